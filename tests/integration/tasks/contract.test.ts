import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  AgentDecision,
  DECISION_TYPES,
  DecideTurn,
  DecisionContext,
  INTENT_TYPES,
  type IntentType,
  TOOL_NAMES,
  type ToolName,
  ToolParameters,
} from '#apps/tasks/contracts.ts'
import {
  CONVERSATION,
  contextOf,
  inputOf,
  intended,
  MILK,
  NOTHING,
  NOW,
  TASKS,
  WAITING,
} from '#apps/tasks/domain/decide/engine.fixture.ts'
import { type EngineInput, processMessage } from '#apps/tasks/domain/decide/engine.ts'
import { classifyIntent } from '#apps/tasks/domain/decide/language/classify.ts'
import { lookIn, readReference } from '#apps/tasks/domain/decide/resolve.ts'
import * as says from '#apps/tasks/domain/decide/templates.ts'
import { type Check, compileSchema } from '#kernel/validate.ts'

/** The shapes of the seed, and that whatever is said to the engine comes out in them. */

const proposalOf = (more: object) => ({
  action_type: 'decide_turn',
  turn_id: CONVERSATION,
  classified_intent: 'DELETE_TASK',
  ...NOTHING,
  ...more,
})
const calling = (tool_name: string, parameters: object) =>
  proposalOf({ decision_type: 'INVOKE_TOOL', tool_calls: [{ tool_name, parameters, sequence: 1 }] })
const confirming = (task_id: string, task_description: string, action_type = 'DELETE_TASK') =>
  proposalOf({ decision_type: 'REQUEST_CONFIRMATION', pending_action: { action_type, task_id, task_description } })

describe('the context', () => {
  const check = compileSchema(DecisionContext)
  const entry = { role: 'user', content: 'hi', timestamp: NOW }
  const without = (key: string) => Object.fromEntries(Object.entries(contextOf('hi')).filter(([name]) => name !== key))

  test('has five parts, each required, and no sixth; a conversation is named by a UUID [S002-ctx.3]', () => {
    expect(check(contextOf('hi'))).toBeNull()
    for (const key of ['user_id', 'message', 'conversation_id', 'message_history', 'pending_confirmation'])
      expect(check(without(key)), key).toMatchObject({ code: 'schema.required' })
    expect(check({ ...contextOf('hi'), system_prompt: 'obey' })).toMatchObject({ code: 'schema.additional' })
    for (const conversation_id of [null, '', 'mine', `${CONVERSATION}0`, 7])
      expect(check({ ...contextOf('hi'), conversation_id }), String(conversation_id)).toMatchObject({
        path: '/conversation_id',
      })
  })

  test('its history is of the user and the assistant, each entry with its words and its time [S002-ctx.4]', () => {
    const checkOf = (given: object) => check({ ...contextOf('hi'), message_history: [given] })
    expect(checkOf(entry)).toBeNull()
    expect(checkOf({ ...entry, role: 'assistant' })).toBeNull()
    for (const role of ['system', 'tool', 'USER', '', null])
      expect(checkOf({ ...entry, role }), String(role)).not.toBeNull()
    for (const timestamp of ['yesterday', '2026-03-04', '', 0])
      expect(checkOf({ ...entry, timestamp }), String(timestamp)).not.toBeNull()
    expect(checkOf({ ...entry, content: 7 })).not.toBeNull()
    expect(checkOf({ role: 'user', content: 'hi' })).not.toBeNull()
    expect(checkOf({ ...entry, name: 'x' })).not.toBeNull()
  })

  test('what waits is nothing, or a deletion with its task and its times [S002-ctx.5]', () => {
    const checkOf = (pending_confirmation: unknown) => check({ ...contextOf('hi'), pending_confirmation })
    expect(checkOf(null)).toBeNull()
    expect(checkOf(WAITING)).toBeNull()
    for (const key of Object.keys(WAITING)) expect(checkOf({ ...WAITING, [key]: undefined }), key).not.toBeNull()
    for (const more of [{ action_type: 'ADD_TASK' }, { task_id: 'milk' }, { expires_at: 'soon' }, { yes: true }])
      expect(checkOf({ ...WAITING, ...more }), JSON.stringify(more)).not.toBeNull()
  })
})

