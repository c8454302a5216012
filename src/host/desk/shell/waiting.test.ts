import { expect, test } from 'vitest'
import { isMore, waitingText } from './waiting.ts'

const none = { approvals: 0, questions: 0, newest_at: null }
const [early, late] = ['2026-03-01T10:00:00.000Z', '2026-03-01T10:00:01.000Z']

test('what is new is told: more than before, or another one', () => {
  const one = { approvals: 1, questions: 0, newest_at: early }
  expect(isMore(none, one)).toBe(true)
  expect(isMore(one, { ...one, newest_at: late })).toBe(true)
  // The clock that asked went back a little.
  expect(isMore({ ...one, newest_at: late }, { ...one, questions: 1 })).toBe(true)
})

test('what is the same, or less, is not', () => {
  const two = { approvals: 1, questions: 1, newest_at: late }
  expect(isMore(two, two)).toBe(false)
  expect(isMore(two, { ...two, questions: 0, newest_at: early })).toBe(false)
  expect(isMore(two, none)).toBe(false)
})

test('it says how many and where', () => {
  expect(waitingText({ ...none, approvals: 1 })).toBe('Waits for you: 1 in Approvals.')
  expect(waitingText({ ...none, questions: 2 })).toBe('Wait for you: 2 in Today.')
  expect(waitingText({ ...none, approvals: 3, questions: 1 })).toBe('Wait for you: 3 in Approvals, 1 in Today.')
})
