import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ThreadMessage } from '#kernel/ports/channel.ts'
import type { Watched } from '../../contracts.ts'
import { afterLook, type Conversation } from './sequence.ts'

const SENT = '2026-03-02T09:00:00.000Z'
const on = (days: number) => new Date(Date.parse(SENT) + days * 86_400_000).toISOString()

const invited: Watched = {
  lead_id: '0198c0de-0000-7000-8000-000000000001',
  status: 'contacted',
  relation: 'pending',
  step: 1,
  sent_at: SENT,
  accepted_at: null,
  replies: 0,
  next_step: 2,
  wait_days: 3,
  give_up_days: 14,
  close_days: 7,
}
const talk = (relation: Conversation['relation'], ...theirs: string[]): Conversation => ({
  relation,
  messages: [
    { from: 'me', text: 'Hello', at: null },
    ...theirs.map((text): ThreadMessage => ({ from: 'them', text, at: null })),
  ],
})

test('nobody who has not accepted is written to again, and after the last day the invitation is given up [O-seq.1]', () => {
  expect(afterLook(invited, talk('pending'), on(13))).toMatchObject({ ready_step: null, closed_reason: null })
  expect(afterLook(invited, talk('pending'), on(14))).toMatchObject({ ready_step: null, closed_reason: 'not_accepted' })
  expect(afterLook(invited, talk('none'), on(2))).toMatchObject({ closed_reason: 'withdrawn' })
})

test('who accepted and is silent is written to again when the days have passed since then, not before [O-seq.1]', () => {
  const seen = afterLook(invited, talk('connected'), on(5))
  expect(seen).toMatchObject({ accepted_at: on(5), ready_step: null, due_at: on(7) })
  const accepted = { ...invited, relation: 'connected', accepted_at: on(5) } as const
  expect(afterLook(accepted, talk('connected'), on(7.9))).toMatchObject({ ready_step: null, due_at: on(8) })
  expect(afterLook(accepted, talk('connected'), on(8))).toMatchObject({ ready_step: 2, closed_reason: null })
})

test('after the last message one waits for an answer, and not for ever [O-seq.1]', () => {
  const last = { ...invited, relation: 'connected', accepted_at: on(-2), next_step: null } as const
  expect(afterLook(last, talk('connected'), on(6))).toMatchObject({ closed_reason: null, due_at: on(7) })
  expect(afterLook(last, talk('connected'), on(7))).toMatchObject({ closed_reason: 'no_answer' })
  // A follow-up that nobody approved or sent does not keep a sequence open either.
  const ready = { ...invited, relation: 'connected', accepted_at: SENT } as const
  expect(afterLook(ready, talk('connected'), on(10))).toMatchObject({ closed_reason: 'no_answer' })
})

test('one answer ends the sequence, whatever else would be due; a wish to be left alone is told apart [O-seq.2]', () => {
  const ready = { ...invited, relation: 'connected', accepted_at: SENT } as const
  expect(afterLook(ready, talk('connected', 'Gladly!'), on(3))).toMatchObject({
    ready_step: null,
    closed_reason: 'replied',
    replies: 1,
    fresh: [{ text: 'Gladly!', opts_out: false }],
  })
  expect(afterLook(ready, talk('connected', 'Gladly!', 'STOP'), on(3))).toMatchObject({ closed_reason: 'opted_out' })
  // What was read before is not read again, and stays counted where the page shows less.
  const read = { ...ready, replies: 2 }
  expect(afterLook(read, talk('connected', 'one', 'two'), on(3))).toMatchObject({ fresh: [], replies: 2 })
  expect(afterLook(read, talk('connected', 'one'), on(3))).toMatchObject({ replies: 2, closed_reason: 'replied' })
})

test('whatever is seen, the next look is in the future and at most three days away [O-seq.1]', () => {
  const relation = fc.constantFrom('none', 'pending', 'connected')
  fc.assert(
    fc.property(relation, fc.integer({ min: 0, max: 60 }), fc.boolean(), (seen, days, more) => {
      const watched = { ...invited, next_step: more ? 2 : null }
      const { due_at } = afterLook(watched, talk(seen as Conversation['relation']), on(days))
      expect(Date.parse(due_at)).toBeGreaterThan(Date.parse(on(days)))
      expect(Date.parse(due_at)).toBeLessThanOrEqual(Date.parse(on(days + 3)))
    }),
  )
})
