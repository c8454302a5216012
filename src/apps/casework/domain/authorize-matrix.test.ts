import { expect, test } from 'vitest'
import { type AuthorizeRequest, authorize, type GrantFact } from '#kernel/policy/authorize.ts'
import { caseworkPolicy } from './filters.ts'
import { roles, table } from './lane-table.fixture.ts'

const policy = caseworkPolicy()
const { pins } = policy
const BYTES = 'a'.repeat(64)

/** Who says yes in which lane, as the specification has it. */
const APPROVERS: Record<string, string[]> = {
  PROMOTE_SHARED_KNOWLEDGE: ['ATTORNEY', 'ATTORNEY_ADMIN'],
  EXPORT_CASE_DATA: ['ATTORNEY_ADMIN'],
}
/** Where not every action of a lane waits for the yes. */
const WAITS_ON: Record<string, string[]> = { EXPORT_CASE_DATA: ['export_bundle.create'] }

const grantOf = (role: string, more: Partial<GrantFact> = {}): GrantFact => ({
  ...{ person: 'ada', role, action_hash: BYTES, pins, expired: false, used: false, ...more },
})

/** Every caller of every lane with every action, and all that the table asks for. */
const allowed = table.flatMap((row) =>
  row.callers.flatMap((role) =>
    row.actions.map((action) => {
      const fields = [...row.scope, ...(row.besides?.[role] ?? [])]
      const request: AuthorizeRequest = {
        ...{ caller: { actor_id: 'caller', role }, run: { status: 'running', pins }, activePins: pins, action },
        ...{ registered: true, scope: Object.fromEntries(fields.map((field) => [field, `${field}-1`])), traits: [] },
        grants: (APPROVERS[row.lane] ?? []).slice(0, 1).map((approver) => grantOf(approver)),
        ...{ action_hash: BYTES, present: true },
      }
      const waits = APPROVERS[row.lane] !== undefined && (WAITS_ON[row.lane]?.includes(action) ?? true)
      return { row, role, action, fields, request, waits }
    }),
  ),
)
const ruleOf = (request: AuthorizeRequest) => authorize(policy, request).rule_id

test('with all that the table asks for, each is allowed in its lane', () => {
  expect(allowed.length).toBeGreaterThan(40)
  for (const { request, row } of allowed) expect(ruleOf(request)).toBe(`allow:${row.lane}`)
})

test('no other role, known or not, and no other lane is let in by a whole scope and a grant [C-lanes.1]', () => {
  const everything = Object.fromEntries(allowed.flatMap(({ fields }) => fields).map((field) => [field, 'x']))
  for (const { request, row, action } of allowed) {
    for (const other of roles.filter((role) => !row.callers.includes(role))) {
      const asked = { ...request, scope: everything, caller: { actor_id: 'caller', role: other }, lane: row.lane }
      expect(ruleOf(asked), `${other} ${action}`).toMatch(/^(identity\.unknown|lane\.role)$/)
    }
    for (const { lane, actions } of table.filter((one) => !one.actions.includes(action))) {
      const answer = ruleOf({ ...request, scope: everything, lane })
      expect(answer, `${action} in ${lane} (${actions})`).toMatch(/^lane\.(role|action)$/)
    }
  }
})

test('each field of the scope that is left out denies, one at a time, the run among them [C-lanes.2]', () => {
  for (const { request, fields, action, waits } of allowed)
    for (const field of fields) {
      if (field === 'approval' && waits) continue
      const { [field]: _, ...scope } = request.scope
      expect(ruleOf({ ...request, scope }), `${action} without ${field}`).toBe(`scope.missing:${field}`)
    }
})

test('a run that does not run, a pin that is missing or another, and a name that nobody registered deny every one [C-lanes.5]', () => {
  const other = 'f'.repeat(64)
  for (const { request } of allowed) {
    expect(ruleOf({ ...request, run: null })).toBe('run.not_active')
    for (const status of ['created', 'completed', 'failed', 'denied', 'cancelled'])
      expect(ruleOf({ ...request, run: { status, pins } })).toBe('run.not_active')
    for (const wrong of [
      { ...pins, lanes: '' },
      { ...pins, roles: '' },
      { ...pins, lanes: other },
      { ...pins, roles: other },
    ]) {
      expect(ruleOf({ ...request, run: { status: 'running', pins: wrong } })).toBe('pins.mismatch')
      expect(ruleOf({ ...request, activePins: wrong })).toBe('pins.mismatch')
    }
    expect(ruleOf({ ...request, registered: false })).toBe('tool.unregistered')
  }
})

test('where the table asks for a yes, no other than that of an approver, for these bytes, under this policy, unused and in time, counts [C-lanes.5]', () => {
  let waiting = 0
  for (const { request, row, waits } of allowed.filter(({ row: { lane } }) => APPROVERS[lane])) {
    const [approver = ''] = APPROVERS[row.lane] ?? []
    const wrong: GrantFact[][] = [
      [],
      ...roles.filter((role) => !APPROVERS[row.lane]?.includes(role)).map((role) => [grantOf(role)]),
      [grantOf(approver, { action_hash: 'b'.repeat(64) })],
      [grantOf(approver, { expired: true })],
      [grantOf(approver, { used: true })],
      [grantOf(approver, { person: 'caller' })],
      [grantOf(approver, { person: ' ' })],
      [grantOf(approver, { pins: { ...pins, lanes: 'f'.repeat(64) } })],
    ]
    for (const grants of wrong) {
      const expected = waits ? 'approval.missing' : `allow:${row.lane}`
      expect(ruleOf({ ...request, grants }), `${request.action} ${JSON.stringify(grants)}`).toBe(expected)
    }
    if (waits) waiting += 1
  }
  expect(waiting).toBe(5)
})
