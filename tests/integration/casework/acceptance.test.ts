import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { memorySource } from '#integrations/bagit/source.ts'
import { verifyBundleSource } from '#integrations/bagit/verify-bag.ts'
import { openEmbeddedTranscriber } from '#integrations/speech/embedded.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { checkContract } from '#kernel/validate.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { readEntries } from '../bagit/zip-entries.ts'
import { SAMPLE } from '../speech/words.ts'
import {
  accepted,
  auditOf,
  consent,
  hear,
  insight,
  letter,
  openTurn,
  packageOf,
  promote,
  requestExport,
  session,
} from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

interface Run {
  run_id: string
  parent_run_id: string | null
  root_run_id: string
  run_kind: string
  run_name: string | null
  role_id: string | null
  lane_id: string | null
  status: string
  inputs_artifacts: Array<Record<string, unknown>>
  outputs_artifacts: Array<Record<string, unknown>>
  lanes_pin: string
  roles_pin: string
  workspace_id: string
}

const runsOf = (fixture: CaseFixture, id: string) =>
  fixture.rows<Run & Record<string, unknown>>(
    'select * from kernel.runs where workspace_id = $1 order by created_at, run_id',
    [id],
  )

/** The runs of this name, each below a run of its agent, in its lane; and what the audit tells of each. */
async function expectMediated(
  fixture: CaseFixture,
  id: string,
  of: { name: string; kind: string; role: string; lane: string },
) {
  const runs = await runsOf(fixture, id)
  const audit = await auditOf(fixture, id)
  const own = runs.filter(({ run_name, role_id }) => run_name === of.name && role_id === of.role)
  expect(own.length, of.name).toBeGreaterThan(0)
  for (const run of own) {
    expect(run).toMatchObject({ run_kind: of.kind, role_id: of.role, lane_id: of.lane, status: 'completed' })
    const parent = runs.find(({ run_id }) => run_id === run.parent_run_id)
    expect(parent).toMatchObject({ run_kind: 'agent', role_id: of.role, root_run_id: run.root_run_id })
    const recorded = audit.filter(({ run_id }) => run_id === run.run_id)
    expect(recorded[0]).toMatchObject({
      ...{ action_type: 'authz_decision', outcome: 'allow', lane_id: of.lane, role_id: of.role },
      authz: { decision: 'allow', rule_id: `allow:${of.lane}` },
    })
    expect(recorded.at(-1)).toMatchObject({
      action_type: 'system',
      outcome: 'success',
      target: { operation: 'completed' },
    })
  }
  return { own, audit }
}

test('INTERVIEW_AGENT captures a transcription of dictated sound through the tool gateway, in its lane and audited [C-seed7.1]', async () => {
  const fixture = await openCaseFixture({ transcriber: async () => openEmbeddedTranscriber() })
  const id = await accepted(fixture)
  const client_session_id = await session(fixture, id, true)
  expect(await fixture.act(id, 'case.consent', consent(client_session_id, true))).toBe('done')
  await fixture.work(id)
  const dictate = { role: 'ASSISTANT', client_session_id }
  expect(await fixture.act(id, 'case.dictate', { ...dictate, step: 'start' })).toBe('done')
  await fixture.work(id)
  expect(await fixture.upload(id, 'interview.wav', readFileSync(SAMPLE), 'audio/wav', 'audio')).toBe('done')
  expect(await fixture.act(id, 'case.dictate', { ...dictate, step: 'stop' })).toBe('done')
  await fixture.work(id)
  const [audio] = await fixture.rows<{ document_id: string }>(
    `select document_id from casework.documents where artifact_kind = 'audio'`,
  )
  const turn = await openTurn(fixture, id)
  const answer = { role: 'ASSISTANT', turn_id: turn?.turn_id, document_id: audio?.document_id }
  expect(await fixture.act(id, 'case.answer', answer)).toBe('done')
  await fixture.work(id)
  const [processed] = await fixture.rows<{ answer: string; source: string }>(
    'select answer, source from casework.turns where turn_id = $1',
    [turn?.turn_id],
  )
  expect(processed).toMatchObject({ source: 'dictated', answer: expect.stringContaining('Northgate Cold Storage') })
  const lane = { role: 'INTERVIEW_AGENT', lane: 'TOOL_INTERVIEW_CAPTURE', kind: 'tool_gateway' }
  for (const name of ['interview.prompt.next', 'dictation.start', 'dictation.stop', 'transcription.run']) {
    const { own, audit } = await expectMediated(fixture, id, { name, ...lane })
    for (const { run_id, client_session_id: heardIn } of own) {
      expect(heardIn).toBe(client_session_id)
      const calls = audit.filter((outcome) => outcome.run_id === run_id && outcome.action_type === 'tool_call')
      expect(calls.map(({ target, outcome }) => [target?.name, target?.operation, outcome])).toEqual([
        [name, 'intent', 'allow'],
        [name, 'outcome:verified', 'success'],
      ])
    }
  }
})

