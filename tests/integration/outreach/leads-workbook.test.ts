import { deflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { storedZip } from '#apps/outreach/domain/leads/zip-entries.ts'
import { refusal, report } from './leads-files.ts'

const XML = '<?xml version="1.0" encoding="UTF-8"?>'
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const REL = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

function parts(sheet: string) {
  const entry = (name: string, text: string) => ({ name, bytes: Buffer.from(text) })
  return [
    entry('[Content_Types].xml', `${XML}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>`),
    entry(
      'xl/workbook.xml',
      `${XML}<workbook xmlns="${MAIN}" xmlns:r="${REL}"><sheets><sheet name="S" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ),
    entry(
      'xl/_rels/workbook.xml.rels',
      `${XML}<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${REL}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    ),
    entry('xl/worksheets/sheet1.xml', `${XML}<worksheet xmlns="${MAIN}"><sheetData>${sheet}</sheetData></worksheet>`),
  ]
}

function sheetOf(table: string[][]): string {
  const cell = (text: string, r: number, c: number) =>
    `<c r="${String.fromCharCode(65 + c)}${r + 1}" t="inlineStr"><is><t>${text}</t></is></c>`
  return table
    .map((cells, r) => `<row r="${r + 1}">${cells.map((text, c) => cell(text, r, c)).join('')}</row>`)
    .join('')
}

const workbook = (table: string[][]) => storedZip(parts(sheetOf(table)))

test('the first sheet of a workbook is read like a CSV file [O-lead.1]', async () => {
  const { leads, ...end } = await report(
    workbook([
      ['Name', 'Profile URL', 'Title'],
      ['José', 'x.example/j', '=1+1'],
      ['', 'x.example/k', 'Boss'],
    ]),
  )
  expect(leads.map((l) => [l.full_name, l.profile_url, l.job_title, l.source_row])).toEqual([
    ['José', 'https://x.example/j', '=1+1', 2],
  ])
  expect(end).toMatchObject({ rows: 2, imported: 1, skipped: 1 })
})

/** A packed archive whose directory may lie about sizes. */
function packed(entries: ReturnType<typeof parts>, declared: (size: number) => number): Buffer {
  const zip = storedZip(entries.map((e) => ({ name: e.name, bytes: deflateRawSync(e.bytes, { level: 1 }) })))
  let at = zip.indexOf('PK\x01\x02', 0, 'latin1')
  for (const { bytes } of entries) {
    zip.writeUInt16LE(8, at + 10)
    zip.writeUInt32LE(declared(bytes.length), at + 24)
    at += 46 + zip.readUInt16LE(at + 28)
  }
  return zip
}

test('a workbook that unpacks to too much is refused, whatever it declares; so are gaps that the reader would fill', async () => {
  const table = [
    ['Name', 'URL'],
    ['A', 'x.example/1'],
  ]
  const good = await report(packed(parts(sheetOf(table)), (size) => size))
  expect(good.imported).toBe(1)
  const bomb = parts(sheetOf(table) + ' '.repeat(130 * 1024 ** 2))
  expect(await refusal(packed(bomb, (size) => size))).toBe('lead_file.too_large')
  expect(await refusal(packed(bomb, () => 10))).toBe('lead_file.too_large')
  expect(await refusal(storedZip(parts('<row r="9999999"><c r="A9999999"><v>1</v></c></row>')))).toBe(
    'lead_file.too_many_rows',
  )
  expect(await refusal(storedZip(parts('<row r="1"><c r="ZZZ1"><v>1</v></c></row>')))).toBe(
    'lead_file.too_many_columns',
  )
  expect(await refusal(storedZip(parts('<row r="&#49;000000000"><c r="A1"><v>1</v></c></row>')))).toBe(
    'lead_file.broken_workbook',
  )
})

test('protected, old and broken workbooks are told apart', async () => {
  const compound = Buffer.concat([Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]), Buffer.alloc(600)])
  expect(await refusal(compound)).toBe('lead_file.old_workbook')
  expect(await refusal(Buffer.concat([compound, Buffer.from('EncryptedPackage', 'utf16le')]))).toBe(
    'lead_file.protected',
  )
  const locked = workbook([['Name'], ['A']])
  locked.writeUInt16LE(0x801, locked.indexOf('PK\x01\x02', 0, 'latin1') + 8)
  expect(await refusal(locked)).toBe('lead_file.protected')
  expect(await refusal(workbook([['Name'], ['A']]).subarray(0, 200))).toBe('lead_file.broken_workbook')
  expect(await refusal(storedZip([{ name: 'word/document.xml', bytes: Buffer.from('<a/>') }]))).toBe(
    'lead_file.broken_workbook',
  )
})
