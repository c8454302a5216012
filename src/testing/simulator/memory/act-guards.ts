import type { Row } from '#kernel/ports/store.ts'
import { type Database, refuse, type Transaction } from './database.ts'
import { type Guard, sameBut } from './guard.ts'

/** Approvals, grants, intents and their outcomes. */
export const actGuards: Record<string, Guard> = {
  'kernel.approvals': guardApproval,
  'kernel.grants': guardGrant,
  'kernel.intents': guardIntent,
  'kernel.receipts': guardOutcome('receipts'),
  'kernel.evidence': guardOutcome('evidence'),
}

const APPROVAL_LIFE = new Set(
  'granted rejected expired returned superseded'
    .split(' ')
    .map((to) => `pending ${to}`)
    .concat('used expired returned superseded'.split(' ').map((to) => `granted ${to}`)),
)

function rowsIn(db: Database, table: string, of: Row): Row[] {
  return [...db.rowsOf(table, of.workspace_id as string).values()].map(({ row }) => row)
}

function guardApproval(db: Database, _tx: Transaction, next: Row, old: Row | null): void {
  if (!old) {
    if (next.status !== 'pending') {
      refuse('approval.initial_status', 'an approval begins as pending', 'Insert it as pending.')
    }
    return
  }
  if (old.status !== 'pending' && old.status !== 'granted') {
    refuse('approval.closed', `the approval is ${old.status} and stays so`, 'Ask for a new approval.')
  }
  if (!sameBut(next, old, 'status', 'reason', 'decided_by', 'decided_at')) {
    refuse(
      'approval.bytes_are_fixed',
      'what is being approved does not change, nor until when',
      'An edit makes a new approval linked to this one.',
    )
  }
  if (next.status === old.status) return
  if (!APPROVAL_LIFE.has(`${old.status} ${next.status}`)) {
    refuse('approval.transition', `${old.status} does not become ${next.status}`, 'Ask for a new approval.')
  }
  if (next.status !== 'granted' && next.status !== 'used') return
  const behind = rowsIn(db, 'kernel.grants', next).filter(
    (g) =>
      g.approval_id === next.approval_id && g.returned_at === null && (g.used_at !== null) === (next.status === 'used'),
  )
  if ((next.people_needed as number) > behind.length) {
    refuse(
      'approval.grants_missing',
      `not enough people stand behind ${next.status}`,
      "Write the grants first; each is one person's.",
    )
  }
}

const GRANTED = 'approval_id person role action_hash lanes_pin roles_pin granted_at expires_at'.split(' ')

function guardGrant(db: Database, tx: Transaction, next: Row, old: Row | null): void {
  const asked = db.rowsOf('kernel.approvals', next.workspace_id as string).get(next.approval_id as string)?.row
  if (!old) {
    guardNewGrant(tx, next, asked)
    return
  }
  if (old.used_at !== null || old.returned_at !== null) {
    refuse('grant.spent', 'the grant was used or returned before', 'Ask for a new approval.')
  }
  if (GRANTED.some((name) => next[name] !== old[name])) {
    refuse('grant.bytes_are_fixed', 'a grant is bound to what it granted', 'Ask for a new approval.')
  }
  if (next.used_at === null) return
  if (Date.parse(next.expires_at as string) <= tx.nowMs) {
    refuse('grant.expired', 'the grant has expired', 'Ask for a new approval.')
  }
  if (asked?.status !== 'granted') {
    refuse('grant.not_in_force', 'its approval is not granted, or not any more', 'Ask for a new approval.')
  }
  const run = db.rowsOf('kernel.runs', next.workspace_id as string).get(next.used_by as string)?.row
  if (run?.parameters_hash !== next.action_hash) {
    refuse('grant.other_bytes', 'the run is not for the bytes that were granted', 'Ask for approval of this action.')
  }
}

