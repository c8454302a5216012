import { expect, test } from 'vitest'
import { promisedMs } from '../../support/load.ts'
import { STEPS } from './fixture.ts'
import { crashRounds } from './rounds.ts'
import { stepRounds } from './steps.ts'

const RESUME_LIMIT_MS = 5000
/** Other tests use the machine at the same time, so the median counts here; `npm run harness -- crash` holds the slowest to it. */
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]

test('a killed controller resumes by itself within 5 s: same next task, nothing acknowledged lost, no letter twice [S001-8.2]', {
  timeout: 120_000,
}, async () => {
  const report = await crashRounds({ victim: 'controller', rounds: 5, seed: 'test', letters: 60 })
  expect(report.breaches).toEqual([])
  expect(report.posted).toBe(60)
  expect(middle(report.resumedMs)).toBeLessThanOrEqual(promisedMs(RESUME_LIMIT_MS))
})

test('a killed database is brought back by the controller and the work goes on within 5 s [S001-8.2]', {
  timeout: 120_000,
}, async () => {
  const report = await crashRounds({ victim: 'database', rounds: 5, seed: 'test', letters: 60 })
  expect(report.breaches).toEqual([])
  expect(report.posted).toBe(60)
  expect(middle(report.resumedMs)).toBeLessThanOrEqual(promisedMs(RESUME_LIMIT_MS))
})

// The long form has 20 rounds of each: npm run harness -- crash --steps
test('the process dies at each step of the cycle: in doubt is looked up, never repeated, absent waits for a person [K-effect.3, S001-9.3]', {
  timeout: 240_000,
}, async () => {
  const report = await stepRounds({ steps: STEPS, victim: 'process', seed: 'test' })
  expect(report.breaches).toEqual([])
  expect(report.deaths).toBe(STEPS.length)
  // Which way each went is checked in the rounds; here that both happened.
  expect(report.settledBy.person).toBeGreaterThan(0)
  expect(report.settledBy.evidence).toBeGreaterThan(0)
})

test('the database dies at each step of the cycle: the process goes on by itself and finds out what happened [K-effect.3]', {
  timeout: 240_000,
}, async () => {
  const report = await stepRounds({ steps: STEPS, victim: 'database', seed: 'test' })
  expect(report.breaches).toEqual([])
  expect(report.deaths).toBe(STEPS.length)
})
