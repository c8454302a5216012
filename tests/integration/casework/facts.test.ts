import { expect, test, vi } from 'vitest'
import { openCaseFixture, type TestCases } from '../../support/case.ts'

vi.setConfig({ testTimeout: 300_000 })

interface Listed {
  facts: Array<{
    fact_id: string
    number: number
    statement: string
    original: string | null
    document: string | null
    page: number | null
    rejected: { by: string; reason: string } | null
    corrected: { by: string; reason: string } | null
    added_by: string | null
    elements: Array<{ coa_id: string; element_id: string; relation: string; mapped_by: string | null }>
  }>
  total: number
}
interface Matrix {
  round: number
  rows: Array<{ coa_id: string; element_id: string; status: string; facts: Array<{ statement: string }> }>
  summary: string
}

const LETTER = `On 2 March 2026 I complained to Grant Hollis in writing about unpaid overtime.

On 31 March 2026 Northgate Cold Storage terminated my employment. Nobody at Northgate ever touched me or made a sexual remark.
`

async function mapped(): Promise<{
  fixture: TestCases
  id: string
  facts(): Promise<Listed>
  matrix(): Promise<Matrix>
}> {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case' })
  await fixture.upload(id, 'letter.txt', Buffer.from(LETTER), 'text/plain')
  await fixture.work(id)
  const view = async (name: string) => (await fixture.lw.view(id, 'casework', name)) as never
  return { fixture, id, facts: () => view('facts'), matrix: () => view('matrix') }
}

const row = ({ rows }: Matrix, coa: string, element: string) =>
  rows.find(({ coa_id, element_id }) => coa_id === coa && element_id === element)
const ATTORNEY = { role: 'ATTORNEY' }

test('a rejected fact supports nothing, in the matrix, the summary and the next mapping run, until a person restores it [H-fact.1]', async () => {
  const { fixture, id, facts, matrix } = await mapped()
  const fired = (await facts()).facts.find(({ statement }) => statement.includes('terminated my employment'))!
  expect(row(await matrix(), 'wrongful_termination', 'discharge')).toMatchObject({ status: 'supported' })

  expect(
    await fixture.act(id, 'case.reject_fact', { ...ATTORNEY, fact_id: fired.fact_id, reason: 'It was a transfer' }),
  ).toBe('done')
  // Before the next map, too.
  expect(row(await matrix(), 'wrongful_termination', 'discharge')).toMatchObject({ status: 'gap', facts: [] })
  await fixture.work(id)
  const after = await matrix()
  expect(after.round).toBe(2)
  expect(row(after, 'wrongful_termination', 'discharge')).toMatchObject({ status: 'gap', facts: [] })
  expect(after.summary).not.toContain('terminated my employment')
  const [shown] = (await facts()).facts.filter(({ fact_id }) => fact_id === fired.fact_id)
  expect(shown).toMatchObject({ elements: [], rejected: { reason: 'It was a transfer' } })

  // The same sentence again, and a forced run: no agent brings it back.
  await fixture.upload(id, 'copy.txt', Buffer.from(`${LETTER}\nThat was all.\n`), 'text/plain')
  const forced = { override_ticket_id: 'T1', override_reason: 'again', action: 'rerun.force', what: 'mapping' }
  await fixture.act(id, 'case.override', { role: 'ATTORNEY_ADMIN', ...forced })
  await fixture.work(id)
  expect((await facts()).facts.filter(({ statement }) => statement.includes('terminated my employment'))).toHaveLength(
    1,
  )
  expect(row(await matrix(), 'wrongful_termination', 'discharge')).toMatchObject({ status: 'gap' })

  expect(await fixture.act(id, 'case.reject_fact', { ...ATTORNEY, fact_id: fired.fact_id, reason: 'x' })).toContain(
    'fact.rejected_already',
  )
  expect(
    await fixture.act(id, 'case.reject_fact', {
      ...ATTORNEY,
      fact_id: fired.fact_id,
      reason: 'It was right',
      restore: true,
    }),
  ).toBe('done')
  await fixture.work(id)
  expect(row(await matrix(), 'wrongful_termination', 'discharge')).toMatchObject({ status: 'supported' })
})

test('a corrected fact keeps its place and the words of the source, and says who corrected it [H-fact.2]', async () => {
  const { fixture, id, facts, matrix } = await mapped()
  const [fired] = (await facts()).facts.filter(({ statement }) => statement.includes('terminated'))
  const statement = 'On 1 April 2026 Northgate Cold Storage terminated my employment.'
  const content = {
    fact_id: fired?.fact_id,
    statement,
    date: { from: '2026-04-01', text: '1 April 2026' },
    reason: 'The letter has a slip',
  }
  expect(await fixture.act(id, 'case.correct_fact', { role: 'ASSISTANT', ...content })).toBe('done')
  await fixture.work(id)
  const [now] = (await facts()).facts.filter(({ fact_id }) => fact_id === fired?.fact_id)
  expect(now).toMatchObject({
    statement,
    original: fired?.statement,
    happened: { from: '2026-04-01' },
    document: 'letter.txt',
    page: fired?.page,
    corrected: { reason: 'The letter has a slip', by: expect.any(String) },
  })
  expect((await matrix()).summary).toContain('1 April 2026')
  // The row of the fact itself is as it was taken.
  expect(await fixture.rows('select statement from casework.facts where fact_id = $1', [fired?.fact_id])).toEqual([
    { statement: fired?.statement },
  ])
  await expect(fixture.rows(`update casework.fact_decisions set reason = 'x'`)).rejects.toThrow()
})