function guardNewGrant(tx: Transaction, next: Row, asked: Row | undefined): void {
  if (asked?.status !== 'pending' || Date.parse(asked.expires_at as string) <= tx.nowMs) {
    refuse('grant.nothing_pending', 'there is no pending approval to grant', 'Look at the open approvals again.')
  }
  if (['action_hash', 'lanes_pin', 'roles_pin'].some((name) => next[name] !== asked[name])) {
    refuse(
      'grant.other_bytes',
      'the grant names other bytes or another policy than was asked for',
      'Approve what is shown now.',
    )
  }
  if (Date.parse(next.expires_at as string) > Date.parse(asked.expires_at as string)) {
    refuse('grant.outlives', 'a grant ends with what was asked for, or before', "Use the approval's expiry.")
  }
  if (next.used_at !== null || next.returned_at !== null) {
    refuse('grant.initial', 'a grant begins unused', 'Insert it unused.')
  }
}

const INTENT_LIFE = new Set([
  'open verified',
  'open not_done',
  'open uncertain',
  'uncertain verified',
  'uncertain not_done',
])

function guardIntent(db: Database, _tx: Transaction, next: Row, old: Row | null): void {
  if (!old) {
    guardNewIntent(db, next)
    return
  }
  if (old.status === 'verified' || old.status === 'not_done') {
    refuse('intent.ended', `the effect is ${old.status} and stays so`, 'Commit a new intent.')
  }
  if (!sameBut(next, old, 'status', 'decided_by', 'ended_at')) {
    refuse('intent.is_fixed', 'what was intended does not change', 'Commit a new intent.')
  }
  if (next.status === old.status) return
  if (!INTENT_LIFE.has(`${old.status} ${next.status}`)) {
    refuse('intent.transition', `${old.status} does not become ${next.status}`, 'Commit a new intent.')
  }
  if (old.status === 'uncertain' && next.decided_by !== null) return
  if (old.status === 'uncertain' && next.status === 'not_done') {
    refuse(
      'intent.needs_person',
      'that an uncertain effect did not happen is said by a person',
      'Name the person who decided.',
    )
  }
  const seen = rowsIn(db, 'kernel.evidence', next).some((e) => e.intent_id === next.intent_id && e.found === true)
  if (next.status === 'verified' && !seen) {
    refuse(
      'intent.no_evidence',
      "an effect is verified by evidence read back, not by a tool's word",
      'Read the effect back first.',
    )
  }
  const receipts = rowsIn(db, 'kernel.receipts', next).filter((r) => r.intent_id === next.intent_id)
  const surely = receipts.length > 0 && receipts.every((r) => r.outcome === 'not_done')
  if (next.status === 'not_done' && next.effect !== 'read' && !surely) {
    refuse(
      'intent.in_doubt',
      'not every attempt failed before its first byte',
      'Look the effect up outside; until it is found it is uncertain.',
    )
  }
}

function guardNewIntent(db: Database, next: Row): void {
  if (next.status !== 'open') {
    refuse('intent.initial_status', 'an intent begins open', 'Insert it open, before the effect.')
  }
  if (next.approval_id === null) return
  const asked = db.rowsOf('kernel.approvals', next.workspace_id as string).get(next.approval_id as string)?.row
  if (asked?.status !== 'granted' || asked.action_hash !== next.action_hash) {
    refuse(
      'intent.not_granted',
      'the approval that it names is not granted, or is for other bytes',
      'Ask for approval of this action.',
    )
  }
}

function guardOutcome(table: string): Guard {
  return (db, _tx, next, old) => {
    if (old) refuse('outcome.is_fixed', `a row of ${table} does not change`, 'Write a new one.')
    if (next.intent_id === null) return
    if (!db.rowsOf('kernel.intents', next.workspace_id as string).has(next.intent_id as string)) {
      refuse('outcome.without_intent', `a row of ${table} needs its intent`, 'Commit the intent before the effect.')
    }
  }
}
