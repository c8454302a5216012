import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compilePolicy, type Policy } from './policy.ts'
import type { PolicyProblem } from './policy-sheet.ts'

const roles = `CLERK:
  kind: agent
  purpose: Files papers.
JUDGE:
  kind: human
  purpose: Decides.
`

const lanes = `FILE_PAPERS:
  callers: [CLERK]
  actions: [paper.file, 'append:papers']
  scope: [case_id, run_id]
  prohibits: [cross_case_lookup]
  approval: none
SIGN_ORDER:
  callers: [CLERK]
  actions: [sign_order]
  scope: [run_id]
  approval: exact_bytes
  approvers: [JUDGE]
  presence: required
`

const known = {
  tools: ['paper.file'],
  actions: ['sign_order', 'persist_artifact'],
  tables: ['papers'],
  traits: ['cross_case_lookup'],
}

function compile(lanesText: string, rolesText = roles) {
  return compilePolicy({
    app: 'court',
    lanesYaml: { path: 'policy/lanes.yaml', text: lanesText },
    rolesYaml: { path: 'policy/roles.yaml', text: rolesText },
    known,
  })
}

function policyOf(lanesText: string, rolesText = roles): Policy {
  const compiled = compile(lanesText, rolesText)
  if (!compiled.ok) throw new Error(JSON.stringify(compiled.problems))
  return compiled.policy
}

function problemsOf(lanesText: string, rolesText = roles): PolicyProblem[] {
  const compiled = compile(lanesText, rolesText)
  return compiled.ok ? [] : compiled.problems
}

/** `line:column code`, as a person would look for it. */
function places(problems: PolicyProblem[]): string[] {
  return problems.map((problem) => `${problem.line}:${problem.column} ${problem.code}`)
}

/** The sound lanes with one passage replaced. */
function altered(from: string, to: string): string {
  if (!lanes.includes(from)) throw new Error(`no ${from} in the sound lanes`)
  return lanes.replace(from, () => to)
}

test('a sound policy compiles with nothing left implicit', () => {
  const policy = policyOf(lanes)
  expect(policy.app).toBe('court')
  expect([...policy.lanes.keys()]).toEqual(['FILE_PAPERS', 'SIGN_ORDER'])
  expect(policy.lanes.get('FILE_PAPERS')).toMatchObject({ approvers: [], presence: 'not_needed', approval: 'none' })
  expect(policy.lanes.get('SIGN_ORDER')).toMatchObject({ approvers: ['JUDGE'], presence: 'required', prohibits: [] })
  expect(policy.roles.get('JUDGE')?.kind).toBe('human')
})

test('every action waits for the grant unless approval_on names those that do', () => {
  const text = altered('[sign_order]', "[sign_order, 'update:papers']")
  const named = text.replace('scope: [run_id]', 'scope: [run_id, approval]')
  const on = (lanesText: string) => [...policyOf(lanesText).lanes.values()].map((lane) => lane.approvalOn)
  expect(on(text)).toEqual([[], ['sign_order', 'update:papers']])
  expect(on(named.replace('exact_bytes', 'exact_bytes\n  approval_on: [sign_order]'))).toEqual([[], ['sign_order']])
})

test('comments, white space, quotes and the order of keys do not change the pin [S004-pin.1]', () => {
  const restyled = `# reviewed\n\nSIGN_ORDER: {actions: ["sign_order"], callers: ['CLERK'], scope: [run_id],
  approval: exact_bytes, approvers: [JUDGE], presence: required}   # same words
${lanes.slice(0, lanes.indexOf('SIGN_ORDER'))}`
  expect(policyOf(restyled).pins).toEqual(policyOf(lanes).pins)
  expect(policyOf(lanes).pins.lanes).toMatch(/^[0-9a-f]{64}$/)
})

test('each file has its own pin, and any word changes it', () => {
  const before = policyOf(lanes).pins
  const otherLanes = policyOf(altered('scope: [run_id]', 'scope: [run_id, case_id]')).pins
  const otherRoles = policyOf(lanes, roles.replace('Decides.', 'Decides')).pins
  expect([otherLanes.lanes === before.lanes, otherLanes.roles === before.roles]).toEqual([false, true])
  expect([otherRoles.lanes === before.lanes, otherRoles.roles === before.roles]).toEqual([true, false])
})

test('a table may be appended to, upserted into and updated', () => {
  const policy = policyOf(altered("'append:papers'", "'append:papers', 'upsert:papers', 'update:papers'"))
  expect(policy.lanes.get('FILE_PAPERS')?.actions).toHaveLength(4)
})

