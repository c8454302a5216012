import { type Static, Type } from 'typebox'
import { closed, list, nullable, oneOf, Sha256Hex, text, Uuid } from './closed.ts'
import { Seq } from './journal.ts'

/**
 * A stretch of a workspace's ledger in JSON lines: a header, the entries, a last line with the proof. The proof ties
 * the stretch to a seal of the journal: the peaks before it, the entries and the consistency proof give the sealed root.
 */

export const EXPORT_FORMAT = 'lanewright ledger export 2'

export const ExportHeader = closed({
  format: Type.Literal(EXPORT_FORMAT),
  workspace: Uuid,
  from: Seq,
  entries: Seq,
  /** Chain and tree before the first entry. */
  before: closed({ hash: Sha256Hex, peaks: list(Sha256Hex, 53) }),
  /** The last entry. */
  head: closed({ seq: Seq, hash: Sha256Hex }),
})
export type ExportHeader = Static<typeof ExportHeader>

export const ExportEntry = closed({
  log: oneOf(['event', 'audit']),
  seq: Seq,
  at: text(40),
  about: text(200),
  id: text(10_000),
  payload: Type.String(),
  hash: Sha256Hex,
})
export type ExportEntry = Static<typeof ExportEntry>

const JournalText = text(64 * 1024 * 1024)

export const ExportProof = closed({
  /** Lines of the journal that bring keys, in order, as they stand there. */
  keys: list(JournalText, 10_000),
  /** The line that seals the last entry, or one after it. */
  seal: JournalText,
  /** RFC 6962, 2.1.2: from the tree that ends with the last entry to the sealed one. */
  consistency: list(Sha256Hex, 128),
})
export type ExportProof = Static<typeof ExportProof>

/** The last line; null where no journal was at hand. */
export const ExportEnd = closed({ proof: nullable(ExportProof) })

/** Which entries; by default all of them. */
export interface Slice {
  from?: string
  to?: string
}
