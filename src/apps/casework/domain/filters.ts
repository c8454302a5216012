import { readFileSync } from 'node:fs'
import { type Static, Type } from 'typebox'
import { closed, list, nullable, OpenObject, text } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { type Authorization, authorize, type GrantFact } from '#kernel/policy/authorize.ts'
import { compilePolicy, type Policy, type PolicyLane } from '#kernel/policy/policy.ts'
import { checkLater } from '#kernel/validate.ts'
import { readInput } from './governance/read-input.ts'
import { sanitise } from './governance/sanitise.ts'
import { caseworkNames } from './names.ts'

/** The pure functions of the contract as filters: one line of JSON in, one line of JSON out. */

type Answer = { ok: boolean; line: string }

const LINE_MAX_BYTES = 32 * 1024 * 1024

/** `{text, sources, entities}` gives `{clean, findings}`. What could not be judged is an error, never clean. */
export function sanitizeLine(line: string): Answer {
  const parsed = parseStrict(line, { maxBytes: LINE_MAX_BYTES })
  if (!parsed.ok) return fail(parsed.error)
  const input = readInput(parsed.value)
  if ('refused' in input) return fail(input.refused)
  const checked = sanitise(input)
  if ('refused' in checked) return fail(checked.refused)
  const { clean, findings, more } = checked
  return { ok: clean, line: JSON.stringify({ ok: true, clean, findings, ...(more > 0 && { more }) }) }
}

// ---- Authorise

/** Whatever else is told of a target is passed over. */
const Target = Type.Object({
  name: Type.Optional(text(200)),
  table: Type.Optional(text(200)),
  tool: Type.Optional(text(200)),
  operation: Type.Optional(text(200)),
  case_id: Type.Optional(nullable(text(200))),
  artifact: Type.Optional(OpenObject),
  artifacts: Type.Optional(list(OpenObject, 1000)),
})
const Traits = Type.Optional(list(text(64), 50))
const AuthorizeLine = closed({
  role: text(200),
  lane: Type.Optional(nullable(text(200))),
  action: text(200),
  target: Type.Optional(Type.Union([text(200), Target, Type.Null()])),
  scope: Type.Optional(nullable(OpenObject)),
  artifact: Type.Optional(OpenObject),
  artifacts: Type.Optional(list(OpenObject, 1000)),
  traits: Traits,
  prohibitions: Traits,
})
type AuthorizeLine = Static<typeof AuthorizeLine>
const checkLine = checkLater(AuthorizeLine)

/** `{role, lane, action, target, scope}` gives `{decision, rule_id, reason}`, by the lanes that are in force. */
export function authorizeLine(line: string): Answer {
  const parsed = parseStrict(line, { maxBytes: LINE_MAX_BYTES })
  const problem = parsed.ok ? checkLine(parsed.value) : parsed.error
  if (problem) return fail(problem)
  const { decision, rule_id, reason, lane } = decideLine((parsed as { value: AuthorizeLine }).value)
  return {
    ok: decision === 'allow',
    line: JSON.stringify({ ok: true, decision, rule_id, reason, ...(lane !== undefined && { lane }) }),
  }
}

let compiled: Policy | undefined

/** The lanes of casework, checked against every name that the pack has. */
export function caseworkPolicy(): Policy {
  if (compiled) return compiled
  const source = (name: string) => ({
    path: `policy/${name}`,
    text: readFileSync(new URL(`../policy/${name}`, import.meta.url), 'utf8'),
  })
  const sheets = { lanesYaml: source('lanes.yaml'), rolesYaml: source('roles.yaml') }
  const read = compilePolicy({ pack: 'casework', ...sheets, known: caseworkNames })
  if (!read.ok) throw new Error(`casework's own policy does not hold: ${JSON.stringify(read.problems)}`)
  compiled = read.policy
  return compiled
}

const known = new Set([...caseworkNames.tools, ...caseworkNames.actions])
const CALLER = 'caller'
/** Scope fields that say by their presence that a person granted exactly this. */
const GRANT_FIELDS = ['approval', 'attorney_sign_off']

function decideLine(line: AuthorizeLine): Authorization {
  const policy = caseworkPolicy()
  const { role, lane = null } = line
  const { action, mismatch } = readAction(line)
  if (mismatch) {
    const reason = 'The action names one thing and its target another. Name the same in both.'
    return { decision: 'deny', rule_id: 'target.mismatch', reason }
  }
  const scope = readScope(line.scope ?? {})
  const foreign = isOfOtherCase(line, scope.case_id)
  const traits = [...(line.traits ?? []), ...(line.prohibitions ?? []), ...(foreign ? ['cross_case_lookup'] : [])]
  const lanes = [...policy.lanes.values()]
  const fits = lanes.find(
    (one) => (lane === null ? one.callers.includes(role) : one.name === lane) && one.actions.includes(action),
  )
  const answer = authorize(policy, {
    caller: { actor_id: CALLER, role },
    run: { status: 'running', pins: policy.pins },
    activePins: policy.pins,
    ...(lane !== null && { lane }),
    action,
    registered: isRegistered(action),
    scope,
    traits,
    grants: grantsFor(policy, fits, scope),
    action_hash: BYTES,
    present: true,
  })
  if (answer.decision === 'deny' || !foreign) return answer
  // Isolation is the default; a lane would have to allow it, and none does.
  const reason = 'It belongs to another case, and no lane reaches across cases. Use what belongs to this one.'
  return {
    decision: 'deny',
    rule_id: 'prohibited:cross_case_lookup',
    reason,
    ...(answer.lane && { lane: answer.lane }),
  }
}

