import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { readLine } from '#kernel/ledger/journal.ts'
import { type JournalLayout, journalFailure } from './folder.ts'

export interface SealWanted {
  workspace: string
  /** At least so many entries. */
  seq: number
  /** A line that names no other workspace. */
  alone?: true
}

/** The first line that seals what is wanted, and the lines that bring the keys up to it. */
export interface SealingLines {
  seal: string
  sealedSeq: number
  keys: string[]
}

export async function findSeal(
  { lines }: JournalLayout,
  { workspace, seq, alone }: SealWanted,
): Promise<SealingLines | null> {
  let keys: string[] = []
  let found: SealingLines | null = null
  try {
    for await (const text of createInterface({ input: createReadStream(lines) })) {
      const line = readLine(text)
      if (typeof line === 'string') continue
      if (line.kind === 'opened' || line.kind === 'rotation' || line.kind === 'loss') keys = [...keys, text]
      // What a restore took back, or another database had, is not what stands in the log now.
      if (line.kind === 'opened') found = null
      if (line.kind !== 'seal' && line.kind !== 'restore') continue
      const head = line.body.heads.find((h) => h.workspace === workspace)
      const reached = Number(head?.seq ?? 0)
      if (line.kind === 'restore' && found && found.sealedSeq > reached) found = null
      const fits = !alone || line.body.heads.length === 1
      if (!found && reached >= seq && fits) found = { seal: text, sealedSeq: reached, keys }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw journalFailure(error, lines)
  }
  return found
}
