import type pg from 'pg'
import type { Static } from 'typebox'
import { ask } from '#storage/ask.ts'
import type { Scope } from './product.ts'
import { IS_WITHIN, listStops, listWorkspaces, valuesOf } from './queries.ts'
import type { DoneThing, Escalation, Stuck, Today, Uncertain } from './schemas.ts'
import { ABOUT, readWaiting, WAITS_FOR_A_PERSON } from './waiting.ts'

/** What waits for a person, what runs and what was done, over all workspaces that they may see. */

const SHOWN = 100
const DONE_SHOWN = 30

export async function readToday(auditor: pg.Pool, within?: Scope): Promise<Static<typeof Today>> {
  const by = valuesOf(within)
  const [stops, [counted], waiting, escalations, uncertain, stuck, setAside, workspaces, done] = await Promise.all([
    listStops(auditor, within),
    ask<Pick<Static<typeof Today>, 'approvals' | 'newest_at'>>(auditor, WAITING, by),
    readWaiting(auditor, within),
    inApp<Static<typeof Escalation>>(auditor, 'scheduling.questions', ESCALATIONS, by),
    ask<Static<typeof Uncertain>>(auditor, UNCERTAIN, by),
    ask<Static<typeof Stuck>>(auditor, STUCK, by),
    inApp<Static<typeof Today>['set_aside'][number]>(auditor, 'outreach.set_asides', SET_ASIDE, by),
    listWorkspaces(auditor, within),
    ask<Static<typeof DoneThing>>(auditor, DONE, by),
  ])
  const running = workspaces.filter(({ status, stopped }) => status === 'active' && !stopped)
  const { approvals = 0, newest_at = null } = counted ?? {}
  const { questions, tasks } = waiting
  const forPeople = { approvals, newest_at, questions, escalations, uncertain, tasks, stuck, set_aside: setAside }
  return { stops, ...forPeople, running, done }
}

/** Only where the app of the table is there: an installation may do without it. */
async function inApp<T extends object>(auditor: pg.Pool, table: string, query: string, by: unknown[]): Promise<T[]> {
  const [known] = await ask<{ there: boolean }>(auditor, 'select to_regclass($1) is not null as there', [table])
  return known?.there ? ask<T>(auditor, query, by) : []
}

const WAITING = `
  select count(*) filter (where x.kind = 'approval')::integer as approvals, kernel.stamp(max(x.at)) as newest_at
  from (
    select 'approval' as kind, a.requested_at as at from kernel.approvals a join kernel.workspaces w using (workspace_id)
    where a.status = 'pending' and ${IS_WITHIN}
    union all
    select 'question', q.asked_at from kernel.questions q join kernel.workspaces w using (workspace_id)
    where q.status = 'open' and ${IS_WITHIN}
    union all
    select 'task', t.updated_at from kernel.tasks t join kernel.workspaces w using (workspace_id)
    where ${WAITS_FOR_A_PERSON} and ${IS_WITHIN}
  ) x`

const ESCALATIONS = `
  select ${ABOUT}, q.question_id as id, q.why as text, kernel.stamp(q.asked_at) as since
  from scheduling.questions q join kernel.workspaces w using (workspace_id)
  where q.status = 'open' and w.status in ('active', 'paused') and ${IS_WITHIN} order by q.asked_at limit ${SHOWN}`

const UNCERTAIN = `
  select ${ABOUT}, i.intent_id, i.tool, i.lane_id as lane, i.request, kernel.stamp(i.created_at) as created_at,
    (select e.detail from kernel.evidence e where e.workspace_id = i.workspace_id and e.intent_id = i.intent_id
     order by e.read_at desc limit 1) as evidence
  from kernel.intents i join kernel.workspaces w using (workspace_id)
  where i.status = 'uncertain' and ${IS_WITHIN} order by i.created_at limit ${SHOWN}`

const STUCK = `
  select ${ABOUT}, w.workspace_id as id, w.status as text, w.status_reason as reason, kernel.stamp(w.created_at) as since
  from kernel.workspaces w where w.status in ('paused', 'error') and w.workspace_id <> kernel.system_workspace() and ${IS_WITHIN}
  order by w.created_at desc limit ${SHOWN}`

/** Leads that a person corrects or drops, by campaign. */
const SET_ASIDE = `
  select ${ABOUT}, count(*)::integer as leads, (array_agg(l.full_name order by s.set_aside_at, s.lead_id))[1] as name,
    (array_agg(s.reason order by s.set_aside_at, s.lead_id))[1] as reason, kernel.stamp(min(s.set_aside_at)) as since
  from outreach.waiting_set_asides s join kernel.workspaces w using (workspace_id) join outreach.leads l on l.workspace_id = s.workspace_id and l.id = s.lead_id
  where w.status in ('active', 'paused', 'error') and ${IS_WITHIN} group by w.workspace_id, w.name, w.app order by min(s.set_aside_at) limit ${SHOWN}`

const DONE = `
  select * from (
    (select ${ABOUT}, 'effect' as kind, i.intent_id as id, i.tool as text, kernel.stamp(i.ended_at) as at
     from kernel.intents i join kernel.workspaces w using (workspace_id)
     where i.status = 'verified' and i.effect = 'irreversible' and ${IS_WITHIN}
     order by i.ended_at desc limit ${DONE_SHOWN})
    union all
    (select ${ABOUT}, 'task', t.task_id, t.description, kernel.stamp(t.updated_at)
     from kernel.tasks t join kernel.workspaces w using (workspace_id)
     where t.status = 'done' and ${IS_WITHIN} order by t.updated_at desc limit ${DONE_SHOWN})
  ) d order by d.at desc limit ${DONE_SHOWN}`
