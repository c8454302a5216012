import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { simulate } from '../src/simulator/simulate.ts'

/**
 * npm run simulate -- [--seeds 100000] [--from 1] [--workers K]   many seeds; exit 1 at the first breach
 * npm run simulate -- --seed N [--trace]                          one seed again, told step by step
 * Seeds are independent: an interrupted run goes on with --from the number that it printed last.
 */
const BATCH = 250
const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '2000' },
    from: { type: 'string', default: '1' },
    workers: { type: 'string', default: String(Math.max(1, availableParallelism() - 1)) },
    seed: { type: 'string' },
    trace: { type: 'boolean', default: false },
  },
})
const [seeds, from, workers] = [Number(values.seeds), Number(values.from), Number(values.workers)]
const one = values.seed === undefined ? null : Number(values.seed)
if (
  ![seeds, workers].every((n) => Number.isInteger(n) && n > 0) ||
  ![from, one ?? 1].every((n) => Number.isInteger(n) && n >= 0)
) {
  console.error('usage: simulate [--seeds N] [--from N] [--workers K] | --seed N [--trace]')
  process.exit(2)
}

interface Done {
  seeds: number
  events: number
  entries: number
  failed: { seed: number; rule: string; what: string } | null
}

/** Plays the seeds of one batch, up to the first breach. */
async function batch(first: number, count: number): Promise<Done> {
  const done: Done = { seeds: 0, events: 0, entries: 0, failed: null }
  for (let seed = first; seed < first + count && !done.failed; seed++) {
    const played = await simulate(seed)
    done.seeds += 1
    done.events += played.events
    done.entries += played.entries
    const [breach] = played.breaches
    if (breach) done.failed = { seed, ...breach }
  }
  return done
}

if (process.send) {
  process.on('message', async ({ first, count }: { first: number; count: number }) => {
    process.send?.({ first, ...(await batch(first, count)) })
  })
} else if (one !== null) {
  const played = await simulate(one, values.trace ? console.log : undefined)
  for (const { rule, what } of played.breaches) console.log(`BREACH ${rule}: ${what}`)
  for (const [workspace, head] of Object.entries(played.heads)) console.log(`head of ${workspace}: ${head}`)
  const { seed, events, entries, virtualMs } = played
  const ok = played.breaches.length === 0
  console.log(JSON.stringify({ ok, seed, events, entries, virtualMs, breaches: played.breaches.length }))
  process.exitCode = ok ? 0 : 1
} else await many()

async function many(): Promise<void> {
  const start = performance.now()
  const total: Done = { seeds: 0, events: 0, entries: 0, failed: null }
  const open = new Set<number>()
  let next = from
  let told = 0

  function tell(): void {
    const seconds = (performance.now() - start) / 1000
    const reached = Math.min(next, ...open)
    console.log(`${total.seeds} seeds, ${(total.seeds / seconds).toFixed(0)}/s, all below ${reached} are clean`)
  }

  const child = () =>
    new Promise<void>((resolve, reject) => {
      const worker = fork(import.meta.filename, [], { execArgv: process.execArgv })
      const more = () => {
        const count = Math.min(BATCH, from + seeds - next)
        if (count <= 0 || total.failed) return worker.disconnect()
        open.add(next)
        worker.send({ first: next, count })
        next += count
      }
      worker.on('message', (done: Done & { first: number }) => {
        open.delete(done.first)
        total.seeds += done.seeds
        total.events += done.events
        total.entries += done.entries
        if (done.failed && (!total.failed || done.failed.seed < total.failed.seed)) total.failed = done.failed
        if (performance.now() - told > 5000) {
          told = performance.now()
          tell()
        }
        more()
      })
      worker.on('error', reject)
      worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`a worker ended with ${code}`))))
      more()
    })
  await Promise.all(Array.from({ length: Math.min(workers, Math.ceil(seeds / BATCH)) }, child))
  const seconds = (performance.now() - start) / 1000
  const { failed } = total
  if (failed) {
    console.log(`BREACH at seed ${failed.seed}: ${failed.rule}: ${failed.what}`)
    console.log(`again: npm run simulate -- --seed ${failed.seed} --trace`)
  }
  console.log(
    `${total.seeds} seeds in ${seconds.toFixed(0)} s (${(total.seeds / seconds).toFixed(1)}/s), ` +
      `${total.events} events, ${total.entries} ledger entries`,
  )
  console.log(JSON.stringify({ ok: !failed, seeds: total.seeds, from, perSecond: total.seeds / seconds, failed }))
  process.exitCode = failed ? 1 : 0
}
