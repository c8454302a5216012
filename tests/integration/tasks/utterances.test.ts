import { expect, test } from 'vitest'
import type { IntentType } from '#apps/tasks/contracts.ts'
import { processMessage } from '#apps/tasks/domain/decide/engine.ts'
import { classifyIntent } from '#apps/tasks/domain/decide/language/classify.ts'
import { utterances } from '#apps/tasks/domain/decide/language/utterances.fixture.ts'

/** The share of right answers over the project's own sentences; each of them is also promised one by one beside the engine. */

const ACTS: IntentType[] = ['CREATE_TASK', 'COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK']
const OURS: IntentType[] = [...ACTS, 'LIST_TASKS', 'CONFIRM_YES', 'CONFIRM_NO']

const share = <T>(all: T[], holds: (one: T) => boolean) => all.filter(holds).length / all.length

test('at least 95 % of what people say to their list is classified right, of every intent [T-show.1]', () => {
  for (const intent of OURS) {
    const said = utterances.filter((utterance) => utterance.intent === intent)
    expect(said.length, intent).toBeGreaterThanOrEqual(10)
    expect(
      share(said, ({ says }) => classifyIntent(says, []).intent_type === intent),
      intent,
    ).toBeGreaterThanOrEqual(0.95)
  }
})

test('at most 2 % of what is not meant for the list is acted on [T-show.2]', () => {
  const other = utterances.filter(({ intent }) => intent === 'GENERAL_CHAT')
  expect(other.length).toBeGreaterThanOrEqual(100)
  const acted = ({ says: message }: { says: string }) => {
    const { decision } = processMessage({
      context: {
        user_id: 'anna',
        message,
        conversation_id: '0198c0de-0000-7000-8000-000000000001',
        message_history: [],
        pending_confirmation: null,
      },
      now: '2026-03-04T09:00:00Z',
      time_zone: 'UTC',
      asked: null,
      resolution: null,
    })
    return decision.tool_calls !== null
  }
  expect(share(other, acted)).toBeLessThanOrEqual(0.02)
})
