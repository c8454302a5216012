import type { Change, State } from '#kernel/ports/store.ts'
import { commitStep, refusedStep } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import { orchestrator } from './runs.ts'
import { startTask } from './start-task.ts'

/**
 * Where starting work is not an agent's to choose, the controller does it in the orchestrator's run: it stands in no lane
 * and writes nothing but tasks, runs and audit.
 */
export async function orchestrate(
  deps: Deps,
  lease: Lease,
  state: State,
  app: LoadedApp,
): Promise<Step | 'nothing due' | null> {
  if (!app.app.orchestrate || state.current_task) return null
  const run = orchestrator(state)
  const next = run && app.app.orchestrate(state, deps.clock.nowMs())
  if (!run || !next) return 'nothing due'
  const now = nowIso(deps)
  const written: Change[] = []
  let task = 'start' in next ? state.eligible_tasks.find((t) => t.task_id === next.start) : undefined
  if ('begin' in next) {
    const { description, required_effects = [], metadata = {} } = next.begin
    const row = { task_id: deps.ids.uuid(), description, required_effects, metadata }
    const rows = [{ ...row, source: 'controller', created_at: now, updated_at: now }]
    written.push({ table: 'kernel.tasks', op: 'insert', rows })
    task = row as unknown as typeof task
  }
  if (!task) return 'nothing due'
  const agent = deps.agentFor(state).name
  const started = startTask(deps, { state, run, app }, task, agent)
  const committed = await commitStep(deps, lease, run, {
    running: true,
    changes: [...written, ...started.changes],
    audit: started.audit,
  })
  return committed.ok ? { did: 'task.started', idle: false } : refusedStep(deps, committed.refusal)
}
