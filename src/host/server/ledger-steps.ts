import type pg from 'pg'
import { ask } from '#storage/ask.ts'

/** Which entries were written together: a step of the controller is one commit, row changes first, audit last. */

export interface StepLine {
  seq: string
  log: 'event' | 'audit'
  at: string
  about: string
  id: string
  op: string | null
  /** Of an event: the columns of the row by which steps hang together. None of them is personal. */
  run: string | null
  approval: string | null
  intent: string | null
  used_by: string | null
  kind: string | null
  status: string | null
  /** Of an audit entry. */
  outcome: string | null
  reason: string | null
  operation: string | null
  target: string | null
  actor: string | null
  lane: string | null
  rule: string | null
  request_hash: string | null
}

/** No step that is asked about is larger, but an import may be: then the part around the entry is shown. */
export const AROUND = 100

export interface StepOfEntries {
  lines: StepLine[]
  /** It has more entries than are here. */
  cut: boolean
}

export async function stepAround(auditor: pg.Pool, workspace: string, seq: string): Promise<StepOfEntries | null> {
  const lines = await ask<StepLine>(auditor, LINES, [workspace, seq])
  return stepOf(lines, seq)
}

/**
 * The entries around this one that one commit wrote. A commit ends where an event follows an audit entry, or where the
 * time is another. What comes in from outside is a commit of its own.
 */
export function stepOf(lines: StepLine[], seq: string): StepOfEntries | null {
  const here = lines.findIndex((line) => line.seq === seq)
  if (here < 0) return null
  let [first, last] = [here, here]
  while (first > 0 && belong(lines[first - 1] as StepLine, lines[first] as StepLine)) first -= 1
  while (last < lines.length - 1 && belong(lines[last] as StepLine, lines[last + 1] as StepLine)) last += 1
  return { lines: lines.slice(first, last + 1), cut: here - first >= AROUND || last - here >= AROUND }
}

function belong(earlier: StepLine, later: StepLine): boolean {
  if (earlier.at !== later.at || (earlier.log === 'audit' && later.log === 'event')) return false
  return !cameIn(earlier) && !cameIn(later)
}

/** Mail, a person's word, a stop: written by who sends it, outside of every step. */
function cameIn({ about, op }: StepLine): boolean {
  return op === 'insert' && (about === 'kernel.inbox' || about === 'kernel.stops')
}

const LINES = `
  select * from (
    select 'event' as log, seq, kernel.stamp("timestamp") as at, entity_type as about, entity_id as id, p ->> 'op' as op,
      p #>> '{row,run_id}' as run, p #>> '{row,approval_id}' as approval, p #>> '{row,intent_id}' as intent, p #>> '{row,used_by}' as used_by,
      p #>> '{row,run_kind}' as kind, p #>> '{row,status}' as status, null as outcome, null as reason, null as operation, null as target,
      null as actor, null as lane, null as rule, null as request_hash
    from (select *, change_payload::jsonb as p from kernel.event_log where workspace_id = $1 and seq between $2::bigint - ${AROUND} and $2::bigint + ${AROUND}) e
    union all
    select 'audit', seq, kernel.stamp("timestamp"), action_type, id::text, null,
      p ->> 'run_id', null, null, null, null, null, p ->> 'outcome', left(p ->> 'outcome_reason', 600), p #>> '{target,operation}', left(p #>> '{target,name}', 200),
      p #>> '{actor,actor_id}', p ->> 'lane_id', p #>> '{authz,rule_id}', p ->> 'request_hash_sha256'
    from (select *, payload::jsonb as p from kernel.audit_log where workspace_id = $1 and seq between $2::bigint - ${AROUND} and $2::bigint + ${AROUND}) a
  ) l order by seq`
