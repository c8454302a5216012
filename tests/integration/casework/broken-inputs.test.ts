import { chmodSync, globSync, statSync, writeFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'
import { exportDocuments } from '#apps/casework/services/bundle-sources.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { docxOf, sha256, textPdf } from '../documents/files.ts'
import { BOMBS, BROKEN, LOCKED, PROGRAMS } from '../documents/hostile-files.ts'
import { wavOf } from '../speech/wav-files.ts'
import { documentNamed } from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

const GOOD = Buffer.from('On 10 March 2026 Northgate Cold Storage gave me a written warning about unpaid overtime.\n')

async function accepted(fixture: CaseFixture): Promise<string> {
  const id = await fixture.open()
  await fixture.work(id)
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  return id
}

interface Read {
  name: string
  stage: string
  problem: string | null
  pages: number | null
}
/** As an export would see them. */
async function completeness(fixture: CaseFixture, id: string): Promise<Array<[string, boolean]>> {
  const result: Array<[string, boolean]> = []
  for await (const { name, text_complete } of exportDocuments(fixture.lw.database.pool('auditor'), id))
    result.push([name, text_complete])
  return result
}

const readOf = (fixture: CaseFixture) =>
  fixture.rows<Read>('select name, stage, problem, pages from casework.documents where stage <> $1 order by number', [
    'kept',
  ])

/** Says what is wrong under a code, and what to do. */
const problem = (code: string) => expect.stringMatching(new RegExp(`^${code.replace('.', '\\.')}: .+\\. [A-Z].+\\.$`))

const outward = (url: string) =>
  `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY secret SYSTEM "${url}">]><w:document><w:body><w:p><w:r><w:t>&secret;</w:t></w:r></w:p></w:body></w:document>`

test('files that are locked, broken, bombs, programs or empty are told each by its own problem, and the case goes on [C-broken.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const expected: Array<[string, string]> = []
  for (const [kind, files] of Object.entries({
    locked: LOCKED,
    broken: BROKEN,
    bomb: BOMBS,
    program: PROGRAMS.slice(0, 3),
  }))
    for (const [n, { make, code }] of files.entries()) {
      const name = `${kind}-${n}.pdf`
      expect(await fixture.upload(id, name, await make(), 'application/pdf')).toBe('done')
      expected.push([name, code[0]!])
    }
  const empty = await fixture.upload(id, 'empty.pdf', Buffer.alloc(0), 'application/pdf')
  expected.push(['empty.pdf', 'document.empty'])
  const entities = await docxOf('', { 'word/document.xml': outward('file:///etc/passwd') })
  const reached = await docxOf('', { 'word/document.xml': outward('http://127.0.0.1:1/x') })
  await fixture.upload(id, 'entities.docx', entities, 'application/octet-stream')
  await fixture.upload(id, 'reached.docx', reached, 'application/octet-stream')
  expected.push(['entities.docx', 'document.bomb'], ['reached.docx', 'document.bomb'])
  expect(empty).toBe('done')
  const before = process.memoryUsage.rss()
  await fixture.upload(id, 'good.txt', GOOD, 'text/plain')
  await fixture.work(id)
  // What they unpack to is never here: it is the matter of a child with limits of its own.
  expect(process.memoryUsage.rss() - before).toBeLessThan(200 * 1024 * 1024)
  const read = await readOf(fixture)
  expect(read.slice(0, -1)).toEqual(
    expected.map(([name, code]) => ({ name, stage: 'unreadable', problem: problem(code), pages: null })),
  )
  expect(read.at(-1)).toMatchObject({ name: 'good.txt', stage: 'mapped', problem: null })
  expect(await fixture.rows('select distinct statement from casework.facts')).toEqual([
    { statement: GOOD.toString().trim() },
  ])
  expect((await fixture.board(id)).unreadable).toBe(expected.length)
  expect(JSON.stringify(await fixture.rows('select bytes from kernel.blobs'))).not.toContain('root:')
  expect((await fixture.state(id)).workspace.status).toBe('active')
})

test('bytes that are missing or were changed on the disk are the problem of that document alone [C-broken.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const lost = Buffer.from('Lost.\n')
  const said = { role: 'ASSISTANT', artifact_kind: 'document', content_type: 'text/plain', size_bytes: lost.length }
  expect(await fixture.act(id, 'case.upload', { ...said, name: 'lost.txt', sha256: sha256(lost) })).toBe('done')
  const changed = Buffer.from('As it came.\n')
  const stored = await (await fixture.casework.files()).put(id, one(changed))
  const path = globSync(`${fixture.dataDir}/cases/**/*${stored.sha256.slice(4)}*`).find((found) =>
    statSync(found).isFile(),
  )
  chmodSync(path!, 0o600)
  writeFileSync(path!, 'As it is.\n')
  expect(await fixture.act(id, 'case.upload', { ...said, name: 'changed.txt', sha256: stored.sha256 })).toBe('done')
  await fixture.upload(id, 'good.txt', GOOD, 'text/plain')
  await fixture.work(id)
  expect(await readOf(fixture)).toMatchObject([
    { name: 'lost.txt', stage: 'unreadable', problem: problem('artifact.unknown') },
    { name: 'changed.txt', stage: 'unreadable', problem: problem('artifact.damaged') },
    { name: 'good.txt', stage: 'mapped', problem: null },
  ])
  const verified = await fixture.lw.verify()
  const bad = verified.ok ? undefined : verified.first_bad
  expect(bad).toMatchObject({ workspace: id, log: 'file', problem: expect.stringContaining('"changed.txt"') })
  await (await fixture.casework.files()).put(id, one(changed))
  expect(await fixture.lw.verify()).toMatchObject({
    ok: true,
    notices: [{ code: 'evidence.never_held', message: expect.stringContaining('"lost.txt"') }],
  })
})

