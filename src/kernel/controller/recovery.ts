import { Failure } from '#kernel/contracts/refusal.ts'
import type { Change, IntentRow, State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { commitStep, refusedStep } from './commit.ts'
import { type Deps, type Lease, type LoadedApp, nowIso, type Step } from './deps.ts'
import { elsewhere, hasLane } from './lanes.ts'
import { ERASED, evidenceRow, finishEffect, following, inputOf } from './outcome.ts'
import { actingRun, recordEntry } from './runs.ts'
import { type Attempt, contextOf, lookOutside, runTool, settle } from './tool-run.ts'

/**
 * An open intent under a fresh lease: somebody died between the two commits. Irreversible ones are only looked up;
 * found is verified, absent waits for a person. Idempotent ones are run again under their key.
 */
export async function recoverIntent(deps: Deps, lease: Lease, state: State, app: LoadedApp): Promise<Step | null> {
  const intent = state.open_intents[0]
  if (!intent) return null
  const run = state.runs.find((r) => r.run_id === intent.run_id)
  if (!run)
    throw new Failure(
      'recovery.run_missing',
      `intent ${intent.intent_id} is open but its run is not`,
      'Run `lanewright verify`.',
    )
  const tool = app.tools.get(intent.tool)?.tool
  if (tool && !hasLane(deps, intent.lane_id)) return elsewhere(intent.lane_id)
  const input = inputOf(intent)
  const attempts = [INTERRUPTED]
  const pins = { pack: app.app.name, lanes: run.lanes_pin, roles: run.roles_pin }
  if (tool?.effect === 'idempotent' && !(await deps.store.mayRun(lease.workspace, pins))) {
    attempts.push(...(await runTool(deps, lease, app, tool, input, contextOf(deps, lease, intent))))
  }
  const settled =
    tool && (await mayLook(deps, state, tool))
      ? await settle(deps, lease, tool, input, intent, attempts)
      : { status: 'uncertain' as const, evidence: null }
  const done = await finishEffect(deps, lease, state, app, intent, run, attempts, settled)
  return done.ok ? { did: `recovered.${done.status}`, idle: false } : refusedStep(deps, done.refusal)
}

/** What happens in a person's own browser, looking included, happens while somebody is at the desk. */
async function mayLook(deps: Deps, { workspace }: State, tool: Tool): Promise<boolean> {
  return tool.effect === 'read' || !tool.attended || deps.present(workspace.id, workspace)
}

const INTERRUPTED: Attempt = {
  outcome: 'unknown',
  error: {
    code: 'effect.in_doubt',
    message: 'the process ended before the outcome was known',
    next: 'Looked up outside.',
  },
}

const LOOK_AGAIN_MS = 60_000

/** Evidence may come late: what is uncertain is looked up again now and then. It is never done again. */
export async function lookAgain(deps: Deps, lease: Lease, state: State, app: LoadedApp): Promise<Step | null> {
  const now = deps.clock.nowMs()
  const run = actingRun(state)
  const due = state.uncertain.filter(
    (i) => now - Date.parse(i.looked_at ?? i.created_at) >= LOOK_AGAIN_MS && i.request !== ERASED,
  )
  const found = await firstToLookAt(deps, state, app, due)
  if (!found || !run) return null
  const { intent, tool } = found
  if (!hasLane(deps, intent.lane_id)) return elsewhere(intent.lane_id)
  const evidence = await lookOutside(deps, lease, tool, inputOf(intent), intent)
  const settled: Change = {
    table: 'kernel.intents',
    op: 'update',
    where: { intent_id: intent.intent_id, status: 'uncertain' },
    row: { status: 'verified', ended_at: nowIso(deps) },
  }
  const follows = evidence.found ? following(deps, state, app, intent, { status: 'verified', run }) : null
  const committed = await commitStep(deps, lease, run, {
    changes: [
      { table: 'kernel.evidence', op: 'insert', rows: [evidenceRow(deps, intent, evidence, nowIso(deps))] },
      ...(follows ? [settled, ...follows.changes, ...follows.halt.changes] : []),
    ],
    blobs: follows?.blobs ?? [],
    audit: [
      recordEntry(deps, run, {
        action: 'tool_call',
        outcome: evidence.found ? 'success' : 'failure',
        target: { target_type: 'tool', name: intent.tool, operation: evidence.found ? 'look:found' : 'look:absent' },
        request_hash: intent.action_hash,
        outputs: follows?.outputs,
      }),
      ...(follows ? [...follows.audit, ...follows.halt.audit] : []),
    ],
  })
  if (!committed.ok) return refusedStep(deps, committed.refusal)
  for (const notice of follows?.notices ?? []) deps.notifier.notify(notice)
  return { did: evidence.found ? 'effect.found_late' : 'effect.still_absent', idle: false }
}

async function firstToLookAt(deps: Deps, state: State, app: LoadedApp, due: IntentRow[]) {
  for (const intent of due) {
    const tool = app.tools.get(intent.tool)?.tool
    if (tool && (await mayLook(deps, state, tool))) return { intent, tool }
  }
  return null
}

/** For an hour somebody looks every minute; after that, whenever the workspace is awake. */
export function nextLookAgainMs(state: State, nowMs: number): number | undefined {
  const fresh = state.uncertain.some((i) => nowMs - Date.parse(i.created_at) < 60 * LOOK_AGAIN_MS)
  return fresh ? nowMs + LOOK_AGAIN_MS : undefined
}
