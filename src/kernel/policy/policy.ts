import type { ErrorObject, ValidateFunction } from 'ajv'
import { type Lane, LanesFile, type Role, RolesFile } from '#kernel/contracts/policy.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import { type PolicyProblem, type PolicySheet, type PolicySource, readSheet, shapeOf } from './policy-sheet.ts'

/** What a run is pinned by: a comment may change, a right may not. */
export interface Pins {
  lanes: string
  roles: string
}

/** A lane with nothing left implicit, so that the authoriser has no default to get wrong. */
export interface PolicyLane {
  readonly name: string
  readonly purpose: string
  readonly callers: readonly string[]
  readonly actions: readonly string[]
  readonly scope: readonly string[]
  /** Asked of this caller besides `scope`. */
  readonly scopeFor: ReadonlyMap<string, readonly string[]>
  readonly prohibits: readonly string[]
  readonly approval: 'none' | 'exact_bytes' | 'two_people'
  /** The actions that wait for the grant itself. */
  readonly approvalOn: readonly string[]
  readonly approvers: readonly string[]
  readonly presence: 'not_needed' | 'required'
  readonly risk: 'low' | 'medium' | 'high' | 'unrated'
  readonly evidence: string
  readonly effect: 'read' | 'add' | 'change' | 'remove' | 'untold'
}

export interface Policy {
  readonly app: string
  readonly lanes: ReadonlyMap<string, PolicyLane>
  readonly roles: ReadonlyMap<string, Readonly<Role>>
  /** Every trait the app can tell of; the authoriser denies any other. */
  readonly traits: readonly string[]
  readonly pins: Readonly<Pins>
}

/** The names that exist in the app; a lane may speak of no other. */
export interface KnownNames {
  tools: string[]
  actions: string[]
  tables: string[]
  traits: string[]
}

export type CompiledPolicy = { ok: true; policy: Policy } | { ok: false; problems: PolicyProblem[] }

/** Reads both files, checks them against each other and against what the app has, and reports every problem at once. */
export function compilePolicy(input: {
  app: string
  lanesYaml: PolicySource
  rolesYaml: PolicySource
  known: KnownNames
}): CompiledPolicy {
  const lanesSheet = readSheet(input.lanesYaml)
  const rolesSheet = readSheet(input.rolesYaml)
  const lanes = readableEntries<Lane>(lanesSheet, shapeOf(LanesFile))
  const roles = readableEntries<Role>(rolesSheet, shapeOf(RolesFile))
  // Misshapen roles still count as declared: their own problem is reported, not every lane that names them.
  if (rolesSheet.content) checkRoles(lanesSheet, lanes, new Set(Object.keys(rolesSheet.content)), new Map(roles))
  checkNames(lanesSheet, lanes, input.known)
  checkApprovals(lanesSheet, lanes)
  checkOneLaneEach(lanesSheet, lanes)

  const problems = [...lanesSheet.problems.sort(byPosition), ...rolesSheet.problems.sort(byPosition)]
  if (problems.length > 0) return { ok: false, problems }
  return {
    ok: true,
    policy: {
      app: input.app,
      lanes: new Map(lanes.map(([name, lane]) => [name, compileLane(name, lane)])),
      roles: new Map(roles),
      traits: [...input.known.traits],
      pins: { lanes: hashCanonical(lanesSheet.content), roles: hashCanonical(rolesSheet.content) },
    },
  }
}

function compileLane(name: string, lane: Lane): PolicyLane {
  return {
    name,
    purpose: lane.purpose ?? '',
    callers: lane.callers,
    actions: lane.actions,
    scope: lane.scope,
    scopeFor: new Map(Object.entries(lane.scope_for ?? {})),
    prohibits: lane.prohibits ?? [],
    approval: lane.approval,
    approvalOn: grantedActions(lane),
    approvers: lane.approvers ?? [],
    presence: lane.presence ?? 'not_needed',
    risk: lane.risk ?? 'unrated',
    evidence: lane.evidence ?? '',
    effect: lane.effect ?? 'untold',
  }
}

function grantedActions(lane: Lane): string[] {
  return lane.approval === 'none' ? [] : (lane.approval_on ?? lane.actions)
}

// ---- The two files against each other and against the app

type Entries<T> = [string, T][]

