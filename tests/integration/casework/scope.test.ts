import { expect, test, vi } from 'vitest'
import { caseworkAgent } from '#apps/casework/agent/casework.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Decision } from '#kernel/ports/decision.ts'
import type { Row } from '#kernel/ports/store.ts'
import { openCaseFixture } from '../../support/case.ts'
import { PROPOSALS } from './proposals.ts'
import { consent, countRows, fileInsight, insight, letter, openTurn, requestExport, session, ticket } from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

// ---- Each missing field of the scope, on the whole road of a case

/** What each lane requires beyond the run, by action, as the specification has it. */
const IN_CASE = ['case_id']
const IN_SESSION = ['case_id', 'client_session_id']
const SORTED = ['case_id', 'coa_version']
const SIGNED = ['promotion_ticket_id', 'attorney_sign_off']
const APPROVED = ['case_id', 'export_reason', 'approval']
const NEEDS: Record<string, string[]> = {
  'INTAKE_AGENT upsert:entities': IN_CASE,
  'INTAKE_AGENT conflict.check': IN_CASE,
  'INTAKE_AGENT append:interview_notes': IN_CASE,
  'INTERVIEW_AGENT interview.prompt.next': IN_SESSION,
  'INTERVIEW_AGENT dictation.start': IN_SESSION,
  'INTERVIEW_AGENT dictation.stop': IN_SESSION,
  'INTERVIEW_AGENT append:transcripts': IN_SESSION,
  'INTERVIEW_AGENT append:interview_notes': IN_SESSION,
  'INTERVIEW_AGENT upsert:entities': IN_SESSION,
  'MAPPING_AGENT text.extract': IN_CASE,
  'MAPPING_AGENT append:facts': SORTED,
  'MAPPING_AGENT append:evidence_map': SORTED,
  'MAPPING_AGENT append:coa_map': SORTED,
  'GOVERNANCE_AGENT sanitise.scan': SIGNED,
  'GOVERNANCE_AGENT append:shared_playbooks': SIGNED,
  'GOVERNANCE_AGENT append:shared_heuristics': SIGNED,
  'EXPORT_AGENT export_bundle.create': ['case_id', 'export_reason'],
  'EXPORT_AGENT export_bundle.validate': APPROVED,
  'EXPORT_AGENT export_bundle.sign': APPROVED,
  'EXPORT_AGENT export_bundle.finalize': APPROVED,
  'EXPORT_AGENT append:export_bundles': APPROVED,
  'ATTORNEY case.open': IN_CASE,
  'ASSISTANT upload': IN_CASE,
  'ATTORNEY upload': IN_CASE,
  'ASSISTANT consent.record': IN_CASE,
  'ATTORNEY transcript.correct': IN_CASE,
  'ATTORNEY privilege.mark': IN_CASE,
  'ATTORNEY privilege.clear': IN_CASE,
  'ATTORNEY intake.accept': IN_CASE,
  'ATTORNEY_ADMIN rerun.force': ['override_ticket_id', 'override_reason'],
  'ATTORNEY case.close': IN_CASE,
}

interface Lost {
  field: string | null
}

/** The real pack, except that one field of the scope gets lost on the way to the lanes. */
function losing(app: App, lost: Lost): App {
  const lose = (scope: Record<string, string> = {}) =>
    Object.fromEntries(Object.entries(scope).filter(([name]) => name !== lost.field))
  const decision = (made: Decision): Decision => (made.kind === 'write' ? { ...made, scope: lose(made.scope) } : made)
  return {
    ...app,
    tools: app.tools.map((tool) => ({ ...tool, scope: (input) => lose(tool.scope?.(input)) })),
    decide: Object.fromEntries(
      Object.entries(app.decide ?? {}).map(([name, decide]) => [name, (...given) => decision(decide(...given))]),
    ),
    receive: (state, item) => decision((app.receive as NonNullable<App['receive']>)(state, item)),
  }
}

/** The proposal's name in the lanes. */
function nameOf(proposal: Row): string {
  const [name] = PROPOSALS.find(([, one]) => one.action_type === proposal.action_type) ?? ['']
  if (proposal.action_type === 'bundle') return `export_bundle.${proposal.step}`
  if (proposal.action_type === 'dictation') return `dictation.${proposal.step}`
  return proposal.action_type === 'read_documents' ? String(proposal.how) : name
}

