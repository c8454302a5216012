import type { Row } from '#kernel/ports/store.ts'
import type { Database, Transaction } from './database.ts'
import { sameJsonb } from './jsonb.ts'

/** A guard of src/storage/schema: refuses with the same code, or lets pass. `depth` counts the triggers around it. */
export type Guard = (db: Database, tx: Transaction, next: Row, old: Row | null, depth: number) => void

/** The rows are the same as JSON, but for these columns. */
export function sameBut(next: Row, old: Row, ...columns: string[]): boolean {
  return Object.keys(next).every((name) => columns.includes(name) || sameJsonb(next[name], old[name]))
}
