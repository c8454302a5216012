import { expect, test } from 'vitest'
import { compilePolicy } from './policy.ts'
import { readSheet, shapeOf } from './policy-sheet.ts'

/** What is wrong with a policy, where, and what to do: word for word. */
const ROLES = 'CLERK: {kind: agent, purpose: Files.}\nJUDGE: {kind: human, purpose: Decides.}\n'
const known = { tools: ['file', 'sign'], actions: ['persist_artifact'], tables: ['papers'], traits: ['at_night'] }

function compile(lanes: string, roles = ROLES) {
  return compilePolicy({
    pack: 'court',
    lanesYaml: { path: 'lanes.yaml', text: lanes },
    rolesYaml: { path: 'roles.yaml', text: roles },
    known,
  })
}

function problems(lanes: string, roles = ROLES): string[] {
  const compiled = compile(lanes, roles)
  if (compiled.ok) return []
  return compiled.problems.map(
    ({ file, line, column, code, message, next }) => `${file}:${line}:${column} ${code}: ${message} ${next}`,
  )
}

/** One lane, one line a member, in this order. */
const lane = (more: Record<string, string> = {}, name = 'L') => {
  const members = { callers: '[CLERK]', actions: '[file]', scope: '[]', approval: 'none', ...more }
  return `${name}:\n${Object.entries(members)
    .map(([key, value]) => `  ${key}: ${value}\n`)
    .join('')}`
}

test('a lane that says everything is compiled as it says; one that says little has every default', () => {
  const full = compile(
    lane({
      purpose: 'To sign.',
      actions: '[file, sign]',
      scope: '[approval]',
      scope_for: '{CLERK: [desk]}',
      prohibits: '[at_night]',
      approval: 'two_people',
      approval_on: '[sign]',
      approvers: '[JUDGE]',
      presence: 'required',
      risk: 'high',
      evidence: 'seen',
      effect: 'change',
    }),
  )
  expect(full.ok && [...full.policy.lanes.values()]).toEqual([
    {
      name: 'L',
      purpose: 'To sign.',
      callers: ['CLERK'],
      actions: ['file', 'sign'],
      scope: ['approval'],
      scopeFor: new Map([['CLERK', ['desk']]]),
      prohibits: ['at_night'],
      approval: 'two_people',
      approvalOn: ['sign'],
      approvers: ['JUDGE'],
      presence: 'required',
      risk: 'high',
      evidence: 'seen',
      effect: 'change',
    },
  ])
  const bare = compile(lane())
  expect(bare.ok && bare.policy.lanes.get('L')).toEqual({
    name: 'L',
    purpose: '',
    callers: ['CLERK'],
    actions: ['file'],
    scope: [],
    scopeFor: new Map(),
    prohibits: [],
    approval: 'none',
    approvalOn: [],
    approvers: [],
    presence: 'not_needed',
    risk: 'unrated',
    evidence: '',
    effect: 'untold',
  })
  expect(bare.ok && bare.policy.traits).toEqual(['at_night'])
  const whole = compile(lane({ approval: 'exact_bytes', approvers: '[JUDGE]' }))
  expect(whole.ok && whole.policy.lanes.get('L')?.approvalOn).toEqual(['file'])
})

const granted = { approval: 'exact_bytes', approvers: '[JUDGE]' }

