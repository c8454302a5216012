import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type AuthorizeRequest, authorize, type GrantFact } from './authorize.ts'
import { compilePolicy } from './policy.ts'

const lanesText = `FILE_PAPERS:
  callers: [CLERK, USHER]
  actions: [paper.file, 'append:papers']
  scope: [case_id, run_id]
  scope_for:
    USHER: [session_id]
  prohibits: [cross_case_lookup, external_export]
  approval: none
SIGN_ORDER:
  callers: [CLERK, JUDGE]
  actions: [order.sign]
  scope: [run_id, order_id]
  prohibits: [external_export]
  approval: exact_bytes
  approvers: [JUDGE]
  presence: required
SEAL_RECORD:
  callers: [CLERK]
  actions: [record.seal]
  scope: [run_id]
  approval: two_people
  approvers: [JUDGE, REGISTRAR]
SERVE_WRIT:
  callers: [CLERK]
  actions: [writ.issue, writ.serve]
  scope: [run_id, approval]
  approval: exact_bytes
  approval_on: [writ.issue]
  approvers: [JUDGE]
`
const rolesText = `CLERK: {kind: agent, purpose: Files papers.}
USHER: {kind: agent, purpose: Keeps the session.}
JUDGE: {kind: human, purpose: Decides.}
REGISTRAR: {kind: human, purpose: Keeps the register.}
`
const compiled = compilePolicy({
  pack: 'court',
  lanesYaml: { path: 'lanes.yaml', text: lanesText },
  rolesYaml: { path: 'roles.yaml', text: rolesText },
  known: {
    tools: ['paper.file', 'order.sign', 'record.seal', 'writ.issue', 'writ.serve'],
    actions: [],
    tables: ['papers'],
    traits: ['cross_case_lookup', 'external_export', 'plain_read'],
  },
})
if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
const { policy } = compiled
const { pins } = policy
const stalePins = { lanes: 'a'.repeat(64), roles: pins.roles }

function grant(change: Partial<GrantFact> = {}): GrantFact {
  return { person: 'ada', role: 'JUDGE', action_hash: 'h1', pins, expired: false, used: false, ...change }
}

function filing(change: Partial<AuthorizeRequest> = {}): AuthorizeRequest {
  return {
    caller: { actor_id: 'agent-1', role: 'CLERK' },
    run: { status: 'running', pins },
    activePins: pins,
    lane: 'FILE_PAPERS',
    action: 'paper.file',
    registered: true,
    scope: { case_id: 'c1', run_id: 'r1' },
    traits: [],
    grants: [],
    action_hash: null,
    present: false,
    ...change,
  }
}

function signing(change: Partial<AuthorizeRequest> = {}): AuthorizeRequest {
  const scope = { run_id: 'r1', order_id: 'o1' }
  const base = { lane: 'SIGN_ORDER', action: 'order.sign', scope, grants: [grant()], action_hash: 'h1', present: true }
  return filing({ ...base, ...change })
}

function sealing(grants: GrantFact[]): AuthorizeRequest {
  return filing({ lane: 'SEAL_RECORD', action: 'record.seal', scope: { run_id: 'r1' }, grants, action_hash: 'h1' })
}

function writ(action: string, change: Partial<AuthorizeRequest> = {}): AuthorizeRequest {
  return filing({ lane: 'SERVE_WRIT', action, scope: { run_id: 'r1' }, action_hash: 'h1', ...change })
}

const rule = (request: AuthorizeRequest) => authorize(policy, request).rule_id

test('a request that meets every rule is allowed, and the lane is named', () => {
  expect(authorize(policy, filing())).toMatchObject({ decision: 'allow', rule_id: 'allow:FILE_PAPERS', needs: 'none' })
  expect(authorize(policy, signing())).toMatchObject({ decision: 'allow', lane: 'SIGN_ORDER', needs: 'exact_bytes' })
})

