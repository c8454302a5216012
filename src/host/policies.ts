import { Failure } from '#kernel/contracts/refusal.ts'
import { type CedarExport, toCedar } from '#kernel/policy/cedar.ts'
import type { App } from '#kernel/ports/app.ts'
import { type Policy, readPolicy } from './server/policy-text.ts'
import type { PolicyInForce } from './server/product.ts'

export interface PolicyView {
  policy: Policy
  /** Null for a policy that only stands in its file so far. */
  activatedAt: string | null
}

export function policyInForce(text: PolicyInForce, apps: App[]): PolicyView {
  const policy = readPolicy(text, apps.find((p) => p.name === text.pack)?.traits)
  if (!policy)
    throw new Failure(
      'policy.unreadable',
      `the policy in force of ${text.pack} cannot be read`,
      'Verify the ledger; start the product with the pack to put its policy in force.',
    )
  return { policy, activatedAt: text.activated_at }
}

export function policyInFile(app: App): PolicyView {
  const { lanes, roles } = app.policy
  const policy = readPolicy({ pack: app.name, lanes: lanes.text, roles: roles.text }, app.traits ?? [])
  if (!policy)
    throw new Failure(
      'policy.invalid',
      `the policy of pack ${app.name} cannot be used`,
      'Start the product with it: every bad line is named.',
    )
  return { policy, activatedAt: null }
}

/** What a pack can tell of itself stands in its code only, and the export must know it to decide the same. */
export function cedarOf(policy: Policy, apps: App[]): CedarExport {
  if (apps.some((p) => p.name === policy.pack)) return toCedar(policy)
  throw new Failure(
    'app.missing',
    `the export needs the pack ${policy.pack} itself`,
    'Name its module with --app FILE.',
  )
}

export function policyAsJson({ policy, activatedAt }: PolicyView) {
  return {
    pack: policy.pack,
    in_force: activatedAt !== null,
    activated_at: activatedAt,
    pins: policy.pins,
    lanes: [...policy.lanes.values()].map((lane) => ({ ...lane, scopeFor: Object.fromEntries(lane.scopeFor) })),
    roles: [...policy.roles].map(([name, role]) => ({ name, ...role })),
  }
}