async function* one(bytes: Uint8Array) {
  yield bytes
}

test('a document of a hundred pages is read to its last, each page under its number; of one of more than five thousand the rest is cut and told [C-broken.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const pages = Array.from({ length: 99 }, (_, i) => [
    `Page ${i + 1} of the schedule, which lists the doors of the hall.`,
  ])
  pages.push(['On March 4, 2026 I complained to Grant Hollis in writing about unpaid overtime.'])
  await fixture.upload(id, 'hundred.pdf', textPdf(pages), 'application/pdf')
  const most = Array.from({ length: 5_001 }, (_, i) => [`Page ${i + 1} of a very long log of doors that were opened.`])
  await fixture.upload(id, 'most.pdf', textPdf(most), 'application/pdf')
  await fixture.work(id)
  expect(await readOf(fixture)).toMatchObject([
    { name: 'hundred.pdf', stage: 'mapped', pages: 100 },
    { name: 'most.pdf', stage: 'mapped', pages: 5_000 },
  ])
  const [last] = await fixture.rows<{ page: number; statement: string }>(
    `select f.page, f.statement from casework.facts f join casework.documents d using (workspace_id, document_id)
      where d.name = 'hundred.pdf' order by f.page desc limit 1`,
  )
  expect(last).toMatchObject({ page: 100, statement: expect.stringContaining('unpaid overtime') })
  expect(await completeness(fixture, id)).toEqual([
    ['hundred.pdf', true],
    ['most.pdf', false],
  ])
})

function mailOf(...parts: string[]): string {
  const head = [
    'From: Maria Delgado-Reyes <maria@example.test>',
    'To: Grant Hollis <hollis@northgate.example>',
    'Date: Wed, 4 Mar 2026 08:00:00 +0000',
    'Message-ID: <a@example.test>',
    'Subject: Overtime',
    'MIME-Version: 1.0',
  ]
  return [...head, ...parts, ''].join('\r\n')
}
const inside = (depth: number): string =>
  depth === 0
    ? mailOf('Content-Type: text/plain', '', 'The innermost secret of Maria.')
    : mailOf(
        `Content-Type: multipart/mixed; boundary="b${depth}"`,
        '',
        `--b${depth}`,
        'Content-Type: text/plain',
        '',
        `On March ${depth}, 2026 I complained about unpaid overtime, level ${depth}.`,
        `--b${depth}`,
        'Content-Type: message/rfc822',
        `Content-Disposition: attachment; filename="../level-${depth - 1}.eml"`,
        '',
        inside(depth - 1),
        `--b${depth}--`,
      )
const twoParts = (plain: string, html: string) =>
  mailOf(
    'Content-Type: multipart/alternative; boundary="x"',
    ...['', '--x', 'Content-Type: text/plain', '', plain, '--x', 'Content-Type: text/html', '', html, '--x--'],
  )

test('a mail is read without the mails inside it, and counts as incomplete where they, or its HTML, were left out [C-broken.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await fixture.upload(id, 'nested.eml', Buffer.from(inside(20)), 'message/rfc822')
  await fixture.upload(
    id,
    'plain.eml',
    Buffer.from(mailOf('Content-Type: text/plain', '', 'On March 4, 2026 I complained.')),
    'message/rfc822',
  )
  const same = twoParts('On March 5, 2026 I complained again.', '<p>On March 5, 2026 I <b>complained</b> again.</p>')
  await fixture.upload(id, 'same.eml', Buffer.from(same), 'message/rfc822')
  const more = twoParts('See the HTML.', '<p>See the HTML. On March 6, 2026 Lucia Marquez was told.</p>')
  await fixture.upload(id, 'more.eml', Buffer.from(more), 'message/rfc822')
  await fixture.work(id)
  expect(await completeness(fixture, id)).toEqual([
    ['nested.eml', false],
    ['plain.eml', true],
    ['same.eml', true],
    ['more.eml', false],
  ])
  const facts = JSON.stringify(await fixture.rows('select statement from casework.facts'))
  expect(facts).toContain('level 20')
  expect(facts).not.toMatch(/level 19|innermost/)
  const [nested] = await fixture.rows<{ about: { notices: string[] } }>(
    `select about from casework.documents where name = 'nested.eml'`,
  )
  expect(nested?.about.notices).toEqual([expect.stringMatching(/^Attached, and not opened: /)])

  // What nobody could search is given out as text alone.
  const request = {
    ...{ bundle_kind: 'discovery_production', export_reason: 'First production' },
    ...{
      bates: { prefix: 'ABC', start: 1, digits: 6 },
      redaction: { profile: 'names', terms: ['Marquez'] },
    },
  }
  const filed = { role: 'ASSISTANT', artifact_kind: 'export_request', name: 'r.json', text: JSON.stringify(request) }
  // An attorney looks first at what nobody could search.
  expect(await fixture.act(id, 'case.file', filed)).toContain('No. 2 "nested.eml", No. 5 "more.eml"')
  for (const name of ['nested.eml', 'more.eml']) {
    const document_id = await documentNamed(fixture, id, name)
    const cleared = { role: 'ATTORNEY', document_id, decision: 'include', basis: 'Looked at in a mail program' }
    expect(await fixture.act(id, 'case.mark', cleared)).toBe('done')
  }
  expect(await fixture.act(id, 'case.file', filed)).toBe('done')
  await fixture.work(id)
  await fixture.grant(id)
  expect(await fixture.rows('select status, problem, counts from casework.export_requests')).toEqual([
    { status: 'finalized', problem: null, counts: { produced: 4, withheld: 0, redacted: 2 } },
  ])
})

