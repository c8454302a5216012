import type { Change, Predicate, State } from '#ports/store.ts'
import type { Evidence } from '#ports/tool.ts'
import { commitStep } from './commit.ts'
import { type Deps, type Lease, nowIso, type Step } from './deps.ts'
import { effectKeyText } from './gateway.ts'
import { actingRun, endRun, tell, tellRun } from './runs.ts'

/** Is the current task done? Every required side effect is read back; nobody's word counts. */
export async function verifyTask(deps: Deps, lease: Lease, state: State): Promise<Step | null> {
  const task = state.current_task
  const run = actingRun(state)
  if (!task || !run || task.required_effects.length === 0) return null
  const found: Evidence[] = []
  for (const predicate of task.required_effects) {
    const evidence = await readBack(deps, lease.workspace, predicate)
    if (!evidence.found) return null
    found.push(evidence)
  }
  const now = nowIso(deps)
  const rows = found.map((evidence, i) => ({
    evidence_id: deps.ids.uuid(),
    task_id: task.task_id,
    kind: task.required_effects[i]?.kind as string,
    found: true,
    detail: evidence.detail ?? null,
    content_hash: evidence.contentHash ?? null,
    subject_id: task.subject_id,
    read_at: now,
  }))
  const changes: Change[] = [
    { table: 'kernel.evidence', op: 'insert', rows },
    {
      table: 'kernel.verifications',
      op: 'insert',
      rows: [
        {
          verification_id: deps.ids.uuid(),
          task_id: task.task_id,
          kind: 'done',
          from_status: 'in_progress',
          to_status: 'done',
          results: task.required_effects.map((predicate, i) => ({
            predicate,
            ok: true,
            evidence_id: rows[i]?.evidence_id,
          })),
          run_id: run.run_id,
          verified_at: now,
        },
      ],
    },
    {
      table: 'kernel.tasks',
      op: 'update',
      where: { task_id: task.task_id, status: 'in_progress' },
      row: { status: 'done', updated_at: now },
    },
    ...(run.run_kind === 'agent' ? [endRun(run, 'completed', now)] : []),
  ]
  const files = task.required_effects.filter((p) => p.kind === 'file_hash')
  const committed = await commitStep(deps, lease, run, {
    changes,
    audit: [
      // Looking at a file is a file read, and is told like one.
      ...files.map((p) =>
        tell(deps, run, {
          action: 'tool_call',
          outcome: 'success',
          target: { target_type: 'file', name: p.path.slice(-200), operation: 'read' },
        }),
      ),
      tell(deps, run, {
        action: 'db_write',
        outcome: 'success',
        target: { target_type: 'task', name: task.task_id, operation: 'done' },
      }),
      ...(run.run_kind === 'agent' ? [tellRun(deps, run, 'completed', 'success')] : []),
    ],
    usage: { failed_attempts: 0 },
  })
  return committed.ok ? { did: 'task.done', idle: false } : { did: committed.refusal.code, idle: true }
}

/** When the task could be looked at again, if only time is missing. */
export function nextLookMs(state: State, nowMs: number): number | undefined {
  const times = (state.current_task?.required_effects ?? [])
    .filter((p) => p.kind === 'time_passed')
    .map((p) => Date.parse(p.until))
    .filter((t) => t > nowMs)
  return times.length > 0 ? Math.min(...times) : undefined
}

async function readBack(deps: Deps, workspace: string, predicate: Predicate): Promise<Evidence> {
  switch (predicate.kind) {
    case 'rows_exist': {
      const rows = await deps.store.countRows(workspace, predicate.table, predicate.where, predicate.at_least)
      return { found: rows >= predicate.at_least, detail: `${rows} rows in ${predicate.table}` }
    }
    case 'effect_verified': {
      const status = await deps.store.effectStatus(
        workspace,
        predicate.tool,
        effectKeyText(predicate.tool, predicate.key),
      )
      return { found: status === 'verified', detail: `${predicate.tool} is ${status ?? 'not intended'}` }
    }
    case 'time_passed':
      return { found: deps.clock.nowMs() >= Date.parse(predicate.until), detail: predicate.until }
    case 'file_hash': {
      const file = await deps.files.hash(predicate.path)
      return { found: file?.sha256 === predicate.sha256, contentHash: file?.sha256 }
    }
    case 'page_state':
      return deps.pages ? deps.pages.observe(predicate) : { found: false, detail: 'no browser here' }
  }
}
