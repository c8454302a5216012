import type pg from 'pg'
import type { Static } from 'typebox'
import { ask } from '#adapters/postgres/ask.ts'
import type { Within } from './product.ts'
import { IS_WITHIN, listStops, listWorkspaces, valuesOf } from './queries.ts'
import type { DoneThing, Escalation, Question, Stuck, Today, Uncertain } from './schemas.ts'

/** What waits for a person, what runs and what was done, over all workspaces that they may see. */

const SHOWN = 100
const DONE_SHOWN = 30

export async function readToday(auditor: pg.Pool, within?: Within): Promise<Static<typeof Today>> {
  const by = valuesOf(within)
  const [stops, [counted], questions, escalations, uncertain, stuck, workspaces, done] = await Promise.all([
    listStops(auditor, within),
    ask<Pick<Static<typeof Today>, 'approvals' | 'newest_at'>>(auditor, WAITING, by),
    ask<Static<typeof Question>>(auditor, QUESTIONS, by),
    escalationsIn(auditor, by),
    ask<Static<typeof Uncertain>>(auditor, UNCERTAIN, by),
    ask<Static<typeof Stuck>>(auditor, STUCK, by),
    listWorkspaces(auditor, within),
    ask<Static<typeof DoneThing>>(auditor, DONE, by),
  ])
  const running = workspaces.filter(({ status, stopped }) => status === 'active' && !stopped)
  const { approvals = 0, newest_at = null } = counted ?? {}
  return { stops, approvals, newest_at, questions, escalations, uncertain, stuck, running, done }
}

/** Only where meetings are coordinated: an installation may do without that pack. */
async function escalationsIn(auditor: pg.Pool, by: unknown[]): Promise<Array<Static<typeof Escalation>>> {
  const there = `select to_regclass('scheduling.questions') is not null as there`
  const [known] = await ask<{ there: boolean }>(auditor, there)
  return known?.there ? ask<Static<typeof Escalation>>(auditor, ESCALATIONS, by) : []
}

const ABOUT = 'w.workspace_id as workspace, w.name as workspace_name, w.pack'

const WAITING = `
  select count(*) filter (where x.kind = 'approval')::integer as approvals, kernel.stamp(max(x.at)) as newest_at
  from (
    select 'approval' as kind, a.requested_at as at from kernel.approvals a join kernel.workspaces w using (workspace_id)
    where a.status = 'pending' and ${IS_WITHIN}
    union all
    select 'question', q.asked_at from kernel.questions q join kernel.workspaces w using (workspace_id)
    where q.status = 'open' and ${IS_WITHIN}
  ) x`

const QUESTIONS = `
  select ${ABOUT}, q.question_id, q.question, q.options, q.context, kernel.stamp(q.asked_at) as asked_at
  from kernel.questions q join kernel.workspaces w using (workspace_id)
  where q.status = 'open' and ${IS_WITHIN} order by q.asked_at limit ${SHOWN}`

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
  select * from (
    (select ${ABOUT}, 'task' as kind, t.task_id as id, t.description as text, t.blocked_reason as reason, kernel.stamp(t.updated_at) as since
     from kernel.tasks t join kernel.workspaces w using (workspace_id)
     where t.status = 'blocked' and w.status in ('active', 'paused') and ${IS_WITHIN}
     order by t.updated_at desc limit ${SHOWN})
    union all
    (select ${ABOUT}, 'workspace', w.workspace_id, w.status, w.status_reason, kernel.stamp(w.created_at)
     from kernel.workspaces w where w.status in ('paused', 'error') and w.workspace_id <> kernel.house() and ${IS_WITHIN}
     order by w.created_at desc limit ${SHOWN})
  ) s order by s.since desc`

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
