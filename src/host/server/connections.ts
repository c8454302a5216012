import { type IncomingMessage, type Server, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import { SAFE_HEADERS } from './safe-headers.ts'

/** How long and how many: a client that is slow, silent or deaf costs this much and no more. */
export interface ConnectionLimits {
  /** From the connection to the end of a request's head; over TLS, each of handshake and head. */
  headMs: number
  /** To the end of its body. */
  requestMs: number
  /** Between two requests. */
  idleMs: number
  /** An answer of which the other side takes nothing; found out after twice that time at most. Work is waited for. */
  unreadMs: number
  /** For each address that is listened to. Files and the database need descriptors, too. */
  connectionsMax: number
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headMs: 10_000,
  requestMs: 30_000,
  idleMs: 5000,
  unreadMs: 20_000,
  connectionsMax: 500,
}

/** Who was told no and does not hang up is hung up on. */
const LINGER_MS = 1000
/** How late a limit may be kept. */
const LOOK_EVERY_MS = 1000

/** As Node's own servers take them. */
export function serverLimits({ headMs, requestMs, idleMs }: ConnectionLimits) {
  return {
    headersTimeout: headMs,
    requestTimeout: requestMs,
    keepAliveTimeout: idleMs,
    handshakeTimeout: headMs,
    connectionsCheckingInterval: Math.min(LOOK_EVERY_MS, headMs),
  }
}

/** What Node's own limits leave open: too many connections, answers that nobody reads, and bytes that are no request. */
export function boundConnections(server: Server, { unreadMs, connectionsMax }: ConnectionLimits): void {
  const answering = new Map<string, ServerResponse>()
  const answered = new WeakSet<Socket>()
  // The oldest first. A socket and the TLS over it have one name, and the later one ends both.
  const open = new Map<string, Socket>()
  const take = (socket: Socket) => {
    const name = nameOf(socket)
    open.set(name, socket)
    socket.once('close', () => void (open.get(name) === socket && open.delete(name)))
  }
  server.on('connection', (socket: Socket) => {
    take(socket)
    if (open.size <= connectionsMax) return
    // Whoever only sits there makes room; where everybody is being answered, who comes last is not.
    const silent = [...open].find(([name]) => !answering.has(name))
    ;(silent?.[1] ?? socket).destroy()
  })
  server.on('secureConnection', take)
  const begin = ({ socket }: IncomingMessage, response: ServerResponse) => {
    const name = nameOf(socket)
    answering.set(name, response)
    answered.add(socket)
    response.once('close', () => void (answering.get(name) === response && answering.delete(name)))
  }
  server.prependListener('request', begin)
  server.prependListener('checkExpectation', begin)
  server.setTimeout(unreadMs)
  server.on('timeout', (socket: Socket) => {
    // Work may take long and say nothing meanwhile; what lies there unread is no work.
    const isIdle = answered.has(socket) && !answering.has(nameOf(socket))
    if (socket.writableLength > 0 || isIdle) socket.destroy()
  })
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (!socket.writable || answering.get(nameOf(socket as Socket))?.headersSent) return void socket.destroy()
    socket.end(unreadable(error.code))
    setTimeout(() => socket.destroy(), LINGER_MS).unref()
  })
}

function nameOf({ remoteAddress, remotePort }: Socket): string {
  return `${remoteAddress} ${remotePort}`
}

const REFUSALS: Record<string, { status: number; code: string; message: string; next: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    code: 'http.too_slow',
    message: 'the request did not come to its end in time',
    next: 'Send it again, whole and at once.',
  },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'http.unreadable',
    message: 'the head of this request is larger than any need',
    next: 'Send fewer or shorter headers.',
  },
}

const NO_REQUEST = {
  status: 400,
  code: 'http.unreadable',
  message: 'this is no request that can be read',
  next: 'Send one whole request, as HTTP says.',
}

/** To bytes that are no request: the same headers as on every answer, and a refusal. */
function unreadable(why = ''): string {
  const { status, ...refusal } = REFUSALS[why] ?? NO_REQUEST
  const body = JSON.stringify(refusal)
  const own = { 'content-type': 'application/json', 'content-length': body.length, connection: 'close' }
  const lines = Object.entries({ ...SAFE_HEADERS, ...own }).map(([name, value]) => `${name}: ${value}`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('\r\n')}\r\n\r\n${body}`
}
