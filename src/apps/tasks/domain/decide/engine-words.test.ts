import { describe, expect, test } from 'vitest'
import { type EngineInput, processMessage } from './engine.ts'

/** What the engine takes from the words of a message, and from the question that stood before them. */

const inputOf = (message: string, asked: EngineInput['asked'] = null): EngineInput => ({
  context: {
    user_id: 'anna',
    message,
    conversation_id: '0198c0de-0000-7000-8000-000000000001',
    message_history: [],
    pending_confirmation: null,
  },
  now: '2026-03-04T09:00:00.000Z',
  time_zone: 'Europe/Berlin',
  asked,
  resolution: null,
})
const callOf = (message: string) => processMessage(inputOf(message)).decision.tool_calls?.[0]

describe('a few words after a question of ours are its answer', () => {
  const answer = (message: string, asked: EngineInput['asked']) => processMessage(inputOf(message, asked)).intent

  test('the words of the task, the task that is meant, its new words', () => {
    expect(answer('the yellow one with stripes', { intent_type: 'CREATE_TASK' })).toMatchObject({
      intent_type: 'CREATE_TASK',
      extracted_params: { description: 'the yellow one with stripes' },
    })
    expect(answer('2', { intent_type: 'DELETE_TASK' })).toMatchObject({
      intent_type: 'DELETE_TASK',
      extracted_params: { task_reference: '2' },
    })
    expect(answer('oat milk', { intent_type: 'UPDATE_TASK', task_reference: 'milk' })).toMatchObject({
      intent_type: 'UPDATE_TASK',
      extracted_params: { task_reference: 'milk', new_description: 'oat milk' },
    })
  })

  test('a request of its own is no answer, and a no ends the question', () => {
    expect(answer('show my tasks', { intent_type: 'CREATE_TASK' }).intent_type).toBe('LIST_TASKS')
    const ended = processMessage(inputOf('never mind', { intent_type: 'CREATE_TASK' }))
    expect(ended.decision).toMatchObject({ decision_type: 'RESPOND_ONLY', response_text: 'Okay, never mind.' })
  })
})

describe('details of a task', () => {
  test('a due date, a priority and labels are taken from the words, in the zone of the person [T-due.1] [T-due.2] [T-due.3]', () => {
    expect(callOf('remind me to pay rent tomorrow at 9am p1 #home')).toEqual({
      tool_name: 'add_task',
      parameters: {
        user_id: 'anna',
        description: 'pay rent',
        due_on: '2026-03-05',
        due_at: '2026-03-05T08:00:00.000Z',
        priority: 1,
        labels: ['home'],
        remind_at: '2026-03-05T08:00:00.000Z',
      },
      sequence: 1,
    })
  })

  test('what stands in quotes is the description, whole [T-due.6]', () => {
    expect(callOf('add "pay rent tomorrow p1 #home"')).toEqual({
      tool_name: 'add_task',
      parameters: { user_id: 'anna', description: 'pay rent tomorrow p1 #home' },
      sequence: 1,
    })
  })
})
