import type { Clock } from '#kernel/ports/clock.ts'
import type {
  ArtifactListing,
  Committed,
  EarlierIntent,
  IntentRow,
  QuestionRow,
  ReservationRequest,
  Row,
  State,
  Store,
  TaskRow,
} from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { asFailure, asRefusal } from '#storage/refusals.ts'
import { LEASE_TTL_MS } from '#storage/store.ts'
import { actTables } from './memory/act-tables.ts'
import { insertRows, updateRows } from './memory/changes.ts'
import { commitStep } from './memory/commit.ts'
import { type Database, knownTable, matching, openDatabase, type Transaction, transact } from './memory/database.ts'
import { activePins, first, image, isStopped, listing, loadState, versioned, withGrants } from './memory/load.ts'
import type { Table } from './memory/tables.ts'
import { workTables } from './memory/work-tables.ts'

export interface MemoryApp {
  tables: Table[]
  /** What the pack's snapshot.sql would answer. */
  snapshot(rows: (table: string) => Array<{ row: Row; version: string }>): Row
}

export interface MemoryOptions {
  apps: Record<string, MemoryApp>
  seeded: { entropy: string; clock: Clock }
  /** Goes on where another store left off. */
  db?: Database
}

export type MemoryStore = Store & { db: Database }

/**
 * The store of src/host without PostgreSQL: the same guards and refusals, the same chain to the byte.
 * tests/integration/ports holds both to one suite, tests/system/simulator to the same ledgers.
 */
