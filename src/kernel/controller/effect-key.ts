import { validationError } from '#kernel/ledger/explain.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import type { Deps, Lease, LoadedApp } from './deps.ts'
import type { Plan, Refused } from './plan.ts'

/** So often may something that was surely not done be tried again. */
const MAX_TRIES = 20

/** Keys of different tools never meet. A later try has its number before the colon, where no tool's name has one. */
function effectKey(tool: string, key: string, attempt = 1): string {
  return attempt === 1 ? `${tool}:${key}` : `${tool}#${attempt}:${key}`
}

/** Every key that an effect may have been intended under, the first try first. */
export function effectKeys(tool: string, key: string): string[] {
  return Array.from({ length: MAX_TRIES }, (_, i) => effectKey(tool, key, i + 1))
}

/** What the outside is told: the same effect has the same key, whichever try it is. */
export function outsideKey(idempotencyKey: string): string {
  return idempotencyKey.replace(/^([^:#]+)#\d+:/, '$1:')
}

export interface Earlier {
  /** The key for the intent; null when each intent is its own (reads). */
  key: string | null
  /** The failed run that this is a retry of. */
  retryOf: string | null
}

/** One effect, one intent. Only what was surely not done may be intended again. */
export async function earlierEffect(
  deps: Deps,
  lease: Lease,
  app: LoadedApp,
  decision: Plan['decision'],
): Promise<Earlier | Refused> {
  const tool: Tool | undefined = decision.kind === 'tool' ? app.tools.get(decision.tool)?.tool : undefined
  // Looking twice is looking twice.
  if (decision.kind !== 'tool' || !tool || tool.effect === 'read') return { key: null, retryOf: null }
  const keys = effectKeys(tool.name, tool.key(decision.input))
  const latest = await deps.store.latestIntent(lease.workspace, keys)
  if (!latest) return { key: keys[0] as string, retryOf: null }
  if (latest.status === 'not_done') {
    const key = keys[keys.indexOf(latest.idempotency_key) + 1]
    if (key) return { key, retryOf: latest.run_id }
    return repeated('effect.too_many_tries', `it was tried ${MAX_TRIES} times and never done`, 'Block the task.')
  }
  if (latest.status === 'verified') {
    return repeated('effect.done', 'exactly this was done before', 'Propose what comes next.')
  }
  const next = 'Wait until it is known; meanwhile propose something else or no_op.'
  return {
    ...repeated('effect.in_doubt', 'nobody knows yet whether this happened', next),
    notCounted: true,
    idle: true,
  }
}

function repeated(code: string, message: string, next: string): Refused {
  return { refused: validationError(code, '', message, next, next) }
}