test.for<[string, string, string[]]>([
  [
    'a caller that is no role',
    lane({ callers: '[CLERK, KING]' }),
    [
      'lanes.yaml:2:20 policy.role_unknown: L names KING, which is no role. Write the role in roles.yaml, or correct the name.',
    ],
  ],
  [
    'an approver that is no role',
    lane({ approval: 'exact_bytes', approvers: '[KING]' }),
    [
      'lanes.yaml:6:15 policy.role_unknown: L names KING, which is no role. Write the role in roles.yaml, or correct the name.',
    ],
  ],
  [
    'an approver that is no person',
    lane({ approval: 'exact_bytes', approvers: '[JUDGE, CLERK]' }),
    [
      'lanes.yaml:6:22 policy.approver_not_human: CLERK may not approve in L: it is no person. Name a role of kind human.',
    ],
  ],
  [
    'high risk without a grant',
    lane({ risk: 'high' }),
    [
      'lanes.yaml:5:13 policy.high_risk_ungranted: L is of high risk and lets an agent pass without a grant. Set approval to exact_bytes or two_people.',
    ],
  ],
  [
    'high risk of an agent beside a person',
    lane({ callers: '[JUDGE, CLERK]', risk: 'high' }),
    [
      'lanes.yaml:5:13 policy.high_risk_ungranted: L is of high risk and lets an agent pass without a grant. Set approval to exact_bytes or two_people.',
    ],
  ],
  [
    'high risk of nobody who is known',
    lane({ callers: '[KING]', risk: 'high' }),
    [
      'lanes.yaml:2:13 policy.role_unknown: L names KING, which is no role. Write the role in roles.yaml, or correct the name.',
    ],
  ],
  ['high risk of a person', lane({ callers: '[JUDGE]', risk: 'high' }), []],
  ['high risk with a grant', lane({ risk: 'high', ...granted }), []],
  ['medium risk without a grant', lane({ risk: 'medium' }), []],
  [
    'scope of one who does not call',
    lane({ scope_for: '{JUDGE: [desk]}' }),
    [
      'lanes.yaml:6:15 policy.scope_for_not_caller: L asks scope of JUDGE, which is no caller of it. Add the role to callers, or remove it here.',
    ],
  ],
  [
    'a table that is not there',
    lane({ actions: "['append:papers', 'update:stones']" }),
    [
      'lanes.yaml:3:30 policy.table_unknown: L writes to stones, which is no table of the pack. Create the table in the pack, or correct the name.',
    ],
  ],
  [
    'a table by another verb',
    lane({ actions: "['xappend:papers']" }),
    [
      'lanes.yaml:3:13 policy.action_unknown: L allows xappend:papers, which is no tool, proposal action or table action of the pack. Register it, or correct the name.',
    ],
  ],
  [
    'an action that is not there',
    lane({ actions: '[file, burn]' }),
    [
      'lanes.yaml:3:19 policy.action_unknown: L allows burn, which is no tool, proposal action or table action of the pack. Register it, or correct the name.',
    ],
  ],
  [
    'a trait that is not there',
    lane({ prohibits: '[at_night, at_noon]' }),
    [
      'lanes.yaml:6:25 policy.trait_unknown: L prohibits at_noon, which nothing in the pack can detect. Declare the trait in the pack, or correct the name.',
    ],
  ],
  [
    'approvers for nothing',
    lane({ approvers: '[JUDGE]' }),
    [
      'lanes.yaml:6:3 policy.approvers_unneeded: L names approvers and asks for no approval. Remove approvers, or set approval to exact_bytes or two_people.',
    ],
  ],
  [
    'an artifact without a grant',
    lane({ actions: '[persist_artifact]' }),
    [
      'lanes.yaml:5:13 policy.grant_waived: L lets persist_artifact pass without a grant. Set approval to exact_bytes or two_people.',
    ],
  ],
  [
    'an artifact left out of the grant',
    lane({ actions: '[persist_artifact, file]', scope: '[approval]', ...granted, approval_on: '[file]' }),
    [
      'lanes.yaml:7:16 policy.grant_waived: L lets persist_artifact pass without a grant. Name persist_artifact in approval_on.',
    ],
  ],
  [
    'a grant on some actions where none is asked for',
    lane({ approval_on: '[file]' }),
    [
      'lanes.yaml:6:3 policy.approval_on_unneeded: L says on what it asks for approval and asks for none. Remove approval_on, or set approval to exact_bytes or two_people.',
    ],
  ],
  [
    'a grant on an action of another lane',
    lane({ ...granted, approval_on: '[file, sign]' }),
    [
      'lanes.yaml:7:23 policy.approval_on_unknown: L asks for approval on sign, which is no action of it. Add the action to the lane, or correct the name.',
    ],
  ],
  [
    'actions that name no grant',
    lane({ actions: '[file, sign]', ...granted, approval_on: '[file]' }),
    [
      'lanes.yaml:7:3 policy.approval_on_unnamed: L lets actions pass that neither wait for a grant nor name one. Write approval into its scope, or leave approval_on out.',
    ],
  ],
  ['a grant on all actions', lane({ actions: '[file, sign]', ...granted, approval_on: '[file, sign]' }), []],
  [
    'one action in two lanes',
    lane({}, 'A') + lane({ callers: '[JUDGE, CLERK]', actions: '[sign, file]' }, 'B'),
    ['lanes.yaml:8:19 policy.lane_ambiguous: CLERK may file in A and in B. Keep it in one of the two lanes.'],
  ],
  ['two lanes of different callers', lane({}, 'A') + lane({ callers: '[JUDGE]' }, 'B'), []],
  [
    'no approvers',
    lane({ approval: 'exact_bytes' }),
    [
      'lanes.yaml:5:13 policy.approvers_missing: L needs approval and names nobody who may give it. Add approvers with at least one human role.',
    ],
  ],
  [
    'an empty list of callers',
    lane({ callers: '[]' }),
    [
      'lanes.yaml:2:12 policy.lane_without_caller: L.callers must NOT have fewer than 1 items. Write it as the schema of the file says.',
    ],
  ],
  [
    'an empty list of approvers',
    lane({ approval: 'exact_bytes', approvers: '[]' }),
    [
      'lanes.yaml:6:14 policy.approvers_missing: L.approvers must NOT have fewer than 1 items. Write it as the schema of the file says.',
    ],
  ],
  [
    'an unknown member',
    lane({ color: 'red' }),
    ['lanes.yaml:6:3 policy.schema: L cannot have "color". Write it as the schema of the file says.'],
  ],
  [
    'a missing member',
    'L:\n  callers: [CLERK]\n  actions: [file]\n  approval: none\n',
    ['lanes.yaml:1:1 policy.schema: L lacks scope. Write it as the schema of the file says.'],
  ],
  [
    'a word outside of its list',
    lane({ approval: 'maybe' }),
    [
      'lanes.yaml:5:13 policy.schema: L.approval must be one of: none, exact_bytes, two_people. Write it as the schema of the file says.',
    ],
  ],
  [
    'a word in place of a list, and a wrong word elsewhere',
    lane({ callers: '5', approval: 'maybe' }),
    [
      'lanes.yaml:2:12 policy.schema: L.callers must be array. Write it as the schema of the file says.',
      'lanes.yaml:5:13 policy.schema: L.approval must be one of: none, exact_bytes, two_people. Write it as the schema of the file says.',
    ],
  ],
  [
    'a wrong word and an unknown role in one lane',
    lane({ callers: '[KING]', approval: 'maybe' }),
    [
      'lanes.yaml:2:13 policy.role_unknown: L names KING, which is no role. Write the role in roles.yaml, or correct the name.',
      'lanes.yaml:5:13 policy.schema: L.approval must be one of: none, exact_bytes, two_people. Write it as the schema of the file says.',
    ],
  ],
  [
    'the same on one line',
    'L: {callers: [KING], actions: [file], scope: [], approval: maybe}\n',
    [
      'lanes.yaml:1:15 policy.role_unknown: L names KING, which is no role. Write the role in roles.yaml, or correct the name.',
      'lanes.yaml:1:60 policy.schema: L.approval must be one of: none, exact_bytes, two_people. Write it as the schema of the file says.',
    ],
  ],
  [
    'a name that is none, whatever stands below it',
    lane({ callers: '[KING]' }, 'bad-name'),
    ['lanes.yaml:1:1 policy.schema: The file cannot have "bad-name". Write it as the schema of the file says.'],
  ],
  [
    'a list of lanes',
    '- L\n',
    ['lanes.yaml:1:1 policy.schema: The file must be a mapping from names to entries. Write NAME: and its keys below.'],
  ],
  [
    'nothing',
    '',
    ['lanes.yaml:1:1 policy.schema: The file must be a mapping from names to entries. Write NAME: and its keys below.'],
  ],
])('%s', ([, lanes, said]) => {
  expect(problems(lanes)).toEqual(said)
})

