import { parseArgs } from 'node:util'
import { crashRounds, type Victim } from '../tests/crash/rounds.ts'

/**
 * npm run crash -- [--rounds 20] [--victim controller|database|both] [--seed text]
 * Kills the controller, the database and both at once in the middle of work. Exit 1 when anything was lost or late.
 */
const RESUME_LIMIT_MS = 5000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    victim: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
})
const rounds = Number(values.rounds)
const victims: Victim[] = ['controller', 'database', 'both']
if (!Number.isInteger(rounds) || rounds < 1 || (values.victim && !victims.includes(values.victim as Victim))) {
  console.error('usage: crash [--rounds N] [--victim controller|database|both] [--seed TEXT]')
  process.exit(2)
}

const results: Record<string, object> = {}
let good = true
for (const victim of victims.filter((v) => !values.victim || v === values.victim)) {
  const report = await crashRounds({ victim, rounds, seed: values.seed, log: console.log })
  const slowest = Math.max(...report.resumedMs)
  const median = report.resumedMs.toSorted((a, b) => a - b)[report.resumedMs.length >> 1]
  for (const breach of report.breaches) console.log(`BREACH ${breach}`)
  const { kills, tasks, posted, byHand, heads, effects } = report
  console.log(
    `${victim}: ${kills} kills, ${tasks} tasks, ${posted} letters each posted once, ${byHand} of them by hand, ` +
      `${heads} acknowledged heads found again; resumed after ${median} ms, at most ${slowest} ms`,
  )
  good &&= report.breaches.length === 0 && slowest <= RESUME_LIMIT_MS
  results[victim] = { rounds, kills, median_ms: median, slowest_ms: slowest, effects, breaches: report.breaches.length }
}
console.log(JSON.stringify({ ok: good, ...results }))
process.exitCode = good ? 0 : 1
