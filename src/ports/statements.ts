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
