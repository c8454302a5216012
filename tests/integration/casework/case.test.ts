import { expect, test, vi } from 'vitest'
import { productOf } from '#host/server/local.ts'
import { openCaseFixture } from '../../support/case.ts'

vi.setConfig({ testTimeout: 300_000 })

test('a case runs from its form to a map: summed up, accepted by an attorney, documents read, facts with pinpoints, a matrix [C-run.1, C-act.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  expect(await fixture.rows('select kind, round from casework.interview_notes order by kind')).toEqual([
    { kind: 'intake_checklist', round: 1 },
    { kind: 'intake_summary', round: 1 },
  ])
  expect((await fixture.board(id)).case).toMatchObject({ status: 'intake', conflict: 'no', intake_round: 1 })
  expect(await fixture.act(id, 'case.decide', { role: 'ASSISTANT', decision: 'accept', reason: 'x' })).toContain(
    'refused',
  )
  expect(await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })).toBe(
    'done',
  )

  const mail = Buffer.from(
    'On 2 March 2026 I complained to Grant Hollis in writing about unpaid overtime and broken freezer doors.\n\nOn 10 March 2026 I was given a written warning. On 31 March 2026 Northgate Cold Storage terminated my employment.\n',
  )
  expect(await fixture.upload(id, 'letter.txt', mail, 'text/plain')).toBe('done')
  expect(await fixture.upload(id, 'again.txt', mail, 'text/plain')).toContain('document.already_there')
  await fixture.work(id)
  const facts = await fixture.rows<{ statement: string; status: string; weighed: boolean }>(
    'select statement, status, weighed from casework.facts order by number',
  )
  expect(facts.length).toBeGreaterThan(1)
  expect(facts.every(({ status, weighed }) => status === 'supported' && weighed)).toBe(true)
  expect((await fixture.rows('select 1 from casework.evidence_map')).length).toBeGreaterThan(0)
  expect((await fixture.board(id)).case).toMatchObject({ map_round: 1 })
  expect(await fixture.act(id, 'case.close', { role: 'ATTORNEY' })).toBe('done')
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
})

const accepted = async (fixture: Awaited<ReturnType<typeof openCaseFixture>>) => {
  const id = await fixture.open()
  await fixture.work(id)
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  return id
}

test('a client is heard after consent, one question at a time; transcript, names and notes are kept, and what was said is mapped [C-run.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const session = { role: 'ASSISTANT', artifact_kind: 'client_session', name: 's.json', text: '{"about":"First talk"}' }
  expect(await fixture.act(id, 'case.file', session)).toBe('done')
  await fixture.work(id)
  // Nobody is asked before the consent.
  expect(await fixture.rows('select 1 from casework.turns')).toEqual([])
  const [{ client_session_id }] = (await fixture.rows('select client_session_id from casework.sessions')) as [
    { client_session_id: string },
  ]
  const consent = {
    role: 'ASSISTANT',
    client_session_id,
    consent_by: 'Maria',
    words: 'Yes, you may.',
    recording: false,
  }
  expect(await fixture.act(id, 'case.consent', consent)).toBe('done')
  for (let asked = 0; asked < 60; asked++) {
    await fixture.work(id)
    const [open] = await fixture.rows<{ turn_id: string; number: number }>(
      'select turn_id, number from casework.turns where answered_at is null',
    )
    if (!open) break
    const text = 'On 2 March 2026 I complained in writing to Grant Hollis about unpaid overtime.'
    const content = open.number === 1 ? { text } : { skip: true as const }
    expect(await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id: open.turn_id, ...content })).toBe('done')
  }
  await fixture.work(id)
  expect(await fixture.rows('select status from casework.sessions')).toEqual([{ status: 'closed' }])
  expect(await fixture.rows('select version from casework.transcripts')).toEqual([{ version: 1 }])
  expect(await fixture.rows(`select 1 from casework.interview_notes where kind = 'interview_notes'`)).toHaveLength(1)
  const facts = await fixture.rows<{ statement: string }>('select statement from casework.facts')
  expect(facts.some(({ statement }) => statement.includes('unpaid overtime'))).toBe(true)
  const runs = await fixture.rows<{ role_id: string; run_kind: string }>(
    `select distinct role_id, run_kind from kernel.runs where client_session_id is not null order by 1, 2`,
  )
  expect(runs).toEqual([
    { role_id: 'INTERVIEW_AGENT', run_kind: 'agent' },
    { role_id: 'INTERVIEW_AGENT', run_kind: 'db_write' },
    { role_id: 'INTERVIEW_AGENT', run_kind: 'tool_gateway' },
  ])
})