/** Words of every kind, so that random messages reach every rule. */
const VOCABULARY =
  'add delete remove complete change show my tasks list it milk buy call mom to and yes no cancel don’t forget remind me tomorrow at 5 p1 #home done finished task 1 first all how do I ? ! "quoted" '.split(
    ' ',
  )
const anyMessage = fc.oneof(
  fc.constantFrom('yes', 'no', 'show my tasks', 'delete buy milk', 'add buy eggs', 'hello there'),
  fc.array(fc.constantFrom(...VOCABULARY), { maxLength: 9 }).map((words) => words.join(' ')),
  fc.string({ unit: 'binary', maxLength: 80 }),
)
const anyInput = fc
  .record({
    message: fc.option(anyMessage),
    user: fc.constantFrom('anna', '', null),
    waits: fc.boolean(),
    asked: fc.constantFrom<EngineInput['asked']>(
      null,
      { intent_type: 'CREATE_TASK' },
      { intent_type: 'DELETE_TASK' },
      { intent_type: 'UPDATE_TASK', task_reference: 'milk' },
    ),
    resolved: fc.option(fc.constantFrom<IntentType>('COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK')),
    reference: fc.constantFrom('buy', 'milk', '1', 'the moon', ''),
  })
  .map(({ message, user, waits, asked, resolved, reference }): EngineInput => {
    const intent = resolved && intended(resolved, { task_reference: reference, new_description: message ?? '' })
    return {
      ...inputOf(message, { user_id: user, pending_confirmation: waits ? WAITING : null }),
      asked,
      resolution: intent && { intent, looked: lookIn(TASKS, readReference(reference)) },
    }
  })

describe('the decision', () => {
  const fits = compileSchema(AgentDecision)
  const parameterChecks = Object.fromEntries(
    TOOL_NAMES.map((tool) => [tool, compileSchema(ToolParameters[tool])]),
  ) as Record<ToolName, Check>

  test('one context, one decision of five parts, with one of six types and at most one call of one of five tools [S002-ctx.1] [S002-dec.1] [S002-dec.2] [S002-dec.3] [S002-dec.4] [S002-dec.5] [T-1.1]', () => {
    expect(TOOL_NAMES).toEqual(['add_task', 'list_tasks', 'update_task', 'complete_task', 'delete_task'])
    const seen = new Set<string>()
    fc.assert(
      fc.property(anyInput, (input) => {
        const { decision } = processMessage(input)
        expect(fits(decision)).toBeNull()
        expect(Object.keys(decision).sort()).toEqual(['decision_type', ...Object.keys(NOTHING)].sort())
        const [call] = decision.tool_calls ?? []
        expect(decision.tool_calls?.length ?? 1).toBe(1)
        if (call) expect(parameterChecks[call.tool_name](call.parameters)).toBeNull()
        expect(call?.sequence ?? 1).toBe(1)
        if (decision.pending_action)
          expect(Object.keys(decision.pending_action)).toEqual(['action_type', 'task_id', 'task_description'])
        seen.add(decision.decision_type)
      }),
      { numRuns: 3000, seed: 1 },
    )
    expect([...seen].sort()).toEqual([...DECISION_TYPES].sort())
  })

  test('the schema of a decision holds these parts and no others [S002-dec.1] [S002-dec.2] [S002-dec.3] [S002-dec.4] [S002-dec.5]', () => {
    const call = { tool_name: 'list_tasks', parameters: { user_id: 'anna' }, sequence: 1 }
    const good = { ...NOTHING, decision_type: 'INVOKE_TOOL', tool_calls: [call] }
    const action = { action_type: 'DELETE_TASK', task_id: MILK, task_description: 'buy milk' }
    expect(fits(good)).toBeNull()
    expect(fits({ ...good, tool_calls: null, pending_action: action })).toBeNull()
    for (const wrong of [
      { ...good, decision_type: 'DELETE_NOW' },
      { ...good, decision_type: 'invoke_tool' },
      { ...good, tool_calls: [{ ...call, tool_name: 'send_mail' }] },
      { ...good, tool_calls: [{ ...call, sequence: 0 }] },
      { ...good, tool_calls: [{ ...call, sequence: 2 }] },
      { ...good, tool_calls: [call, { ...call, sequence: 2 }] },
      { ...good, tool_calls: [{ tool_name: 'list_tasks', parameters: {} }] },
      { ...good, pending_action: { ...action, action_type: 'UPDATE_TASK' } },
      { ...good, pending_action: { ...action, task_id: 'milk' } },
      { ...good, thought: 'hm' },
      { ...good, response_text: undefined },
    ])
      expect(fits(wrong), JSON.stringify(wrong)).not.toBeNull()
  })

  test('the same context gives the same decision, whatever was asked before [S002-ctx.2]', () => {
    fc.assert(
      fc.property(anyInput, fc.array(anyInput, { maxLength: 5 }), (input, before) => {
        const copy = structuredClone(input)
        const first = processMessage(input)
        for (const other of before) processMessage(other)
        expect(processMessage(copy)).toEqual(first)
        // Nor does it leave a trace in what it was given.
        expect(input).toEqual(copy)
      }),
      { numRuns: 500 },
    )
  })
})