const denials: [string, string, AuthorizeRequest][] = [
  ['identity.unknown', 'a role that is not in roles.yaml', filing({ caller: { actor_id: 'a', role: 'JESTER' } })],
  ['identity.unknown', 'an empty actor', filing({ caller: { actor_id: ' ', role: 'CLERK' } })],
  ['run.not_active', 'no run', filing({ run: null })],
  ['run.not_active', 'a completed run', filing({ run: { status: 'completed', pins } })],
  ['run.not_active', 'a run not yet running', filing({ run: { status: 'created', pins } })],
  ['pins.mismatch', 'a run under an older policy', filing({ run: { status: 'running', pins: stalePins } })],
  ['pins.mismatch', 'a run under older roles', filing({ run: { status: 'running', pins: { ...pins, roles: 'a' } } })],
  ['pins.mismatch', 'an active policy that is another', filing({ activePins: stalePins })],
  [
    'pins.mismatch',
    'pins that agree with each other but not with the policy at hand',
    filing({ run: { status: 'running', pins: stalePins }, activePins: stalePins }),
  ],
  ['lane.none', 'a lane that does not exist', filing({ lane: 'NO_SUCH_LANE' })],
  ['lane.none', 'an empty claim', filing({ lane: '' })],
  ['lane.none', 'no claim and an action that fits no lane of the caller', filing({ lane: undefined, action: 'x' })],
  ['lane.role', 'a role outside the lane', filing({ caller: { actor_id: 'bo', role: 'REGISTRAR' } })],
  ['tool.unregistered', 'an unregistered tool', filing({ registered: false })],
  ['lane.action', 'an action of another lane', filing({ action: 'record.seal' })],
  ['scope.missing:case_id', 'a missing field', filing({ scope: { run_id: 'r1' } })],
  ['scope.missing:run_id', 'an empty field', filing({ scope: { case_id: 'c1', run_id: '' } })],
  ['scope.missing:run_id', 'a blank field', filing({ scope: { case_id: 'c1', run_id: ' \n' } })],
  ['scope.missing:run_id', 'an undefined field', filing({ scope: { case_id: 'c1', run_id: undefined } })],
  [
    'scope.missing:case_id',
    'an inherited field',
    filing({ scope: Object.assign(Object.create({ case_id: 'c1' }), { run_id: 'r1' }) }),
  ],
  [
    'scope.missing:session_id',
    'what is asked of this caller besides',
    filing({ caller: { actor_id: 'u', role: 'USHER' } }),
  ],
  ['trait.unknown', 'a trait without a word in the policy', filing({ traits: ['telepathy'] })],
  ['prohibited:cross_case_lookup', 'a prohibited trait', filing({ traits: ['plain_read', 'cross_case_lookup'] })],
  ['presence.absent', 'nobody at the desk', signing({ present: false })],
  ['approval.missing', 'no grant', signing({ grants: [] })],
  ['approval.missing', 'a grant for other bytes', signing({ grants: [grant({ action_hash: 'h2' })] })],
  ['approval.missing', 'bytes that do not exist yet', signing({ action_hash: null })],
  [
    'approval.missing',
    'an empty hash on both sides',
    signing({ action_hash: '', grants: [grant({ action_hash: '' })] }),
  ],
  ['approval.missing', 'an expired grant', signing({ grants: [grant({ expired: true })] })],
  ['approval.missing', 'a used grant', signing({ grants: [grant({ used: true })] })],
  ['approval.missing', 'a grant under an older policy', signing({ grants: [grant({ pins: stalePins })] })],
  ['approval.missing', 'a role that may not approve here', signing({ grants: [grant({ role: 'REGISTRAR' })] })],
  ['approval.missing', 'an agent as approver', signing({ grants: [grant({ role: 'CLERK' })] })],
  ['approval.missing', 'a nameless approver', signing({ grants: [grant({ person: '' })] })],
  ['approval.missing', 'the caller approving itself', signing({ caller: { actor_id: 'ada', role: 'JUDGE' } })],
  ['approval.missing', 'one person where two are needed', sealing([grant()])],
  ['approval.missing', 'one person twice', sealing([grant(), grant({ role: 'REGISTRAR' })])],
  [
    'approval.missing',
    'two people for different bytes',
    sealing([grant(), grant({ person: 'bo', action_hash: 'h2' })]),
  ],
]

test.each(denials)('%s: %s', (expected, _, request) => {
  const answer = authorize(policy, request)
  expect(answer).toMatchObject({ decision: 'deny', rule_id: expected })
  expect(answer.reason).toMatch(/^\S.*\. \S.*\.$/)
  expect(answer.needs !== undefined).toBe(expected === 'approval.missing')
})

test('a lane without prohibitions refuses no known trait', () => {
  const request = { ...sealing([grant(), grant({ person: 'bo' })]), traits: ['external_export'] }
  expect(rule(request)).toBe('allow:SEAL_RECORD')
})

test('two different persons seal a record, whatever approver role each has [K-grant.11]', () => {
  expect(rule(sealing([grant(), grant({ person: 'bo', role: 'REGISTRAR' })]))).toBe('allow:SEAL_RECORD')
  expect(rule(sealing([grant(), grant({ person: 'bo' })]))).toBe('allow:SEAL_RECORD')
})

test('when only approval is missing, the answer says which', () => {
  expect(authorize(policy, signing({ grants: [] })).needs).toBe('exact_bytes')
  expect(authorize(policy, sealing([]))).toMatchObject({ needs: 'two_people', lane: 'SEAL_RECORD' })
})

