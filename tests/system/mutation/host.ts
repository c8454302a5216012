import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { test, vi } from 'vitest'
import { type Collected, collect, runTest } from './collect.ts'
import { root } from './instrument.ts'
import { ASK_ENV, type Ask, type Reach, type Said } from './run-mutants.ts'

/**
 * Runs in vitest, which loads the instrumented sources. First every test without a change, noting what it reaches; then
 * for each change fresh modules and the tests that reach it, the quick ones first, until one fails.
 */
interface Switches {
  activeMutant?: string
  currentTestId?: string
  mutantCoverage?: { static: Record<string, number>; perTest: Record<string, Record<string, number>> }
  hitCount?: number
  hitLimit?: number
}
const switches: Switches = {}
;(globalThis as Record<string, unknown>).__stryker__ = switches

const ask = JSON.parse(readFileSync(process.env[ASK_ENV] as string, 'utf8')) as Ask
const say = (said: Said) => appendFileSync(ask.answers, `${JSON.stringify(said)}\n`)
/** A loop that runs so much longer than without the change does not end. */
const MORE_HITS = 100
const LEAST_HITS = 1000
const TEST_LIMIT_MS = 60_000

/**
 * A loop that never gives the thread back is ended from another one, with the whole process. It is measured in time of
 * the processor: on a busy machine slow is not endless.
 */
const turn = new Int32Array(new SharedArrayBuffer(4))
new Worker(
  `const turn = require('node:worker_threads').workerData
   let [seen, since] = [0, 0]
   setInterval(() => {
     const { user, system } = process.cpuUsage()
     if (seen !== turn[0]) [seen, since] = [turn[0], user + system]
     else if (user + system - since > 6_000_000) for (const id of [process.ppid, process.pid]) process.kill(id, 'SIGKILL')
   }, 200)`,
  { eval: true, workerData: turn },
).unref()

test('every change is tried', { timeout: 0 }, async () => {
  const reach = ask.reach ?? (await findReach())
  if (!ask.reach) say({ reach })
  for (const id of ask.todo) {
    say({ begun: id })
    say({ id, outcome: await tryOne(id, reach) })
  }
})

/** A module that was loaded before would remember what another change made of it. */
async function load(files: readonly string[]): Promise<Collected[][]> {
  vi.resetModules()
  const loaded: Collected[][] = []
  for (const file of files) loaded.push(await collect(file, () => import(/* @vite-ignore */ join(root, file))))
  return loaded
}

async function findReach(): Promise<Reach[]> {
  const reach: Reach[] = []
  for (const file of ask.tests) {
    switches.mutantCoverage = { static: {}, perTest: {} }
    // The helper of each module keeps the object that it saw first.
    const seen = switches.mutantCoverage
    const [tests = []] = await load([file])
    reach.push({ file, test: null, ms: 0, hits: seen.static })
    for (const one of tests) {
      switches.currentTestId = one.name
      const begun = performance.now()
      say({ alive: one.name })
      turn[0] = (turn[0] as number) + 1
      await runTest(one, 10 * TEST_LIMIT_MS)
      const ms = performance.now() - begun
      switches.currentTestId = undefined
      reach.push({ file, test: one.name, ms, hits: seen.perTest[one.name] ?? {} })
    }
  }
  return reach
}

async function tryOne(id: string, reach: Reach[]) {
  const reaching = reach.filter(({ hits }) => id in hits)
  if (reaching.length === 0) return 'unreached' as const
  // What one test changed in a module, or loading it did, may show in another test of the file.
  const files = [...new Set(reaching.map(({ file }) => file))]
  const chosen = reach
    .filter((one) => one.test !== null && files.includes(one.file))
    .sort((a, b) => Number(id in b.hits) - Number(id in a.hits) || a.ms - b.ms)
  const allow = (hits = 0) => {
    turn[0] = (turn[0] as number) + 1
    switches.hitCount = 0
    switches.hitLimit = hits * MORE_HITS + LEAST_HITS
  }
  allow()
  switches.activeMutant = id
  switches.mutantCoverage = undefined
  try {
    const tests = new Map((await load(files)).flat().map((one) => [`${one.file} ${one.name}`, one]))
    for (const { file, test, hits } of chosen) {
      allow(hits[id])
      const one = tests.get(`${file} ${test}`)
      if (!one) return 'found' as const
      await runTest(one, TEST_LIMIT_MS)
    }
    return 'survived' as const
  } catch {
    return (switches.hitCount ?? 0) > (switches.hitLimit ?? 0) ? ('endless' as const) : ('found' as const)
  } finally {
    switches.activeMutant = undefined
  }
}