test('INTERVIEW_AGENT persists transcript, notes and entities by writes of their own, in its lane and audited [C-seed7.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await hear(fixture, id, 'My friend Rosalind Achterberg saw that Gregory Hale shouted at me on 2 March 2026.')
  expect(await fixture.rows('select version from casework.transcripts')).toEqual([{ version: 1 }])
  expect(await fixture.rows(`select 1 from casework.interview_notes where kind = 'interview_notes'`)).toHaveLength(1)
  const lane = { role: 'INTERVIEW_AGENT', lane: 'WRITE_INTAKE_ARTIFACTS', kind: 'db_write' }
  for (const name of ['append:transcripts', 'append:interview_notes', 'upsert:entities'])
    await expectWritten(fixture, id, name, lane)
  const [kept] = await fixture.rows<{ run_id: string }>('select run_id from casework.transcripts')
  const [run] = (await runsOf(fixture, id)).filter(({ run_id }) => run_id === kept?.run_id)
  expect(run?.outputs_artifacts).toContainEqual(expect.objectContaining({ artifact_kind: 'transcript', case_id: id }))
})

async function expectWritten(
  fixture: CaseFixture,
  id: string,
  name: string,
  lane: { role: string; lane: string; kind: string },
) {
  const { own, audit } = await expectMediated(fixture, id, { name, ...lane })
  for (const { run_id } of own)
    expect(audit.filter((outcome) => outcome.run_id === run_id && outcome.action_type === 'db_write')).toMatchObject([
      {
        outcome: 'success',
        target: { name, operation: 'write' },
        request_hash_sha256: expect.stringMatching(/^\w{64}$/),
      },
    ])
}

test('MAPPING_AGENT writes facts, evidence map and COA map by writes of their own, in its lane and audited [C-seed7.3]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  await fixture.work(id)
  const lane = { role: 'MAPPING_AGENT', lane: 'WRITE_MAPPING_OUTPUTS', kind: 'db_write' }
  for (const table of ['facts', 'evidence_map', 'coa_map']) {
    expect((await fixture.rows(`select 1 from casework.${table}`)).length).toBeGreaterThan(0)
    await expectWritten(fixture, id, `append:${table}`, lane)
    const written = await fixture.rows<{ run_name: string; coa: string }>(
      `select distinct r.run_name, r.taxonomy_versions ->> 'coa' as coa from casework.${table} t join kernel.runs r on r.workspace_id = t.workspace_id and r.run_id = t.run_id`,
    )
    // Every row names the write that it came by, and the write the taxonomy that it sorts by.
    expect(written).toEqual([{ run_name: `append:${table}`, coa: 'employment-1' }])
  }
})

test('GOVERNANCE_AGENT promotes insight with nothing of the case in it and no other, with audit logs of both [C-seed7.4]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  await fixture.work(id)
  await promote(fixture, id, insight('I complained to him in writing about unpaid overtime and broken freezer doors.'))
  expect(await fixture.grant(id)).toBe(0)
  expect(await fixture.rows('select status from casework.promotions')).toEqual([{ status: 'denied' }])
  expect(
    await fixture.rows('select 1 from casework.shared_playbooks union all select 1 from casework.shared_heuristics'),
  ).toEqual([])
  expect(await auditOf(fixture, id)).toContainEqual(
    expect.objectContaining({
      action_type: 'promotion',
      target: { target_type: 'promotion', name: 'findings', operation: 'deny' },
    }),
  )
  await promote(
    fixture,
    id,
    insight('Where a warning follows closely, ask first who decided it and what they knew by then.'),
  )
  while ((await fixture.grant(id)) > 0);
  expect(await fixture.rows('select status from casework.promotions order by updated_at')).toEqual([
    { status: 'denied' },
    { status: 'promoted' },
  ])
  const lane = { role: 'GOVERNANCE_AGENT', lane: 'PROMOTE_SHARED_KNOWLEDGE', kind: 'tool_gateway' }
  for (const name of ['append:shared_playbooks', 'append:shared_heuristics']) {
    const { own, audit } = await expectMediated(fixture, id, { name, ...lane })
    const [run] = own
    expect(
      audit.filter((outcome) => outcome.run_id === run?.run_id && outcome.action_type === 'promotion'),
    ).toMatchObject([{ outcome: 'success', target: { name: name.slice('append:'.length), operation: 'append' } }])
    // It names the ticket and the insight that it rests on.
    expect(run?.inputs_artifacts.map(({ artifact_kind }) => artifact_kind)).toEqual([
      'promotion_ticket',
      'candidate_insight',
    ])
  }
  // In the house, too, it is a run: a promotion, told with its ticket, without a word of the case.
  const installation = await auditOf(fixture, SYSTEM_WORKSPACE)
  expect(installation.filter(({ action_type }) => action_type === 'promotion')).toHaveLength(2)
  const kinds = await fixture.rows(
    `select distinct run_kind from kernel.runs where workspace_id = $1 and run_name = 'promotion'`,
    [SYSTEM_WORKSPACE],
  )
  expect(kinds).toEqual([{ run_kind: 'promotion' }])
})

