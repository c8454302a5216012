import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import { createServer as createTlsServer } from 'node:https'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { systemClock } from '#system/clock.ts'
import { answerHealth } from '../health/listen.ts'
import { buildApp } from './app.ts'
import { boundConnections, CONNECTION_LIMITS, type ConnectionLimits, serverLimits } from './connections.ts'
import { createDownloads, type Downloads } from './downloads.ts'
import type { McpEndpoint, ServerOptions } from './product.ts'
import {
  checkRequest,
  cookieFor,
  cookieHash,
  incomingRequestOf,
  type Lock,
  no,
  type Opened,
  pageSecretFor,
  type Who,
} from './request-guard.ts'
import { SAFE_HEADERS } from './safe-headers.ts'
import { openShared, type SharedParts } from './shared/shared.ts'
import { createUsers } from './users.ts'
import { admit } from './who.ts'

export interface RunningServer {
  port: number
  /** Of the door for several people. */
  sharedPort?: number
  close(): Promise<void>
}

const LOOPBACK = ['127.0.0.1', '::1']

/** The local server: bound to loopback, one gate in front of everything, JSON behind it. Shared, it has a second door. */
export async function serve(options: ServerOptions, port: number): Promise<RunningServer> {
  const users = createUsers(options.access.known, systemClock.nowMs)
  await users.reload()
  const shared = options.shared && openShared(options.shared, options.log)
  await shared?.people.reload()
  const lock = { port, token: options.token, person: options.person, users }
  const limits = { ...CONNECTION_LIMITS, ...options.limits }
  const downloads = createDownloads(options.shared?.nowMs ?? systemClock.nowMs)
  const servers: Server[] = []
  let front: Server | undefined
  const factory = (handler: RequestListener) => {
    const inside = behindGuard(handler, options, shared, downloads)
    const local = inside(
      (request) => handleRequest(() => checkRequest(incomingRequestOf(request), lock), users.freshen, options.log),
      lock,
    )
    for (const _address of LOOPBACK) servers.push(newServer(local, limits))
    if (shared) front = newServer(inside(shared.endpoint(users, handleRequest)), limits, options.shared?.tls)
    return servers[0] as Server
  }
  const changed = async () => {
    await Promise.all([users.reload(), shared?.people.reload()])
  }
  const app = await buildApp(options, factory, { changed, downloads }, shared)
  const close = async () => {
    options.changes.close()
    const all = front ? [...servers, front] : servers
    for (const server of all) server.closeAllConnections()
    await Promise.all(all.map((server) => new Promise((done) => server.close(done))))
    await app.close()
  }
  try {
    await app.ready()
    for (const [i, address] of LOOPBACK.entries()) {
      const bound = await listen(servers[i] as Server, address, lock.port)
      // Whoever holds the other half of "localhost" would be sent our token.
      lock.port = bound ?? lock.port
    }
    if (!front || !options.shared) return { port: lock.port, close }
    const sharedPort = await listen(front, options.shared.listen, options.shared.port)
    return { port: lock.port, ...(sharedPort === undefined ? {} : { sharedPort }), close }
  } catch (error) {
    await close()
    throw error
  }
}

export async function requireFreePort(port: number): Promise<void> {
  for (const address of LOOPBACK) {
    const probe = createServer()
    await listen(probe, address, port)
    await new Promise((done) => probe.close(done))
  }
}

/** Answers the port; undefined where this machine has no such address. */
function listen(server: Server, address: string, port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (address === '::1' && (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT')) resolve(undefined)
      else reject(portFailure(port, error))
    })
    server.listen({ host: address, port, exclusive: true }, () => {
      const bound = server.address()
      resolve(typeof bound === 'object' && bound ? bound.port : port)
    })
  })
}

function portFailure(port: number, error: NodeJS.ErrnoException): Failure {
  if (error.code === 'EADDRINUSE')
    return new Failure(
      'server.port_in_use',
      `port ${port} is already in use on this machine`,
      'Use what runs there, or choose another port with --port (0 takes a free one).',
      error,
    )
  const next = 'Choose another port with --port; those below 1024 belong to the administrator.'
  return new Failure('server.port_refused', `port ${port} cannot be opened (${error.code ?? 'unknown'})`, next, error)
}

