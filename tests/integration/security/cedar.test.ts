import { readFileSync } from 'node:fs'
import * as cedar from '@cedar-policy/cedar-wasm/nodejs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { caseworkPolicy } from '#apps/casework/domain/filters.ts'
import { type AuthorizeRequest, authorize, type GrantFact } from '#kernel/policy/authorize.ts'
import { toCedar, toCedarRequest } from '#kernel/policy/cedar.ts'
import { compilePolicy, type KnownNames, type Policy, type PolicyLane } from '#kernel/policy/policy.ts'

// Two engines, written by different people, read the same lanes; wherever they differ, one of them is wrong.

/** What the fixture's own words say of each lane, read without our compiler. */
type PlainLanes = Record<string, { callers: string[]; actions: string[]; approvers?: string[] }>
interface Subject {
  policy: Policy
  plain: PlainLanes
}

function load(app: string, lanes: string, roles: string, traits: string[]): Subject {
  const plain = parse(lanes) as PlainLanes
  const actions = Object.values(plain).flatMap((lane) => lane.actions)
  const tables = actions.filter((action) => action.includes(':')).map((action) => action.split(':')[1] ?? '')
  const known: KnownNames = { tools: actions.filter((action) => !action.includes(':')), actions: [], tables, traits }
  const sources = { lanesYaml: { path: 'lanes.yaml', text: lanes }, rolesYaml: { path: 'roles.yaml', text: roles } }
  const compiled = compilePolicy({ pack: app, ...sources, known })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return { policy: compiled.policy, plain }
}

function fixture(name: string): string {
  return readFileSync(new URL(`../../fixtures/casework-policy/${name}`, import.meta.url), 'utf8')
}

const casework = load('casework', fixture('lanes.yaml'), fixture('roles.yaml'), [
  'cross_case_lookup',
  'external_export',
  'shared_knowledge_write',
  'raw_case_text',
  'client_identity',
  'privileged_notes',
  'raw_external_destination',
  'unaudited_delivery',
  'other_cross_case_read',
  'silent_changes',
  'bypass_audit',
])

/** What casework has no use for: presence, two people, a grant that later steps name, a lane without scope, a purpose that needs escaping. */
const harbour = load(
  'harbour',
  `OPEN_GATE:
  purpose: "A \\"gate\\" \\\\ in\\nthe wall \\u00e9 \\U0001F6A2"
  callers: [PILOT, WARDEN]
  actions: [gate.open]
  scope: [run_id, berth]
  scope_for:
    PILOT: [vessel_id, in]
  prohibits: [at_night]
  approval: two_people
  approvers: [WARDEN, MASTER]
  presence: required
SOUND_HORN:
  callers: [PILOT]
  actions: [horn.sound, 'update:horns']
  scope: []
  approval: none
MOVE_BUOY:
  callers: [PILOT, WARDEN]
  actions: [buoy.move]
  scope: [run_id]
  prohibits: [at_night, in_fog]
  approval: exact_bytes
  approvers: [WARDEN]
  presence: required
RAISE_WRECK:
  callers: [PILOT, WARDEN]
  actions: [wreck.survey, wreck.raise, wreck.tow]
  scope: [run_id, approval]
  scope_for:
    WARDEN: [berth, approval]
  approval: two_people
  approval_on: [wreck.survey, wreck.raise]
  approvers: [WARDEN, MASTER]
`,
  `PILOT: {kind: agent, purpose: Steers.}
WARDEN: {kind: human, purpose: Keeps the gate.}
MASTER: {kind: human, purpose: Rules the harbour.}
`,
  ['at_night', 'in_fog', 'with_tug'],
)

/** Cedar's answer. A request it cannot read, or a rule it could not evaluate, is a fault of the export, not a deny. */
function engineFor(policy: Policy, id: string): (request: AuthorizeRequest, approvers: number) => 'allow' | 'deny' {
  const { policies, entities } = toCedar(policy)
  expect(cedar.preparsePolicySet(id, { staticPolicies: policies })).toEqual({ type: 'success' })
  return (request, approvers) => {
    const call = { ...toCedarRequest(request, approvers), entities: request.lane === undefined ? entities : [] }
    const answer = cedar.statefulIsAuthorized({ ...call, preparsedPolicySetId: id })
    if (answer.type === 'failure') throw new Error(JSON.stringify(answer.errors))
    if (answer.response.diagnostics.errors.length > 0) throw new Error(JSON.stringify(answer.response.diagnostics))
    return answer.response.decision
  }
}

