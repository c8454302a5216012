import type { App } from '#kernel/ports/app.ts'
import { LEAD, LIMIT, leadOf } from './parts.ts'

const MESSAGE = `'message_id', m.message_id, 'step', m.step, 'type', m.type, 'text', m.content, 'author', m.author, 'variant', m.variant,
  'status', m.status, 'failures', m.failures, 'approved_at', kernel.stamp(m.approved_at), 'sent_at', kernel.stamp(m.sent_at)`

const LATENCY = `round(extract(epoch from a.decided_at - a.requested_at), 3)`

const GRANTS = `(select coalesce(jsonb_agg(jsonb_build_object('person', g.person, 'role', g.role, 'granted_at', kernel.stamp(g.granted_at)) order by g.granted_at, g.grant_id), '[]')
  from kernel.grants g where g.workspace_id = $1 and g.approval_id = a.approval_id and g.returned_at is null)`

/** Not erased: what was asked for is an object, what an erasure leaves is none. */
const WHOLE = `left(a.content, 1) = '{'`

/** What was asked for, and before it what a person changed: the first draft first. */
const APPROVALS = `(with recursive asked as (
    select a.*, 1 as depth from kernel.approvals a where a.workspace_id = $1 and a.approval_id = m.approval_id
    union all
    select b.*, q.depth + 1 from asked q join kernel.approvals b on b.workspace_id = $1 and b.approval_id = q.replaces where q.depth < 20)
  select coalesce(jsonb_agg(jsonb_build_object('approval_id', a.approval_id, 'author', a.author, 'status', a.status,
    'text', case when ${WHOLE} then a.content::jsonb #>> '{action,message,content}' else a.content end,
    'reason', a.reason, 'requested_at', kernel.stamp(a.requested_at), 'decided_at', kernel.stamp(a.decided_at), 'decided_by', a.decided_by,
    'latency_seconds', ${LATENCY}, 'grants', ${GRANTS}) order by a.depth desc), '[]') from asked a)`

/** Every try, by the keys that a try can have (controller/effect-key.ts), with the tool's word and what was read back. */
const INTENTS = `(select coalesce(jsonb_agg(jsonb_build_object('intent_id', i.intent_id, 'status', i.status, 'created_at', kernel.stamp(i.created_at),
    'ended_at', kernel.stamp(i.ended_at), 'decided_by', i.decided_by,
    'receipts', (select coalesce(jsonb_agg(jsonb_build_object('outcome', r.outcome, 'error', r.error ->> 'code', 'received_at', kernel.stamp(r.received_at)) order by r.attempt), '[]')
      from kernel.receipts r where r.workspace_id = $1 and r.intent_id = i.intent_id),
    'evidence', (select coalesce(jsonb_agg(jsonb_build_object('found', e.found, 'detail', e.detail, 'read_at', kernel.stamp(e.read_at)) order by e.read_at, e.evidence_id), '[]')
      from (select * from kernel.evidence e where e.workspace_id = $1 and e.intent_id = i.intent_id order by e.read_at desc, e.evidence_id limit 20) e))
    order by i.created_at, i.intent_id), '[]')
  from kernel.intents i where i.workspace_id = $1 and i.idempotency_key = any (array(
    select 'send_message' || case n when 1 then '' else '#' || n end || ':' || m.message_id from generate_series(1, 20) n)))`

export const messageViews: Record<string, string> = {
  /** {limit?, after?: {requested_at, id}}: what waits for a yes or no, oldest first. An answer names the action_hash. */
  drafts: `select jsonb_build_object('drafts', coalesce(jsonb_agg(jsonb_build_object('approval_id', a.approval_id, 'action_hash', a.action_hash,
      'text', a.content::jsonb #>> '{action,message,content}', 'type', a.content::jsonb #>> '{action,message,type}', 'author', a.author, 'replaces', a.replaces,
      'people_needed', a.people_needed, 'grants', ${GRANTS}, 'requested_at', kernel.stamp(a.requested_at), 'expires_at', kernel.stamp(a.expires_at), 'lead', l.lead)
      order by a.requested_at, a.approval_id), '[]'))
    from (select * from kernel.approvals a where a.workspace_id = $1 and a.status = 'pending' and a.action = 'generate_message' and ${WHOLE}
      and (a.requested_at, a.approval_id) > (coalesce(($2 #>> '{after,requested_at}')::timestamptz, '-infinity'),
        coalesce(($2 #>> '{after,id}')::uuid, '00000000-0000-0000-0000-000000000000'))
      order by a.requested_at, a.approval_id ${LIMIT}) a ${leadOf('a.subject_id')}`,
  /** {status?, step?, lead_id?, limit?, after?: {approved_at, id}}: newest first. */
  messages: `select jsonb_build_object('messages', coalesce(jsonb_agg(jsonb_build_object(${MESSAGE}, 'lead', l.lead) order by m.approved_at desc, m.message_id desc), '[]'))
    from (select * from outreach.messages m where m.workspace_id = $1 and ($2 ->> 'status' is null or m.status = $2 ->> 'status')
      and ($2 ->> 'step' is null or m.step = ($2 ->> 'step')::integer) and ($2 ->> 'lead_id' is null or m.lead_id = ($2 ->> 'lead_id')::uuid)
      and (m.approved_at, m.message_id) < (coalesce(($2 #>> '{after,approved_at}')::timestamptz, 'infinity'),
        coalesce(($2 #>> '{after,id}')::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
      order by m.approved_at desc, m.message_id desc ${LIMIT}) m ${leadOf('m.lead_id')}`,
  /** {id}: one message, who said yes to it and when, and what became of it. */
  message: `select jsonb_build_object(${MESSAGE}, 'lead', ${LEAD}, 'approvals', ${APPROVALS}, 'intents', ${INTENTS})
    from outreach.messages m join outreach.leads l on l.workspace_id = $1 and l.id = m.lead_id where m.workspace_id = $1 and m.message_id = ($2 ->> 'id')::uuid`,
} satisfies App['views']
