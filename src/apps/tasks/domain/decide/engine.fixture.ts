import type { DecisionContext, IntentType, Task, UserIntent } from '../../contracts.ts'
import type { EngineInput } from './engine.ts'

/** What tests of the engine say to it: a person with two tasks, on a morning in March. */

export const CONVERSATION = '0198c0de-0000-7000-8000-000000000001'
export const MILK = '0198c0de-0000-7000-8000-00000000000a'
export const BREAD = '0198c0de-0000-7000-8000-00000000000b'
export const NOW = '2026-03-04T09:00:00.000Z'
export const LATER = '2026-03-04T09:05:00.000Z'

export function aTask(task_id: string, description: string, more: Partial<Task> = {}): Task {
  const times = { created_at: NOW, updated_at: NOW, completed_at: null }
  const details = { due_on: null, due_at: null, priority: null, labels: [], recurrence: null, remind_at: null }
  return {
    task_id,
    description,
    status: 'pending',
    ...times,
    ...details,
    list: null,
    time_zone: null,
    version: 1,
    ...more,
  }
}
export const TASKS = [aTask(BREAD, 'buy bread'), aTask(MILK, 'buy milk')]

export const contextOf = (message: string | null, more: Partial<DecisionContext> = {}): DecisionContext => ({
  user_id: 'anna',
  message,
  conversation_id: CONVERSATION,
  message_history: [],
  pending_confirmation: null,
  ...more,
})
export const inputOf = (message: string | null, more: Partial<DecisionContext> = {}): EngineInput => ({
  context: contextOf(message, more),
  now: NOW,
  time_zone: 'Europe/Berlin',
  asked: null,
  resolution: null,
})
export const intended = (
  intent_type: IntentType,
  extracted_params: UserIntent['extracted_params'] = null,
): UserIntent => ({
  intent_type,
  confidence: 0.9,
  extracted_params,
})
export const WAITING = {
  action_type: 'DELETE_TASK' as const,
  task_id: MILK,
  task_description: 'buy milk',
  created_at: NOW,
  expires_at: LATER,
}
export const NOTHING = { tool_calls: null, response_text: null, clarification_question: null, pending_action: null }