/** How many people stand behind exactly these bytes: counted here from the plain file, not by the authoriser. */
function countPeople({ plain, policy }: Subject, request: AuthorizeRequest): number {
  const fits = Object.values(plain).find(
    (lane) => lane.callers.includes(request.caller.role) && lane.actions.includes(request.action),
  )
  const claimed = request.lane !== undefined && Object.hasOwn(plain, request.lane) ? plain[request.lane] : undefined
  const lane = request.lane === undefined ? fits : claimed
  const people: string[] = []
  for (const grant of request.grants) {
    if (grant.expired || grant.used || grant.person === request.caller.actor_id) continue
    if (request.action_hash === null || grant.action_hash !== request.action_hash) continue
    if (grant.pins.lanes !== policy.pins.lanes || grant.pins.roles !== policy.pins.roles) continue
    if (lane?.approvers?.includes(grant.role) && !people.includes(grant.person)) people.push(grant.person)
  }
  return people.length
}

// ---- Requests

const hash = 'c'.repeat(64)

function grantBy(policy: Policy, person: string, role: string): GrantFact {
  return { person, role, action_hash: hash, pins: policy.pins, expired: false, used: false }
}

/** A request with everything a lane could ask for. */
function complete(policy: Policy, role: string, lane: string | undefined, action: string): AuthorizeRequest {
  const fields = [...policy.lanes.values()].flatMap((one) => [...one.scope, ...[...one.scopeFor.values()].flat()])
  const people = [...policy.roles].filter(([, one]) => one.kind === 'human').map(([name]) => name)
  return {
    caller: { actor_id: 'caller-1', role },
    run: { status: 'running', pins: policy.pins },
    activePins: policy.pins,
    lane,
    action,
    registered: true,
    scope: Object.fromEntries(fields.map((field) => [field, `${field}-1`])),
    traits: [],
    grants: people.flatMap((human) => [grantBy(policy, `${human}-1`, human), grantBy(policy, `${human}-2`, human)]),
    action_hash: hash,
    present: true,
  }
}

type Random = () => number

/** mulberry32: small, and the same everywhere for the same seed. */
function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

function pick<T>(random: Random, values: readonly T[]): T {
  return values[Math.floor(random() * values.length)] as T
}

const strange = [
  '__proto__',
  'constructor',
  'toString',
  '',
  ' ',
  '*',
  'LANE',
  'a"]) || true',
  '__entity',
  'x\u0000',
  'é',
]
const statuses = ['created', 'completed', 'failed', 'cancelled', 'denied', 'Running', '', 'running ']

/** Most requests are nearly right: those are where two engines could come to differ. */
function randomRequest({ policy }: Subject, random: Random): AuthorizeRequest {
  const lane = pick(random, [...policy.lanes.values()])
  const claim = random() < 0.7 ? lane.name : undefined
  const request = complete(policy, pick(random, lane.callers), claim, pick(random, lane.actions))
  if (random() < 0.5) thinOut(request, lane, random)
  request.grants = request.grants.filter(() => random() < 0.7)
  const changes = pick(random, [0, 0, 0, 1, 1, 2, 4])
  for (let done = 0; done < changes; done += 1) pick(random, mutations)(request, policy, random)
  return request
}

/** Only what this lane asks for, so that a missing field is never made good by another lane's. */
function thinOut(request: AuthorizeRequest, lane: PolicyLane, random: Random): void {
  const asked = [...lane.scope, ...(lane.scopeFor.get(request.caller.role) ?? [])]
  const kept = Object.entries(request.scope).filter(([field]) => asked.includes(field) || random() < 0.1)
  request.scope = Object.fromEntries(kept)
}

