import { readPolicy } from '#apps/server/policy-text.ts'
import type { PolicyInForce } from '#apps/server/product.ts'
import { Failure } from '#contracts/refusal.ts'
import { laneHints } from './lane-hints.ts'
import type { ToolHints } from './tasks-mcp.ts'

/** What clients are told of the tools, by the policy that is in force now. */
export function hintsInForce(policies: PolicyInForce[]): ToolHints {
  const texts = policies.find(({ pack }) => pack === 'tasks')
  const policy = texts && readPolicy(texts)
  if (!policy) throw new Failure('policy.unknown', 'no policy of the tasks pack is in force', 'Start the product once.')
  return laneHints(policy)
}