export function createMemoryStore({ apps, seeded, db = newDatabase(apps) }: MemoryOptions): MemoryStore {
  const begin = (id: number, workspace: string, fence: string | null, now: string): Transaction => ({
    ...{ id, workspace, fence, nowMs: Date.parse(now), entropy: seeded.entropy },
  })

  /** One statement of the application: a refusal is an answer, anything else a failure. */
  function write(workspace: string, fence: string | null, now: string, run: (tx: Transaction) => void): Committed {
    try {
      return transact(db, (id) => {
        run(begin(id, workspace, fence, now))
        const head = db.heads.get(workspace)
        if (!head) throw new TypeError('Cannot convert null to a BigInt')
        return { ok: true, head: { seq: BigInt(head.seq), hash: head.hash.toString('hex') } }
      })
    } catch (error) {
      return { ok: false, refusal: asRefusal(error) }
    }
  }

  const rowsIn = (workspace: string) => (table: string) => [...db.rowsOf(table, workspace).values()]

  return {
    db,
    async load(workspace) {
      const state = loadState(db, workspace)
      if (!state) return null
      const app = apps[state.workspace.pack]
      const read = (table: string) =>
        rowsIn(workspace)(table).map((stored) => ({ row: image(stored), version: String(stored.tx) }))
      return { ...state, app: app?.snapshot(read) ?? {} } as State
    },

    commit: async (step) =>
      write(step.workspace, step.fence.toString(), step.now, (tx) => {
        commitStep(db, tx, step)
        const head = db.heads.get(tx.workspace)
        if (head && BigInt(head.fence) === step.fence) setLease(db, head, tx.nowMs + LEASE_TTL_MS)
      }),

    async mayRun(workspace, { pack: app, lanes, roles }) {
      const space = db.rowsOf('kernel.workspaces', workspace).get(workspace)?.row
      const pausing = rowsIn(workspace)('kernel.inbox').some(
        ({ row }) => row.consumed_at === null && row.kind === 'workspace.pause',
      )
      const pins = activePins(db, app)
      const code = isStopped(db, workspace)
        ? 'workspace.stopped'
        : space?.status !== 'active'
          ? 'workspace.not_active'
          : pausing
            ? 'workspace.pausing'
            : pins?.lanes !== lanes || pins.roles !== roles
              ? 'pins.mismatch'
              : null
      return code && { code, ...HINDRANCES[code] }
    },

    async countRows(workspace, table, where, enough) {
      try {
        return Math.min(matching(db, knownTable(db, table), workspace, where).length, enough)
      } catch (error) {
        throw asFailure(error)
      }
    },

    async latestIntent(workspace, keys) {
      const byKey = new Map(rowsIn(workspace)('kernel.intents').map((i) => [i.row.idempotency_key as string, i]))
      const latest = byKey.get(keys.findLast((key) => byKey.has(key)) ?? '')
      if (!latest) return null
      const { intent_id, run_id, idempotency_key, status } = latest.row
      return { intent_id, run_id, idempotency_key, status } as EarlierIntent
    },

    async task(workspace, taskId) {
      const found = rowsIn(workspace)('kernel.tasks').find(({ row }) => row.task_id === taskId)
      return found ? (versioned(found) as unknown as TaskRow) : null
    },

    async question(workspace, questionId) {
      const found = rowsIn(workspace)('kernel.questions').find(({ row }) => row.question_id === questionId)
      return found ? (image(found) as unknown as QuestionRow) : null
    },

    async uncertainIntent(workspace, intentId) {
      const uncertain = rowsIn(workspace)('kernel.intents').find(
        ({ row }) => row.intent_id === intentId && row.status === 'uncertain',
      )
      return uncertain ? (image(uncertain) as unknown as IntentRow) : null
    },

    async openApproval(workspace, by) {
      const fits = (a: Row) => ('id' in by ? a.approval_id === by.id : a.action_hash === by.actionHash)
      const open = rowsIn(workspace)('kernel.approvals').find(
        ({ row }) => (row.status === 'pending' || row.status === 'granted') && fits(row),
      )
      return open ? withGrants(rowsIn(workspace), open) : null
    },

    async latestArtifact(workspace, type, key) {
      const named = (a: Row) => a.artifact_type === type && a.artifact_key === key
      const newer = (a: Row, b: Row) => (b.version as number) - (a.version as number)
      const [latest] = first(rowsIn(workspace)('kernel.artifacts'), named, newer, 1)
      return latest ? (listing(latest) as unknown as ArtifactListing) : null
    },

    async reserve({ forWorkspace, now, reservations }) {
      try {
        return transact(db, (id) => {
          const nowMs = Date.parse(now)
          const counts = (row: Row) =>
            row.status === 'used' || (row.status === 'held' && Date.parse(row.expires_at as string) > nowMs)
          const taken = ({ resource, since }: ReservationRequest) =>
            rowsIn(SYSTEM_WORKSPACE)('kernel.reservations')
              .map(({ row }) => row)
              .filter((row) => row.resource === resource && counts(row))
              .filter((row) => Date.parse(row.reserved_at as string) >= Date.parse(since))
              .reduce((sum, row) => sum + (row.amount as number), 0)
          const full = reservations.find((reservation) => taken(reservation) + reservation.amount > reservation.cap)
          if (full) return full.resource
          const rows = reservations.map(({ reservationId, resource, amount, expiresAt }) => ({
            reservation_id: reservationId,
            resource,
            for_workspace: forWorkspace,
            amount,
            status: 'held',
            reserved_at: now,
            expires_at: expiresAt,
          }))
          insertRows(db, begin(id, SYSTEM_WORKSPACE, null, now), knownTable(db, 'kernel.reservations'), rows)
          return null
        })
      } catch (error) {
        throw asFailure(error)
      }
    },

    async releaseReservations({ reservationIds, now }) {
      try {
        transact(db, (id) => {
          const table = knownTable(db, 'kernel.reservations')
          const held = [...db.rowsOf('kernel.reservations', SYSTEM_WORKSPACE)].filter(
            ([, { row }]) => row.status === 'held' && reservationIds.includes(row.reservation_id as string),
          )
          if (held.length > 0)
            updateRows(db, begin(id, SYSTEM_WORKSPACE, null, now), table, held, { status: 'released' }, 1)
        })
      } catch (error) {
        throw asFailure(error)
      }
    },

    readBlob: async (workspace, hash) => db.blobs.get(`${workspace}/${hash}`) ?? null,

    async receive(workspace, { now, ...item }) {
      return write(workspace, null, now, (tx) =>
        insertRows(db, tx, knownTable(db, 'kernel.inbox'), [{ ...item, received_at: now }]),
      )
    },

    stop: async (where, stop_id, person, reason, now) =>
      write(where === 'all' ? SYSTEM_WORKSPACE : where, null, now, (tx) => {
        const row = { stop_id, everything: tx.workspace === SYSTEM_WORKSPACE, person, reason, stopped_at: now }
        insertRows(db, tx, knownTable(db, 'kernel.stops'), [row])
      }),

    async liftStop(where, now) {
      const workspace = where === 'all' ? SYSTEM_WORKSPACE : where
      return write(workspace, null, now, (tx) => {
        const table = knownTable(db, 'kernel.stops')
        updateRows(db, tx, table, matching(db, table, workspace, { lifted_at: null }), { lifted_at: now }, 1)
      })
    },

    async readPolicy(app, pins) {
      const text = (kind: string, hash: string) =>
        db.rowsOf('kernel.policies', SYSTEM_WORKSPACE).get(`${app}/${kind}/${hash}`)?.row.content as string | undefined
      const [lanes, roles] = [text('lanes', pins.lanes), text('roles', pins.roles)]
      return lanes && roles ? { lanes, roles } : null
    },

    hasPolicy: async (app, kind, hash) => db.rowsOf('kernel.policies', SYSTEM_WORKSPACE).has(`${app}/${kind}/${hash}`),
    activePins: async (app) => activePins(db, app),

    async takeLease(workspace, holder, ttlMs) {
      const head = db.heads.get(workspace)
      const now = seeded.clock.nowMs()
      if (!head || (head.holder !== null && head.holder !== holder && head.leaseUntilMs > now)) return null
      head.fence += 1
      head.holder = holder
      head.leaseUntilMs = now + ttlMs
      return BigInt(head.fence)
    },

    async renewLeases(held, ttlMs) {
      const kept = held.filter(({ workspace, fence }) => BigInt(db.heads.get(workspace)?.fence ?? -1) === fence)
      for (const { workspace } of kept) {
        const head = db.heads.get(workspace)
        if (head) head.leaseUntilMs = seeded.clock.nowMs() + ttlMs
      }
      return kept.map(({ workspace }) => workspace)
    },

    async releaseLease(workspace, fence) {
      const head = db.heads.get(workspace)
      if (!head || BigInt(head.fence) !== fence) return
      head.holder = null
      head.leaseUntilMs = Number.NEGATIVE_INFINITY
    },
  }
}

