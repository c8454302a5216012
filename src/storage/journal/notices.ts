import type { JournalNotice } from '#kernel/ledger/journal-walk.ts'
import type { HeadRow } from '../verify.ts'
import type { ReadJournal } from './reader.ts'

export const NEVER_VERIFIED: JournalNotice = {
  code: 'journal.never_verified',
  message: 'this journal holds no verification to go on from: everything was checked',
}
export const NOT_STATED: JournalNotice = {
  code: 'journal.not_stated',
  message: 'the verification could not be written to the journal; the next one begins where this one did',
}

/** Notices about the journals themselves. They do not make the result bad. */
export function noticesOf(all: ReadJournal[], mirrored: Map<string, number>): JournalNotice[] {
  const others = [...mirrored.keys()].filter((key) => !all.some(({ walk }) => walk.keys.has(key)))
  const notices: JournalNotice[] = []
  for (const { walk, tornBytes } of all) {
    if (tornBytes === 0) continue
    const message = `the journal ends in ${tornBytes} bytes that are no whole line: cut off by a crash, or being written`
    notices.push({ code: 'journal.torn', message, line: walk.n + 1 })
  }
  if (others.length > 0) {
    const message = `${others.length} other journals sealed this database and were not checked: keys ${others.map((k) => k.slice(0, 12)).join(', ')}; name their folders with --also`
    notices.push({ code: 'journal.others', message })
  }
  return notices
}

export function uncovered(heads: HeadRow[], journals: ReadJournal[]): JournalNotice[] {
  const sealedTo = (workspace: string) =>
    Math.max(...journals.map(({ walk }) => Number(walk.heads.get(workspace)?.seq ?? 0)))
  const open = heads.filter((head) => Number(head.seq) > sealedTo(head.workspace))
  if (open.length === 0) return []
  const names = open.slice(0, 5).map((h) => `${h.workspace} after entry ${sealedTo(h.workspace)}`)
  const message = `no seal of this journal covers yet: ${names.join(', ')}${open.length > 5 ? ` and ${open.length - 5} more` : ''}`
  return [{ code: 'journal.uncovered', message }]
}
