import type pg from 'pg'
import type { Static } from 'typebox'
import { ask } from '#adapters/postgres/ask.ts'
import { listStops, listWorkspaces } from './queries.ts'
import type { DoneThing, Question, Stuck, Today, Uncertain } from './schemas.ts'

/** What waits for a person, what runs and what was done, over all workspaces. */

const SHOWN = 100
const DONE_SHOWN = 30

export async function readToday(auditor: pg.Pool): Promise<Static<typeof Today>> {
  const [stops, counted, questions, uncertain, stuck, workspaces, done] = await Promise.all([
    listStops(auditor),
    ask<{ n: number }>(auditor, `select count(*)::integer as n from kernel.approvals where status = 'pending'`),
    ask<Static<typeof Question>>(auditor, QUESTIONS),
    ask<Static<typeof Uncertain>>(auditor, UNCERTAIN),
    ask<Static<typeof Stuck>>(auditor, STUCK),
    listWorkspaces(auditor),
    ask<Static<typeof DoneThing>>(auditor, DONE),
  ])
  const running = workspaces.filter(({ status, stopped }) => status === 'active' && !stopped)
  return { stops, approvals: counted[0]?.n ?? 0, questions, uncertain, stuck, running, done }
}

const ABOUT = 'w.workspace_id as workspace, w.name as workspace_name, w.pack'

const QUESTIONS = `
  select ${ABOUT}, q.question_id, q.question, q.options, q.context, kernel.stamp(q.asked_at) as asked_at
  from kernel.questions q join kernel.workspaces w using (workspace_id)
  where q.status = 'open' order by q.asked_at limit ${SHOWN}`

const UNCERTAIN = `
  select ${ABOUT}, i.intent_id, i.tool, i.lane_id as lane, i.request, kernel.stamp(i.created_at) as created_at,
    (select e.detail from kernel.evidence e where e.workspace_id = i.workspace_id and e.intent_id = i.intent_id
     order by e.read_at desc limit 1) as evidence
  from kernel.intents i join kernel.workspaces w using (workspace_id)
  where i.status = 'uncertain' order by i.created_at limit ${SHOWN}`

const STUCK = `
  select * from (
    (select ${ABOUT}, 'task' as kind, t.task_id as id, t.description as text, t.blocked_reason as reason, kernel.stamp(t.updated_at) as since
     from kernel.tasks t join kernel.workspaces w using (workspace_id)
     where t.status = 'blocked' and w.status in ('active', 'paused') order by t.updated_at desc limit ${SHOWN})
    union all
    (select ${ABOUT}, 'workspace', w.workspace_id, w.status, w.status_reason, kernel.stamp(w.created_at)
     from kernel.workspaces w where w.status in ('paused', 'error') and w.workspace_id <> kernel.house()
     order by w.created_at desc limit ${SHOWN})
  ) s order by s.since desc`

const DONE = `
  select * from (
    (select ${ABOUT}, 'effect' as kind, i.intent_id as id, i.tool as text, kernel.stamp(i.ended_at) as at
     from kernel.intents i join kernel.workspaces w using (workspace_id)
     where i.status = 'verified' and i.effect = 'irreversible' order by i.ended_at desc limit ${DONE_SHOWN})
    union all
    (select ${ABOUT}, 'task', t.task_id, t.description, kernel.stamp(t.updated_at)
     from kernel.tasks t join kernel.workspaces w using (workspace_id)
     where t.status = 'done' order by t.updated_at desc limit ${DONE_SHOWN})
  ) d order by d.at desc limit ${DONE_SHOWN}`
