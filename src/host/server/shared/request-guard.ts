import {
  bearer,
  checkBody,
  cookieOf,
  hashOf,
  type IncomingRequest,
  isForUsers,
  isHealth,
  isPage,
  no,
  type Opened,
  only,
  PAGE_SECRET_HEADER,
  ticketIn,
  type Users,
} from '../request-guard.ts'
import type { SharedPeople } from './people.ts'

export interface SharedLock {
  /** The configured origin: its host and itself are the only ones that are answered. */
  origin: string
  users: Pick<Users, 'ownerOf'>
  people: Pick<SharedPeople, 'sessionOf' | 'rolesOf'>
}

const COOKIE = '__Host-lanewright'

/**
 * The door for several people. The same order as the local one: who is meant, who sends, who it is, where they may go,
 * what they bring. What a proxy says of a request is not looked at.
 */
export function checkSharedRequest({ method, url, headers }: IncomingRequest, lock: SharedLock): Opened {
  if (isHealth(method, url)) return { open: 'health', path: url }
  if (only(headers.host) !== new URL(lock.origin).host)
    return no(421, 'http.foreign_host', 'this server answers to its own name only', `Open ${lock.origin}.`)
  if (!url.startsWith('/') || url.startsWith('//'))
    return no(400, 'http.bad_target', 'the request names no path of this server', 'Ask for a path that begins with /.')
  if (headers.origin !== undefined && only(headers.origin) !== lock.origin)
    return no(403, 'http.foreign_origin', 'another site may not speak to this server', 'Use the page of this server.')

  const path = url.split('?', 1)[0] as string
  // The page itself says nothing of anybody, and links in mails lead to it from other sites.
  const looks = isPage(path) && (method === 'GET' || method === 'HEAD')
  const outreach = headers['sec-fetch-site']
  if (!looks && outreach !== undefined && !['same-origin', 'none'].includes(only(outreach) ?? ''))
    return no(403, 'http.foreign_site', 'another site led here', `Open ${lock.origin} in a new tab.`)

  const ticket = ticketIn(method, url)
  if (ticket !== undefined) return { open: 'download', ticket }
  const came = whoComes(path, headers, lock, looks)
  if (came.open !== true) return came
  // A browser names its page with whatever it sends; a program with a token has no cookie that could be abused.
  const sends = method !== 'GET' && method !== 'HEAD'
  if (sends && came.who.access?.kind !== 'token' && headers.origin === undefined)
    return no(403, 'http.foreign_origin', 'what is sent comes from the page of this server', 'Use the page.')
  return checkBody(method, path, headers) ?? came
}

/** A session by its cookie, a user's token by its header; else a stranger, where strangers may come. */
function whoComes(
  path: string,
  headers: IncomingRequest['headers'],
  { users, people }: SharedLock,
  looks: boolean,
): Opened {
  if (headers.authorization !== undefined) {
    const carried = bearer(headers.authorization)
    const owner = carried === undefined ? undefined : users.ownerOf(hashOf(carried).toString('hex'))
    if (owner === undefined)
      return { ...no(401, 'http.no_token', 'no such token is in force', 'Ask for another one.'), byAccounts: true }
    if (!isForUsers(path)) {
      const message = 'this token opens the tasks of its user and nothing else'
      return { ...no(403, 'http.not_yours', message, 'Ask below /api/tasks.'), byAccounts: true }
    }
    const access = { kind: 'token' as const, roles: people.rolesOf(owner), session: null }
    return named(headers, { user_id: owner, operator: false, access })
  }
  const given = cookieOf(headers.cookie, COOKIE)
  const secret = only(headers[PAGE_SECRET_HEADER])
  const session =
    given === undefined || secret === undefined
      ? undefined
      : people.sessionOf(hashOf(`${given}${secret}`).toString('hex'))
  if (session) {
    const { user_id, session_id } = session
    const access = { kind: 'session' as const, roles: people.rolesOf(user_id), session: session_id }
    return named(headers, { user_id, operator: false, access })
  }
  if (looks || isSignIn(path)) return { open: true, who: UNAUTHENTICATED }
  const refused = no(401, 'http.no_session', 'nobody is signed in here', 'Sign in with your passkey.')
  return given === undefined ? refused : { ...refused, byAccounts: true }
}

const UNAUTHENTICATED = {
  user_id: '',
  operator: false,
  access: { kind: 'unauthenticated' as const, roles: [], session: null },
}

/** Nobody speaks for another. */
function named(headers: IncomingRequest['headers'], who: Extract<Opened, { open: true }>['who']): Opened {
  if (headers['lanewright-user'] === undefined) return { open: true, who, byAccounts: true }
  return no(403, 'http.not_you', 'a session speaks for its own account only', 'Leave out the header lanewright-user.')
}

function isSignIn(path: string): boolean {
  return /^\/api\/(?:sign-in|join)(?:\/challenge)?$/.test(path)
}

/**
 * The token of a session in two halves: one for the cookie, one that only the page holds. Only the hash of the whole is
 * stored, so neither half means anything without the other.
 */
export function splitToken(token: string): { cookie: string; pageSecret: string } {
  const half = Math.floor(token.length / 2)
  return { cookie: token.slice(0, half), pageSecret: token.slice(half) }
}

/** `__Host-`: no other name of the domain can set it, and it is never sent in the clear. */
export function sessionCookie(half: string, maxAgeSeconds: number): string {
  return `${COOKIE}=${half}; Path=/; Max-Age=${maxAgeSeconds}; Secure; HttpOnly; SameSite=Strict`
}
