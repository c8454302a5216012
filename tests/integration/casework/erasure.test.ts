import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eraseCase } from '#apps/casework/services/erase-case.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { liftHold, placeHold } from '#storage/hold.ts'
import { openCaseFixture, type TestCases } from '../../support/case.ts'

vi.setConfig({ testTimeout: 300_000 })

/** Words that only this case knows, one for each way in. */
const WORDS = {
  document: 'Quargleton',
  name: 'Vexbury',
  attachment: 'Mirplewick',
  answer: 'Snorvale',
  correction: 'Trundlewitz',
  basis: 'Plonkhurst',
  reason: 'Wibblecroft',
  override: 'Fizzlemore',
  insight: 'Grobnitz',
  consent: 'Dabblethorp',
  export: 'Hexleyham',
  upload: 'Ostrumbel',
} as const

const LETTER = Buffer.from(
  `On 2 March 2026 I complained to ${WORDS.document} in writing about unpaid overtime.\nOn 10 March 2026 I was given a written warning by ${WORDS.document}.\n`,
)
const MAIL = [
  'From: Maria Delgado-Reyes <maria@example.test>',
  'To: Grant Hollis <hollis@northgate.example>',
  'Date: Wed, 4 Mar 2026 08:00:00 +0000',
  'Message-ID: <a@example.test>',
  'Subject: Overtime',
  'MIME-Version: 1.0',
  'Content-Type: multipart/mixed; boundary="b"',
  ...['', '--b', 'Content-Type: text/plain', '', 'On March 4, 2026 I wrote about unpaid overtime.', '--b'],
  `Content-Type: text/csv; name="${WORDS.attachment}.csv"`,
  `Content-Disposition: attachment; filename="${WORDS.attachment}.csv"`,
  ...['', 'week,hours', '--b--', ''],
].join('\r\n')

/** A case with something personal in every corner, to its end. */
async function closedCase(fixture: TestCases): Promise<string> {
  const id = await fixture.open('Case 117 of 2026')
  const attorney = { role: 'ATTORNEY' }
  const assistant = { role: 'ASSISTANT' }
  const done = async (kind: string, content: object) => expect(await fixture.act(id, kind, { ...content })).toBe('done')
  await fixture.work(id)
  await done('case.decide', { ...attorney, decision: 'accept', reason: `As ${WORDS.reason} said` })
  expect(await fixture.upload(id, `${WORDS.name}.txt`, LETTER, 'text/plain')).toBe('done')
  expect(await fixture.upload(id, 'mail.eml', Buffer.from(MAIL), 'message/rfc822')).toBe('done')
  await fixture.work(id)
  const [letter] = await fixture.rows<{ document_id: string }>(
    'select document_id from casework.documents where workspace_id = $1 and name = $2',
    [id, `${WORDS.name}.txt`],
  )
  const [mail] = await fixture.rows<{ document_id: string }>(
    `select document_id from casework.documents where workspace_id = $1 and name = 'mail.eml'`,
    [id],
  )
  const basis = `Talk with ${WORDS.basis}`
  await done('case.mark', { ...attorney, document_id: letter?.document_id, decision: 'withhold', basis })
  await done('case.mark', { ...attorney, document_id: mail?.document_id, decision: 'include', basis })
  await interview(fixture, id, done)
  await done('case.override', {
    ...{ role: 'ATTORNEY_ADMIN', action: 'rerun.force', what: 'mapping' },
    ...{ override_ticket_id: 'T-1', override_reason: `${WORDS.override} asked for it` },
  })
  const insight = { title: 'Timing', body: `${WORDS.insight} warned her soon after.`, heuristics: [], tags: [] }
  const file = (artifact_kind: string, name: string, value: object, more = {}) =>
    done('case.file', { ...attorney, artifact_kind, name, text: JSON.stringify(value), ...more })
  await file('candidate_insight', 'insight.json', insight)
  await file('export_request', 'request.json', {
    ...{ bundle_kind: 'discovery_production', export_reason: `Asked for by ${WORDS.export}` },
    bates: { prefix: 'ABC', start: 1, digits: 6 },
  })
  await fixture.work(id)
  while ((await fixture.grant(id)) > 0);
  const begun = { uploadId: crypto.randomUUID(), caseId: id, name: `${WORDS.upload}.pdf`, sizeBytes: 100 }
  expect(await (await fixture.casework.files()).begin(begun)).toMatchObject({ ok: true })
  await done('case.close', { ...attorney, reason: `${WORDS.reason} agreed` })
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
  return id

  async function interview(
    environment: TestCases,
    id: string,
    done: (kind: string, content: object) => Promise<void>,
  ): Promise<void> {
    const session = { artifact_kind: 'client_session', name: 's.json', text: '{"about":"First talk"}' }
    await done('case.file', { ...assistant, ...session })
    const [{ client_session_id }] = (await environment.rows(
      'select client_session_id from casework.sessions where workspace_id = $1',
      [id],
    )) as [{ client_session_id: string }]
    const consent = { consent_by: WORDS.consent, words: `I, ${WORDS.consent}, agree.`, recording: false }
    await done('case.consent', { ...assistant, client_session_id, ...consent })
    for (let asked = 0; asked < 60; asked++) {
      await environment.work(id)
      const [open] = await environment.rows<{ turn_id: string; number: number }>(
        'select turn_id, number from casework.turns where workspace_id = $1 and answered_at is null',
        [id],
      )
      if (!open) break
      const said = { text: `On 2 March 2026 I complained to Mr. ${WORDS.answer} about unpaid overtime.` }
      await done('case.answer', { ...assistant, turn_id: open.turn_id, ...(open.number === 1 ? said : { skip: true }) })
    }
    const [transcript] = await environment.rows<{ transcript_id: string }>(
      'select transcript_id from casework.transcripts where workspace_id = $1',
      [id],
    )
    const edits = [{ turn: 2, text: `It was Mr. ${WORDS.correction}.` }]
    await done('case.correct', { ...assistant, transcript_id: transcript?.transcript_id, edits })
  }
}

