import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { Failure, type Refusal } from '#contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'
import { cookieFor, knockOf, type Lock, tryGate } from './gate.ts'
import { PAGE_CSP } from './page.ts'
import type { ServerOptions } from './product.ts'
import { addRoutes } from './routes.ts'

export interface RunningServer {
  port: number
  close(): Promise<void>
}

const BODY_LIMIT_BYTES = 256 * 1024
const LOOPBACK = ['127.0.0.1', '::1']

/** The local server: bound to loopback, one gate in front of everything, JSON behind it. */
export async function serve(options: ServerOptions, port: number): Promise<RunningServer> {
  const lock: Lock = { port, token: options.token }
  const servers: Server[] = []
  const app = await buildApp(options, (handler) => {
    const gated = behindGate(handler, lock, options.log)
    for (const _address of LOOPBACK) servers.push(newServer(gated))
    return servers[0] as Server
  })
  const close = async () => {
    for (const server of servers) server.closeAllConnections()
    await Promise.all(servers.map((server) => new Promise((done) => server.close(done))))
    await app.close()
  }
  try {
    await app.ready()
    for (const [i, address] of LOOPBACK.entries()) {
      const bound = await listen(servers[i] as Server, address, lock.port)
      // Whoever holds the other half of "localhost" would be sent our token.
      lock.port = bound ?? lock.port
    }
    return { port: lock.port, close }
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

function newServer(listener: RequestListener): Server {
  const server = createServer({ headersTimeout: 10_000, requestTimeout: 30_000, keepAliveTimeout: 5000 }, listener)
  server.on('clientError', (_error, socket) => {
    if (socket.writable) socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
  })
  return server
}

/** In front of routing and parsing: what does not pass is never looked at. */
function behindGate(handler: RequestListener, lock: Lock, log: (line: string) => void): RequestListener {
  return (request, response) => {
    for (const [name, value] of Object.entries(SAFE_HEADERS)) response.setHeader(name, value)
    const knocked = tryGate(knockOf(request), lock)
    if (knocked.open === true) return void handler(request, response)
    if (knocked.open === 'welcome') return welcome(response, lock, knocked.sameSite)
    log(`refused a request: ${knocked.refusal.code}`)
    refuse(request, response, knocked.status, knocked.refusal)
  }
}

const SAFE_HEADERS = {
  'content-security-policy': PAGE_CSP,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

/** A strict cookie is not sent along a redirect that another site began; a page of ours that leads on is no such thing. */
function welcome(response: ServerResponse, lock: Lock, sameSite: boolean): void {
  response.setHeader('set-cookie', cookieFor(lock))
  if (sameSite) response.writeHead(303, { location: '/' }).end()
  else
    response
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(
        '<!doctype html><meta http-equiv="refresh" content="0; url=/"><title>Lanewright</title><a href="/">Go on</a>',
      )
}

function refuse(request: IncomingMessage, response: ServerResponse, status: number, refusal: Refusal): void {
  // The rest of what is being sent is not read.
  response.writeHead(status, { 'content-type': 'application/json', connection: 'close' })
  response.end(JSON.stringify(refusal))
  request.resume()
}

async function buildApp(
  options: ServerOptions,
  factory: (handler: RequestListener) => Server,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 100 },
    serverFactory: (handler) => factory(handler as RequestListener),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const parsed = parseStrict(body as Buffer, { maxBytes: BODY_LIMIT_BYTES })
    if (parsed.ok) done(null, parsed.value)
    else done(new Failure(parsed.error.code, parsed.error.message, parsed.error.next))
  })
  // The framework's own validator drops unknown members and turns words into numbers; ours refuses both.
  app.setValidatorCompiler(({ schema }) => {
    const check = compileSchema(schema as object)
    return (value: unknown) => {
      const problem = check(value)
      if (!problem) return { value }
      const where = problem.path ? ` (at ${problem.path})` : ''
      return { error: new Failure(problem.code, `${problem.message}${where}`, problem.next) }
    }
  })
  app.setNotFoundHandler((_request, reply) => reply.code(404).send(NOT_FOUND))
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const { status, refusal } = answerTo(error)
    options.log(`${request.method} ${request.routeOptions.url ?? ''} was refused: ${refusal.code}`)
    if (status === 500) options.log(String(error.stack ?? error.message))
    return reply.code(status).send(refusal)
  })
  addRoutes(app, options)
  return app
}

const NOT_FOUND: Refusal = {
  code: 'http.not_found',
  message: 'there is nothing at this address',
  next: 'The API is under /api; the page is at /.',
}

function answerTo(error: FastifyError | Failure): { status: number; refusal: Refusal } {
  if (error instanceof Failure) {
    const { code, message, next } = error
    return { status: statusOf(code), refusal: { code, message, next } }
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413)
    return {
      status: 413,
      refusal: {
        code: 'http.too_large',
        message: `more than ${BODY_LIMIT_BYTES} bytes were sent`,
        next: 'Send less at once.',
      },
    }
  if (error.statusCode !== undefined && error.statusCode < 500)
    return {
      status: error.statusCode,
      refusal: {
        code: 'http.bad_request',
        message: 'the request cannot be read',
        next: 'Correct it and send it again.',
      },
    }
  return {
    status: 500,
    refusal: {
      code: 'server.failed',
      message: 'something broke inside',
      next: 'Look at the output of the running server.',
    },
  }
}

function statusOf(code: string): number {
  if (code.startsWith('database.')) return 503
  if (code.endsWith('.unknown')) return 404
  return /^(json|schema|text|format)\./.test(code) ? 400 : 409
}
