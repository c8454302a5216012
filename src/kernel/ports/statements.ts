import type { Journal } from './journal.ts'

/** What operations need of the journal: to state something, and to wait until it is on disk. */
export type Statements = Pick<Journal, 'state'>

/** Signs with the key of the journal. */
export interface Signer {
  /** SHA-256 of the raw public key, in hex. */
  id: string
  /** The raw public key, base64. */
  publicKey: string
  sign(bytes: Buffer): Buffer
}

/** What a journal says to a restore. */
export interface JournalKnowledge {
  /** Whose journal it is. */
  installation: string | null
  /** Every key that ever signed it. */
  keys: string[]
  /** The last sealed number of each workspace. */
  heads: Array<{ workspace: string; seq: string }>
  erasures: Array<{ workspace: string; person: string }>
}