function setLease(db: Database, head: { leaseUntilMs: number }, untilMs: number): void {
  const before = head.leaseUntilMs
  head.leaseUntilMs = untilMs
  db.undo.push(() => {
    head.leaseUntilMs = before
  })
}

/** As the migrations leave it. The end of src/storage/schema/003-functions.sql: the house is as old as the schema. */
function newDatabase(apps: MemoryOptions['apps']): Database {
  const db = openDatabase([...workTables, ...actTables, ...Object.values(apps).flatMap((p) => p.tables)])
  const at = '2026-01-01T00:00:00Z'
  const row = { pack: 'house', name: 'The house', created_at: at }
  transact(db, (id) => {
    const tx = { id, workspace: SYSTEM_WORKSPACE, fence: '0', nowMs: Date.parse(at), entropy: null }
    insertRows(db, tx, knownTable(db, 'kernel.workspaces'), [row])
  })
  return db
}

const HINDRANCES = {
  'workspace.stopped': { message: 'a person stopped it', next: 'Lift the stop to go on.' },
  'workspace.not_active': { message: 'the workspace is not active', next: 'Resume it to go on.' },
  'workspace.pausing': { message: 'a person asked for a pause', next: 'Resume the workspace to go on.' },
  'pins.mismatch': { message: 'the policy was changed since the run was pinned', next: 'It goes on in a new run.' },
}
