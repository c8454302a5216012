import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed, IsoTime, nullable, oneOf, text, Uuid } from '#contracts/closed.ts'
import type { ServerOptions } from './product.ts'
import { whoOf } from './who.ts'

const Named = closed({ name: text(200, 1) })
const OfToken = closed({ token_id: Uuid })
const Account = closed({
  user_id: Type.String(),
  status: oneOf(['active', 'revoked']),
  created_at: IsoTime,
  created_by: Type.String(),
  revoked_at: nullable(IsoTime),
  tokens: Type.Array(closed({ token_id: Uuid, created_at: IsoTime })),
})
const Done = closed({ ok: Type.Literal(true) })

/** Who may come in, for the operator alone: the gate lets no user's token get here. */
export function addAccessRoutes(
  app: FastifyInstance,
  { access }: Pick<ServerOptions, 'access'>,
  changed: () => Promise<void>,
): void {
  app.get(
    '/api/accounts',
    { schema: { operationId: 'listAccounts', response: { 200: closed({ accounts: Type.Array(Account) }) } } },
    async () => ({ accounts: await access.accounts() }),
  )
  app.post<{ Body: Static<typeof Named> }>(
    '/api/accounts',
    { schema: { operationId: 'addAccount', body: Named, response: { 201: Done } } },
    async (request, reply) => {
      await access.add(request.body.name, whoOf(request).user_id)
      await changed()
      return reply.code(201).send({ ok: true })
    },
  )
  app.post<{ Body: Static<typeof Named> }>(
    '/api/accounts/revoke',
    { schema: { operationId: 'revokeAccount', body: Named, response: { 200: Done } } },
    async (request) => {
      await access.revoke(request.body.name)
      await changed()
      return { ok: true }
    },
  )
  app.post<{ Body: Static<typeof Named> }>(
    '/api/accounts/tokens',
    {
      schema: {
        operationId: 'newToken',
        body: Named,
        response: { 201: closed({ token_id: Uuid, token: Type.String() }) },
      },
    },
    async (request, reply) => {
      const made = await access.token(request.body.name)
      await changed()
      return reply.code(201).send(made)
    },
  )
  app.post<{ Body: Static<typeof OfToken> }>(
    '/api/accounts/tokens/revoke',
    { schema: { operationId: 'revokeToken', body: OfToken, response: { 200: Done } } },
    async (request) => {
      await access.revokeToken(request.body.token_id)
      await changed()
      return { ok: true }
    },
  )
}
