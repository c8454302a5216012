import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { type Mapping, type MappingInput, mappingNotices, resolveMapping } from './columns.ts'
import { openCsv, refuseWide } from './csv-file.ts'
import { fileKind } from './encoding.ts'
import {
  COLUMNS_MAX,
  type FileRow,
  type LeadFile,
  type Notice,
  type OpenedFile,
  ROWS_MAX,
  refuseFile,
  refuseTooMany,
} from './lead-file.ts'
import { type Lead, type LeadRow, leadRow } from './lead-row.ts'
import type { CheckProfile } from './profile-channel.ts'
import { type RowError, readRow } from './read-row.ts'
import { SeenProfiles } from './seen-profiles.ts'
import { openXlsx, refuseCompound } from './xlsx-file.ts'

export const BATCH_ROWS = 1000
export const PREVIEW_ROWS = 20
/** So many are told one by one; the rest is counted. */
export const ERRORS_SHOWN = 1000

export interface Preview {
  header: string[]
  mapping: Mapping
  notices: Notice[]
  rows: Array<{ row: number; cells: string[]; lead: Lead | null; errors: RowError[]; warnings: RowError[] }>
}

export interface LeadBatch<Row> {
  rows: Row[]
  /** Up to here the file was read. */
  lastRow: number
  errors: RowError[]
  warnings: RowError[]
}

/** What became of the rows. `imported` and `skipped` together are always `rows`; empty lines are none. */
export interface ImportReport {
  rows: number
  imported: number
  skipped: number
  skipped_by_code: Record<string, number>
  warned: number
  errors: RowError[]
  warnings: RowError[]
  notices: Notice[]
}

/** The first rows of a file as they would be read, so that a person can correct the mapping before anything is written. */
export async function previewLeads(
  file: LeadFile,
  given: MappingInput = {},
  checkProfile?: CheckProfile,
): Promise<Preview | { refused: Refusal }> {
  try {
    const table = await openTable(file, given)
    const rows: Preview['rows'] = []
    for await (const list of table.rows) {
      for (const { row, cells } of list.slice(0, PREVIEW_ROWS - rows.length)) {
        rows.push({
          row,
          cells: cells.map((cell) => cell.slice(0, 500)),
          ...readRow(row, cells, table.header, table.mapping, checkProfile),
        })
      }
      if (rows.length === PREVIEW_ROWS) break
    }
    if (rows.length === 0) throw refuseNoRows()
    return {
      header: table.header.map((name) => name.slice(0, 200)),
      mapping: table.mapping,
      notices: table.notices,
      rows,
    }
  } catch (error) {
    return refusalOf(error)
  }
}

/**
 * The good rows of a file in batches, and at the end what became of all. Whoever stores them does so in one act: when
 * the end is a refusal, everything that came before is to be rolled back. Each row becomes what it is stored as at once:
 * a batch of rows with all their parts would outlive the youngest memory and make a large file cost more than a small one.
 */
export async function* readLeads<Row>(
  file: LeadFile,
  options: {
    mapping?: MappingInput
    newId: () => string
    as: (row: LeadRow) => Row
    /** Of the campaign's channel. */
    checkProfile?: CheckProfile | undefined
  },
): AsyncGenerator<LeadBatch<Row>, ImportReport | { refused: Refusal }> {
  try {
    const table = await openTable(file, options.mapping ?? {})
    const report = emptyReport(table.notices)
    const seen = new SeenProfiles()
    let batch: LeadBatch<Row> = emptyBatch()
    for await (const list of table.rows) {
      for (const { row, cells } of list) {
        if (++report.rows > ROWS_MAX) throw refuseTooMany()
        const { lead, errors, warnings } = once(
          readRow(row, cells, table.header, table.mapping, options.checkProfile),
          row,
          seen,
        )
        if (lead) batch.rows.push(options.as(leadRow(lead, options.newId(), 'import', row)))
        batch.lastRow = row
        batch.errors.push(...errors)
        batch.warnings.push(...warnings)
        count(report, lead !== null, errors, warnings)
        if (batch.rows.length === BATCH_ROWS || batch.errors.length >= BATCH_ROWS) {
          yield batch
          batch = emptyBatch()
        }
      }
    }
    if (report.rows === 0) throw refuseNoRows()
    if (batch.rows.length + batch.errors.length > 0) yield batch
    return report
  } catch (error) {
    return refusalOf(error)
  }
}

/** What outreach.add_leads answered for a batch: rows that the campaign had already, or that are suppressed. */
export interface StoredBatch {
  added: number
  present: number[]
  suppressed: number[]
}

