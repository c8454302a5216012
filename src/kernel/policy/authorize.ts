import type { Pins, Policy, PolicyLane } from './policy.ts'

/** A person's approval as the controller read it; `expired` and `used` are the controller's own findings. */
export interface GrantFact {
  person: string
  role: string
  action_hash: string
  pins: Pins
  expired: boolean
  used: boolean
}

/** Everything the decision rests on. The controller states the facts; no word of an agent stands in for one. */
export interface AuthorizeRequest {
  caller: { actor_id: string; role: string }
  run: { status: string; pins: Pins } | null
  activePins: Pins
  /** The lane the caller claims. Without a claim the lane that fits caller and action is taken. */
  lane?: string
  action: string
  registered: boolean
  scope: Record<string, string | undefined>
  /** What this action would do, as the controller determined it. */
  traits: string[]
  grants: GrantFact[]
  action_hash: string | null
  present: boolean
}

export interface Authorization {
  decision: 'allow' | 'deny'
  rule_id: string
  reason: string
  lane?: string
  /** What a person has to give. With `approval.missing` it is all that was missing. */
  needs?: PolicyLane['approval']
}

/**
 * May this caller do this, here, now? Default deny: the first rule that is not met answers, and only a request that
 * meets every rule is allowed. The order is the gateway's and part of the contract.
 */
export function authorize(policy: Policy, request: AuthorizeRequest): Authorization {
  const { caller, run, action } = request

  const role = policy.roles.get(caller.role)
  if (!filled(caller.actor_id) || !role) {
    return deny('identity.unknown', `No role ${quote(caller.role)} is known here. Sign in with a role of roles.yaml.`)
  }

  if (run?.status !== 'running') {
    return deny('run.not_active', 'Only a running run may act. Start a new run.')
  }

  if (!samePins(run.pins, request.activePins) || !samePins(request.activePins, policy.pins)) {
    return deny('pins.mismatch', 'The policy is not the one this run was started under. Start a new run.')
  }

  const lane = request.lane === undefined ? laneFor(policy, caller.role, action) : policy.lanes.get(request.lane)
  if (!lane) {
    return deny('lane.none', `No such lane for ${caller.role} and ${quote(action)}. Choose one that lanes.yaml has.`)
  }
  if (!lane.callers.includes(caller.role)) {
    return deny('lane.role', `${caller.role} is no caller of ${lane.name}. Leave it to: ${list(lane.callers)}.`, lane)
  }

  if (request.registered !== true) {
    return deny('tool.unregistered', `${quote(action)} is not registered. Register it, or use one that is.`, lane)
  }

  if (!lane.actions.includes(action)) {
    return deny('lane.action', `${lane.name} has no ${quote(action)}. It allows: ${list(lane.actions)}.`, lane)
  }

  const granted = lane.approvalOn.includes(action)
  for (const field of requiredScope(lane, caller.role)) {
    // What waits for the grant itself need not name it.
    if (field === 'approval' && granted) continue
    if (!Object.hasOwn(request.scope, field) || !filled(request.scope[field])) {
      return deny(`scope.missing:${field}`, `${lane.name} requires ${field}. Give it and ask again.`, lane)
    }
  }

  // A trait that the policy has no word for cannot have been considered by whoever wrote the prohibitions.
  if (!request.traits.every((trait) => policy.traits.includes(trait))) {
    return deny('trait.unknown', 'The action has a trait unknown to this policy. Declare it in the pack.', lane)
  }
  const prohibited = lane.prohibits.find((trait) => request.traits.includes(trait))
  if (prohibited !== undefined) {
    return deny(
      `prohibited:${prohibited}`,
      `${lane.name} prohibits ${prohibited}. Propose the action without it.`,
      lane,
    )
  }

  if (lane.presence === 'required' && request.present !== true) {
    return deny('presence.absent', `${lane.name} needs a person at the open desk. Open it and confirm there.`, lane)
  }

  const needs = granted ? lane.approval : 'none'
  const missing = approversNeeded[needs] - countApprovers(policy, lane, request)
  if (missing > 0) {
    const reason = `${lane.name} waits for ${missing} more approval(s) of exactly these bytes. Ask: ${list(lane.approvers)}.`
    return { ...deny('approval.missing', reason, lane), needs }
  }

  const reason = `${caller.role} may ${action} in ${lane.name}.`
  return { decision: 'allow', rule_id: `allow:${lane.name}`, reason, lane: lane.name, needs }
}

const approversNeeded = { none: 0, exact_bytes: 1, two_people: 2 } as const

/** Different persons, not grants: two grants of one person are one, and nobody approves what they ask for themselves. */
function countApprovers(policy: Policy, lane: PolicyLane, request: AuthorizeRequest): number {
  const persons = request.grants
    .filter((grant) => grant.expired === false && grant.used === false)
    .filter((grant) => filled(grant.action_hash) && grant.action_hash === request.action_hash)
    .filter((grant) => samePins(grant.pins, policy.pins))
    .filter((grant) => lane.approvers.includes(grant.role) && policy.roles.get(grant.role)?.kind === 'human')
    .filter((grant) => filled(grant.person) && grant.person !== request.caller.actor_id)
    .map((grant) => grant.person)
  return new Set(persons).size
}

/** At most one lane fits: a policy where two do is refused when it is compiled. */
function laneFor(policy: Policy, role: string, action: string): PolicyLane | undefined {
  return [...policy.lanes.values()].find((lane) => lane.callers.includes(role) && lane.actions.includes(action))
}

/** What the lane asks of every caller, and what it asks of this one besides. */
function requiredScope(lane: PolicyLane, role: string): string[] {
  return [...lane.scope, ...(lane.scopeFor.get(role) ?? [])]
}

function samePins(one: Pins, other: Pins): boolean {
  return filled(one?.lanes) && filled(one.roles) && one.lanes === other?.lanes && one.roles === other.roles
}

function filled(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== ''
}

function deny(rule_id: string, reason: string, lane?: PolicyLane): Authorization {
  return { decision: 'deny', rule_id, reason, ...(lane && { lane: lane.name }) }
}

/** The request's own words are shown bounded and escaped; nothing else in a reason comes from outside the policy. */
function quote(text: unknown): string {
  // JSON leaves DEL, C1 controls, line separators and invisible formatting as they are.
  return JSON.stringify(String(text).slice(0, 80)).replace(
    /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu,
    (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`,
  )
}

function list(names: readonly string[]): string {
  return names.length <= 10 ? names.join(', ') : `${names.slice(0, 10).join(', ')} and ${names.length - 10} more`
}
