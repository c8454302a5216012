import type { Row } from '#kernel/ports/store.ts'
import { type Database, refuse, type Transaction } from './database.ts'
import type { Guard } from './guard.ts'
import { sameJsonb } from './jsonb.ts'

/** Tasks, their verifications, and runs. */
export const taskGuards: Record<string, Guard> = {
  'kernel.tasks': guardTask,
  'kernel.verifications': guardVerification,
  'kernel.runs': guardRun,
}

function guardTask(db: Database, tx: Transaction, next: Row, old: Row | null, depth: number): void {
  const tasks = db.rowsOf('kernel.tasks', next.workspace_id as string)
  if (!old) {
    if (next.status !== 'pending') {
      refuse('task.initial_status', 'a task begins as pending', 'Insert it as pending; the controller moves it on.')
    }
    const wanted = [...new Set(next.preconditions as string[])]
    next.open_preconditions = wanted.filter((p) => tasks.get(p)?.row.status !== 'done').length
    if (!wanted.every((p) => tasks.has(p))) {
      refuse(
        'task.precondition_unknown',
        'a precondition names a task that is not in this workspace',
        'Name tasks that exist.',
      )
    }
    return
  }
  if (!sameJsonb(next.preconditions, old.preconditions) || !sameJsonb(next.required_effects, old.required_effects)) {
    refuse('task.terms_are_fixed', 'preconditions and required side effects do not change', 'Create another task.')
  }
  if (next.open_preconditions !== old.open_preconditions && depth < 2) {
    refuse(
      'counter.is_kept',
      'open preconditions are counted, not set',
      'Finish the preconditions; the counter follows.',
    )
  }
  if (next.status === old.status) return
  if (next.status === 'in_progress' && (next.open_preconditions as number) > 0) {
    refuse('task.preconditions_open', 'the task still waits for others', 'Finish its preconditions first.')
  }
  const verified = [...db.rowsOf('kernel.verifications', next.workspace_id as string).values()].some(
    ({ row, tx: by }) =>
      by === tx.id && row.task_id === next.task_id && row.from_status === old.status && row.to_status === next.status,
  )
  if (!verified) {
    refuse(
      'task.unverified',
      `${old.status} -> ${next.status} needs a verification written in the same transaction`,
      'Insert the verification first; done needs evidence for every required side effect.',
    )
  }
}

interface Result {
  predicate?: unknown
  ok?: unknown
  evidence_id?: unknown
}

function guardVerification(db: Database, _tx: Transaction, next: Row, old: Row | null): void {
  if (old) refuse('verification.is_fixed', 'a verification does not change', 'Write a new one.')
  const workspace = next.workspace_id as string
  const task = db.rowsOf('kernel.tasks', workspace).get(next.task_id as string)?.row
  if (task?.status !== next.from_status) {
    refuse(
      'verification.other_status',
      `the task is ${task?.status ?? 'unknown'}, not ${next.from_status}`,
      'Verify the step that comes next.',
    )
  }
  if (next.kind !== 'done') return
  const wanted = task?.required_effects as unknown[]
  if (wanted.length === 0 && next.person === null) {
    refuse(
      'verification.needs_person',
      'a task without required side effects is completed by a person only',
      'Ask the person to complete it.',
    )
  }
  const results = next.results as Result[]
  if (results.length !== wanted.length || results.some((r, n) => r.ok !== true || !sameJsonb(r.predicate, wanted[n]))) {
    refuse(
      'verification.incomplete',
      'not every required side effect is verified',
      'Read each effect back before the task is done.',
    )
  }
  const evidence = db.rowsOf('kernel.evidence', workspace)
  const proven = (r: Result) => {
    const row = evidence.get(String(r.evidence_id))?.row
    return row?.task_id === next.task_id && row?.found === true
  }
  if (!results.every(proven)) {
    refuse(
      'verification.no_evidence',
      'a result names no evidence that was found for this task',
      'Write what was read back as evidence first.',
    )
  }
}

const RUN_LIFE = new Set([
  'created running',
  'created denied',
  'created cancelled',
  'running completed',
  'running failed',
  'running denied',
  'running cancelled',
])
const RUN_ENDS = ['completed', 'failed', 'cancelled', 'denied']
const RUN_IDENTITY =
  'parent_run_id root_run_id run_kind lanes_pin roles_pin actor_type actor_id role_id lane_id created_at task_id contract_version parameters_hash'.split(
    ' ',
  )

function guardRun(db: Database, _tx: Transaction, next: Row, old: Row | null): void {
  if (!old) {
    guardNewRun(db, next)
    return
  }
  if (RUN_ENDS.includes(old.status as string)) {
    refuse('run.terminal', `the run is ${old.status} and stays so`, 'Start a new run with this one as its parent.')
  }
  if (next.status !== old.status && !RUN_LIFE.has(`${old.status} ${next.status}`)) {
    refuse('run.transition', `${old.status} does not become ${next.status}`, 'See the run lifecycle.')
  }
  if (RUN_IDENTITY.some((name) => next[name] !== old[name])) {
    refuse('run.identity_is_fixed', 'who runs what under which policy does not change', 'Start a new run.')
  }
}

function guardNewRun(db: Database, next: Row): void {
  if (next.parent_run_id === null) {
    if (next.root_run_id !== next.run_id) {
      refuse('run.root', 'a run without a parent is its own root', 'Set root_run_id to run_id.')
    }
    return
  }
  const parent = db.rowsOf('kernel.runs', next.workspace_id as string).get(next.parent_run_id as string)?.row
  if (!parent) refuse('run.parent_unknown', 'the parent run is not in this workspace', 'Start the parent first.')
  if (next.root_run_id !== parent.root_run_id) {
    refuse('run.root', "a run has its parent's root", 'Inherit root_run_id from the parent.')
  }
  const alive = parent.status === 'created' || parent.status === 'running'
  if (alive && (next.lanes_pin !== parent.lanes_pin || next.roles_pin !== parent.roles_pin)) {
    refuse('run.pins', "a child run inherits its parent's policy pins", "Use the parent's pins.")
  }
}