test('an export gives a manifest with every hash, and each step of it is told as an export [C-seed7.5]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  await fixture.work(id)
  await requestExport(fixture, id)
  expect(await fixture.grant(id)).toBe(1)
  const bytes = await packageOf(fixture, id)
  expect(await verifyBundleSource(memorySource(bytes))).toMatchObject({ ok: true, problems: [] })
  const [, content] = readEntries(bytes).find(([name]) => name.endsWith('export_bundle.json')) ?? []
  const manifest = JSON.parse(content?.toString() ?? '{}')
  expect(checkContract('export_bundle', manifest)).toBeNull()
  const [document] = await fixture.rows<{ hash: string }>(
    `select hash from casework.documents where name = 'letter.txt'`,
  )
  expect(manifest.contents.artifacts.map((a: { hash_sha256: string }) => a.hash_sha256)).toContain(document?.hash)
  expect(manifest).toMatchObject({ case_id: id, approvals: [{ approval_type: 'ATTORNEY_ADMIN', approved_by: 'ada' }] })
  const exports = (await auditOf(fixture, id)).filter(({ action_type }) => action_type === 'export')
  expect(exports.map(({ target, outcome }) => [target?.operation, outcome])).toEqual(
    ['authorize', 'assemble', 'validate', 'sign', 'finalize', 'write'].map((step) => [step, 'success']),
  )
  const lane = { role: 'EXPORT_AGENT', lane: 'EXPORT_CASE_DATA' }
  for (const step of ['create', 'validate', 'sign', 'finalize'])
    await expectMediated(fixture, id, { name: `export_bundle.${step}`, kind: 'tool_gateway', ...lane })
  const { own } = await expectMediated(fixture, id, { name: 'append:export_bundles', kind: 'export', ...lane })
  expect(own[0]?.outputs_artifacts.map(({ artifact_kind }) => artifact_kind)).toEqual([
    'export_manifest',
    'export_receipt',
    'export_bundle',
  ])
})

/** One case with everything that may happen in it, told once for all tests of section 6. */
let story: Promise<Awaited<ReturnType<typeof wholeStory>>> | undefined
const result = () => (story ??= wholeStory())

async function wholeStory() {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  await hear(fixture, id, 'On 2 March 2026 I complained in writing to Gregory Hale about unpaid overtime.')
  await promote(fixture, id, insight('Gregory Hale was told.'))
  await promote(
    fixture,
    id,
    insight('Where a warning follows closely, ask first who decided it and what they knew by then.'),
  )
  while ((await fixture.grant(id)) > 0);
  await requestExport(fixture, id)
  await fixture.grant(id)
  expect(await fixture.act(id, 'case.override', { role: 'ATTORNEY', action: 'rerun.force' })).toContain('refused')
  expect(await fixture.act(id, 'case.close', { role: 'ATTORNEY' })).toBe('done')
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
  const intents = await fixture.rows<{ run_id: string; tool: string }>(
    'select run_id, tool from kernel.intents where workspace_id = $1',
    [id],
  )
  const rows: Array<{ table: string; run_id: string }> = []
  for (const table of [
    'transcripts',
    'interview_notes',
    'facts',
    'evidence_map',
    'coa_map',
    'documents',
    'export_bundles',
  ])
    for (const { run_id } of await fixture.rows<{ run_id: string }>(
      `select distinct run_id from casework.${table} where workspace_id = $1`,
      [id],
    ))
      rows.push({ table, run_id })
  const artifacts = await fixture.rows<{ artifact_id: string; hash: string; run_id: string }>(
    'select artifact_id, hash, run_id from kernel.artifacts where workspace_id = $1',
    [id],
  )
  return { id, runs: await runsOf(fixture, id), audit: await auditOf(fixture, id), intents, rows, artifacts }
}

