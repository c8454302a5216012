import { expect, test, vi } from 'vitest'
import type { Finding } from '#apps/casework/domain/governance/finding.ts'
import { textOfInsight } from '#apps/casework/domain/governance/insight-text.ts'
import type { Row } from '#kernel/ports/store.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { accepted, auditOf, countRows, fileInsight, insight, letter, promote, requestExport, ticket } from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

const SPAN = 'complained to him in writing about unpaid overtime and'
const NOTE = 'she may not hold up well in a deposition'

/** Something of the case in the disguises that people and models give it. The names are those of the sample form. */
const PLANTED: Array<[what: string, kind: Finding['kind'], planted: string]> = [
  ['a name', 'client_identity', 'María José Ortega Ruiz'],
  ['a name without its accents', 'client_identity', 'maria jose ortega ruiz'],
  ['a name in capitals, with blanks', 'client_identity', 'MARIA   JOSE\tORTEGA  RUIZ'],
  ['an alias over a line break', 'client_identity', 'Maria\nOrtega'],
  ['a surname first', 'client_identity', 'Ortega, Maria'],
  ['a name in look-alikes', 'client_identity', 'Mаriа Оrtеgа'],
  ['a name in wide letters', 'client_identity', 'Ｍａｒｉａ Ｏｒｔｅｇａ'],
  ['a name with unseen characters', 'client_identity', 'Ma\u200bria Or\u00adtega'],
  ['the other side', 'client_identity', 'Northwind Logistics'],
  ['the alias of the other side', 'client_identity', 'greg hale'],
  ['a witness with another apostrophe', 'client_identity', 'Siobhan O’Neill'],
  ['a phone', 'client_identity', '+1 (555) 010-7788'],
  ['a phone in another form', 'client_identity', '1.555.010.7788'],
  ['a phone with blanks', 'client_identity', '555 010 77 88'],
  ['a mail address', 'client_identity', 'MARIA.ORTEGA@EXAMPLE.ORG'],
  ['a mail address in words', 'client_identity', 'maria.ortega (at) example (dot) org'],
  ['an address', 'client_identity', '12 Harbor Street'],
  ['an address cut short', 'client_identity', '12 harbor st.'],
  ['nine words of a document', 'raw_case_text', SPAN],
  ['the same in capitals', 'raw_case_text', SPAN.toUpperCase()],
  ['the same over lines', 'raw_case_text', SPAN.replaceAll(' ', '\n')],
  ['the same with dashes', 'raw_case_text', SPAN.replaceAll(' ', ' - ')],
  ['the same in look-alikes', 'raw_case_text', SPAN.replaceAll('o', 'о').replaceAll('a', 'а')],
  ['words of the client’s form', 'raw_case_text', 'told me that the team needed younger blood. In March'],
  ['a privileged note', 'privileged_notes', NOTE],
  ['a privileged note in capitals over lines', 'privileged_notes', NOTE.toUpperCase().replaceAll(' ', '\n')],
  ['a privileged note in look-alikes', 'privileged_notes', NOTE.replaceAll('o', 'о').replaceAll('e', 'е')],
]

async function caseWithSources(fixture: CaseFixture): Promise<string> {
  const id = await accepted(fixture)
  const sent = await letter(fixture, id, `In the spring I ${SPAN} the broken doors of the freezer, twice.`)
  const memo = await letter(fixture, id, `Notes for counsel: ${NOTE}, so prepare her.`, 'memo.txt')
  const mark = { role: 'ATTORNEY', document_id: memo, decision: 'withhold', basis: 'work product' }
  expect(await fixture.act(id, 'case.mark', mark)).toBe('done')
  await fixture.work(id)
  // Talk of a complaint is undecided until an attorney has read it.
  const read = { role: 'ATTORNEY', document_id: sent, decision: 'include', basis: 'a letter to the employer' }
  expect(await fixture.act(id, 'case.mark', read)).toBe('done')
  await fixture.work(id)
  return id
}

const promotionsOf = (fixture: CaseFixture) =>
  fixture.rows<{ promotion_ticket_id: string; status: string; findings: Finding[]; receipt_id: string | null }>(
    'select promotion_ticket_id, status, findings, receipt_id from casework.promotions order by updated_at, promotion_ticket_id',
  )

