import { randomBytes } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type Static, Type } from 'typebox'
import {
  claimedChallenge,
  creationOptions,
  type RelyingParty,
  requestOptions,
  verifyAssertion,
  verifyRegistration,
} from '#integrations/webauthn/passkeys.ts'
import { closed, IsoTime, nullable, OpenObject, oneOf, text } from '#kernel/contracts/closed.ts'
import { Assertion, Base64Url } from '#kernel/contracts/inbox.ts'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { noInvitation, SESSION_MS } from '#kernel/controller/sharing.ts'
import { whoOf } from '../who.ts'
import type { Challenges } from './challenges.ts'
import { createLimiter } from './limiter.ts'
import type { SharedPeople } from './people.ts'
import { sessionCookie, splitToken } from './request-guard.ts'
import type { SharedRepository } from './shared-repository.ts'

const Nothing = closed({})
const Challenge = closed({ options: OpenObject })
const SignIn = closed({ credential: Assertion })
const Invited = closed({ invitation: Base64Url(200) })
const Join = closed({
  invitation: Base64Url(200),
  label: text(100, 1),
  credential: closed({ id: Base64Url(1400), client_data: Base64Url(8000), attestation_object: Base64Url(20_000) }),
})
/** `page_secret` goes with every request of the page, beside the cookie. It is given here, once. */
const SignedIn = closed({ user_id: Type.String(), expires_at: IsoTime, page_secret: Type.String() })
const Done = closed({ ok: Type.Literal(true) })

export interface Entrance {
  party: RelyingParty
  repository: SharedRepository
  people: Pick<SharedPeople, 'reload'>
  challenges: Challenges
  nowMs(): number
}

/** How people come in: with a passkey, which an invitation lets them register once. In local mode nobody has to. */
export function addSignInRoutes(app: FastifyInstance, entrance: Entrance | undefined): void {
  const { party, repository, people, challenges, nowMs } = entrance ?? NO_ENTRANCE
  const mayTry = createLimiter(nowMs)
  const limited = async (request: FastifyRequest) => {
    if (entrance && !mayTry(request.raw.socket.remoteAddress ?? ''))
      throw new Failure('sign_in.too_often', 'there were many tries from your address', 'Wait a minute and try again.')
  }
  const open = async () => requireShared(entrance)
  const newChallenge = () => randomBytes(32).toString('base64url')

  async function begin(reply: FastifyReply, by: { user_id: string; credential_id: string }) {
    const { token, expires_at } = await repository.begin(by)
    await people.reload()
    const { cookie, pageSecret } = splitToken(token)
    reply.header('set-cookie', sessionCookie(cookie, SESSION_MS / 1000))
    return { user_id: by.user_id, expires_at, page_secret: pageSecret }
  }

  app.post(
    '/api/sign-in/challenge',
    {
      onRequest: limited,
      preHandler: open,
      schema: { operationId: 'signInChallenge', body: Nothing, response: { 200: Challenge } },
    },
    async () => {
      const challenge = newChallenge()
      challenges.give(challenge, { for: 'sign-in' })
      return { options: await requestOptions(party, challenge) }
    },
  )
  app.post<{ Body: Static<typeof SignIn> }>(
    '/api/sign-in',
    {
      onRequest: limited,
      preHandler: open,
      schema: { operationId: 'signIn', body: SignIn, response: { 200: SignedIn } },
    },
    async (request, reply) => {
      const { credential } = request.body
      const challenge = claimedChallenge(credential.client_data)
      if (!challenges.take(challenge, 'sign-in')) throw staleChallenge()
      const passkey = await repository.passkey(credential.credential_id)
      const verified = passkey && (await verifyAssertion(party, challenge as string, passkey, credential))
      // Who asks learns the same whether there is no such passkey or it does not fit.
      if (!verified || 'code' in verified) throw asFailure(DENIED)
      await repository.counted(passkey, verified.sign_count)
      return begin(reply, passkey)
    },
  )

  app.post<{ Body: Static<typeof Invited> }>(
    '/api/join/challenge',
    {
      onRequest: limited,
      preHandler: open,
      schema: {
        operationId: 'joinChallenge',
        body: Invited,
        response: { 200: closed({ user_id: Type.String(), options: OpenObject }) },
      },
    },
    async (request) => {
      const invitation = await repository.invitation(request.body.invitation)
      if (!invitation) throw noInvitation()
      const challenge = newChallenge()
      challenges.give(challenge, { for: 'join', invitation: invitation.invitation_id })
      const handle = Uint8Array.from(Buffer.from(invitation.account_id.replaceAll('-', ''), 'hex'))
      const user = { name: invitation.user_id, handle }
      const known = await repository.passkeysOf(invitation.user_id)
      return { user_id: invitation.user_id, options: await creationOptions(party, challenge, user, known) }
    },
  )
  app.post<{ Body: Static<typeof Join> }>(
    '/api/join',
    { onRequest: limited, preHandler: open, schema: { operationId: 'join', body: Join, response: { 201: SignedIn } } },
    async (request, reply) => {
      const { invitation: token, label, credential } = request.body
      const invitation = await repository.invitation(token)
      if (!invitation) throw noInvitation()
      const challenge = claimedChallenge(credential.client_data)
      const bound = challenges.take(challenge, 'join')
      if (bound?.invitation !== invitation.invitation_id) throw staleChallenge()
      const passkey = await verifyRegistration(party, challenge as string, {
        id: credential.id,
        rawId: credential.id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON: credential.client_data, attestationObject: credential.attestation_object },
      })
      if ('code' in passkey) throw asFailure(passkey)
      await repository.register(invitation, { ...passkey, label })
      const { credential_id } = passkey
      return reply.code(201).send(await begin(reply, { user_id: invitation.user_id, credential_id }))
    },
  )

  app.post(
    '/api/sign-out',
    {
      preHandler: open,
      schema: { operationId: 'signOut', body: Nothing, response: { 200: Done } },
    },
    async (request, reply) => {
      const { access } = whoOf(request)
      if (access?.session) await repository.end(access.session)
      await people.reload()
      reply.header('set-cookie', sessionCookie('', 0))
      return { ok: true }
    },
  )
}

const Me = closed({
  mode: oneOf(['local', 'shared']),
  user_id: Type.String(),
  roles: Type.Array(Type.String()),
  session: nullable(Type.String()),
})

/** Who is asking, as the gate sees them: the page shows what this one may do. */
export function addMeRoute(app: FastifyInstance): void {
  app.get('/api/me', { schema: { operationId: 'me', response: { 200: Me } } }, async (request) => {
    const { user_id, access } = whoOf(request)
    const { roles = [], session = null } = access ?? {}
    return { mode: access ? 'shared' : 'local', user_id, roles: [...roles], session }
  })
}

export function requireShared(entrance: object | undefined): void {
  if (!entrance)
    throw new Failure('server.not_shared', 'this server runs for one person', 'Start it with --shared for several.')
}

/** Never used: every route refuses before. */
const NO_ENTRANCE = { nowMs: () => 0 } as Entrance

const DENIED: Refusal = {
  code: 'passkey.denied',
  message: 'the passkey does not fit',
  next: 'Try again, or ask whoever runs this for an invitation.',
}

export function staleChallenge(): Failure {
  return new Failure('challenge.denied', 'this was asked for too long ago, or was answered before', 'Begin again.')
}

export function asFailure({ code, message, next }: Refusal): Failure {
  return new Failure(code, message, next)
}
