import type { Refusal } from '#kernel/contracts/refusal.ts'
import { DESCRIPTION_MAX, type TaskDetails } from '../../contracts.ts'

export interface ImportedTask extends Partial<TaskDetails> {
  description: string
  completed?: boolean
}

/** All of a file or nothing of it. `left_out` counts rows that have no place here: comments and settings of a view. */
export type Imported<T = ImportedTask> = { tasks: T[]; left_out: number } | { refused: Refusal }

export interface ImportOptions {
  nowMs: number
  timeZone: string
}

export const IMPORT_BYTES_MAX = 2 * 1024 * 1024
export const IMPORT_ROWS_MAX = 20_000
export const LIST_MAX = 100

export function refuse(code: string, message: string, next: string): { refused: Refusal } {
  return { refused: { code, message, next } }
}

export function refuseTooLarge(text: string): { refused: Refusal } | null {
  if (text.length <= IMPORT_BYTES_MAX && new TextEncoder().encode(text).length <= IMPORT_BYTES_MAX) return null
  return refuse('import.too_large', 'The file is larger than 2 MB.', 'Split it and import the parts one after another.')
}

export function refuseTooMany(): { refused: Refusal } {
  const message = `The file has more than ${IMPORT_ROWS_MAX} rows.`
  return refuse('import.too_many_rows', message, 'Split it and import the parts one after another.')
}

/** Characters as people and JSON Schema count them: an emoji is one. */
function lengthOf(text: string): number {
  return text.length <= DESCRIPTION_MAX ? text.length : [...text].length
}

export function refuseDescription(description: string, line: number): { refused: Refusal } | null {
  if (description.trim() === '') {
    return refuse(
      'import.row_empty',
      `The task in line ${line} has no words.`,
      'Write what is to be done, or remove the row.',
    )
  }
  if (lengthOf(description) <= DESCRIPTION_MAX) return null
  const message = `The task in line ${line} is longer than ${DESCRIPTION_MAX} characters.`
  return refuse('import.row_too_long', message, `Shorten the words in line ${line}, then import the file again.`)
}

export function refuseList(list: string, line: number): { refused: Refusal } | null {
  if (list.length <= LIST_MAX) return null
  const message = `The name of the list in line ${line} is longer than ${LIST_MAX} characters.`
  return refuse('import.list_too_long', message, `Shorten the name in line ${line}, then import the file again.`)
}

export function withoutBom(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text
}
