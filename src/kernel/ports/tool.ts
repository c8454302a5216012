import type { TSchema } from 'typebox'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ReservationRequest } from './store.ts'

/** read: looks, changes nothing. idempotent: may be repeated under its key. irreversible: at most once, ever. */
export type Effect = 'read' | 'idempotent' | 'irreversible'

export interface ToolContext {
  workspaceId: string
  runId: string
  taskId: string | null
  idempotencyKey: string
  nowMs: number
  signal: AbortSignal
}

/**
 * The tool's own word: a receipt, never evidence. `not_done` is said only when nothing reached the outside.
 * A throw, a time-out or anything else means that nobody knows.
 */
export type ToolResult =
  | {
      outcome: 'done'
      output: unknown
      artifacts?: ToolArtifact[]
      /**
       * Given to the pack's `outcome` and kept nowhere by the gateway: what is about several people, so that each lies
       * in a row of the pack under their own key, and not in a receipt under nobody's.
       */
      transient?: unknown
    }
  | { outcome: 'not_done'; error: Refusal }

/** What a call brought home. The gateway registers it by hash, pending: using it is another decision. */
export interface ToolArtifact {
  artifact_type: string
  /** Short and stable; the intent's id makes it unique. */
  name: string
  content_type: string
  bytes: Uint8Array
}

/** What was read back from the outside world. */
export interface Evidence {
  found: boolean
  detail?: string
  contentHash?: string
}

/**
 * Limits that several workspaces have in common, as they stand for one call; each with the moment of new room. What is
 * `refundable` is given back when the tool says `not_done`; an uncertain call keeps it.
 */
export type Quota =
  | { reservations: Array<ReservationRequest & { freeAt: string; refundable?: true }> }
  | { closedUntil: string; why: string }

// biome-ignore lint/suspicious/noExplicitAny: a registry holds tools of every input type
export interface Tool<Input = any> {
  readonly name: string
  readonly input: TSchema
  readonly output: TSchema
  readonly effect: Effect
  readonly timeoutMs: number
  /** Two calls with the same key are the same effect. */
  key(input: Input): string
  /** Who or what outside is addressed; shown to the approving person and bound into the grant. */
  recipient?(input: Input): string
  /** What this call would do that a lane may prohibit (e.g. external_export). */
  traits?(input: Input): string[]
  /** Scope fields beyond workspace_id, run_id and task_id that the lane may require. */
  scope?(input: Input): Record<string, string>
  /** It acts in a person's own browser: looking back, too, is done only while somebody is at the desk. */
  readonly attended?: true
  /** What it takes of limits that workspaces share. Taken before the intent. */
  quota?(input: Input, nowMs: number): Quota
  run(input: Input, context: ToolContext): Promise<ToolResult>
  /** Looks outside whether the effect is there. Must itself change nothing. */
  verify(input: Input, context: ToolContext): Promise<Evidence>
}
