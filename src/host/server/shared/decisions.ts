import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import {
  claimedChallenge,
  type RelyingParty,
  requestOptions,
  verifyAssertion,
} from '#integrations/webauthn/passkeys.ts'
import { closed, OpenObject, oneOf, Sha256Hex, Uuid } from '#kernel/contracts/closed.ts'
import { InboxKinds } from '#kernel/contracts/inbox.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { challengeOf } from '#kernel/decision-challenge.ts'
import type { Row } from '#kernel/ports/store.ts'
import { compileSchema } from '#kernel/validate.ts'
import type { Who } from '../request-guard.ts'
import { whoOf } from '../who.ts'
import type { Challenges } from './challenges.ts'
import type { SharedRepository } from './shared-repository.ts'
import { asFailure, requireShared, staleChallenge } from './sign-in-routes.ts'

const ByApproval = closed({ id: Uuid, approval: Uuid })
const ToSign = closed({ action_hash: Sha256Hex, decision: oneOf(['grant', 'reject']) })

export interface DecisionDesk {
  party: RelyingParty
  repository: Pick<SharedRepository, 'passkey' | 'passkeysOf' | 'counted'>
  challenges: Challenges
}

/** What a passkey is to sign for one decision. Whether there is such an approval is for the cycle to say. */
export function addDecisionRoute(app: FastifyInstance, desk: DecisionDesk | undefined): void {
  app.post<{ Params: Static<typeof ByApproval>; Body: Static<typeof ToSign> }>(
    '/api/workspaces/:id/approvals/:approval/challenge',
    {
      preHandler: async () => requireShared(desk),
      schema: {
        operationId: 'decisionChallenge',
        params: ByApproval,
        body: ToSign,
        response: { 200: closed({ nonce: Type.String(), options: OpenObject }) },
      },
    },
    async (request) => {
      const { party, repository, challenges } = desk as DecisionDesk
      const { user_id, access } = whoOf(request)
      const nonce = randomBytes(32).toString('base64url')
      const challenge = challengeOf({ approval_id: request.params.approval, ...request.body, nonce })
      challenges.give(challenge, { for: 'decision', session: access?.session ?? '' })
      return { nonce, options: await requestOptions(party, challenge, await repository.passkeysOf(user_id)) }
    },
  )
}

const checkDecision = compileSchema(InboxKinds['approval.decide'])

/**
 * Before a decision is sent on: is the role one that this account holds, and is what they signed what they send? The
 * cycle asks both again. That a challenge was given by us, and is used once, is known only here.
 */
export async function checkDecisionSent(
  { party, repository, challenges }: DecisionDesk,
  { user_id, access }: Who,
  content: Row,
): Promise<void> {
  const problem = checkDecision(content)
  if (problem) throw new Failure(problem.code, problem.message, problem.next)
  const { role, signed, ...decision } = content as Static<(typeof InboxKinds)['approval.decide']>
  if (!access?.roles.includes(role))
    throw new Failure('role.denied', `your account does not hold the role ${role}`, 'Decide in a role of yours.')
  if (!signed) return
  const challenge = challengeOf({ ...decision, nonce: signed.nonce })
  const bound = challenges.take(claimedChallenge(signed.client_data), 'decision')
  if (bound?.session !== access.session || claimedChallenge(signed.client_data) !== challenge) throw staleChallenge()
  const passkey = await repository.passkey(signed.credential_id)
  if (passkey?.user_id !== user_id)
    throw new Failure('passkey.denied', 'this is no passkey of your account', 'Use one of your own.')
  const verified = await verifyAssertion(party, challenge, passkey, signed)
  if ('code' in verified) throw asFailure(verified)
  await repository.counted(passkey, verified.sign_count)
}
