import type { AuthorizeRequest } from './authorize.ts'
import type { Policy, PolicyLane } from './policy.ts'

interface EntityId {
  type: string
  id: string
}

interface Entity {
  uid: EntityId
  attrs: Record<string, never>
  parents: EntityId[]
}

export interface CedarExport {
  schema: string
  policies: string
  /** Goes with every request: a request that claims no lane stands in all of them, and at most one permits it. */
  entities: Entity[]
}

export interface CedarRequest {
  principal: EntityId
  action: EntityId
  resource: EntityId
  context: Record<string, CedarValue>
}

type CedarValue = boolean | number | string | CedarValue[] | { [key: string]: CedarValue }

const unclaimed: EntityId = { type: 'Unclaimed', id: 'lane' }

/** The same lanes in another engine's language, so that an auditor can ask an engine that is not ours. */
export function toCedar(policy: Policy): CedarExport {
  const lanes = [...policy.lanes.values()]
  return {
    schema: schemaOf(policy, lanes),
    policies: [...gates(policy), ...lanes.map(permit)].join('\n\n').concat('\n'),
    entities: [{ uid: unclaimed, attrs: {}, parents: lanes.map((lane) => ({ type: 'Lane', id: lane.name })) }],
  }
}

/**
 * Cedar cannot count different persons in a set, so the number is given: how many of the lane's approvers, the caller
 * not among them, hold an unused and unexpired grant for exactly these bytes under the active pins.
 */
export function toCedarRequest(request: AuthorizeRequest, approvers: number): CedarRequest {
  const { run, activePins } = request
  const scope = Object.entries(request.scope).flatMap(([field, value]) =>
    // Cedar's JSON gives names such as __entity a meaning of their own; no scope field is called so.
    typeof value === 'string' && !field.startsWith('__') ? [[field, value.trim()]] : [],
  )
  return {
    principal: { type: 'Role', id: request.caller.role },
    action: { type: 'Action', id: request.action },
    resource: request.lane === undefined ? unclaimed : { type: 'Lane', id: request.lane },
    context: {
      actor_id: request.caller.actor_id.trim(),
      ...(run && { run: { status: run.status, pins: { ...run.pins } } }),
      active_pins: { ...activePins },
      registered: request.registered,
      scope: Object.fromEntries(scope),
      traits: request.traits,
      present: request.present,
      approvers,
    },
  }
}

/** What holds in every lane. A forbid beats each permit; an attribute is asked for before it is read. */
function gates(policy: Policy): string[] {
  const pins = `{ "lanes": ${text(policy.pins.lanes)}, "roles": ${text(policy.pins.roles)} }`
  const traits =
    policy.traits.length === 0 ? 'context.traits.isEmpty()' : `${texts(policy.traits)}.containsAll(context.traits)`
  return [
    forbidUnless('identity.unknown', [
      `context.actor_id != ""`,
      `principal in ${entities('Role', policy.roles.keys())}`,
    ]),
    forbidUnless('run.not_active', ['context has run', 'context.run.status == "running"']),
    forbidUnless('pins.mismatch', ['context has run', `context.run.pins == ${pins}`, `context.active_pins == ${pins}`]),
    forbidUnless('tool.unregistered', ['context.registered']),
    forbidUnless('trait.unknown', [traits]),
  ]
}

function forbidUnless(id: string, conditions: string[]): string {
  return `@id(${text(id)})\nforbid (principal, action, resource)\nunless {\n  ${conditions.join(' &&\n  ')}\n};`
}

function permit(lane: PolicyLane): string {
  const callers = entities('Role', lane.callers)
  // What waits for the grant itself need not name it, and what names it need not wait.
  const granted =
    lane.approval !== 'none' && lane.approvalOn.length > 0
      ? `action in ${entities('Action', lane.approvalOn)}`
      : undefined
  const needs = (field: string) => (field === 'approval' && granted ? `${granted} || (${given(field)})` : given(field))
  const conditions = [`when { principal in ${callers} }`, ...lane.scope.map((field) => `when { ${needs(field)} }`)]
  for (const [role, fields] of lane.scopeFor) {
    const besides = fields.map((field) => `when { principal != ${entity('Role', role)} || (${needs(field)}) }`)
    conditions.push(...besides)
  }
  if (lane.prohibits.length > 0) conditions.push(`unless { context.traits.containsAny(${texts(lane.prohibits)}) }`)
  if (lane.presence === 'required') conditions.push('when { context.present }')
  if (granted) {
    const enough = `context.approvers >= ${lane.approval === 'two_people' ? 2 : 1}`
    const all = lane.actions.every((action) => lane.approvalOn.includes(action))
    conditions.push(`when { ${all ? enough : `!(${granted}) || ${enough}`} }`)
  }
  const head = [
    `@id(${text(lane.name)})`,
    ...(lane.purpose ? [`@purpose(${text(lane.purpose)})`] : []),
    ...(lane.approvers.length > 0 ? [`@approvers(${text(lane.approvers.join(', '))})`] : []),
    'permit (',
    '  principal,',
    `  action in ${entities('Action', lane.actions)},`,
    `  resource in ${entity('Lane', lane.name)}`,
    ')',
  ]
  return `${[...head, ...conditions].join('\n')};`
}

function given(field: string): string {
  // With an underscore in it a name is no reserved word of Cedar and reads plainer without quotes.
  if (field.includes('_')) return `context.scope has ${field} && context.scope.${field} != ""`
  return `context.scope has ${text(field)} && context.scope[${text(field)}] != ""`
}

function schemaOf(policy: Policy, lanes: PolicyLane[]): string {
  const actions = new Set(lanes.flatMap((lane) => lane.actions))
  const fields = new Set(lanes.flatMap((lane) => [...lane.scope, ...[...lane.scopeFor.values()].flat()]))
  return `// Pack ${policy.pack}
entity Role;
entity Lane;
entity Unclaimed in [Lane];

type Pins = { lanes: String, roles: String };

action ${[...actions].map(text).join(',\n  ')}
appliesTo {
  principal: Role,
  resource: [Lane, Unclaimed],
  context: {
    actor_id: String,
    run?: { status: String, pins: Pins },
    active_pins: Pins,
    registered: Bool,
    scope: { ${[...fields].map((field) => `${text(field)}?: String`).join(', ')} },
    traits: Set<String>,
    present: Bool,
    approvers: Long,
  },
};
`
}

function entities(type: string, ids: Iterable<string>): string {
  return `[${[...ids].map((id) => entity(type, id)).join(', ')}]`
}

function entity(type: string, id: string): string {
  return `${type}::${text(id)}`
}

function texts(values: readonly string[]): string {
  return `[${values.map(text).join(', ')}]`
}

/** A Cedar string: what is not plain ASCII is written by its number, quotes and backslashes are escaped. */
function text(value: string): string {
  return `"${value.replace(/[\\"]/g, '\\$&').replace(/[^ -~]/gu, (char) => `\\u{${char.codePointAt(0)!.toString(16)}}`)}"`
}
