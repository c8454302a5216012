import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport, serveStdio as serveConnection } from '@modelcontextprotocol/server/stdio'
import { createTasksMcp, type TasksMcpOptions } from '#apps/tasks/mcp/tasks-mcp.ts'
import type { Caller } from '#apps/tasks/services/service.ts'
import type { CreateServer } from './connection.ts'
import { inProgress } from './in-progress.ts'
import { logLine } from './log-line.ts'

export interface PipeOptions {
  caller: Caller
  /** Goes to stderr: stdout carries the protocol and nothing else. */
  log: (line: string) => void
  stdin?: Readable
  stdout?: Writable
}

export interface StdioOptions
  extends PipeOptions,
    Pick<TasksMcpOptions, 'service' | 'annotations' | 'version' | 'timeZone'> {}

export interface StdioServing {
  /** The client has gone, or `close` was called, and nothing is under way any more. */
  ended: Promise<void>
  close(): Promise<void>
}

const MESSAGE_MAX_BYTES = 256 * 1024

/** The tasks of the one person who started this process. */
export function serveStdio({ stdin, stdout, log, caller, ...product }: StdioOptions): StdioServing {
  const create: CreateServer = (connection) => createTasksMcp({ ...product, ...connection })
  return stdioEndpoint(create, { log, caller, ...(stdin && { stdin }), ...(stdout && { stdout }) })
}

/** Serves until the client closes the pipe. */
export function stdioEndpoint(create: CreateServer, { stdin, stdout, log, caller }: PipeOptions): StdioServing {
  const running = inProgress()
  // The client may probe with one revision and go on with another: both meet the same conversation and the same key.
  const shared = { caller, log, conversationId: randomUUID(), stateKey: randomBytes(32), inProgress: running }
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: MESSAGE_MAX_BYTES })
  const connection = serveConnection(({ era }) => create({ ...shared, era }), {
    transport,
    onerror: (error) => log(logLine('stdio', error)),
  })
  const ended = new Promise<void>((resolve) => {
    const closeConnection = transport.onclose
    transport.onclose = () => {
      closeConnection?.()
      resolve(running.settled())
    }
  })
  return {
    ended,
    close: async () => {
      await connection.close()
      await ended
    },
  }
}