test('a name with folders, a zero byte, half a character or a turned ending is refused, and the case goes on [C-broken.3]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  for (const [name, code] of [
    ['../../../etc/passwd', 'document.bad_name'],
    ['C:\\Users\\maria\\letter.pdf', 'document.bad_name'],
    ['..', 'document.bad_name'],
    ['letter\u202efdp.exe', 'document.bad_name'],
    ['letter.pdf\nX-Evil: 1', 'document.bad_name'],
    ['letter.pdf\0.exe', 'text.unstorable'],
    ['letter\ud800.pdf', 'text.unstorable'],
    ['x'.repeat(301), 'schema.length'],
  ] as const) {
    expect(await fixture.upload(id, name, GOOD, 'text/plain')).toContain(`refused: ${code}`)
    const structured = { role: 'ASSISTANT', artifact_kind: 'client_session', name, text: '{"about":"First talk"}' }
    expect(await fixture.act(id, 'case.file', structured)).toContain(`refused: ${code}`)
  }
  expect(await fixture.upload(id, 'رسالة – letter 1 (copy).txt', GOOD, 'text/plain')).toBe('done')
  await fixture.work(id)
  expect(await readOf(fixture)).toMatchObject([{ name: 'رسالة – letter 1 (copy).txt', stage: 'mapped' }])
})

test('a recording that is empty, none, cut or silent is told beside its question, which can be answered again or typed [C-broken.4] [C-speech.9]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await fixture.act(id, 'case.file', {
    ...{ role: 'ASSISTANT', artifact_kind: 'client_session', name: 's.json', text: '{"about":"First talk"}' },
  })
  const [session] = await fixture.rows<{ client_session_id: string }>('select client_session_id from casework.sessions')
  await fixture.act(id, 'case.consent', {
    ...{ role: 'ASSISTANT', client_session_id: session?.client_session_id },
    ...{ consent_by: 'Maria', words: 'Yes, you may record me.', recording: true },
  })
  await fixture.work(id)
  const turn = async () => (await fixture.rows('select turn_id, problem, source, answer from casework.turns'))[0]!
  const good = wavOf(new Float32Array(16_000))
  const recordings: Array<[string, Uint8Array, string]> = [
    ['empty.wav', Buffer.alloc(0), 'audio.empty'],
    ['letter.wav', Buffer.from('%PDF-1.7 this is no sound'), 'audio.unsupported'],
    ['song.wav', Buffer.from('ID3\x04\0\0\0\0\0\0', 'latin1'), 'audio.unsupported'],
    ['cut.wav', good.subarray(0, 20), 'audio.broken'],
    ['silent.wav', good, 'audio.silent'],
  ]
  for (const [name, bytes, code] of recordings) {
    expect(await fixture.upload(id, name, bytes, 'audio/wav', 'audio')).toBe('done')
    const [audio] = await fixture.rows<{ document_id: string }>(
      'select document_id from casework.documents where name = $1',
      [name],
    )
    const { turn_id } = await turn()
    expect(await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id, document_id: audio?.document_id })).toBe(
      'done',
    )
    await fixture.work(id)
    expect(await turn()).toMatchObject({ problem: problem(code), source: null, answer: null })
  }
  const { turn_id } = await turn()
  expect(await fixture.act(id, 'case.answer', { role: 'ASSISTANT', turn_id, text: 'I was fired.' })).toBe('done')
  expect(await turn()).toMatchObject({ source: 'typed', answer: 'I was fired.' })
  // What a client told the house is withheld from the start, in whatever form.
  expect(
    await fixture.rows(`select distinct privileged from casework.documents where artifact_kind = 'audio'`),
  ).toEqual([{ privileged: true }])
})
