import { randomBytes, randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import {
  localhostHostValidation,
  localhostOriginValidation,
  type NodeServerResponseLike,
  toNodeHandler,
} from '@modelcontextprotocol/node'
import { type AuthInfo, createMcpHandler, isLegacyRequest } from '@modelcontextprotocol/server'
import { v5 as uuidOfName } from 'uuid'
import { createTasksMcp, type TasksMcpOptions } from '#apps/tasks/mcp/tasks-mcp.ts'
import type { Caller } from '#apps/tasks/services/service.ts'
import type { CreateServer } from './connection.ts'
import { inProgress } from './in-progress.ts'
import { logLine } from './log-line.ts'
import { openSessions, type SessionLimits } from './sessions.ts'

export interface EndpointOptions {
  log: (line: string) => void
  limits?: Partial<SessionLimits>
  now?: () => number
}

export interface McpHandlerOptions
  extends EndpointOptions,
    Pick<TasksMcpOptions, 'service' | 'annotations' | 'version' | 'timeZone'> {}

export interface McpHandler {
  /** `body` is given where it was already read and parsed. The gate has let the request pass and says who it is. */
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller, body?: unknown): Promise<void>
  close(): Promise<void>
}

const LIMITS: SessionLimits = {
  sessionsMax: 200,
  sessionsPerCallerMax: 50,
  idleMs: 30 * 60 * 1000,
  bodyMaxBytes: 256 * 1024,
}
const SUBSCRIPTIONS_MAX = 100

/** The tasks of whoever comes. */
export function mcpHandler({ log, limits, now, ...product }: McpHandlerOptions): McpHandler {
  const create: CreateServer = (connection) => createTasksMcp({ ...product, ...connection })
  return httpEndpoint(create, { log, ...(limits && { limits }), ...(now && { now }) })
}

/** Streamable HTTP: the current revision without sessions, the ones before it with. */
export function httpEndpoint(
  create: CreateServer,
  { log, limits: given, now = Date.now }: EndpointOptions,
): McpHandler {
  const limits = { ...LIMITS, ...given }
  const running = inProgress()
  const shared = { log, stateKey: randomBytes(32), inProgress: running }
  const onerror = (error: Error) => log(logLine('http', error))
  const hostIsOurs = localhostHostValidation()
  const originIsOurs = localhostOriginValidation()

  const sessions = openSessions((caller) => create({ ...shared, caller, era: 'legacy' }), limits, now)
  // Without sessions, all that one caller sends to this process is one conversation. Nobody else can name it.
  const conversations = randomUUID()
  const current = createMcpHandler(
    ({ authInfo }) => {
      const caller = callerOf(authInfo)
      const conversationId = uuidOfName(caller.user_id, conversations)
      return create({ ...shared, caller, era: 'modern', conversationId })
    },
    { legacy: 'reject', onerror, maxRequestBodySize: limits.bodyMaxBytes, maxSubscriptions: SUBSCRIPTIONS_MAX },
  )

  return {
    async handle(request, response, caller, body) {
      // The gate has looked already; here it is looked at again, by other hands.
      if (!hostIsOurs(request, response) || !originIsOurs(request, response)) return
      const visit = sessions.visit(caller)
      const route = async (web: Request) => {
        const size = { maxRequestBodySize: limits.bodyMaxBytes }
        if (await isLegacyRequest(web, body, size)) return visit.fetch(web, body)
        return current.fetch(web, { authInfo: authOf(caller), parsedBody: body })
      }
      const answer = toNodeHandler({ fetch: route }, { onerror, maxRequestBodySize: limits.bodyMaxBytes })
      try {
        await answer(request, headFirst(response), body)
      } finally {
        visit.end()
      }
    },
    async close() {
      await Promise.all([current.close(), sessions.close()])
      await running.settled()
    },
  }
}

/** How the library hands on who came in. The token stays at the gate. */
function authOf(caller: Caller): AuthInfo {
  return { token: '', clientId: caller.user_id, scopes: [], extra: { caller } }
}

function callerOf(auth: AuthInfo | undefined): Caller {
  return auth?.extra?.caller as Caller
}

/** The library lets the head wait for the first piece of the body, which a stream that only listens may not have soon. */
function headFirst(response: ServerResponse): NodeServerResponseLike {
  return {
    writeHead: (status, headers) => {
      response.writeHead(status, headers)
      response.flushHeaders()
    },
    write: (chunk) => response.write(chunk),
    end: () => response.end(),
    on: (event, listener) => response.on(event, listener),
    destroyed: response.destroyed,
  }
}
