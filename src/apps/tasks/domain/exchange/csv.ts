import Papa from 'papaparse'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { compileSchema } from '#kernel/validate.ts'
import { Task } from '../../contracts.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import { type Imported, refuse } from './imported.ts'

const COLUMNS = [
  'task_id',
  'description',
  'status',
  'due_on',
  'due_at',
  'priority',
  'labels',
  'recurrence',
  'remind_at',
  'list',
  'time_zone',
  'created_at',
  'updated_at',
  'completed_at',
  'version',
] as const satisfies (keyof Task)[]
const NUMBERS = new Set<string>(['priority', 'version'])
const REQUIRED = new Set<string>(['task_id', 'description', 'status', 'created_at', 'updated_at', 'version'])

/**
 * A spreadsheet runs a cell that begins like a formula; the apostrophe makes it text. Cells that already begin with
 * apostrophes before such a sign get one more, so that reading takes off exactly what writing put on.
 */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/
const NEUTRALISED = /^'+[=+\-@\t\r\n＝＋－＠]/

export function csvHeader(): string {
  return `${COLUMNS.join(',')}\r\n`
}

export function csvRow(task: Task): string {
  const cells = COLUMNS.map((column) => neutralise(cellOf(task[column])))
  return `${Papa.unparse([cells], { quotes: cells.map((cell) => /[\r\n]/.test(cell)) })}\r\n`
}

function cellOf(value: Task[keyof Task]): string {
  return Array.isArray(value) ? value.join(' ') : String(value ?? '')
}

function neutralise(cell: string): string {
  return FORMULA.test(cell) ? `'${cell}` : cell
}

function restore(cell: string): string {
  return NEUTRALISED.test(cell) ? cell.slice(1) : cell
}

/** Reads what `csvHeader` and `csvRow` wrote. */
export function readOwnCsv(text: string): Imported<Task> {
  const read = csvRows(text, [...COLUMNS])
  if ('refused' in read) return read
  const tasks: Task[] = []
  for (const row of read.rows) {
    const task = taskOf(row)
    const error = compileSchema(Task)(task)
    if (error) return refuseTask(row.line, error.message)
    tasks.push(task as Task)
  }
  return { tasks, left_out: 0 }
}

function taskOf(row: CsvRow): object {
  return Object.fromEntries(COLUMNS.map((column) => [column, valueIn(column, restore(row.cell(column)))]))
}

function valueIn(column: string, cell: string): unknown {
  if (column === 'labels') return cell.split(' ').filter((label) => label !== '')
  if (cell === '' && !REQUIRED.has(column)) return null
  return NUMBERS.has(column) ? Number(cell) : cell
}

function refuseTask(line: number, error: string): { refused: Refusal } {
  const message = `The task in line ${line} does not fit: ${error}`
  return refuse('import.row_wrong', message, `Correct line ${line}, then import the file again.`)
}