test('whatever of the case is planted in an insight, in whatever disguise, is denied through the real flow with its kind and its span, and nothing is shared [C-promote.1]', async () => {
  const fixture = await openCaseFixture()
  const id = await caseWithSources(fixture)
  for (const [n, [what, kind, planted]] of PLANTED.entries()) {
    // In the body, in the title, in a heuristic: everything that would be shared is looked through.
    const said = `Ask first: ${planted}. Then look.`
    const candidate =
      n % 3 === 0
        ? insight(said)
        : n % 3 === 1
          ? insight('Ask first.', { title: said })
          : // biome-ignore lint/suspicious/noThenProperty: a word of the contract, not a promise
            insight('Ask first.', { heuristics: [{ when: 'it is late', then: said }] })
    await promote(fixture, id, candidate)
    expect(await fixture.grant(id), what).toBe(0)
    const denied = (await promotionsOf(fixture)).at(-1)
    expect(denied, what).toMatchObject({ status: 'denied' })
    const { text } = textOfInsight(candidate)
    const at = text.indexOf(planted)
    const named = denied?.findings.filter(
      (finding) => finding.kind === kind && finding.start < at + planted.length && finding.end > at,
    )
    expect(named?.length, `${what}: ${JSON.stringify(denied?.findings)}`).toBeGreaterThan(0)
    // A finding says where and what, and repeats nothing.
    for (const finding of denied?.findings ?? []) expect(finding.what).not.toContain(planted.slice(0, 12))
  }
  const promotions = await promotionsOf(fixture)
  expect(promotions).toHaveLength(PLANTED.length)
  expect(
    await fixture.rows('select 1 from casework.shared_playbooks union all select 1 from casework.shared_heuristics'),
  ).toEqual([])
  expect(await fixture.rows(`select 1 from kernel.intents where tool like 'append:shared%'`)).toEqual([])
  const denials = (await auditOf(fixture, id)).filter(
    ({ action_type, target }) => action_type === 'promotion' && target?.operation === 'deny',
  )
  expect(denials).toHaveLength(PLANTED.length)
  const shown = await receiptOf(fixture, id, promotions.at(-1)?.promotion_ticket_id)
  expect(shown).toContain('denied')
  expect(shown).toContain('Something of the case was found in the text. Nothing was promoted.')
})

async function receiptOf(fixture: CaseFixture, id: string, promotion_ticket_id: string | undefined): Promise<string> {
  const shown = (await fixture.lw.view(id, 'casework', 'receipt', { promotion_ticket_id })) as unknown as {
    receipt: string
  }
  return shown.receipt
}

const CLEAN =
  'Where a warning follows closely upon a protected act, ask first who decided it and what they knew by then.'

test('a clean insight passes with ticket, sign-off and approval, and leaves a receipt that a person can read [C-promote.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await caseWithSources(fixture)
  await promote(fixture, id, insight(CLEAN), { ticket_id: 'PT-2026-014' })
  while ((await fixture.grant(id)) > 0);
  const [promotion] = await promotionsOf(fixture)
  expect(promotion).toMatchObject({ status: 'promoted', findings: [] })
  expect(await fixture.rows('select title, body, signed_off_by from casework.shared_playbooks')).toEqual([
    { title: 'Timing', body: CLEAN, signed_off_by: 'olga' },
  ])
  const receipt = await receiptOf(fixture, id, promotion?.promotion_ticket_id)
  expect(receipt).toMatch(/^# Promotion PT-2026-014: promoted\n/)
  expect(receipt).toContain('Nothing of the case was found in the text. It was promoted to both.')
  expect(receipt).toContain('- Signed off by: olga, 2026-11-01T10:00:00Z')
  expect(receipt).toMatch(/- Compared with: [4-9] sources, [1-9] of them privileged, and \d+ entities/)
  expect(receipt).toContain('- Findings: 0 of identity, 0 of case text, 0 of privileged notes')
  for (const word of ['Ortega', 'Northwind', 'overtime', CLEAN]) expect(receipt).not.toContain(word)
  const [kept] = await fixture.rows<{ content_type: string; artifact_type: string }>(
    'select content_type, artifact_type from kernel.artifacts where artifact_id = $1',
    [promotion?.receipt_id],
  )
  expect(kept).toEqual({ content_type: 'text/markdown; charset=utf-8', artifact_type: 'promotion_receipt' })
})

