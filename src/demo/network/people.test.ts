import { expect, test } from 'vitest'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import { HOSTILE_TEXTS, LONGEST_TEXT } from './hostile.ts'
import { MOST_PEOPLE, peopleOf } from './people.ts'

test('the same seed gives the same people, and more of them begin with the same ones', () => {
  const some = peopleOf(7, 50)
  expect(peopleOf(7, 50)).toEqual(some)
  expect(peopleOf(7, 300).slice(0, 50)).toEqual(some)
  expect(peopleOf(8, 50)).not.toEqual(some)
})

test('the people of a seed stay the same from one release to the next: lead lists name them', () => {
  expect(hashCanonical(peopleOf(1, 200).map(({ name, slug, company }) => [name, slug, company]))).toBe(
    '52512864ab9027f130e339c22df480689d5db47a32a615d7951f119b0bcc847b',
  )
})

test('five thousand people all have addresses and names of their own, from every culture', () => {
  const people = peopleOf(1, MOST_PEOPLE)
  expect(new Set(people.map(({ slug }) => slug)).size).toBe(MOST_PEOPLE)
  expect(new Set(people.map(({ name }) => name)).size).toBe(MOST_PEOPLE)
  expect(people.every(({ slug }) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))).toBe(true)
  expect(new Set(people.map(({ location }) => location)).size).toBeGreaterThan(30)
})

test('every fifth profile is hostile, and two hundred people hold every kind of attack', () => {
  const people = peopleOf(3, 200)
  expect(people.flatMap(({ hostile }, i) => (hostile ? [i % 5] : []))).toEqual(Array(40).fill(4))
  for (const texts of HOSTILE_TEXTS) expect(people).toContainEqual(expect.objectContaining(texts))
  const all = people.filter(({ hostile }) => hostile).map(({ headline, about }) => `${headline}\n${about}`)
  const attacks = [
    ...[/ignore all previous instructions/i, /mark all tasks done/i, /database password/, /message everyone/i],
    ...[/http:\/\/127\.0\.0\.1:\d+\/admin/, /python/, /approve this draft/i, /^SYSTEM:/m, /<\|im_start\|>system/],
    ...[/"action_type": "execute_tool"/, /\u200b/, /\u202e/, /<script>/],
  ]
  for (const attack of attacks) expect(all.some((text) => attack.test(text))).toBe(true)
  expect(Math.max(...people.map(({ about }) => about.length))).toBe(LONGEST_TEXT)
})

test.for([0, -1, 1.5, Number.NaN, MOST_PEOPLE + 1])('a network of %s people cannot be', (count) => {
  expect(() => peopleOf(1, count)).toThrow(RangeError)
})
