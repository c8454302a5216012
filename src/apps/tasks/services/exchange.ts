import { Failure } from '#kernel/contracts/refusal.ts'
import type { TaskPage } from '../contracts.ts'
import { readOwnCsv } from '../domain/exchange/csv.ts'
import { EXPORT_FORMATS } from '../domain/exchange/formats.ts'
import type { ImportedTask, ImportOptions } from '../domain/exchange/imported.ts'
import { readPlainText } from '../domain/exchange/plain-text.ts'
import { readTodoistCsv } from '../domain/exchange/todoist.ts'
import type { ExportFormat, ImportFormat } from './service.ts'

/** The whole file or nothing: what cannot be read is refused with its line before anything is sent. */
export function readImport(format: ImportFormat, text: string, options: ImportOptions): ImportedTask[] {
  const read =
    format === 'todoist'
      ? readTodoistCsv(text, options)
      : format === 'csv'
        ? ownTasks(text)
        : readPlainText(text, options)
  if ('refused' in read) throw new Failure(read.refused.code, read.refused.message, read.refused.next)
  return read.tasks
}

function ownTasks(text: string) {
  const read = readOwnCsv(text)
  if ('refused' in read) return read
  const tasks = read.tasks.map(
    ({ description, status, due_on, due_at, priority, labels, recurrence, remind_at, list }) => ({
      ...{
        description,
        completed: status === 'completed',
        due_on,
        due_at,
        priority,
        labels,
        recurrence,
        remind_at,
        list,
      },
    }),
  )
  return { tasks, left_out: read.left_out }
}

type Page = (cursor?: string) => Promise<TaskPage>

/** A document in pieces, page by page: its size does not matter. */
export async function* exportTasks(format: ExportFormat, page: Page): AsyncGenerator<string> {
  const { opening, row, closing } = EXPORT_FORMATS[format]
  yield opening()
  let index = 0
  let cursor: string | null | undefined
  do {
    const { tasks, next_cursor } = await page(cursor ?? undefined)
    for (const task of tasks) yield row(task, index++)
    cursor = next_cursor
  } while (cursor)
  yield closing()
}
