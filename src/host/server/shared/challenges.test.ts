import { expect, test } from 'vitest'
import { createChallenges } from './challenges.ts'

test('a challenge is taken once, in time, and for what it was given for', () => {
  let now = 0
  const challenges = createChallenges(() => now)
  challenges.give('a', { for: 'sign-in' })
  expect(challenges.take('a', 'sign-in')).toMatchObject({ for: 'sign-in' })
  expect(challenges.take('a', 'sign-in')).toBeUndefined()

  challenges.give('b', { for: 'join', invitation: 'i' })
  expect(challenges.take('b', 'sign-in')).toBeUndefined()
  expect(challenges.take('b', 'join')).toBeUndefined()

  challenges.give('c', { for: 'decision', session: 's' })
  now = 5 * 60 * 1000
  expect(challenges.take('c', 'decision')).toBeUndefined()
  expect(challenges.take(undefined, 'decision')).toBeUndefined()
})

test('whoever asks for very many pushes out the oldest, and memory stays bounded', () => {
  const challenges = createChallenges(() => 0)
  for (let i = 0; i < 6000; i++) challenges.give(`c${i}`, { for: 'sign-in' })
  expect(challenges.take('c0', 'sign-in')).toBeUndefined()
  expect(challenges.take('c1001', 'sign-in')).toBeDefined()
  expect(challenges.take('c5999', 'sign-in')).toBeDefined()
})
