import { createServer, type ServerResponse } from 'node:http'
import { Failure } from '#kernel/contracts/refusal.ts'
import { boundConnections, type ConnectionLimits, serverLimits } from '../server/connections.ts'
import { SAFE_HEADERS } from '../server/safe-headers.ts'
import type { Health } from './health.ts'

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Alive, ready, or neither of the two. The same words at every door; nobody has to be known for them. */
export async function answerHealth(health: Pick<Health, 'ready'> | undefined, path: string, response: ServerResponse) {
  const readiness = path === '/healthz' || !health ? { ok: true as const } : await health.ready()
  response.writeHead(readiness.ok ? 200 : 503, { 'content-type': 'application/json' })
  response.end(JSON.stringify(readiness))
}

export interface HealthPlace {
  port: number
  /** Anything but loopback is somebody's explicit wish. */
  address: string
}

/** Probes and scrapers are few, and ask for a line or a page of figures. */
const LIMITS: ConnectionLimits = {
  headMs: 5000,
  requestMs: 10_000,
  idleMs: 5000,
  unreadMs: 10_000,
  connectionsMax: 100,
}

/** A door for probes and scrapers alone: no token, and nothing behind it that anybody could be told apart by. */
export async function listenForHealth(health: Health, { port, address }: HealthPlace) {
  const server = createServer(serverLimits(LIMITS), async (request, response) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value)
    try {
      // Bound to this machine it answers to this machine's names: a name of somebody's own may be made to lead here.
      if (isLoopback(address) && !isLoopback(nameIn(request.headers.host))) return void response.writeHead(421).end()
      if (request.method !== 'GET' && request.method !== 'HEAD') return void response.writeHead(405).end()
      if (request.url === '/healthz' || request.url === '/readyz')
        return await answerHealth(health, request.url, response)
      if (request.url !== '/metrics') return void response.writeHead(404).end()
      response.writeHead(200, { 'content-type': METRICS_TYPE }).end(await health.metrics())
    } catch {
      if (!response.headersSent) response.writeHead(500)
      response.end()
    }
  })
  boundConnections(server, LIMITS)
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(notOpened(error, port, address)))
    server.listen({ host: address, port, exclusive: true }, resolve)
  })
  const bound = server.address()
  return {
    port: typeof bound === 'object' && bound ? bound.port : port,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const isLoopback = (name: string | undefined) =>
  name !== undefined && ['127.0.0.1', 'localhost', '::1', '[::1]'].includes(name)

function nameIn(host: string | undefined): string | undefined {
  return /^(.*?)(?::\d{1,5})?$/.exec(host ?? '')?.[1]
}

function notOpened(error: NodeJS.ErrnoException, port: number, address: string): Failure {
  const message = `port ${port} of ${address} cannot be opened for health and metrics (${error.code ?? 'unknown'})`
  return new Failure('health.port_refused', message, 'Choose another with --health-port (0 takes a free one).', error)
}