type Mutation = (request: AuthorizeRequest, policy: Policy, random: Random) => void

const mutations: Mutation[] = [
  (request, policy, random) => {
    request.caller.role = pick(random, [...policy.roles.keys(), ...policy.roles.keys(), ...strange])
  },
  (request, _, random) => {
    request.caller.actor_id = pick(random, ['', ' ', 'caller-2', ...request.grants.map((grant) => grant.person)])
  },
  (request, policy, random) => {
    request.lane = pick(random, [undefined, ...policy.lanes.keys(), ...policy.lanes.keys(), ...strange])
  },
  (request, policy, random) => {
    const all = [...policy.lanes.values()].flatMap((lane) => lane.actions)
    request.action = pick(random, [...all, ...all, ...strange])
  },
  (request, policy, random) => {
    request.run = random() < 0.3 ? null : { status: pick(random, ['running', ...statuses]), pins: policy.pins }
  },
  (request, policy, random) => {
    const other = pick(random, [
      { lanes: '', roles: '' },
      { ...policy.pins, lanes: hash },
      { ...policy.pins, roles: hash },
    ])
    if (request.run && random() < 0.6) request.run = { ...request.run, pins: other }
    if (random() < 0.6) request.activePins = other
  },
  (request) => {
    request.registered = false
  },
  (request, _, random) => {
    const field = pick(random, Object.keys(request.scope))
    if (field !== undefined) request.scope = { ...request.scope, [field]: pick(random, [undefined, '', ' ', '0']) }
  },
  (request, _, random) => {
    Object.defineProperty(request.scope, pick(random, strange), { value: 'x', enumerable: true, configurable: true })
  },
  (request, policy, random) => {
    request.traits = [
      ...request.traits,
      pick(random, [...policy.traits, ...policy.traits, ...policy.traits, ...strange]),
    ]
  },
  (request) => {
    request.present = false
  },
  (request, _, random) => {
    request.action_hash = pick(random, [null, 'd'.repeat(64)])
  },
  (request, policy, random) => {
    const people = ['ada', 'bo', 'caller-1', ...request.grants.map((one) => one.person)]
    const roles = [...policy.roles.keys(), ...strange]
    request.grants = [...request.grants, grantBy(policy, pick(random, people), pick(random, roles))]
  },
  (request, policy, random) => {
    const spoil = pick<Partial<GrantFact>>(random, [
      { expired: true },
      { used: true },
      { action_hash: 'd'.repeat(64) },
      { pins: { ...policy.pins, lanes: hash } },
    ])
    request.grants = request.grants.map((grant) => (random() < 0.7 ? { ...grant, ...spoil } : grant))
  },
]

// ---- The comparison

function compare(subject: Subject, engine: ReturnType<typeof engineFor>, requests: Iterable<AuthorizeRequest>) {
  const seen = { allow: 0, deny: 0, rules: new Set<string>(), first: undefined as unknown }
  for (const request of requests) {
    const ours = authorize(subject.policy, request)
    const theirs = engine(request, countPeople(subject, request))
    seen[ours.decision] += 1
    seen.rules.add(ours.rule_id.split(':')[0] ?? '')
    if (ours.decision !== theirs) {
      seen.first = { request, ours, theirs }
      break
    }
  }
  return seen
}

function* randomRequests(subject: Subject, seed: number, count: number): Generator<AuthorizeRequest> {
  const random = seeded(seed)
  for (let done = 0; done < count; done += 1) yield randomRequest(subject, random)
}

function* wholeMatrix(policy: Policy): Generator<AuthorizeRequest> {
  const actions = [...policy.lanes.values()].flatMap((lane) => lane.actions)
  for (const role of [...policy.roles.keys(), 'NOBODY']) {
    for (const lane of [...policy.lanes.keys(), 'NO_SUCH_LANE', undefined]) {
      for (const action of [...actions, 'no.such.action']) yield complete(policy, role, lane, action)
    }
  }
}

