import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { challengeOf, type DecisionToSign } from './decision-challenge.ts'

const decision = fc.record<DecisionToSign>({
  approval_id: fc.uuid(),
  action_hash: fc.stringMatching(/^[0-9a-f]{64}$/),
  decision: fc.constantFrom('grant', 'reject'),
  nonce: fc.stringMatching(/^[\w-]{43}$/),
})

test('a challenge is 32 bytes, and the same for the same decision', () => {
  fc.assert(
    fc.property(decision, (one) => {
      expect(challengeOf(one)).toMatch(/^[\w-]{43}$/)
      expect(challengeOf({ ...one })).toBe(challengeOf(one))
    }),
  )
})

test('whatever differs in two decisions, their challenges do', () => {
  fc.assert(
    fc.property(decision, decision, fc.subarray(['approval_id', 'action_hash', 'decision', 'nonce']), (a, b, taken) => {
      const mixed = { ...a, ...Object.fromEntries(taken.map((name) => [name, b[name as keyof DecisionToSign]])) }
      const same = JSON.stringify(Object.entries(mixed).sort()) === JSON.stringify(Object.entries(a).sort())
      expect(challengeOf(mixed) === challengeOf(a)).toBe(same)
    }),
  )
})

test('what is signed is fixed: an older signature must verify for ever', () => {
  const signed = { approval_id: 'a', action_hash: 'b', decision: 'grant', nonce: 'n' } as const
  const text = '{"action_hash":"b","approval_id":"a","decision":"grant","nonce":"n","v":"lanewright decision 1"}'
  expect(challengeOf(signed)).toBe(createHash('sha256').update(text).digest('base64url'))
})
