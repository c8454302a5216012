import { DecideTurn, type UserIntent } from '#apps/tasks/contracts.ts'
import { changeMeant } from '#apps/tasks/domain/decide/language/classify.ts'
import { proposalFor } from '#apps/tasks/domain/decide/propose.ts'
import { lookIn, readReference } from '#apps/tasks/domain/decide/resolve.ts'
import { buildSnapshot, type TurnSnapshot } from '#apps/tasks/domain/decide/snapshot.ts'
import { decideTurn } from '#apps/tasks/domain/decide/turn.ts'
import type { Conversation, Pending, TaskRow, TasksState } from '#apps/tasks/domain/decide/turn-state.ts'
import type { Change, Row, State } from '#kernel/ports/store.ts'
import { checkLater } from '#kernel/validate.ts'

/** A conversation through the real gate with its rows in memory: thousands of turns in a second. */

/** As the controller does before the gate. */
const checkForm = checkLater(DecideTurn)

const NOW = '2026-03-04T09:00:00.000Z'
const uuid = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`
const [CONVERSATION, WORKSPACE, PERSON] = [uuid(2), uuid(8), uuid(7)] as const
export const OTHERS_TASK = uuid(99)

export type SnapshotView = Exclude<TurnSnapshot, { reminder: unknown }>
/** What a model answers to a snapshot; null is the engine's own proposal. */
export type Model = (snapshot: SnapshotView) => unknown

export type Act =
  | { add: string }
  | { complete: string }
  | { change: string; to?: string }
  | { delete: string }
  /** The question before a deletion. */
  | { confirm: string }

export interface Said {
  acts: Act[]
  reply: string
  /** The words that the reply offers to add. */
  offered: string | null
  /** Every row of a task that was written, without ids. */
  wrote: string
  /** Everything that was written, what was kept of the model's words included. */
  written: string
  /** The decision of the last phase. */
  decision: DecideTurn['decision_type']
  /** Proposals of the model that the gate let pass. */
  accepted: number
}

export interface MemoryChat {
  say(message: string, model?: Model): Said
  tasks(): TaskRow[]
}

/** The first description is the newest task: task 1 of the list. */
export function openMemoryChat(descriptions: readonly string[]): MemoryChat {
  let serial = 1000
  let now = Date.parse(NOW)
  let tasks = descriptions.map((description, i) => taskOf(description, descriptions.length - i))
  let conversation: Conversation = { conversation_id: CONVERSATION, shown: [], asked: null, focus: null }
  let pending: Pending | null = null
  const history: TasksState['history'] = []

  function stateOf(message: string, turnId: string, intent: UserIntent | null): State {
    const reference = intent
      ? (intent.extracted_params?.task_reference ?? '')
      : changeMeant(message)?.extracted_params?.task_reference
    const looked = lookIn(tasks, readReference(reference ?? ''), conversation.shown, conversation.focus)
    const held: TasksState = {
      ...{ person: 'anna', conversation, pending, history: history.slice(-10), reminder: null, item: null },
      turn: {
        ...{ turn_id: turnId, conversation_id: CONVERSATION, kind: 'message', message, call: null, time_zone: 'UTC' },
        ...{ phase: intent ? 2 : 1, intent, task_id: null, page_size: 50 },
        ...{ received_at: at(), answer_by: null, row_version: '1' },
      },
      matches: reference ? (looked.matches as TaskRow[]) : [],
      at: intent ? (looked.at as TaskRow | null) : null,
      focus: intent ? (looked.focus as TaskRow | null) : null,
      named: tasks.find(({ task_id }) => task_id === pending?.task_id) ?? null,
      ...{ page: tasks, total: tasks.length, last_number: serial, last_history: serial },
    }
    return { workspace: { id: WORKSPACE, goal: { person_id: PERSON } }, app: held } as unknown as State
  }

  const at = () => new Date(now).toISOString()

  function apply(change: Change): void {
    if (change.table === 'tasks.conversations' && change.op === 'update')
      conversation = { ...conversation, ...(change.row as Partial<Conversation>) }
    if (change.table === 'tasks.confirmations')
      pending = change.op === 'insert' ? (change.rows[0] as unknown as Pending) : null
    if (change.table !== 'tasks.tasks') return
    if (change.op === 'insert') tasks = [...(change.rows as unknown as TaskRow[]), ...tasks]
    else if (change.op === 'delete') tasks = tasks.filter(({ task_id }) => task_id !== change.where.task_id)
    else
      tasks = tasks.map((task) =>
        task.task_id === change.where.task_id ? ({ ...task, ...change.row } as TaskRow) : task,
      )
  }

  return {
    tasks: () => tasks,
    say(message, model) {
      const turnId = uuid(serial++)
      let intent: UserIntent | null = null
      let accepted = 0
      for (;;) {
        const state = stateOf(message, turnId, intent)
        const snapshot = buildSnapshot(state, 0).snapshot as SnapshotView
        const own = proposalFor(snapshot) as DecideTurn
        const given = (model?.(snapshot) ?? own) as DecideTurn
        let proposal = given
        let decided = checkForm(given) ? null : decideTurn(state, given)
        if (decided?.kind === 'write') accepted += model ? 1 : 0
        else {
          proposal = own
          decided = decideTurn(state, own)
        }
        if (decided.kind !== 'write') throw new Error(`the engine was refused: ${JSON.stringify(decided)}`)
        const changes = decided.make({ now: at(), uuid: () => uuid(serial++) } as never)
        const turn = changes.find(({ table }) => table === 'tasks.turns') as { row: Row }
        if (turn.row.phase === 2 && !intent) {
          intent = turn.row.intent as UserIntent
          continue
        }
        const reply = String(turn.row.reply)
        const acts = actsOf(changes, tasks)
        const wrote = wroteOf(changes)
        for (const change of changes) apply(change)
        now += 1000
        history.push({ role: 'user', content: message, timestamp: at() })
        history.push({ role: 'assistant', content: reply, timestamp: at() })
        const offered = conversation.asked?.description ?? null
        return {
          acts,
          reply,
          offered,
          wrote,
          written: JSON.stringify(changes),
          decision: proposal.decision_type,
          accepted,
        }
      }
    },
  }
}

function taskOf(description: string, number: number): TaskRow {
  return {
    ...{ task_id: uuid(10 + number), description, status: 'pending', created_at: NOW, updated_at: NOW },
    ...{ completed_at: null, due_on: null, due_at: null, priority: null, labels: [], recurrence: null },
    ...{ remind_at: null, list: null, time_zone: null, version: 1, number, row_version: '1' },
  }
}

function actsOf(changes: Change[], tasks: TaskRow[]): Act[] {
  const before = (where: Row) => tasks.find(({ task_id }) => task_id === where.task_id)?.description ?? '?'
  return changes.flatMap((change): Act[] => {
    if (change.table === 'tasks.confirmations' && change.op === 'insert')
      return change.rows.map((row) => ({ confirm: String(row.task_description) }))
    if (change.table !== 'tasks.tasks') return []
    if (change.op === 'insert') return change.rows.map((row) => ({ add: String(row.description) }))
    if (change.op === 'delete') return [{ delete: before(change.where) }]
    if (change.row.status === 'completed') return [{ complete: before(change.where) }]
    const to = change.row.description
    const isRenamed = to !== undefined && to !== before(change.where)
    return [{ change: before(change.where), ...(isRenamed ? { to: String(to) } : {}) }]
  })
}

function wroteOf(changes: Change[]): string {
  const rows = changes
    .filter(({ table }) => table === 'tasks.tasks')
    .map((change) => {
      const where = change.op === 'insert' ? {} : change.where
      const rows = change.op === 'insert' ? change.rows : change.op === 'update' ? [change.row] : []
      const telling = rows.map(({ task_id: _id, number: _number, ...row }) => row)
      return { op: change.op, where, rows: telling }
    })
  return JSON.stringify(rows)
}
