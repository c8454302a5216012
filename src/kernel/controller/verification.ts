import { Failure } from '#kernel/contracts/refusal.ts'
import type { AuditEntry, Change, Predicate, RunRow, State, TaskRow } from '#kernel/ports/store.ts'
import type { Evidence } from '#kernel/ports/tool.ts'
import { storableText } from '#kernel/text.ts'
import { commitStep, refusedStep } from './commit.ts'
import { type Deps, type Lease, nowIso, type Step } from './deps.ts'
import { effectKeys } from './effect-key.ts'
import { actingRun, endRun, recordEnd, recordEntry } from './runs.ts'
import { withinTime } from './time-limit.ts'

/** Is the current task done? Every required side effect is read back; nobody's word counts. */
export async function verifyTask(deps: Deps, lease: Lease, state: State, notes: AuditEntry[]): Promise<Step | null> {
  const task = state.current_task
  const run = actingRun(state)
  if (!task || !run || task.required_effects.length === 0) return null
  const found: Evidence[] = []
  for (const predicate of task.required_effects) {
    const evidence = await readBack(deps, lease, predicate)
    notes.push(...recordLook(deps, run, predicate, evidence))
    if (!evidence.found) return null
    found.push(evidence)
  }
  const committed = await commitStep(deps, lease, run, {
    changes: doneRows(deps, task, run, found),
    audit: [
      ...notes,
      recordEntry(deps, run, {
        action: 'db_write',
        outcome: 'success',
        target: { target_type: 'task', name: task.task_id, operation: 'done' },
      }),
      ...(run.run_kind === 'agent' ? [recordEnd(deps, run, 'completed')] : []),
    ],
    usage: { failed_attempts: 0 },
  })
  return committed.ok ? { did: 'task.done', idle: false } : refusedStep(deps, committed.refusal)
}

function doneRows(deps: Deps, task: TaskRow, run: RunRow, found: Evidence[]): Change[] {
  const now = nowIso(deps)
  const evidence = found.map(({ detail, contentHash }, i) => ({
    evidence_id: deps.ids.uuid(),
    task_id: task.task_id,
    kind: task.required_effects[i]?.kind as string,
    found: true,
    detail: detail === undefined ? null : storableText(detail, 2000),
    content_hash: contentHash ?? null,
    subject_id: task.subject_id,
    read_at: now,
  }))
  const verification = {
    verification_id: deps.ids.uuid(),
    task_id: task.task_id,
    kind: 'done',
    from_status: 'in_progress',
    to_status: 'done',
    results: task.required_effects.map((predicate, i) => ({
      predicate,
      ok: true,
      evidence_id: evidence[i]?.evidence_id,
    })),
    run_id: run.run_id,
    verified_at: now,
  }
  return [
    { table: 'kernel.evidence', op: 'insert', rows: evidence },
    { table: 'kernel.verifications', op: 'insert', rows: [verification] },
    {
      table: 'kernel.tasks',
      op: 'update',
      where: { task_id: task.task_id, status: 'in_progress' },
      row: { status: 'done', updated_at: now },
    },
    ...(run.run_kind === 'agent' ? [endRun(run, 'completed', now)] : []),
  ]
}

/** When the task could be looked at again, if only time is missing. */
export function nextLookMs(state: State, nowMs: number): number | undefined {
  const times = (state.current_task?.required_effects ?? [])
    .filter((p) => p.kind === 'time_passed')
    .map((p) => Date.parse(p.until))
    .filter((t) => t > nowMs)
  return times.length > 0 ? Math.min(...times) : undefined
}

async function readBack(deps: Deps, lease: Lease, predicate: Predicate): Promise<Evidence> {
  switch (predicate.kind) {
    case 'rows_exist': {
      const rows = await deps.store.countRows(lease.workspace, predicate.table, predicate.where, predicate.at_least)
      return { found: rows >= predicate.at_least, detail: `${rows} rows in ${predicate.table}` }
    }
    case 'effect_verified': {
      const intent = await deps.store.latestIntent(lease.workspace, effectKeys(predicate.tool, predicate.key))
      return {
        found: intent?.status === 'verified',
        detail: `${predicate.tool} is ${intent?.status ?? 'not intended'}`,
      }
    }
    case 'time_passed':
      return { found: deps.clock.nowMs() >= Date.parse(predicate.until), detail: predicate.until }
    case 'file_hash':
      return look(deps, lease, async () => {
        const file = await deps.files.hash(predicate.path)
        return { found: file?.sha256 === predicate.sha256, ...(file ? { contentHash: file.sha256 } : {}) }
      })
    case 'page_state':
      return look(deps, lease, async () => {
        return (await deps.pages?.observe(predicate)) ?? { found: false, detail: 'no browser here' }
      })
    default:
      throw new Failure(
        'predicate.unknown',
        `a task requires ${(predicate as { kind: unknown }).kind}, which nothing can read back`,
        'Use one of: rows_exist, effect_verified, file_hash, page_state, time_passed.',
      )
  }
}

async function look(deps: Deps, lease: Lease, run: () => Promise<Evidence>): Promise<Evidence> {
  const looked = await withinTime(deps, 'tool', deps.limits.lookTimeoutMs, lease.lost, run)
  return looked.ok ? looked.value : { found: false, detail: `could not look: ${looked.error.message}` }
}

/** Looking at a file or a page is a tool's act, and is told like one, whatever was found. */
function recordLook(deps: Deps, run: RunRow, predicate: Predicate, { found, detail }: Evidence): AuditEntry[] {
  if (predicate.kind !== 'file_hash' && predicate.kind !== 'page_state') return []
  const target =
    predicate.kind === 'file_hash'
      ? { target_type: 'file', name: storableText(predicate.path.slice(-200), 200), operation: 'read' }
      : { target_type: 'page', name: storableText(predicate.url, 200), operation: 'observe' }
  const reason = found ? undefined : (detail ?? 'it is not as required')
  return [
    recordEntry(deps, run, {
      action: 'tool_call',
      outcome: found ? 'success' : 'failure',
      severity: 'info',
      reason,
      target,
    }),
  ]
}
