import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Warning } from '#kernel/contracts/verdict.ts'
import type { Change } from './store.ts'

export interface MakeContext {
  now: string
  uuid(): string
  runId: string
  author: 'agent' | 'human'
  /** The approval that this is the execution of; null where none was needed. */
  approvalId: string | null
}

/** What pure code made of a proposal. Ids that the shell must make are asked for through `make`. */
export type Decision =
  | { kind: 'refuse'; error: Refusal & { path?: string; expected?: string } }
  | { kind: 'wait'; reason: string; until?: string; warnings?: Warning[] }
  | {
      kind: 'tool'
      tool: string
      input: unknown
      /** What the call reads: it stands in the run and in the audit log. */
      inputs?: ArtifactRef[]
      warnings?: Warning[]
    }
  | { kind: 'start'; taskId: string; warnings?: Warning[] }
  | {
      kind: 'write'
      /** What lanes call it, where one action of the app stands for several; one of the app's `writes`. */
      action?: string
      /** The kind of run that it is, where it is more than a write: told in the audit log under the same name. */
      run?: 'promotion' | 'export' | 'override'
      /** What it rests on: it stands in the run and in the audit log. */
      inputs?: ArtifactRef[]
      /** What it brings beside the artifacts that it writes: bytes that lie in a store of their own. */
      outputs?: ArtifactRef[]
      make: (context: MakeContext) => Change[]
      blobs?: Array<{ hash: string; bytes: Uint8Array }>
      /** What the write would do that a lane may prohibit. */
      traits?: string[]
      scope?: Record<string, string>
      recipient?: string
      /** Hashes of artifacts that the action carries; bound into the grant. */
      artifacts?: string[]
      say?: string
      /** A person is told once it is committed. */
      notice?: string
      warnings?: Warning[]
    }