/** The report after the store has spoken: what it left out was skipped after all. */
export function withStored(report: ImportReport, batches: StoredBatch[]): ImportReport {
  const total = { ...report, skipped_by_code: { ...report.skipped_by_code }, errors: [...report.errors] }
  for (const { present, suppressed } of batches) {
    for (const row of present)
      leaveOut(total, row, 'lead.already_there', `Row ${row} has a profile that the campaign knows already.`)
    for (const row of suppressed)
      leaveOut(total, row, 'lead.suppressed', `Row ${row} is about somebody on the suppression list.`)
  }
  return total
}

interface Table {
  header: string[]
  mapping: Mapping
  notices: Notice[]
  rows: AsyncIterable<FileRow[]>
}

async function openTable(file: LeadFile, given: MappingInput): Promise<Table> {
  const opened = await openFile(file)
  const lists = filled(opened.rows)
  const [first, ...rest] = (await lists.next()).value ?? []
  if (!first)
    throw refuseFile('empty', 'The file has no row.', 'Export it again, with a first line that names the columns.')
  const header = first.cells.map((name) => name.trim().normalize('NFC'))
  if (header.length > COLUMNS_MAX) throw refuseWide()
  const resolved = resolveMapping(header, given)
  if ('missing' in resolved) {
    const message = `The file has no column ${JSON.stringify(resolved.missing)}.`
    throw refuseFile(
      'no_such_column',
      message,
      `It has: ${header
        .slice(0, 30)
        .map((name) => name.slice(0, 60))
        .join(', ')}.`,
    )
  }
  requireColumns(resolved.mapping)
  return {
    header,
    mapping: resolved.mapping,
    notices: [...opened.notices, ...mappingNotices(header, resolved.mapping)],
    rows: afterFirst(rest, lists),
  }
}

async function openFile(file: LeadFile): Promise<OpenedFile> {
  const kind = await fileKind(file)
  if (kind === 'xlsx') return openXlsx(file)
  if (kind === 'compound') throw await refuseCompound(file)
  return openCsv(file, kind)
}

/** Rows that say something; a list of them is never empty. */
async function* filled(lists: AsyncIterable<FileRow[]>): AsyncGenerator<FileRow[], undefined> {
  for await (const list of lists) {
    const rows = list.filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
    if (rows.length > 0) yield rows
  }
}

async function* afterFirst(rest: FileRow[], lists: AsyncIterable<FileRow[]>): AsyncGenerator<FileRow[]> {
  if (rest.length > 0) yield rest
  yield* lists
}

function requireColumns(mapping: Mapping): void {
  const named = mapping.full_name ?? mapping.first_name ?? mapping.last_name
  if (named !== undefined && mapping.profile_url !== undefined) return
  const what = named === undefined ? 'the name' : 'the address of the profile'
  const message = `No column seems to hold ${what} of a person.`
  throw refuseFile(
    'no_columns',
    message,
    'Say which column it is, or name it "Full name" or "Profile URL" in the first row.',
  )
}

function once(read: ReturnType<typeof readRow>, row: number, seen: SeenProfiles): ReturnType<typeof readRow> {
  const before = read.lead ? seen.add(read.lead.profile_url, row) : 0
  if (before === 0) return read
  const message = `Row ${row} has the same profile as row ${before}.`
  return { lead: null, errors: [{ row, column: null, code: 'lead.duplicate_in_file', message }], warnings: [] }
}

function emptyBatch<Row>(): LeadBatch<Row> {
  return { rows: [], lastRow: 0, errors: [], warnings: [] }
}

function emptyReport(notices: Notice[]): ImportReport {
  return { rows: 0, imported: 0, skipped: 0, skipped_by_code: {}, warned: 0, errors: [], warnings: [], notices }
}

function count(report: ImportReport, imported: boolean, errors: RowError[], warnings: RowError[]): void {
  if (imported) report.imported += 1
  else report.skipped += 1
  // A row is skipped once, for the first thing that is wrong with it.
  if (errors[0]) tally(report, errors[0].code)
  if (warnings.length > 0) report.warned += 1
  report.errors.push(...errors.slice(0, ERRORS_SHOWN - report.errors.length))
  report.warnings.push(...warnings.slice(0, ERRORS_SHOWN - report.warnings.length))
}

function tally(report: ImportReport, code: string): void {
  report.skipped_by_code[code] = (report.skipped_by_code[code] ?? 0) + 1
}

function leaveOut(report: ImportReport, row: number, code: string, message: string): void {
  report.imported -= 1
  report.skipped += 1
  tally(report, code)
  if (report.errors.length < ERRORS_SHOWN) report.errors.push({ row, column: null, code, message })
}

function refuseNoRows() {
  return refuseFile('no_rows', 'The file names its columns and has no row below.', 'Export it again with the leads.')
}

/** A file that cannot be taken is an answer; anything else is a fault of ours or of the disk. */
function refusalOf(error: unknown): { refused: Refusal } {
  if (!(error instanceof Failure)) throw error
  return { refused: { code: error.code, message: error.message, next: error.next } }
}
