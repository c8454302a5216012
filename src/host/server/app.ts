import type { RequestListener, Server } from 'node:http'
import { inspect } from 'node:util'
import swagger from '@fastify/swagger'
import Fastify, { type FastifyError, type FastifyInstance } from 'fastify'
import { addCasesRoutes } from '#apps/casework/api/cases-routes.ts'
import { addCampaignsRoutes } from '#apps/outreach/api/campaigns-routes.ts'
import { addAgentRoutes } from '#apps/outreach/api/outreach-agent-routes.ts'
import { addLeadsRoutes } from '#apps/outreach/api/outreach-leads-routes.ts'
import { addMeetingsRoutes } from '#apps/scheduling/api/meetings-routes.ts'
import { addTasksRoutes, isOfTasks } from '#apps/tasks/api/tasks-routes.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'
import { addAccessRoutes } from './access-routes.ts'
import { addDesk } from './desk-files.ts'
import { addDownloadsRoute, type Downloads } from './downloads.ts'
import { addEventsRoute } from './events-route.ts'
import { addLedgerRoutes } from './ledger-routes.ts'
import { learnMethods, wrongMethod } from './methods.ts'
import { addMetricsRoute } from './metrics-route.ts'
import { addPresenceRoutes } from './presence-routes.ts'
import type { ServerOptions } from './product.ts'
import { FILE_TYPE } from './request-guard.ts'
import { addRoutes } from './routes.ts'
import { addSamplesRoute } from './samples-route.ts'
import { Refused } from './schemas.ts'
import { addSettingsRoutes } from './settings-routes.ts'
import { addDecisionRoute, checkDecisionSent } from './shared/decisions.ts'
import { createRights } from './shared/rights.ts'
import type { SharedParts } from './shared/shared.ts'
import { addMeRoute, addSignInRoutes } from './shared/sign-in-routes.ts'
import { addWaitingRoutes } from './waiting-routes.ts'

export const BODY_LIMIT_BYTES = 256 * 1024

/** Everything behind the gate. `changed` is called when the accounts have changed; `shared` is for several people. */
export async function buildApp(
  options: ServerOptions,
  factory: (handler: RequestListener) => Server,
  { changed, downloads }: { changed: () => Promise<void>; downloads: Downloads },
  shared?: SharedParts,
): Promise<FastifyInstance> {
  const app = Fastify({
    logger: false,
    bodyLimit: BODY_LIMIT_BYTES,
    routerOptions: { maxParamLength: 100 },
    serverFactory: (handler) => factory(handler as RequestListener),
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const parsed = parseStrict(body as Buffer, { maxBytes: request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES })
    if (parsed.ok) done(null, parsed.value)
    else done(new Failure(parsed.error.code, parsed.error.message, parsed.error.next))
  })
  // A file is not held in memory: whoever asked for it reads it, and bounds it.
  app.addContentTypeParser(FILE_TYPE, (_request, payload, done) => done(null, payload))
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
  // What is sent is what was answered: the schemas of responses describe it and cut nothing from it.
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  app.addHook('onRoute', ({ schema }) => {
    if (schema && !schema.hide) schema.response = { default: Refused, ...(schema.response as object) }
  })
  const methodsAt = learnMethods(app)
  app.setNotFoundHandler((request, reply) => {
    const allowed = methodsAt(request.url)
    if (allowed.length === 0) return reply.code(404).send(NOT_FOUND)
    return reply.code(405).header('allow', allowed.join(', ')).send(wrongMethod(request.method, allowed))
  })
  app.setErrorHandler((error: FastifyError | Failure, request, reply) => {
    const { status, refusal } = answerTo(error, request.routeOptions.bodyLimit ?? BODY_LIMIT_BYTES)
    options.log(`${request.method} ${request.routeOptions.url ?? ''} was refused: ${refusal.code}`)
    // With its causes: what a person is not told stands here.
    if (status >= 500) options.log(inspect(error))
    return reply.code(status).send(isOfTasks(request.routeOptions.url) ? untechnical(status, refusal) : refusal)
  })
  await describe(app, options.version)
  const { sight: visibility, guard } = shared?.rights ?? createRights(undefined)
  guard(app)
  addWaitingRoutes(app, options, visibility)
  addRoutes(app, options, visibility, (who, content) => checkDecisionSent(shared as SharedParts, who, content))
  addEventsRoute(app, options.changes, visibility)
  addDownloadsRoute(app, downloads)
  addAccessRoutes(app, options, changed)
  addPresenceRoutes(app, options, visibility)
  addMeRoute(app)
  addSignInRoutes(app, shared)
  addDecisionRoute(app, shared)
  addTasksRoutes(app, options.tasks)
  if (options.health) addMetricsRoute(app, options.health)
  if (options.ledger) addLedgerRoutes(app, options.ledger)
  if (options.campaigns) addCampaignsRoutes(app, options.campaigns)
  if (options.meetings) addMeetingsRoutes(app, options.meetings)
  if (options.cases) addCasesRoutes(app, options.cases)
  if (options.samples) addSamplesRoute(app, options.samples)
  if (options.settings) addSettingsRoutes(app, options.settings)
  if (options.leads) addLeadsRoutes(app, options.leads, options.person)
  if (options.agents) addAgentRoutes(app, options.agents, options.person)
  await addDesk(app)
  return app
}

/** The contract of the API, made from the schemas that check it. */
async function describe(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Lanewright', version },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
      security: [{ token: [] }],
    },
  })
  const schema = { operationId: 'describeApi', response: { 200: { type: 'object' } } }
  app.get('/api/openapi.json', { schema }, async () => app.swagger())
}

const NOT_FOUND: Refusal = {
  code: 'http.not_found',
  message: 'there is nothing at this address',
  next: 'The API is under /api; the page is at /.',
}

/** Who manages a list learns that it cannot be reached, and not how it is kept. */
function untechnical(status: number, { code, message, next }: Refusal): Refusal {
  if (status < 500) return { code, message, next }
  return { code, message: 'your tasks cannot be reached right now', next: 'Try again in a moment.' }
}

function answerTo(error: FastifyError | Failure, limitBytes: number): { status: number; refusal: Refusal } {
  if (error instanceof Failure) {
    const { code, message, next } = error
    return { status: statusOf(code), refusal: { code, message, next } }
  }
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE' || error.statusCode === 413)
    return {
      status: 413,
      refusal: {
        code: 'http.too_large',
        message: `more than ${limitBytes} bytes were sent`,
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
  if (code.endsWith('.denied')) return 403
  if (code.endsWith('.too_often')) return 429
  return /^(json|schema|text|format)\./.test(code) ? 400 : 409
}
