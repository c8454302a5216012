import type pg from 'pg'
import { ask } from '#storage/ask.ts'
import type { StepOfEntries } from './ledger-steps.ts'

/** The rows that stand on the road, as they are now: what was erased is erased here, too. */

export interface CallRow {
  id: string
  agent: string
  model: string | null
  output: string | null
  verdict: {
    ok: boolean
    action_type: string | null
    error: { code: string; message: string } | null
    warnings?: unknown[]
  }
  tokens: number
  latency_ms: number
  snapshot_hash: string
  at: string
}
export interface ProcessedRow {
  id: string
  kind: string
  person: string | null
  outcome: string | null
  at: string
}
export interface ApprovalLine {
  id: string
  lane: string
  action: string
  action_hash: string
  content: string
  recipient: string | null
  lanes_pin: string
  roles_pin: string
  people_needed: number
  author: string
  status: string
  reason: string | null
  decided_by: string | null
  decided_at: string | null
  at: string
}
export interface GrantLine {
  id: string
  approval: string
  person: string
  role: string
  status: 'used' | 'returned' | 'open'
  at: string
  used_at: string | null
  used_by: string | null
}
export interface IntentLine {
  id: string
  run: string
  approval: string | null
  tool: string
  lane: string
  effect: string
  status: string
  request: string
  key: string
  action_hash: string
  decided_by: string | null
  at: string
}
export interface ReceiptLine {
  id: string
  attempt: number
  outcome: string
  result: string | null
  at: string
}
export interface EvidenceLine {
  id: string
  kind: string
  found: boolean
  detail: string | null
  content_hash: string | null
  at: string
}

export async function callOf(auditor: pg.Pool, workspace: string, { lines }: StepOfEntries): Promise<CallRow | null> {
  const id = lines.find((line) => line.about === 'kernel.agent_calls')?.id
  if (!id) return null
  const rows = await ask<CallRow>(
    auditor,
    `select call_id as id, agent, model, left(output, 4000) as output, verdict, tokens_in + tokens_out as tokens, latency_ms, snapshot_hash, kernel.stamp(called_at) as at
     from kernel.agent_calls where workspace_id = $1 and call_id = $2`,
    [workspace, id],
  )
  return rows[0] ?? null
}

export async function processedOf(
  auditor: pg.Pool,
  workspace: string,
  { lines }: StepOfEntries,
): Promise<ProcessedRow | null> {
  const id = lines.find((line) => line.about === 'kernel.inbox')?.id
  if (!id) return null
  const rows = await ask<ProcessedRow>(
    auditor,
    `select item_id as id, kind, person, outcome, kernel.stamp(received_at) as at from kernel.inbox where workspace_id = $1 and item_id = $2`,
    [workspace, id],
  )
  return rows[0] ?? null
}

const REPLACED_MAX = 5

export function approvalsOf(auditor: pg.Pool, workspace: string, approval: string): Promise<ApprovalLine[]> {
  return ask<ApprovalLine>(
    auditor,
    `with recursive chain as (
       select a.*, 1 as age from kernel.approvals a where a.workspace_id = $1 and a.approval_id = $2
       union all
       select a.*, c.age + 1 from chain c join kernel.approvals a on a.workspace_id = $1 and a.approval_id = c.replaces where c.age < ${REPLACED_MAX}
     )
     select approval_id as id, lane_id as lane, action, action_hash, left(content, 20000) as content, recipient, lanes_pin, roles_pin, people_needed, author,
       status, reason, decided_by, kernel.stamp(decided_at) as decided_at, kernel.stamp(requested_at) as at
     from chain order by age desc`,
    [workspace, approval],
  )
}

export function grantsOf(auditor: pg.Pool, workspace: string, approvals: string[]): Promise<GrantLine[]> {
  return ask<GrantLine>(
    auditor,
    `select g.grant_id as id, g.approval_id as approval, g.person, g.role, kernel.stamp(g.granted_at) as at, kernel.stamp(g.used_at) as used_at, g.used_by,
       case when g.used_at is not null then 'used' when g.returned_at is not null then 'returned' else 'open' end as status
     from kernel.grants g where g.workspace_id = $1 and g.approval_id = any ($2::uuid[]) order by g.granted_at, g.grant_id limit 10`,
    [workspace, approvals],
  )
}

export async function intentOf(auditor: pg.Pool, workspace: string, intent: string): Promise<IntentLine | null> {
  const rows = await ask<IntentLine>(
    auditor,
    `select intent_id as id, run_id as run, approval_id as approval, tool, lane_id as lane, effect, status, left(request, 4000) as request,
       idempotency_key as key, action_hash, decided_by, kernel.stamp(created_at) as at
     from kernel.intents where workspace_id = $1 and intent_id = $2`,
    [workspace, intent],
  )
  return rows[0] ?? null
}

export function receiptsOf(auditor: pg.Pool, workspace: string, intent: string): Promise<ReceiptLine[]> {
  return ask<ReceiptLine>(
    auditor,
    `select receipt_id as id, attempt, outcome, left(coalesce(result, error ->> 'message'), 4000) as result, kernel.stamp(received_at) as at
     from kernel.receipts where workspace_id = $1 and intent_id = $2 order by attempt limit 20`,
    [workspace, intent],
  )
}

export function evidenceOf(
  auditor: pg.Pool,
  workspace: string,
  intent: string | null,
  ids: string[],
): Promise<EvidenceLine[]> {
  return ask<EvidenceLine>(
    auditor,
    `select evidence_id as id, kind, found, left(detail, 4000) as detail, content_hash, kernel.stamp(read_at) as at from kernel.evidence
     where workspace_id = $1 and ${intent ? 'intent_id = $2' : 'evidence_id = any ($2::uuid[])'} order by read_at, evidence_id limit 20`,
    [workspace, intent ?? ids],
  )
}

/** The words that somebody will read, exactly; where the action has none, the whole of it. */
export function wordsOf(content: string): string {
  try {
    const { message } = (JSON.parse(content) as { action: { message?: { content?: unknown; body?: unknown } } }).action
    const words = message?.content ?? message?.body
    return typeof words === 'string' ? words : content
  } catch {
    return content
  }
}
