import type { Task } from '../../contracts.ts'
import { csvHeader, csvRow } from './csv.ts'
import { icsClosing, icsOpening, icsRow } from './ics.ts'
import { jsonClosing, jsonOpening, jsonRow } from './json.ts'

/** A document in pieces: the opening, one piece a task (counted from 0), the closing. */
export interface ExportFormat {
  contentType: string
  opening(): string
  row(task: Task, index: number): string
  closing(): string
}

export const EXPORT_FORMATS: Readonly<Record<'csv' | 'json' | 'ics', ExportFormat>> = {
  csv: { contentType: 'text/csv; charset=utf-8', opening: csvHeader, row: csvRow, closing: () => '' },
  json: { contentType: 'application/json', opening: jsonOpening, row: jsonRow, closing: jsonClosing },
  ics: { contentType: 'text/calendar; charset=utf-8', opening: icsOpening, row: icsRow, closing: icsClosing },
}