test('an insight with something of the case in it is denied and the findings are named; a clean one is shared after a sign-off and a yes [C-run.3]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const promote = async (body: string, n: number) => {
    const insight = {
      title: 'Timing',
      body,
      // biome-ignore lint/suspicious/noThenProperty: a word of the contract, not a promise
      heuristics: [{ when: 'a complaint is recent', then: 'look at the dates' }],
      tags: [],
    }
    const name = `insight-${n}.json`
    const filed = { role: 'ATTORNEY', artifact_kind: 'candidate_insight', name, text: JSON.stringify(insight) }
    expect(await fixture.act(id, 'case.file', filed)).toBe('done')
    const [document] = await fixture.rows<{ document_id: string; artifact_id: string }>(
      'select document_id, artifact_id from casework.documents where name = $1',
      [name],
    )
    const ticket = {
      ...{ ticket_id: `T-${n}`, scope: 'both', title: 'Share it', reason: 'It helps others', signed_off_by: 'olga' },
      ...{ signed_off_at: '2026-11-01T10:00:00Z', candidate_artifact_ids: [document?.artifact_id] },
    }
    const content = {
      role: 'ATTORNEY',
      artifact_kind: 'promotion_ticket',
      name: `ticket-${n}.json`,
      text: JSON.stringify(ticket),
    }
    expect(await fixture.act(id, 'case.file', { ...content, candidate_document_id: document?.document_id })).toBe(
      'done',
    )
    await fixture.work(id)
  }
  await promote('Maria Delgado-Reyes was warned soon after she complained.', 1)
  const [denied] = await fixture.rows<{ status: string; findings: Array<{ kind: string }> }>(
    'select status, findings from casework.promotions',
  )
  expect(denied).toMatchObject({ status: 'denied' })
  expect(denied?.findings.map(({ kind }) => kind)).toContain('client_identity')
  expect(await fixture.grant(id)).toBe(0)
  await promote('Where a warning follows a complaint closely, ask first who decided it and what they knew by then.', 2)
  while ((await fixture.grant(id)) > 0);
  expect(await fixture.rows(`select status from casework.promotions order by updated_at`)).toEqual([
    { status: 'denied' },
    { status: 'promoted' },
  ])
  expect(
    await fixture.rows('select title, promotion_ticket_id is not null as ticketed from casework.shared_playbooks'),
  ).toEqual([{ title: 'Timing', ticketed: true }])
  expect(await fixture.rows('select condition, advice from casework.shared_heuristics')).toEqual([
    { condition: 'a complaint is recent', advice: 'look at the dates' },
  ])
})

test('a package is approved by an attorney, made, signed, read back whole, and written down [C-run.4]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await fixture.upload(id, 'letter.txt', Buffer.from('On 10 March 2026 I was given a written warning.\n'), 'text/plain')
  await fixture.upload(id, 'memo.txt', Buffer.from('Memo to counsel: privileged words.\n'), 'text/plain')
  await fixture.work(id)
  const [memo] = await fixture.rows<{ document_id: string }>(
    `select document_id from casework.documents where name = 'memo.txt'`,
  )
  const mark = { role: 'ATTORNEY', document_id: memo?.document_id, decision: 'withhold', basis: 'attorney-client' }
  expect(await fixture.act(id, 'case.mark', mark)).toBe('done')
  const request = {
    bundle_kind: 'discovery_production',
    export_reason: 'First production',
    bates: { prefix: 'ABC', start: 1, digits: 6 },
  }
  const content = {
    role: 'ASSISTANT',
    artifact_kind: 'export_request',
    name: 'request.json',
    text: JSON.stringify(request),
  }
  expect(await fixture.act(id, 'case.file', content)).toBe('done')
  await fixture.work(id)
  expect(await fixture.grant(id)).toBe(1)
  await fixture.work(id)
  const [bundle] = await fixture.rows<{
    status: string
    problem: string | null
    counts: unknown
    package_hash: string
  }>('select status, problem, counts, package_hash from casework.export_requests')
  expect(bundle).toMatchObject({
    status: 'finalized',
    problem: null,
    counts: { produced: 1, withheld: 1, redacted: 0 },
  })
  expect(await fixture.rows('select bundle_kind from casework.export_bundles')).toEqual([
    { bundle_kind: 'discovery_production' },
  ])
  const events = await fixture.rows<{ operation: string }>(
    `select payload::jsonb #>> '{target,operation}' as operation from kernel.audit_log where action_type = 'export' order by seq`,
  )
  expect(events.map(({ operation }) => operation)).toEqual([
    'authorize',
    'assemble',
    'validate',
    'sign',
    'finalize',
    'write',
  ])
})

test('an ended case waits for no task that nobody will do: what was left behind is listed, and reopened it is not due any more [C-run.1, H-blocked.4]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await fixture.upload(id, 'letter.txt', Buffer.from('On 2 March 2026 I complained in writing.\n'), 'text/plain')
  const session = { role: 'ASSISTANT', artifact_kind: 'client_session', name: 's.json', text: '{"about":"First talk"}' }
  await fixture.act(id, 'case.file', session)
  await fixture.work(id)
  const [asked] = await fixture.rows<{ client_session_id: string }>('select client_session_id from casework.sessions')
  const consent = { role: 'ASSISTANT', consent_by: 'Maria', words: 'Yes, you may.', recording: false }
  await fixture.act(id, 'case.consent', { ...consent, client_session_id: asked?.client_session_id })
  await fixture.work(id)
  // In the middle of the talk somebody gives it up, and the case is closed; later it is let go on again.
  const task_id = (await fixture.state(id)).current_task?.task_id
  expect(await fixture.act(id, 'task.block', { task_id, reason: 'She is abroad' })).toBe('blocked')
  expect(await fixture.act(id, 'case.close', { role: 'ATTORNEY' })).toBe('done')
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('active')
  const { tasks } = await productOf(fixture.lw).waiting(undefined, id)
  expect(tasks).toMatchObject([{ task_id, status: 'blocked', reason: 'She is abroad', can: ['reopen'] }])
  expect(await fixture.act(id, 'task.reopen', { task_id })).toBe('pending')
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
  expect(await fixture.rows('select 1 from casework.turns where answered_at is not null')).toEqual([])
})