function checkRoles(sheet: PolicySheet, lanes: Entries<Lane>, declared: Set<string>, roles: Map<string, Role>): void {
  for (const [name, lane] of lanes) {
    for (const field of ['callers', 'approvers'] as const) {
      for (const [index, role] of (lane[field] ?? []).entries()) {
        if (declared.has(role)) continue
        const next = 'Write the role in roles.yaml, or correct the name.'
        sheet.report([name, field, index], 'policy.role_unknown', `${name} names ${role}, which is no role.`, next)
      }
    }
    for (const [index, role] of (lane.approvers ?? []).entries()) {
      if ((roles.get(role)?.kind ?? 'human') === 'human') continue
      const message = `${role} may not approve in ${name}: it is no person.`
      sheet.report([name, 'approvers', index], 'policy.approver_not_human', message, 'Name a role of kind human.')
    }
    // The risk tier decides: what an agent does at high risk always waits for a person.
    if (lane.risk === 'high' && lane.approval === 'none' && lane.callers.some((c) => roles.get(c)?.kind === 'agent')) {
      const message = `${name} is of high risk and lets an agent pass without a grant.`
      sheet.report(
        [name, 'approval'],
        'policy.high_risk_ungranted',
        message,
        'Set approval to exact_bytes or two_people.',
      )
    }
    for (const role of Object.keys(lane.scope_for ?? {})) {
      if (lane.callers.includes(role)) continue
      const message = `${name} asks scope of ${role}, which is no caller of it.`
      const next = 'Add the role to callers, or remove it here.'
      sheet.report([name, 'scope_for', role], 'policy.scope_for_not_caller', message, next, 'key')
    }
  }
}

function checkNames(sheet: PolicySheet, lanes: Entries<Lane>, known: KnownNames): void {
  for (const [name, lane] of lanes) {
    for (const [index, action] of lane.actions.entries()) {
      const table = /^(?:append|upsert|update):(.*)/s.exec(action)?.[1]
      if (table !== undefined && !known.tables.includes(table)) {
        const message = `${name} writes to ${table}, which is no table of the app.`
        const next = 'Create the table in the app, or correct the name.'
        sheet.report([name, 'actions', index], 'policy.table_unknown', message, next)
      } else if (table === undefined && !known.tools.includes(action) && !known.actions.includes(action)) {
        const message = `${name} allows ${action}, which is no tool, proposal action or table action of the app.`
        const next = 'Register it, or correct the name.'
        sheet.report([name, 'actions', index], 'policy.action_unknown', message, next)
      }
    }
    for (const [index, trait] of (lane.prohibits ?? []).entries()) {
      if (known.traits.includes(trait)) continue
      const message = `${name} prohibits ${trait}, which nothing in the app can detect.`
      const next = 'Declare the trait in the app, or correct the name.'
      sheet.report([name, 'prohibits', index], 'policy.trait_unknown', message, next)
    }
  }
}

/** Persisting an artifact always waits for a person; no lane may waive that. */
const alwaysApproved = 'persist_artifact'

function checkApprovals(sheet: PolicySheet, lanes: Entries<Lane>): void {
  for (const [name, lane] of lanes) {
    if (lane.approval === 'none' && lane.approvers) {
      const message = `${name} names approvers and asks for no approval.`
      const next = 'Remove approvers, or set approval to exact_bytes or two_people.'
      sheet.report([name, 'approvers'], 'policy.approvers_unneeded', message, next, 'key')
    }
    if (lane.actions.includes(alwaysApproved) && !grantedActions(lane).includes(alwaysApproved)) {
      const message = `${name} lets ${alwaysApproved} pass without a grant.`
      const [place, next] =
        lane.approval === 'none'
          ? ['approval', 'Set approval to exact_bytes or two_people.']
          : ['approval_on', `Name ${alwaysApproved} in approval_on.`]
      sheet.report([name, place], 'policy.grant_waived', message, next)
    }
    checkApprovalOn(sheet, name, lane)
  }
}

