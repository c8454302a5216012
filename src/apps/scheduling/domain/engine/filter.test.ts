import { expect, test } from 'vitest'
import { decide } from './decide.ts'
import { decideLine } from './filter.ts'
import { replyOf } from './input.fixture.ts'

const NOW = '2027-01-07T15:05:00Z'

test('a line gives the decision, and without a time of its own it is decided now [M-dec.9]', () => {
  const { now: _, ...given } = replyOf('Works for me.')
  const expected = decide({ ...given, now: NOW })
  for (const input of [given, { ...given, now: NOW }]) {
    const answer = decideLine(JSON.stringify(input), NOW)
    expect(answer.ok).toBe(true)
    expect(JSON.parse(answer.line)).toEqual(expected)
  }
})

test.each([
  ['no JSON', '{'],
  ['a key twice', '{"now":"2027-01-07T15:05:00Z","now":"2027-01-07T15:05:00Z"}'],
  ['a field missing', '{"attendee":{"email":"a@example.com"}}'],
  ['a field too many', JSON.stringify({ ...replyOf('yes'), score: 100 })],
])('%s gives an error with a way on [M-dec.9]', (_, line) => {
  const answer = decideLine(line, NOW)
  expect(answer.ok).toBe(false)
  const { error } = JSON.parse(answer.line)
  expect(error).toMatchObject({ code: expect.any(String), message: expect.any(String), next: expect.any(String) })
})
