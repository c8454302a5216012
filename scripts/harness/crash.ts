import { parseArgs } from 'node:util'
import { STEPS } from '../../tests/system/crash/fixture.ts'
import { crashRounds, type Victim } from '../../tests/system/crash/rounds.ts'
import { stepRounds } from '../../tests/system/crash/steps.ts'

/**
 * npm run harness -- crash [--rounds 20] [--victim controller|database|both] [--seed text]
 * Kills the controller, the database and both at once in the middle of work. Exit 1 when anything was lost or late.
 * npm run harness -- crash --steps [--rounds 20] [--step NAME]
 * The same at every named step of the cycle, so many times each, for controller and database.
 */
const RESUME_LIMIT_MS = 5000

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    victim: { type: 'string' },
    seed: { type: 'string', default: '1' },
    steps: { type: 'boolean', default: false },
    step: { type: 'string' },
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
if (values.steps || values.step) await atEachStep()
else await anywhere()
console.log(JSON.stringify({ ok: good, ...results }))
process.exitCode = good ? 0 : 1

async function anywhere(): Promise<void> {
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
    results[victim] = {
      rounds,
      kills,
      median_ms: median,
      slowest_ms: slowest,
      effects,
      breaches: report.breaches.length,
    }
  }
}

async function atEachStep(): Promise<void> {
  for (const step of STEPS.filter((s) => !values.step || s === values.step)) {
    for (const victim of ['process', 'database'] as const) {
      const steps = Array.from({ length: rounds }, () => step)
      const { deaths, posted, byHand, settledBy, breaches, resumedMs } = await stepRounds({
        steps,
        victim,
        seed: `${step} ${values.seed}`,
      })
      const slowest = Math.max(...resumedMs)
      for (const breach of breaches) console.log(`BREACH ${breach}`)
      console.log(
        `${step}, ${victim}: ${deaths} deaths, ${posted} letters each posted once, ${byHand} of them by hand, ` +
          `in doubt: ${settledBy.evidence} found, ${settledBy.person} decided by a person; resumed after at most ${slowest} ms`,
      )
      good &&= breaches.length === 0 && deaths === rounds && slowest <= RESUME_LIMIT_MS
      results[`${step}/${victim}`] = { deaths, slowest_ms: slowest, in_doubt: settledBy, breaches: breaches.length }
    }
  }
}
