import { expect, test, vi } from 'vitest'
import type { Row } from '#kernel/ports/store.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { readEntries } from '../bagit/zip-entries.ts'
import { accepted, auditOf, documentNamed, letter, packageOf } from './steps.ts'

vi.setConfig({ testTimeout: 180_000 })

const MEMO = `PRIVILEGED AND CONFIDENTIAL
ATTORNEY-CLIENT COMMUNICATION

I raised my voice on the tenth of March and said that somebody would die in that freezer.`
const SECRET = 'somebody would die in that freezer'
const REQUEST = {
  ...{ bundle_kind: 'discovery_production', export_reason: 'First production' },
  bates: { prefix: 'ABC', start: 1, digits: 6 },
}

let numbers = 0

function request(fixture: CaseFixture, id: string, more: Row = {}): Promise<string> {
  const content = { artifact_kind: 'export_request', name: `request-${++numbers}.json` }
  const text = JSON.stringify({ ...REQUEST, ...more })
  return fixture.act(id, 'case.file', { role: 'ASSISTANT', ...content, text })
}

const decide = (fixture: CaseFixture, id: string, document_id: string, decision: string, more: Row = {}) =>
  fixture.act(id, 'case.mark', { role: 'ATTORNEY', document_id, decision, basis: 'Attorney-client', ...more })

async function caseWithMemo() {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const plain = await letter(fixture, id)
  const memo = await letter(fixture, id, MEMO, 'memo.txt')
  await fixture.work(id)
  return { fixture, id, plain, memo }
}

const requestsOf = (fixture: CaseFixture, id: string) =>
  fixture.rows<{ status: string; problem: string | null; counts: Row }>(
    'select status, problem, counts from casework.export_requests where workspace_id = $1 order by updated_at',
    [id],
  )

/** What the attorney is shown. */
const listOf = (approval: { content: string } | undefined) =>
  JSON.parse(approval?.content ?? '{}').input.parameters as { totals: Row; documents: Row[] }

async function pendingOf(fixture: CaseFixture, id: string) {
  const { approvals } = await fixture.state(id)
  return approvals.filter(({ status }) => status === 'pending')
}

test('an unmarked privileged memo stops a default production, and none of it leaves once it is withheld [H-privilege.2, H-privilege.3, H-privilege.4]', async () => {
  const { fixture, id, memo } = await caseWithMemo()
  const refused = await request(fixture, id)
  expect(refused).toContain('export.undecided')
  expect(refused).toContain('No. 3 "memo.txt"')
  expect(await requestsOf(fixture, id)).toEqual([])
  expect(await decide(fixture, id, memo, 'withhold')).toBe('done')
  expect(await request(fixture, id)).toBe('done')
  await fixture.work(id)
  const [approval] = await pendingOf(fixture, id)
  const input = listOf(approval)
  expect(input.totals).toEqual({ include: 1, withhold: 1, redact: 0 })
  expect(input.documents).toMatchObject([
    { name: 'letter.txt', treatment: 'include', label: 'ABC000001', signs: [] },
    { name: 'memo.txt', treatment: 'withhold', label: 'ABCPRIV00001' },
  ])
  expect(JSON.stringify(input.documents)).toContain('PRIVILEGED AND CONFIDENTIAL')
  await fixture.grant(id)
  expect(await requestsOf(fixture, id)).toMatchObject([{ status: 'finalized', counts: { produced: 1, withheld: 1 } }])
  const entries = readEntries(await packageOf(fixture, id))
  for (const [name, bytes] of entries) expect(bytes.includes(SECRET), name).toBe(false)
  expect(entries.filter(([name]) => name.includes('/NATIVES/'))).toHaveLength(1)
})

test('only an attorney clears a flag, and each decision is in the audit log [H-privilege.4]', async () => {
  const { fixture, id, memo } = await caseWithMemo()
  const cleared = (role: string) => decide(fixture, id, memo, 'include', { role, basis: 'A public leaflet' })
  for (const role of ['ASSISTANT', 'ATTORNEY_ADMIN', 'EXPORT_AGENT', 'MAPPING_AGENT', 'NOBODY'])
    expect(await cleared(role), role).toMatch(/^refused: (lane|identity)\./)
  expect(await request(fixture, id)).toContain('export.undecided')
  expect(await decide(fixture, id, memo, 'include', { basis: '...' })).toContain('privilege.no_basis')
  expect(await decide(fixture, id, memo, 'withhold', { role: 'ASSISTANT' })).toBe('done')
  expect(await cleared('ATTORNEY')).toBe('done')
  const recorded = (await auditOf(fixture, id)).filter(({ target }) => target?.name === 'privilege.clear')
  expect(recorded.some(({ role_id }) => role_id === 'ATTORNEY')).toBe(true)
  expect(await fixture.rows('select decision, decided_by from casework.privilege_decisions order by number')).toEqual([
    { decision: 'withhold', decided_by: 'olga' },
    { decision: 'include', decided_by: 'olga' },
  ])
  expect(await request(fixture, id)).toBe('done')
})

