import fc from 'fast-check'
import { expect, test } from 'vitest'
import { previewLeads, withStored } from '#apps/outreach/domain/leads/import.ts'
import type { LeadFile } from '#apps/outreach/domain/leads/lead-file.ts'
import { fileOf, readAll, refusal, report } from './leads-files.ts'

const HEAD = 'Full Name,Profile URL,Job Title,Company,Company Size,Location,Last Activity,Email\n'
const JANE =
  'Jane Doe,https://x.example/in/jane,Senior Engineer,Acme GmbH,51-200,"Berlin, Germany",2026-01-31,j@x.example\n'

test('a row becomes a lead: mapped by the names of the columns, in one form, with what scoring needs [O-lead.1]', async () => {
  const { leads, notices, ...end } = await report(HEAD + JANE)
  expect(leads).toEqual([
    {
      id: 'id-1',
      full_name: 'Jane Doe',
      profile_url: 'https://x.example/in/jane',
      job_title: 'Senior Engineer',
      company: 'Acme GmbH',
      company_size_low: 51,
      company_size_high: 200,
      seniority: 'senior',
      active_on: '2026-01-31',
      details: {
        location: 'Berlin, Germany',
        company_key: 'acme',
        title_tokens: ' senior engineer ',
        place_tokens: ' berlin germany ',
      },
      source: 'import',
      source_row: 2,
    },
  ])
  expect(end).toMatchObject({ rows: 1, imported: 1, skipped: 0 })
  expect(notices).toEqual([{ code: 'lead_file.contact_ignored', message: 'Not kept: Email.' }])
})

test.for([
  ['UTF-8 with a mark', '\uFEFFname,url\nJosé,x.example/j\n'],
  ['UTF-8', 'name;url\nJosé;https://x.example/j\n'],
  ['tabs', 'name\turl\r\nJosé\thttps://x.example/j\r\n'],
  ['UTF-16, low byte first', Buffer.from('\uFEFFname\turl\nJosé\thttps://x.example/j\n', 'utf16le')],
  ['UTF-16, high byte first', Buffer.from('\uFEFFname\turl\nJosé\thttps://x.example/j\n', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('name,url\nJosé,https://x.example/j', 'latin1')],
  ['old line ends', 'name,url\rJosé,https://x.example/j\r'],
] as const)('%s is read', async ([, bytes]) => {
  for (const piece of [1, 7, 1000]) {
    const { rows, end } = await readAll(fileOf(bytes as string, piece))
    expect(
      rows.map((r) => [r.full_name, r.profile_url]),
      JSON.stringify(end),
    ).toEqual([['José', 'https://x.example/j']])
  }
})

test('an encoding that was guessed is said', async () => {
  const { notices } = await report(Buffer.from('name,url\nJosé,https://x.example/j', 'latin1'))
  expect(notices.map((n) => n.code)).toEqual(['lead_file.encoding'])
})

test('each wrong row is told by number, column, code and a sentence, and the good ones are imported [O-lead.3, O-lead.4]', async () => {
  const text = `${HEAD}${JANE},https://x.example/1,,,,,,
Bob,ftp://x.example/bob,,,,,,
Bob,,,,,,,
Bob,https://x.example/bob
Bob,https://x.example/bob,${'x'.repeat(301)},,,,,

Jane again,HTTPS://X.example/in/jane/?utm=1#top,,,,,,
Bob,https://x.example/bob,,,many,,03/04/2026,
`
  const { leads, errors, warnings, ...end } = await report(text)
  expect(end).toMatchObject({ rows: 8, imported: 2, skipped: 6 })
  expect(errors.map(({ row, column, code }) => [row, column, code])).toEqual([
    [3, 'Full Name', 'lead.no_name'],
    [4, 'Profile URL', 'lead.bad_url'],
    [5, 'Profile URL', 'lead.no_url'],
    [6, null, 'lead.ragged'],
    [7, 'Job Title', 'lead.too_long'],
    [9, null, 'lead.duplicate_in_file'],
  ])
  expect(errors.at(-1)?.message).toBe('Row 9 has the same profile as row 2.')
  expect(warnings.map(({ row, code }) => [row, code])).toEqual([
    [10, 'lead.unclear_size'],
    [10, 'lead.unclear_date'],
  ])
  expect(leads[1]).toMatchObject({ company_size_low: null, active_on: null, source_row: 10 })
  for (const { message } of errors) expect(message).toMatch(/^Row \d+ .*\.$/)
})

test('a person says which column is which, above every guess [O-lead.1]', async () => {
  const text = 'a,b,Name,url\nhttps://x.example/1,Real Name,Wrong,https://x.example/2\n'
  const { leads } = await report(text, { full_name: 'b', profile_url: 0, job_title: null })
  expect(leads[0]).toMatchObject({ full_name: 'Real Name', profile_url: 'https://x.example/1' })
  const { end } = await readAll(fileOf(text), { full_name: 'c' })
  expect(end).toMatchObject({ refused: { code: 'lead_file.no_such_column' } })
})

test('formulas stay text, first and last name become one, quotes inside a cell are kept', async () => {
  const text = 'First name,Last name,Profile,Title\n=cmd(),"+1 ""x""",x.example/1,say "hi" now\n'
  const { leads } = await report(text)
  expect(leads[0]).toMatchObject({
    full_name: '=cmd() +1 "x"',
    profile_url: 'https://x.example/1',
    job_title: 'say "hi" now',
  })
})

test('the preview shows twenty rows, the mapping and what will not be read [O-lead.2]', async () => {
  const text = HEAD + Array.from({ length: 50 }, (_, i) => JANE.replace('/jane', `/jane${i}`)).join('')
  const preview = await previewLeads(fileOf(text))
  if ('refused' in preview) throw new Error(preview.refused.message)
  expect(preview.rows).toHaveLength(20)
  expect(preview.mapping).toMatchObject({ full_name: 0, profile_url: 1, active_on: 6 })
  expect(preview.rows[0]?.lead?.location).toBe('Berlin, Germany')
})

test('files that cannot be taken are refused as a whole', async () => {
  const noise = Buffer.from(Array.from({ length: 4000 }, (_, i) => (i * 7919 + (i >> 3)) % 256))
  expect(await refusal('')).toBe('lead_file.empty')
  expect(await refusal('\n \n')).toBe('lead_file.empty')
  expect(await refusal(HEAD)).toBe('lead_file.no_rows')
  expect(await refusal(noise)).toBe('lead_file.binary')
  expect(await refusal(Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0xff, 0xfb]))).toBe(
    'lead_file.binary',
  )
  expect(await refusal(`${HEAD}Jane\0Doe,x.example/1,,,,,,\n`)).toBe('lead_file.binary')
  expect(await refusal('colour,shape\nred,round\n')).toBe('lead_file.no_columns')
  expect(await refusal('name,colour\nred,round\n')).toBe('lead_file.no_columns')
  expect(await refusal(`${HEAD}${JANE}"Bob,https://x.example/bob,,,,,,\n`)).toBe('lead_file.broken_quotes')
  expect(await refusal(`${Array.from({ length: 300 }, (_, i) => `c${i}`).join(',')}\n1\n`)).toBe(
    'lead_file.too_many_columns',
  )
  expect(await refusal(Buffer.from('\uFEFFname\n\ud800', 'utf16le'))).toBe('lead_file.broken_text')
})