test('problems come by their place, those of the lanes first', () => {
  const lanes = lane({ prohibits: '[at_noon]' }, 'A') + lane({ callers: '[KING]', actions: '[burn, drown]' }, 'B')
  expect(problems(lanes, `${ROLES}X: 5\n`).map((one) => one.split(' ')[0])).toEqual([
    'lanes.yaml:6:15',
    'lanes.yaml:8:13',
    'lanes.yaml:9:13',
    'lanes.yaml:9:19',
    'roles.yaml:3:4',
  ])
})

test('the faults of one entry come in the order in which they stand', () => {
  expect(problems(lane(), `${ROLES}KING: {kind: king, purpose: Reigns., color: red}\n`)).toEqual([
    'roles.yaml:3:14 policy.schema: KING.kind must be one of: agent, human, system. Write it as the schema of the file says.',
    'roles.yaml:3:38 policy.schema: KING cannot have "color". Write it as the schema of the file says.',
  ])
})

const sheet = (text: string) =>
  readSheet({ path: 'p.yaml', text }).problems.map(
    ({ line, column, code, message, next }) => `${line}:${column} ${code}: ${message} ${next}`,
  )
const PLAINLY = 'Write the words out plainly.'

test.for<[string, string, string[]]>([
  [
    'an alias',
    'a: &x 1\nb: *x\n',
    [`1:7 policy.alias: A policy has no anchors. ${PLAINLY}`, `2:4 policy.alias: A policy has no aliases. ${PLAINLY}`],
  ],
  ['a tag', 'a: !!str 1\n', [`1:10 policy.tag: A policy has no tags. ${PLAINLY}`]],
  ['a merge key', '<<: {a: 1}\n', [`1:1 policy.merge_key: A policy has no merge keys. ${PLAINLY}`]],
  ['a merge word as value', 'a: <<\n', []],
  [
    'a reserved key',
    'a: {constructor: 1}\n',
    ['1:5 policy.reserved_key: constructor is a reserved word. Choose another name.'],
  ],
  [
    'another reserved key',
    'prototype: 1\n',
    ['1:1 policy.reserved_key: prototype is a reserved word. Choose another name.'],
  ],
  ['the third', '__proto__: 1\n', ['1:1 policy.reserved_key: __proto__ is a reserved word. Choose another name.']],
  ['a reserved word as value', 'a: constructor\n', []],
  [
    'half a character',
    'a: "\\ud800"\n',
    [`1:4 policy.yaml: Half a character (a lone surrogate) has no bytes to hash. ${PLAINLY}`],
  ],
  [
    'a directive',
    '%YAML 1.2\n---\na: 1\n',
    ['1:1 policy.directive: A policy has no YAML directives. Remove the lines that begin with %.'],
  ],
  [
    'a directive behind a byte order mark',
    '\ufeff%YAML 1.1\n---\na: yes\n',
    ['1:1 policy.directive: A policy has no YAML directives. Remove the lines that begin with %.'],
  ],
  ['a byte order mark', '\ufeffa: 1\n', []],
  ['a sign within a line', 'a: 5%\n', []],
])('a sheet with %s', ([, text, said]) => {
  expect(sheet(text)).toEqual(said)
})

