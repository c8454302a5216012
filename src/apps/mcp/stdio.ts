import { randomBytes, randomUUID } from 'node:crypto'
import type { Readable, Writable } from 'node:stream'
import { StdioServerTransport, serveStdio as serveConnection } from '@modelcontextprotocol/server/stdio'
import { logLine } from './log-line.ts'
import { createTasksMcp, type TasksMcpOptions } from './tasks-mcp.ts'
import { underWay } from './under-way.ts'

export interface StdioOptions
  extends Pick<TasksMcpOptions, 'service' | 'caller' | 'annotations' | 'version' | 'timeZone'> {
  /** Goes to stderr: stdout carries the protocol and nothing else. */
  log: (line: string) => void
  stdin?: Readable
  stdout?: Writable
}

export interface StdioServing {
  /** The client has gone, or `close` was called, and nothing is under way any more. */
  ended: Promise<void>
  close(): Promise<void>
}

const MESSAGE_MAX_BYTES = 256 * 1024

/** Serves the one person who started this process, until their client closes the pipe. */
export function serveStdio({ stdin, stdout, log, ...product }: StdioOptions): StdioServing {
  const running = underWay()
  // The client may probe with one revision and go on with another: both meet the same conversation and the same key.
  const shared = { ...product, log, conversationId: randomUUID(), stateKey: randomBytes(32), underWay: running }
  const transport = new StdioServerTransport(stdin, stdout, { maxBufferSize: MESSAGE_MAX_BYTES })
  const connection = serveConnection(({ era }) => createTasksMcp({ ...shared, era }), {
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
