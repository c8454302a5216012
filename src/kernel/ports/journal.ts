import type { JournalContent } from '#kernel/contracts/journal.ts'

export type { SealedHead } from '#kernel/contracts/journal.ts'

/** Everything but seals, which the journal makes itself. */
export type Statement = Exclude<JournalContent, { kind: 'seal' }>

/** The signed, chained journal outside the database. */
export interface Journal {
  /** Resolves when a signed seal that covers this head is on disk. */
  seal(head: { workspaceId: string; seq: bigint; hash: string }): Promise<void>
  /** Writes a signed statement; resolves when it is on disk. */
  state(statement: Statement): Promise<{ line: number }>
}
