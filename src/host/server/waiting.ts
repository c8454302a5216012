import type pg from 'pg'
import type { Static } from 'typebox'
import { ask } from '#storage/ask.ts'
import type { Scope } from './product.ts'
import { IS_WITHIN, valuesOf } from './queries.ts'
import type { Question, WaitingTask, WaitingWork } from './schemas.ts'

export const SHOWN = 100

export const ABOUT = 'w.workspace_id as workspace, w.name as workspace_name, w.app'

/** Of the task `t`: it is blocked, or it has no effects that could be read back, so that only a person completes it. */
export const WAITS_FOR_A_PERSON = `(t.status = 'blocked' or (t.status = 'in_progress' and t.required_effects = '[]'::jsonb))
  and w.status not in ('completed', 'initializing')`

/**
 * The questions of agents and the tasks that wait for a person, oldest first; of all workspaces, of one, or the one with
 * this ID, which is found however many wait.
 */
export async function readWaiting(
  auditor: pg.Pool,
  within?: Scope,
  workspace?: string,
  id?: string,
): Promise<Static<typeof WaitingWork>> {
  const by = [...valuesOf(within), workspace ?? null, id ?? null]
  const [questions, tasks] = await Promise.all([
    ask<Static<typeof Question>>(auditor, QUESTIONS, by),
    ask<Static<typeof WaitingTask>>(auditor, TASKS, by),
  ])
  return { questions, tasks }
}

const IN_WORKSPACE = '($3::uuid is null or w.workspace_id = $3)'

const QUESTIONS = `
  select ${ABOUT}, q.question_id, q.question, q.options, q.context, kernel.stamp(q.asked_at) as asked_at
  from kernel.questions q join kernel.workspaces w using (workspace_id)
  where q.status = 'open' and ${IS_WITHIN} and ${IN_WORKSPACE}
    and ($4::uuid is null or q.question_id = $4) order by q.asked_at, q.question_id limit ${SHOWN}`

const TASKS = `
  select ${ABOUT}, t.task_id, t.description, t.status, t.source, t.blocked_reason as reason,
    array_remove(array[case when t.required_effects = '[]'::jsonb then 'complete' end,
      case when t.status = 'blocked' then 'reopen' end], null) as can,
    kernel.stamp(t.updated_at) as since
  from kernel.tasks t join kernel.workspaces w using (workspace_id)
  where ${WAITS_FOR_A_PERSON} and ${IS_WITHIN} and ${IN_WORKSPACE}
    and ($4::uuid is null or t.task_id = $4) order by t.updated_at, t.task_id limit ${SHOWN}`
