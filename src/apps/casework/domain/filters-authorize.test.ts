import { expect, test } from 'vitest'
import { authorizeLine, caseworkPolicy } from './filters.ts'
import { roles, table } from './lane-table.fixture.ts'
import { caseworkNames } from './names.ts'

const actions = table.flatMap((row) => row.actions)
const everything = Object.fromEntries(
  table
    .flatMap((row) => [...row.scope, ...Object.values(row.besides ?? {}).flat()])
    .map((field) => [field, `${field}-1`]),
)

interface Query {
  role: string
  lane?: string | null
  action: string
  target?: unknown
  scope?: object
  [more: string]: unknown
}
const ask = (asked: Query) => JSON.parse(authorizeLine(JSON.stringify(asked)).line)

/** Every caller of every lane with every action, and exactly the scope that the table asks for. */
const allowed = table.flatMap((row) =>
  row.callers.flatMap((role) =>
    row.actions.map((action) => {
      const fields = [...row.scope, ...(row.besides?.[role] ?? [])]
      return { row, asked: { role, lane: row.lane, action, scope: pick(fields) } }
    }),
  ),
)
function pick(fields: string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, `${field}-1`]))
}

test('the policy has the lanes of the table, and every name in it exists [K-policy.2]', () => {
  expect([...caseworkPolicy().lanes.keys()]).toEqual(table.map((row) => row.lane))
  const names = [...caseworkNames.tools, ...caseworkNames.actions]
  expect(names.toSorted()).toEqual(actions.filter((action) => !action.includes(':')).toSorted())
})

test('every role, lane and action: exactly the table is allowed [C-lanes.1]', () => {
  const granted: string[] = []
  for (const role of roles) {
    for (const lane of [...table.map((row) => row.lane), 'NO_SUCH_LANE', null]) {
      for (const action of [...actions, 'append:runs', 'no.such.action']) {
        const answer = ask({ role, lane, action, scope: everything })
        expect(answer).toMatchObject({ ok: true, rule_id: expect.any(String), reason: expect.stringMatching(/\.$/) })
        if (answer.decision === 'allow') granted.push(`${role} ${lane} ${action}`)
      }
    }
  }
  const expected = allowed.flatMap(({ asked: { role, lane, action } }) => [
    `${role} ${lane} ${action}`,
    `${role} null ${action}`,
  ])
  expect(granted.sort()).toEqual(expected.sort())
})

test('what the table asks for is enough, and each field that is missing or empty denies [C-lanes.2]', () => {
  for (const { asked } of allowed) {
    expect(ask(asked)).toMatchObject({ decision: 'allow', rule_id: `allow:${asked.lane}` })
    for (const field of Object.keys(asked.scope)) {
      for (const value of [undefined, '', ' ', null, [], {}]) {
        const answer = ask({ ...asked, scope: { ...asked.scope, [field]: value } })
        expect(answer.decision, `${asked.action} without ${field}`).toBe('deny')
        expect([`scope.missing:${field}`, 'approval.missing']).toContain(answer.rule_id)
      }
    }
  }
})

test('each trait that the table prohibits denies, and an unknown one too [C-lanes.3]', () => {
  for (const { row, asked } of allowed) {
    for (const trait of row.prohibited) {
      expect(ask({ ...asked, traits: [trait] })).toMatchObject({ decision: 'deny', rule_id: `prohibited:${trait}` })
      expect(ask({ ...asked, prohibitions: [trait] })).toMatchObject({ decision: 'deny' })
    }
    expect(ask({ ...asked, traits: ['telepathy'] })).toMatchObject({ decision: 'deny', rule_id: 'trait.unknown' })
  }
})

test('what belongs to another case is denied in every lane that works in one [C-lanes.4]', () => {
  for (const { asked } of allowed) {
    const scope = { ...asked.scope, case_id: 'case-a' }
    const other = { case_id: 'case-b' }
    for (const foreign of [
      { target: other },
      { target: { artifact: other } },
      { artifact: other },
      { artifacts: [{ case_id: 'case-a' }, other] },
    ]) {
      expect(ask({ ...asked, scope, ...foreign })).toMatchObject({
        decision: 'deny',
        rule_id: 'prohibited:cross_case_lookup',
      })
    }
    expect(ask({ ...asked, scope, target: { case_id: 'case-a' } })).toMatchObject({ decision: 'allow' })
  }
})

const mapping = {
  role: 'MAPPING_AGENT',
  lane: 'WRITE_MAPPING_OUTPUTS',
  scope: pick(['case_id', 'run_id', 'coa_version']),
}
const hearing = { role: 'INTERVIEW_AGENT', scope: pick(['case_id', 'client_session_id', 'run_id']) }

