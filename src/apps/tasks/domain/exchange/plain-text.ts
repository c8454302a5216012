import { parseDetails } from '../decide/details/parse-details.ts'
import {
  IMPORT_ROWS_MAX,
  type Imported,
  type ImportedTask,
  type ImportOptions,
  refuseDescription,
  refuseList,
  refuseTooLarge,
  refuseTooMany,
  withoutBom,
} from './imported.ts'

const HEADING = /^#{1,6}\s+(?=\S)/
const BULLET = /^(?:[-*+•]|\d{1,4}[.)])\s+/
const BOX = /^\[([ xX])\](?:\s+|$)/

/** One task a line, as people keep them in notes: bullets, numbers and boxes are taken off, a heading names a list. */
export function readPlainText(text: string, options: ImportOptions): Imported {
  const large = refuseTooLarge(text)
  if (large) return large
  const tasks: ImportedTask[] = []
  let list: string | null = null
  for (const [index, written] of withoutBom(text)
    .split(/\r\n|\r|\n/)
    .entries()) {
    const line = written.trim()
    const heading = HEADING.exec(line)
    if (heading) {
      list = line.slice(heading[0].length)
      const long = refuseList(list, index + 1)
      if (long) return long
      continue
    }
    const { words, completed } = withoutSigns(line)
    if (words === '') continue
    const bad = refuseDescription(words, index + 1)
    if (bad) return bad
    if (tasks.length === IMPORT_ROWS_MAX) return refuseTooMany()
    tasks.push(readTask(words, completed, list, options))
  }
  return { tasks, left_out: 0 }
}

function withoutSigns(line: string): { words: string; completed: boolean } {
  const bullet = BULLET.exec(`${line} `)?.[0] ?? ''
  const rest = line.slice(bullet.length)
  const box = BOX.exec(rest)
  return { words: rest.slice(box?.[0].length ?? 0), completed: box !== null && box[1] !== ' ' }
}

function readTask(words: string, completed: boolean, list: string | null, options: ImportOptions): ImportedTask {
  const { description, details } = parseDetails(words, options)
  const task: ImportedTask = { ...details, description, list: details.list ?? list }
  // What is done reminds nobody.
  return completed ? { ...task, remind_at: null, completed } : task
}