test('an action of approval_on waits for the grant; the others of the lane name it and wait for none', () => {
  const named = { run_id: 'r1', approval: 'a1' }
  expect(rule(writ('writ.issue', { scope: named }))).toBe('approval.missing')
  expect(authorize(policy, writ('writ.issue', { grants: [grant()] }))).toMatchObject({
    decision: 'allow',
    needs: 'exact_bytes',
  })
  expect(rule(writ('writ.serve', { grants: [grant()] }))).toBe('scope.missing:approval')
  expect(authorize(policy, writ('writ.serve', { scope: named }))).toMatchObject({ decision: 'allow', needs: 'none' })
})

test('without a claim the lane is found from caller and action', () => {
  expect(rule(filing({ lane: undefined, action: 'append:papers' }))).toBe('allow:FILE_PAPERS')
  expect(rule(signing({ lane: undefined }))).toBe('allow:SIGN_ORDER')
  expect(rule(filing({ lane: undefined, caller: { actor_id: 'u', role: 'USHER' }, action: 'order.sign' }))).toBe(
    'lane.none',
  )
})

test('the first unmet rule answers, in the order of the gateway [S004-gate.1]', () => {
  const steps: [string, Partial<AuthorizeRequest>][] = [
    ['identity.unknown', { caller: { actor_id: 'agent-1', role: 'CLERK' } }],
    ['run.not_active', { run: { status: 'running', pins: stalePins } }],
    ['pins.mismatch', { run: { status: 'running', pins } }],
    ['lane.none', { lane: 'FILE_PAPERS', caller: { actor_id: 'bo', role: 'REGISTRAR' } }],
    ['lane.role', { lane: 'SIGN_ORDER', caller: { actor_id: 'agent-1', role: 'CLERK' } }],
    ['tool.unregistered', { registered: true }],
    ['lane.action', { action: 'order.sign' }],
    ['scope.missing:run_id', { scope: { run_id: 'r1' } }],
    ['scope.missing:order_id', { scope: { run_id: 'r1', order_id: 'o1' } }],
    ['trait.unknown', { traits: ['external_export'] }],
    ['prohibited:external_export', { traits: [] }],
    ['presence.absent', { present: true }],
    ['approval.missing', { grants: [grant()], action_hash: 'h1' }],
    ['allow:SIGN_ORDER', {}],
  ]
  // Everything is wrong at first; each step mends what was answered, and nothing else may have been answered before.
  let request = filing({
    caller: { actor_id: '', role: 'NOBODY' },
    run: null,
    lane: 'NO_SUCH_LANE',
    registered: false,
    scope: {},
    traits: ['external_export', 'telepathy'],
    action: 'unheard_of',
  })
  for (const [expected, mended] of steps) {
    expect(rule(request)).toBe(expected)
    request = { ...request, ...mended }
  }
})

const strangeNames = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    'hasOwnProperty',
    'valueOf',
    '',
    ' ',
    '*',
    'null',
  ),
  fc.constantFrom('clerk', 'CLERK ', ' FILE_PAPERS', 'paper.file\u0000', 'append:', 'append:*', 'paper'),
  fc.string({ unit: 'binary', maxLength: 40 }),
)

test('an unknown role, lane or action is denied, whatever it is called and whatever else is right [K-policy.1]', () => {
  const actions = new Set([...policy.lanes.values()].flatMap((lane) => lane.actions))
  fc.assert(
    fc.property(strangeNames, fc.constantFrom(filing(), signing()), fc.boolean(), (name, request, claimed) => {
      fc.pre(!policy.roles.has(name) && !policy.lanes.has(name) && !actions.has(name))
      const lane = claimed ? request.lane : undefined
      expect(rule({ ...request, lane, caller: { actor_id: 'a', role: name } })).toBe('identity.unknown')
      expect(rule({ ...request, lane: name })).toBe('lane.none')
      expect(rule({ ...request, lane, action: name })).toBe(claimed ? 'lane.action' : 'lane.none')
      expect(rule({ ...request, traits: [name] })).toBe('trait.unknown')
      expect(rule({ ...request, run: { status: name, pins } })).toBe('run.not_active')
    }),
  )
})