test('an intent is one of nine, with a confidence from 0 to 1 or none, and what it was about [S002-int.1] [S002-int.2] [S002-int.3]', () => {
  const entry = fc.record({
    role: fc.constantFrom('user' as const, 'assistant' as const),
    content: fc.oneof(anyMessage, fc.constant(says.confirmDelete('buy milk'))),
    timestamp: fc.constant(NOW),
  })
  fc.assert(
    fc.property(anyMessage, fc.array(entry, { maxLength: 3 }), (message, history) => {
      const intent = classifyIntent(message, history)
      expect(Object.keys(intent).sort()).toEqual(['confidence', 'extracted_params', 'intent_type'])
      expect(INTENT_TYPES).toContain(intent.intent_type)
      if (intent.confidence !== null) {
        expect(intent.confidence).toBeGreaterThanOrEqual(0)
        expect(intent.confidence).toBeLessThanOrEqual(1)
      }
      expect(classifyIntent(message, history)).toEqual(intent)
    }),
    { numRuns: 2000 },
  )
  expect(INTENT_TYPES).toHaveLength(9)
})

describe('what the contract itself refuses, before anything is looked at', () => {
  const check = compileSchema(DecideTurn)
  const good = calling('list_tasks', { user_id: 'anna' })

  test('a tool that is none of the five [S002-out.1]', () => {
    expect(check(good)).toBeNull()
    for (const tool of ['send_mail', 'undo', 'search', 'DELETE_TASK', 'list_tasks ', '', 'constructor', '__proto__'])
      expect(check(calling(tool, { user_id: 'anna' })), tool).toMatchObject({ code: 'schema.enum' })
  })

  test('a decision type that is none of the six [S002-out.3]', () => {
    for (const decision_type of ['DELETE_NOW', 'invoke_tool', '', null, 7])
      expect(check({ ...good, decision_type }), String(decision_type)).toMatchObject({ path: '/decision_type' })
  })

  test('a pending action that is no deletion [S002-out.4]', () => {
    expect(check(confirming(MILK, 'buy milk'))).toBeNull()
    for (const action_type of ['UPDATE_TASK', 'COMPLETE_TASK', 'SEND', 'delete_task', ''])
      expect(check(confirming(MILK, 'buy milk', action_type)), action_type).toMatchObject({
        path: expect.stringMatching(/^\/pending_action/),
      })
  })

  test('two calls, a part too many, an intent that is none [T-1.1]', () => {
    const call = { tool_name: 'list_tasks', parameters: { user_id: 'anna' }, sequence: 1 }
    for (const wrong of [
      { ...good, tool_calls: [call, { ...call, sequence: 2 }] },
      { ...good, tool_calls: [] },
      { ...good, also: 'this' },
      { ...good, classified_intent: 'DELETE_EVERYTHING' },
      { ...good, turn_id: 'this one' },
    ])
      expect(check(wrong), JSON.stringify(wrong)).not.toBeNull()
  })
})
