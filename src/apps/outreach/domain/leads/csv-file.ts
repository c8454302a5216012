import { CsvError, type Parser, parse } from 'csv-parse'
import { scanRecords } from './csv-records.ts'
import { decodeFile, type Encoding, encodingNotices } from './encoding.ts'
import { COLUMNS_MAX, type FileRow, type LeadFile, type OpenedFile, RECORD_MAX, refuseFile } from './lead-file.ts'

/** Small pieces, so that the parser never holds much more than one record that is too long. */
const CHUNK = 16 * 1024

const DELIMITERS = [',', ';', '\t']

export function openCsv(file: LeadFile, encoding: Encoding): OpenedFile {
  return { rows: csvRows(file, encoding), notices: encodingNotices(encoding) }
}

/** Record after record by the quick scan; from the first unusual one on, by the careful parser. */
async function* csvRows(file: LeadFile, encoding: Encoding): AsyncGenerator<FileRow[]> {
  const state: State = { row: 0, pending: 0 }
  const texts = oneAhead(decodeFile(file, encoding))
  let rest = ''
  let delimiter: string | undefined
  for await (const text of texts) {
    delimiter ??= delimiterOf(text.slice(0, CHUNK))
    const held = rest + text
    const { records, end, odd } = scanRecords(held, delimiter, false)
    rest = held.slice(end)
    if (records.length > 0) yield records.map((cells) => rowOf(cells, state))
    if (odd) return yield* carefully(rest, texts, delimiter, state)
  }
  const { records, end, odd } = scanRecords(rest, delimiter ?? ',', true)
  if (records.length > 0) yield records.map((cells) => rowOf(cells, state))
  if (odd) yield* carefully(rest.slice(end), texts, delimiter!, state)
}

async function* carefully(
  rest: string,
  texts: AsyncIterable<string>,
  delimiter: string,
  state: State,
): AsyncGenerator<FileRow[]> {
  const parser = newParser(delimiter)
  try {
    for (const chunk of inChunks(rest)) yield* feed(parser, chunk, state)
    for await (const text of texts) for (const chunk of inChunks(text)) yield* feed(parser, chunk, state)
    parser.end()
    for await (const cells of parser as AsyncIterable<string[]>) yield [rowOf(cells, state)]
  } catch (error) {
    throw error instanceof CsvError ? asRefusal(error, state.row + 1) : error
  } finally {
    parser.destroy()
  }
}

interface State {
  row: number
  /** Characters given to the parser since it last gave a record. */
  pending: number
}

function* feed(parser: Parser, chunk: string, state: State): Generator<FileRow[]> {
  parser.write(chunk)
  state.pending += chunk.length
  const rows: FileRow[] = []
  for (let cells = parser.read(); cells !== null; cells = parser.read()) {
    state.pending = chunk.length
    rows.push(rowOf(cells as string[], state))
  }
  if (rows.length > 0) yield rows
  if (parser.errored) throw parser.errored
  // The parser measures what stands in the cells; a line of commas alone would pass that measure for ever.
  if (state.pending > RECORD_MAX + CHUNK) throw refuseLong(state.row + 1)
}

function rowOf(cells: string[], state: State): FileRow {
  state.row += 1
  return { row: state.row, cells }
}

/** How the careful parser reads, and the quick scan with it. */
export const PARSING = {
  record_delimiter: ['\r\n', '\n', '\r'],
  relax_column_count: true,
  // A stray quote inside a cell is text; one that is opened and never closed is still refused.
  relax_quotes: true,
  skip_empty_lines: false,
  max_record_size: RECORD_MAX,
}

function newParser(delimiter: string): Parser {
  const parser = parse({ ...PARSING, delimiter })
  // Errors are read from the parser where it is fed; without a listener they would end the process.
  parser.on('error', () => {})
  return parser
}

/** The first line decides: the separator that stands in it most often, outside of quotes. */
export function delimiterOf(text: string): string {
  const counts = new Map(DELIMITERS.map((d) => [d, 0]))
  let quoted = false
  for (const char of text) {
    if (char === '"') quoted = !quoted
    else if (quoted) continue
    else if (counts.has(char)) counts.set(char, counts.get(char)! + 1)
    else if ((char === '\n' || char === '\r') && [...counts.values()].some((n) => n > 0)) break
  }
  return DELIMITERS.reduce((best, d) => (counts.get(d)! > counts.get(best)! ? d : best))
}

/** Each text once the next is known to be one: bytes that are none are told before what they stand next to. */
async function* oneAhead(texts: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const text of texts) {
    if (held !== '') yield held
    held = text
  }
  if (held !== '') yield held
}

function* inChunks(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK)
}

function asRefusal(error: CsvError, row: number) {
  if (error.code === 'CSV_MAX_RECORD_SIZE') return refuseLong(row)
  const message = `Row ${row} cannot be read: a quote is opened and not closed, or stands in the wrong place.`
  return refuseFile('broken_quotes', message, `Correct the quotes in row ${row}, then import the file again.`, error)
}

function refuseLong(row: number) {
  const message = `Row ${row} is longer than 64 KiB: a quote may be missing, or the file is no list.`
  return refuseFile('record_too_long', message, `Correct row ${row}, then import the file again.`)
}

export function refuseWide() {
  return refuseFile(
    'too_many_columns',
    `The file has more than ${COLUMNS_MAX} columns.`,
    'Keep the columns that tell something about a lead.',
  )
}
