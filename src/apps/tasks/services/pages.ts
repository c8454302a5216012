import { Failure } from '#kernel/contracts/refusal.ts'
import type { Task, TaskPage } from '../contracts.ts'
import { matchText } from '../domain/decide/match-text.ts'
import type { TaskQuery } from './service.ts'

const PAGE = 50

/** A view of the tasks app. */
export type Look = <T>(workspace: string, name: string, parameters?: object) => Promise<T>

/** One page of a person's tasks, in the order and with the filters that were asked for. */
export async function listPage(view: Look, workspace: string, query: TaskQuery): Promise<TaskPage> {
  const { search, sort = 'newest', limit = PAGE, cursor, ...filter } = query
  if (cursor !== undefined && !/^\d{1,15}$/.test(cursor))
    throw new Failure('schema.pattern', 'that cursor is none of ours', 'Use next_cursor of the page before.')
  const words = search === undefined ? undefined : matchText(search).split(' ').filter(Boolean).slice(0, 20)
  if (words?.length === 0) return { tasks: [], total: 0, next_cursor: null }
  const size = Math.min(Math.max(limit, 1), 200)
  const asked = { ...filter, limit: size, cursor, words }
  const { tasks } = await view<{ tasks: Array<Task & { number: number; row_version?: string }> }>(
    workspace,
    words ? 'search' : sort,
    asked,
  )
  const shown = tasks.slice(0, size)
  const byNumber = !words && (sort === 'newest' || sort === 'oldest')
  const next = byNumber ? String(shown.at(-1)?.number) : String(Number(cursor ?? 0) + size)
  return {
    tasks: shown.map(({ number: _number, row_version: _row, ...task }) => task),
    total: await totalOf(view, workspace, asked),
    next_cursor: tasks.length > size ? next : null,
  }
}

/** Kept by the database where only the status is asked for; counted where more is. */
async function totalOf(
  view: Look,
  workspace: string,
  asked: Omit<TaskQuery, 'search' | 'sort'> & { words?: string[] },
): Promise<number> {
  const { status, list, label, priority, due_before, words } = asked
  if (list ?? label ?? priority ?? due_before ?? words) return view<number>(workspace, 'matching', asked)
  const { pending, completed } = await view<{ pending: number; completed: number }>(workspace, 'counts')
  return status === 'pending' ? pending : status === 'completed' ? completed : pending + completed
}
