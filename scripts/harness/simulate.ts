import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { startServer } from '../../tests/support/start-server.ts'
import { playMany } from '../../tests/system/simulator/many.ts'
import { needsServer, PACKS, playerOf } from '../../tests/system/simulator/players.ts'

/**
 * npm run harness -- simulate [--pack NAME|all] [--seeds 100000] [--from 1] [--workers K] [--state FILE]
 *   many seeds; exit 1 at the first breach. With --state an interrupted run goes on by the same command.
 * npm run harness -- simulate [--pack NAME] --seed N [--trace]   one seed again, told step by step
 */
const { values } = parseArgs({
  options: {
    pack: { type: 'string', default: 'errands' },
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
const packs = values.pack === 'all' ? PACKS : [values.pack]
const whole = (least: number) => (n: number) => Number.isInteger(n) && n >= least
if (
  !packs.every((pack) => PACKS.includes(pack)) ||
  ![seeds, workers].every(whole(1)) ||
  ![from, one ?? 1].every(whole(0))
) {
  console.error(
    `usage: simulate [--pack ${PACKS.join('|')}|all] [--seeds N] [--from N] [--workers K] [--state FILE] | [--pack NAME] --seed N [--trace]`,
  )
  process.exit(2)
}

const stop = packs.some(needsServer) ? await startServer() : async () => {}
let ok = true
try {
  for (const pack of packs) ok = (one === null ? await many(pack) : await again(pack, one)) && ok
} finally {
  await stop()
}
process.exitCode = ok ? 0 : 1

/** One seed, in a database of its own. */
async function again(pack: string, seed: number): Promise<boolean> {
  const player = playerOf(pack)
  const played = await player.play(seed, values.trace ? console.log : undefined)
  await player.close()
  for (const { rule, what } of played.breaches) console.log(`BREACH ${rule}: ${what}`)
  for (const [workspace, head] of Object.entries(played.heads)) console.log(`head of ${workspace}: ${head}`)
  const { events, entries, virtualMs, breaches } = played
  const clean = breaches.length === 0
  console.log(JSON.stringify({ ok: clean, pack, seed, events, entries, virtualMs, breaches: breaches.length }))
  return clean
}

async function many(pack: string): Promise<boolean> {
  const { state } = values
  const ran = await playMany({ ...{ pack, from, seeds, workers, tell: console.log }, ...(state ? { state } : {}) })
  const { failed, before, seconds } = ran
  if (failed) {
    console.log(`BREACH at seed ${failed.seed}: ${failed.rule}: ${failed.what}`)
    console.log(`again: npm run harness -- simulate --pack ${pack} --seed ${failed.seed} --trace`)
  }
  const perSecond = ran.seeds / seconds
  console.log(
    `${pack}: ${ran.seeds} seeds in ${seconds.toFixed(0)} s (${perSecond.toFixed(1)}/s), ${ran.events} events, ` +
      `${ran.entries} ledger entries${before > 0 ? `; ${before} were clean before` : ''}`,
  )
  console.log(JSON.stringify({ ok: !failed, pack, seeds: ran.seeds, before, from, perSecond, failed }))
  return !failed
}
