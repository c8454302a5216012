import type pg from 'pg'
import { ask } from './ask.ts'

/** How the queue stands, over all processes of the database. Asked of the dispatcher's own role. */
export interface DispatchState {
  /** Due and not taken. */
  waiting: number
  /** For a time to come. */
  scheduled: number
  locked: number
  /** Broke the last time, and will be tried again. */
  failed: number
  /** How long the oldest that is due has been waiting. */
  oldestSeconds: number
  workers: number
}

/** A lane that workspaces were handed over to and that nobody has taken up yet. */
export interface WaitingLane {
  lane: string
  workspaces: number
  /** The ones that have waited longest. */
  first: string[]
  oldestSeconds: number
  /** Living workers that take it. */
  workers: number
}

export async function dispatchState(dispatch: pg.Pool): Promise<DispatchState> {
  const [state] = await ask<{ [K in keyof DispatchState]: string }>(
    dispatch,
    `select count(*) filter (where j.locked_at is null and j.run_at <= now()) as waiting,
       count(*) filter (where j.locked_at is null and j.run_at > now()) as scheduled,
       count(*) filter (where j.locked_at is not null) as locked,
       count(*) filter (where j.locked_at is null and j.last_error is not null) as failed,
       coalesce(extract(epoch from now() - min(j.run_at) filter (where j.locked_at is null and j.run_at <= now())), 0) as "oldestSeconds",
       (select count(*) from dispatch.workers where beat_at > ${ALIVE}) as workers
     from graphile_worker.jobs j`,
  )
  const number = (name: keyof DispatchState) => Number(state?.[name] ?? 0)
  const [waiting, scheduled, locked, failed] = [
    number('waiting'),
    number('scheduled'),
    number('locked'),
    number('failed'),
  ]
  return { waiting, scheduled, locked, failed, oldestSeconds: number('oldestSeconds'), workers: number('workers') }
}

export async function waitingLanes(dispatch: pg.Pool): Promise<WaitingLane[]> {
  const rows = await ask<{ lane: string; workspaces: string; first: string[]; seconds: string; workers: string }>(
    dispatch,
    `select w.*, (select count(*) from dispatch.workers a
         where a.beat_at > ${ALIVE} and (a.lanes is null or w.lane = any (a.lanes))) as workers
     from (select substr(j.task_identifier, 7) as lane, count(*) as workspaces,
         (array_agg(j.queue_name order by j.run_at))[1:5] as first,
         extract(epoch from now() - min(j.run_at)) as seconds
       from graphile_worker.jobs j
       where j.task_identifier like 'drive:%' and j.locked_at is null and j.run_at <= now()
       group by 1) w
     order by lane`,
  )
  return rows.map(({ lane, workspaces, first, seconds, workers }) => ({
    ...{ lane, workspaces: Number(workspaces), first, oldestSeconds: Number(seconds), workers: Number(workers) },
  }))
}

/** As long as peers wait before they take a worker for dead. */
const ALIVE = `clock_timestamp() - interval '4 seconds'`
