/** What operations state in the journal, outside of the database. Resolves when it is on disk. */
export interface Statements {
  state(statement: ErasureStatement | RestoreStatement): Promise<{ line: number }>
}

export interface ErasureStatement {
  kind: 'erasure'
  body: { workspace: string; person: string; seq: string }
}

export interface RestoreStatement {
  kind: 'restore'
  body: { backup: string; taken_at: string; heads: StatedHead[]; reason: string; person: string }
}

export interface StatedHead {
  workspace: string
  seq: string
  hash: string
  root: string
  peaks: string[]
}

/** Signs with the key of the journal. */
export interface Signer {
  /** SHA-256 of the raw public key, in hex. */
  key: string
  /** The raw public key, base64. */
  publicKey: string
  sign(bytes: Buffer): Buffer
}

/** What a journal says to a restore. */
export interface JournalKnowledge {
  /** Every key that ever signed it. */
  keys: string[]
  /** The last sealed number of each workspace. */
  heads: Array<{ workspace: string; seq: string }>
  erasures: Array<{ workspace: string; person: string }>
}