function* eachThingMissing(policy: Policy): Generator<AuthorizeRequest> {
  for (const lane of policy.lanes.values()) {
    for (const role of lane.callers) {
      for (const action of lane.actions) {
        const request = complete(policy, role, lane.name, action)
        for (const field of Object.keys(request.scope)) {
          yield { ...request, scope: { ...request.scope, [field]: undefined } }
          yield { ...request, scope: { ...request.scope, [field]: '' } }
        }
        for (const trait of [...policy.traits, 'no_such_trait']) yield { ...request, traits: [trait] }
        for (const grant of request.grants) yield { ...request, grants: [grant] }
        yield { ...request, grants: [] }
        yield { ...request, present: false }
      }
    }
  }
}

test.each([casework, harbour])('the exported Cedar is valid under its own schema ($policy.pack)', ({ policy }) => {
  const { schema, policies } = toCedar(policy)
  const answer = cedar.validate({
    schema,
    policies: { staticPolicies: policies },
    validationSettings: { mode: 'strict' },
  })
  expect(answer).toMatchObject({ type: 'success', validationErrors: [], validationWarnings: [] })
})

test('a lane reads the same in Cedar as in the table', () => {
  expect(toCedar(casework.policy).policies).toContain(`@id("WRITE_INTAKE_ARTIFACTS")
@purpose("Keep what intake and interview produced.")
permit (
  principal,
  action in [Action::"append:transcripts", Action::"append:interview_notes", Action::"upsert:entities"],
  resource in Lane::"WRITE_INTAKE_ARTIFACTS"
)
when { principal in [Role::"INTERVIEW_AGENT", Role::"INTAKE_AGENT"] }
when { context.scope has case_id && context.scope.case_id != "" }
when { context.scope has run_id && context.scope.run_id != "" }
when { principal != Role::"INTERVIEW_AGENT" || (context.scope has client_session_id && context.scope.client_session_id != "") }
unless { context.traits.containsAny(["cross_case_lookup", "external_export", "shared_knowledge_write"]) };`)
})

test('what waits for the grant and what names it are told apart in Cedar', () => {
  const granted = 'action in [Action::"wreck.survey", Action::"wreck.raise"]'
  const text = toCedar(harbour.policy).policies
  expect(text).toContain(`when { ${granted} || (context.scope has "approval" && context.scope["approval"] != "") }`)
  expect(text).toContain(`when { !(${granted}) || context.approvers >= 2 };`)
})

test('every role, lane and action of casework: both engines allow the table and nothing else [S004-5.1, S004-5.2, S004-5.3, S004-5.4, K-policy.1]', () => {
  const { policy } = casework
  const engine = engineFor(policy, 'matrix')
  const seen = compare(casework, engine, wholeMatrix(policy))
  expect(seen.first).toBeUndefined()
  // The table's rows, callers times actions, once with the lane claimed and once with the lane found.
  const rows = 5 + 2 * 3 + 3 + 2 * 2 + 5 + 1 + 2 * 2 + 2 * 4 + 2 * 3 + 4
  expect(seen.allow).toBe(2 * rows)
  expect(
    [...wholeMatrix(policy)].filter((one) => one.caller.role === 'ORCHESTRATOR').map((one) => engine(one, 2)),
  ).not.toContain('allow')
})

test('both engines agree on the lanes that casework has, and on each thing that is missing', () => {
  const lanes = new URL('../../../src/apps/casework/policy/lanes.yaml', import.meta.url)
  const subject = { policy: caseworkPolicy(), plain: parse(readFileSync(lanes, 'utf8')) as PlainLanes }
  const engine = engineFor(subject.policy, 'pack')
  const seen = [wholeMatrix(subject.policy), eachThingMissing(subject.policy)].map((all) =>
    compare(subject, engine, all),
  )
  expect(seen.map(({ first }) => first)).toEqual([undefined, undefined])
  expect(seen.every(({ allow, deny }) => allow > 50 && deny > 50)).toBe(true)
})

