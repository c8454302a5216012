import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed, IsoTime, Uuid } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { readPolicy } from './policy-text.ts'
import type { Product, Scope, ServerOptions } from './product.ts'
import type { Visibility } from './shared/rights.ts'
import { whoOf } from './who.ts'

const ById = closed({ id: Uuid })
const OfWorkspace = closed({ workspace: Uuid })
const Options = closed({ workspace: Uuid, name: Type.String() })
const Present = closed({ workspace: Uuid, person: Type.String(), until: IsoTime })
const Listed = closed({ present: Type.Array(Present), wanted: Type.Array(Options) })

/** A person says that they are at the desk. Each request is an act of theirs; nothing renews it by itself. */
export function addPresenceRoutes(
  app: FastifyInstance,
  { presence, product }: Pick<ServerOptions, 'presence' | 'product'>,
  { seen, within }: Visibility,
): void {
  async function here(workspace: string, person: string) {
    const answer = await presence.here(workspace, person)
    if (answer.ok) return answer.present
    throw new Failure(answer.refusal.code, answer.refusal.message, answer.refusal.next)
  }

  app.get('/api/presence', { schema: { operationId: 'listPresence', response: { 200: Listed } } }, async (request) => ({
    present: await seen(request, await presence.list()),
    wanted: await wanted(product, within(request)),
  }))
  app.post<{ Body: Static<typeof OfWorkspace> }>(
    '/api/presence',
    { schema: { operationId: 'bePresent', body: OfWorkspace, response: { 200: Present } } },
    (request) => here(request.body.workspace, whoOf(request).user_id),
  )
  app.delete<{ Params: Static<typeof ById> }>(
    '/api/presence/:id',
    { schema: { operationId: 'leave', params: ById, response: { 200: closed({ left: Type.Boolean() }) } } },
    async (request) => ({ left: await presence.leave(request.params.id) }),
  )
}

/** The workspaces at work that do something only while a person is there. */
async function wanted(
  product: Pick<Product, 'workspaces' | 'policies'>,
  within: Scope | undefined,
): Promise<Static<typeof Options>[]> {
  const [workspaces, policies] = await Promise.all([product.workspaces(within), product.policies()])
  const needs = new Set(
    policies
      .filter((p) => [...(readPolicy(p)?.lanes.values() ?? [])].some((lane) => lane.presence === 'required'))
      .map(({ pack: app }) => app),
  )
  return workspaces
    .filter(({ pack: app, status, stopped }) => needs.has(app) && status === 'active' && !stopped)
    .map(({ workspace, name }) => ({ workspace, name }))
}