test('what cannot be read is undecided, and so is a mail whose attachment was not opened [H-privilege.1, H-privilege.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  await letter(fixture, id)
  const mail = [
    ...['From: Grant <g@northgate.example>', 'To: Paula <p@northgate.example>', 'Subject: hours', 'MIME-Version: 1.0'],
    ...['Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'See the sheet.', ''],
    ...[
      '--b',
      'Content-Type: application/octet-stream; name="sheet.bin"',
      'Content-Disposition: attachment; filename="sheet.bin"',
    ],
    ...['Content-Transfer-Encoding: base64', '', 'AAECAwQ=', '--b--', ''],
  ].join('\r\n')
  await fixture.upload(id, 'hours.eml', Buffer.from(mail), 'message/rfc822')
  await fixture.upload(id, 'broken.pdf', Buffer.from('%PDF-1.7\nnothing'), 'application/pdf')
  await fixture.upload(id, 'voice.wav', Buffer.from('RIFF....WAVEfmt '), 'audio/wav', 'audio')
  await fixture.work(id)
  const refused = await request(fixture, id)
  for (const name of ['hours.eml', 'broken.pdf', 'voice.wav']) expect(refused).toContain(`"${name}"`)
  expect(refused).not.toContain('letter.txt')
  // Chosen documents alone are looked at, and an internal package needs no decision.
  expect(await request(fixture, id, { document_ids: [await documentNamed(fixture, id, 'letter.txt')] })).toBe('done')
  expect(await request(fixture, id, { bundle_kind: 'internal_review' })).toBe('done')
  for (const bundle_kind of ['court_filing_support', 'expert_review', 'other'])
    expect(await request(fixture, id, { bundle_kind })).toContain('export.undecided')
})

test('a document of another case is refused when the package is requested [H-privilege.3]', async () => {
  const fixture = await openCaseFixture()
  const other = await accepted(fixture, 'Another')
  const foreign = await letter(fixture, other)
  const id = await accepted(fixture)
  const own = await letter(fixture, id)
  await fixture.work(id)
  expect(await request(fixture, id, { document_ids: [own, foreign] })).toContain('export.unknown_document')
  expect(await request(fixture, id, { document_ids: ['0198c0de-0000-7000-8000-00000000abcd'] })).toContain(
    'export.unknown_document',
  )
  expect(await requestsOf(fixture, id)).toEqual([])
})

test('what is uploaded or flagged after the request cannot slip into the package [H-privilege.2]', async () => {
  const { fixture, id, memo } = await caseWithMemo()
  expect(await decide(fixture, id, memo, 'withhold')).toBe('done')
  expect(await request(fixture, id)).toBe('done')
  await fixture.work(id)
  await letter(fixture, id, `${MEMO} Again.`, 'memo-2.txt')
  await fixture.grant(id)
  expect(await requestsOf(fixture, id)).toMatchObject([{ status: 'failed' }])
  expect((await requestsOf(fixture, id))[0]?.problem).toContain(
    'export.not_read: 1 document has not been read yet: No. 5 "…"',
  )
  expect(await pendingOf(fixture, id)).toEqual([])
  // A decision that changed since the approval is not what was approved, either.
  await fixture.work(id)
  expect(await decide(fixture, id, await documentNamed(fixture, id, 'memo-2.txt'), 'withhold')).toBe('done')
  expect(await request(fixture, id)).toBe('done')
  await fixture.work(id)
  const [before] = await pendingOf(fixture, id)
  expect(await decide(fixture, id, memo, 'include', { basis: 'Not privileged after all' })).toBe('done')
  await fixture.grant(id)
  expect((await requestsOf(fixture, id)).some(({ status }) => status === 'finalized')).toBe(false)
  const [after] = await pendingOf(fixture, id)
  expect(after?.action_hash).not.toBe(before?.action_hash)
  expect(listOf(after).totals).toEqual({ include: 2, withhold: 1, redact: 0 })
})

test('redacted passages are nowhere in the package, and must be words of the document [H-privilege.4]', async () => {
  const { fixture, id, memo } = await caseWithMemo()
  const redact = (passages?: string[]) => decide(fixture, id, memo, 'redact', passages ? { passages } : {})
  expect(await redact()).toContain('privilege.passages')
  expect(await redact(['words that are not there'])).toContain('privilege.bad_passage')
  expect(await redact([SECRET])).toBe('done')
  expect(await request(fixture, id)).toBe('done')
  await fixture.work(id)
  await fixture.grant(id)
  expect(await requestsOf(fixture, id)).toMatchObject([{ counts: { produced: 2, withheld: 0, redacted: 1 } }])
  const entries = readEntries(await packageOf(fixture, id))
  const texts = entries.filter(([name]) => name.includes('/TEXT/')).map(([, bytes]) => bytes.toString('utf8'))
  expect(texts.join('\n')).toContain('I raised my voice')
  for (const [name, bytes] of entries) expect(bytes.includes(SECRET), name).toBe(false)
})

test('a lawyer whom a later document names is found in the documents before it [H-privilege.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const early = await letter(
    fixture,
    id,
    'Pallet count for dock 4: 112. Whitlock wants the sheet for March as well.',
    'count.txt',
  )
  const other = await letter(
    fixture,
    id,
    'Pallet count for dock 5: 98. Sam wants the sheet for March as well.',
    'more.txt',
  )
  await fixture.work(id)
  const signsOf = async (document_id: string) =>
    (
      await fixture.rows<{ signs: Row[] }>('select signs from casework.privilege_signs where document_id = $1', [
        document_id,
      ])
    )[0]?.signs
  expect(await signsOf(early)).toEqual([])
  await letter(fixture, id, 'Please call me on Monday.\n\nSandra Whitlock, Esq.', 'call.txt')
  await fixture.work(id)
  expect(await signsOf(early)).toMatchObject([{ kind: 'lawyer', page: 1 }])
  expect(await signsOf(other)).toEqual([])
  expect(await request(fixture, id)).toContain('"count.txt"')
  const [named] = await fixture.rows<{ lawyers: string[] }>(
    `select about -> 'lawyers' as lawyers from casework.documents where workspace_id = $1 and name = 'call.txt'`,
    [id],
  )
  expect(named?.lawyers).toContain('Sandra Whitlock')
})
