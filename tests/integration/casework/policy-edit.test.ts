import { expect, test, vi } from 'vitest'
import { caseworkApp } from '#apps/casework/app.ts'
import { openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { openLanewright } from '#host/open.ts'
import { openCaseFixture, type TestCases } from '../../support/case.ts'
import { accepted, auditOf, countRows, lastSeq, letter, requestExport, slyAgent, WAIT } from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Another start of the product with an edited lanes.yaml, on the same database. */
async function editPolicy(fixture: TestCases, edit: (lanes: string) => string): Promise<void> {
  const casework = openCaseworkServices({ dataDir: fixture.dataDir })
  const app = caseworkApp(casework)
  const lanes = { ...app.policy.lanes, text: edit(app.policy.lanes.text) }
  const apps = [{ ...app, policy: { ...app.policy, lanes } }]
  const other = await openLanewright({
    dataDir: `${fixture.dataDir}/other`,
    newJournal: { person: 'anna', reason: 'a further node' },
    database: fixture.database,
    apps,
    attached: [casework],
  })
  await other.close()
}

const looser = (text: string) => text.replace('risk: medium', 'risk: low')

interface Run {
  run_id: string
  parent_run_id: string | null
  root_run_id: string
  run_kind: string
  status: string
  lanes_pin: string
  error: { error_code: string; message: string } | null
}
const runsOf = (fixture: TestCases, id: string, kinds = ['orchestrator', 'agent']) =>
  fixture.rows<Run>(
    `select run_id, parent_run_id, root_run_id, run_kind, status, lanes_pin, error from kernel.runs
     where workspace_id = $1 and run_kind = any ($2) order by created_at, run_id`,
    [id, kinds],
  )

test('a policy that is edited in the middle of a case denies the agent’s next act with a clear reason, and the work goes on in a fresh tree below the same root [C-policy.1, S004-pin.2]', async () => {
  const sly = slyAgent()
  let holds = true
  sly.say = ({ agent }) => (agent === 'MAPPING_AGENT' && holds ? WAIT : undefined)
  const fixture = await openCaseFixture({ agentFor: () => sly.agent })
  const id = await accepted(fixture)
  await letter(fixture, id)
  await fixture.work(id)
  const old = (await runsOf(fixture, id)).filter(({ status }) => status === 'running')
  expect(old.map(({ run_kind }) => run_kind)).toEqual(['orchestrator', 'agent'])
  const before = await countRows(fixture)
  const since = await lastSeq(fixture, id)
  await editPolicy(fixture, looser)

  holds = false
  const { steps } = await fixture.lw.drive(id)
  expect(steps[0]).toMatchObject({ did: 'policy.renewed' })
  const pins = (await fixture.state(id)).pins
  const after = await runsOf(fixture, id)
  for (const stale of old) {
    expect(after.find(({ run_id }) => run_id === stale.run_id)).toMatchObject({
      status: 'denied',
      error: { error_code: 'pins.mismatch', message: expect.stringContaining('policy was changed') },
    })
    const fresh = after.find(
      ({ parent_run_id, run_kind }) => parent_run_id === stale.run_id && run_kind === stale.run_kind,
    )
    expect(fresh).toMatchObject({ root_run_id: stale.root_run_id, lanes_pin: pins?.lanes })
    expect(fresh?.lanes_pin).not.toBe(stale.lanes_pin)
  }
  // The act that was denied wrote nothing: between the denial and the new runs there is nothing else.
  const recorded = await auditOf(fixture, id, since)
  const denials = recorded.filter(({ authz }) => authz?.rule_id === 'pins.mismatch')
  expect(denials).toMatchObject(
    old.map(({ run_id }) => ({
      run_id,
      outcome: 'deny',
      outcome_reason: 'the policy was changed since this run was pinned',
    })),
  )
  const [first] = recorded.filter(({ action_type }) => action_type === 'tool_call')
  expect(first?.seq).toBeGreaterThan(denials.at(-1)?.seq ?? Number.POSITIVE_INFINITY)
  await fixture.work(id)
  expect((await fixture.rows('select 1 from casework.facts')).length).toBeGreaterThan(0)
  expect(await countRows(fixture)).not.toEqual(before)
  const children = await runsOf(fixture, id, ['tool_gateway', 'db_write'])
  const done = children.filter(({ lanes_pin }) => lanes_pin === pins?.lanes)
  expect(done.length).toBeGreaterThan(2)
})

test('it denies a person’s next act, too: nothing but the denial is written, and the same sent again is done [C-policy.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  await editPolicy(fixture, looser)
  const before = await countRows(fixture)
  const decide = { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' }
  expect(await fixture.act(id, 'case.decide', decide)).toMatch(
    /^refused: pins\.mismatch: The policy is not the one this run was started under/,
  )
  expect(await countRows(fixture)).toEqual(before)
  expect(await fixture.act(id, 'case.decide', decide)).toBe('done')
  const [first, second] = await runsOf(fixture, id, ['orchestrator'])
  expect(first).toMatchObject({ status: 'denied', error: { error_code: 'pins.mismatch' } })
  expect(second).toMatchObject({ status: 'running', parent_run_id: first?.run_id, root_run_id: first?.root_run_id })
})

test('what an attorney approved under the old policy is asked for again [C-policy.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  await fixture.work(id)
  await requestExport(fixture, id)
  const [asked] = (await fixture.state(id)).approvals
  await editPolicy(fixture, looser)
  await fixture.work(id)
  const approvals = await fixture.rows<{ approval_id: string; status: string }>(
    'select approval_id, status from kernel.approvals order by requested_at',
  )
  expect(approvals).toMatchObject([{ approval_id: asked?.approval_id, status: 'returned' }, { status: 'pending' }])
  expect(await fixture.rows('select status from casework.export_requests')).toEqual([{ status: 'wanted' }])
  expect(await fixture.grant(id)).toBe(1)
  expect(await fixture.rows('select status from casework.export_requests')).toEqual([{ status: 'finalized' }])
})

