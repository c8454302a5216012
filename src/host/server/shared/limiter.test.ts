import { expect, test } from 'vitest'
import { createLimiter } from './limiter.ts'

test('thirty tries at once, then two seconds for each; another address is not affected', () => {
  let now = 0
  const mayTry = createLimiter(() => now)
  const tries = (n: number, address = 'a') => Array.from({ length: n }, () => mayTry(address)).filter(Boolean).length
  expect(tries(50)).toBe(30)
  expect(tries(50, 'b')).toBe(30)
  now = 4000
  expect(tries(50)).toBe(2)
  now = 1_000_000
  expect(tries(50)).toBe(30)
})
