import type { IncomingMessage } from 'node:http'
import { type RelyingParty, relyingPartyAt } from '#integrations/webauthn/passkeys.ts'
import { SESSION_IDLE_MS } from '#kernel/controller/sharing.ts'
import { OPERATOR } from '#kernel/policy/system-roles.ts'
import type { SharedOptions } from '../product.ts'
import { incomingRequestOf, type Opened, type Who } from '../request-guard.ts'
import type { FreshUsers } from '../users.ts'
import { createChallenges } from './challenges.ts'
import { createPeople, type SharedPeople } from './people.ts'
import { checkSharedRequest } from './request-guard.ts'
import { createRights } from './rights.ts'
import type { Entrance } from './sign-in-routes.ts'

type IncomingRequest = (
  tryIt: () => Opened,
  freshen: () => Promise<boolean>,
  log: (line: string) => void,
) => Promise<Opened>

/** Everything that a server for several people has besides. */
export interface SharedParts extends Entrance {
  party: RelyingParty
  people: SharedPeople
  rights: ReturnType<typeof createRights>
  /** The door for sessions. */
  endpoint(users: FreshUsers, request: IncomingRequest): (request: IncomingMessage) => Promise<Opened>
  /** Whoever came by the machine's own door: the operator as nobody in particular, a user by their token. */
  atMachine(who: Who, operator: string): Who
}

export function openShared({ origin, repository, nowMs }: SharedOptions, log: (line: string) => void): SharedParts {
  const touch = (session: string) =>
    void repository.touch(session).catch((error) => log(`the use of a session could not be noted: ${error}`))
  const people = createPeople(repository.known, { nowMs, idleMs: SESSION_IDLE_MS, touch })
  return {
    party: relyingPartyAt(origin),
    repository,
    nowMs,
    people,
    challenges: createChallenges(nowMs),
    rights: createRights({ origin, repository, people }),
    endpoint: (users, checkIncoming) => async (request) => {
      const freshen = async () => (await Promise.all([users.freshen(), people.freshen()])).some(Boolean)
      const requested = await checkIncoming(
        () => checkSharedRequest(incomingRequestOf(request), { origin, users, people }),
        freshen,
        log,
      )
      if (requested.open === true && requested.who.access?.session) people.used(requested.who.access.session)
      return requested
    },
    atMachine: ({ user_id, operator }, person) => ({
      // Whom the operator names is no matter here: the machine speaks for nobody.
      user_id: operator ? person : user_id,
      operator,
      access: operator
        ? { kind: 'machine', roles: [OPERATOR], session: null }
        : { kind: 'token', roles: people.rolesOf(user_id), session: null },
    }),
  }
}
