import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { StepCommit } from '#kernel/ports/store.ts'
import { applyChange } from './changes.ts'
import { type Database, knownTable, put, refuse, type Transaction } from './database.ts'
import { storable } from './jsonb.ts'
import { appendAudit } from './ledger.ts'
import { activePins, isStopped } from './load.ts'

/** kernel.commit, without its end. */
export function commitStep(db: Database, tx: Transaction, step: StepCommit): void {
  if (step.changes.length > 0) requireLease(db, tx)
  if (step.running) requireRunning(db, tx.workspace)
  if (step.pins) requirePins(db, step.pins)
  if (step.basis) requireFresh(db, tx.workspace, step.basis)
  for (const { hash, bytes } of step.blobs ?? []) {
    if (sha256Hex(bytes) !== hash) refuse('blob.hash', 'the bytes do not have that hash', 'Hash the bytes again.')
    if (!db.blobs.has(`${tx.workspace}/${hash}`)) put(db, db.blobs, `${tx.workspace}/${hash}`, bytes)
  }
  for (const change of step.changes) applyChange(db, tx, change)
  const usage = step.usage && db.usage.get(tx.workspace)
  if (step.usage && usage) {
    const { agent_calls = 0, tokens = 0, cost_micros = 0, failed_attempts, agent_outages } = step.usage
    put(db, db.usage, tx.workspace, {
      agent_calls: usage.agent_calls + agent_calls,
      tokens: usage.tokens + tokens,
      cost_micros: usage.cost_micros + cost_micros,
      failed_attempts: failed_attempts ?? usage.failed_attempts,
      agent_outages: agent_outages ?? usage.agent_outages,
    })
  }
  appendAudit(db, tx, step.audit)
}

function requireLease(db: Database, { workspace, fence }: Transaction): void {
  const head = db.heads.get(workspace)
  if (head && String(head.fence) !== fence) {
    refuse(
      'lease.stale',
      `workspace ${workspace} is written by another holder now`,
      'Take the lease again and reload the state before writing.',
    )
  }
}

function requireRunning(db: Database, workspace: string): void {
  if (isStopped(db, workspace)) refuse('workspace.stopped', 'a person stopped it', 'Lift the stop to go on.')
  const status = db.rowsOf('kernel.workspaces', workspace).get(workspace)?.row.status
  if (status !== 'active') {
    refuse('workspace.not_active', `the workspace is ${status ?? 'unknown'}`, 'Resume it to go on.')
  }
}

function requirePins(db: Database, { app, lanes, roles }: NonNullable<StepCommit['pins']>): void {
  const active = activePins(db, app)
  if (active?.lanes !== lanes || active.roles !== roles) {
    refuse(
      'pins.mismatch',
      'the policy was changed since the run was pinned',
      'Start a new run under the policy in force.',
    )
  }
}

/** Tables in the order in which jsonb keeps them: the first stale row is named. */
function requireFresh(db: Database, workspace: string, basis: NonNullable<StepCommit['basis']>): void {
  const names = Object.keys(basis).sort((a, b) => a.length - b.length || (a < b ? -1 : 1))
  for (const name of names) {
    const rows = db.rowsOf(knownTable(db, storable(name)).name, workspace)
    const stale = basis[name]?.find(([id, version]) => String(rows.get(id)?.tx) !== version)
    if (stale) {
      refuse('snapshot.stale', `${name} ${stale[0]} changed since it was shown`, 'Propose again from the new snapshot.')
    }
  }
}
