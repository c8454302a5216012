import { expect, test } from 'vitest'
import { type AuthorizeRequest, authorize, type GrantFact } from './authorize.ts'
import { compilePolicy, type Policy } from './policy.ts'

/** A denial is an answer: what it was for and what to do next, word for word. The decisions themselves: authorize.test.ts. */
const many = Array.from({ length: 12 }, (_, i) => `tool.${i}`)
const compiled = compilePolicy({
  pack: 'court',
  lanesYaml: {
    path: 'lanes.yaml',
    text: `SIGN:
  callers: [CLERK]
  actions: [sign, seal]
  scope: [case_id, approval]
  scope_for: {CLERK: [desk]}
  prohibits: [at_night]
  approval: two_people
  approval_on: [sign]
  approvers: [JUDGE]
  presence: required
TEN:
  callers: [JUDGE]
  actions: [${many.slice(0, 10).join(', ')}]
  scope: []
  approval: none
MANY:
  callers: [CLERK]
  actions: [${many.join(', ')}]
  scope: []
  approval: none
`,
  },
  rolesYaml: {
    path: 'roles.yaml',
    text: 'CLERK: {kind: agent, purpose: Files.}\nJUDGE: {kind: human, purpose: Decides.}\n',
  },
  known: { tools: ['sign', 'seal', ...many], actions: [], tables: [], traits: ['at_night', 'in_fog'] },
})
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
const policy: Policy = compiled.policy
const { pins } = policy

const grant = (person: string, more: Partial<GrantFact> = {}): GrantFact => ({
  person,
  role: 'JUDGE',
  action_hash: 'hash',
  pins,
  expired: false,
  used: false,
  ...more,
})
const request: AuthorizeRequest = {
  caller: { actor_id: 'clerk-1', role: 'CLERK' },
  run: { status: 'running', pins },
  activePins: pins,
  lane: 'SIGN',
  action: 'sign',
  registered: true,
  scope: { case_id: 'c', desk: 'd' },
  traits: [],
  grants: [grant('anna'), grant('bert')],
  action_hash: 'hash',
  present: true,
}
const said = (more: Partial<AuthorizeRequest>) => authorize(policy, { ...request, ...more })
const deny = (rule_id: string, reason: string, lane?: string) => ({
  decision: 'deny',
  rule_id,
  reason,
  ...(lane ? { lane } : {}),
})

test('what is allowed says by whom, what and where, and what it needed', () => {
  expect(said({})).toEqual({
    decision: 'allow',
    rule_id: 'allow:SIGN',
    reason: 'CLERK may sign in SIGN.',
    lane: 'SIGN',
    needs: 'two_people',
  })
  expect(said({ lane: 'MANY', action: 'tool.3' })).toMatchObject({ decision: 'allow', needs: 'none' })
  expect(said({ lane: undefined })).toMatchObject({ decision: 'allow', lane: 'SIGN' })
})

