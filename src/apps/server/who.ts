import type { IncomingMessage } from 'node:http'
import type { Who } from './gate.ts'

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
