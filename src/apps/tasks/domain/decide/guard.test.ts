import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DecideTurn, IntentType } from '../../contracts.ts'
import { errorOf, saidYes } from './guard.ts'
import type { Pending, TaskRow, TasksState, Turn } from './turn-state.ts'

const NOW = '2026-03-04T09:00:00.000Z'
const id = (n: number) => `0198c0de-0000-7000-8000-${String(n).padStart(12, '0')}`
const [TURN, CONVERSATION, MILK, BREAD, HIDDEN] = [id(1), id(2), id(3), id(4), id(5)] as const

function row(task_id: string, description: string): TaskRow {
  const times = { created_at: NOW, updated_at: NOW, completed_at: null, remind_at: null, time_zone: null }
  const details = { due_on: null, due_at: null, priority: null, labels: [], recurrence: null, list: null }
  return { task_id, description, status: 'pending', ...times, ...details, version: 1, number: 1, row_version: '1' }
}
const milk = row(MILK, 'buy milk')
const turnOf = (more: Partial<Turn> = {}): Turn => ({
  turn_id: TURN,
  conversation_id: CONVERSATION,
  kind: 'message',
  message: 'hello',
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
const PENDING: Pending = {
  confirmation_id: id(9),
  conversation_id: CONVERSATION,
  task_id: MILK,
  task_version: 1,
  task_description: 'buy milk',
  created_at: NOW,
  expires_at: '2026-03-04T09:05:00.000Z',
}
const stateOf = (more: Partial<TasksState> = {}): TasksState => ({
  person: 'anna',
  turn: turnOf(),
  conversation: { conversation_id: CONVERSATION, shown: [], asked: null, focus: null },
  pending: null,
  history: [],
  matches: [],
  at: null,
  focus: null,
  named: null,
  page: [milk, row(BREAD, 'buy bread')],
  total: 2,
  last_number: 2,
  last_history: 2,
  reminder: null,
  item: null,
  ...more,
})

type Proposal = Omit<DecideTurn, 'tool_calls'> & { tool_calls: unknown }
const proposalOf = (more: Partial<Proposal>): DecideTurn =>
  ({
    action_type: 'decide_turn',
    turn_id: TURN,
    classified_intent: 'GENERAL_CHAT' as IntentType,
    decision_type: 'RESPOND_ONLY',
    tool_calls: null,
    response_text: null,
    clarification_question: null,
    pending_action: null,
    ...more,
  }) as DecideTurn
const calling = (tool_name: string, parameters: object, more: Partial<Proposal> = {}) =>
  proposalOf({ decision_type: 'INVOKE_TOOL', tool_calls: [{ tool_name, parameters, sequence: 1 }], ...more })
const confirming = (task_id: string, task_description: string, action_type = 'DELETE_TASK') =>
  proposalOf({
    decision_type: 'REQUEST_CONFIRMATION',
    pending_action: { action_type: action_type as 'DELETE_TASK', task_id, task_description },
  })
const executing = (task_id: string, tool_name = 'delete_task') =>
  calling(
    tool_name,
    { user_id: 'anna', task_id },
    { decision_type: 'EXECUTE_PENDING', classified_intent: 'CONFIRM_YES' },
  )

const codeOf = (proposal: DecideTurn, state = stateOf()) => errorOf(proposal, state, 'anna')?.code ?? 'passes'

describe('parameters by the schema of their tool [S002-out.2]', () => {
  test.for<[string, object, string]>([
    ['list_tasks', { user_id: 'anna' }, 'passes'],
    ['list_tasks', { user_id: 'anna', sql: 'select 1' }, 'schema.additional'],
    ['list_tasks', { user_id: 'anna', limit: 100_000 }, 'schema.range'],
    ['list_tasks', {}, 'schema.required'],
    ['add_task', { user_id: 'anna', description: 'x' }, 'passes'],
    ['add_task', { user_id: 'anna' }, 'schema.required'],
    ['add_task', { user_id: 'anna', description: '' }, 'schema.length'],
    ['add_task', { user_id: 'anna', description: 'x'.repeat(1001) }, 'schema.length'],
    ['add_task', { user_id: 'anna', description: ['x'] }, 'schema.type'],
    ['add_task', { user_id: 'anna', description: 'x', priority: 0 }, 'schema.range'],
    ['add_task', { user_id: 'anna', description: 'x', task_id: MILK }, 'schema.additional'],
    ['complete_task', { user_id: 'anna', task_id: MILK }, 'passes'],
    ['complete_task', { user_id: 'anna', task_id: 'milk' }, 'schema.format'],
    ['complete_task', { user_id: 'anna', task_id: MILK, all: true }, 'schema.additional'],
    ['update_task', { user_id: 'anna', task_id: MILK, new_description: 'y' }, 'passes'],
    ['update_task', { user_id: 'anna', new_description: 'y' }, 'schema.required'],
    ['delete_task', { user_id: 'anna' }, 'schema.required'],
  ])('%s %j: %s [S002-out.2]', ([tool, parameters, code]) => {
    expect(codeOf(calling(tool, parameters))).toBe(code)
  })

  test('the place of what is wrong is told from the whole decision', () => {
    const error = errorOf(calling('add_task', { user_id: 'anna', description: '' }), stateOf(), 'anna')
    expect(error?.path).toBe('/tool_calls/0/parameters/description')
  })
})

describe('whose task it is', () => {
  test('a tool acts for the person who speaks, whoever else is named', () => {
    for (const user_id of ['bob', 'ANNA', 'anna ', 'аnna'])
      expect(codeOf(calling('add_task', { user_id, description: 'x' })), user_id).toBe('user.other')
  })

  test('only a task that was shown is acted on', () => {
    for (const tool of ['complete_task', 'delete_task']) {
      expect(codeOf(calling(tool, { user_id: 'anna', task_id: HIDDEN }))).toBe('task.not_shown')
      for (const shown of [{ matches: [milk] }, { at: milk }, { focus: milk }, { named: milk }, { page: [milk] }])
        expect(codeOf(calling(tool, { user_id: 'anna', task_id: MILK }), stateOf({ page: [], ...shown }))).toBe(
          'passes',
        )
    }
  })

  test('a program may name its own, and only that one', () => {
    const turn = turnOf({ kind: 'tool', message: null, task_id: HIDDEN })
    expect(codeOf(calling('complete_task', { user_id: 'anna', task_id: HIDDEN }), stateOf({ turn, page: [] }))).toBe(
      'passes',
    )
    expect(codeOf(calling('complete_task', { user_id: 'anna', task_id: BREAD }), stateOf({ turn, page: [] }))).toBe(
      'task.not_shown',
    )
  })

  test('another turn than the one that waits is not decided on', () => {
    expect(codeOf(proposalOf({ turn_id: id(7), response_text: 'hi' }))).toBe('turn.other')
    expect(codeOf(proposalOf({ response_text: 'hi' }), stateOf({ turn: null }))).toBe('turn.other')
  })
})

describe('each type of decision carries its own parts and no others', () => {
  const call = { tool_calls: [{ tool_name: 'list_tasks', parameters: { user_id: 'anna' }, sequence: 1 }] }
  const action = {
    pending_action: { action_type: 'DELETE_TASK' as const, task_id: MILK, task_description: 'buy milk' },
  }
  test.for<[Partial<Proposal>, string]>([
    [{ decision_type: 'INVOKE_TOOL' }, 'decision.tool_calls'],
    [{ decision_type: 'EXECUTE_PENDING' }, 'decision.tool_calls'],
    [{ decision_type: 'RESPOND_ONLY', response_text: 'hi', ...call }, 'decision.tool_calls'],
    [{ decision_type: 'ASK_CLARIFICATION', clarification_question: 'hm?', ...call }, 'decision.tool_calls'],
    [{ decision_type: 'REQUEST_CONFIRMATION', ...action, ...call }, 'decision.tool_calls'],
    [{ decision_type: 'CANCEL_PENDING', ...call }, 'decision.tool_calls'],
    [{ decision_type: 'REQUEST_CONFIRMATION' }, 'decision.pending_action'],
    [{ decision_type: 'RESPOND_ONLY', response_text: 'hi', ...action }, 'decision.pending_action'],
    [{ decision_type: 'INVOKE_TOOL', ...call, ...action }, 'decision.pending_action'],
    [{ decision_type: 'ASK_CLARIFICATION' }, 'decision.question'],
    [{ decision_type: 'ASK_CLARIFICATION', clarification_question: '  ' }, 'decision.question'],
    [{ decision_type: 'RESPOND_ONLY' }, 'decision.text'],
    [{ decision_type: 'RESPOND_ONLY', response_text: '\n' }, 'decision.text'],
    [{ decision_type: 'CANCEL_PENDING' }, 'confirmation.none'],
    [{ decision_type: 'RESPOND_ONLY', response_text: 'hi' }, 'passes'],
    [{ decision_type: 'ASK_CLARIFICATION', clarification_question: 'Which one?' }, 'passes'],
    [{ decision_type: 'REQUEST_CONFIRMATION', ...action }, 'passes'],
  ])('%j: %s', ([parts, code]) => {
    expect(codeOf(proposalOf(parts))).toBe(code)
  })
})

describe('a deletion', () => {
  const waiting = (turn: Partial<Turn>) => stateOf({ turn: turnOf(turn), pending: PENDING, page: [milk] })

  test('is asked for with the id and the words of one task that was shown', () => {
    expect(codeOf(confirming(MILK, 'buy milk'))).toBe('passes')
    expect(codeOf(confirming(MILK, 'buy bread'))).toBe('task.not_shown')
    expect(codeOf(confirming(HIDDEN, 'buy milk'))).toBe('task.not_shown')
  })

  test('is executed on the person’s own yes, to exactly what waits, and by nothing else', () => {
    expect(codeOf(executing(MILK), waiting({ message: 'yes' }))).toBe('passes')
    expect(codeOf(executing(MILK), waiting({ message: 'yes please' }))).toBe('passes')
    for (const message of ['no', 'delete it', 'hello', 'she said yes, I think', 'the report', '', null])
      expect(codeOf(executing(MILK), waiting({ message })), String(message)).toBe('confirmation.no_yes')
    expect(codeOf(executing(BREAD), { ...waiting({ message: 'yes' }), page: [milk, row(BREAD, 'buy bread')] })).toBe(
      'confirmation.other',
    )
    expect(codeOf(executing(MILK, 'complete_task'), waiting({ message: 'yes' }))).toBe('confirmation.other')
    expect(codeOf(executing(MILK), stateOf({ turn: turnOf({ message: 'yes' }) }))).toBe('confirmation.other')
  })

  test('a program’s answer is a yes only when it says so', () => {
    const answer = (yes: unknown) =>
      turnOf({ kind: 'answer', message: null, call: { confirmation_id: id(9), yes: yes as boolean } })
    expect(saidYes(answer(true))).toBe(true)
    for (const yes of [false, 'true', 1, null]) expect(saidYes(answer(yes)), String(yes)).toBe(false)
    expect(saidYes(turnOf({ kind: 'answer', message: 'yes', call: null }))).toBe(false)
    // The words of a tool call are no answer, even where they say yes.
    const call = { tool_name: 'add_task' as const, parameters: { description: 'yes' } }
    expect(saidYes(turnOf({ kind: 'tool', message: 'yes', call }))).toBe(false)
  })
})

test('whatever is proposed, no decision passes that deletes what was not confirmed', () => {
  const tool = fc.constantFrom('add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task')
  const parameters = fc.record(
    {
      user_id: fc.constantFrom('anna', 'bob'),
      task_id: fc.constantFrom(MILK, BREAD, HIDDEN),
      description: fc.constantFrom('x', ''),
    },
    { requiredKeys: [] },
  )
  const proposal = fc.record({
    decision_type: fc.constantFrom(
      ...(['INVOKE_TOOL', 'RESPOND_ONLY', 'ASK_CLARIFICATION', 'REQUEST_CONFIRMATION'] as const),
      ...(['EXECUTE_PENDING', 'CANCEL_PENDING'] as const),
    ),
    tool_calls: fc.option(fc.tuple(fc.record({ tool_name: tool, parameters, sequence: fc.constant(1) }))),
    response_text: fc.option(fc.constantFrom('hi', "'buy milk' has been deleted.")),
    clarification_question: fc.option(fc.constant('which?')),
    pending_action: fc.option(
      fc.record({
        action_type: fc.constant('DELETE_TASK' as const),
        task_id: fc.constantFrom(MILK, BREAD, HIDDEN),
        task_description: fc.constantFrom('buy milk', 'buy bread'),
      }),
    ),
  })
  const message = fc.constantFrom('yes', 'no', 'hello', 'delete it')
  let passed = 0
  fc.assert(
    fc.property(proposal, message, fc.boolean(), (parts, said, waits) => {
      const state = stateOf({ turn: turnOf({ message: said }), pending: waits ? PENDING : null })
      if (errorOf(proposalOf(parts as Partial<Proposal>), state, 'anna')) return
      passed += 1
      const call = parts.tool_calls?.[0]
      if (call) expect(call.parameters.user_id).toBe('anna')
      if (call) expect(call.parameters.task_id).not.toBe(HIDDEN)
      if (parts.decision_type !== 'EXECUTE_PENDING') return
      expect({ said, waits, tool: call?.tool_name, task: call?.parameters.task_id }).toEqual({
        said: 'yes',
        waits: true,
        tool: 'delete_task',
        task: MILK,
      })
    }),
    { numRuns: 20_000 },
  )
  expect(passed).toBeGreaterThan(100)
})
