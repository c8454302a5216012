import type { Refusal } from '#kernel/contracts/refusal.ts'
import { LABELS_MAX } from '../../contracts.ts'
import { withoutRanges } from '../decide/details/description.ts'
import { readMarks } from '../decide/details/marks.ts'
import { parseDetails } from '../decide/details/parse-details.ts'
import { splitWords } from '../decide/details/words.ts'
import { knownZone } from '../decide/details/zone.ts'
import { type CsvRow, csvRows } from './csv-rows.ts'
import {
  type Imported,
  type ImportedTask,
  type ImportOptions,
  refuse,
  refuseDescription,
  refuseList,
} from './imported.ts'

type Read = { task: ImportedTask } | { refused: Refusal }

/**
 * Todoist's CSV of a project. Decided: a section is a list; PRIORITY 1 is p1, the highest, as in its file (its API
 * counts the other way); the longer text of a task follows its words on a new line; comments are counted and left out.
 */
export function readTodoistCsv(text: string, options: ImportOptions): Imported {
  const read = csvRows(text, ['TYPE', 'CONTENT'])
  if ('refused' in read) return read
  const tasks: ImportedTask[] = []
  let section: string | null = null
  let leftOut = 0
  for (const row of read.rows) {
    const type = row.cell('TYPE').trim().toLowerCase()
    if (type === 'section') {
      section = row.cell('CONTENT').trim() || null
      const long = section && refuseList(section, row.line)
      if (long) return long
    } else if (type === 'task') {
      const found = readTask(row, section, options)
      if ('refused' in found) return found
      tasks.push(found.task)
    } else if (type === 'note' || type === 'meta') leftOut++
    else return refuseType(type, row.line)
  }
  return { tasks, left_out: leftOut }
}

function readTask(row: CsvRow, section: string | null, options: ImportOptions): Read {
  const { words, labels } = readContent(row.cell('CONTENT').trim())
  const more = row.cell('DESCRIPTION').trim()
  const description = more === '' ? words : `${words}\n${more}`
  const bad = refuseDescription(words, row.line) ?? refuseDescription(description, row.line)
  if (bad) return bad
  const priority = row.cell('PRIORITY').trim()
  if (!/^[1-4]?$/.test(priority)) return refusePriority(priority, row.line)
  const task: ImportedTask = { description, labels, priority: priority === '' ? null : Number(priority), list: section }
  const date = row.cell('DATE').trim()
  if (date === '') return { task }
  const due = readDate(date, { ...options, timeZone: zoneOf(row.cell('TIMEZONE').trim(), options) })
  return due ? { task: { ...task, ...due } } : refuseDate(date, row.line)
}

/** Labels are written into the words as "@label". Nothing else in them is read: the dates have their own column. */
function readContent(content: string): { words: string; labels: string[] } {
  const split = splitWords(content)
  const marks = readMarks(content, split)
    .filter((mark) => mark.kind === 'label' && content[split[mark.start]!.start] === '@')
    .slice(0, LABELS_MAX)
  const ranges = marks.map((mark) => ({ start: split[mark.start]!.start, end: split[mark.start]!.end }))
  const words = withoutRanges(content, ranges)
  // A task that is called "@home" keeps its words.
  if (words === '') return { words: content, labels: [] }
  return { words, labels: [...new Set(marks.map((mark) => mark.value))] }
}

function zoneOf(named: string, { timeZone }: ImportOptions): string {
  return named === '' || (knownZone(named) === 'UTC' && named !== 'UTC') ? timeZone : named
}

/** "every monday at 9", "5 Mar 17:00", "2025-03-05": as people write it, but a day of the past may be meant here. */
function readDate(date: string, options: ImportOptions) {
  const year = Number(/(?<!\d)(19[7-9]\d|20\d\d)(?!\d)/.exec(date)?.[1] ?? Number.NaN)
  const nowMs = year > 0 ? Math.min(options.nowMs, Date.UTC(year - 1, 11, 30)) : options.nowMs
  const written = date.replace(/^every!/i, 'every').replace(/^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d)(?::\d\d)?$/, '$1 at $2')
  for (const joint of ['', 'on ', 'at ']) {
    const { description, details } = parseDetails(`task ${joint}${written}`, { ...options, nowMs })
    const { due_on, due_at, recurrence, remind_at } = details
    if (description === 'task' && due_on !== null) {
      return { due_on, due_at, recurrence, remind_at: isAhead(remind_at, options) ? remind_at : null }
    }
  }
  return null
}

function isAhead(timestamp: string | null, { nowMs }: ImportOptions): boolean {
  return timestamp !== null && Date.parse(timestamp) > nowMs
}

function refuseType(type: string, line: number): { refused: Refusal } {
  const message = `The row in line ${line} is of the type "${type.slice(0, 40)}".`
  return refuse('import.row_type', message, 'Write task, section or note in its first column.')
}

function refusePriority(priority: string, line: number): { refused: Refusal } {
  const message = `The priority in line ${line} is "${priority.slice(0, 40)}".`
  return refuse('import.row_priority', message, 'Write 1, 2, 3 or 4, or leave it empty.')
}

function refuseDate(date: string, line: number): { refused: Refusal } {
  const message = `The date "${date.slice(0, 80)}" in line ${line} cannot be read.`
  return refuse(
    'import.row_date',
    message,
    'Write it as 2026-03-05, as 2026-03-05 17:00 or in English, or leave it empty.',
  )
}