test('without a sign-off, or with the yes of somebody who may not give it, nothing is shared [C-promote.3]', async () => {
  const fixture = await openCaseFixture()
  const id = await caseWithSources(fixture)
  const filed = await fileInsight(fixture, id, insight(CLEAN))
  const before = await countRows(fixture)
  // A ticket is the sign-off: of an attorney, who files it with their own name.
  for (const content of [
    { ...ticket(filed), role: 'ASSISTANT' },
    { ...ticket(filed, { signed_off_by: 'ada' }) },
    { ...ticket(filed), candidate_document_id: undefined },
    { ...ticket({ ...filed, artifact_id: filed.document_id }) },
  ]) {
    const answer = await fixture.act(id, 'case.file', JSON.parse(JSON.stringify(content)) as Row)
    expect(answer).toMatch(/^refused: ticket\.(sign_off|no_insight)/)
  }
  expect(await countRows(fixture)).toEqual(before)

  expect(await fixture.act(id, 'case.file', ticket(filed))).toBe('done')
  await fixture.work(id)
  const [asked] = (await fixture.state(id)).approvals
  expect(asked).toMatchObject({
    lane_id: 'PROMOTE_SHARED_KNOWLEDGE',
    action: 'append:shared_playbooks',
    status: 'pending',
  })
  const yes = { approval_id: asked?.approval_id, action_hash: asked?.action_hash, decision: 'grant' }
  for (const [content, refused] of [
    [{ ...yes, role: 'ASSISTANT' }, 'approval.role'],
    [{ ...yes, role: 'GOVERNANCE_AGENT' }, 'approval.role'],
    [{ ...yes, role: 'ORCHESTRATOR' }, 'approval.role'],
    [{ ...yes, role: 'ATTORNEY', action_hash: 'f'.repeat(64) }, 'approval.other_bytes'],
  ] as const)
    expect(await fixture.act(id, 'approval.decide', content as Row)).toMatch(new RegExp(`^refused: ${refused}`))
  expect(await fixture.rows('select 1 from casework.shared_playbooks')).toEqual([])
  // A no is a no.
  expect(
    await fixture.act(id, 'approval.decide', { ...yes, role: 'ATTORNEY', decision: 'reject', reason: 'Not now' }),
  ).toBe('rejected')
  await fixture.work(id)
  expect((await fixture.state(id)).approvals).toEqual([])
  expect(await fixture.rows('select 1 from casework.shared_playbooks')).toEqual([])
  // It stands in nobody's way: another ticket is another question.
  await promote(fixture, id, insight('Write down who knew of it, and when they came to know of it.'))
  while ((await fixture.grant(id)) > 0);
  expect((await promotionsOf(fixture)).map(({ status }) => status).sort()).toEqual(['promoted', 'refused'])
  expect(await fixture.act(id, 'case.close', { role: 'ATTORNEY' })).toBe('done')
  await fixture.work(id)
  expect((await fixture.state(id)).workspace.status).toBe('completed')
})

test('a no to a package is not asked again, and the next request is [C-promote.3]', async () => {
  const fixture = await openCaseFixture()
  const id = await caseWithSources(fixture)
  await requestExport(fixture, id)
  const [asked] = (await fixture.state(id)).approvals
  const no = { approval_id: asked?.approval_id, action_hash: asked?.action_hash, role: 'ATTORNEY_ADMIN' }
  expect(await fixture.act(id, 'approval.decide', { ...no, decision: 'reject' })).toBe('rejected')
  await fixture.work(id)
  expect((await fixture.state(id)).approvals).toEqual([])
  await requestExport(fixture, id, { export_reason: 'Second production' })
  expect(await fixture.grant(id)).toBe(1)
  expect(await fixture.rows('select status from casework.export_requests order by status')).toEqual([
    { status: 'failed' },
    { status: 'finalized' },
  ])
})

test('finds people, firms and addresses that only an uploaded statement names, and invisible text [H-promotion.1, H-promotion.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await caseWithSources(fixture)
  const statement =
    'Statement of a witness. I am Chidinma Obi and I sat beside Hope Young from Harbor Freight Lines. ' +
    'Dr. Vandermolen saw the injury. I live at 418 Cottonwood Drive and my number is 773 555 0144.'
  await letter(fixture, id, statement, 'statement.txt')
  await fixture.work(id)
  const hidden = [...'hope'].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')
  for (const planted of [
    'Chidinma Obi',
    'chidinma',
    'obi',
    'Hope',
    'Harbor Freight',
    'vandermolen',
    '418 Cottonwood Drive',
    '773 555 0144',
    hidden,
  ]) {
    await promote(fixture, id, insight(`Ask early what ${planted} meant for the others.`))
    expect(await fixture.grant(id), planted).toBe(0)
    expect((await promotionsOf(fixture)).at(-1), planted).toMatchObject({ status: 'denied' })
  }
  expect(await fixture.rows('select 1 from casework.shared_playbooks')).toEqual([])
})
