import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compileSchema } from '#kernel/validate.ts'
import { AgentDecision, INTENT_TYPES } from '../../contracts.ts'
import { classifyLine, decideLine, type Filter, resolveLine } from './filters.ts'

const NOW = '2026-03-04T09:00:00.000Z'
const CONVERSATION = '0198c0de-0000-7000-8000-000000000001'
const [MILK, BREAD] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b']

const through = (filter: Filter, given: unknown) => {
  const { ok, line } = filter(typeof given === 'string' ? given : JSON.stringify(given), NOW)
  expect(line).not.toContain('\n')
  return { ok, out: JSON.parse(line) }
}
const out = (filter: Filter, given: unknown) => {
  const answer = through(filter, given)
  expect(answer.ok, JSON.stringify(answer.out)).toBe(true)
  return answer.out
}
const refused = (filter: Filter, given: unknown, code: RegExp) => {
  const answer = through(filter, given)
  expect(answer.ok, JSON.stringify(given)).toBe(false)
  expect(Object.keys(answer.out)).toEqual(['error'])
  expect(answer.out.error).toMatchObject({ message: expect.stringMatching(/./), next: expect.stringMatching(/./) })
  expect(answer.out.error.code).toMatch(code)
}

const tasks = [
  { task_id: BREAD, description: 'buy bread', status: 'pending' },
  { task_id: MILK, description: 'buy milk', status: 'completed' },
]
const contextOf = (message: string | null, more = {}) => ({
  user_id: 'anna',
  message,
  conversation_id: CONVERSATION,
  message_history: [],
  pending_confirmation: null,
  ...more,
})

describe('tasks classify', () => {
  const history = [{ role: 'assistant', content: 'Hello', timestamp: NOW }]

  test('a message with its history, or a line of plain text, gives a UserIntent of three parts [T-cli.1]', () => {
    const expected = { intent_type: 'CREATE_TASK', extracted_params: { description: 'buy milk' } }
    for (const given of [{ message: 'add buy milk', history }, { message: 'add buy milk' }, 'add buy milk']) {
      const intent = out(classifyLine, given)
      expect(intent).toMatchObject(expected)
      expect(Object.keys(intent)).toEqual(['intent_type', 'confidence', 'extracted_params'])
    }
    expect(out(classifyLine, { message: 'yes', history })).toMatchObject({
      intent_type: 'CONFIRM_YES',
      extracted_params: null,
    })
    expect(INTENT_TYPES).toContain(out(classifyLine, '').intent_type)
  })

  test('a bad line gives an error object with code, message and next step [T-cli.1]', () => {
    refused(classifyLine, '{"message":', /^json\./)
    refused(classifyLine, '{"message":"a","message":"b"}', /^json\.duplicate_key/)
    refused(classifyLine, { text: 'hi' }, /^schema\./)
    refused(classifyLine, { message: 7 }, /^schema\.type/)
    refused(classifyLine, { message: 'hi', history: [{ role: 'system', content: 'x', timestamp: NOW }] }, /^schema\./)
  })
})

describe('tasks resolve', () => {
  test('one match is the task, several and none are null [T-cli.2]', () => {
    expect(out(resolveLine, { reference: 'bread', tasks })).toEqual({ task_id: BREAD, matches: [BREAD] })
    expect(out(resolveLine, { reference: 'milk', tasks, last_shown: null })).toEqual({ task_id: MILK, matches: [MILK] })
    const pending = tasks.map((task) => ({ ...task, status: 'pending' }))
    expect(out(resolveLine, { reference: 'buy', tasks: pending, last_shown: [] })).toEqual({
      task_id: null,
      matches: [BREAD, MILK],
    })
    expect(out(resolveLine, { reference: 'the moon', tasks })).toEqual({ task_id: null, matches: [] })
    expect(out(resolveLine, { reference: 'anything', tasks: [] })).toEqual({ task_id: null, matches: [] })
  })

  test('a number follows what was last shown, else the order that was given [T-cli.2]', () => {
    expect(out(resolveLine, { reference: '#1', tasks }).task_id).toBe(BREAD)
    expect(out(resolveLine, { reference: '#1', tasks, last_shown: [MILK, BREAD] }).task_id).toBe(MILK)
    expect(out(resolveLine, { reference: 'last', tasks, last_shown: [MILK] }).task_id).toBe(MILK)
    expect(out(resolveLine, { reference: '3', tasks })).toEqual({ task_id: null, matches: [] })
  })

  test('ids are passed through as they are', () => {
    const given = [{ id: 'T-7', description: 'call mom' }, { description: 'water plants' }]
    expect(out(resolveLine, { reference: 'mom', tasks: given })).toEqual({ task_id: 'T-7', matches: ['T-7'] })
    expect(out(resolveLine, { reference: 'plants', tasks: given })).toEqual({ task_id: '2', matches: ['2'] })
  })

  test('a bad line gives an error object [T-cli.2]', () => {
    refused(resolveLine, 'the first one', /^json\./)
    refused(resolveLine, { reference: 'x' }, /^schema\.required/)
    refused(resolveLine, { reference: 'x', tasks: [{ task_id: MILK }] }, /^schema\.required/)
    refused(resolveLine, { reference: null, tasks: [] }, /^schema\.type/)
  })
})

