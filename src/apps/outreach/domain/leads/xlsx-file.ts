import { readSheet } from 'read-excel-file/node'
import { Failure } from '#kernel/contracts/refusal.ts'
import {
  COLUMNS_MAX,
  type FileRow,
  type LeadFile,
  type OpenedFile,
  ROWS_MAX,
  refuseFile,
  refuseTooMany,
} from './lead-file.ts'
import { readZip, refuseProtected, storedZip, type ZipEntry } from './zip-entries.ts'

const FILE_MAX_BYTES = 64 * 1024 ** 2
const CELLS_MAX = 20_000_000
const ROWS_AT_ONCE = 500

/** What the reader of workbooks looks at. */
const isPart = (name: string) => name.endsWith('.xml') || name.endsWith('.rels')
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
/** The address of a row or of a cell. The reader fills every gap up to it, so that it must be bounded before. */
const ADDRESS = /\sr\s*=\s*(?:"([^"]{0,40})|'([^']{0,40}))/g
const PLAIN_ADDRESS = /^([A-Z]{0,3})(\d{1,7})$/

/** The first sheet of a workbook. Formulas are not evaluated: a cell is what was last computed and saved in it. */
export async function openXlsx(file: LeadFile): Promise<OpenedFile> {
  const parts = await readZip(await wholeFile(file), isPart)
  for (const part of parts) if (SHEET.test(part.name)) checkAddresses(part)
  const sheet = await readFirstSheet(storedZip(parts))
  return { rows: xlsxRows(sheet), notices: [] }
}

/** A compound file in place of a workbook: an encrypted one, or one from before XLSX. */
export async function refuseCompound(file: LeadFile): Promise<Failure> {
  const text = (await wholeFile(file)).toString('latin1')
  if (text.includes('E\0n\0c\0r\0y\0p\0t\0e\0d\0P\0a\0c\0k\0a\0g\0e')) return refuseProtected()
  return refuseFile(
    'old_workbook',
    'The file is a workbook of an older form (XLS).',
    'Save it as XLSX, or as CSV UTF-8.',
  )
}

async function wholeFile(file: LeadFile): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of file.open()) {
    size += chunk.length
    if (size > FILE_MAX_BYTES) {
      throw refuseFile(
        'too_large',
        'The workbook is larger than 64 MiB.',
        'Save the list as CSV UTF-8: that may have a million rows.',
      )
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function checkAddresses({ bytes }: ZipEntry): void {
  let [lastRow, lastColumn] = [0, 0]
  for (const [, double, single] of bytes.toString('latin1').matchAll(ADDRESS)) {
    const plain = PLAIN_ADDRESS.exec(double ?? single ?? '')
    if (!plain) throw refuseBroken()
    lastColumn = Math.max(lastColumn, columnNumber(plain[1]!))
    lastRow = Math.max(lastRow, Number(plain[2]))
  }
  if (lastColumn > COLUMNS_MAX) {
    throw refuseFile(
      'too_many_columns',
      `The sheet has more than ${COLUMNS_MAX} columns.`,
      'Keep the columns that tell something about a lead.',
    )
  }
  if (lastRow > ROWS_MAX + 1 || lastRow * lastColumn > CELLS_MAX) throw refuseTooMany()
}

function columnNumber(letters: string): number {
  let number = 0
  for (const letter of letters) number = number * 26 + letter.charCodeAt(0) - 64
  return number
}

async function readFirstSheet(zip: Buffer): Promise<unknown[][]> {
  try {
    return (await readSheet(zip, { trim: false })) as unknown[][]
  } catch (error) {
    if (error instanceof Failure) throw error
    throw refuseBroken(error)
  }
}

async function* xlsxRows(sheet: unknown[][]): AsyncGenerator<FileRow[]> {
  for (let at = 0; at < sheet.length; at += ROWS_AT_ONCE) {
    yield sheet.slice(at, at + ROWS_AT_ONCE).map((cells, n) => ({ row: at + n + 1, cells: cells.map(cellText) }))
  }
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? '' : value.toISOString().slice(0, 10)
  return String(value)
}

function refuseBroken(cause?: unknown) {
  return refuseFile(
    'broken_workbook',
    'The sheet cannot be read.',
    'Open it and save it again as XLSX, or as CSV UTF-8.',
    cause,
  )
}