/** Stands for the hash of the action at hand: a line has no bytes of its own. */
const BYTES = 'these-bytes'

function grantsFor({ pins }: Policy, lane: PolicyLane | undefined, scope: Record<string, string>): GrantFact[] {
  const fields = lane?.scope.filter((field) => GRANT_FIELDS.includes(field)) ?? []
  if (!lane || fields.length === 0 || !fields.every((field) => scope[field])) return []
  return lane.approvers.slice(0, 1).map((role) => ({
    ...{ person: 'approver', role, action_hash: BYTES, pins, expired: false, used: false },
  }))
}

const TABLE_VERB = /^(append|upsert|update)$/
const TABLE_ACTION = /^(append|upsert|update)[:.\s_-]\s*([a-z_]+)$/
const WRITE_VERB = /^(db_)?write$/
const CALL_VERB = /^(call|run|execute|invoke|tool_call|tool|use)$/

/** `append` on `facts`, `append:facts`, `append facts`; a tool by its name, or by the two halves of it. */
function readAction({ action: given, target }: AuthorizeLine): { action: string; mismatch: boolean } {
  const action = given.trim()
  const named = (typeof target === 'string' ? target : (target?.name ?? target?.table ?? target?.tool ?? '')).trim()
  const operation = (typeof target === 'object' && target?.operation?.trim()) || ''
  const [, verb, table] = TABLE_ACTION.exec(action) ?? []
  if (verb && table) return onTable(verb, table, named, operation)
  if (TABLE_VERB.test(action)) return onTable(action, named.replace(TABLE_ACTION, '$2'), named, operation)
  if (WRITE_VERB.test(action) && TABLE_VERB.test(operation)) return onTable(operation, named, named, operation)
  if (known.has(action)) return { action, mismatch: isOther(named, action) }
  if (known.has(`${named}.${action}`)) return { action: `${named}.${action}`, mismatch: false }
  return { action: CALL_VERB.test(action) && known.has(named) ? named : action, mismatch: false }
}

function onTable(verb: string, table: string, named: string, operation: string): { action: string; mismatch: boolean } {
  const action = `${verb}:${table}`
  return { action, mismatch: isOther(named, action, table) || (operation !== '' && operation !== verb) }
}

/** Does the target name another thing than the action does? A tool may well have a table as its target. */
function isOther(named: string, action: string, table?: string): boolean {
  if (named === '' || named === action || named === table || action.startsWith(`${named}.`)) return false
  return known.has(named) || TABLE_ACTION.test(named) || (table !== undefined && caseworkNames.tables.includes(named))
}

function isRegistered(action: string): boolean {
  const table = TABLE_ACTION.exec(action)?.[2]
  return table === undefined ? known.has(action) : caseworkNames.tables.includes(table)
}

/** Text and numbers as they are; a record of a grant as filled, unless it says no. */
function readScope(given: Record<string, unknown>): Record<string, string> {
  const scope = Object.entries(given).map(([key, value]) => {
    const field = fieldName(key.trim().replace(/[\s-]+/g, '_'))
    return [field, GRANT_FIELDS.includes(field) ? grantWord(value) : word(value)] as const
  })
  return Object.fromEntries(scope.filter(([, value]) => value !== ''))
}

/** People write the sign-off of an attorney in several ways; it is the same record. */
function fieldName(key: string): string {
  if (/^(attorney_)?sign(ed)?_?off(_id|_by)?$/.test(key)) return 'attorney_sign_off'
  return key === 'approvals' || key === 'approval_id' ? 'approval' : key
}

function word(value: unknown): string {
  return typeof value === 'string' ? value.trim() : Number.isFinite(value) ? String(value) : ''
}

function grantWord(value: unknown): string {
  if (value === true) return 'recorded'
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0) {
    const said = word(value)
    return /^(no|none|false|denied|rejected|pending|null|0)$/i.test(said) ? '' : said
  }
  const refused = Object.entries(value).some(([key, one]) =>
    /^(expired|used|revoked|returned)$/.test(key)
      ? one === true
      : one === false || /^(denied|rejected|pending|expired)$/i.test(word(one)),
  )
  return refused ? '' : 'recorded'
}

function isOfOtherCase(line: AuthorizeLine, caseId: string | undefined): boolean {
  if (caseId === undefined) return false
  const target = typeof line.target === 'object' ? (line.target ?? undefined) : undefined
  const things = [target, target?.artifact, ...(target?.artifacts ?? []), line.artifact, ...(line.artifacts ?? [])]
  return things.some((thing) => {
    const other = word((thing as Record<string, unknown> | undefined)?.case_id)
    return other !== '' && other !== caseId
  })
}

function fail({ code, message, next, path }: Refusal & { path?: string }): Answer {
  return { ok: false, line: JSON.stringify({ ok: false, error: { code, message, next, ...(path && { path }) } }) }
}