test('what is no YAML is told by the place where it stops to be', () => {
  expect(sheet('a: 1\na: 2\n')).toEqual([
    '2:1 policy.duplicate_key: The file is no plain YAML: Map keys must be unique. Correct the file at this place.',
  ])
  expect(sheet('a: [1\n')[0]).toMatch(
    /^\d+:\d+ policy\.yaml: The file is no plain YAML: .*\. Correct the file at this place\.$/,
  )
  expect(sheet('a: 1\n---\nb: 2\n')[0]).toMatch(/policy\.yaml/)
  expect(readSheet({ path: 'p.yaml', text: 'a: 1\na: 2\n' }).content).toBeNull()
})

test('what may stand on one line only does so', () => {
  expect(sheet('a: [b\n c: 1]\n')[0]).toMatch(/policy\.yaml: .* on a single line/)
})

test('however deep a sheet is nested, it is read or refused', () => {
  for (const depth of [10, 100, 300, 600, 1000, 3000, 10_000])
    for (const text of [
      `a: ${'['.repeat(depth)}${']'.repeat(depth)}`,
      `a: ${'{a: '.repeat(depth)}1${'}'.repeat(depth)}`,
    ]) {
      const { content, problems: found } = readSheet({ path: 'p.yaml', text })
      expect(content === null).toBe(found.length > 0)
    }
})

