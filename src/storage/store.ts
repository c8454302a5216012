import type pg from 'pg'
import type { App } from '#kernel/ports/app.ts'
import type { Clock } from '#kernel/ports/clock.ts'
import type {
  ApprovalRow,
  ArtifactListing,
  Committed,
  EarlierIntent,
  IntentRow,
  Pins,
  QuestionRow,
  State,
  Store,
  TaskRow,
} from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { asFailure, asRefusal } from './refusals.ts'

export interface StoreOptions {
  pool: pg.Pool
  apps: App[]
  /** A seeded world: its entropy, and its clock for leases. Real ones use the server's clock and randomness. */
  seeded?: { entropy: string; clock: Clock }
}

/** Every method is one statement, so one round trip and one transaction. */
export function createStore({ pool, apps, seeded }: StoreOptions): Store {
  const leaseNow = () => (seeded ? new Date(seeded.clock.nowMs()).toISOString() : null)
  const appOf = new Map<string, string>()

  async function one<T>(name: string, text: string, values: unknown[]): Promise<T | undefined> {
    try {
      const result = await pool.query({ name, text, values })
      return result.rows[0] as T | undefined
    } catch (error) {
      throw asFailure(error)
    }
  }

  async function write(name: string, text: string, value: object): Promise<Committed> {
    const payload = seeded ? { ...value, entropy: seeded.entropy } : value
    try {
      const result = await pool.query({ name, text, values: [JSON.stringify(payload)] })
      const head = result.rows[0].head as { seq: number; hash: string }
      return { ok: true, head: { seq: BigInt(head.seq), hash: head.hash } }
    } catch (error) {
      return { ok: false, refusal: asRefusal(error) }
    }
  }

  /** Known after the first look: a workspace keeps its pack. */
  async function appName(workspace: string): Promise<string | undefined> {
    const known = appOf.get(workspace)
    if (known) return known
    const row = await one<{ pack: string | null }>(
      'pack-of',
      `select kernel.enter($1, null, null, null)::text, (select pack from kernel.workspaces where workspace_id = $1) as pack`,
      [workspace],
    )
    if (row?.pack) appOf.set(workspace, row.pack)
    return row?.pack ?? undefined
  }

  return {
    async load(workspace) {
      const name = await appName(workspace)
      const app = apps.find((p) => p.name === name)
      const sql = app?.snapshotSql
      const row = await one<{ state: State | null; pack: State['app'] | null }>(
        sql ? `load-${name}` : 'load',
        `select kernel.enter($1, null, null, null)::text, kernel.load($1) as state, ${sql ? `(${sql})` : 'null::jsonb'} as pack`,
        [workspace],
      )
      return row?.state ? { ...row.state, app: row.pack ?? {} } : null
    },

    commit: ({ blobs, fence, ...step }) =>
      write('commit', 'select kernel.commit($1) as head', {
        ...step,
        fence: fence.toString(),
        ttl_ms: LEASE_TTL_MS,
        ...(blobs?.length
          ? { blobs: blobs.map((b) => ({ hash: b.hash, base64: Buffer.from(b.bytes).toString('base64') })) }
          : {}),
      }),

    async mayRun(workspace, { pack: app, lanes, roles }) {
      const row = await one<{ code: keyof typeof hindrances | null }>(
        'may-run',
        `select kernel.enter($1, null, null, null)::text, case
           when exists (select 1 from kernel.stops s where s.lifted_at is null and (s.everything or s.workspace_id = $1)) then 'workspace.stopped'
           when not exists (select 1 from kernel.workspaces w where w.workspace_id = $1 and w.status = 'active') then 'workspace.not_active'
           when exists (select 1 from kernel.inbox i where i.workspace_id = $1 and i.consumed_at is null and i.kind = 'workspace.pause') then 'workspace.pausing'
           when not exists (select 1 from kernel.active_policies a where a.pack = $2 and a.lanes_pin = $3 and a.roles_pin = $4) then 'pins.mismatch'
         end as code`,
        [workspace, app, lanes, roles],
      )
      if (!row?.code) return null
      const [message, next] = hindrances[row.code]
      return { code: row.code, message, next }
    },

    async countRows(workspace, table, where, enough) {
      const row = await one<{ n: number }>(
        'count-rows',
        'select kernel.enter($1, null, null, null)::text, kernel.count_rows($1, $2, $3, $4) as n',
        [workspace, table, JSON.stringify(where), enough],
      )
      return row?.n ?? 0
    },

    async latestIntent(workspace, keys) {
      const row = await one<{ intent: EarlierIntent | null }>(
        'latest-intent',
        `select kernel.enter($1, null, null, null)::text, (
           select jsonb_build_object('intent_id', i.intent_id, 'run_id', i.run_id, 'idempotency_key', i.idempotency_key, 'status', i.status)
           from kernel.intents i where i.workspace_id = $1 and i.idempotency_key = any ($2)
           order by array_position($2::text[], i.idempotency_key) desc limit 1) as intent`,
        [workspace, keys],
      )
      return row?.intent ?? null
    },

    async task(workspace, taskId) {
      const row = await one<{ task: TaskRow | null }>(
        'task',
        `select kernel.enter($1, null, null, null)::text, (
           select to_jsonb(t) - 'workspace_id' || jsonb_build_object('row_version', t.xmin::text) from kernel.tasks t
           where t.workspace_id = $1 and t.task_id = $2) as task`,
        [workspace, taskId],
      )
      return row?.task ?? null
    },

    async question(workspace, questionId) {
      const row = await one<{ question: QuestionRow | null }>(
        'question',
        `select kernel.enter($1, null, null, null)::text, (
           select to_jsonb(q) - 'workspace_id' from kernel.questions q
           where q.workspace_id = $1 and q.question_id = $2) as question`,
        [workspace, questionId],
      )
      return row?.question ?? null
    },

    async uncertainIntent(workspace, intentId) {
      const row = await one<{ intent: IntentRow | null }>(
        'uncertain-intent',
        `select kernel.enter($1, null, null, null)::text, (
           select to_jsonb(i) - 'workspace_id' from kernel.intents i
           where i.workspace_id = $1 and i.intent_id = $2 and i.status = 'uncertain') as intent`,
        [workspace, intentId],
      )
      return row?.intent ?? null
    },

    async openApproval(workspace, by) {
      const row = await one<{ approval: ApprovalRow | null }>(
        'open-approval',
        `select kernel.enter($1, null, null, null)::text, (
           select to_jsonb(a) - 'workspace_id' || jsonb_build_object('grants', (
             select coalesce(jsonb_agg(to_jsonb(g) - 'workspace_id' order by g.granted_at, g.grant_id), '[]') from kernel.grants g
             where g.workspace_id = $1 and g.approval_id = a.approval_id))
           from kernel.approvals a
           where a.workspace_id = $1 and a.status in ('pending', 'granted') and (a.approval_id = $2 or a.action_hash = $3)
           limit 1) as approval`,
        'id' in by ? [workspace, by.id, null] : [workspace, null, by.actionHash],
      )
      return row?.approval ?? null
    },

    async latestArtifact(workspace, type, key) {
      const row = await one<{ artifact: ArtifactListing | null }>(
        'latest-artifact',
        `select kernel.enter($1, null, null, null)::text, (
           select jsonb_build_object('artifact_id', a.artifact_id, 'artifact_type', a.artifact_type, 'artifact_key', a.artifact_key,
             'version', a.version, 'source', a.source, 'status', a.status, 'hash', a.hash)
           from kernel.artifacts a where a.workspace_id = $1 and a.artifact_type = $2 and a.artifact_key = $3
           order by a.version desc limit 1) as artifact`,
        [workspace, type, key],
      )
      return row?.artifact ?? null
    },

    async reserve({ forWorkspace, now, reservations: shares }) {
      const asks = shares.map(({ reservationId, expiresAt, ...share }) => ({
        ...share,
        reservation_id: reservationId,
        expires_at: expiresAt,
      }))
      const entropy = seeded ? { entropy: seeded.entropy } : {}
      const row = await one<{ full: string | null }>('reserve', 'select kernel.reserve($1) as full', [
        JSON.stringify({ for_workspace: forWorkspace, now, asks, ...entropy }),
      ])
      return row?.full ?? null
    },

    async releaseReservations({ reservationIds, now }) {
      const entropy = seeded ? { entropy: seeded.entropy } : {}
      const asked = JSON.stringify({ now, reservations: reservationIds, ...entropy })
      await one('release-reservations', 'select kernel.release_reservations($1)::text', [asked])
    },

    async readBlob(workspace, hash) {
      const row = await one<{ bytes: Buffer | null }>(
        'read-blob',
        `select kernel.enter($1, null, null, null)::text, (select kernel.checked(hash, bytes) from kernel.blobs where workspace_id = $1 and hash = $2) as bytes`,
        [workspace, hash],
      )
      return row?.bytes ?? null
    },

    receive: (workspace, item) => write('receive', 'select kernel.receive($1) as head', { workspace, ...item }),

    stop: (workspace, stopId, person, reason, now) =>
      write('stop', 'select kernel.stop($1) as head', {
        workspace: workspace === 'all' ? SYSTEM_WORKSPACE : workspace,
        stop_id: stopId,
        person,
        reason,
        now,
      }),

    liftStop: (workspace, now) =>
      write('stop', 'select kernel.stop($1) as head', {
        workspace: workspace === 'all' ? SYSTEM_WORKSPACE : workspace,
        now,
      }),

    async readPolicy(app, pins) {
      const row = await one<{ lanes: string | null; roles: string | null }>(
        'read-policy',
        `select (select content from kernel.policies where workspace_id = $1 and pack = $2 and kind = 'lanes' and hash = $3) as lanes,
           (select content from kernel.policies where workspace_id = $1 and pack = $2 and kind = 'roles' and hash = $4) as roles`,
        [SYSTEM_WORKSPACE, app, pins.lanes, pins.roles],
      )
      return row?.lanes && row.roles ? { lanes: row.lanes, roles: row.roles } : null
    },

    async hasPolicy(app, kind, hash) {
      const row = await one<{ known: boolean }>(
        'has-policy',
        'select exists (select 1 from kernel.policies where workspace_id = $1 and pack = $2 and kind = $3 and hash = $4) as known',
        [SYSTEM_WORKSPACE, app, kind, hash],
      )
      return row?.known ?? false
    },

    async activePins(app) {
      const row = await one<Pins>(
        'active-pins',
        'select lanes_pin as lanes, roles_pin as roles from kernel.active_policies where workspace_id = $1 and pack = $2',
        [SYSTEM_WORKSPACE, app],
      )
      return row ?? null
    },

    async takeLease(workspace, holder, ttlMs) {
      const row = await one<{ fence: string | null }>(
        'take-lease',
        'select kernel.take_lease($1, $2, $3, $4) as fence',
        [workspace, holder, ttlMs, leaseNow()],
      )
      return row?.fence == null ? null : BigInt(row.fence)
    },

    async renewLeases(held, ttlMs) {
      if (held.length === 0) return []
      try {
        const result = await pool.query({
          name: 'renew-leases',
          text: 'select kernel.renew_leases($1, $2, $3, $4) as workspace',
          values: [held.map((h) => h.workspace), held.map((h) => h.fence.toString()), ttlMs, leaseNow()],
        })
        return result.rows.map((r) => r.workspace as string)
      } catch (error) {
        throw asFailure(error)
      }
    },

    async releaseLease(workspace, fence) {
      await one('release-lease', 'select kernel.release_lease($1, $2)', [workspace, fence.toString()])
    },
  }
}

const hindrances = {
  'workspace.stopped': ['a person stopped it', 'Lift the stop to go on.'],
  'workspace.not_active': ['the workspace is not active', 'Resume it to go on.'],
  'workspace.pausing': ['a person asked for a pause', 'Resume the workspace to go on.'],
  'pins.mismatch': ['the policy was changed since the run was pinned', 'It goes on in a new run.'],
} as const

/** A lease outlives a few missed heartbeats and no more: work resumes within seconds of a crash. */
export const LEASE_TTL_MS = 3000
