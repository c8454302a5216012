import { expect, test } from 'vitest'
import type { LanesFile } from '#kernel/contracts/policy.ts'
import { checkContract } from '#kernel/validate.ts'

const lanes: LanesFile = {
  WRITE_INTAKE_ARTIFACTS: {
    purpose: 'Keep what the client said.',
    callers: ['INTERVIEW_AGENT', 'INTAKE_AGENT'],
    actions: ['append:transcripts', 'upsert:entities', 'dictation.start'],
    scope: ['case_id', 'run_id'],
    scope_for: { INTERVIEW_AGENT: ['client_session_id'] },
    prohibits: ['cross_case_lookup'],
    approval: 'none',
    presence: 'not_needed',
    risk: 'low',
  },
  OUTREACH_SEND: {
    callers: ['OUTREACH_AGENT'],
    actions: ['send_message'],
    scope: ['workspace_id', 'run_id', 'draft_id'],
    approval: 'exact_bytes',
    approvers: ['CAMPAIGN_OWNER'],
    approval_on: ['send_message'],
  },
}
const send = lanes.OUTREACH_SEND!
const { approvers: _nobody, ...unapproved } = send

test('lanes and roles as they are written are accepted', () => {
  expect(checkContract('lanes_policy', lanes)).toBeNull()
  expect(checkContract('roles_policy', { ATTORNEY: { kind: 'human', purpose: 'Decides.' } })).toBeNull()
})

test.each([
  ['no lane at all', {}, 'schema.count', ''],
  ['a lane with a lower-case name', { send }, 'schema.additional', '/send'],
  ['nobody who may call', { A: { ...send, callers: [] } }, 'schema.count', '/A/callers'],
  ['nothing that may be done', { A: { ...send, actions: [] } }, 'schema.count', '/A/actions'],
  ['an action named twice', { A: { ...send, actions: ['a', 'a'] } }, 'schema.unique_items', '/A/actions'],
  ['an approval without approvers', { A: unapproved }, 'schema.required', '/A/approvers'],
  ['two people without approvers', { A: { ...unapproved, approval: 'two_people' } }, 'schema.required', '/A/approvers'],
  ['a misspelt key', { A: { ...send, prohibit: [] } }, 'schema.additional', '/A/prohibit'],
  ['a missing approval', { A: { ...unapproved, approval: undefined } }, 'schema.required', '/A/approval'],
  [
    'extra scope for a role that is no role',
    { A: { ...send, scope_for: { a: [] } } },
    'schema.additional',
    '/A/scope_for/a',
  ],
  ['approval on nothing', { A: { ...send, approval_on: [] } }, 'schema.count', '/A/approval_on'],
  ['an unknown risk', { A: { ...send, risk: 'tiny' } }, 'schema.enum', '/A/risk'],
])('%s is refused at its place', (_what, value, code, path) => {
  expect(checkContract('lanes_policy', JSON.parse(JSON.stringify(value)))).toMatchObject({ code, path })
})

test('a role says what kind it is', () => {
  expect(checkContract('roles_policy', { A: { purpose: 'x' } })).toMatchObject({
    code: 'schema.required',
    path: '/A/kind',
  })
  expect(checkContract('roles_policy', { A: { kind: 'robot', purpose: 'x' } })).toMatchObject({ code: 'schema.enum' })
})
