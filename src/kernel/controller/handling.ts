import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Notice } from '#kernel/ports/outside.ts'
import type { AuditEntry, Change, InboxRow, RunRow, State, StepCommit } from '#kernel/ports/store.ts'
import type { Deps, Lease, LoadedApp } from './deps.ts'

/** An inbox item about to be consumed, with everything that its handler may look at. */
export interface Handling {
  deps: Deps
  lease: Lease
  state: State
  app: LoadedApp
  item: InboxRow
  run: RunRow
  person: string
}

export type Answer =
  | {
      outcome: string
      changes: Change[]
      audit?: AuditEntry[]
      blobs?: StepCommit['blobs']
      /** For people, once it is committed. */
      notices?: Notice[]
    }
  /** What is refused may still leave its trace: a run that was denied. */
  | { refused: Refusal; changes?: Change[]; audit?: AuditEntry[] }

export function no(code: string, message: string, next: string): { refused: Refusal } {
  return { refused: { code, message, next } }
}
