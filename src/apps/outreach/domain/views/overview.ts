import type { App } from '#kernel/ports/app.ts'
import { atZone, LEAD, localDay, NOW, ZONE, zoneNamed } from './parts.ts'

const TASKS = 500

/** Named one by one: what somebody adds to a goal one day is not shown before somebody has thought about it. */
const GOAL = `(select coalesce(jsonb_object_agg(g.key, g.value), '{}') from jsonb_each(w.goal) g where g.key in
  ('audience', 'offer', 'sender', 'channel', 'account', 'time_zone', 'contacts', 'one_per_company', 'discover', 'steps', 'give_up_days', 'close_days'))`

const TASK = `jsonb_build_object('id', t.task_id, 'description', t.description, 'status', t.status, 'blocked_reason', t.blocked_reason, 'source', t.source,
  'preconditions', t.preconditions, 'required_effects', t.required_effects, 'created_at', kernel.stamp(t.created_at), 'updated_at', kernel.stamp(t.updated_at))`

/** What the campaign's own search has come to; null where it makes none. */
const DISCOVERY = `case when w.goal ? 'discover' then (select jsonb_build_object(
    'pages', (select count(*) from outreach.searches s where s.workspace_id = $1), 'found', count(*), 'added', count(*) filter (where f.status = 'added'),
    'left_out', (select coalesce(jsonb_object_agg(r.reason, r.n), '{}') from (select o.reason, count(*) as n from outreach.finds o
      where o.workspace_id = $1 and o.status = 'left_out' group by 1) r))
  from outreach.finds f where f.workspace_id = $1) end`

/** Blocked, or begun and with nothing that could be read back: only a person ends them. */
const TASKS_FOR_PEOPLE = `(select count(*) from kernel.tasks t where t.workspace_id = $1
  and (t.status = 'blocked' or (t.status = 'in_progress' and t.metadata ->> 'work' is null and t.required_effects = '[]')))`

const SET_ASIDES = 100

const NO_LEADS = `'{"total":0,"pending":0,"contacted":0,"accepted":0,"responded":0,"rejected":0}'::jsonb`

/** Counted as kernel.reserve counts. Both begin at midnight where the person lives, the week on Monday. */
const used = (span: 'day' | 'week') => `(select coalesce(sum(r.amount), 0) from kernel.reservations r
  where r.workspace_id = kernel.system_workspace() and r.resource = 'outreach/' || ($2 ->> 'account') || '/' || x.act || '/${span}'
    and r.reserved_at >= ${atZone(`date_trunc('${span}', ${atZone(NOW)})`)} and (r.status = 'used' or (r.status = 'held' and r.expires_at > ${NOW})))`

export const overviewViews: Record<string, string> = {
  /** {at?}: one campaign at a glance. `today` is what this campaign sent today; what its account did stands in caps_used. */
  campaign: `with z as materialized (${ZONE})
    select jsonb_build_object('id', w.workspace_id, 'name', w.name, 'status', w.status, 'status_reason', w.status_reason, 'created_at', kernel.stamp(w.created_at),
      'stopped', exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = $1)), 'goal', ${GOAL},
      'tasks', (select coalesce(jsonb_agg(${TASK} order by t.created_at, t.task_id), '[]') from (
        select * from kernel.tasks t where t.workspace_id = $1 order by t.created_at, t.task_id limit ${TASKS}) t),
      'task_counts', (select to_jsonb(c) - 'workspace_id' from kernel.task_counts c where c.workspace_id = $1),
      'leads', coalesce((select to_jsonb(c) - 'workspace_id' from outreach.lead_counts c where c.workspace_id = $1), ${NO_LEADS}),
      'discovery', ${DISCOVERY},
      'messages', (select coalesce(jsonb_object_agg(m.status, m.n), '{}') from (select status, count(*) as n from outreach.messages where workspace_id = $1 group by 1) m),
      'waiting', jsonb_build_object(
        'drafts', (select count(*) from kernel.approvals a where a.workspace_id = $1 and a.status = 'pending' and a.action = 'generate_message'),
        'approvals', (select count(*) from kernel.approvals a where a.workspace_id = $1 and a.status = 'pending' and a.action <> 'generate_message'),
        'questions', (select count(*) from kernel.questions q where q.workspace_id = $1 and q.status = 'open'),
        'uncertain', (select count(*) from kernel.intents i where i.workspace_id = $1 and i.status = 'uncertain'),
        'unread', (select count(*) from outreach.replies r where r.workspace_id = $1 and r.read_at is null),
        'set_aside', (select count(*) from outreach.waiting_set_asides s where s.workspace_id = $1), 'tasks', ${TASKS_FOR_PEOPLE}),
      'ready_to_send', (select count(*) from outreach.to_send s where s.workspace_id = $1),
      'failed', (select count(*) from outreach.messages m where m.workspace_id = $1 and m.status = 'failed'
        and not exists (select 1 from outreach.to_send s where s.workspace_id = $1 and s.message_id = m.message_id)),
      'set_aside', (select coalesce(jsonb_agg(jsonb_build_object('stage', s.stage, 'code', s.code, 'reason', s.reason, 'since', kernel.stamp(s.set_aside_at), 'lead', s.lead,
          'location', s.location, 'headline', s.headline) order by s.set_aside_at, s.lead_id), '[]')
        from (select s.*, ${LEAD} as lead, l.details ->> 'location' as location, l.details ->> 'headline' as headline from outreach.waiting_set_asides s
          join outreach.leads l on l.workspace_id = $1 and l.id = s.lead_id
          where s.workspace_id = $1 order by s.set_aside_at, s.lead_id limit ${SET_ASIDES}) s),
      'today', (select jsonb_build_object('day', to_char(${localDay(NOW)}, 'YYYY-MM-DD'),
        'connects', (select count(*) from outreach.messages m where m.workspace_id = $1 and m.status = 'sent' and m.type = 'connection_request' and ${localDay('m.sent_at')} = ${localDay(NOW)}),
        'messages', (select count(*) from outreach.messages m where m.workspace_id = $1 and m.status = 'sent' and m.type <> 'connection_request' and ${localDay('m.sent_at')} = ${localDay(NOW)})) from z))
    from kernel.workspaces w where w.workspace_id = $1 and w.app = 'outreach'`,
  /**
   * {account, time_zone, at?}: what an account has used of its limits today and since Monday, over all campaigns. Asked of
   * the house, where reservations stand; a campaign sees none of them, and null. The zone is the governor's.
   */
  caps_used: `with z as materialized (${zoneNamed(`$2 ->> 'time_zone'`)})
    select jsonb_object_agg(x.act, jsonb_build_object('day', ${used('day')}, 'week', ${used('week')}))
    from z cross join unnest(array['connect', 'message', 'view']) as x(act) where $1 = kernel.system_workspace()`,
  /** What the artifact context/campaign_context says in its newest approved version. */
  context: `select jsonb_build_object('version', a.version, 'source', a.source, 'created_at', kernel.stamp(a.created_at), 'content_type', a.content_type,
      'content', convert_from(kernel.checked(b.hash, b.bytes), 'UTF8'))
    from (select * from kernel.artifacts a where a.workspace_id = $1 and a.artifact_type = 'context' and a.artifact_key = 'campaign_context' and a.status = 'approved'
      order by a.version desc limit 1) a
    join kernel.blobs b on b.workspace_id = $1 and b.hash = a.hash where b.bytes is not null and a.byte_size <= 262144 and a.hash_source <> 'bytes'`,
} satisfies App['views']
