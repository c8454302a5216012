import type { ValidationError } from '#kernel/contracts/verdict.ts'

/** What an agent is given. It has no memory: everything it may know is here. */
export interface AgentCall {
  workspaceId: string
  snapshot: unknown
  snapshotHash: string
  /** The app's immutable rules, in Markdown. */
  rules: string
  /** Why the last proposal was refused, if it was. */
  errors: ValidationError[]
  maxBytes: number
  signal: AbortSignal
}

/** What came back: bytes, untrusted, and what they cost. */
export interface AgentReply {
  bytes: Uint8Array
  model?: string
  promptHash?: string
  tokensIn?: number
  tokensOut?: number
  costMicros?: number
}

/** Throwing means the agent could not be reached; a bad answer is returned, not thrown. */
export interface Agent {
  readonly name: string
  /** It is never asked: it comes when it likes, and the workspace waits for it. */
  readonly isPush?: true
  propose(call: AgentCall): Promise<AgentReply>
}

/** Who may be wished for: the app's own agent, the configured model, or one that comes by itself. */
export type AgentKind = 'own' | 'model' | 'external'
