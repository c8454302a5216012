import type { AuditEntry, Change, Committed, Row, State, StepCommit, Store } from '#kernel/ports/store.ts'
import type { ManualClock } from '../../support/clock.ts'

export interface Opened {
  store: Store
  clock: ManualClock
  /** Keeps the ids of one test apart from those of another on the same database. */
  prefix: number
}

export const PINS = { lanes: 'a'.repeat(64), roles: 'b'.repeat(64) }
export const HASH = 'c'.repeat(64)

/** Ids that count, so that two stores are given the same ones. */
export function counter(prefix: number) {
  let made = 0
  return () => `${String(prefix).padStart(8, '0')}-0000-4000-8000-${(++made).toString(16).padStart(12, '0')}`
}

/** What every test of a store begins with, and rows with everything that they must have. */
export function kit({ store, clock, prefix }: Opened) {
  const uuid = counter(prefix)
  const now = () => new Date(clock.nowMs()).toISOString()
  const audit = (operation = 'test', more: Partial<AuditEntry> = {}): AuditEntry => ({
    ...{ id: uuid(), action_type: 'system', payload: { outcome: 'success', target: { operation } } },
    ...more,
  })
  const commit = (workspace: string, fence: bigint, changes: Change[], more: Partial<StepCommit> = {}) =>
    store.commit({ workspace, fence, now: now(), changes, audit: [], ...more })

  const rows = {
    run: (more: Row = {}): Row => {
      const run_id = (more.run_id as string) ?? uuid()
      const pins = { lanes_pin: PINS.lanes, roles_pin: PINS.roles }
      const base = { run_id, root_run_id: run_id, run_kind: 'orchestrator', actor_type: 'system', actor_id: 'test' }
      return { ...base, ...pins, status: 'running', created_at: now(), started_at: now(), ...more }
    },
    task: (more: Row = {}): Row => ({
      ...{ task_id: uuid(), description: 'Something to be done', source: 'controller' },
      ...{ created_at: now(), updated_at: now(), ...more },
    }),
    verification: (task: Row, from: string, to: string, kind: string, more: Row = {}): Row => ({
      ...{ verification_id: uuid(), task_id: task.task_id, kind, from_status: from, to_status: to },
      ...{ verified_at: now(), ...more },
    }),
    approval: (run: Row, more: Row = {}): Row => ({
      ...{ approval_id: uuid(), run_id: run.run_id, lane_id: 'SIGN', action: 'sign_paper', action_hash: HASH },
      ...{ content: '{"a":"ü"}', recipient: 'house', lanes_pin: PINS.lanes, roles_pin: PINS.roles, status: 'pending' },
      ...{ requested_at: now(), expires_at: new Date(clock.nowMs() + 60_000).toISOString(), ...more },
    }),
    grant: (approval: Row, more: Row = {}): Row => ({
      ...{ grant_id: uuid(), approval_id: approval.approval_id, person: 'anna', role: 'SENDER' },
      ...{ action_hash: approval.action_hash, lanes_pin: PINS.lanes, roles_pin: PINS.roles },
      ...{ granted_at: now(), expires_at: approval.expires_at, ...more },
    }),
    intent: (run: Row, more: Row = {}): Row => ({
      ...{ intent_id: uuid(), run_id: run.run_id, tool: 'ring_bell', lane_id: 'BELL', idempotency_key: 'ring_bell:1' },
      ...{ action_hash: HASH, request: '{"parameters":{}}', effect: 'irreversible', created_at: now(), ...more },
    }),
    receipt: (intent: Row, outcome: string, more: Row = {}): Row => ({
      ...{ receipt_id: uuid(), intent_id: intent.intent_id, attempt: 1, outcome, received_at: now(), ...more },
    }),
    evidence: (more: Row = {}): Row => ({
      ...{ evidence_id: uuid(), kind: 'read_back', found: true, read_at: now(), ...more },
    }),
    artifact: (more: Row = {}): Row => ({
      ...{ artifact_id: uuid(), artifact_type: 'context', artifact_key: 'key', version: 1, source: 'agent' },
      ...{ hash: HASH, hash_source: 'bytes', content_type: 'text/plain', byte_size: 1, created_at: now(), ...more },
    }),
    note: (more: Row = {}): Row => ({
      ...{ note_id: uuid(), note_key: 'note-1', body: 'A note "with" ü\n\t\u0007', written_at: now(), ...more },
    }),
  }

  /** A workspace that is active, leased and has a running run. */
  async function workspace(): Promise<{ id: string; fence: bigint; run: Row }> {
    const id = uuid()
    const run = rows.run()
    const space = { app: 'errands', name: 'Test', goal: { b: 1, aa: [1.5, null, 'x'] }, created_at: now() }
    must(await commit(id, 0n, [insert('kernel.workspaces', space), insert('kernel.runs', run)]))
    const fence = (await store.takeLease(id, 'holder', 3000)) as bigint
    must(await commit(id, fence, [update('kernel.workspaces', { status: 'initializing' }, { status: 'active' })]))
    return { id, fence, run }
  }

  return { store, clock, uuid, now, audit, commit, rows, workspace }
}
export type Kit = ReturnType<typeof kit>

export const insert = (table: string, ...rows: Row[]): Change => ({ table, op: 'insert', rows })
export const update = (table: string, where: Row, row: Row, count?: number): Change => ({
  ...{ table, op: 'update', where, row },
  ...(count === undefined ? {} : { count }),
})

export function must(committed: Committed): Extract<Committed, { ok: true }> {
  if (!committed.ok) throw new Error(`${committed.refusal.code}: ${committed.refusal.message}`)
  return committed
}

export async function code(committed: Promise<Committed>): Promise<string> {
  const done = await committed
  return done.ok ? 'ok' : done.refusal.code
}

/** The state without what only one store can know: which transaction wrote a row. */
export function comparable(state: State | null): unknown {
  return JSON.parse(JSON.stringify(state, (key, value) => (key === 'row_version' ? undefined : value)))
}
