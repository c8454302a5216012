import type pg from 'pg'
import { ask } from './ask.ts'

/** What waits in one lane of a workspace, some of it untold. */
export interface Undelivered {
  workspace: string
  lane: string
  /** How many wait there, told or not. */
  count: number
  /** The newest untold one, and when it was asked. */
  approval: string
  at: string
  /** Every untold one; one message is for all of them. */
  untold: string[]
}

export interface Tellings {
  due(now: string): Promise<Undelivered[]>
  /** Counts a try of these. Null when another process has begun one, else the most tries that one of them has had. */
  claim(what: Undelivered, now: string): Promise<number | null>
  delivered(what: Undelivered, now: string): Promise<void>
  /** What waits no longer needs no memory. */
  forget(): Promise<void>
}

/** Of one approval: after half a minute, then three times as long each, an hour at most; about five hours in all. */
export const TRIES_MAX = 10
const LANES_AT_ONCE = 20
const ROWS_AT_ONCE = 1000

export function webhookDeliveriesOf(auditor: () => pg.Pool, dispatch: () => pg.Pool): Tellings {
  return {
    due: (now) => ask<Undelivered & pg.QueryResultRow>(auditor(), DUE, [now]),
    async claim({ workspace, untold }, now) {
      const claimed = await ask<{ tries: number }>(dispatch(), CLAIM, [workspace, untold, now])
      return claimed.length === 0 ? null : Math.max(...claimed.map(({ tries }) => tries))
    },
    async delivered({ workspace, untold }, now) {
      await ask(dispatch(), TOLD, [workspace, untold, now])
    },
    async forget() {
      const gone = await ask<{ workspace_id: string; approval_id: string }>(auditor(), GONE)
      if (gone.length === 0) return
      const ids = [gone.map((row) => row.workspace_id), gone.map((row) => row.approval_id)]
      await ask(dispatch(), FORGET, ids)
    },
  }
}

const IS_UNTOLD = `t.told_at is null and coalesce(t.tries, 0) < ${TRIES_MAX}`

const DUE = `
  select a.workspace_id as workspace, a.lane_id as lane, count(*)::integer as count,
    (array_agg(a.approval_id order by a.requested_at desc, a.approval_id) filter (where ${IS_UNTOLD}))[1] as approval,
    kernel.stamp(max(a.requested_at) filter (where ${IS_UNTOLD})) as at,
    (array_agg(a.approval_id order by a.requested_at desc, a.approval_id) filter (where ${IS_UNTOLD}))[1:${ROWS_AT_ONCE}] as untold
  from kernel.approvals a left join dispatch.tellings t using (workspace_id, approval_id)
  where a.status = 'pending' and a.expires_at > $1
  group by a.workspace_id, a.lane_id
  having bool_or(${IS_UNTOLD} and coalesce(t.next_at, '-infinity') <= $1)
  order by min(a.requested_at) limit ${LANES_AT_ONCE}`

// Who comes second finds the next try in the future, and nothing to claim.
const CLAIM = `
  insert into dispatch.tellings as t (workspace_id, approval_id, tries, next_at)
  select $1, id, 1, $3::timestamptz + interval '30 seconds' from unnest($2::uuid[]) id
  on conflict (workspace_id, approval_id) do update
    set tries = t.tries + 1, next_at = $3::timestamptz + least(30 * power(3, t.tries), 3600) * interval '1 second'
    where t.told_at is null and t.next_at <= $3
  returning t.tries`

const TOLD = `
  insert into dispatch.tellings as t (workspace_id, approval_id, tries, next_at, told_at)
  select $1, id, 1, $3, $3 from unnest($2::uuid[]) id
  on conflict (workspace_id, approval_id) do update set told_at = excluded.told_at`

const GONE = `
  select t.workspace_id, t.approval_id from dispatch.tellings t
  where not exists (select 1 from kernel.approvals a
    where a.workspace_id = t.workspace_id and a.approval_id = t.approval_id and a.status = 'pending')
  limit ${ROWS_AT_ONCE}`

const FORGET = `
  delete from dispatch.tellings t using unnest($1::uuid[], $2::uuid[]) as gone (workspace_id, approval_id)
  where t.workspace_id = gone.workspace_id and t.approval_id = gone.approval_id`