/** Where any of the words stands, in any table of the database (bytes too) or in a file of the data folder. */
async function found(fixture: TestCases, words: readonly string[], not: string[] = []): Promise<string[]> {
  const client = await fixture.database.client('superuser')
  const places: string[] = []
  try {
    const { rows: tables } = await client.query(
      `select n.nspname || '.' || quote_ident(c.relname) as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast') order by 1`,
    )
    expect(tables.length).toBeGreaterThan(40)
    for (const { name } of tables)
      for (const word of words) {
        const hex = Buffer.from(word).toString('hex')
        const { rows } = await client.query(
          `select count(*)::integer as n from ${name} t where (t::text like $1 or t::text like $2) and not (t::text like any ($3::text[]))`,
          [`%${word}%`, `%${hex}%`, not.map((id) => `%${id}%`)],
        )
        if (rows[0].n > 0) places.push(`${name}: ${word}`)
      }
  } finally {
    await client.end()
  }
  for (const path of globSync('**/*', { cwd: join(fixture.dataDir, 'cases') })) {
    const whole = join(fixture.dataDir, 'cases', path)
    if (not.some((id) => path.includes(id)) || !statSync(whole).isFile()) continue
    for (const word of words) if (readFileSync(whole).includes(word)) places.push(`${path}: ${word}`)
  }
  return places
}

const CLIENT = ['Maria', 'Delgado', 'Hollis', 'Northgate']

