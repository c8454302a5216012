import { randomUUID } from 'node:crypto'
import { type McpServer, WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/server'
import type { Caller } from '#apps/tasks/services/service.ts'

export interface SessionLimits {
  sessionsMax: number
  sessionsPerCallerMax: number
  idleMs: number
  bodyMaxBytes: number
}

interface Session {
  id: string
  userId: string
  server: McpServer
  transport: WebStandardStreamableHTTPServerTransport
  /** Exchanges that have not ended, a stream that only listens included. */
  open: number
  seenMs: number
}

/** One HTTP exchange of one caller, from the first byte to the last. */
export interface Visit {
  fetch(request: Request, parsedBody: unknown): Promise<Response>
  end(): void
}

export interface Sessions {
  visit(caller: Caller): Visit
  close(): Promise<void>
}

/** Sessions of the revisions before 2026-07-28; later ones have none. Each belongs to the caller who opened it. */
export function openSessions(
  create: (caller: Caller) => McpServer,
  limits: SessionLimits,
  now: () => number,
): Sessions {
  // In the order in which they were last seen: the first is the one idle longest.
  const sessions = new Map<string, Session>()

  return {
    visit(caller) {
      let visited: Session | undefined
      return {
        async fetch(request, parsedBody) {
          dropIdle()
          const id = request.headers.get('mcp-session-id')
          if (id === null) return begin(caller, request, parsedBody)
          const session = sessions.get(id)
          if (session === undefined || session.userId !== caller.user_id) return unknownSession()
          visited = session
          session.open += 1
          touch(session)
          return session.transport.handleRequest(request, { parsedBody })
        },
        end() {
          if (visited === undefined) return
          visited.open -= 1
          if (sessions.get(visited.id) === visited) touch(visited)
        },
      }
    },
    async close() {
      await Promise.all([...sessions.values()].map(drop))
    },
  }

  /** Only `initialize` opens a session; whatever else comes without one is answered, and forgotten. */
  async function begin(caller: Caller, request: Request, parsedBody: unknown): Promise<Response> {
    const server = create(caller)
    const transport: WebStandardStreamableHTTPServerTransport = new WebStandardStreamableHTTPServerTransport({
      sessionIdGenerator: randomUUID,
      maxRequestBodySize: limits.bodyMaxBytes,
      onsessioninitialized: (id) => keep({ id, userId: caller.user_id, server, transport, open: 0, seenMs: now() }),
      onsessionclosed: (id) => void sessions.delete(id),
    })
    await server.connect(transport)
    const response = await transport.handleRequest(request, { parsedBody })
    if (transport.sessionId === undefined) await server.close()
    return response
  }

  function keep(session: Session): void {
    const own = [...sessions.values()].filter(({ userId }) => userId === session.userId)
    // A caller who opens many pays with their own before anybody else does.
    if (own.length >= limits.sessionsPerCallerMax) void drop(idlest(own))
    else if (sessions.size >= limits.sessionsMax) void drop(idlest([...sessions.values()]))
    sessions.set(session.id, session)
  }

  function idlest(among: Session[]): Session {
    return among.find(({ open }) => open === 0) ?? (among[0] as Session)
  }

  function touch(session: Session): void {
    session.seenMs = now()
    sessions.delete(session.id)
    sessions.set(session.id, session)
  }

  function dropIdle(): void {
    for (const session of sessions.values()) {
      if (session.seenMs > now() - limits.idleMs) return
      if (session.open === 0) void drop(session)
    }
  }

  async function drop(session: Session): Promise<void> {
    sessions.delete(session.id)
    await session.server.close()
  }
}

/** Word for word what the library answers to an id that it does not know: nobody learns that it is another's. */
function unknownSession(): Response {
  const error = { code: -32001, message: 'Session not found' }
  return Response.json({ jsonrpc: '2.0', error, id: null }, { status: 404 })
}
