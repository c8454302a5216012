import type { FastifyInstance } from 'fastify'
import { type Static, type TSchema, Type } from 'typebox'
import { closed, IsoTime, nullable, oneOf, text, UpperName, Uuid } from '#kernel/contracts/closed.ts'
import { Base64Url } from '#kernel/contracts/inbox.ts'
import type { ServerOptions } from './product.ts'
import { joinLink } from './shared/origin.ts'
import { whoOf } from './who.ts'

const Named = closed({ name: text(200, 1) })
const OfToken = closed({ token_id: Uuid })
const Account = closed({
  user_id: Type.String(),
  status: oneOf(['active', 'revoked']),
  created_at: IsoTime,
  created_by: Type.String(),
  revoked_at: nullable(IsoTime),
  roles: Type.Array(Type.String()),
  tokens: Type.Array(closed({ token_id: Uuid, created_at: IsoTime })),
  passkeys: Type.Array(closed({ credential_id: Type.String(), label: Type.String(), created_at: IsoTime })),
  invitations: Type.Array(closed({ invitation_id: Uuid, created_by: Type.String(), expires_at: IsoTime })),
  sessions: Type.Array(
    closed({
      session_id: Uuid,
      credential_id: Type.String(),
      created_at: IsoTime,
      seen_at: IsoTime,
      expires_at: IsoTime,
    }),
  ),
})
const OfRole = closed({ name: text(200, 1), role: UpperName })
const Invitation = closed({
  invitation_id: Uuid,
  token: Type.String(),
  /** Where the token is used, when this server knows its origin. */
  link: nullable(Type.String()),
  expires_at: IsoTime,
})
const Done = closed({ ok: Type.Literal(true) })

/** Who may come in, for the operator alone: the gate lets no user's token get here. */
export function addAccessRoutes(
  app: FastifyInstance,
  { access, shared }: Pick<ServerOptions, 'access' | 'shared'>,
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

  app.post<{ Body: Static<typeof OfRole> }>(
    '/api/accounts/roles',
    { schema: { operationId: 'giveRole', body: OfRole, response: { 201: Done } } },
    async (request, reply) => {
      await access.giveRole(request.body.name, request.body.role, whoOf(request).user_id)
      await changed()
      return reply.code(201).send({ ok: true })
    },
  )
  app.post<{ Body: Static<typeof OfRole> }>(
    '/api/accounts/roles/take',
    { schema: { operationId: 'takeRole', body: OfRole, response: { 200: Done } } },
    async (request) => {
      await access.takeRole(request.body.name, request.body.role)
      await changed()
      return { ok: true }
    },
  )
  app.post<{ Body: Static<typeof Named> }>(
    '/api/accounts/invitations',
    { schema: { operationId: 'invite', body: Named, response: { 201: Invitation } } },
    async (request, reply) => {
      const made = await access.invite(request.body.name, whoOf(request).user_id)
      const link = shared ? joinLink(shared.origin, made.token) : null
      return reply.code(201).send({ ...made, link })
    },
  )

  /** What ends by its id, and is noticed at once. */
  function ending(path: string, operationId: string, body: TSchema, end: (id: string) => Promise<void>): void {
    app.post<{ Body: Record<string, string> }>(
      path,
      { schema: { operationId, body, response: { 200: Done } } },
      async (request) => {
        await end(Object.values(request.body)[0] as string)
        await changed()
        return { ok: true }
      },
    )
  }
  ending(
    '/api/accounts/invitations/revoke',
    'revokeInvitation',
    closed({ invitation_id: Uuid }),
    access.revokeInvitation,
  )
  ending(
    '/api/accounts/passkeys/revoke',
    'revokePasskey',
    closed({ credential_id: Base64Url(1400) }),
    access.revokePasskey,
  )
  ending('/api/accounts/sessions/end', 'endSession', closed({ session_id: Uuid }), access.endSession)
}