test('a case that is erased leaves no word of it in any table, log or file, and others are untouched; under a legal hold nothing goes and the try is told [C-erase.1] [C-erase.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await closedCase(fixture)
  const other = await fixture.open('Case 118 of 2026')
  await fixture.upload(other, 'same.txt', LETTER, 'text/plain')
  const words = Object.values(WORDS)
  // Each of them is there before: else their absence would say nothing.
  const before = (await found(fixture, words, [other])).join('\n')
  for (const word of words) expect(before).toContain(word)

  const app = fixture.lw.database.pool('app')
  const by = { by: 'olga', now: new Date().toISOString() }
  const erase = () => eraseCase(fixture.lw, fixture.dataDir, { caseId: id, by: 'olga', reason: 'asked on 1 March' })
  expect(await placeHold(app, { workspace: id, reason: 'case 12/26', ...by })).toEqual({ ok: true })
  const refused = (await erase().catch((error) => error)) as Failure
  expect(refused).toBeInstanceOf(Failure)
  expect(refused).toMatchObject({
    code: 'person.on_hold',
    next: 'Nothing is erased while it stands; whoever placed it may lift it.',
  })
  expect((await found(fixture, words, [other])).join('\n')).toBe(before)
  const result = await fixture.rows<{ payload: string }>(
    `select action_type, payload::jsonb ->> 'outcome' as outcome, payload::jsonb #>> '{target,operation}' as operation, payload::jsonb ->> 'outcome_reason' as reason
      from kernel.audit_log where workspace_id = $1 and payload::jsonb ->> 'outcome' = 'deny' order by seq desc limit 2`,
    [id],
  )
  const reason = expect.stringMatching(/^person\.on_hold: a legal hold stands on the workspace since /)
  expect(result).toEqual([
    { action_type: 'system', outcome: 'deny', operation: 'denied', reason },
    { action_type: 'authz_decision', outcome: 'deny', operation: 'erase', reason },
  ])

  expect(await liftHold(app, { workspace: id, ...by })).toEqual({ ok: true })
  const erased = await erase()
  expect(erased).toMatchObject({ before: false, files: 3 })
  expect(erased.rows).toBeGreaterThan(20)
  expect(await found(fixture, [...words, ...CLIENT], [other])).toEqual([])
  expect(existsSync(join(fixture.dataDir, 'cases', id))).toBe(false)
  const [act] = await fixture.rows(
    `select payload::jsonb #>> '{actor,actor_id}' as person, payload::jsonb ->> 'outcome_reason' as reason from kernel.audit_log
      where workspace_id = $1 and payload::jsonb #>> '{target,target_type}' = 'person' and payload::jsonb ->> 'outcome' = 'success'`,
    [id],
  )
  expect(act).toEqual({ person: 'olga', reason: 'asked on 1 March' })
  // What is left can be looked at, and a second time finds nothing more to do.
  for (const view of ['board', 'documents', 'facts', 'matrix', 'transcripts', 'summary'])
    expect(await fixture.lw.view(id, 'casework', view)).toBeTruthy()
  expect(await erase()).toMatchObject({ before: true, files: 0, rows: 0 })

  // The other case holds the same file, and goes on.
  await fixture.act(other, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  await fixture.work(other)
  expect(
    await fixture.rows('select stage from casework.documents where workspace_id = $1 and name = $2', [
      other,
      'same.txt',
    ]),
  ).toEqual([{ stage: 'mapped' }])
})

test('bytes in the database go with the key in one transaction, and a hold on anybody in the case keeps them [C-erase.1] [C-erase.2]', async () => {
  const fixture = await openCaseFixture({ store: 'database' })
  const id = await closedCase(fixture)
  const other = await fixture.open('Case 118 of 2026')
  await fixture.upload(other, 'same.txt', LETTER, 'text/plain')
  const held = () =>
    fixture.rows(
      `select workspace_id = $1 as mine, count(*)::integer as files from casework.stored_files group by 1 order by 1`,
      [id],
    )
  expect(await held()).toEqual([
    { mine: false, files: 1 },
    { mine: true, files: 3 },
  ])
  const app = fixture.lw.database.pool('app')
  const by = { by: 'olga', now: new Date().toISOString() }
  const erase = () => eraseCase(fixture.lw, fixture.dataDir, { caseId: id, by: 'olga', reason: 'asked on 1 March' })
  const somebody = { workspace: id, person: crypto.randomUUID(), ...by }
  await placeHold(app, { ...somebody, reason: 'a witness of case 12/26' })
  await expect(erase()).rejects.toMatchObject({ code: 'file.on_hold' })
  expect(await held()).toHaveLength(2)
  await liftHold(app, somebody)
  expect(await erase()).toMatchObject({ before: false, files: 3 })
  expect(await held()).toEqual([{ mine: false, files: 1 }])
  expect(
    await fixture.rows('select 1 from casework.file_uploads where workspace_id = $1 and sha256 is null', [id]),
  ).toEqual([])
  expect(await found(fixture, [...Object.values(WORDS), ...CLIENT], [other])).toEqual([])
})

test('a case that is not over is not erased, and the refusal says what to do first [C-erase.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open('Case 119 of 2026')
  await fixture.work(id)
  await expect(
    eraseCase(fixture.lw, fixture.dataDir, { caseId: id, by: 'olga', reason: 'asked on 1 March' }),
  ).rejects.toMatchObject({ code: 'person.is_workspace', next: 'Name a person, or complete the workspace first.' })
})
