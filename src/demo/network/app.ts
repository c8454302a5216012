import { setTimeout as pause } from 'node:timers/promises'
import Fastify, { type FastifyError, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import type { Account } from './account.ts'
import { addAdmin } from './admin.ts'
import { addEntrance } from './entrance.ts'
import { notFoundPage, refusedPage } from './entrance-pages.ts'
import type { Environment } from './environment.ts'
import { formGuard, hostGuard, type RequestGuard } from './guard.ts'
import { addPages } from './pages.ts'
import { searchOf } from './search.ts'
import { sessionOf } from './sessions.ts'
import { errorOf, type Site, sendPage } from './site.ts'

/** Room for the longest message when every character takes nine bytes in a form. */
const BODY_LIMIT_BYTES = 128 * 1024

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
}

export async function buildApp(
  environment: Environment,
  account: Account,
  adminToken: string,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    forceCloseConnections: true,
    exposeHeadRoutes: false,
    // An address that the router itself refuses passes no gate, and so learns nothing but this.
    frameworkErrors: (_error, _request, reply) => {
      sendPage(reply.headers(HEADERS), notFoundPage(null), 404)
    },
  })
  const stopping = new AbortController()
  app.addHook('preClose', async () => stopping.abort())
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(HEADERS)
    return refuse(reply, hostGuard(request.raw, portOf(app)))
  })
  addParsers(app)
  const site: Site = { environment, account, search: searchOf(environment.people), stopping: stopping.signal }
  const accountName = (request: FastifyRequest) =>
    sessionOf(environment, request.raw) === undefined ? null : account.name
  app.setNotFoundHandler((request, reply) => sendPage(reply, notFoundPage(accountName(request)), 404))
  app.setErrorHandler((error: FastifyError | Failure, _request, reply) => sendError(reply, error))
  await app.register(async (inner) => addAdmin(inner, environment, adminToken))
  await app.register(async (inner) => {
    addFormRules(inner, app, site)
    addEntrance(inner, site)
    await inner.register(async (innermost) => addPages(innermost, site))
  })
  return app
}

/** What a person's pages have in common: only their own forms count, and a slow network is slow to answer. */
function addFormRules(app: FastifyInstance, whole: FastifyInstance, { environment, stopping }: Site): void {
  app.addHook('onRequest', async (request, reply) => {
    const changes = request.method === 'POST' || request.routeOptions.url === '/sign-out'
    return changes ? refuse(reply, formGuard(request.raw, portOf(whole))) : undefined
  })
  app.addHook('onSend', async () => {
    const { slowMs } = environment.ledger
    // What was asked for has happened by now; only the word of it is late.
    if (slowMs > 0) await pause(slowMs, undefined, { signal: stopping }).catch(() => {})
  })
}

/** Forms for people, JSON for programs, and nothing else. */
function addParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    done(null, new URLSearchParams(body as string))
  })
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    const parsed = parseStrict(body as Buffer)
    if (parsed.ok) done(null, parsed.value)
    else
      done(Object.assign(new Failure(parsed.error.code, parsed.error.message, parsed.error.next), { statusCode: 400 }))
  })
}

async function refuse(reply: FastifyReply, guard: RequestGuard): Promise<FastifyReply | undefined> {
  return guard ? reply.code(guard.status).send(guard.refusal) : undefined
}

function sendError(reply: FastifyReply, error: FastifyError | Failure): FastifyReply {
  const { status, refusal } = errorOf(error)
  return sendPage(reply, refusedPage(null, 'This did not work', `${refusal.message} ${refusal.next}`), status)
}

function portOf(app: FastifyInstance): number {
  const address = app.server.address()
  return address !== null && typeof address === 'object' ? address.port : 0
}
