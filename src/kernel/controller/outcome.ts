import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { redactedRefusal } from '#kernel/ledger/redacted.ts'
import type { EndedEffect, Followed } from '#kernel/ports/app.ts'
import type { Notice } from '#kernel/ports/outside.ts'
import type { AuditEntry, Change, IntentRow, Row, RunRow, State, TaskRow } from '#kernel/ports/store.ts'
import type { Evidence, ToolArtifact } from '#kernel/ports/tool.ts'
import { toArtifactRef } from '#kernel/run-record.ts'
import { storableText } from '#kernel/text.ts'
import { commitStep } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso } from './deps.ts'
import { blockRows, pauseRows } from './lifecycle.ts'
import { actingRun, bringHome, endRun, outputsOf, recordEnd, recordEntry } from './runs.ts'
import type { Attempt, EffectStatus, Settled } from './tool-run.ts'

export type Executed = { ok: true; status: EffectStatus } | { ok: false; refusal: Refusal }

/** The second commit: receipts, evidence, what was brought home, the intent's end, the run's end, the audit. */
export async function finishEffect(
  deps: Deps,
  lease: Lease,
  state: State,
  app: LoadedApp,
  intent: IntentRow,
  run: RunRow,
  attempts: Attempt[],
  { status, evidence }: Settled,
): Promise<Executed> {
  const now = nowIso(deps)
  const ok = status === 'verified'
  const last = attempts.at(-1)
  const tellable = app.app.redacted ? redactedRefusal : (refusal: Refusal) => refusal
  const error = ok ? null : tellable(errorOf(last))
  const receipts = attempts.map((a, i) =>
    receiptRow(deps, intent, a.outcome === 'done' ? a : { ...a, error: tellable(a.error) }, i + 1, now),
  )
  const submitted = ok && last?.outcome === 'done' ? artifactRows(deps, intent, last.artifacts ?? [], now) : []
  const follows = following(deps, state, app, intent, {
    status,
    run,
    brought: submitted.map(({ row }) => toArtifactRef(lease.workspace, row)),
    recorded: {
      output: last?.outcome === 'done' ? last.output : null,
      ...(last?.outcome === 'done' && last.transient !== undefined ? { transient: last.transient } : {}),
      error,
    },
  })
  const { outputs } = follows
  const parent = state.runs.find((r) => r.run_id === run.parent_run_id)
  const changes: Change[] = [
    ...inserts('kernel.receipts', receipts),
    ...inserts('kernel.evidence', evidence ? [evidenceRow(deps, intent, evidence, now)] : []),
    { table: 'kernel.intents', op: 'update', where: { intent_id: intent.intent_id }, row: { status, ended_at: now } },
    ...inserts(
      'kernel.artifacts',
      submitted.map(({ row }) => row),
    ),
    ...follows.changes,
    ...bringHome(parent, outputs),
    ...follows.halt.changes,
    endRun(run, ok ? 'completed' : 'failed', now, {
      ...(error ? { error: { ...error, retryable: status === 'not_done' } } : {}),
      outputs,
    }),
  ]
  const result = receipts.at(-1)?.result
  const committed = await commitStep(deps, lease, run, {
    changes,
    blobs: [...submitted.map(({ row, bytes }) => ({ hash: row.hash, bytes })), ...follows.blobs],
    audit: [
      recordEntry(deps, run, {
        action: 'tool_call',
        outcome: ok ? 'success' : 'failure',
        reason: error ? `${status}: ${error.code}: ${error.message}` : undefined,
        severity: status === 'uncertain' ? 'error' : undefined,
        target: { target_type: 'tool', name: intent.tool, operation: `outcome:${status}` },
        request_hash: intent.action_hash,
        response_hash: result ? sha256Hex(result) : undefined,
        outputs,
        error: error ? { error_code: error.code, message: error.message, retryable: status === 'not_done' } : undefined,
      }),
      ...follows.audit,
      recordEnd(deps, run, ok ? 'completed' : 'failed', error ? `${error.code}: ${error.message}` : undefined),
      ...follows.halt.audit,
    ],
    ...(ok ? { usage: { failed_attempts: 0 } } : {}),
  })
  if (!committed.ok) return committed
  for (const notice of follows.notices) deps.notifier.notify(notice)
  if (status === 'uncertain') {
    const text = `Nobody can tell whether ${intent.tool} happened. Please look and decide.`
    deps.notifier.notify({ workspaceId: lease.workspace, kind: 'uncertain', text })
  }
  return { ok: true, status }
}

/** What the pack makes of an effect that has ended, ready to be committed with the end of it. */
export interface Following {
  changes: Change[]
  blobs: NonNullable<Followed['blobs']>
  /** What the tool brought, what the pack made of it, and what lies elsewhere. */
  outputs: ArtifactRef[]
  audit: AuditEntry[]
  halt: Halt
  /** For people, once it is committed. */
  notices: Notice[]
}

