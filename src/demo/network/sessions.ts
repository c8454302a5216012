import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Environment } from './environment.ts'
import { SESSION_SECONDS } from './ledger.ts'

/** The log knows a session by its hash, so that nobody signs in with what stands there. Answers the cookie. */
export function openSession(environment: Environment): string {
  const token = randomBytes(32).toString('base64url')
  environment.record({ kind: 'signed_in', at: environment.now(), session: sha256Hex(token) })
  return cookieOf(environment, token, SESSION_SECONDS)
}

/** Ends the session, if there is one. Answers the cookie that takes the old one away. */
export function closeSession(environment: Environment, request: IncomingMessage): string {
  const session = sessionOf(environment, request)
  if (session !== undefined) environment.record({ kind: 'signed_out', at: environment.now(), session })
  return cookieOf(environment, '', 0)
}

/** The hash of a session that still holds. */
export function sessionOf(environment: Environment, request: IncomingMessage): string | undefined {
  const name = `${nameOf(environment)}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(name))?.slice(name.length)
  if (!token) return undefined
  const session = sha256Hex(token)
  return environment.now() < (environment.ledger.sessions.get(session) ?? 0) ? session : undefined
}

function cookieOf(environment: Environment, value: string, seconds: number): string {
  return `${nameOf(environment)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`
}

/** Cookies do not know ports: two networks on one machine must not sign each other out. */
function nameOf(environment: Environment): string {
  return `practice_${environment.founded.network_id}`
}
