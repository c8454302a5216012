import { Failure } from '#kernel/contracts/refusal.ts'
import { AUDIT_ENTRIES_MAX, PENDING_TASKS_MAX, showStatus } from '#kernel/contracts/snapshot.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Basis, QuestionRow, State } from '#kernel/ports/store.ts'

export const SNAPSHOT_MAX_BYTES = 128 * 1024

export interface Snapshot {
  value: unknown
  hash: string
  basis: Basis
  subjectId: string | null
}

/** Bounds and hashes what the pack shows, and notes which rows at which version the agent will have seen. */
export function takeSnapshot(app: App, state: State, nowMs: number): Snapshot {
  const snapshot = app.buildSnapshot(state, nowMs)
  const text = canonicalText(snapshot.snapshot)
  if (Buffer.byteLength(text) > SNAPSHOT_MAX_BYTES) {
    throw new Failure(
      'snapshot.too_large',
      `the snapshot of pack ${app.name} is larger than ${SNAPSHOT_MAX_BYTES} bytes`,
      'Show less in the pack: lists are bounded, texts are cut.',
    )
  }
  return {
    value: snapshot.snapshot,
    hash: sha256Hex(text),
    basis: { ...basisOf(state), ...snapshot.rows },
    subjectId: snapshot.subjectId ?? null,
  }
}

/** The kernel's rows that every snapshot shows, with the version that was shown. */
function basisOf({ workspace, current_task, eligible_tasks }: State): Basis {
  const tasks = current_task ? [current_task, ...eligible_tasks] : eligible_tasks
  return {
    'kernel.workspaces': [[workspace.id, workspace.row_version]],
    ...(tasks.length > 0 ? { 'kernel.tasks': tasks.map((t): [string, string] => [t.task_id, t.row_version]) } : {}),
  }
}

/** The part of a snapshot that every pack shows alike (seed 000's shape without its leads). */
export function coreSnapshot(state: State) {
  const current = state.current_task
  const { id, name, status } = state.workspace
  return {
    campaign: { id, name, status },
    current_task: current && {
      id: current.task_id,
      description: current.description,
      status: showStatus(current.status),
      preconditions: current.preconditions,
    },
    pending_tasks: state.eligible_tasks
      .slice(0, PENDING_TASKS_MAX)
      .map((t) => ({ id: t.task_id, description: t.description })),
    pending_total: state.counts.pending,
    recent_audit_log: state.recent_audit.slice(0, AUDIT_ENTRIES_MAX).map((entry) => {
      const target = entry.payload.target as { name?: string; operation?: string } | undefined
      return {
        action_type: target?.name ?? entry.action_type,
        timestamp: entry.timestamp,
        success: entry.payload.outcome === 'success' || entry.payload.outcome === 'allow',
        payload: {
          kind: entry.action_type,
          operation: target?.operation ?? '',
          reason: (entry.payload.outcome_reason as string | undefined) ?? '',
        },
      }
    }),
    available_artifacts: state.artifacts
      .filter((a) => a.status === 'approved')
      .map((a) => ({ artifact_type: a.artifact_type, artifact_key: a.artifact_key })),
  }
}

/** What a person answered, as data beside the question; absent where nothing was answered. */
export function answersShown(questions: QuestionRow[]): { answers?: Array<{ question: string; answer: string }> } {
  const answers = questions.flatMap(({ question, answer }) => (answer === null ? [] : [{ question, answer }]))
  return answers.length > 0 ? { answers } : {}
}

/** What waits for a person, and what a person said: for packs whose snapshot has room for it. */
export function waitingSnapshot(state: State) {
  return {
    waiting_approvals: state.approvals.map((a) => ({ action: a.action, task_id: a.task_id, status: a.status })),
    rejections: state.rejections.map((r) => ({ action: r.action, task_id: r.task_id, reason: r.reason ?? '' })),
    questions: state.questions.map((q) => ({
      question: q.question,
      answer: q.answer,
      task_id: q.task_id,
      open: q.status === 'open',
    })),
    uncertain_effects: state.uncertain.map((i) => ({ tool: i.tool, task_id: i.task_id })),
  }
}