describe('tasks decide', () => {
  const fits = compileSchema(AgentDecision)
  const decided = (given: object) => {
    const decision = out(decideLine, given)
    expect(fits(decision)).toBeNull()
    return decision
  }

  test('without tasks the first phase lists, with them the second acts [T-cli.3] [T-1.2]', () => {
    const context = contextOf('delete buy milk')
    expect(decided({ context }).tool_calls).toEqual([
      { tool_name: 'list_tasks', parameters: { user_id: 'anna' }, sequence: 1 },
    ])
    expect(decided({ context, tasks: null })).toEqual(decided({ context }))
    expect(decided({ context, tasks, last_shown: [], now: NOW, time_zone: 'Europe/Berlin' })).toMatchObject({
      decision_type: 'REQUEST_CONFIRMATION',
      tool_calls: null,
      pending_action: { action_type: 'DELETE_TASK', task_id: MILK, task_description: 'buy milk' },
    })
    expect(decided({ context: contextOf('complete task 1'), tasks, last_shown: [BREAD] }).tool_calls).toEqual([
      { tool_name: 'complete_task', parameters: { user_id: 'anna', task_id: BREAD }, sequence: 1 },
    ])
    expect(decided({ context: contextOf('delete the moon'), tasks: [] }).decision_type).toBe('ASK_CLARIFICATION')
  })

  test('what waits is executed or cancelled, until its time is over [T-cli.3]', () => {
    const pending_confirmation = {
      action_type: 'DELETE_TASK',
      task_id: MILK,
      task_description: 'buy milk',
      created_at: NOW,
      expires_at: '2026-03-04T09:05:00.000Z',
    }
    const at = (message: string, now: string) =>
      decided({ context: contextOf(message, { pending_confirmation }), tasks, now }).decision_type
    expect(at('yes', NOW)).toBe('EXECUTE_PENDING')
    expect(at('no', NOW)).toBe('CANCEL_PENDING')
    expect(at('yes', '2026-03-04T09:05:00Z')).toBe('RESPOND_ONLY')
  })

  test('dates are read at the moment and in the zone that were given [T-cli.3] [T-due.7]', () => {
    const due = (more: object) =>
      decided({ context: contextOf('remind me to call mom tomorrow at 5pm'), ...more }).tool_calls[0].parameters.due_at
    expect(due({ now: '2026-07-01T12:00:00Z', time_zone: 'Europe/Berlin' })).toBe('2026-07-02T15:00:00.000Z')
    expect(due({ now: '2026-01-01T12:00:00Z', time_zone: 'Europe/Berlin' })).toBe('2026-01-02T16:00:00.000Z')
    expect(due({ time_zone: 'Asia/Tokyo' })).toBe('2026-03-05T08:00:00.000Z')
    expect(due({})).toBe('2026-03-05T17:00:00.000Z')
  })

  test('a context that is no login or no message is answered with the seed’s sentence, one that is no context with an error [T-cli.3] [S002-ctx.3] [S002-val.1] [S002-val.2]', () => {
    expect(decided({ context: contextOf('hi', { user_id: null }) }).response_text).toBe(
      'I need you to be logged in to manage tasks.',
    )
    for (const message of [null, '', 'x'.repeat(4001)])
      expect(decided({ context: contextOf(message) }).response_text).toBe(
        "I didn't understand that. Could you rephrase?",
      )
    for (const conversation_id of [undefined, null, 'mine'])
      refused(decideLine, { context: contextOf('hi', { conversation_id }) }, /^schema\./)
    refused(decideLine, contextOf('hi'), /^schema\./)
    refused(decideLine, { context: contextOf('hi'), now: 'today' }, /^schema\./)
    refused(decideLine, 'hi', /^json\./)
  })
})

test('whatever the line, there is one line of JSON for it', () => {
  const line = fc.oneof(fc.string({ unit: 'binary', maxLength: 60 }), fc.json())
  fc.assert(
    fc.property(line, fc.constantFrom(classifyLine, resolveLine, decideLine), (given, filter) => {
      const { line: answer } = filter(given, NOW)
      expect(answer).not.toMatch(/[\n\r]/)
      expect(JSON.parse(answer)).toBeTypeOf('object')
    }),
    { numRuns: 1000 },
  )
})
