import { expect, test } from 'vitest'
import { pointRounds } from './points.ts'
import { crashRounds } from './rounds.ts'

const RESUME_LIMIT_MS = 5000
/** Other tests use the machine at the same time, so the middle one counts here; `npm run crash` holds the slowest to it. */
const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]

test('a killed controller resumes by itself within 5 s: same next task, nothing acknowledged lost, no letter twice [S001-8.2]', {
  timeout: 120_000,
}, async () => {
  const report = await crashRounds({ victim: 'controller', rounds: 5, seed: 'test', letters: 60 })
  expect(report.breaches).toEqual([])
  expect(report.posted).toBe(60)
  expect(middle(report.resumedMs)).toBeLessThanOrEqual(RESUME_LIMIT_MS)
})

test('a killed database is brought back by the controller and the work goes on within 5 s [S001-8.2]', {
  timeout: 120_000,
}, async () => {
  const report = await crashRounds({ victim: 'database', rounds: 5, seed: 'test', letters: 60 })
  expect(report.breaches).toEqual([])
  expect(report.posted).toBe(60)
  expect(middle(report.resumedMs)).toBeLessThanOrEqual(RESUME_LIMIT_MS)
})

test('a death at each point around agent, commit and effect: looked up, never repeated, absent waits for a person [K-effect.3, S001-9.3]', {
  timeout: 120_000,
}, async () => {
  const report = await pointRounds()
  expect(report.breaches).toEqual([])
  expect(report.died).toEqual(Object.fromEntries(Object.keys(report.died).map((point) => [point, 'SIGKILL'])))
  // Found outside: verified without a person. Never posted, or posted without a trace of the letter: a person decides.
  expect(report.settledBy).toEqual({ 'before-effect': 'anna', 'within-effect': 'anna', 'after-effect': 'evidence' })
  expect(report.byHand).toHaveLength(1)
})
