import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { SESSION_SECONDS } from './ledger.ts'
import type { World } from './world.ts'

/** The log knows a session by its hash, so that nobody signs in with what stands there. Answers the cookie. */
export function openSession(world: World): string {
  const token = randomBytes(32).toString('base64url')
  world.record({ kind: 'signed_in', at: world.now(), session: sha256Hex(token) })
  return cookieOf(world, token, SESSION_SECONDS)
}

/** Ends the session, if there is one. Answers the cookie that takes the old one away. */
export function closeSession(world: World, request: IncomingMessage): string {
  const session = sessionOf(world, request)
  if (session !== undefined) world.record({ kind: 'signed_out', at: world.now(), session })
  return cookieOf(world, '', 0)
}

/** The hash of a session that still holds. */
export function sessionOf(world: World, request: IncomingMessage): string | undefined {
  const name = `${nameOf(world)}=`
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim())
  const token = pairs.find((pair) => pair.startsWith(name))?.slice(name.length)
  if (!token) return undefined
  const session = sha256Hex(token)
  return world.now() < (world.ledger.sessions.get(session) ?? 0) ? session : undefined
}

function cookieOf(world: World, value: string, seconds: number): string {
  return `${nameOf(world)}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}`
}

/** Cookies do not know ports: two networks on one machine must not sign each other out. */
function nameOf(world: World): string {
  return `practice_${world.founded.network_id}`
}