/** Where only some actions wait for the grant, each of the others has to say which grant it goes on. */
function checkApprovalOn(sheet: PolicySheet, name: string, lane: Lane): void {
  const { approval_on } = lane
  if (!approval_on?.length) return
  if (lane.approval === 'none') {
    const message = `${name} says on what it asks for approval and asks for none.`
    const next = 'Remove approval_on, or set approval to exact_bytes or two_people.'
    sheet.report([name, 'approval_on'], 'policy.approval_on_unneeded', message, next, 'key')
    return
  }
  for (const [index, action] of approval_on.entries()) {
    if (lane.actions.includes(action)) continue
    const message = `${name} asks for approval on ${action}, which is no action of it.`
    const next = 'Add the action to the lane, or correct the name.'
    sheet.report([name, 'approval_on', index], 'policy.approval_on_unknown', message, next)
  }
  if (lane.actions.some((action) => !approval_on.includes(action)) && !lane.scope.includes('approval')) {
    const message = `${name} lets actions pass that neither wait for a grant nor name one.`
    const next = 'Write approval into its scope, or leave approval_on out.'
    sheet.report([name, 'approval_on'], 'policy.approval_on_unnamed', message, next, 'key')
  }
}

/** A caller's action stands in one lane, or which rules apply would depend on who looks first. */
function checkOneLaneEach(sheet: PolicySheet, lanes: Entries<Lane>): void {
  const first = new Map<string, string>()
  for (const [name, lane] of lanes) {
    for (const caller of new Set(lane.callers)) {
      for (const [index, action] of lane.actions.entries()) {
        const key = `${caller} ${action}`
        const other = first.get(key)
        if (other === undefined) first.set(key, name)
        else if (other !== name) {
          const message = `${caller} may ${action} in ${other} and in ${name}.`
          sheet.report([name, 'actions', index], 'policy.lane_ambiguous', message, 'Keep it in one of the two lanes.')
        }
      }
    }
  }
}

// ---- Shape

/** Reports what breaks the schema, and returns every entry whose members can be read, so that it is checked further. */
function readableEntries<T>(sheet: PolicySheet, validate: ValidateFunction): Entries<T> {
  if (!sheet.content || validate(sheet.content)) return Object.entries(sheet.content ?? {}) as Entries<T>
  const unreadable = new Set<string>()
  const errors = validate.errors!
  for (const error of errors) {
    const path = error.instancePath.split('/').slice(1).map(unescapePointer)
    const extra: string | undefined = error.params.additionalProperty
    const missing: string | undefined = error.params.missingProperty
    // An `if` only announces the error beside it.
    if (error.keyword === 'if') continue
    if (missing === 'approvers') {
      const message = `${path[0]} needs approval and names nobody who may give it.`
      const next = 'Add approvers with at least one human role.'
      sheet.report([...path, 'approval'], 'policy.approvers_missing', message, next)
      continue
    }
    if (error.keyword === 'type' || missing !== undefined) unreadable.add(path[0]!)
    if (extra !== undefined && path.length === 0) unreadable.add(extra)
    if (error.keyword === 'type' && errors.some((other) => saysMore(other, error))) continue
    const code = (error.keyword === 'minItems' && emptyListCodes.get(path.at(-1))) || 'policy.schema'
    const place = extra === undefined ? path : [...path, extra]
    const where = extra === undefined && missing === undefined ? 'value' : 'key'
    sheet.report(place, code, explain(error, path.join('.')), 'Write it as the schema of the file says.', where)
  }
  return Object.entries(sheet.content).filter(([name]) => !unreadable.has(name)) as Entries<T>
}

const emptyListCodes = new Map<string | undefined, string>([
  ['callers', 'policy.lane_without_caller'],
  ['approvers', 'policy.approvers_missing'],
])

/** Which words are allowed says more than that it must be a word. */
function saysMore(other: ErrorObject, error: ErrorObject): boolean {
  return other.keyword === 'enum' && other.instancePath === error.instancePath
}

function explain({ keyword, params, message }: ErrorObject, place: string): string {
  const at = place || 'The file'
  if (keyword === 'required') return `${at} lacks ${params.missingProperty}.`
  if (keyword === 'enum') return `${at} must be one of: ${params.allowedValues.join(', ')}.`
  if (keyword === 'additionalProperties') return `${at} cannot have ${JSON.stringify(params.additionalProperty)}.`
  return `${at} ${message}.`
}

function unescapePointer(part: string): string {
  return part.replaceAll('~1', '/').replaceAll('~0', '~')
}

function byPosition(one: PolicyProblem, other: PolicyProblem): number {
  return one.line - other.line || one.column - other.column
}
