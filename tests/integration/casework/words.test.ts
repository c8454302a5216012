import { randomBytes } from 'node:crypto'
import { expect, onTestFinished, test, vi } from 'vitest'
import { sampleForm } from '#apps/casework/domain/intake/form.fixture.ts'
import type { Row } from '#kernel/ports/store.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { readEntries } from '../bagit/zip-entries.ts'
import { expectNone } from '../security/canaries/canaries.ts'
import { found } from '../security/canaries/found.ts'
import {
  auditOf,
  consent,
  documentNamed,
  fileInsight,
  insight,
  letter,
  openTurn,
  packageOf,
  promote,
  requestExport,
  session,
  slyAgent,
  ticket,
} from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Words that stand in one place of the case each, and that no text would have by chance. */
const words: Record<string, string> = {}
function word(name: string): string {
  words[name] ??= `Zq${[...randomBytes(12)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
  return words[name] as string
}
/** A sentence as it may stand in a document, on a form or in an answer. */
const sentence = (name: string) => `On 2 March 2026 I told ${word(name)} in writing that the freezer door was broken.`

/** Everything that anybody may have said in a case, in all that can be sent, right and wrong. */
async function talkative() {
  const sly = slyAgent()
  const fixture = await openCaseFixture({
    agentFor: () => sly.agent,
    transcriber: async () => ({
      name: 'spiteful',
      transcribe: () => Promise.reject(new Error(`I heard: ${sentence('engine_error')}`)),
    }),
  })
  const goal = { matter: `The matter of ${word('matter')}`, matter_type: 'employment' }
  const id = await fixture.lw.create({ pack: 'casework', name: `${word('matter_name')} v. Northwind`, goal })
  const refused = async (kind: string, content: Row) => {
    const answer = await fixture.act(id, kind, content)
    expect(answer, kind).toMatch(/^refused: /)
    return answer
  }
  const file = (artifact_kind: string, value: unknown, more: Row = {}) => ({
    ...{ role: 'ATTORNEY', artifact_kind, name: `${artifact_kind}-${word('file_name')}.json`, ...more },
    text: typeof value === 'string' ? value : JSON.stringify(value),
  })
  await refused('case.file', file('client_intake_form', sampleForm()))
  expect(await fixture.act(id, 'case.open', { role: 'ATTORNEY' })).toBe('done')
  const form = sampleForm()
  form.narrative = `${sentence('narrative')}\n${form.narrative}`
  form.wanted = sentence('wanted')
  form.client.full_name = `Maria ${word('client')}`
  form.related_people.push({ name: `Rosa ${word('witness')}`, relation: 'witness' })
  // Forms that are wrong, with words wherever words can stand.
  await refused('case.file', file('client_intake_form', `{"${sentence('bad_json')}": tru`))
  await refused('case.file', file('client_intake_form', { ...form, [sentence('bad_member')]: 1 }))
  await refused('case.file', file('client_intake_form', { ...form, form_version: sentence('bad_version') }))
  await refused('case.file', file('client_intake_form', { ...form, narrative: { [sentence('bad_narrative')]: 1 } }))
  await refused(
    'case.file',
    file('client_intake_form', { ...form, client: { ...form.client, [sentence('bad_client')]: '"' } }),
  )
  await refused(
    'case.file',
    file('candidate_insight', { title: 'x', [`${sentence('bad_insight')}" and "${word('quoted')}`]: 1 }),
  )
  await refused('case.file', file('export_request', { bundle_kind: sentence('bad_request') }))
  await refused('case.decide', { role: 'ASSISTANT', decision: 'accept', reason: sentence('denied_reason') })
  await refused('case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'x', [sentence('bad_decision')]: 1 })
  expect(await fixture.act(id, 'case.file', file('client_intake_form', form))).toBe('done')
  await fixture.work(id)

  const reason = sentence('decision')
  expect(await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason })).toBe('done')
  await refused('case.file', file('client_session', { about: 'x', prompt_pack: sentence('bad_pack').slice(0, 90) }))
  const override = { action: 'rerun.force', override_ticket_id: 'O-1', override_reason: sentence('override') }
  await refused('case.override', { role: 'ATTORNEY', ...override })
  expect(await fixture.act(id, 'case.override', { role: 'ATTORNEY_ADMIN', ...override, what: 'mapping' })).toBe('done')

  // An agent that says what it likes, in every place where a name should stand.
  const bad: unknown[] = [
    { action_type: sentence('agent_action') },
    { action_type: 'no_op', reason: sentence('agent_reason') },
    `{"action_type":"no_op","${sentence('agent_json')}"`,
    { action_type: 'no_op', reason: 'awaiting_user_input', [sentence('agent_member')]: 1 },
    { action_type: 'write_transcript', [`"${sentence('agent_quoted')}`]: 1 },
    { action_type: 'write_facts', document_ids: [sentence('agent_id').slice(0, 60)], facts: [] },
    { action_type: 'write_coa_map', rows: [], summary: sentence('agent_summary') },
    { action_type: 'write_entities', entities: [{ kind: 'person', name: sentence('agent_entity'), side: 'client' }] },
  ]
  sly.say = ({ agent }) => {
    if (agent !== 'MAPPING_AGENT' || bad.length === 0) return undefined
    const said = bad.shift()
    if (bad.length === 3) throw new Error(sentence('agent_error'))
    return said
  }
  await letter(fixture, id, `${sentence('document')} I was given a written warning on 10 March 2026.`)
  await letter(fixture, id, `Memo to counsel. ${sentence('privileged')}`, 'memo.txt')
  const mail = `From: ${word('sender')} <a@example.org>\r\nTo: b@example.org\r\nSubject: ${sentence('subject')}\r\nContent-Type: text/plain\r\n\r\n${sentence('mail')}\r\n`
  expect(await fixture.upload(id, 'mail.eml', Buffer.from(mail), 'message/rfc822')).toBe('done')
  expect(await fixture.upload(id, 'broken.pdf', Buffer.from(`%PDF-1.4 ${sentence('broken')}`), 'application/pdf')).toBe(
    'done',
  )
  for (let i = 0; i < 12 && bad.length > 0; i++) {
    await fixture.work(id)
    await reopen(fixture, id)
  }
  expect(bad).toEqual([])
  await fixture.work(id)
  const memo = await documentNamed(fixture, id, 'memo.txt')
  const mark = {
    role: 'ATTORNEY',
    document_id: memo,
    decision: 'withhold',
    basis: `Attorney-client: ${sentence('basis')}`,
  }
  expect(await fixture.act(id, 'case.mark', mark)).toBe('done')
  const broken = await documentNamed(fixture, id, 'broken.pdf')
  const cleared = { ...mark, document_id: broken, decision: 'include' }
  expect(await fixture.act(id, 'case.mark', cleared)).toBe('done')

  await speak(fixture, id)
  await promote(fixture, id, insight(`${sentence('insight_denied')} ${sentence('document')}`), {
    reason: sentence('ticket'),
  })
  const filed = await fileInsight(
    fixture,
    id,
    insight(`Ask first who knew of it. ${word('insight')} is a word that stands in no source.`),
  )
  await refused('case.file', { ...ticket(filed, { signed_off_by: word('signer') }) })
  expect(await fixture.act(id, 'case.file', ticket(filed, { title: sentence('ticket_title') }))).toBe('done')
  await fixture.work(id)
  while ((await fixture.grant(id)) > 0);
  await requestExport(fixture, id, { redaction: { profile: 'names', terms: [word('redacted')] } })
  while ((await fixture.grant(id)) > 0);
  expect(await fixture.act(id, 'case.close', { role: 'ATTORNEY', reason: sentence('closing') })).toBe('done')
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
  return { fixture, id }
}

async function reopen(fixture: CaseFixture, id: string): Promise<void> {
  const blocked = await fixture.rows<{ task_id: string }>(
    `select task_id from kernel.tasks where workspace_id = $1 and status = 'blocked'`,
    [id],
  )
  for (const { task_id } of blocked) await fixture.lw.send(id, 'olga', 'task.reopen', { task_id })
}

/** Typed, spoken to an engine that fails, corrected. */
async function speak(fixture: CaseFixture, id: string): Promise<void> {
  const client_session_id = await session(fixture, id, true)
  const said = {
    ...consent(client_session_id, true),
    consent_by: `Maria ${word('consent_by')}`,
    words: sentence('consent'),
  }
  expect(await fixture.act(id, 'case.consent', said)).toBe('done')
  await fixture.work(id)
  const turn = await openTurn(fixture, id)
  expect(await fixture.upload(id, 'sound.wav', Buffer.from('RIFF'), 'audio/wav', 'audio')).toBe('done')
  const sound = await documentNamed(fixture, id, 'sound.wav')
  expect(await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id: turn?.turn_id, document_id: sound })).toBe(
    'done',
  )
  await fixture.work(id)
  expect(await fixture.rows('select problem from casework.turns where number = 1')).toEqual([
    { problem: expect.stringContaining('tool.failed') },
  ])
  for (let open = await openTurn(fixture, id); open; open = await openTurn(fixture, id)) {
    const answer = open.number === 1 ? { text: sentence('answer') } : { skip: true }
    expect(await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id: open.turn_id, ...answer })).toBe('done')
    await fixture.work(id)
  }
  const [row] = await fixture.rows<{ transcript_id: string }>('select transcript_id from casework.transcripts')
  const correct = { role: 'ATTORNEY', ...row }
  expect(
    await fixture.act(id, 'case.correct', { ...correct, edits: [{ turn: 999, text: sentence('bad_edit') }] }),
  ).toMatch(/^refused/)
  expect(await fixture.act(id, 'case.correct', { ...correct, edits: [{ turn: 2, text: sentence('edit') }] })).toBe(
    'done',
  )
}