function newServer(listener: RequestListener, limits: ConnectionLimits, tls?: { cert: string; key: string }): Server {
  // A request without Host is the gate's to refuse, like every other stranger.
  const given = { ...serverLimits(limits), requireHostHeader: false }
  const server = tls ? createTlsServer({ ...given, ...tls }, listener) : createServer(given, listener)
  // What somebody expects of us changes nothing: the gate is asked first.
  server.on('checkExpectation', listener)
  boundConnections(server, limits)
  return server
}

/** In front of routing and parsing: what does not pass is never looked at. `welcomed` is the door with a link. */
function behindGuard(
  handler: RequestListener,
  options: ServerOptions,
  shared: SharedParts | undefined,
  downloads: Downloads,
) {
  const { log, mcp, campaignMcp } = options
  return (tryEndpoint: (request: IncomingMessage) => Promise<Opened>, welcomed?: Lock): RequestListener =>
    async (request, response) => {
      for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value)
      const tried = await tryEndpoint(request)
      const requested = tried.open === 'download' ? openDownload(request, tried.ticket, downloads, shared) : tried
      if (requested.open === 'health') return answerHealth(options.health, requested.path, response)
      if (requested.open === 'welcome') return welcome(response, welcomed as Lock, requested.sameSite)
      if (requested.open === false) {
        log(`refused a request: ${requested.refusal.code}`)
        return refuse(request, response, requested.status, requested.refusal)
      }
      const who = shared && welcomed ? shared.atMachine(requested.who, welcomed.person) : requested.who
      const path = request.url?.split('?', 1)[0] ?? ''
      const endpoint = path === '/mcp' ? mcp : path === '/mcp/campaigns' ? campaignMcp : undefined
      if (endpoint) return toMcp(endpoint, request, response, who, log, () => shared?.rights.checkMcp(who, path))
      admit(request, who)
      handler(request, response)
    }
}

/** What rests on the accounts is asked again when they were not read for a while. */
async function handleRequest(
  tryIt: () => Opened,
  freshen: () => Promise<boolean>,
  log: (line: string) => void,
): Promise<Opened> {
  const requested = tryIt()
  if (requested.open !== true && requested.open !== false) return requested
  if (!requested.byAccounts) return requested
  try {
    return (await freshen()) ? tryIt() : requested
  } catch (error) {
    // The database is away: whoever comes in finds that out there.
    log(`the accounts could not be read: ${error instanceof Error ? error.message : error}`)
    return requested
  }
}

/** From here on it is a request of whoever asked for the link, for the path that they named. */
function openDownload(
  request: IncomingMessage,
  ticket: string,
  downloads: Downloads,
  shared: SharedParts | undefined,
): Extract<Opened, { open: boolean }> {
  const download = downloads.redeem(ticket, cookieHash(request.headersDistinct))
  const session = download?.who.access?.session
  if (!download || (session && !shared?.people.hasSession(session)))
    return no(410, 'http.link_used', 'This download link was used before or has expired.', 'Choose Download again.')
  request.url = download.path
  return { open: true, who: download.who }
}

async function toMcp(
  mcp: McpEndpoint,
  request: IncomingMessage,
  response: ServerResponse,
  { user_id }: Who,
  log: (line: string) => void,
  check: () => Promise<void> | undefined,
): Promise<void> {
  try {
    await check()
  } catch (error) {
    if (!(error instanceof Failure)) throw error
    const { code, message, next } = error
    return refuse(request, response, 403, { code, message, next })
  }
  try {
    await mcp.handle(request, response, { user_id })
  } catch (error) {
    log(`MCP failed: ${error instanceof Error ? (error.stack ?? error.message) : error}`)
    if (response.headersSent) return void response.destroy()
    const next = 'Look at the output of the running server.'
    refuse(request, response, 500, { code: 'server.failed', message: 'something broke inside', next })
  }
}

/** A strict cookie is not sent along a redirect that another site began; a page of ours that leads on is no such thing. */
function welcome(response: ServerResponse, lock: Lock, sameSite: boolean): void {
  response.setHeader('set-cookie', cookieFor(lock))
  // A fragment is not sent to any server: the page takes the secret from it, and removes it from the address.
  const page = `/#page-secret=${pageSecretFor(lock)}`
  if (sameSite) response.writeHead(303, { location: page }).end()
  else
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        `<!doctype html><meta http-equiv="refresh" content="0; url=${page}"><title>Lanewright</title><a href="${page}">Open Lanewright</a>`,
      )
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, refusal: Refusal): void {
  // The rest of what is being sent is not read.
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify(refusal))
  request.resume()
}
