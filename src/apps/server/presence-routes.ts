import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed, IsoTime, oneOf, Uuid } from '#contracts/closed.ts'
import { Failure } from '#contracts/refusal.ts'
import { FORM_PATH } from './gate.ts'
import type { ServerOptions } from './product.ts'
import type { Sight } from './shared/rights.ts'
import { whoOf } from './who.ts'

const ById = closed({ id: Uuid })
const OfWorkspace = closed({ workspace: Uuid })
const Form = closed({ workspace: Uuid, act: oneOf(['here', 'leave']) })
const Present = closed({ workspace: Uuid, person: Type.String(), until: IsoTime })

/** A person says that they are at the desk. Each request is an act of theirs; nothing renews it by itself. */
export function addPresenceRoutes(
  app: FastifyInstance,
  { presence }: Pick<ServerOptions, 'presence'>,
  { seen }: Sight,
): void {
  async function here(workspace: string, person: string) {
    const answer = await presence.here(workspace, person)
    if (answer.ok) return answer.present
    throw new Failure(answer.refusal.code, answer.refusal.message, answer.refusal.next)
  }

  app.get(
    '/api/presence',
    { schema: { operationId: 'listPresence', response: { 200: closed({ present: Type.Array(Present) }) } } },
    async (request) => ({ present: await seen(request, presence.list()) }),
  )
  app.post<{ Body: Static<typeof OfWorkspace> }>(
    '/api/presence',
    { schema: { operationId: 'bePresent', body: OfWorkspace, response: { 200: Present } } },
    (request) => here(request.body.workspace, whoOf(request).user_id),
  )
  app.delete<{ Params: Static<typeof ById> }>(
    '/api/presence/:id',
    { schema: { operationId: 'leave', params: ById, response: { 200: closed({ left: Type.Boolean() }) } } },
    async (request) => ({ left: presence.leave(request.params.id) }),
  )

  // The button of the page: a form, because the page has no script. The gate lets a form come in here and nowhere else.
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
    const pairs = [...new URLSearchParams(body as string)]
    done(null, new Map(pairs).size === pairs.length ? Object.fromEntries(pairs) : undefined)
  })
  app.post<{ Body: Static<typeof Form> }>(
    FORM_PATH,
    { schema: { hide: true, body: Form }, bodyLimit: 1024 },
    async (request, reply) => {
      const { workspace, act } = request.body
      if (act === 'here') await here(workspace, whoOf(request).user_id)
      else presence.leave(workspace)
      return reply.redirect('/', 303)
    },
  )
}
