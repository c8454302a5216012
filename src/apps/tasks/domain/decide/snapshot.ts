import type { SnapshotView } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import type { EngineInput } from './engine.ts'
import { personOf, shownTasks, type TaskRow, type Turn, tasksOf, userOf } from './turn-state.ts'

/** What an agent is given: a reminder that is due, or one turn with what its phase needs. */
export type TurnSnapshot =
  | { reminder: { task_id: string; description: string } }
  | (EngineInput & {
      turn_id: string
      is_late?: true
      call: Exclude<Turn['call'], { without: string[] }>
      named: TaskRow | null
    })

export function buildSnapshot(state: State, nowMs: number): SnapshotView {
  const tasks = tasksOf(state)
  const { turn, reminder, conversation, pending, named } = tasks
  if (!turn) {
    const { task_id, description, row_version } = reminder as TaskRow
    const rows = { 'tasks.tasks': [[task_id, row_version] as [string, string]] }
    return { snapshot: { reminder: { task_id, description } }, subjectId: personOf(state), rows }
  }
  const snapshot: TurnSnapshot = {
    turn_id: turn.turn_id,
    ...(turn.answer_by && Date.parse(turn.answer_by) <= nowMs ? { is_late: true as const } : {}),
    context: {
      user_id: userOf(state),
      message: turn.message,
      conversation_id: turn.conversation_id,
      message_history: tasks.history,
      pending_confirmation: pending && {
        action_type: 'DELETE_TASK',
        task_id: pending.task_id,
        task_description: pending.task_description,
        created_at: pending.created_at,
        expires_at: pending.expires_at,
      },
    },
    now: turn.received_at,
    time_zone: turn.time_zone,
    asked: conversation?.asked ?? null,
    ...(turn.call && 'without' in turn.call ? { call: null, without: turn.call.without } : { call: turn.call }),
    named: named && bare(named),
    known: turn.phase === 1 ? tasks.matches.map(bare) : [],
    resolution: turn.phase === 2 && turn.intent ? { intent: turn.intent, looked: lookedOf(tasks) } : null,
  }
  // What is only listed need not be fresh: each change of a task names the version that it was decided on.
  const meant = shownTasks({ ...tasks, page: [] }).map((task): [string, string] => [task.task_id, task.row_version])
  const rows = {
    'tasks.turns': [[turn.turn_id, turn.row_version] as [string, string]],
    ...(meant.length > 0 ? { 'tasks.tasks': meant } : {}),
  }
  return { snapshot, subjectId: personOf(state), rows }
}

/** Which transaction wrote a row is the database's affair: the same tasks are the same snapshot, and the same hash. */
const bare = (task: TaskRow): TaskRow => ({ ...task, row_version: '' })

function lookedOf({ matches, at, focus, page, total }: ReturnType<typeof tasksOf>) {
  return {
    matches: matches.map(bare),
    at: at && bare(at),
    focus: focus && bare(focus),
    page: page.map(bare),
    total,
  }
}

/** Nothing was said and no reminder is due: nobody is asked. */
export function rest(state: State, nowMs: number): { until?: string } | null {
  const { turn, reminder } = tasksOf(state)
  if (turn) return null
  if (!reminder?.remind_at) return {}
  return Date.parse(reminder.remind_at) > nowMs ? { until: reminder.remind_at } : null
}
