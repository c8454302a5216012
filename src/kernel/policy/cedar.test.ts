import { expect, test } from 'vitest'
import type { AuthorizeRequest } from './authorize.ts'
import { toCedar, toCedarRequest } from './cedar.ts'
import { compilePolicy, type Policy, type PolicyLane } from './policy.ts'

/** What an auditor is given must read the same tomorrow. That an engine agrees with it, tests/integration/security/cedar.test.ts shows. */
function compile(lanes: string, traits = ['at_night', 'in_fog']): Policy {
  const roles =
    'PILOT: {kind: agent, purpose: Steers.}\nWARDEN: {kind: human, purpose: Keeps.}\nMASTER: {kind: human, purpose: Rules.}\n'
  const compiled = compilePolicy({
    pack: 'harbour',
    lanesYaml: { path: 'lanes.yaml', text: lanes },
    rolesYaml: { path: 'roles.yaml', text: roles },
    known: { tools: ['gate.open', 'horn.sound', 'wreck.survey', 'wreck.tow'], actions: [], tables: [], traits },
  })
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return { ...compiled.policy, pins: { lanes: 'L', roles: 'R' } }
}

const whole = compile(`OPEN_GATE:
  purpose: "A \\"gate\\" \\\\ in\\nthe w\\u00e9ll \\U0001F6A2"
  callers: [PILOT, WARDEN]
  actions: [gate.open]
  scope: [run_id, berth]
  scope_for:
    PILOT: [vessel_id, in]
  prohibits: [at_night, in_fog]
  approval: two_people
  approvers: [WARDEN, MASTER]
  presence: required
SOUND_HORN:
  callers: [PILOT]
  actions: [horn.sound]
  scope: []
  approval: none
RAISE_WRECK:
  callers: [PILOT]
  actions: [wreck.survey, wreck.tow]
  scope: [run_id, approval]
  scope_for:
    PILOT: [approval]
  approval: exact_bytes
  approval_on: [wreck.survey]
  approvers: [WARDEN]
`)

test('the lanes read the same in the words of Cedar, for ever', () => {
  expect(toCedar(whole).policies).toBe(`@id("identity.unknown")
forbid (principal, action, resource)
unless {
  context.actor_id != "" &&
  principal in [Role::"PILOT", Role::"WARDEN", Role::"MASTER"]
};

@id("run.not_active")
forbid (principal, action, resource)
unless {
  context has run &&
  context.run.status == "running"
};

@id("pins.mismatch")
forbid (principal, action, resource)
unless {
  context has run &&
  context.run.pins == { "lanes": "L", "roles": "R" } &&
  context.active_pins == { "lanes": "L", "roles": "R" }
};

@id("tool.unregistered")
forbid (principal, action, resource)
unless {
  context.registered
};

@id("trait.unknown")
forbid (principal, action, resource)
unless {
  ["at_night", "in_fog"].containsAll(context.traits)
};

@id("OPEN_GATE")
@purpose("A \\"gate\\" \\\\ in\\u{a}the w\\u{e9}ll \\u{1f6a2}")
@approvers("WARDEN, MASTER")
permit (
  principal,
  action in [Action::"gate.open"],
  resource in Lane::"OPEN_GATE"
)
when { principal in [Role::"PILOT", Role::"WARDEN"] }
when { context.scope has run_id && context.scope.run_id != "" }
when { context.scope has "berth" && context.scope["berth"] != "" }
when { principal != Role::"PILOT" || (context.scope has vessel_id && context.scope.vessel_id != "") }
when { principal != Role::"PILOT" || (context.scope has "in" && context.scope["in"] != "") }
unless { context.traits.containsAny(["at_night", "in_fog"]) }
when { context.present }
when { context.approvers >= 2 };

@id("SOUND_HORN")
permit (
  principal,
  action in [Action::"horn.sound"],
  resource in Lane::"SOUND_HORN"
)
when { principal in [Role::"PILOT"] };

@id("RAISE_WRECK")
@approvers("WARDEN")
permit (
  principal,
  action in [Action::"wreck.survey", Action::"wreck.tow"],
  resource in Lane::"RAISE_WRECK"
)
when { principal in [Role::"PILOT"] }
when { context.scope has run_id && context.scope.run_id != "" }
when { action in [Action::"wreck.survey"] || (context.scope has "approval" && context.scope["approval"] != "") }
when { principal != Role::"PILOT" || (action in [Action::"wreck.survey"] || (context.scope has "approval" && context.scope["approval"] != "")) }
when { !(action in [Action::"wreck.survey"]) || context.approvers >= 1 };
`)
})