const oneProblem: [string, string, string][] = [
  ['a caller that is no role', altered('[CLERK]', '[CLERK, BAILIFF]'), '2:20 policy.role_unknown'],
  ['an approver that is no role', altered('[JUDGE]', '[BAILIFF]'), '12:15 policy.role_unknown'],
  ['an approver that is no person', altered('[JUDGE]', '[JUDGE, CLERK]'), '12:22 policy.approver_not_human'],
  ['an action that exists nowhere', altered('[sign_order]', '[sign_odrer]'), '9:13 policy.action_unknown'],
  ['a table that exists nowhere', altered("'append:papers'", "'append:papres'"), '3:25 policy.table_unknown'],
  ['a table under an unknown verb', altered("'append:papers'", "'delete:papers'"), '3:25 policy.action_unknown'],
  ['a bare table name', altered("'append:papers'", 'papers'), '3:25 policy.action_unknown'],
  ['a trait nobody can detect', altered('[cross_case_lookup]', '[telepathy]'), '5:15 policy.trait_unknown'],
  ['approval without approvers', altered('  approvers: [JUDGE]\n', ''), '11:13 policy.approvers_missing'],
  ['approval with no approver', altered('[JUDGE]', '[]'), '12:14 policy.approvers_missing'],
  ['approvers without approval', altered('exact_bytes', 'none'), '12:3 policy.approvers_unneeded'],
  [
    'approval on what is asked for none',
    altered('approval: none', 'approval: none\n  approval_on: [paper.file]'),
    '7:3 policy.approval_on_unneeded',
  ],
  [
    'approval on no action of the lane',
    altered('exact_bytes', 'exact_bytes\n  approval_on: [sign_order, paper.file]'),
    '12:29 policy.approval_on_unknown',
  ],
  ['approval on nothing', altered('exact_bytes', 'exact_bytes\n  approval_on: []'), '12:16 policy.schema'],
  [
    'an action that neither waits for a grant nor names one',
    altered('[sign_order]', "[sign_order, 'update:papers']").replace(
      'exact_bytes',
      'exact_bytes\n  approval_on: [sign_order]',
    ),
    '12:3 policy.approval_on_unnamed',
  ],
  [
    'an artifact grant waived by approval_on',
    altered('[sign_order]', '[sign_order, persist_artifact]')
      .replace('scope: [run_id]', 'scope: [run_id, approval]')
      .replace('exact_bytes', 'exact_bytes\n  approval_on: [sign_order]'),
    '12:16 policy.grant_waived',
  ],
  ['a lane without caller', altered('callers: [CLERK]', 'callers: []'), '2:12 policy.lane_without_caller'],
  ['a waived artifact grant', altered('paper.file,', 'persist_artifact,'), '6:13 policy.grant_waived'],
  [
    'high risk without a grant',
    altered('approval: none', 'approval: none\n  risk: high'),
    '6:13 policy.high_risk_ungranted',
  ],
  ['one action in two lanes', altered('[sign_order]', '[sign_order, paper.file]'), '9:25 policy.lane_ambiguous'],
  ['a missing key', altered('  scope: [run_id]\n', ''), '7:1 policy.schema'],
  ['a key without meaning', altered('presence: required', 'presense: required'), '13:3 policy.schema'],
  ['a word outside the vocabulary', altered('exact_bytes', 'maybe'), '11:13 policy.schema'],
  ['a lane name in lower case', altered('SIGN_ORDER', 'sign_order'), '7:1 policy.schema'],
  ['a role name in lower case, said once', altered('[CLERK]', '[clerk]'), '2:13 policy.schema'],
  ['a number for a word', altered('approval: none', 'approval: 0'), '6:13 policy.schema'],
  ['a number for a sentence', altered('FILE_PAPERS:', 'FILE_PAPERS:\n  purpose: 5'), '2:12 policy.schema'],
  ['a repeated action, said once', altered("'append:papers'", 'paper.file'), '3:12 policy.schema'],
  ['a lane without content', `${lanes}EMPTY_LANE:\n`, '14:12 policy.schema'],
  ['a name without even a colon', '{FILE_PAPERS}', '1:2 policy.schema'],
  ['a key that is no word', `${lanes}? [A, B]\n: {}\n`, '14:3 policy.yaml'],
  ['a repeated entry', altered('[case_id, run_id]', '[case_id, case_id]'), '4:10 policy.schema'],
  ['a duplicate lane', `${lanes}FILE_PAPERS: {}\n`, '14:1 policy.duplicate_key'],
  ['a duplicate key', altered('presence: required', 'scope: []'), '13:3 policy.duplicate_key'],
  ['a tag', altered('approval: none', 'approval: !!str none'), '6:19 policy.tag'],
  ['an anchor', altered('approval: none', 'approval: &x none'), '6:16 policy.alias'],
  ['a merge key', `${lanes}  <<: {scope: []}\n`, '14:3 policy.merge_key'],
  ['__proto__ as a lane', `${lanes}__proto__: {callers: [CLERK]}\n`, '14:1 policy.reserved_key'],
  ['constructor as a key', `${lanes}  constructor: x\n`, '14:3 policy.reserved_key'],
  ['a directive', `%YAML 1.1\n---\n${lanes}`, '1:1 policy.directive'],
  ['a redefined tag handle', `# court\n%TAG !! tag:court,2000:\n---\n${lanes}`, '2:1 policy.directive'],
  ['a second document', `${lanes}---\nMORE: {}\n`, '14:1 policy.yaml'],
  ['a tab for indentation', altered('  scope: [run_id]', '\tscope: [run_id]'), '10:1 policy.yaml'],
  ['half a character', altered('FILE_PAPERS:', 'FILE_PAPERS:\n  purpose: "\\uD800"'), '2:12 policy.yaml'],
  ['a list instead of a mapping', '- FILE_PAPERS\n', '1:1 policy.schema'],
  ['an empty file', '', '1:1 policy.schema'],
  ['a file beyond its size', `${lanes}# ${'x'.repeat(70_000)}`, '1:1 policy.too_large'],
]

