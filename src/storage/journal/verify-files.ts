import type pg from 'pg'
import type { JournalNotice } from '#kernel/ledger/journal-walk.ts'
import type { BadEntry } from '#kernel/ledger/ledger.ts'
import { type BadFile, checkEvidence } from '../artifacts/evidence.ts'

const NAMED_MAX = 5

/** What came since is about entries: stored files are read by a verification of everything. */
export async function checkFiles(
  { auditor, casesFolder }: { auditor: pg.Pool; casesFolder?: string },
  {
    workspace,
    since,
    readFiles,
  }: { workspace?: string; since?: boolean; readFiles?(bytes: number, all: number): void },
): Promise<{ bad: BadEntry | null; files: { files?: number }; notices: JournalNotice[] }> {
  if (casesFolder === undefined || since) return { bad: null, files: {}, notices: [] }
  const { files, bad, neverHeld } = await checkEvidence({
    ...{ auditor, folder: casesFolder },
    ...(workspace === undefined ? {} : { workspace }),
    ...(readFiles ? { progress: readFiles } : {}),
  })
  const listed = (found: BadFile[]) => {
    const more = found.length > NAMED_MAX ? [`and ${found.length - NAMED_MAX} more`] : []
    return [...found.slice(0, NAMED_MAX).map(({ problem }) => problem), ...more].join('; ')
  }
  const notices =
    neverHeld.length === 0
      ? []
      : [{ code: 'evidence.never_held', message: `filed without bytes: ${listed(neverHeld)}` }]
  const [first] = bad
  if (!first) return { bad: null, files: { files }, notices }
  return { bad: { workspace: first.workspace, seq: null, log: 'file', problem: listed(bad) }, files: {}, notices }
}
