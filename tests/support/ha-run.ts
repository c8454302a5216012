import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { loadApps } from '#host/cli/load-apps.ts'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { seedRandom } from '#integrations/models/hostile/random.ts'
import { outside as fixtureOutside } from '../system/crash/fixture.ts'
import { happens, openPlace } from './debian.ts'
import { haApp } from './ha-app.ts'
import { auditCluster, type HaAudit } from './ha-audit.ts'
import { type Cluster, startCluster } from './ha-cluster.ts'
import { startWorkers, type Workers } from './ha-workers.ts'

export interface HaOptions {
  workspaces: number
  letters: number
  /** How often the primary is killed, spread over the work. */
  primaryKills: number
  /** A random worker is killed so often; nobody where it is 0. */
  workerEveryMs: number
  seed: string
  log?(line: string): void
}

export interface Failover {
  /** From the kill of the primary until another server took its place. */
  promotedMs: number
  /** From the kill until a worker's next step was acknowledged. */
  resumedMs: number
}

export interface HaReport extends HaAudit {
  letters: number
  workerKills: number
  workerStarts: number
  failovers: Failover[]
  settledByPerson: number
  workMs: number
}

const WORKERS = 3
const WORK_LIMIT_MS = 900_000

/** Three workers and a cluster of three servers; both lose members in the middle of work; then everything is audited. */
export async function haRun(options: HaOptions): Promise<HaReport> {
  const { workspaces, letters, seed, log = () => {} } = options
  const place = openPlace('lw-ha')
  const outside = join(place.folder, 'outside')
  const post = fixtureOutside(outside)
  const ended = new AbortController()
  let workers: Workers | undefined
  let person: Lanewright | undefined
  try {
    const cluster = await startCluster(place)
    log(`three servers under Patroni, server ${((await cluster.primary()) ?? 0) + 1} is the primary`)
    const journal = join(place.folder, 'person.journal')
    const dataDir = join(place.folder, 'person')
    // The packs of the workers: a schema that somebody else enlarges would be a finding of her journal.
    const apps = [...(await loadApps({ dataDir, journalDir: journal, appFiles: [], json: true })), haApp(outside)]
    const lw = await openLanewright({ dataDir, journalDir: journal, database: cluster.url, apps })
    person = lw
    const wanted = await createAll(lw, workspaces, letters)
    const total = wanted.keys.length
    log(`${workspaces} workspaces with ${total} letters`)
    const beganMs = Date.now()
    workers = startWorkers(place.folder, WORKERS, cluster.url, outside)
    const errors = killWorkers(workers, options, ended.signal)
    const settled = settleDoubts(lw, wanted.ids, (key) => post.lines().includes(key), ended.signal)
    const failovers: Failover[] = []
    for (let n = 1; n <= options.primaryKills; n++) {
      const enough = Math.ceil((total * n) / (options.primaryKills + 1.5))
      await happens(`${enough} letters are posted`, () => post.lines().length >= enough, WORK_LIMIT_MS)
      if (post.lines().length >= total)
        throw new Error(`no letter was left for kill ${n} of a primary: give more workspaces`)
      failovers.push(await failover(cluster, workers, log))
    }
    const left = `select 1 from kernel.workspaces where pack = 'letters' and status <> 'completed' limit 1`
    await happens(
      'all is done',
      async () => (await lw.database.pool('auditor').query(left)).rowCount === 0,
      WORK_LIMIT_MS,
    )
    const workMs = Date.now() - beganMs
    ended.abort()
    const [workerKills, settledByPerson] = await Promise.all([errors, settled])
    const ends = await workers.stop()
    const workerStarts = workers.starts()
    log(`all is done after ${workMs} ms; ${workerKills} workers and ${failovers.length} primaries were killed`)
    const audit = await auditCluster({ lw, wanted: wanted.keys, log: post.lines(), workers, journal, ends })
    return { ...audit, letters: total, workerKills, workerStarts, failovers, settledByPerson, workMs }
  } finally {
    ended.abort()
    await workers?.stop()
    await person?.close().catch(() => {})
    await place.clear()
  }

  function killWorkers(these: Workers, { workerEveryMs }: HaOptions, signal: AbortSignal): Promise<number> {
    const random = seedRandom(seed)
    return (async () => {
      let kills = 0
      while (workerEveryMs > 0 && (await waits(workerEveryMs / 2 + random.below(workerEveryMs), signal))) {
        const n = random.below(WORKERS)
        if (these.kill(n)) kills += 1
      }
      return kills
    })()
  }
}

async function createAll(lw: Lanewright, workspaces: number, letters: number) {
  const keys: string[] = []
  const ids: string[] = []
  for (let w = 0; w < workspaces; w++) {
    const mine = Array.from({ length: letters }, (_, l) => `w${w}-${String(l).padStart(3, '0')}`)
    const goal = { letters: mine.map((key) => ({ key, to: `Reader of ${key}`, about: `the matter of ${key}` })) }
    ids.push(await lw.create({ pack: 'letters', name: `Letters ${w}`, goal }))
    keys.push(...mine)
  }
  return { keys, ids }
}

/** Kills the primary, waits until work goes on without it, and brings its machine back. */
async function failover(cluster: Cluster, workers: Workers, log: (line: string) => void): Promise<Failover> {
  const old = await happens('there is a primary', async () => {
    const at = await cluster.primary()
    return at === undefined ? undefined : { at }
  })
  const killedMs = Date.now()
  cluster.kill(old.at)
  const next = await happens('another server takes over', async () => {
    const at = await cluster.primary()
    return at === undefined || at === old.at ? undefined : { at }
  })
  const promotedMs = Date.now() - killedMs
  const first = await happens('work goes on', () =>
    workers.heads().find(({ atMs }) => atMs > killedMs + promotedMs / 2),
  )
  const resumedMs = first.atMs - killedMs
  log(
    `server ${old.at + 1} killed; server ${next.at + 1} took over after ${promotedMs} ms, work went on after ${resumedMs} ms`,
  )
  cluster.start(old.at)
  await happens('the cluster is whole again', cluster.whole, 180_000)
  return { promotedMs, resumedMs }
}

/** A person with patience: where nobody can tell whether a letter went out, she looks into the book and says so. */
async function settleDoubts(
  lw: Lanewright,
  workspaces: string[],
  posted: (key: string) => boolean,
  signal: AbortSignal,
): Promise<number> {
  const answered = new Set<string>()
  const open = `select workspace_id as ws, intent_id as id, request from kernel.intents where status = 'uncertain'`
  while (await waits(500, signal)) {
    try {
      const { rows } = await lw.database.pool('auditor').query<{ ws: string; id: string; request: string }>(open)
      for (const { ws, id, request } of rows.filter((row) => workspaces.includes(row.ws) && !answered.has(row.id))) {
        const outcome = posted(JSON.parse(request).parameters.letter_key) ? 'verified' : 'not_done'
        if ((await lw.send(ws, 'anna', 'effect.settle', { intent_id: id, outcome })).ok) answered.add(id)
        await lw.dispatch.wake(ws)
      }
    } catch {
      // The database is away for a moment; she comes back.
    }
  }
  return answered.size
}

async function waits(ms: number, signal: AbortSignal): Promise<boolean> {
  return pause(ms, true, { signal }).catch(() => false)
}