test.for<[Partial<AuthorizeRequest>, ReturnType<typeof deny>]>([
  [
    { caller: { actor_id: 'x', role: 'KING"' } },
    deny('identity.unknown', 'No role "KING\\"" is known here. Sign in with a role of roles.yaml.'),
  ],
  [
    { caller: { actor_id: ' ', role: 'CLERK' } },
    deny('identity.unknown', 'No role "CLERK" is known here. Sign in with a role of roles.yaml.'),
  ],
  [{ run: null }, deny('run.not_active', 'Only a running run may act. Start a new run.')],
  [{ run: { status: 'completed', pins } }, deny('run.not_active', 'Only a running run may act. Start a new run.')],
  [
    { activePins: { ...pins, roles: 'other' } },
    deny('pins.mismatch', 'The policy is not the one this run was started under. Start a new run.'),
  ],
  [{ lane: 'NOWHERE' }, deny('lane.none', 'No such lane for CLERK and "sign". Choose one that lanes.yaml has.')],
  [
    { lane: undefined, action: 'x'.repeat(100) },
    deny('lane.none', `No such lane for CLERK and "${'x'.repeat(80)}". Choose one that lanes.yaml has.`),
  ],
  [
    { caller: { actor_id: 'anna', role: 'JUDGE' } },
    deny('lane.role', 'JUDGE is no caller of SIGN. Leave it to: CLERK.', 'SIGN'),
  ],
  [
    { registered: false },
    deny('tool.unregistered', '"sign" is not registered. Register it, or use one that is.', 'SIGN'),
  ],
  [{ action: 'burn' }, deny('lane.action', 'SIGN has no "burn". It allows: sign, seal.', 'SIGN')],
  [
    { lane: 'MANY', action: 'burn' },
    deny('lane.action', `MANY has no "burn". It allows: ${many.slice(0, 10).join(', ')} and 2 more.`, 'MANY'),
  ],
  [
    { lane: 'TEN', caller: { actor_id: 'anna', role: 'JUDGE' }, action: 'burn' },
    deny('lane.action', `TEN has no "burn". It allows: ${many.slice(0, 10).join(', ')}.`, 'TEN'),
  ],
  [{ scope: { desk: 'd' } }, deny('scope.missing:case_id', 'SIGN requires case_id. Give it and ask again.', 'SIGN')],
  [
    { scope: { case_id: 'c', desk: ' ' } },
    deny('scope.missing:desk', 'SIGN requires desk. Give it and ask again.', 'SIGN'),
  ],
  [{ action: 'seal' }, deny('scope.missing:approval', 'SIGN requires approval. Give it and ask again.', 'SIGN')],
  [
    { traits: ['in_fog', 'unheard_of'] },
    deny('trait.unknown', 'The action has a trait unknown to this policy. Declare it in the pack.', 'SIGN'),
  ],
  [
    { traits: ['in_fog', 'at_night'] },
    deny('prohibited:at_night', 'SIGN prohibits at_night. Propose the action without it.', 'SIGN'),
  ],
  [
    { present: false },
    deny('presence.absent', 'SIGN needs a person at the open desk. Open it and confirm there.', 'SIGN'),
  ],
  [
    { grants: [grant('anna'), grant('anna')] },
    {
      ...deny('approval.missing', 'SIGN waits for 1 more approval(s) of exactly these bytes. Ask: JUDGE.', 'SIGN'),
      needs: 'two_people',
    } as never,
  ],
])('a denial says what for and what next: %j', ([more, answer]) => {
  expect(said(more)).toEqual(answer)
})

test.for<[string, Partial<GrantFact>]>([
  ['expired', { expired: true }],
  ['used', { used: true }],
  ['of other bytes', { action_hash: 'other' }],
  ['of no bytes', { action_hash: '' }],
  ['under another policy', { pins: { ...pins, lanes: 'other' } }],
  ['under no policy', { pins: undefined as never }],
  ['of a role that may not approve', { role: 'CLERK' }],
  ['of nobody', { person: ' ' }],
  ['of the one who asks', { person: 'clerk-1' }],
])('a grant %s counts for nothing', ([, more]) => {
  expect(said({ grants: [grant('anna'), grant('bert', more)] })).toMatchObject({ rule_id: 'approval.missing' })
})

test('an inherited member is no scope, and pins that are not there are not the same', () => {
  const inherited = Object.assign(Object.create({ case_id: 'c' }), { desk: 'd' })
  expect(said({ scope: inherited })).toMatchObject({ rule_id: 'scope.missing:case_id' })
  for (const half of [
    { lanes: '', roles: '' },
    { lanes: 'L', roles: '' },
    { lanes: '', roles: 'R' },
  ]) {
    const asked = { ...request, run: { status: 'running', pins: half }, activePins: half }
    expect(authorize({ ...policy, pins: half }, asked)).toMatchObject({ rule_id: 'pins.mismatch' })
  }
  expect(said({ run: { status: 'running', pins: undefined as never } })).toMatchObject({ rule_id: 'pins.mismatch' })
  expect(said({ activePins: undefined as never })).toMatchObject({ rule_id: 'pins.mismatch' })
})

test.for<[string, unknown]>([
  ['none', null],
  ['a number', 5],
  ['a word', 'pins'],
  ['a list', []],
  ['the half of it', { lanes: pins.lanes }],
  ['the other half', { roles: pins.roles }],
  ['numbers', { lanes: 1, roles: 1 }],
  ['lists of the right words', { lanes: [pins.lanes], roles: [pins.roles] }],
  ['white space', { lanes: ' ', roles: '\t' }],
])('pins that are %s are those of nobody, wherever they stand', ([, odd]) => {
  const at = odd as never
  const asked = { ...request, run: { status: 'running', pins: at }, activePins: at }
  expect(said({ run: { status: 'running', pins: at } })).toMatchObject({ rule_id: 'pins.mismatch' })
  expect(said({ activePins: at })).toMatchObject({ rule_id: 'pins.mismatch' })
  expect(authorize({ ...policy, pins: at }, request)).toMatchObject({ rule_id: 'pins.mismatch' })
  expect(authorize({ ...policy, pins: at }, asked)).toMatchObject({ rule_id: 'pins.mismatch' })
  expect(said({ grants: [grant('anna'), grant('bert', { pins: at })] })).toMatchObject({ rule_id: 'approval.missing' })
})