test('on the whole road of a case each missing field of the scope denies whoever acts, agent or person, and writes nothing [C-deny.3]', async () => {
  const lost: Lost = { field: null }
  const tried = new Set<string>()
  /** The next field that nobody has tried to leave out here. */
  const next = (who: string): string | null => {
    const field = NEEDS[who]?.find((one) => !tried.has(`${who} ${one}`)) ?? null
    if (field) tried.add(`${who} ${field}`)
    return field
  }
  const agent = {
    name: 'casework',
    async propose(call: Parameters<typeof caseworkAgent.propose>[0]) {
      const { bytes } = await caseworkAgent.propose(call)
      const { agent: role } = call.snapshot as { agent: string }
      lost.field = next(`${role} ${nameOf(JSON.parse(new TextDecoder().decode(bytes)))}`)
      return { bytes }
    },
  }
  const fixture = await openCaseFixture({
    agentFor: () => agent,
    app: (app) => losing(app, lost),
    limits: { maxAttempts: 1000 },
  })
  const act = async (id: string, who: string, kind: string, content: Row) => {
    for (let field = next(who); field; field = next(who)) {
      lost.field = field
      const before = await countRows(fixture)
      const [role] = who.split(' ')
      expect(await fixture.act(id, kind, { role, ...content })).toMatch(/^refused: scope\.missing/)
      expect(await countRows(fixture)).toEqual(before)
    }
    lost.field = null
    expect(await fixture.act(id, kind, { role: who.split(' ')[0], ...content })).toBe('done')
    await fixture.work(id)
  }
  const id = await fixture.lw.create({ pack: 'casework', name: 'x', goal: { matter: 'x', matter_type: 'employment' } })
  await act(id, 'ATTORNEY case.open', 'case.open', {})
  const { sampleForm } = await import('#apps/casework/domain/intake/form.fixture.ts')
  const file = (artifact_kind: string, value: unknown, more: Row = {}) => ({
    ...{ artifact_kind, name: `${artifact_kind}.json`, text: JSON.stringify(value), ...more },
  })
  await act(id, 'ASSISTANT upload', 'case.file', file('client_intake_form', sampleForm()))
  await act(id, 'ATTORNEY intake.accept', 'case.decide', { decision: 'accept', reason: 'x' })
  const document_id = await letter(fixture, id)
  await fixture.work(id)
  await act(id, 'ATTORNEY privilege.mark', 'case.mark', { document_id, decision: 'withhold', basis: 'none' })
  await act(id, 'ATTORNEY privilege.clear', 'case.mark', { document_id, decision: 'include', basis: 'none' })
  const client_session_id = await session(fixture, id, true)
  const { role: _, ...words } = consent(client_session_id, true)
  await act(id, 'ASSISTANT consent.record', 'case.consent', words)
  await act(id, 'ASSISTANT upload', 'case.dictate', { client_session_id, step: 'start' })
  await act(id, 'ASSISTANT upload', 'case.dictate', { client_session_id, step: 'stop' })
  for (let turn = await openTurn(fixture, id); turn; turn = await openTurn(fixture, id)) {
    const text = 'My friend Rosalind Achterberg saw on 2 March 2026 that I was warned.'
    const said = turn.number === 1 ? { text } : { skip: true }
    await act(id, 'ATTORNEY upload', 'case.answer', { turn_id: turn.turn_id, ...said })
  }
  const [transcript] = await fixture.rows<{ transcript_id: string }>('select transcript_id from casework.transcripts')
  const edits = [{ turn: 2, text: 'My friend Rosalind Achterberg saw that I was warned.' }]
  await act(id, 'ATTORNEY transcript.correct', 'case.correct', { ...transcript, edits })
  const filed = await fileInsight(fixture, id, insight('Ask first who decided it and what they knew by then.'))
  expect(await fixture.act(id, 'case.file', ticket(filed))).toBe('done')
  await fixture.work(id)
  const grant = async () => {
    lost.field = null
    return fixture.grant(id)
  }
  while ((await grant()) > 0);
  await requestExport(fixture, id)
  while ((await grant()) > 0);
  const override = { action: 'rerun.force', override_ticket_id: 'O-1', override_reason: 'x', what: 'mapping' }
  await act(id, 'ATTORNEY_ADMIN rerun.force', 'case.override', override)
  await act(id, 'ATTORNEY case.close', 'case.close', {})
  expect((await fixture.state(id)).workspace.status).toBe('completed')

  const wanted = Object.entries(NEEDS).flatMap(([who, fields]) => fields.map((field) => `${who} ${field}`))
  expect([...tried].sort()).toEqual(wanted.sort())
  const denied = await fixture.rows<{ who: string; rule: string; reason: string; used: number }>(
    `select r.role_id || ' ' || r.run_name || ' ' || split_part(a.payload::jsonb #>> '{authz,rule_id}', ':', 2) as who, a.payload::jsonb ->> 'outcome_reason' as reason
     from kernel.runs r join kernel.audit_log a on a.workspace_id = r.workspace_id and a.payload::jsonb ->> 'run_id' = r.run_id::text and a.action_type = 'authz_decision'
     where r.workspace_id = $1 and r.status = 'denied'`,
    [id],
  )
  expect(denied.map(({ who }) => who).sort()).toEqual(wanted.sort())
  for (const { reason } of denied) expect(reason).toMatch(/ requires \w+\./)
  // No row came by a run that was denied, and no tool was called in one.
  const tables = ['documents', 'transcripts', 'interview_notes', 'facts', 'evidence_map', 'coa_map', 'overrides']
  for (const table of [
    ...tables.map((name) => `casework.${name}`),
    'casework.export_bundles',
    'kernel.artifacts',
    'kernel.intents',
  ])
    expect(
      await fixture.rows(
        `select 1 from ${table} t join kernel.runs r on r.workspace_id = t.workspace_id and r.run_id = t.run_id where r.status = 'denied'`,
      ),
      table,
    ).toEqual([])
})
