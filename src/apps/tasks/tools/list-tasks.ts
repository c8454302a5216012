import type { TaskPage } from '../contracts.ts'
import * as says from '../domain/decide/templates.ts'
import type { TaskRow } from '../domain/decide/turn-state.ts'
import { done, type Effects, plain } from './effects.ts'

/** Own tasks of every status, newest first. An empty list is no error. */
export function listTasks(page: TaskRow[], total: number, nextCursor: string | null): Effects {
  const tasks = page.map(plain)
  const data: TaskPage = { tasks, total, next_cursor: nextCursor }
  return {
    result: done(data),
    reply: says.yourTasks(tasks, total),
    changes: [],
    shown: page.map(({ task_id }) => task_id),
  }
}
