import { agentRequest, taskParameters } from '#kernel/agent-request.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import type { AuditEntry, Change, RunRow, State, TaskRow } from '#kernel/ports/store.ts'
import { requestHash } from '#kernel/request-hash.ts'
import { roleOf } from './acting.ts'
import { type Deps, type LoadedApp, nowIso } from './deps.ts'
import { insertRun, newRun, recordStart } from './runs.ts'

/** A pending task begins: its agent's run, and the status with the verification that lets it change. */
export function startTask(
  deps: Deps,
  { state, run, app }: { state: State; run: RunRow; app: LoadedApp },
  task: Pick<TaskRow, 'task_id' | 'metadata'>,
  actorId: string,
): { changes: Change[]; audit: AuditEntry[] } {
  const now = nowIso(deps)
  const failedRun = task.metadata.failed_run_id
  const details = app.app.runOf?.(state, task)
  const parameters = taskParameters(task.metadata)
  const role = roleOf(app, task)
  const agentRun = newRun(deps, {
    // Not the task's words: they are personal, and a run's name stands plain in both logs.
    kind: 'agent',
    // A second try is a child of the run that failed, in the same tree.
    parent: typeof failedRun === 'string' ? { run_id: failedRun, root_run_id: run.root_run_id } : run,
    taskId: task.task_id,
    actor: { type: 'agent', id: actorId, role },
    pins: { lanes: run.lanes_pin, roles: run.roles_pin },
    parametersHash: hashCanonical(parameters),
    ...(details ? { details } : {}),
  })
  const asked = requestHash(agentRequest(state.workspace.id, agentRun, role, parameters))
  const verification = {
    verification_id: deps.ids.uuid(),
    task_id: task.task_id,
    kind: 'start',
    from_status: 'pending',
    to_status: 'in_progress',
    run_id: agentRun.run_id,
    verified_at: now,
  }
  return {
    changes: [
      insertRun(agentRun),
      { table: 'kernel.verifications', op: 'insert', rows: [verification] },
      {
        table: 'kernel.tasks',
        op: 'update',
        where: { task_id: task.task_id, status: 'pending' },
        row: { status: 'in_progress', updated_at: now },
      },
    ],
    audit: recordStart(deps, agentRun, 'task.started', asked),
  }
}
