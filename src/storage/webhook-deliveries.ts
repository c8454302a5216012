import type pg from 'pg'
import { ask } from './ask.ts'

/** What waits in one lane of a workspace, some of it not yet delivered. */
export interface Undelivered {
  workspace: string
  lane: string
  /** How many wait there, delivered or not. */
  count: number
  /** The newest that is not delivered, and when it was requested. */
  approval: string
  at: string
  /** All that are not delivered; one message is for all of them. */
  undelivered: string[]
}

export interface WebhookDeliveries {
  due(now: string): Promise<Undelivered[]>
  /** Counts a try of these. Null when another process has begun one, else the most attempts that one of them has had. */
  claim(what: Undelivered, now: string): Promise<number | null>
  delivered(what: Undelivered, now: string): Promise<void>
  /** What waits no longer needs no memory. */
  forget(): Promise<void>
}

/** Of one approval: after half a minute, then three times as long each, an hour at most; about five hours in all. */
export const TRIES_MAX = 10
const LANES_AT_ONCE = 20
const ROWS_AT_ONCE = 1000

export function webhookDeliveriesOf(auditor: () => pg.Pool, dispatch: () => pg.Pool): WebhookDeliveries {
  return {
    due: (now) => ask<Undelivered & pg.QueryResultRow>(auditor(), DUE, [now]),
    async claim({ workspace, undelivered }, now) {
      const claimed = await ask<{ attempts: number }>(dispatch(), CLAIM, [workspace, undelivered, now])
      return claimed.length === 0 ? null : Math.max(...claimed.map(({ attempts }) => attempts))
    },
    async delivered({ workspace, undelivered }, now) {
      await ask(dispatch(), DELIVERED, [workspace, undelivered, now])
    },
    async forget() {
      const gone = await ask<{ workspace_id: string; approval_id: string }>(auditor(), GONE)
      if (gone.length === 0) return
      const ids = [gone.map((row) => row.workspace_id), gone.map((row) => row.approval_id)]
      await ask(dispatch(), FORGET, ids)
    },
  }
}

const IS_UNDELIVERED = `t.delivered_at is null and coalesce(t.attempts, 0) < ${TRIES_MAX}`

const DUE = `
  select a.workspace_id as workspace, a.lane_id as lane, count(*)::integer as count,
    (array_agg(a.approval_id order by a.requested_at desc, a.approval_id) filter (where ${IS_UNDELIVERED}))[1] as approval,
    kernel.stamp(max(a.requested_at) filter (where ${IS_UNDELIVERED})) as at,
    (array_agg(a.approval_id order by a.requested_at desc, a.approval_id) filter (where ${IS_UNDELIVERED}))[1:${ROWS_AT_ONCE}] as undelivered
  from kernel.approvals a left join dispatch.webhook_deliveries t using (workspace_id, approval_id)
  where a.status = 'pending' and a.expires_at > $1
  group by a.workspace_id, a.lane_id
  having bool_or(${IS_UNDELIVERED} and coalesce(t.next_attempt_at, '-infinity') <= $1)
  order by min(a.requested_at) limit ${LANES_AT_ONCE}`

// Who comes second finds the next try in the future, and nothing to claim.
const CLAIM = `
  insert into dispatch.webhook_deliveries as t (workspace_id, approval_id, attempts, next_attempt_at)
  select $1, id, 1, $3::timestamptz + interval '30 seconds' from unnest($2::uuid[]) id
  on conflict (workspace_id, approval_id) do update
    set attempts = t.attempts + 1, next_attempt_at = $3::timestamptz + least(30 * power(3, t.attempts), 3600) * interval '1 second'
    where t.delivered_at is null and t.next_attempt_at <= $3
  returning t.attempts`

const DELIVERED = `
  insert into dispatch.webhook_deliveries as t (workspace_id, approval_id, attempts, next_attempt_at, delivered_at)
  select $1, id, 1, $3, $3 from unnest($2::uuid[]) id
  on conflict (workspace_id, approval_id) do update set delivered_at = excluded.delivered_at`

const GONE = `
  select t.workspace_id, t.approval_id from dispatch.webhook_deliveries t
  where not exists (select 1 from kernel.approvals a
    where a.workspace_id = t.workspace_id and a.approval_id = t.approval_id and a.status = 'pending')
  limit ${ROWS_AT_ONCE}`

const FORGET = `
  delete from dispatch.webhook_deliveries t using unnest($1::uuid[], $2::uuid[]) as gone (workspace_id, approval_id)
  where t.workspace_id = gone.workspace_id and t.approval_id = gone.approval_id`
