import { createReadStream } from 'node:fs'
import { createInterface } from 'node:readline'
import { readLine } from '#kernel/journal.ts'
import { type JournalLayout, journalFailure } from './folder.ts'

/** The first line that seals at least `seq` entries of a workspace, and the lines that bring the keys up to it. */
export interface SealingLines {
  seal: string
  sealedSeq: number
  keys: string[]
}

export async function findSeal({ lines }: JournalLayout, workspace: string, seq: number): Promise<SealingLines | null> {
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
      if (!found && reached >= seq) found = { seal: text, sealedSeq: reached, keys }
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw journalFailure(error, lines)
  }
  return found
}