const END: Record<string, string> = { completed: 'success', failed: 'failure', denied: 'deny', cancelled: 'failure' }

test('every run of a case begins with its authz_decision, allowed or denied, under both pins [C-seed6.1]', async () => {
  const { runs, audit } = await result()
  expect(new Set(runs.map(({ run_kind }) => run_kind))).toEqual(
    new Set(['orchestrator', 'agent', 'tool_gateway', 'db_write', 'export', 'override']),
  )
  expect(new Set(runs.map(({ role_id }) => role_id))).toEqual(
    new Set([
      'ORCHESTRATOR',
      'INTAKE_AGENT',
      'INTERVIEW_AGENT',
      'MAPPING_AGENT',
      'GOVERNANCE_AGENT',
      'EXPORT_AGENT',
      'ATTORNEY',
      'ASSISTANT',
    ]),
  )
  for (const run of runs) {
    const [first] = audit.filter(({ run_id }) => run_id === run.run_id)
    const outcome = run.status === 'denied' ? 'deny' : 'allow'
    expect(first, run.run_name ?? run.run_kind).toMatchObject({
      ...{ action_type: 'authz_decision', outcome, authz: { decision: outcome } },
      ...{ contract_version: 'v1', policy_versions: { lanes: run.lanes_pin, roles: run.roles_pin } },
    })
  }
})

test('every run of a case ends with exactly one terminal event, of the outcome that its status has [C-seed6.2]', async () => {
  const { runs, audit } = await result()
  for (const run of runs) {
    const ends = audit.filter(
      ({ run_id, target }) => run_id === run.run_id && target?.target_type === 'run' && END[target.operation],
    )
    expect(ends.map(({ target, outcome }) => [target?.operation, outcome])).toEqual([[run.status, END[run.status]]])
  }
})

test('every tool call of a case is a tool_gateway run below its agent, told before it happens and after [C-seed6.3]', async () => {
  const { runs, audit, intents } = await result()
  expect(new Set(intents.map(({ tool }) => tool)).size).toBeGreaterThanOrEqual(9)
  const calls = runs.filter(({ run_kind, status }) => run_kind === 'tool_gateway' && status !== 'denied')
  expect(calls.map(({ run_id }) => run_id).sort()).toEqual(intents.map(({ run_id }) => run_id).sort())
  for (const run of calls) {
    expect(runs.find(({ run_id }) => run_id === run.parent_run_id)?.run_kind).toBe('agent')
    const events = audit.filter(({ run_id, action_type }) => run_id === run.run_id && action_type === 'tool_call')
    expect(events.map(({ target }) => target?.operation)).toEqual(['intent', 'outcome:verified'])
  }
})

test('every row that was written in a case names a run of a write, and that run is told as a write [C-seed6.4]', async () => {
  const { runs, audit, rows } = await result()
  expect(new Set(rows.map(({ table }) => table)).size).toBe(7)
  for (const { table, run_id } of rows) {
    const run = runs.find((one) => one.run_id === run_id)
    expect(run?.run_kind, table).toMatch(/^(db_write|export)$/)
    const events = audit.filter((event) => event.run_id === run_id && event.action_type === run?.run_kind)
    expect(events, table).toMatchObject([{ outcome: 'success' }])
  }
})

test('runs and audit record inputs and outputs as artifact_ref of the case, and every artifact stands among the outputs of its run [C-seed6.5, S004-1.2]', async () => {
  const { id, runs, audit, artifacts } = await result()
  const refs = [
    ...runs.flatMap((run) => [...run.inputs_artifacts, ...run.outputs_artifacts]),
    ...audit.flatMap(
      (event) => [event.input_artifacts ?? [], event.output_artifacts ?? []].flat() as Array<Record<string, unknown>>,
    ),
  ]
  expect(refs.length).toBeGreaterThan(40)
  for (const ref of refs) {
    expect(checkContract('artifact_ref', ref), JSON.stringify(ref)).toBeNull()
    // What was promoted is of no case any more.
    const shared = String(ref.artifact_kind).startsWith('promoted_shared_')
    expect([ref.case_id, ref.scope]).toEqual(shared ? [undefined, 'shared'] : [id, 'case'])
  }
  for (const run of runs) expect(run.workspace_id).toBe(id)
  for (const { artifact_id, hash, run_id } of artifacts) {
    const run = runs.find((one) => one.run_id === run_id)
    expect(run?.outputs_artifacts, `${run?.run_name} ${artifact_id}`).toContainEqual(
      expect.objectContaining({ artifact_id, hash_sha256: hash }),
    )
  }
})
