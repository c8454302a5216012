import type { Refusal } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { IntentRow } from '#kernel/ports/store.ts'
import type { Evidence, Tool, ToolArtifact, ToolContext } from '#kernel/ports/tool.ts'
import type { Deps, Lease, LoadedApp } from './deps.ts'
import { outsideKey } from './effect-key.ts'
import { withinTime } from './time-limit.ts'

export type Attempt =
  | { outcome: 'done'; output: unknown; artifacts?: ToolArtifact[]; transient?: unknown }
  | { outcome: 'not_done'; error: Refusal }
  | { outcome: 'unknown'; error: Refusal }

export type EffectStatus = Exclude<IntentRow['status'], 'open'>

export interface Settled {
  status: EffectStatus
  evidence: Evidence | null
}

type Context = Omit<ToolContext, 'signal'>

export function contextOf(deps: Deps, lease: Lease, intent: IntentRow): Context {
  return {
    workspaceId: lease.workspace,
    runId: intent.run_id,
    taskId: intent.task_id,
    idempotencyKey: outsideKey(intent.idempotency_key),
    nowMs: deps.clock.nowMs(),
  }
}

/** An irreversible tool is tried once. An idempotent one may be tried again under the same key. */
export async function runTool(
  deps: Deps,
  lease: Lease,
  app: LoadedApp,
  tool: Tool,
  input: unknown,
  context: Context,
): Promise<Attempt[]> {
  const attempts: Attempt[] = []
  const most = tool.effect === 'idempotent' ? deps.limits.toolAttempts : 1
  while (attempts.length < most && attempts.at(-1)?.outcome !== 'done' && !lease.lost.aborted) {
    attempts.push(await tryOnce(deps, lease, app, tool, input, context))
  }
  return attempts
}

async function tryOnce(
  deps: Deps,
  lease: Lease,
  app: LoadedApp,
  tool: Tool,
  input: unknown,
  context: Context,
): Promise<Attempt> {
  const result = await withinTime(deps, 'tool', tool.timeoutMs, lease.lost, (signal) =>
    tool.run(input, { ...context, signal }),
  )
  if (!result.ok) return { outcome: 'unknown', error: result.error }
  const { value } = result
  if (value?.outcome === 'not_done') return value
  const misfit = value?.outcome === 'done' ? misfitOf(app, tool, value) : 'it answered neither done nor not_done'
  if (!misfit) return value
  const next = 'The effect is looked up outside.'
  return { outcome: 'unknown', error: { code: 'tool.output_invalid', message: misfit, next } }
}

const MAX_ARTIFACTS = 20
const MAX_ARTIFACT_BYTES = 10 * 1024 * 1024

/** An answer that does not fit is not believed, not even that it was done. */
function misfitOf(app: LoadedApp, tool: Tool, value: Extract<Attempt, { outcome: 'done' }>): string | undefined {
  const problem = app.tools.get(tool.name)?.checkOutput(value.output)
  if (problem) return `${problem.path} ${problem.message}`.trim()
  const artifacts = value.artifacts ?? []
  if (artifacts.length > MAX_ARTIFACTS) return `it brought more than ${MAX_ARTIFACTS} artifacts`
  if (artifacts.some((a) => a.bytes.length > MAX_ARTIFACT_BYTES)) return 'it brought too large an artifact'
  return undefined
}

/** What the outside world shows decides; the tool's own word is only a receipt. */
export async function settle(
  deps: Deps,
  lease: Lease,
  tool: Tool,
  input: unknown,
  intent: IntentRow,
  attempts: Attempt[],
): Promise<Settled> {
  const last = attempts.at(-1)
  if (tool.effect === 'read') {
    if (last?.outcome !== 'done') return { status: 'not_done', evidence: null }
    return {
      status: 'verified',
      evidence: { found: true, contentHash: sha256Hex(JSON.stringify(last.output ?? null)) },
    }
  }
  if (attempts.length > 0 && attempts.every((a) => a.outcome === 'not_done')) {
    return { status: 'not_done', evidence: null }
  }
  const evidence = await lookOutside(deps, lease, tool, input, intent)
  // Absent is not proof: a paused process or a slow server may still act. A person decides.
  return { status: evidence.found ? 'verified' : 'uncertain', evidence }
}

/** Reads the effect back. Not being able to look is not finding it. */
export async function lookOutside(
  deps: Deps,
  lease: Lease,
  tool: Tool,
  input: unknown,
  intent: IntentRow,
): Promise<Evidence> {
  const looked = await withinTime(deps, 'tool', tool.timeoutMs, lease.lost, (signal) =>
    tool.verify(input, { ...contextOf(deps, lease, intent), signal }),
  )
  if (!looked.ok) return { found: false, detail: `could not look: ${looked.error.code}: ${looked.error.message}` }
  return { ...looked.value, found: looked.value?.found === true }
}