test('where the stack ends while a sheet is read, the sheet is refused; what is no text is a bug and stays one', () => {
  const dive = (): string[] => {
    try {
      return dive()
    } catch {
      return sheet('a: 1\n')
    }
  }
  expect(dive()).toEqual([
    '1:1 policy.yaml: The file is nested too deeply. Write it as a plain mapping of lists and words.',
  ])
  expect(() => sheet(Buffer.from('a: 1\n') as never)).toThrow(TypeError)
})

test('a sheet is at most 64 KiB', () => {
  const text = (size: number) => `a: ${'x'.repeat(size - 3)}`
  expect(sheet(text(65_536))).toEqual([])
  expect(sheet(text(65_537))).toEqual([
    '1:1 policy.too_large: The policy file is too large to be read by a person. Keep the file below 65536 bytes.',
  ])
  expect(sheet(`a: ${'é'.repeat(32_768)}`)).toHaveLength(1)
})

test('at most two hundred problems are told', () => {
  expect(sheet(Array.from({ length: 250 }, (_, i) => `k${i}: !!str 1\n`).join(''))).toHaveLength(200)
})

test('what a sheet says is read plainly, and every fault of its shape is told', () => {
  expect(readSheet({ path: 'p.yaml', text: 'a: [1, yes, "2", null]\nb: {c: d}\n' }).content).toEqual({
    a: [1, 'yes', '2', null],
    b: { c: 'd' },
  })
  const validate = shapeOf({ type: 'object', required: ['constructor', 'x'] })
  expect(validate({})).toBe(false)
  expect(validate.errors).toHaveLength(2)
})

test('a problem is told where its member stands, or where the nearest thing around it does', () => {
  const read = readSheet({ path: 'p.yaml', text: 'a:\n  b: [x, {c: 1}]\nd: {e}\n' })
  const at = (path: Array<string | number>, where?: 'key' | 'value') => {
    read.report(path, 'test.x', 'm', 'n', where)
    const { line, column } = read.problems.at(-1)!
    return `${line}:${column}`
  }
  expect(at(['a', 'b'])).toBe('2:6')
  expect(at(['a', 'b'], 'key')).toBe('2:3')
  expect(at(['a', 'b', 1, 'c'])).toBe('2:14')
  expect(at(['a', 'b', 1, 'c'], 'key')).toBe('2:11')
  expect(at(['a', 'b', 7])).toBe('2:6')
  expect(at(['a', 'z', 'y'])).toBe('2:3')
  expect(at(['a', 'b', 0, 'deeper'])).toBe('2:7')
  expect(at(['a', 'z'], 'key')).toBe('2:3')
  expect(at(['d', 'e'])).toBe('3:5')
  expect(at(['nowhere'])).toBe('1:1')
  expect(read.problems[0]).toEqual({ file: 'p.yaml', line: 2, column: 6, code: 'test.x', message: 'm', next: 'n' })
})
