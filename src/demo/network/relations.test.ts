import { expect, test } from 'vitest'
import type { Contact } from './ledger.ts'
import { acceptsAfterMs, type ReplyKind, replyOf } from './nature.ts'
import { type Person, peopleOf } from './people.ts'
import { relationOf } from './relations.ts'

const SEED = 5
const DAY_MS = 86_400_000
const people = peopleOf(SEED, 1_000)
const accepts = (person: Person) => acceptsAfterMs(SEED, person.slug, 0)
const invited = (note: string | null, messages: number[] = []): Contact => ({
  invitations: [{ at: 0, note, withdrawnAt: null, dropped: false }],
  messages: messages.map((at) => ({ at, text: `sent at ${at}`, dropped: false })),
  readUntil: 0,
})

test('some accept within hours, some within days, some never', () => {
  const delays = people.map(accepts)
  expect(delays.filter((ms) => ms === null).length).toBeGreaterThan(200)
  expect(delays.filter((ms) => ms !== null && ms < DAY_MS).length).toBeGreaterThan(200)
  expect(delays.filter((ms) => ms !== null && ms > 2 * DAY_MS).length).toBeGreaterThan(100)
  expect(Math.max(...delays.map((ms) => ms ?? 0))).toBeLessThanOrEqual(6 * DAY_MS)
})

test('every kind of reply is given by somebody, and by each person the same one every time', () => {
  const kinds = people.map((person) => replyOf(SEED, person, 1, [])?.kind ?? 'silence')
  expect(new Set(kinds)).toEqual(new Set(['interested', 'not_now', 'question', 'opt_out', 'abusive', 'silence']))
  expect(people.map((person) => replyOf(SEED, person, 1, [])?.kind ?? 'silence')).toEqual(kinds)
})

test('who asked to be left alone, or was abusive, never says another word', () => {
  for (const last of ['opt_out', 'abusive'] satisfies ReplyKind[])
    for (const person of people) expect(replyOf(SEED, person, 2, [last])).toBeNull()
})

test('an invitation is pending until the moment of the yes, and connected from then on', () => {
  const person = people.find((one) => accepts(one) !== null)!
  const at = accepts(person)!
  expect(relationOf(SEED, person, invited(null), at - 1)).toMatchObject({ relation: 'pending', nextAt: at })
  expect(relationOf(SEED, person, invited(null), at)).toMatchObject({ relation: 'connected', acceptedAt: at })
})

test('one who never accepts stays pending, and has nothing to say', () => {
  const person = people.find((one) => accepts(one) === null)!
  expect(relationOf(SEED, person, invited('hello'), 1_000 * DAY_MS)).toMatchObject({
    relation: 'pending',
    thread: [],
    nextAt: null,
  })
})

test('what was withdrawn is as if it had never been asked', () => {
  const contact = invited('hello')
  contact.invitations[0]!.withdrawnAt = 1
  for (const person of people.slice(0, 50))
    expect(relationOf(SEED, person, contact, 99 * DAY_MS)).toMatchObject({ relation: 'none', invitation: null })
})

test('a note is answered after the yes, and only if there was a note', () => {
  const person = people.find((one) => accepts(one) !== null && replyOf(SEED, one, 0, []))!
  const reply = replyOf(SEED, person, 0, [])!
  const at = accepts(person)! + reply.afterMs
  expect(relationOf(SEED, person, invited('hello'), at - 1)).toMatchObject({ thread: [], unread: 0, nextAt: at })
  const then = relationOf(SEED, person, invited('hello'), at)
  expect(then).toMatchObject({ thread: [{ from: 'them', at, text: reply.text }], unread: 1, nextAt: null })
  expect(relationOf(SEED, person, invited(null), 99 * DAY_MS).thread).toEqual([])
})

test('a message is answered after it, and what was read is no longer unread', () => {
  const person = people.find((one) => accepts(one) !== null && replyOf(SEED, one, 1, []))!
  const sentAt = 10 * DAY_MS
  const contact = invited(null, [sentAt])
  const replyAt = sentAt + replyOf(SEED, person, 1, [])!.afterMs
  expect(relationOf(SEED, person, contact, replyAt - 1).thread).toHaveLength(1)
  const then = relationOf(SEED, person, contact, replyAt)
  expect(then.thread.map(({ from, at }) => [from, at])).toEqual([
    ['me', sentAt],
    ['them', replyAt],
  ])
  expect(then.unread).toBe(1)
  expect(relationOf(SEED, person, { ...contact, readUntil: replyAt }, replyAt).unread).toBe(0)
})

test('a hostile person hides an order behind an ordinary answer', () => {
  const replies = people.filter(({ hostile }) => hostile).flatMap((one) => replyOf(SEED, one, 1, []) ?? [])
  expect(replies.length).toBeGreaterThan(20)
  for (const { text } of replies) expect(text).toMatch(/\n\n.*(SYSTEM|ignore previous|action_type|<script>)/)
})
