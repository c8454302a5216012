import { Logger, type Runner, run } from 'graphile-worker'
import type pg from 'pg'
import type { Dispatch } from '#ports/dispatch.ts'
import { asFailure } from './refusals.ts'

export interface DispatchOptions {
  app: pg.Pool
  dispatch: pg.Pool
  /** True when no other process can be alive on this database (embedded): every lock is a dead one's. */
  alone: boolean
  onFailure(error: unknown): void
}

const silent = new Logger(() => () => {})

/** graphile-worker with a named queue per workspace. One job drives a workspace until it is idle. */
export function createDispatch({ app, dispatch, alone, onFailure }: DispatchOptions): Dispatch {
  let runner: Runner | undefined
  return {
    async wake(workspace, atMs) {
      const at = atMs === undefined ? null : new Date(atMs).toISOString()
      try {
        await app.query({ name: 'wake', text: 'select dispatch.wake($1, $2)', values: [workspace, at] })
      } catch (error) {
        throw asFailure(error)
      }
    },

    async start(drive, concurrency) {
      if (alone) await freeDeadWorkers(dispatch)
      runner = await run({
        pgPool: dispatch,
        logger: silent,
        concurrency,
        pollInterval: 1000,
        noHandleSignals: true,
        taskList: {
          drive: async (payload) => drive((payload as { workspace: string }).workspace),
        },
      })
      runner.events.on('job:error', ({ error }) => onFailure(error))
      runner.promise.catch(onFailure)
    },

    async stop() {
      const stopping = runner
      runner = undefined
      await stopping?.stop().catch(() => {})
    },
  }
}

/** The library frees a dead worker's jobs after four hours; alone on the database we know it at once. */
async function freeDeadWorkers(dispatch: pg.Pool): Promise<void> {
  await dispatch.query(
    `select graphile_worker.force_unlock_workers(array(
       select locked_by from graphile_worker._private_jobs where locked_by is not null
       union select locked_by from graphile_worker._private_job_queues where locked_by is not null))`,
  )
}