test.each<[string, Query, string]>([
  ['a verb and a table', { ...mapping, action: 'append', target: 'facts' }, 'allow'],
  ['both in one', { ...mapping, action: 'append:facts' }, 'allow'],
  ['both with a blank', { ...mapping, action: 'append facts', target: null }, 'allow'],
  ['both, and the table again', { ...mapping, action: 'append:facts', target: 'facts' }, 'allow'],
  ['a target with a name', { ...mapping, action: 'append', target: { name: 'facts', operation: 'append' } }, 'allow'],
  [
    'a write with its operation',
    { ...mapping, action: 'db_write', target: { table: 'facts', operation: 'append' } },
    'allow',
  ],
  ['a tool', { ...hearing, action: 'transcription.run', target: 'transcription.run' }, 'allow'],
  ['a tool by its family', { ...hearing, action: 'transcription.run', target: 'transcription' }, 'allow'],
  ['a tool in two halves', { ...hearing, action: 'run', target: { tool: 'transcription' } }, 'allow'],
  ['a tool that is called', { ...hearing, action: 'tool_call', target: { name: 'transcription.run' } }, 'allow'],
  ['transcripts by the mapper', { ...mapping, action: 'append', target: 'transcripts' }, 'lane.action'],
  [
    'one thing in the action, another in the target',
    { ...mapping, action: 'append:facts', target: 'transcripts' },
    'target.mismatch',
  ],
  ['two verbs', { ...mapping, action: 'append', target: { name: 'facts', operation: 'update' } }, 'target.mismatch'],
  ['two tools', { ...hearing, action: 'transcription.run', target: 'dictation.start' }, 'target.mismatch'],
  ['a table that is none', { ...mapping, action: 'append', target: 'secrets' }, 'tool.unregistered'],
  ['nothing to append to', { ...mapping, action: 'append' }, 'tool.unregistered'],
  ['an empty lane', { ...mapping, lane: '', action: 'append:facts' }, 'lane.none'],
])('an action may be written in several ways: %s', (_, asked, expected) => {
  const answer = ask(asked)
  expect(expected === 'allow' ? answer.decision : answer.rule_id).toBe(expected)
})

const promoting = { role: 'GOVERNANCE_AGENT', action: 'append:shared_playbooks' }
const ticket = pick(['promotion_ticket_id', 'run_id'])

test.each([
  ['its number', 'PT-1', 'allow'],
  ['a plain yes', true, 'allow'],
  ['a record of it', { by: 'attorney-1', role: 'ATTORNEY' }, 'allow'],
  ['a plain no', false, 'deny'],
  ['a word for no', 'pending', 'deny'],
  ['a record that says no', { by: 'attorney-1', approved: false }, 'deny'],
  ['a record that was used', { by: 'attorney-1', used: true }, 'deny'],
])('a sign-off is %s: %j -> %s', (_, value, decision) => {
  expect(ask({ ...promoting, scope: { ...ticket, attorney_sign_off: value } }).decision).toBe(decision)
  for (const name of ['attorney sign-off', 'attorney_signoff', 'signed_off_by'])
    expect(ask({ ...promoting, scope: { ...ticket, [name]: value } }).decision).toBe(decision)
})

test('the approval of an export is no sign-off of a promotion, nor the other way round', () => {
  expect(ask({ ...promoting, scope: { ...ticket, approval: 'a-1' } })).toMatchObject({ decision: 'deny' })
  const exporting = { role: 'EXPORT_AGENT', action: 'export_bundle.create' }
  const scope = { ...pick(['case_id', 'run_id', 'export_reason']), attorney_sign_off: 's-1' }
  expect(ask({ ...exporting, scope })).toMatchObject({ decision: 'deny', rule_id: 'approval.missing' })
})

test.each([
  ['no JSON', 'nonsense', 'json.syntax'],
  ['no object', '[]', 'schema.type'],
  ['no role', '{"action":"upload","scope":{}}', 'schema.required'],
  [
    'a field that has no meaning here',
    '{"role":"ATTORNEY","action":"upload","scope":{},"sudo":true}',
    'schema.additional',
  ],
  ['a key twice', '{"role":"ATTORNEY","role":"ATTORNEY_ADMIN","action":"upload"}', 'json.duplicate_key'],
])('a line that cannot be judged is an error and no decision: %s [C-cli.1]', (_, line, code) => {
  const { ok, line: answer } = authorizeLine(line)
  expect(ok).toBe(false)
  expect(JSON.parse(answer)).toMatchObject({
    ok: false,
    error: { code, message: expect.any(String), next: expect.any(String) },
  })
})