test.each([casework, harbour])('each missing scope field, trait, grant and presence ($policy.pack)', (subject) => {
  const seen = compare(subject, engineFor(subject.policy, 'missing'), eachThingMissing(subject.policy))
  expect(seen.first).toBeUndefined()
  expect(seen.deny).toBeGreaterThan(20)
  expect(seen.rules).toContain('scope.missing')
  expect(seen.rules).toContain('prohibited')
  expect(seen.rules).toContain('approval.missing')
})

test('both engines agree on 100,000 random requests', { timeout: 300_000 }, () => {
  const cases = compare(casework, engineFor(casework.policy, 'casework'), randomRequests(casework, 4, 60_000))
  expect(cases.first).toBeUndefined()
  const ships = compare(harbour, engineFor(harbour.policy, 'harbour'), randomRequests(harbour, 5, 40_000))
  expect(ships.first).toBeUndefined()

  for (const { allow, deny } of [cases, ships]) {
    expect(allow / (allow + deny)).toBeGreaterThan(0.1)
    expect(deny / (allow + deny)).toBeGreaterThan(0.3)
  }
  expect(cases.allow + cases.deny + ships.allow + ships.deny).toBe(100_000)
  expect([...new Set([...cases.rules, ...ships.rules])].sort()).toEqual([
    'allow',
    'approval.missing',
    'identity.unknown',
    'lane.action',
    'lane.none',
    'lane.role',
    'pins.mismatch',
    'presence.absent',
    'prohibited',
    'run.not_active',
    'scope.missing',
    'tool.unregistered',
    'trait.unknown',
  ])
})

/** The same pins, so that nothing but the alteration itself can be what the engines differ about. */
function altered({ policy }: Subject, name: string, change: (lane: PolicyLane) => Partial<PolicyLane>): Policy {
  const lane = policy.lanes.get(name)
  if (!lane) throw new Error(`no lane ${name}`)
  return { ...policy, lanes: new Map([...policy.lanes, [name, { ...lane, ...change(lane) }]]) }
}

const alterations: [string, Subject, Policy][] = [
  [
    'a caller more',
    casework,
    altered(casework, 'WRITE_MAPPING_OUTPUTS', () => ({ callers: ['MAPPING_AGENT', 'ASSISTANT'] })),
  ],
  ['a caller less', casework, altered(casework, 'WRITE_CASE_FILE', () => ({ callers: ['ATTORNEY'] }))],
  [
    'an action more',
    casework,
    altered(casework, 'READ_CONFLICT_CHECK', () => ({ actions: ['conflict.check', 'ocr.run', 'upload'] })),
  ],
  ['an action less', casework, altered(casework, 'DECIDE_INTAKE', (lane) => ({ actions: lane.actions.slice(1) }))],
  ['a scope field less', casework, altered(casework, 'EXPORT_CASE_DATA', () => ({ scope: ['case_id', 'run_id'] }))],
  ['no scope for one caller', casework, altered(casework, 'WRITE_INTAKE_ARTIFACTS', () => ({ scopeFor: new Map() }))],
  ['a prohibition less', casework, altered(casework, 'WRITE_CASE_FILE', () => ({ prohibits: [] }))],
  ['no approval', casework, altered(casework, 'EXPORT_CASE_DATA', () => ({ approval: 'none' }))],
  ['one person for two', harbour, altered(harbour, 'OPEN_GATE', () => ({ approval: 'exact_bytes' }))],
  ['a grant for one action less', harbour, altered(harbour, 'RAISE_WRECK', () => ({ approvalOn: ['wreck.survey'] }))],
  ['a grant that nobody names', harbour, altered(harbour, 'RAISE_WRECK', () => ({ scope: ['run_id'] }))],
  ['no presence', harbour, altered(harbour, 'MOVE_BUOY', () => ({ presence: 'not_needed' }))],
  ['a trait more', harbour, { ...harbour.policy, traits: [...harbour.policy.traits, 'LANE'] }],
  ['other pins', harbour, { ...harbour.policy, pins: { ...harbour.policy.pins, roles: hash } }],
]

test.each(alterations)('the comparison finds an altered policy: %s', (name, subject, policy) => {
  const seen = compare(subject, engineFor(policy, name), randomRequests(subject, 6, 15_000))
  expect(seen.first).toBeDefined()
})
