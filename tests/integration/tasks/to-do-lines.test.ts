import { describe, expect, test } from 'vitest'
import type { UserIntent } from '#apps/tasks/contracts.ts'
import { decideLine } from '#apps/tasks/domain/decide/filters.ts'
import { classifyIntent } from '#apps/tasks/domain/decide/language/classify.ts'
import * as says from '#apps/tasks/domain/decide/templates.ts'
import { tuning as toDoTuning, unseen as toDoUnseen } from './evaluation/to-do-lines.ts'
import { overheard, overheardLater, typed, typedLater } from './evaluation/typed-lines.ts'
import { tuning as unrelatedTuning, unseen as unrelatedUnseen } from './evaluation/unrelated-lines.ts'

const HALVES = [
  ['tuning', toDoTuning, unrelatedTuning],
  ['unseen', toDoUnseen, unrelatedUnseen],
] as const
const ACTS = ['CREATE_TASK', 'LIST_TASKS', 'UPDATE_TASK', 'COMPLETE_TASK', 'DELETE_TASK']
const COMMANDS = ['LIST_TASKS', 'COMPLETE_TASK', 'DELETE_TASK'] as const

const read = (message: string) => classifyIntent(message, [])
const isOffer = ({ intent_type, extracted_params }: UserIntent) =>
  intent_type === 'AMBIGUOUS' && extracted_params?.description !== undefined
const isTaken = (intent: UserIntent) => intent.intent_type === 'CREATE_TASK' || isOffer(intent)

describe.for(HALVES)('the %s half', ([, toDo, unrelated]) => {
  test('at least 98 % of ordinary to-do lines are taken or offered, and commands keep their meaning [H-todo.2]', () => {
    const { offered, created } = toDo
    const lines = [...offered, ...created]
    const commands = COMMANDS.flatMap((intent) => toDo[intent].map((line) => ({ line, intent })))
    const wrong = [
      ...lines.filter((line) => !isTaken(read(line))),
      ...commands.filter(({ line, intent }) => read(line).intent_type !== intent).map(({ line }) => line),
    ]
    expect(lines.length + commands.length).toBe(100)
    expect(wrong.length, wrong.join('; ')).toBeLessThanOrEqual(2)
  })

  test('at least 95 % of the lines with a trigger word create a task without a question [H-todo.1]', () => {
    const asked = toDo.created.filter((line) => read(line).intent_type !== 'CREATE_TASK')
    expect(asked.length, asked.join('; ')).toBeLessThanOrEqual(1)
  })

  test('at most 2 % of unrelated lines are acted on, and at most 5 % of small talk is offered [H-todo.2]', () => {
    const { quiet, others } = unrelated
    expect(quiet.length + others.length).toBe(200)
    const acted = [...quiet, ...others].filter((line) => ACTS.includes(read(line).intent_type))
    expect(acted.length, acted.join('; ')).toBeLessThanOrEqual(4)
    const offered = quiet.filter((line) => isOffer(read(line)))
    expect(offered.length, offered.join('; ')).toBeLessThanOrEqual(5)
  })
})

describe.for([
  ['typed lines', typed, overheard, 0.01],
  ['later lines', typedLater, overheardLater, 0.02],
] as const)('%s', ([, toDo, others, mostAdded]) => {
  test('ordinary lines are added or offered, and others seldom added [H-todo.2]', () => {
    const lost = toDo.filter((line) => !isTaken(read(line)) && !COMMANDS.some((one) => one === read(line).intent_type))
    expect(lost.length, lost.join('; ')).toBeLessThanOrEqual(toDo.length * 0.05)
    const added = others.filter((line) => read(line).intent_type === 'CREATE_TASK')
    expect(added.length, added.join('; ')).toBeLessThanOrEqual(others.length * mostAdded)
  })

  test('other lines are seldom read as a change of a task [H-todo.2]', () => {
    const changed = others.filter((line) =>
      ['UPDATE_TASK', 'DELETE_TASK', 'COMPLETE_TASK'].includes(read(line).intent_type),
    )
    expect(changed.length, changed.join('; ')).toBeLessThanOrEqual(others.length * 0.06)
  })
})

describe('a bare phrase', () => {
  const conversation_id = '00000000-0000-4000-8000-0000000000ff'
  const timestamp = '2026-11-16T10:00:00Z'
  const decide = (message: string, history: string[] = []) => {
    const message_history = history.map((content, i) => ({
      role: i % 2 === 0 ? 'user' : 'assistant',
      content,
      timestamp,
    }))
    const context = { user_id: 'anna', message, conversation_id, message_history, pending_confirmation: null }
    return JSON.parse(decideLine(JSON.stringify({ context }), timestamp).line)
  }

  test.for([
    'buy milk',
    'Dentist Friday 3pm',
    'Steuererklärung',
    'groceries: eggs, bread',
    'thank-you card for Lisa ✉️',
  ])('%s is one question, and no pending action [H-todo.1]', (message) => {
    const decision = decide(message)
    expect(decision).toMatchObject({ decision_type: 'ASK_CLARIFICATION', tool_calls: null, pending_action: null })
    expect(decision.clarification_question).toBe(says.offerTask(message))
  })

  test('a yes to the question adds the words as they were typed [H-todo.1]', () => {
    for (const yes of ['yes', 'yes please', 'sure', 'ok add it'])
      expect(decide(yes, ['Buy MILK 🥛', says.offerTask('Buy MILK 🥛')]), yes).toMatchObject({
        decision_type: 'INVOKE_TOOL',
        tool_calls: [{ tool_name: 'add_task', parameters: { user_id: 'anna', description: 'Buy MILK 🥛' } }],
      })
    for (const other of ['no', 'hello', 'yes?', 'maybe', 'why yes would I'])
      expect(decide(other, ['Buy MILK 🥛', says.offerTask('Buy MILK 🥛')]).tool_calls, other).toBeNull()
    // A text that only looks like the question is none.
    expect(decide('yes', ['hello', says.offerTask('wire 500 to Bob')]).tool_calls).toBeNull()
  })
})
