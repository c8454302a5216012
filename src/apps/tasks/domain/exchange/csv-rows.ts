import Papa from 'papaparse'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { IMPORT_ROWS_MAX, refuse, refuseTooLarge, refuseTooMany, withoutBom } from './imported.ts'

/** A row as the columns of the header name its cells, and the line of the file in which it begins. */
export interface CsvRow {
  line: number
  cell(column: string): string
}

const NEWLINE = /\r\n|\r|\n/g

/** The rows of a CSV file with a header. Empty rows are left out; a broken quote refuses the whole file. */
export function csvRows(file: string, columns: string[]): { rows: CsvRow[] } | { refused: Refusal } {
  const large = refuseTooLarge(file)
  if (large) return large
  const text = withoutBom(file)
  // Spreadsheets of some countries save with semicolons; the header's own separator decides.
  const delimiter = /[,;\t]/.exec(text.slice(0, 1000))?.[0] ?? ','
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, preview: IMPORT_ROWS_MAX * 2 + 2 })
  const [header = []] = data
  const names = header.map((name) => name.trim().toUpperCase())
  const missing = columns.filter((column) => !names.includes(column.toUpperCase()))
  if (missing.length > 0) return refuseHeader(missing)
  const lines = lineNumbers(data)
  const [error] = errors
  if (error) return refuseRow(lines[error.row ?? 0] ?? 1)
  const rows = data
    .map((cells, index) => ({ cells, line: lines[index]! }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''))
  if (rows.length > IMPORT_ROWS_MAX) return refuseTooMany()
  return {
    rows: rows.map(({ cells, line }) => ({ line, cell: (name) => cells[names.indexOf(name.toUpperCase())] ?? '' })),
  }
}

/** A cell may hold line breaks, so the number of a row is not the number of its line. */
function lineNumbers(data: string[][]): number[] {
  let line = 1
  return data.map((cells) => {
    const at = line
    line += 1 + cells.reduce((breaks, cell) => breaks + (cell.match(NEWLINE)?.length ?? 0), 0)
    return at
  })
}

function refuseHeader(missing: string[]): { refused: Refusal } {
  const message = `The first line names no column ${missing.join(', ')}.`
  return refuse('import.no_header', message, 'Export the file again, or add the line with the names of the columns.')
}

function refuseRow(line: number): { refused: Refusal } {
  const message = `The row in line ${line} cannot be read: a quote is opened and not closed, or stands in the wrong place.`
  return refuse('import.row_broken', message, `Correct the quotes in line ${line}, then import the file again.`)
}
