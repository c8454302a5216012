import { type Static, Type } from 'typebox'
import { Count, closed, IsoTime, Sha256Hex, text, Uuid } from './closed.ts'

/** What stands in the journal outside the database: one signed statement a line. */

export const Seq = Type.String({ pattern: '^(0|[1-9][0-9]{0,15})$', maxLength: 16 })
const PublicKey = Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$', maxLength: 44 })
const Reason = text(2000, 1)
const Person = text(200, 1)
const Peaks = Type.Array(Sha256Hex, { maxItems: 53 })

/** A workspace's log up to entry `seq`: its chain, and its Merkle tree with the peaks from which the next seal goes on. */
export const SealedHead = closed({ workspace: Uuid, seq: Seq, hash: Sha256Hex, root: Sha256Hex, peaks: Peaks })
export type SealedHead = Static<typeof SealedHead>

export const JOURNAL_BODIES = {
  /**
   * First line, and again where a new database was made for the same journal. With `person` where the database had a
   * history already: that person states why its journal is not continued.
   */
  opened: closed({ installation: Uuid, public_key: PublicKey, reason: Reason, person: Type.Optional(Person) }),
  seal: closed({ catalog: Sha256Hex, heads: Type.Array(SealedHead, { maxItems: 100_000 }) }),
  /** The catalog changed for a known reason; seals with this fingerprint, earlier or later, are accepted. */
  catalog: closed({
    fingerprint: Sha256Hex,
    reason: Reason,
    person: Type.Optional(Person),
    migrations: Type.Optional(Sha256Hex),
  }),
  /** Signed by the old key; the next line is signed by the new. */
  rotation: closed({ new_key: Sha256Hex, public_key: PublicKey }),
  /** Signed by the new key, because the old one is gone. */
  loss: closed({ public_key: PublicKey, reason: Reason, person: Person }),
  /** A verification was clean up to `line`. */
  verified: closed({ line: Count, heads: Count, entries: Count }),
  checkpoint: closed({
    workspace: Uuid,
    segment: Count,
    seq: Seq,
    hash: Sha256Hex,
    root: Sha256Hex,
    peaks: Peaks,
    rows: Seq,
    rows_hash: Sha256Hex,
  }),
  erasure: closed({ workspace: Uuid, person: Uuid, seq: Seq }),
  /** From here on the heads are these; a restore that nobody states reads as truncation. */
  restore: closed({
    backup: text(200, 1),
    taken_at: IsoTime,
    heads: Type.Array(SealedHead, { maxItems: 100_000 }),
    reason: Reason,
    person: Person,
  }),
} as const

export type JournalKind = keyof typeof JOURNAL_BODIES
export type JournalBody<K extends JournalKind> = Static<(typeof JOURNAL_BODIES)[K]>

/** Kind and body of a line, one body type a kind. */
export type JournalContent = { [K in JournalKind]: { kind: K; body: JournalBody<K> } }[JournalKind]

export type JournalLine = {
  n: number
  /** SHA-256 of the line before, without its line feed. */
  previous: string
  at: string
  /** SHA-256 of the raw public key. */
  key: string
  signature: string
} & JournalContent