/** The same whenever the end is known: at once, after a crash, by late evidence or by a person's word. */
export function following(
  deps: Deps,
  state: State,
  app: LoadedApp,
  intent: IntentRow,
  { status, run, recorded: result, brought: submitted = [] }: Ended,
): Following {
  const workspaceId = state.workspace.id
  const follows = afterEffect(deps, app, intent, status, result)
  const outputs = [...submitted, ...outputsOf(workspaceId, follows.changes, follows.outputs)]
  const halt = haltRows(deps, state, intent, follows)
  const paused = follows.pause !== undefined && halt.changes.length > 0
  return {
    changes: follows.changes,
    blobs: follows.blobs ?? [],
    outputs,
    audit: (follows.records ?? []).map(({ action, name, operation }) =>
      recordEntry(deps, run, {
        action,
        outcome: status === 'verified' ? 'success' : 'failure',
        target: { target_type: action, name, operation },
        request_hash: intent.action_hash,
        outputs,
      }),
    ),
    halt,
    notices: [
      ...(paused ? [{ workspaceId, kind: 'paused' as const, text: follows.pause as string }] : []),
      ...(follows.notice === undefined ? [] : [{ workspaceId, kind: 'reminder' as const, text: follows.notice }]),
    ],
  }
}

interface Ended {
  status: EffectStatus
  /** Whose audit tells of it. */
  run: RunRow
  recorded?: EffectResult
  brought?: ArtifactRef[]
}

type EffectResult = Pick<EndedEffect, 'output' | 'error' | 'transient'>

/** What the request of an erased person reads. There is nothing left to look for; a person decides. */
export const ERASED = '[erased]'

/** Our own canonical text, guarded by the ledger. */
export function inputOf(intent: IntentRow): unknown {
  return (JSON.parse(intent.request) as { parameters?: unknown }).parameters
}

/** What the pack's own rows become with it. */
function afterEffect(
  deps: Deps,
  { app }: LoadedApp,
  intent: IntentRow,
  status: EffectStatus,
  recorded: EffectResult = { output: null, error: null },
): Followed {
  if (!app.outcome || intent.request === ERASED) return { changes: [] }
  const { intent_id: intentId, created_at: intendedAt, tool, run_id: runId, approval_id: approvalId } = intent
  const context = { now: nowIso(deps), uuid: () => deps.ids.uuid() }
  return app.outcome(
    { intentId, intendedAt, tool, input: inputOf(intent), runId, approvalId, status, ...recorded },
    context,
  )
}

/** A pause or a blocked task that follows; nothing where the workspace stands still already. */
function haltRows(deps: Deps, state: State, intent: IntentRow, { pause, block }: Followed): Halt {
  if (state.workspace.status !== 'active') return { changes: [], audit: [] }
  const own = actingRun(state)
  const blocks = block !== undefined && own && state.current_task?.task_id === intent.task_id
  const blocked = blocks ? blockRows(deps, state.current_task as TaskRow, own, storableText(block, 2000)) : NO_HALT
  const paused = pause !== undefined && own ? pauseRows(deps, own, storableText(pause, 2000)) : NO_HALT
  return { changes: [...blocked.changes, ...paused.changes], audit: [...blocked.audit, ...paused.audit] }
}

interface Halt {
  changes: Change[]
  audit: AuditEntry[]
}

const NO_HALT: Halt = { changes: [], audit: [] }

function inserts(table: string, rows: Row[]): Change[] {
  return rows.length > 0 ? [{ table, op: 'insert', rows }] : []
}

const MAX_RESULT_CHARS = 256 * 1024

function receiptRow(deps: Deps, intent: IntentRow, attempt: Attempt, number: number, now: string) {
  const done = attempt.outcome === 'done'
  return {
    receipt_id: deps.ids.uuid(),
    intent_id: intent.intent_id,
    attempt: number,
    outcome: attempt.outcome,
    result: done ? storableText(JSON.stringify(attempt.output ?? null), MAX_RESULT_CHARS) : null,
    error: done ? null : { ...attempt.error, message: storableText(attempt.error.message, 2000) },
    subject_id: intent.subject_id,
    received_at: now,
  }
}

export function evidenceRow(deps: Deps, intent: IntentRow, evidence: Evidence, now: string) {
  return {
    evidence_id: deps.ids.uuid(),
    intent_id: intent.intent_id,
    task_id: intent.task_id,
    kind: intent.effect === 'read' ? 'observation' : 'read_back',
    found: evidence.found,
    detail: evidence.detail === undefined ? null : storableText(evidence.detail, 2000),
    content_hash: evidence.contentHash ?? null,
    subject_id: intent.subject_id,
    read_at: now,
  }
}

function artifactRows(deps: Deps, intent: IntentRow, artifacts: ToolArtifact[], now: string) {
  return artifacts.map(({ artifact_type, name, content_type, bytes }) => ({
    bytes,
    row: {
      artifact_id: deps.ids.uuid(),
      artifact_type,
      artifact_key: `${storableText(name, 150)}:${intent.intent_id}`,
      version: 1,
      source: 'agent',
      status: 'pending',
      hash: sha256Hex(bytes),
      hash_source: 'bytes',
      content_type,
      byte_size: bytes.length,
      lineage: { derived_from: [], transformation: intent.tool, run_id: intent.run_id },
      run_id: intent.run_id,
      created_at: now,
    },
  }))
}

function errorOf(last: Attempt | undefined): Refusal {
  if (last && last.outcome !== 'done') return last.error
  return {
    code: 'effect.not_seen',
    message: 'the effect could not be read back from the outside world',
    next: 'Look there and say whether it happened.',
  }
}