test('in the database a run of a case that is completed does not run again, none is kept without its pins, and no entry of the ledger is changed, as owner or as superuser [C-policy.3, S004-life.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const [completed] = (await runsOf(fixture, id)).filter(({ status }) => status === 'completed')
  const [head] = await fixture.rows<{ fence: string }>(
    'select fence::text as fence from kernel.heads where workspace_id = $1',
    [id],
  )
  const attempt = async (role: 'owner' | 'superuser', sql: string) => {
    const client = await fixture.database.client(role)
    try {
      await client.query('begin')
      await client.query(
        `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', $2, true), set_config('lanewright.now', '2026-11-20T00:00:00Z', true)`,
        [id, head?.fence],
      )
      await client.query(sql)
      return 'done'
    } catch (error) {
      return (error as Error).message
    } finally {
      await client.query('rollback')
      await client.end()
    }
  }
  for (const role of ['owner', 'superuser'] as const) {
    const again = `update kernel.runs set status = 'running' where workspace_id = '${id}' and run_id = '${completed?.run_id}'`
    expect(await attempt(role, again), role).toMatch(/^run\.terminal/)
    for (const pin of ['lanes_pin', 'roles_pin']) {
      const unpinned = `insert into kernel.runs select (jsonb_populate_record(r, jsonb_build_object('run_id', gen_random_uuid(), '${pin}', null))).* from kernel.runs r where r.workspace_id = '${id}' limit 1`
      expect(await attempt(role, unpinned), role).toMatch(/^run\.pins|null value in column "(lanes|roles)_pin"/)
    }
    for (const log of ['kernel.audit_log', 'kernel.event_log'])
      for (const sql of [
        `update ${log} set hash = hash`,
        `delete from ${log} where workspace_id = '${id}'`,
        `truncate ${log}`,
      ])
        expect(await attempt(role, sql), `${role}: ${sql}`).toMatch(/ledger\.append_only/)
  }
})