test.each(oneProblem)('%s is refused at its place [K-policy.2, K-grant.9, K-grant.10]', (_, text, expected) => {
  const problems = problemsOf(text)
  expect(places(problems)).toContain(expected)
  // Broken YAML may be wrong in more than one way; whatever parses has exactly the problem that was put in.
  if (!expected.endsWith('policy.yaml')) expect(places(problems)).toEqual([expected])
  expect(problems.every((problem) => problem.file === 'policy/lanes.yaml' && problem.next !== '')).toBe(true)
})

test('an alias is refused where the anchor and where the alias stand', () => {
  const text = altered('[case_id, run_id]', '&all [case_id, run_id]').replace('[run_id]', '*all')
  expect(places(problemsOf(text))).toEqual(['4:15 policy.alias', '10:10 policy.alias'])
})

test('a file nested without end is refused with a bounded list', () => {
  for (const text of ['['.repeat(60_000), '{a: '.repeat(15_000), '- '.repeat(30_000), '? '.repeat(30_000)]) {
    const problems = problemsOf(text)
    expect(problems[0]?.code).toBe('policy.yaml')
    expect(problems.length).toBeLessThanOrEqual(200)
  }
})

test('scope asked of a role that is no caller is refused at that role', () => {
  const text = altered(
    '  approval: none\n',
    '  scope_for:\n    CLERK: [run_id]\n    JUDGE: [run_id]\n  approval: none\n',
  )
  expect(places(problemsOf(text))).toEqual(['8:5 policy.scope_for_not_caller'])
})

test('all problems of both files come at once, by file and line', () => {
  const text = altered('[CLERK]', '[BAILIFF]')
    .replace('[cross_case_lookup]', '[telepathy]')
    .replace('  scope: [run_id]\n', '')
    .replace('  approvers: [JUDGE]\n', '')
  const problems = problemsOf(text, roles.replace('kind: human', 'kind: ghost'))
  expect(problems.map((problem) => `${problem.file} ${problem.line} ${problem.code}`)).toEqual([
    'policy/lanes.yaml 2 policy.role_unknown',
    'policy/lanes.yaml 5 policy.trait_unknown',
    'policy/lanes.yaml 7 policy.schema',
    'policy/lanes.yaml 10 policy.approvers_missing',
    'policy/roles.yaml 5 policy.schema',
  ])
})

test('two missing keys of one lane are two problems', () => {
  const text = altered('  scope: [run_id]\n', '').replace('  actions: [sign_order]\n', '')
  expect(places(problemsOf(text))).toEqual(['7:1 policy.schema', '7:1 policy.schema'])
})

test('a misshapen role is one problem, not one more for every lane that names it', () => {
  const problems = problemsOf(lanes, roles.replace('  kind: human\n', ''))
  expect(problems.map((problem) => `${problem.file} ${problem.line}`)).toEqual(['policy/roles.yaml 4'])
})

test('an unreadable roles file is one problem, not one for every lane that names a role', () => {
  const problems = problemsOf(lanes, 'CLERK: [')
  expect(new Set(problems.map((problem) => problem.file))).toEqual(new Set(['policy/roles.yaml']))
})

test('whatever the text, the answer is a policy or problems with a place in the file', () => {
  const snippets = fc.constantFrom(
    'FILE_PAPERS',
    ': ',
    '\n',
    '  ',
    '[',
    ']',
    '{',
    '&a ',
    '*a',
    '!!x ',
    '<<',
    '- ',
    '%',
    '"',
  )
  const anyText = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.array(fc.oneof(snippets, fc.string({ maxLength: 5 })), { maxLength: 60 }).map((parts) => parts.join('')),
    fc
      .tuple(fc.nat(lanes.length), fc.string({ maxLength: 5 }))
      .map(([at, s]) => lanes.slice(0, at) + s + lanes.slice(at)),
  )
  fc.assert(
    fc.property(anyText, (text) => {
      const compiled = compile(text)
      if (compiled.ok) return
      expect(compiled.problems.length).toBeGreaterThan(0)
      for (const { line, column } of compiled.problems) {
        expect(line).toBeGreaterThanOrEqual(1)
        expect(line).toBeLessThanOrEqual(text.split('\n').length)
        expect(column).toBeGreaterThanOrEqual(1)
      }
    }),
    { numRuns: 500 },
  )
})
