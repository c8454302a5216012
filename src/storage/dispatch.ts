import { EventEmitter } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import type { Runner, WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import type { Dispatch } from '#kernel/ports/dispatch.ts'
import { asFailure } from './refusals.ts'

export interface DispatchOptions {
  app: pg.Pool
  dispatch: pg.Pool
  /** True when no other process can be alive on this database (embedded): every lock is a dead one's. */
  alone: boolean
  /** The lanes of the installed packs, and those of them that this process takes; null for all. */
  lanes?: { known: readonly string[]; takes: readonly string[] | null }
  onFailure(error: unknown): void
}

interface Running {
  runner: Runner
  /** When nothing of it works any more. */
  over: Promise<unknown>
  heart: NodeJS.Timeout
  workers: Set<string>
}

/** A lane that no installed policy has any more is left to those who take all. */
const RETIRED = '*'

/** graphile-worker with a named queue per workspace. One job drives a workspace until it is idle. */
export function createDispatch({ app, dispatch, alone, lanes, onFailure }: DispatchOptions): Dispatch {
  type Drive = Parameters<Dispatch['start']>[0]
  const { known = [], takes = null } = lanes ?? {}
  const tasks = ['drive', ...(takes ?? [...known, RETIRED]).map((lane) => `drive:${lane}`)]
  let running: Running | undefined
  /** Those under way: one that came after the farewell would call a worker alive that has gone. */
  let beats: Promise<unknown> = Promise.resolve()

  async function begin(drive: Drive, concurrency: number): Promise<Running> {
    // Imported here: a process that only wakes workspaces does without its 100 modules.
    const { Logger, run } = await import('graphile-worker')
    const workers = new Set<string>()
    // Alone on the database, whatever is locked is a dead worker's; otherwise the silent ones are.
    await beat([], alone ? 0 : SILENCE_MS)
    const events: WorkerEvents = new EventEmitter()
    // Jobs are locked in the name of the pool, not of its workers.
    events.on('pool:create', ({ workerPool }) => workers.add(workerPool.id))
    events.on('job:error', ({ error }) => onFailure(error))
    const broken = breaks(events, onFailure)
    const runner = await run({
      pgPool: dispatch,
      events,
      logger: new Logger(() => () => {}),
      concurrency,
      pollInterval: 1000,
      noHandleSignals: true,
      // Unbatched, the library leaves a job that it cannot end as an unhandled rejection, which ends this process.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
      taskList: Object.fromEntries(
        tasks.map((name) => [name, async (payload) => drive((payload as { workspace: string }).workspace)]),
      ),
    })
    // What is left of it then, such as its clock, would keep this process alive.
    void broken.then(() => runner.stop()).catch(() => {})
    const heart = setInterval(() => {
      beats = Promise.all([beats, beat([...workers], SILENCE_MS).catch(onFailure)])
    }, BEAT_MS)
    return { runner, over: Promise.race([runner.promise.catch(onFailure), broken]), heart, workers }
  }

  async function beat(mine: string[], silenceMs: number): Promise<void> {
    const values = [mine, silenceMs, takes]
    await dispatch.query({ name: 'beat', text: 'select dispatch.beat($1, $2, $3)', values })
  }

  /** Throws while the database is away. */
  async function farewell({ heart, workers }: Running): Promise<void> {
    clearInterval(heart)
    await beats
    await dispatch.query({ text: 'delete from dispatch.workers where worker_id = any($1)', values: [[...workers]] })
  }

  /** The heart beats on until the last drive has ended: nobody is to free what is still being worked. */
  async function end(mine: Running): Promise<void> {
    // It may be stopping by itself already.
    mine.runner.stop().catch(() => {})
    await mine.over
    await farewell(mine).catch(() => {})
  }

  /** A database that goes away ends the library's runner. It begins again when the database answers. */
  async function goOn(mine: Running, drive: Drive, concurrency: number): Promise<void> {
    await mine.over
    for (;;) {
      await pause(AGAIN_MS)
      if (running !== mine) return
      try {
        await farewell(mine)
        const next = await begin(drive, concurrency)
        if (running !== mine) return await end(next)
        running = next
        return await goOn(next, drive, concurrency)
      } catch (error) {
        onFailure(error)
      }
    }
  }

  return {
    async wake(workspace, atMs) {
      const at = atMs === undefined ? null : new Date(atMs).toISOString()
      try {
        await app.query({ name: 'wake', text: 'select dispatch.wake($1, $2)', values: [workspace, at] })
      } catch (error) {
        throw asFailure(error)
      }
    },

    async handOver(workspace, lane) {
      const values = [workspace, known.includes(lane) ? lane : RETIRED]
      try {
        await app.query({ name: 'hand_over', text: 'select dispatch.hand_over($1, $2)', values })
      } catch (error) {
        throw asFailure(error)
      }
    },

    async start(drive, concurrency) {
      running = await begin(drive, concurrency)
      void goOn(running, drive, concurrency)
    },

    async stop() {
      const stopping = running
      running = undefined
      if (stopping) await end(stopping)
    },
  }
}

/**
 * Resolves when a job could not be ended and every worker has stopped after that. The library miscounts what is under
 * way once this happened twice, and its own promise may then never settle.
 */
function breaks(events: WorkerEvents, onFailure: (error: unknown) => void): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  let working = 0
  let broken = false
  events.on('worker:create', () => {
    working += 1
  })
  events.on('worker:stop', () => {
    working -= 1
    if (broken && working === 0) resolve()
  })
  events.on('pool:fatalError', ({ error }) => {
    onFailure(error)
    broken = true
    if (working === 0) resolve()
  })
  return promise
}

const AGAIN_MS = 500
const BEAT_MS = 1000
/** Longer than a busy process may be silent, shorter than anyone wants to wait. */
const SILENCE_MS = 4000
