import { Failure } from '#contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import type { IntentRow, State } from '#ports/store.ts'
import { commitStep } from './commit.ts'
import { type Deps, type Lease, type LoadedPack, nowIso, type Step } from './deps.ts'
import { type Attempt, contextOf, finishEffect, runTool, settle, withTimeout } from './gateway.ts'
import { actingRun, tell } from './runs.ts'

/**
 * An open intent under a fresh lease: somebody died between the two commits. Irreversible ones are only looked up;
 * found is verified, absent waits for a person. Idempotent ones are run again under their key.
 */
export async function recoverIntent(deps: Deps, lease: Lease, state: State, pack: LoadedPack): Promise<Step | null> {
  const intent = state.open_intents[0]
  if (!intent) return null
  const run = state.runs.find((r) => r.run_id === intent.run_id)
  if (!run)
    throw new Failure(
      'recovery.run_missing',
      `intent ${intent.intent_id} is open but its run is not`,
      'Run `lanewright verify`.',
    )
  const known = pack.tools.get(intent.tool)
  const input = inputOf(intent)
  const interrupted: Attempt = {
    outcome: 'unknown',
    error: {
      code: 'effect.in_doubt',
      message: 'the process ended before the outcome was known',
      next: 'Looked up outside.',
    },
  }
  if (!known) {
    const done = await finishEffect(deps, lease, intent, run, [interrupted], { status: 'uncertain', evidence: null })
    return { did: done.ok ? 'recovered.uncertain' : done.refusal.code, idle: !done.ok }
  }
  const again = known.tool.effect === 'idempotent' && (await deps.store.mayRun(lease.workspace))
  const attempts = again
    ? [
        interrupted,
        ...(await runTool(deps, lease, pack, known.tool, input, contextOf(deps, lease, intent, run.run_id))),
      ]
    : [interrupted]
  const settled = await settle(deps, lease, known.tool, input, intent, run, attempts)
  const done = await finishEffect(deps, lease, intent, run, attempts, settled)
  return done.ok ? { did: `recovered.${done.status}`, idle: false } : { did: done.refusal.code, idle: true }
}

const LOOK_AGAIN_MS = 60_000

/** Evidence may come late: what is uncertain is looked up again now and then. It is never done again. */
export async function lookAgain(deps: Deps, lease: Lease, state: State, pack: LoadedPack): Promise<Step | null> {
  const now = deps.clock.nowMs()
  const intent = state.uncertain.find((i) => now - Date.parse(i.looked_at ?? i.created_at) >= LOOK_AGAIN_MS)
  const tool = intent && pack.tools.get(intent.tool)?.tool
  const run = actingRun(state)
  if (!intent || !tool || !run) return null
  const looked = await withTimeout(deps, tool.timeoutMs, lease.lost, (signal) =>
    tool.verify(inputOf(intent), { ...contextOf(deps, lease, intent, intent.run_id), signal }),
  )
  const found = looked.ok && looked.value.found
  const committed = await commitStep(deps, lease, run, {
    changes: [
      {
        table: 'kernel.evidence',
        op: 'insert',
        rows: [
          {
            evidence_id: deps.ids.uuid(),
            intent_id: intent.intent_id,
            task_id: intent.task_id,
            kind: 'read_back',
            found,
            detail: looked.ok ? (looked.value.detail?.slice(0, 2000) ?? null) : looked.error.code,
            content_hash: looked.ok ? (looked.value.contentHash ?? null) : null,
            subject_id: intent.subject_id,
            read_at: nowIso(deps),
          },
        ],
      },
      ...(found
        ? [
            {
              table: 'kernel.intents',
              op: 'update' as const,
              where: { intent_id: intent.intent_id, status: 'uncertain' },
              row: { status: 'verified', ended_at: nowIso(deps) },
            },
          ]
        : []),
    ],
    audit: [
      tell(deps, run, {
        action: 'tool_call',
        outcome: found ? 'success' : 'failure',
        target: { target_type: 'tool', name: intent.tool, operation: found ? 'outcome:verified' : 'look:absent' },
        request_hash: intent.action_hash,
      }),
    ],
  })
  return committed.ok
    ? { did: found ? 'effect.found_late' : 'effect.still_absent', idle: false }
    : { did: committed.refusal.code, idle: true }
}

export function nextLookAgainMs(state: State, nowMs: number): number | undefined {
  const fresh = state.uncertain.filter((i) => nowMs - Date.parse(i.created_at) < 60 * LOOK_AGAIN_MS)
  return fresh.length > 0 ? nowMs + LOOK_AGAIN_MS : undefined
}

/** The request was canonical JSON when it was committed. */
function inputOf(intent: IntentRow): unknown {
  const parsed = parseStrict(intent.request, { maxBytes: 1024 * 1024 })
  return parsed.ok ? (parsed.value as { parameters?: unknown }).parameters : undefined
}
