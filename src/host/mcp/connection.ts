import type { McpServer } from '@modelcontextprotocol/server'
import type { Caller } from '#apps/tasks/services/service.ts'
import type { InProgress } from './in-progress.ts'

/** One connection, one session or one request: who it is of, and what the servers of one door share. */
export interface Connection {
  caller: Caller
  /** Which revisions it speaks. */
  era: 'legacy' | 'modern'
  log: (line: string) => void
  /** One per session. */
  conversationId?: string
  /** Signs the questions that are out; shared by all servers that may get the answer. At least 32 bytes. */
  stateKey: Uint8Array
  inProgress: InProgress
}

export type CreateServer = (connection: Connection) => McpServer
