import type { KillPoint } from './fixture.ts'

/** What the child is told. */
export interface Ask {
  dataDir: string
  outside: string
  /** Workspaces to make first, each with its letters. */
  create: string[][]
  /** Where something dies, one after the other, each at the n-th pass; none means nowhere. */
  deaths: Array<{ at: KillPoint; nth: number }>
  victim: 'process' | 'database'
}

/** What the child says, one JSON line each. */
export type Said =
  | { t: 'open'; workspaces: Array<{ ws: string; tasks: string[] }> }
  /** A cycle loaded this. */
  | { t: 'sees'; ws: string; next: string | null; done: number }
  /** The database acknowledged this head. */
  | { t: 'ack'; ws: string; seq: number; hash: string; by: 'cycle' | 'person'; finished: boolean }
  /** The tool begins with this letter. */
  | { t: 'tries'; key: string }
  /** The intent of this letter is committed. */
  | { t: 'intends'; key: string }
  /** The database was killed at the point. */
  | { t: 'struck'; at: KillPoint }
  /** A cycle went on with its successor. */
  | { t: 'back' }
  | { t: 'by_hand'; letter: string }
  | { t: 'stuck'; ws: string; status: string }
  | { t: 'finished' }