test('a scope field that every object inherits is missing until it is given', () => {
  const text = lanesText.replace('scope: [case_id, run_id]', 'scope: [constructor]')
  const inherited = compilePolicy({
    pack: 'court',
    lanesYaml: { path: 'lanes.yaml', text },
    rolesYaml: { path: 'roles.yaml', text: rolesText },
    known: {
      tools: ['paper.file', 'order.sign', 'record.seal', 'writ.issue', 'writ.serve'],
      actions: [],
      tables: ['papers'],
      traits: [...policy.traits],
    },
  })
  if (!inherited.ok) throw new Error(JSON.stringify(inherited.problems))
  const own = { run: { status: 'running', pins: inherited.policy.pins }, activePins: inherited.policy.pins }
  expect(authorize(inherited.policy, filing({ ...own, scope: {} })).rule_id).toBe('scope.missing:constructor')
  expect(authorize(inherited.policy, filing({ ...own, scope: { constructor: 'x' } as never })).decision).toBe('allow')
})

test('removing any one required thing from an allowed request denies it [K-cycle.8, S004-gate.2]', () => {
  const allowed = [filing(), signing(), sealing([grant(), grant({ person: 'bo', role: 'REGISTRAR' })])]
  const removals: ((request: AuthorizeRequest) => AuthorizeRequest[])[] = [
    (request) => [{ ...request, caller: { ...request.caller, actor_id: '' } }],
    (request) => [{ ...request, run: null }],
    (request) => [{ ...request, run: { status: 'running', pins: { lanes: '', roles: '' } } }],
    (request) => [{ ...request, activePins: { ...pins, roles: '' } }],
    (request) => [{ ...request, registered: false }],
    (request) =>
      Object.keys(request.scope).map((field) => ({ ...request, scope: { ...request.scope, [field]: undefined } })),
    (request) => request.grants.map((gone) => ({ ...request, grants: request.grants.filter((one) => one !== gone) })),
    (request) => (request.lane === 'SIGN_ORDER' ? [{ ...request, present: false }] : []),
    (request) => (request.grants.length > 0 ? [{ ...request, action_hash: null }] : []),
  ]
  for (const request of allowed) {
    expect(authorize(policy, request).decision).toBe('allow')
    for (const lesser of removals.flatMap((remove) => remove(request))) {
      expect(authorize(policy, lesser).decision).toBe('deny')
    }
  }
})

test('facts of the wrong type never stand in for true or for a word', () => {
  const loose = (change: object) => authorize(policy, { ...signing(), ...change } as AuthorizeRequest).decision
  expect(loose({ present: 'yes' })).toBe('deny')
  expect(loose({ registered: 1 })).toBe('deny')
  expect(loose({ scope: { run_id: 7, order_id: ['o1'] } })).toBe('deny')
  expect(loose({ grants: [{ ...grant(), expired: undefined }] })).toBe('deny')
  expect(loose({ run: { status: 'running' } })).toBe('deny')
})

test('a reason is one bounded line, whatever the request calls itself and however long the lane is', () => {
  const lane = policy.lanes.get('FILE_PAPERS')!
  const actions = Array.from({ length: 200 }, (_, index) => `action.number_${index}`)
  const wide = { ...policy, lanes: new Map([['FILE_PAPERS', { ...lane, actions }]]) }
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }),
      fc.integer({ min: 1, max: 500 }),
      (part, n) => {
        const name = part.repeat(n)
        for (const request of [filing({ caller: { actor_id: 'a', role: name } }), filing({ action: name })]) {
          const { reason } = authorize(wide, request)
          expect(reason.length).toBeLessThan(1000)
          expect(reason).not.toMatch(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u)
        }
      },
    ),
    {
      examples: [
        ['\u007f', 1],
        ['\u2028', 1],
        ['\u202e', 1],
        ['\u{e0041}', 1],
      ],
    },
  )
})

test('a grant by a role that is no person counts for nothing, even if a lane should name it', () => {
  const roles = new Map([...policy.roles, ['JUDGE', { kind: 'agent' as const, purpose: 'Decides.' }]])
  expect(authorize({ ...policy, roles }, signing()).rule_id).toBe('approval.missing')
})

test('a reason tells nothing of the grants or scope of the request', () => {
  const secret = 'other-workspace-4711'
  const request = signing({
    scope: { run_id: secret },
    grants: [grant({ person: secret, action_hash: secret })],
    caller: { actor_id: secret, role: 'CLERK' },
  })
  const answers = [request, { ...request, scope: { run_id: secret, order_id: secret } }].map((one) =>
    JSON.stringify(authorize(policy, one)),
  )
  expect(answers.filter((answer) => answer.includes(secret))).toEqual([])
})

test('the function that decides reads nothing but its arguments and fits an auditor’s sitting', () => {
  const source = readFileSync(new URL('./authorize.ts', import.meta.url), 'utf8')
  expect(source.match(/^import (?!type )/gm)).toBeNull()
  expect(source).not.toMatch(/Date|Math\.random|process\.|globalThis|await|throw/)
  expect(source.split('\n').length).toBeLessThan(200)
})
