import type { ApprovalRow, Row, State } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { type Database, parsedPayload, type Stored } from './database.ts'
import { copyJson, stampText } from './jsonb.ts'

export type Tables = (table: string) => Iterable<Stored>

/** kernel.load: everything that a cycle knows, in copies that nobody else holds. `pack` is added by the caller. */
export function loadState(db: Database, workspace: string): Omit<State, 'app'> | null {
  const rows: Tables = (table) => db.rowsOf(table, workspace).values()
  const space = db.rowsOf('kernel.workspaces', workspace).get(workspace)
  if (!space) return null
  const { pack: app, name, status, status_reason, goal, budget, created_at } = space.row
  const state = {
    workspace: {
      ...{ id: workspace, pack: app, name, status, status_reason, goal: copyJson(goal), budget: copyJson(budget) },
      ...{ created_at, row_version: String(space.tx) },
    },
    stopped: isStopped(db, workspace),
    pins: activePins(db, app as string),
    counts: { ...db.counts.get(workspace) },
    usage: { ...db.usage.get(workspace) },
    current_task:
      first(rows('kernel.tasks'), (t) => t.status === 'in_progress', by('updated_at', 'task_id'), 1).map(
        versioned,
      )[0] ?? null,
    eligible_tasks: first(
      rows('kernel.tasks'),
      (t) => t.status === 'pending' && t.open_preconditions === 0,
      by('created_at', 'task_id'),
      10,
    ).map(versioned),
    inbox: snapshot(first(rows('kernel.inbox'), (i) => i.consumed_at === null, by('received_at', 'item_id'), 20)),
    ...effectsOf(rows),
    approvals: first(
      rows('kernel.approvals'),
      (a) => a.status === 'pending' || a.status === 'granted',
      by('status', 'requested_at', 'approval_id'),
      20,
    ).map((a) => withGrants(rows, a)),
    rejections: first(
      rows('kernel.approvals'),
      (a) => a.status === 'rejected',
      down('decided_at', 'approval_id'),
      5,
    ).map(({ row: r }) => ({
      ...{ approval_id: r.approval_id, task_id: r.task_id, action: r.action, reason: r.reason },
    })),
    questions: snapshot([
      ...first(rows('kernel.questions'), (q) => q.status === 'open', by('asked_at', 'question_id'), 5),
      ...first(rows('kernel.questions'), (q) => q.status === 'answered', down('answered_at', 'question_id'), 5),
    ]),
    runs: snapshot(
      first(
        rows('kernel.runs'),
        (r) => r.status === 'created' || r.status === 'running',
        by('created_at', 'run_id'),
        20,
      ),
    ),
    artifacts: artifactsOf(rows),
    last_call: lastCall(rows),
    recent_audit: recentAudit(db, workspace),
  }
  return state as unknown as Omit<State, 'app'>
}

/** Where PostgreSQL would compare text or moments; a moment as text sorts like the moment. */
export function by(...columns: string[]): (a: Row, b: Row) => number {
  return (a, b) => {
    for (const c of columns) {
      const [x, y] = [a[c] as string, b[c] as string]
      if (x !== y) return x < y ? -1 : 1
    }
    return 0
  }
}

export function down(...columns: string[]): (a: Row, b: Row) => number {
  const up = by(...columns)
  return (a, b) => up(b, a)
}

export function first(
  stored: Iterable<Stored>,
  fits: (row: Row) => boolean,
  order: (a: Row, b: Row) => number,
  most: number,
): Stored[] {
  const found: Stored[] = []
  for (const one of stored) if (fits(one.row)) found.push(one)
  return found.length > 1 ? found.sort((a, b) => order(a.row, b.row)).slice(0, most) : found
}

/** to_jsonb(row) - 'workspace_id' */
export function image({ row }: Stored): Row {
  const copy: Row = {}
  for (const name in row) if (name !== 'workspace_id') copy[name] = copyJson(row[name])
  return copy
}

function snapshot(stored: Stored[]): Row[] {
  return stored.map(image)
}

export function versioned(stored: Stored): Row {
  return { ...image(stored), row_version: String(stored.tx) }
}

export function withGrants(rows: Tables, approval: Stored): ApprovalRow {
  const { approval_id } = approval.row
  const grants = first(rows('kernel.grants'), (g) => g.approval_id === approval_id, by('granted_at', 'grant_id'), 1e9)
  return { ...image(approval), grants: snapshot(grants) } as unknown as ApprovalRow
}

export function isStopped(db: Database, workspace: string): boolean {
  for (const { row } of db.rowsOf('kernel.stops', workspace).values()) if (row.lifted_at === null) return true
  for (const { row } of db.rowsOf('kernel.stops', SYSTEM_WORKSPACE).values())
    if (row.lifted_at === null && row.everything) return true
  return false
}

export function activePins(db: Database, app: string): { lanes: string; roles: string } | null {
  const active = db.rowsOf('kernel.active_policies', SYSTEM_WORKSPACE).get(app)?.row
  return active ? { lanes: active.lanes_pin as string, roles: active.roles_pin as string } : null
}

function effectsOf(rows: Tables) {
  const intents = [...rows('kernel.intents')]
  const uncertain = first(intents, (i) => i.status === 'uncertain', by('created_at', 'intent_id'), 10)
  const looked = (intent: Stored) =>
    first(rows('kernel.evidence'), (e) => e.intent_id === intent.row.intent_id, down('read_at'), 1)[0]?.row.read_at ??
    null
  return {
    open_intents: snapshot(first(intents, (i) => i.status === 'open', by('created_at', 'intent_id'), 10)),
    uncertain: uncertain.map((i) => ({ ...image(i), looked_at: looked(i) })),
  }
}

const LISTED = ['artifact_id', 'artifact_type', 'artifact_key', 'version', 'source', 'status', 'hash']

export function listing({ row }: Stored): Row {
  return Object.fromEntries(LISTED.map((name) => [name, row[name]]))
}

function artifactsOf(rows: Tables): Row[] {
  const order = (a: Row, b: Row) =>
    by('artifact_type', 'artifact_key')(a, b) || (b.version as number) - (a.version as number)
  const newest = new Map<string, Stored>()
  for (const a of first(rows('kernel.artifacts'), () => true, order, 1e9)) {
    const key = `${a.row.artifact_type} ${a.row.artifact_key}`
    if (!newest.has(key)) newest.set(key, a)
  }
  return [...newest.values()].slice(0, 50).map(listing)
}

function lastCall(rows: Tables): Row | null {
  let last: Row | undefined
  const later = by('called_at', 'call_id')
  for (const { row } of rows('kernel.agent_calls')) if (!last || later(row, last) > 0) last = row
  return last ? { verdict: copyJson(last.verdict), called_at: last.called_at } : null
}

function recentAudit(db: Database, workspace: string): Row[] {
  const recent: Row[] = []
  const entries = db.entries.get(workspace) ?? []
  for (let i = entries.length - 1; i >= 0 && recent.length < 5; i--) {
    const entry = entries[i] as (typeof entries)[number]
    if (entry.log !== 'audit') continue
    const { private: _, ...payload } = parsedPayload(entry)
    recent.push({ action_type: entry.about, timestamp: stampText(entry.atMs), payload })
  }
  return recent
}