test('no word of a case stands in a run, in the audit, in a plain event or in what a production holds beside its documents, whatever was said, refused, denied or failed [C-words.1, C-words.2]', async () => {
  const { fixture, id } = await talkative()
  const client = await fixture.database.client('superuser')
  onTestFinished(() => client.end())
  const text = async (sql: string) => (await client.query<{ text: string }>(sql)).rows.map((row) => row.text).join('\n')
  const places = {
    runs: await text('select t::text as text from kernel.runs t'),
    audit: await text('select t::text as text from kernel.audit_log t'),
    inbox: await text(`select coalesce(outcome, '-') as text from kernel.inbox`),
  }
  expectNone(words, places)
  // The cases of refusal, denial and failure are among them.
  expect(places.runs).toMatch(/tool\.failed/)
  expect(places.runs).toMatch(/task\.blocked/)
  expect(
    (await auditOf(fixture, id)).filter(({ outcome }) => outcome === 'deny' || outcome === 'failure').length,
  ).toBeGreaterThan(25)

  // In the log of events what is personal lies under the key of the case; of the matter's own name everybody may know.
  const { matter: _matter, matter_name: _name, insight: _shared, ...personal } = words
  const events = await text('select change_payload as text from kernel.event_log')
  expect(events).toContain('enc1:')
  expectNone(personal, { events })

  // The rows themselves do hold them: what is looked for could have been found.
  const rows = await text(
    `select t::text as text from casework.facts t union all select t::text from casework.entities t union all select t::text from casework.turns t
     union all select t::text from casework.overrides t union all select convert_from(b.bytes, 'UTF8') from kernel.blobs b
     union all select t::text from kernel.inbox t union all select t::text from kernel.agent_calls t union all select t::text from casework.documents t`,
  )
  const kept = ['narrative', 'document', 'mail', 'answer', 'edit', 'client', 'override', 'agent_member', 'bad_member']
  for (const name of kept) expect(found(rows, { [name]: word(name) }), name).toEqual([name])

  const entries = readEntries(await packageOf(fixture, id))
  const beside = entries.filter(([name]) => !/\/data\/(natives|text)\//i.test(name))
  expect(beside.length).toBeGreaterThan(5)
  expect(entries.length).toBeGreaterThan(beside.length)
  const { file_name: _file, ...ofCase } = words
  for (const [name, content] of beside) expectNone(ofCase, { [name]: content.toString('latin1') || '-' })
  // What was withheld is in none of its files.
  for (const [name, content] of entries) expect(content.includes(word('privileged')), name).toBe(false)
})
