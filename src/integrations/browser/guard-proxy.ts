import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Admit } from './hosts.ts'

export interface GuardProxy {
  /** For the browser: everything it sends goes through here, sockets and prefetches too. */
  server: string
  close(): Promise<void>
}

/** Hears what was refused, and where nobody was or nobody answered. */
export type OnEvent = (kind: 'part' | 'unreached' | 'lost', host: string) => void

/** Headers between two hops; the next one makes its own. */
const HOP_HEADERS = new Set(['proxy-connection', 'proxy-authorization', 'connection', 'keep-alive', 'te', 'upgrade'])
const CONNECT_MS = 15_000

/**
 * A proxy on a loopback port that connects only where `admit` says so, to the very address that was checked: below the
 * browser no page has a way around it. Encrypted traffic passes unread.
 */
export async function startGuardProxy(admit: Admit, recorded: OnEvent): Promise<GuardProxy> {
  const sockets = new Set<Duplex>()
  const track = <S extends Duplex>(socket: S): S => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket))
    socket.on('error', () => socket.destroy())
    return socket
  }
  const server = createServer((incoming, answer) => {
    forward(admit, recorded, incoming, answer).catch(() => answer.destroy())
  })
  server.on('connection', track)
  server.on('connect', (incoming, client: Socket, head: Buffer) => {
    tunnel(admit, recorded, incoming, client, head, track).catch(() => client.destroy())
  })
  server.on('clientError', (_error, socket) => socket.destroy())
  await new Promise<void>((listening, failed) => {
    server.once('error', failed)
    server.listen(0, '127.0.0.1', listening)
  })
  return {
    server: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        for (const socket of sockets) socket.destroy()
      }),
  }
}

async function forward(
  admit: Admit,
  recorded: OnEvent,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  const url = incoming.url ?? ''
  const admission = url.startsWith('http://') ? await admit.url(url) : ({ ok: false, host: 'the proxy' } as const)
  if (!admission.ok) {
    recorded('part', admission.host)
    answer.writeHead(403, { 'content-type': 'text/plain', connection: 'close' }).end('refused')
    return
  }
  const { pathname, search, host } = new URL(url)
  const headers = Object.fromEntries(Object.entries(incoming.headers).filter(([name]) => !HOP_HEADERS.has(name)))
  const outgoing = request({
    ...{ host: admission.address, port: admission.port, method: incoming.method, path: pathname + search },
    headers: { ...headers, host },
    agent: false,
  })
  let connected = false
  let given = false
  answer.on('close', () => {
    given = true
    outgoing.destroy()
  })
  outgoing.on('socket', (socket) => socket.once('connect', () => (connected = true)))
  outgoing.on('error', () => {
    // What the browser itself gave up is not lost.
    if (given || answer.headersSent) return answer.destroy()
    // A picture that does not come is no page that does not come.
    const isPage = (incoming.headers['sec-fetch-dest'] ?? 'document') === 'document'
    if (isPage) recorded(connected ? 'lost' : 'unreached', new URL(url).hostname)
    // Without an answer the browser would send the same request once more by itself, a form's too.
    answer.writeHead(502, { 'content-type': 'text/plain', connection: 'close' }).end('no answer')
  })
  outgoing.on('response', (response) => {
    response.on('error', () => answer.destroy())
    const kept = Object.entries(response.headers).filter(([name]) => !HOP_HEADERS.has(name))
    answer.writeHead(response.statusCode ?? 502, Object.fromEntries(kept) as Record<string, string>)
    response.pipe(answer)
  })
  incoming.pipe(outgoing)
}

async function tunnel(
  admit: Admit,
  recorded: OnEvent,
  incoming: IncomingMessage,
  client: Socket,
  head: Buffer,
  track: <S extends Duplex>(socket: S) => S,
): Promise<void> {
  const admission = await admit.authority(incoming.url ?? '')
  if (!admission.ok) {
    recorded('part', admission.host)
    client.end('HTTP/1.1 403 Forbidden\r\nconnection: close\r\n\r\n')
    return
  }
  const far = track(connect({ host: admission.address, port: admission.port, timeout: CONNECT_MS }))
  let connected = false
  far.on('timeout', () => far.destroy())
  far.on('close', () => {
    if (connected || client.destroyed) return client.destroy()
    recorded('unreached', URL.parse(`http://${incoming.url}`)?.hostname ?? '')
    client.end('HTTP/1.1 502 Bad Gateway\r\nconnection: close\r\n\r\n')
  })
  client.on('close', () => far.destroy())
  far.on('connect', () => {
    connected = true
    far.setTimeout(0)
    client.write('HTTP/1.1 200 Connection established\r\n\r\n')
    far.write(head)
    far.pipe(client)
    client.pipe(far)
  })
}
