import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Desk, openDesk, until } from './desk.ts'
import { type Fleet, type Machine, openFleet } from './fleet.ts'
import { openPostOffice, type PostOffice } from './post-office.ts'

export interface ScaleOptions {
  databaseUrl: string
  workers: number
  workspaces: number
  /** Letters of each workspace. */
  letters: number
  /** Work goes on at least so long while workers are killed. */
  seconds: number
  killEverySeconds: number
  /** Compare the throughput of all workers with that of one first; not where time is short. */
  compare: boolean
  seed: number
  log(line: string): void
}

export interface ScaleReport {
  workspaces: number
  effects: number
  lost: number
  twice: number
  unfinished: number
  kills: number
  settledByHand: number
  commits_refused: number
  verify: string
  entries: number
  /** Effects a second, of one worker and of all. */
  one: number | null
  all: number | null
  ratio: number | null
  ok: boolean
}

const CONCURRENCY = 6
const LATENCY_MS = 10
const FINISH_MS = 240_000

/** Many machines on one database, some of which die all the time. */
export async function runScale(options: ScaleOptions): Promise<ScaleReport> {
  const { workers, log } = options
  const home = mkdtempSync(join(tmpdir(), 'lanewright-many-'))
  const post = await openPostOffice(() => pause(LATENCY_MS))
  const fleet = openFleet({ databaseUrl: options.databaseUrl, postOffice: post.url, home })
  const desk = await openDesk(options.databaseUrl, home, post)
  const names = Array.from({ length: workers }, (_, i) => `machine-${i + 1}`)
  const keys: string[] = []
  try {
    const one = options.compare ? await measure(desk, fleet, post, names.slice(0, 1), keys, options) : null
    const all = options.compare ? await measure(desk, fleet, post, names, keys, options) : null
    const { kills, byHand } = await runLoad(desk, fleet, names, keys, options)
    await drainAll(fleet)
    const refused = await desk.count(
      `select count(*) from kernel.audit_log where payload like '%"operation": "refused"%'`,
    )
    const entries = await desk.count('select sum(seq) as count from kernel.heads')
    const unfinished = await desk.unfinished()
    const open = await desk.count(`select count(*) from kernel.intents where status in ('open', 'uncertain')`)
    await desk.close()
    const also = names.flatMap((name) => ['--also', fleet.journal(name)])
    const verified = await fleet.run('desk', ['verify', ...also])
    const lost = keys.filter((key) => !post.posted.has(key)).length
    const twice = [...post.posted.values()].filter((times) => times > 1).length
    if (verified.code !== 0) log(`verify: ${verified.out}${verified.err}`)
    return {
      ...{ workspaces: keys.length / options.letters, effects: post.posted.size, lost, twice, unfinished, kills },
      ...{ settledByHand: byHand, commits_refused: refused, verify: verified.code === 0 ? 'clean' : 'bad', entries },
      ...{ one, all, ratio: one && all ? Math.round((all / one) * 100) / 100 : null },
      ok: lost === 0 && twice === 0 && unfinished === 0 && open === 0 && verified.code === 0,
    }
  } finally {
    await fleet.end()
    await desk.close().catch(() => {})
    await post.close()
    await rm(home, { recursive: true, force: true })
  }
}

const worker = (fleet: Fleet, name: string) => fleet.start(name, ['worker', '--concurrency', String(CONCURRENCY)])

/** Effects a second: the work lies there before the workers come, and the clock runs from the first effect to the last. */
async function measure(
  desk: Desk,
  fleet: Fleet,
  post: PostOffice,
  names: string[],
  keys: string[],
  options: ScaleOptions,
) {
  await give(desk, keys, options)
  const machines = names.map((name) => worker(fleet, name))
  const before = post.posted.size
  await until('the first letter', () => post.posted.size > before, FINISH_MS)
  await Promise.all(machines.map(({ up }) => up))
  const [began, from] = [performance.now(), post.posted.size]
  await until('every letter', () => post.posted.size >= keys.length, FINISH_MS)
  const rate = (post.posted.size - from) / ((performance.now() - began) / 1000)
  await until('every workspace', async () => (await desk.unfinished()) === 0, FINISH_MS)
  await drainAll(fleet)
  options.log(`${names.length} workers: ${rate.toFixed(1)} effects a second`)
  return Math.round(rate * 10) / 10
}

/** kill -9 of one of them every few seconds; another one takes its place. New work comes until the time is over. */
async function runLoad(desk: Desk, fleet: Fleet, names: string[], keys: string[], options: ScaleOptions) {
  const { seconds, killEverySeconds, log } = options
  const random = mulberry(options.seed)
  const machines = new Map<string, Machine>(names.map((name) => [name, worker(fleet, name)]))
  await Promise.all([...machines.values()].map(({ up }) => up))
  await give(desk, keys, options)
  const end = performance.now() + seconds * 1000
  let [kills, byHand, nextKill] = [0, 0, performance.now() + killEverySeconds * 1000]
  await until(
    'every workspace after the last kill',
    async () => {
      byHand = await desk.settle()
      const now = performance.now()
      const unfinished = await desk.unfinished()
      if (now < end && now >= nextKill) {
        nextKill = now + killEverySeconds * 1000
        const name = names[Math.floor(random() * names.length)] as string
        const victim = machines.get(name) as Machine
        victim.process.kill('SIGKILL')
        await victim.ended
        machines.set(name, worker(fleet, name))
        kills += 1
        log(`killed ${name}; ${unfinished} workspaces are unfinished`)
      }
      if (now < end && unfinished < options.workspaces / 2) await give(desk, keys, options, 10)
      return now >= end && unfinished === 0
    },
    seconds * 1000 + FINISH_MS,
  )
  return { kills, byHand }
}

async function give(
  desk: Desk,
  keys: string[],
  { workspaces, letters }: ScaleOptions,
  most = workspaces,
): Promise<void> {
  for (let i = 0; i < Math.min(workspaces, most); i++) keys.push(...(await desk.give(letters)).keys)
}

/** SIGTERM: each ends by itself, with 0. */
async function drainAll(fleet: Fleet): Promise<void> {
  const machines = [...fleet.alive]
  await Promise.allSettled(machines.map(({ up }) => up))
  for (const { process } of machines) process.kill('SIGTERM')
  for (const { ended, said } of machines) {
    const how = await Promise.race([ended, pause(70_000, 'nothing')])
    if (how !== 0) throw new Error(`a worker that was told to end ended with ${how}: ${said()}`)
  }
}

function mulberry(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let t = Math.imul(state ^ (state >>> 15), state | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
