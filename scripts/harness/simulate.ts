import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startServer } from '../../tests/support/start-server.ts'
import { APPS, needsServer, playerOf } from '../../tests/system/simulator/players.ts'
import { runSeeds } from '../../tests/system/simulator/run-seeds.ts'

/**
 * npm run harness -- simulate [--app NAME|all] [--seeds 100000] [--from 1] [--workers K] [--state FILE]
 *   many seeds; exit 1 at the first breach. With --state an interrupted run goes on by the same command.
 * npm run harness -- simulate [--app NAME] --seed N [--trace]   one seed again, told step by step
 */
const { values } = parseArgs({
  options: {
    app: { type: 'string', default: 'errands' },
    seeds: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    state: { type: 'string' },
    seed: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
})
const [seeds, from, workers] = [Number(values.seeds), Number(values.from), Number(values.workers)]
const one = values.seed === undefined ? null : Number(values.seed)
const apps = values.app === 'all' ? APPS : [values.app]
const whole = (least: number) => (n: number) => Number.isInteger(n) && n >= least
if (
  !apps.every((app) => APPS.includes(app)) ||
  ![seeds, workers].every(whole(1)) ||
  ![from, one ?? 1].every(whole(0))
) {
  console.error(
    `usage: simulate [--app ${APPS.join('|')}|all] [--seeds N] [--from N] [--workers K] [--state FILE] | [--app NAME] --seed N [--trace]`,
  )
  process.exit(2)
}

const stop = apps.some(needsServer) ? await startServer() : async () => {}
let ok = true
try {
  for (const app of apps) ok = (one === null ? await many(app) : await again(app, one)) && ok
} finally {
  await stop()
}
process.exitCode = ok ? 0 : 1

/** One seed, in a database of its own. */
async function again(app: string, seed: number): Promise<boolean> {
  const player = playerOf(app)
  const result = await player.run(seed, values.trace ? console.log : undefined)
  await player.close()
  for (const { rule, what } of result.breaches) console.log(`BREACH ${rule}: ${what}`)
  for (const [workspace, head] of Object.entries(result.heads)) console.log(`head of ${workspace}: ${head}`)
  const { events, entries, virtualMs, breaches } = result
  const clean = breaches.length === 0
  console.log(JSON.stringify({ ok: clean, pack: app, seed, events, entries, virtualMs, breaches: breaches.length }))
  return clean
}

async function many(app: string): Promise<boolean> {
  const { state } = values
  const ran = await runSeeds({ ...{ pack: app, from, seeds, workers, log: console.log }, ...(state ? { state } : {}) })
  const { failed, before, seconds } = ran
  if (failed) {
    console.log(`BREACH at seed ${failed.seed}: ${failed.rule}: ${failed.what}`)
    console.log(`again: npm run harness -- simulate --app ${app} --seed ${failed.seed} --trace`)
  }
  const perSecond = ran.seeds / seconds
  console.log(
    `${app}: ${ran.seeds} seeds in ${seconds.toFixed(0)} s (${perSecond.toFixed(1)}/s), ${ran.events} events, ` +
      `${ran.entries} ledger entries${before > 0 ? `; ${before} were clean before` : ''}`,
  )
  console.log(JSON.stringify({ ok: !failed, pack: app, seeds: ran.seeds, before, from, perSecond, failed }))
  return !failed
}
