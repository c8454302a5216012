import { describe, expect, test } from 'vitest'
import type { AgentDecision } from '../../contracts.ts'
import { decideLine } from './filters.ts'

const NAMES = ['Budget review', 'Renew the gym membership', 'Dentist appointment', 'Write the report', 'Invoice Acme']
const idOf = (n: number) => `00000000-0000-4000-8000-00000000000${n}`
const TASKS = NAMES.map((description, n) => ({ task_id: idOf(n), description }))

function decide(message: string, tasks: object[] = TASKS): AgentDecision {
  const conversation_id = '00000000-0000-4000-8000-0000000000ff'
  const context = { user_id: 'anna', message, conversation_id, message_history: [], pending_confirmation: null }
  const { ok, line } = decideLine(JSON.stringify({ context, tasks }), '2026-11-16T10:00:00Z')
  expect(ok).toBe(true)
  return JSON.parse(line)
}

describe('words that are about a task only if there is one of that name', () => {
  test.for([
    ['cancel the gym membership', 1],
    ['remove the dentist appointment', 2],
    ['delete budget review', 0],
    ['drop the budget review', 0],
    ['forget the invoice', 4],
  ] as const)('%s is a deletion, which asks first', ([message, n]) => {
    expect(decide(message)).toMatchObject({
      decision_type: 'REQUEST_CONFIRMATION',
      pending_action: { task_id: idOf(n), task_description: NAMES[n] },
    })
    for (const others of [[], [{ task_id: idOf(7), description: 'Buy milk' }]])
      expect(decide(message, others).tool_calls?.[0]?.tool_name ?? 'none').toBe('none')
  })

  test.for([
    ['I did the budget review', 0],
    ['budget review is done', 0],
    ["i'm done with the dentist appointment", 2],
  ] as const)('%s completes it', ([message, n]) => {
    expect(decide(message).tool_calls?.[0]).toMatchObject({
      tool_name: 'complete_task',
      parameters: { task_id: idOf(n) },
    })
    expect(decide(message, []).decision_type).not.toBe('REQUEST_CONFIRMATION')
  })

  test.for([
    'how do i delete the budget review',
    "don't delete the budget review",
    'I did not finish the budget review',
    'should i cancel the gym membership',
    'what is the budget review',
    'cancel my flight',
  ])('%s changes nothing, task or no task', (message) => {
    expect(decide(message)).toMatchObject({ tool_calls: null, pending_action: null })
  })
})

describe('when and how a task is done can be changed without its words [T-due.1]', () => {
  test.for([
    ['move the dentist to friday', 2, { due_on: '2026-11-20' }],
    ['push the report to next week', 3, { due_on: '2026-11-23' }],
    ['change the report to friday', 3, { due_on: '2026-11-20' }],
    ['set task 2 to high priority', 1, { priority: 1 }],
    ['make the report task urgent', 3, { priority: 1 }],
    ['the report task should be at 3', 3, { due_on: '2026-11-16', due_at: '2026-11-16T15:00:00.000Z' }],
  ] as const)('%s', ([message, n, details]) => {
    const call = decide(message).tool_calls?.[0]
    expect(call).toMatchObject({ tool_name: 'update_task', parameters: { task_id: idOf(n), ...details } })
    expect(call?.parameters).not.toHaveProperty('new_description')
  })

  test('other words are new words', () => {
    expect(decide('change the report to write the summary').tool_calls?.[0]?.parameters).toMatchObject({
      task_id: idOf(3),
      new_description: 'write the summary',
    })
  })
})
