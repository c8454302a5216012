import fc from 'fast-check'
import { expect, test } from 'vitest'
import { processMessage } from '#apps/tasks/domain/decide/engine.ts'
import { seedRandom } from '#integrations/models/hostile/random.ts'
import { wrongAnswer } from '../../integration/tasks/load/oracle.ts'
import { INTERFACES, runLoad } from '../../integration/tasks/load/run-load.ts'
import { randomMessage } from '../../integration/tasks/load/words.ts'
import { openChat } from '../../support/chat.ts'

const context = (message: string) => ({
  user_id: 'anna',
  message,
  conversation_id: '00000000-0000-4000-8000-000000000000',
  message_history: [],
  pending_confirmation: null,
})
const around = { now: '2026-03-02T09:00:00.000Z', time_zone: 'UTC', asked: null, resolution: null }

test('ten thousand random messages: no exception, no tool outside the five, no deletion decided [T-show.3] [T-show.4]', () => {
  const random = seedRandom('engine')
  for (let n = 0; n < 10_000; n++) {
    const message = randomMessage(random)
    const { decision } = processMessage({ context: context(message), ...around })
    const reply = decision.response_text ?? decision.clarification_question ?? 'ok'
    expect(wrongAnswer({ reply, decision }), message).toBeNull()
    expect(decision.tool_calls?.[0]?.tool_name, message).not.toBe('delete_task')
  }
})

test('any string at all is decided upon', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (message) => {
      const { decision } = processMessage({ context: context(message), ...around })
      expect(decision.tool_calls?.[0]?.tool_name).not.toBe('delete_task')
    }),
  )
})

test.for(INTERFACES)('random messages over %s delete nothing without a bound confirmation [T-show.5]', async (via) => {
  const chat = await openChat()
  const { breaches, deletions } = await runLoad(chat, via, 300, 'short form')
  expect(breaches).toEqual([])
  expect(deletions).toBeGreaterThan(0)
})
