import { describe, expect, test } from 'vitest'
import type { Change, State } from '#kernel/ports/store.ts'
import type { DecideTurn, IntentType } from '../../contracts.ts'
import { ask, confirm, invoke, respond } from './decisions.ts'
import { record } from './record.ts'
import * as says from './templates.ts'
import { decideTurn, effectsOf } from './turn.ts'
import type { Pending, TaskRow, TasksState, Turn } from './turn-state.ts'

const NOW = '2026-03-04T09:00:00.000Z'
const SOON = '2026-03-04T09:00:01.000Z'
const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`
const [TURN, CONVERSATION, MILK, BREAD] = [id(1), id(2), id(3), id(4)] as const

function row(task_id: string, description: string, more: Partial<TaskRow> = {}): TaskRow {
  const times = { created_at: NOW, updated_at: NOW, completed_at: null, remind_at: null, time_zone: null }
  const details = { due_on: null, due_at: null, priority: null, labels: [], recurrence: null, list: null }
  const known = { ...times, ...details, version: 1, number: 1, row_version: '1' }
  return { task_id, description, status: 'pending', ...known, ...more }
}
const [milk, bread] = [row(MILK, 'buy milk'), row(BREAD, 'buy bread', { number: 2 })]
const turnOf = (more: Partial<Turn> = {}): Turn => ({
  turn_id: TURN,
  conversation_id: CONVERSATION,
  kind: 'message',
  message: 'a message',
  call: null,
  time_zone: 'UTC',
  phase: 1,
  intent: null,
  task_id: null,
  page_size: 50,
  received_at: NOW,
  answer_by: null,
  row_version: '1',
  ...more,
})
/** The turn once its task is looked for. */
const secondPhase = (message: string, intent_type: IntentType, task_reference: string): Turn =>
  turnOf({ message, phase: 2, intent: { intent_type, confidence: null, extracted_params: { task_reference } } })
const PENDING: Pending = {
  confirmation_id: id(9),
  conversation_id: CONVERSATION,
  task_id: MILK,
  task_version: 1,
  task_description: 'buy milk',
  created_at: NOW,
  expires_at: '2026-03-04T09:05:00.000Z',
}
const tasksOf = (more: Partial<TasksState> = {}): TasksState => ({
  turn: turnOf(),
  conversation: { conversation_id: CONVERSATION, shown: [], asked: null, focus: null },
  pending: null,
  person: 'anna',
  history: [],
  matches: [],
  at: null,
  focus: null,
  named: null,
  page: [bread, milk],
  total: 2,
  last_number: 2,
  last_history: 2,
  reminder: null,
  item: null,
  ...more,
})
const stateOf = (tasks: TasksState, last_call: object | null = null) =>
  ({ workspace: { id: id(8), goal: { user_id: 'anna' } }, last_call, app: tasks }) as unknown as State
const timestamp = () => {
  let n = 100
  return { now: NOW, uuid: () => id(n++) }
}
const proposalOf = (
  decision: ReturnType<typeof respond>,
  classified_intent: IntentType = 'GENERAL_CHAT',
  extracted_params: object | null = null,
) => ({ action_type: 'decide_turn', turn_id: TURN, classified_intent, extracted_params, ...decision }) as DecideTurn

/** The rows that a decision comes to. */
function changesOf(tasks: TasksState, proposal: DecideTurn, now = NOW, lastCall: object | null = null): Change[] {
  const decided = decideTurn(stateOf(tasks, lastCall), proposal)
  if (decided.kind !== 'write') throw new Error(`refused: ${JSON.stringify(decided)}`)
  return decided.make({ ...timestamp(), now } as never)
}
const on = (changes: Change[], table: string) => changes.filter((change) => change.table === table)

describe('first list, then act', () => {
  const listing = proposalOf(invoke('list_tasks', { user_id: 'anna' }), 'DELETE_TASK', { task_reference: 'Task 2' })
  const saying = (message: string) => tasksOf({ turn: turnOf({ message }) })

  test('the listing of the first phase answers nothing: the turn goes on to its second phase with what is looked for [T-1.2]', () => {
    const changes = changesOf(saying('delete Task 2'), listing)
    expect(changes).toEqual([
      {
        table: 'tasks.turns',
        op: 'update',
        where: { turn_id: TURN, status: 'waiting' },
        row: {
          phase: 2,
          intent: { intent_type: 'DELETE_TASK', confidence: null, extracted_params: { task_reference: 'Task 2' } },
          match: 'task 2',
          place: 2,
        },
      },
    ])
  })

  test('that a tool failed is said only after the database refused the rows', () => {
    const failed = proposalOf(respond(says.wasNotAble('add_task')), 'CREATE_TASK')
    const after = (code: string | null) =>
      decideTurn(
        stateOf(saying('add buy eggs'), code === null ? null : { verdict: { ok: false, error: { code } } }),
        failed,
      ).kind
    expect(after('database.failed')).toBe('write')
    for (const code of [null, 'intent.other', 'text.nul']) expect(after(code), String(code)).toBe('refuse')
  })

  test('a listing that was asked for is the answer', () => {
    const changes = changesOf(saying('show my tasks'), listing)
    expect(on(changes, 'tasks.turns')).toMatchObject([
      {
        row: {
          status: 'answered',
          reply: 'Here are your tasks:\n1. buy bread\n2. buy milk',
          result: { success: true },
        },
      },
    ])
    expect(on(changes, 'tasks.conversations')).toMatchObject([{ row: { shown: [BREAD, MILK], asked: null } }])
  })
})

describe('success is said only where the tool succeeded [T-10.1]', () => {
  test('what is not there is not completed and not changed, and nothing says so [T-10.1] [T-9.2]', () => {
    const turn = turnOf({ kind: 'tool', message: null, task_id: id(77) })
    for (const [tool, more] of [
      ['complete_task', {}],
      ['update_task', { new_description: 'x' }],
    ] as const) {
      const call = invoke(tool, { user_id: 'anna', task_id: id(77), ...more })
      const { reply, result, changes } = effectsOf(tasksOf({ turn }), proposalOf(call), timestamp())
      expect(result).toEqual({ success: false, data: null, error: 'Task not found', error_code: 'NOT_FOUND' })
      expect({ reply, changes }).toEqual({ reply: 'Task not found', changes: [] })
    }
  })

  test('the sentence names what the rows will hold [T-10.1]', () => {
    const done = effectsOf(
      tasksOf(),
      proposalOf(invoke('complete_task', { user_id: 'anna', task_id: MILK })),
      timestamp(),
    )
    expect(done).toMatchObject({
      reply: "Done! 'buy milk' has been marked as completed.",
      result: { success: true, data: { task_id: MILK, status: 'completed', completed_at: NOW } },
      changes: [{ table: 'tasks.tasks', where: { task_id: MILK, version: 1 } }, { table: 'tasks.history' }],
    })
  })
})

describe('a deletion', () => {
  const yes = proposalOf(
    { ...invoke('delete_task', { user_id: 'anna', task_id: MILK }), decision_type: 'EXECUTE_PENDING' },
    'CONFIRM_YES',
  )
  const waiting = (more: Partial<TasksState> = {}) =>
    tasksOf({ turn: turnOf({ message: 'yes' }), pending: PENDING, named: milk, ...more })
  const traitsOf = (tasks: TasksState, proposal: DecideTurn) => {
    const decided = decideTurn(stateOf(tasks), proposal)
    return decided.kind === 'write' ? decided.traits : decided
  }

  test('asking writes the question and nothing else: the task, its version, five minutes [S002-rule2.10] [T-3.3]', () => {
    const asked = tasksOf({ turn: secondPhase('delete buy milk', 'DELETE_TASK', 'buy milk'), matches: [milk] })
    const changes = changesOf(asked, proposalOf(confirm(MILK, 'buy milk'), 'DELETE_TASK'))
    expect(on(changes, 'tasks.confirmations')).toMatchObject([
      {
        op: 'insert',
        rows: [{ task_id: MILK, task_version: 1, created_at: NOW, expires_at: '2026-03-04T09:05:00.000Z' }],
      },
    ])
    expect(on(changes, 'tasks.tasks')).toEqual([])
    expect(on(changes, 'tasks.turns')).toMatchObject([{ row: { reply: says.confirmDelete('buy milk'), result: null } }])
  })

  test('the yes is spent and the task deleted by one commit [T-3.5]', () => {
    const changes = changesOf(waiting(), yes)
    expect(on(changes, 'tasks.confirmations')).toEqual([
      {
        table: 'tasks.confirmations',
        op: 'update',
        where: { confirmation_id: PENDING.confirmation_id, status: 'open' },
        row: { status: 'used', closed_at: NOW },
      },
    ])
    expect(on(changes, 'tasks.tasks')).toEqual([
      { table: 'tasks.tasks', op: 'delete', where: { task_id: MILK, version: 1 } },
    ])
    expect(traitsOf(waiting(), yes)).toEqual([])
  })

  test('of another version, too late, or gone already deletes nothing and ends the question [T-3.4] [T-3.6] [T-10.1]', () => {
    for (const [more, status, reply] of [
      [{ named: { ...milk, version: 2 } }, 'cancelled', says.changedSince('buy milk')],
      [{ pending: { ...PENDING, expires_at: SOON } }, 'expired', says.NOTHING_TO_CONFIRM],
      [{ named: null }, 'cancelled', says.GONE],
    ] as const) {
      const changes = changesOf(waiting(more), yes, SOON)
      expect(on(changes, 'tasks.tasks'), status).toEqual([])
      expect(on(changes, 'tasks.confirmations')).toMatchObject([{ row: { status } }])
      expect(on(changes, 'tasks.turns')).toMatchObject([{ row: { reply } }])
    }
  })

  test('without its yes a call of delete_task carries a trait that no lane allows, and would delete nothing [T-do.3]', () => {
    const bare = proposalOf(invoke('delete_task', { user_id: 'anna', task_id: MILK }), 'DELETE_TASK')
    expect(traitsOf(tasksOf(), bare)).toMatchObject({ kind: 'refuse', error: { code: 'intent.other' } })
    const call = { tool_name: 'delete_task' as const, parameters: { task_id: MILK } }
    const called = tasksOf({ turn: turnOf({ kind: 'tool', message: null, task_id: MILK, call }) })
    expect(traitsOf(called, bare)).toEqual(['unconfirmed'])
    expect(on(changesOf(called, bare), 'tasks.tasks')).toEqual([])
  })

  test('any other message closes what waited; an answer to another question does not [S002-rule1.3]', () => {
    const other = waiting({ turn: turnOf({ message: 'hello' }) })
    const chat = proposalOf(respond('hi'))
    expect(on(changesOf(other, chat), 'tasks.confirmations')).toMatchObject([{ row: { status: 'cancelled' } }])
    const call = { confirmation_id: id(55), yes: true }
    const answer = waiting({ turn: turnOf({ kind: 'answer', message: null, call }) })
    const failed = proposalOf(respond(says.wasNotAble('delete_task')))
    const refused = { verdict: { ok: false, error: { code: 'database.failed' } } }
    expect(on(changesOf(answer, failed, NOW, refused), 'tasks.confirmations')).toEqual([])
  })
})

describe('what was asked is remembered until the next turn', () => {
  const askedBy = (proposal: DecideTurn, more: Partial<TasksState> = {}) => {
    const [change] = on(changesOf(tasksOf(more), proposal), 'tasks.conversations')
    return (change as { row: object }).row
  }

  test('which words were missing, and in which order tasks were shown', () => {
    const question = (classified_intent: IntentType, params: object | null = null) =>
      proposalOf(ask(says.WHAT_TO_SAY), classified_intent, params)
    expect(askedBy(question('CREATE_TASK'), { turn: turnOf({ message: 'add a task' }) })).toMatchObject({
      asked: { intent_type: 'CREATE_TASK' },
    })
    const edit = { turn: secondPhase('edit task milk', 'UPDATE_TASK', 'milk'), matches: [milk] }
    expect(askedBy(question('UPDATE_TASK', { task_reference: 'milk' }), edit)).toMatchObject({
      asked: { intent_type: 'UPDATE_TASK', task_reference: 'milk' },
    })
    const second = { turn: secondPhase('delete task buy', 'DELETE_TASK', 'buy'), matches: [milk, bread], page: [] }
    expect(
      askedBy(proposalOf(ask(says.whichTask('buy', [milk, bread])), 'DELETE_TASK', { task_reference: 'buy' }), second),
    ).toMatchObject({
      asked: { intent_type: 'DELETE_TASK', options: [MILK, BREAD] },
      shown: [MILK, BREAD],
    })
  })

  test('which words were offered as a task [H-todo.1]', () => {
    const offer = proposalOf(ask('anything'), 'AMBIGUOUS')
    expect(askedBy(offer, { turn: turnOf({ message: 'buy Milk 🥛' }) })).toMatchObject({
      asked: { intent_type: 'CREATE_TASK', description: 'buy Milk 🥛' },
    })
  })

  test('an answer forgets it', () => {
    const hello = { turn: turnOf({ message: 'hello' }) }
    expect(askedBy(proposalOf(respond('hi')), hello)).toMatchObject({ asked: null })
    const maybe = { turn: turnOf({ message: 'maybe' }) }
    expect(askedBy(proposalOf(ask('Which of these?'), 'AMBIGUOUS'), maybe)).toMatchObject({ asked: null })
  })
})

describe('the record of a decision', () => {
  test('says what the person will read; of a refused one, why it was refused [T-11.1] [S002-audit.3]', () => {
    const proposal = proposalOf(invoke('complete_task', { user_id: 'anna', task_id: MILK }), 'COMPLETE_TASK')
    const completing = tasksOf({ turn: secondPhase('complete buy milk', 'COMPLETE_TASK', 'buy milk'), matches: [milk] })
    expect(record(stateOf(completing), proposal, null)).toMatchObject({
      name: 'INVOKE_TOOL',
      operation: 'COMPLETE_TASK',
      text: { user_id: 'anna', response_preview: "Done! 'buy milk' has been marked as completed." },
    })
    const refused = { code: 'user.other', message: 'a tool acts for the person who speaks', next: 'x', path: '' }
    expect(record(stateOf(tasksOf()), proposal, refused as never)?.text).toMatchObject({
      response_preview: 'a tool acts for the person who speaks',
    })
  })
})