test.for([
  ['letters', 'x'],
  ['commas', ','],
  ['an open quote', 'x\n'],
])('a line of 100 MB of %s ends at once, in little memory', async ([, text]) => {
  let given = 0
  const piece = Buffer.from(text!.repeat(65_536 / text!.length))
  let pass = 0
  const file: LeadFile = {
    name: 'long.csv',
    sizeBytes: 100e6,
    async *open() {
      pass += 1
      given = 0
      yield Buffer.from(`${HEAD}${JANE}${text === 'x\n' ? '"' : ''}`)
      for (let size = 0; size < 100e6; size += piece.length) {
        given += piece.length
        yield piece
      }
    },
  }
  const { rows, end } = await readAll(file)
  expect(end).toMatchObject({
    refused: { code: 'lead_file.record_too_long', message: expect.stringContaining('Row 3') },
  })
  expect(rows).toEqual([])
  expect(pass).toBe(2)
  expect(given).toBeLessThan(400_000)
})

test('rows come in batches of a thousand, and the numbers add up for any file', async () => {
  const rows = Array.from({ length: 12_000 }, (_, i) => `P${i},x.example/${i % 11_000}\n`).join('')
  const { sizes, end } = await readAll(fileOf(`name,url\n${rows}`, 65_536))
  // The last one holds the thousand that stood there twice, and no row.
  expect(sizes).toEqual([...Array.from({ length: 11 }, () => 1000), 0])
  expect(end).toMatchObject({
    rows: 12_000,
    imported: 11_000,
    skipped: 1000,
    skipped_by_code: { 'lead.duplicate_in_file': 1000 },
  })
})

test('whatever stands in the cells, no row is lost and nothing is thrown [O-lead.3]', async () => {
  const cell = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 30 }),
    fc.constantFrom('x.example/a', 'https://x.example/b', '"', ',', '\n', ' '),
  )
  const quote = (text: string) => `"${text.replaceAll('\0', '').toWellFormed().replaceAll('"', '""')}"`
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }), async (table) => {
      const text = `name,url,title,size,active on\n${table.map((cells) => cells.map(quote).join(',')).join('\n')}\n`
      const { rows, end } = await readAll(fileOf(text, 64))
      if ('refused' in end) {
        expect(end.refused.code).toBe('lead_file.no_rows')
        return
      }
      expect(end.imported + end.skipped).toBe(end.rows)
      expect(end.imported).toBe(rows.length)
      expect(Object.values(end.skipped_by_code).reduce((a, b) => a + b, 0)).toBe(end.skipped)
    }),
    { numRuns: 60 },
  )
})

test('what the store leaves out is skipped after all', async () => {
  const read = await report('name,url\nA,x.example/1\nB,x.example/2\nC,x.example/3\n')
  const end = withStored(read, [{ added: 1, present: [3], suppressed: [4] }])
  expect(end).toMatchObject({ rows: 3, imported: 1, skipped: 2 })
  expect(end.errors.map((e) => [e.row, e.code])).toEqual([
    [3, 'lead.already_there'],
    [4, 'lead.suppressed'],
  ])
  expect(read.imported).toBe(3)
})
