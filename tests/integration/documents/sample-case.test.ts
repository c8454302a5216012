import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { never, openPlace, textOf } from './place.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'src', 'apps', 'casework', 'demo', 'sample')
const { documents } = openPlace()
const at = (name: string) => join(folder, name)
const read = async (name: string) =>
  textOf(await documents.extract({ path: at(name), name, contentType: 'application/octet-stream' }, never))
/** Where a line was broken is not the point here. */
const wordsOf = async (name: string) => (await read(name)).pages.map(({ text }) => text.replace(/\s+/g, ' '))
const form = JSON.parse(readFileSync(at('client-intake-form.json'), 'utf8'))

const COMPANY = 'Northgate Cold Storage Ltd.'

test('the sample case is small, and every document that its form lists is there [C-doc.11]', () => {
  const sizes = readdirSync(folder)
    .filter((name) => !name.endsWith('.wav'))
    .map((name) => statSync(at(name)).size)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(600_000)
  const files = readdirSync(folder).join('\n')
  expect(form.documents_listed).toHaveLength(5)
  for (const { name } of form.documents_listed) expect(files).toContain(name.toLowerCase().replaceAll(' ', '-'))
})

test.for([
  ['offer-letter.pdf', 1, ['January 5, 2026', 'Maria Delgado-Reyes', COMPANY, '$24.50 an hour', '$36.75 an hour']],
  ['offer-letter.pdf', 2, ['Section 7 (Progressive discipline)', 'is part of the terms of your employment']],
  [
    'employee-handbook-excerpt.docx',
    1,
    [COMPANY, 'An employee will not be terminated before Steps 1 to 3', 'Nobody is disciplined'],
  ],
  ['hr-complaint.eml', 1, ['Date: Wed, 04 Mar 2026', 'Cc: Grant Hollis', '63.0 hours', '$2,315.25', 'Tomas Weber']],
  ['warning-email.eml', 1, ['Date: Thu, 12 Mar 2026', 'your e-mail of March 4 to HR', '> 1. Unpaid overtime']],
  [
    'termination-letter-scan.png',
    1,
    [COMPANY, 'ends today, April 2, 2026', '$686.00 for 28.0 hours', 'March 12, 2026'],
  ],
  ['memo-to-counsel.txt', 1, ['ATTORNEY-CLIENT COMMUNICATION', 'Maria Delgado-Reyes', 'Tomas Weber', 'April 9, 2026']],
] as const)('%s, page %i, says what the case rests on [C-doc.11]', async ([name, page, phrases]) => {
  const pages = await wordsOf(name)
  for (const phrase of phrases) expect(pages[page - 1]).toContain(phrase)
})

test('the scan is read word for word [C-doc.4]', async () => {
  const { pages, notices } = await read('termination-letter-scan.png')
  expect(pages).toHaveLength(1)
  expect(pages[0]?.method).toBe('ocr')
  expect(pages[0]?.text).toContain(
    'They will be paid on April 10, 2026. The company does not owe you any\nfurther amount.',
  )
  expect(notices).toEqual([])
})

test('the attachment of the complaint adds up to what it claims', async () => {
  const { attachments } = await read('hr-complaint.eml')
  expect(attachments).toMatchObject([{ name: 'overtime-by-week.csv', contentType: 'text/csv' }])
  const encoded = /base64\r\n\r\n([A-Za-z0-9+/=\r\n]+?)\r\n--/.exec(readFileSync(at('hr-complaint.eml'), 'utf8'))![1]!
  const rows = Buffer.from(encoded, 'base64').toString('utf8').trim().split('\r\n').slice(1, -1)
  const over = rows.map((row) => Number(row.split(',')[3])).reduce((sum, hours) => sum + hours, 0)
  expect([over, over * 36.75, 24.5 * 1.5, 28 * 24.5]).toEqual([63, 2315.25, 36.75, 686])
})

test('eight days lie between the report and the warning, and three weeks between the warning and the end', () => {
  const day = (what: RegExp) =>
    Date.parse(
      form.key_dates.find((one: { what: string; note?: string }) => what.test(`${one.what} ${one.note ?? ''}`)).date,
    )
  const days = (from: number, to: number) => (to - from) / 86_400_000
  expect(days(day(/complaint_made/), day(/Written warning/))).toBe(8)
  expect(days(day(/Written warning/), day(/ended/))).toBe(21)
})

test('nobody in it can be reached: addresses and numbers are those kept for stories', () => {
  const texts = readdirSync(folder)
    .filter((name) => /\.(json|eml|txt)$/.test(name))
    .map((name) => readFileSync(at(name), 'utf8'))
  const hosts = texts.flatMap((text) => [...text.matchAll(/@([a-z0-9.-]+)/gi)].map((found) => found[1]!))
  expect(hosts.length).toBeGreaterThan(5)
  expect(hosts.filter((host) => !host.endsWith('.example'))).toEqual([])
  const numbers = texts.flatMap((text) => [...text.matchAll(/\+1[ \d]+/g)].map((found) => found[0]))
  expect(numbers.filter((number) => !number.startsWith('+1 555 01'))).toEqual([])
})
