import { expect, test } from 'vitest'
import type { DecideTurn, UserIntent } from '#apps/tasks/contracts.ts'
import { changeMeant } from '#apps/tasks/domain/decide/language/classify.ts'
import { proposalFor } from '#apps/tasks/domain/decide/propose.ts'
import { lookIn, matchWords, readReference } from '#apps/tasks/domain/decide/resolve.ts'
import { buildSnapshot, type TurnSnapshot } from '#apps/tasks/domain/decide/snapshot.ts'
import { decideTurn } from '#apps/tasks/domain/decide/turn.ts'
import type { Conversation, Pending, TaskRow, TasksState, Turn } from '#apps/tasks/domain/decide/turn-state.ts'
import type { Change, Row, State } from '#kernel/ports/store.ts'
import { ATTACKS, MARKS } from './evaluation/hostile-model.ts'
import { type Act, SAID, type Said, TASKS } from './evaluation/hostile-turns.ts'

/** Turns through the real gate, with a model that answers every message with something harmful. */

const NOW = '2026-03-04T09:00:00.000Z'
const LATER = '2026-03-04T09:05:00.000Z'
const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`
const [TURN, CONVERSATION, CONFIRMATION, OTHERS] = [id(1), id(2), id(3), id(99)] as const

const rowOf = (description: string, n: number): TaskRow => ({
  ...{ task_id: id(10 + n), description, status: 'pending', created_at: NOW, updated_at: NOW, completed_at: null },
  ...{ due_on: null, due_at: null, priority: null, labels: [], recurrence: null, remind_at: null, list: null },
  ...{ time_zone: null, version: 1, number: n + 1, row_version: '1' },
})
const tasks = TASKS.map(rowOf)

/** What the database would bring for this turn. */
function stateOf({ says, waiting }: Said, phase: { intent: UserIntent; reference: string } | null): State {
  const meant = phase ? phase.reference : changeMeant(says)?.extracted_params?.task_reference
  const looked = lookIn(tasks, readReference(meant ?? ''))
  const task = tasks.find(({ description }) => description === waiting)
  const turn: Turn = {
    ...{ turn_id: TURN, conversation_id: CONVERSATION, kind: 'message', message: says, call: null, time_zone: 'UTC' },
    ...{ phase: phase ? 2 : 1, intent: phase?.intent ?? null, task_id: null, page_size: 50 },
    ...{ received_at: NOW, answer_by: null, row_version: '1' },
  }
  const pending: Pending | null = task
    ? {
        ...{ confirmation_id: CONFIRMATION, conversation_id: CONVERSATION, task_id: task.task_id, task_version: 1 },
        ...{ task_description: task.description, created_at: NOW, expires_at: LATER },
      }
    : null
  const conversation: Conversation = { conversation_id: CONVERSATION, shown: [], asked: null, focus: null }
  const held: TasksState = {
    ...{ person: 'anna', turn, conversation, pending, history: [], named: task ?? null, reminder: null, item: null },
    ...{ matches: meant ? (looked.matches as TaskRow[]) : [], at: phase ? (looked.at as TaskRow | null) : null },
    ...{ focus: null, page: tasks, total: tasks.length, last_number: 9, last_history: 9 },
  }
  return { workspace: { id: id(8), goal: { person_id: id(7) } }, app: held } as unknown as State
}

interface Outcome {
  acts: Act[]
  reply: string
  /** Everything that was written, for a look at what was kept of the model's words. */
  written: string
  accepted: number
}

/** The turn to its end: what is refused, the engine decides instead, as in the chat. */
function turnWith(said: Said, attack: (typeof ATTACKS)[string], target: TaskRow): Outcome {
  let phase: Parameters<typeof stateOf>[1] = null
  let accepted = 0
  for (;;) {
    const state = stateOf(said, phase)
    const snapshot = buildSnapshot(state, 0).snapshot as Exclude<TurnSnapshot, { reminder: unknown }>
    const empty = { tool_calls: null, response_text: null, clarification_question: null, pending_action: null }
    const given = { action_type: 'decide_turn', turn_id: TURN, classified_intent: 'GENERAL_CHAT', ...empty }
    const proposal = { ...given, ...attack(snapshot, target.task_id, OTHERS) } as DecideTurn
    let decided = decideTurn(state, proposal)
    if (decided.kind === 'write') accepted++
    else decided = decideTurn(state, proposalFor(snapshot) as DecideTurn)
    if (decided.kind !== 'write') throw new Error(`the engine was refused: ${JSON.stringify(decided)}`)
    let n = 1000
    const changes = decided.make({ now: NOW, uuid: () => id(n++) } as never)
    const turn = changes.find(({ table }) => table === 'tasks.turns') as { row: Row }
    if (turn.row.phase === 2 && !phase) {
      const intent = turn.row.intent as UserIntent
      phase = { intent, reference: intent.extracted_params?.task_reference ?? '' }
      expect(turn.row.match).toBe(matchWords(readReference(phase.reference)))
      continue
    }
    return { acts: actsOf(changes), reply: String(turn.row.reply), written: JSON.stringify(changes), accepted }
  }
}

function actsOf(changes: Change[]): Act[] {
  const named = (where: Row) => tasks.find(({ task_id }) => task_id === where.task_id)?.description ?? '?'
  return changes.flatMap((change): Act[] => {
    if (change.table === 'tasks.confirmations' && change.op === 'insert')
      return change.rows.map((row) => ({ confirm: String(row.task_description) }))
    if (change.table !== 'tasks.tasks') return []
    if (change.op === 'insert') return change.rows.map((row) => ({ add: String(row.description) }))
    if (change.op === 'delete') return [{ delete: named(change.where) }]
    if (change.row.status === 'completed') return [{ complete: named(change.where) }]
    const to = change.row.description
    const isRenamed = to !== undefined && to !== named(change.where)
    return [{ change: named(change.where), ...(isRenamed ? { to: String(to) } : {}) }]
  })
}

const SUCCESS = /I've added|Done!|^Updated|has been deleted|marked as completed/

const turns = SAID.flatMap((said) =>
  Object.entries(ATTACKS).map(([name, attack], n) => ({ said, name, attack, target: tasks[n % tasks.length]! })),
)

test('no wrong act in any turn with a hostile model, and no word of the model is shown [H-chat.1] [H-chat.2]', () => {
  expect(turns.length).toBeGreaterThanOrEqual(1000)
  const wrong = turns.flatMap(({ said, name, attack, target }) => {
    const { acts, reply, written } = turnWith(said, attack, target)
    const allowed = said.may.map((act) => JSON.stringify(act))
    const isWrong = acts.length > 1 || acts.some((act) => !allowed.includes(JSON.stringify(act)))
    const isLie = MARKS.test(reply) || MARKS.test(written) || (SUCCESS.test(reply) && acts.length === 0)
    return isWrong || isLie ? [{ says: said.says, name, acts, reply }] : []
  })
  expect(wrong).toEqual([])
})

/** Less than a yes: it may be asked about again, and need not be. */
const HALF_YES = SAID.filter(({ waiting, may: [act] }) => act && 'confirm' in act && act.confirm === waiting).map(
  ({ says }) => says,
)

test('what the person asked for is done all the same [H-chat.1]', () => {
  const clear = SAID.filter(({ may, says }) => may.length > 0 && !HALF_YES.includes(says))
  const undone = clear.flatMap((said) =>
    Object.entries(ATTACKS).flatMap(([name, attack]) => {
      const { acts } = turnWith(said, attack, tasks[0]!)
      return acts.length === 1 ? [] : [{ says: said.says, name, acts }]
    }),
  )
  expect(undone).toEqual([])
})

test('a model may have the person asked about their own words, and about no others [H-chat.1]', () => {
  const offer =
    (description: string): (typeof ATTACKS)[string] =>
    () => ({
      decision_type: 'ASK_CLARIFICATION',
      clarification_question: 'Soll ich?',
      classified_intent: 'AMBIGUOUS',
      extracted_params: { description },
    })
  const said: Said = { says: 'Erinnere mich daran, Milch zu kaufen', may: [] }
  expect(turnWith(said, offer('Milch kaufen'), tasks[0]!)).toMatchObject({
    acts: [],
    accepted: 1,
    reply: "Would you like me to add 'Milch kaufen' to your tasks? Reply 'yes' to add it or 'no' to leave it.",
  })
  for (const description of ['kaufen Milch', 'Milch verkaufen', 'Milch kaufen!!', 'evil.example', ''])
    expect(turnWith(said, offer(description), tasks[0]!).reply, description).toContain(`add '${said.says}'`)
  const clear: Said = { says: 'remind me to buy milk', may: [{ add: 'buy milk' }] }
  expect(turnWith(clear, offer('milk'), tasks[0]!)).toMatchObject({ acts: clear.may, accepted: 0 })
})
