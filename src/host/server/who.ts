import type { IncomingMessage } from 'node:http'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Who } from './request-guard.ts'

/** Whom the gate let in with each request. Nothing in the request itself can say it. */
const admitted = new WeakMap<IncomingMessage, Who>()

export function admit(request: IncomingMessage, who: Who): void {
  admitted.set(request, who)
}

export function whoOf({ raw }: { raw: IncomingMessage }): Who {
  const who = admitted.get(raw)
  if (!who) throw new Error('a request came past the gate')
  return who
}

/**
 * In whose name a request acts. In local mode the operator speaks for whomever they name; in shared mode nobody speaks for
 * another, and naming one is refused.
 */
export function personOf(request: { raw: IncomingMessage }, named: string | undefined, operator: string): string {
  const { user_id, access } = whoOf(request)
  if (!access) return named ?? operator
  if (named === undefined || named === user_id) return user_id
  throw new Failure('person.denied', 'a request acts for whoever is signed in', 'Leave out the person.')
}
