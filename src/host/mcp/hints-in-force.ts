import { laneHints } from '#apps/tasks/mcp/lane-hints.ts'
import type { ToolHints } from '#apps/tasks/mcp/tasks-mcp.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { readPolicy } from '../server/policy-text.ts'
import type { PolicyInForce } from '../server/product.ts'

/** What clients are told of the tools, by the policy that is in force now. */
export function hintsInForce(policies: PolicyInForce[]): ToolHints {
  const texts = policies.find(({ app }) => app === 'tasks')
  const policy = texts && readPolicy(texts)
  if (!policy) throw new Failure('policy.unknown', 'no policy of the tasks app is in force', 'Start the product once.')
  return laneHints(policy)
}