test('the schema names the actions, the scope and what stands in a request', () => {
  expect(toCedar(whole).schema).toBe(`// Pack harbour
entity Role;
entity Lane;
entity Unclaimed in [Lane];

type Pins = { lanes: String, roles: String };

action "gate.open",
  "horn.sound",
  "wreck.survey",
  "wreck.tow"
appliesTo {
  principal: Role,
  resource: [Lane, Unclaimed],
  context: {
    actor_id: String,
    run?: { status: String, pins: Pins },
    active_pins: Pins,
    registered: Bool,
    scope: { "run_id"?: String, "berth"?: String, "vessel_id"?: String, "in"?: String, "approval"?: String },
    traits: Set<String>,
    present: Bool,
    approvers: Long,
  },
};
`)
})

test('who claims no lane stands in all of them', () => {
  expect(toCedar(whole).entities).toEqual([
    {
      uid: { type: 'Unclaimed', id: 'lane' },
      attrs: {},
      parents: ['OPEN_GATE', 'SOUND_HORN', 'RAISE_WRECK'].map((id) => ({ type: 'Lane', id })),
    },
  ])
})

test('a pack without traits allows none; a lane that asks for nothing of a grant names no number', () => {
  const text = 'HORN:\n  callers: [PILOT]\n  actions: [horn.sound]\n  scope: [approval]\n  approval: none\n'
  const { policies } = toCedar(compile(text, []))
  expect(policies).toContain('unless {\n  context.traits.isEmpty()\n};')
  expect(policies).toContain('when { context.scope has "approval" && context.scope["approval"] != "" };')
  expect(policies).not.toContain('approvers >=')
})

const request: AuthorizeRequest = {
  caller: { actor_id: ' anna ', role: 'PILOT' },
  run: { status: 'running', pins: { lanes: 'L', roles: 'R' } },
  activePins: { lanes: 'L', roles: 'R' },
  lane: 'OPEN_GATE',
  action: 'gate.open',
  registered: true,
  scope: { run_id: ' run ', berth: undefined, __entity: 'x', _x: 'y' },
  traits: ['at_night'],
  grants: [],
  action_hash: null,
  present: true,
}

test('a lane that no file could say is said as the authoriser takes it: without a grant nothing waits for one', () => {
  const lane = whole.lanes.get('RAISE_WRECK') as PolicyLane
  const said = (more: Partial<PolicyLane>) =>
    toCedar({ ...whole, lanes: new Map([[lane.name, { ...lane, ...more }]]) }).policies.split('permit (')[1]
  expect(said({})).toContain('context.approvers')
  // Cedar's own checker takes no empty list either.
  for (const more of [
    { approval: 'none' as const },
    { approvalOn: [] },
    { approval: 'none' as const, approvalOn: [] },
  ]) {
    expect(said(more)).not.toContain('context.approvers')
    expect(said(more)).not.toContain('action in [Action::"wreck.survey"]')
    expect(said(more)).not.toContain('[]')
    expect(said(more)).toContain('when { context.scope has "approval" && context.scope["approval"] != "" }')
  }
})

test('a request is said in the words of Cedar, without what is blank, missing or has a meaning of its own there', () => {
  expect(toCedarRequest(request, 2)).toEqual({
    principal: { type: 'Role', id: 'PILOT' },
    action: { type: 'Action', id: 'gate.open' },
    resource: { type: 'Lane', id: 'OPEN_GATE' },
    context: {
      actor_id: 'anna',
      run: { status: 'running', pins: { lanes: 'L', roles: 'R' } },
      active_pins: { lanes: 'L', roles: 'R' },
      registered: true,
      scope: { run_id: 'run', _x: 'y' },
      traits: ['at_night'],
      present: true,
      approvers: 2,
    },
  })
})

test('without a run there is none to speak of, and without a claim no lane', () => {
  const bare = toCedarRequest({ ...request, run: null, lane: undefined }, 0)
  expect(bare.resource).toEqual({ type: 'Unclaimed', id: 'lane' })
  expect(bare.context).not.toHaveProperty('run')
})