test('a fact is mapped to an element and taken away from one by a person; a negated sentence is added by hand and supports nothing by itself [H-fact.3, H-mapping.2]', async () => {
  const { fixture, id, facts, matrix } = await mapped()
  expect((await facts()).facts.some(({ statement }) => statement.startsWith('Nobody'))).toBe(false)
  const [document] = await fixture.rows<{ document_id: string }>(
    `select document_id from casework.documents where name = 'letter.txt'`,
  )
  const quote = 'Nobody at Northgate ever touched me or made a sexual remark.'
  const place = { document_id: document?.document_id, page: 1, reason: 'For the defense' }
  expect(await fixture.act(id, 'case.add_fact', { ...ATTORNEY, ...place, quote: 'Everybody touched me.' })).toContain(
    'fact.quote_not_found',
  )
  expect(await fixture.act(id, 'case.add_fact', { ...ATTORNEY, ...place, quote })).toBe('done')
  const added = (await facts()).facts.find(({ statement }) => statement === quote)!
  expect(added).toMatchObject({ elements: [], document: 'letter.txt', page: 1, added_by: expect.any(String) })

  const element = { coa_id: 'hostile_environment', element_id: 'unwelcome_conduct' }
  expect(
    await fixture.act(id, 'case.map_fact', {
      ...ATTORNEY,
      fact_id: added.fact_id,
      ...element,
      relation: 'weighs_against',
      reason: 'It says so',
    }),
  ).toBe('done')
  const fired = (await facts()).facts.find(({ statement }) => statement.includes('terminated'))!
  const away = { coa_id: 'final_pay', element_id: 'separation', relation: 'none', reason: 'No claim for final pay' }
  expect(await fixture.act(id, 'case.map_fact', { ...ATTORNEY, fact_id: fired.fact_id, ...away })).toBe('done')
  expect(
    await fixture.act(id, 'case.map_fact', { ...ATTORNEY, fact_id: fired.fact_id, ...away, element_id: 'nothing' }),
  ).toContain('mapping.element_unknown')
  await fixture.work(id)
  expect((await facts()).facts.find(({ fact_id }) => fact_id === added.fact_id)?.elements).toMatchObject([
    { ...element, relation: 'weighs_against', mapped_by: expect.any(String) },
  ])
  expect(row(await matrix(), 'final_pay', 'separation')).toMatchObject({ status: 'gap' })
  expect(row(await matrix(), 'wrongful_termination', 'discharge')).toMatchObject({ status: 'supported' })
})

test('no agent and nobody without the role decides about facts [H-fact.1]', async () => {
  const { fixture, id, facts } = await mapped()
  const { fact_id } = (await facts()).facts[0]!
  for (const role of ['MAPPING_AGENT', 'ATTORNEY_ADMIN', 'NOBODY'])
    expect(await fixture.act(id, 'case.reject_fact', { role, fact_id, reason: 'x' })).toContain('refused')
  const unknown = '00000000-0000-7000-8000-000000000000'
  expect(await fixture.act(id, 'case.reject_fact', { ...ATTORNEY, fact_id: unknown, reason: 'x' })).toContain(
    'fact.unknown',
  )
  expect(await fixture.rows('select 1 from casework.fact_decisions')).toEqual([])
})

test('a sentence that a reply quotes is one fact, with the mail that it was written in as its source [H-mapping.4]', async () => {
  const { fixture, id, facts } = await mapped()
  const reply =
    'Thank you for your letter.\n\nOn Mon, Mar 2, 2026 at 9:14 AM M. D. wrote:\n\n> I was terminated on 31 March 2026 because I complained about unpaid overtime.\n'
  await fixture.upload(id, 'reply.txt', Buffer.from(reply), 'text/plain')
  await fixture.work(id)
  const own = 'Hello,\n\nI was terminated on 31 March 2026 because I complained about unpaid overtime.\n'
  await fixture.upload(id, 'original.txt', Buffer.from(own), 'text/plain')
  await fixture.work(id)
  const same = (await facts()).facts.filter(({ statement }) => statement.includes('because I complained'))
  expect(same).toMatchObject([{ document: 'original.txt' }])
  const listed = await facts()
  expect(listed.total).toBe(listed.facts.length)
  await fixture.act(id, 'case.reject_fact', { ...ATTORNEY, fact_id: same[0]?.fact_id, reason: 'Not so' })
  await fixture.work(id)
  expect(
    await fixture.rows(
      `select 1 from casework.current_evidence e join casework.facts f using (workspace_id, fact_id) where f.statement like '%because I complained%'`,
    ),
  ).toEqual([])
})
