import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { CHUNK_TYPE, isCaseUpload } from '#apps/casework/api/case-uploads-routes.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** What the gate looks at; nothing of the body, and nothing that was routed yet. */
export interface IncomingRequest {
  method: string
  url: string
  headers: NodeJS.Dict<string[]>
}

/** Who came. The operator started this server, and may speak for another account of it. */
export interface Who {
  user_id: string
  operator: boolean
  /** In shared mode: what they may do goes by this, and by nothing that a request says. */
  access?: AccessSession
}

export interface AccessSession {
  /** `machine` is whoever has the start-up token; a stranger has shown nothing yet. */
  kind: 'session' | 'token' | 'machine' | 'unauthenticated'
  roles: readonly string[]
  session: string | null
}

/** `byAccounts`: the answer rests on what is known of the accounts now, and may be another once they are read again. */
export type Opened =
  | { open: true; who: Who; byAccounts?: true }
  /** The person came with the link: give the cookie, and send them on without the token in the address. */
  | { open: 'welcome'; sameSite: boolean }
  /** A single-use link: whose it is, and whether it is valid, is known by its ticket. */
  | { open: 'download'; ticket: string }
  /** Whether it lives and may be sent work: for probes, which know neither name nor token. */
  | { open: 'health'; path: string }
  | { open: false; status: number; refusal: Refusal; byAccounts?: true }

/** Who else may come in, as far as is known without waiting. */
export interface Users {
  /** Whose token has this SHA-256; undefined for one that is unknown or revoked. */
  ownerOf(tokenHash: string): string | undefined
  isActive(userId: string): boolean
}

export interface Lock {
  port: number
  token: string
  /** The operator: who speaks when a request with the start-up token names nobody. */
  person: string
  users: Users
}

/**
 * A web page, a rebound name or another local program may reach our port. First who is meant (Host), then who sends
 * (Origin, Sec-Fetch-Site), then who it is (token), then where that one may go, then what it brings (JSON). The order
 * tells a stranger least.
 */
export function checkRequest({ method, url, headers }: IncomingRequest, lock: Lock): Opened {
  if (isHealth(method, url)) return { open: 'health', path: url }
  const hosts = [`localhost:${lock.port}`, `127.0.0.1:${lock.port}`, `[::1]:${lock.port}`]
  const host = only(headers.host)
  if (host === undefined || !hosts.includes(host))
    return no(
      421,
      'http.foreign_host',
      'this server answers to its own local name only',
      'Open the link that was printed.',
    )
  if (!url.startsWith('/') || url.startsWith('//'))
    return no(400, 'http.bad_target', 'the request names no path of this server', 'Ask for a path that begins with /.')
  const origin = headers.origin
  if (origin !== undefined && !hosts.some((h) => only(origin) === `http://${h}`))
    return no(403, 'http.foreign_origin', 'another site may not speak to this server', 'Use the page of this server.')

  const welcome = method === 'GET' && isTokenLink(url, lock.token)
  const outreach = headers['sec-fetch-site']
  const sameSite = outreach === undefined || ['same-origin', 'none'].includes(only(outreach) ?? '')
  // The link itself proves that the person has the token, wherever it was clicked.
  if (!sameSite && !welcome)
    return no(403, 'http.foreign_site', 'another site led here', 'Open the link that was printed, in a new tab.')
  if (welcome) return { open: 'welcome', sameSite }
  const ticket = ticketIn(method, url)
  if (ticket !== undefined) return { open: 'download', ticket }

  const path = url.split('?', 1)[0] as string
  const came = whoComes({ method, url, headers }, lock)
  if (came.open !== true) return came
  if (!came.who.operator && !isForUsers(path)) {
    const message = 'this token opens the tasks of its user and nothing else'
    return { ...no(403, 'http.not_yours', message, 'Ask below /api/tasks.'), byAccounts: true }
  }
  return checkBody(method, path, headers) ?? came
}

/** A probe asks by address and gets one of two answers; no page of another site can read them. */
export function isHealth(method: string, url: string): boolean {
  return (method === 'GET' || method === 'HEAD') && (url === '/healthz' || url === '/readyz')
}

/** What is sent, and how; the same at every door. */
export function checkBody(method: string, path: string, headers: IncomingRequest['headers']) {
  const wanted = isUpload(path) ? FILE_TYPE : 'application/json'
  if (method === 'POST' && only(headers['content-type']) !== wanted)
    return isUpload(path)
      ? no(415, 'http.not_a_file', 'a file is read here', `Send its bytes with content-type ${FILE_TYPE}.`)
      : no(
          415,
          'http.not_json',
          'only JSON is read here',
          'Send it with content-type application/json and nothing more.',
        )
  if (method === 'PATCH' && isCaseUpload(path))
    return only(headers['content-type']) === CHUNK_TYPE
      ? null
      : no(
          415,
          'http.not_a_piece',
          'the next bytes of a file are read here',
          `Send them with content-type ${CHUNK_TYPE}.`,
        )
  if (!['GET', 'HEAD', 'POST'].includes(method) && !(method === 'DELETE' && isDeletable(path)))
    return no(405, 'http.method', `${method} means nothing here`, 'Use GET to read and POST to send.')
  return null
}

/** The start-up token or a user's token by header, or the operator's session in a browser; then for whom it speaks. */
function whoComes({ method, url, headers }: IncomingRequest, lock: Lock): Opened {
  const carried = bearer(headers.authorization)
  const session = carried === undefined ? checkSession({ method, url, headers }, lock) : 'none'
  if (session === 'cookie_only')
    return no(
      401,
      'http.no_page_secret',
      'The session cookie alone does not give access.',
      'Open the link that was printed at the start.',
    )
  const operator = session === 'valid' || (carried !== undefined && sameSecret(carried, lock.token))
  const owner = carried === undefined ? undefined : lock.users.ownerOf(hashOf(carried).toString('hex'))
  if (!operator && owner === undefined) {
    const refused = no(
      401,
      'http.no_token',
      'this is locked to the person who started it',
      'Open the link that was printed at the start.',
    )
    return carried === undefined ? refused : { ...refused, byAccounts: true }
  }
  const who = operator ? { user_id: lock.person, operator } : { user_id: owner as string, operator }
  const named = headers['lanewright-user']
  if (named === undefined) return operator ? { open: true, who } : { open: true, who, byAccounts: true }
  const name = nameIn(named)
  if (name === undefined)
    return no(400, 'http.bad_user', 'the header lanewright-user names nobody', 'Give one name, percent-encoded.')
  if (!operator && name !== who.user_id)
    return no(403, 'http.not_you', 'this token speaks for its own user only', 'Leave out the header lanewright-user.')
  if (operator && name !== lock.person && !lock.users.isActive(name)) {
    const next = 'Add it with `lanewright accounts add`.'
    return { ...no(403, 'http.no_account', 'there is no active account of this name', next), byAccounts: true }
  }
  return { open: true, who: { ...who, user_id: name }, ...(name === lock.person ? {} : { byAccounts: true as const }) }
}

/** A session of MCP is ended by deleting it, and so are being at the desk and an upload that nobody goes on with. */
function isDeletable(path: string): boolean {
  return path === '/mcp' || path === '/mcp/campaigns' || path.startsWith('/api/presence/') || isCaseUpload(path)
}

/** A user's token opens this and nothing else. Nothing behind the gate reads `..` as a way up. */
export function isForUsers(path: string): boolean {
  return path === '/mcp' || path === '/api/tasks' || path.startsWith('/api/tasks/')
}

/** Files are the one thing that is not JSON. A form of another site cannot send this type either. */
export const FILE_TYPE = 'application/octet-stream'

function isUpload(path: string): boolean {
  return /^\/api\/(?:leads\/preview|campaigns\/[^/]+\/import)$/.test(path)
}

function nameIn(values: string[]): string | undefined {
  try {
    return decodeURIComponent(only(values) ?? '') || undefined
  } catch {
    return undefined
  }
}

export function incomingRequestOf(request: IncomingMessage): IncomingRequest {
  return { method: request.method ?? '', url: request.url ?? '', headers: request.headersDistinct }
}

/** Cookies know no ports: two servers of one person must not take each other's. */
export function cookieName(port: number): string {
  return `lanewright-${port}`
}

export function cookieFor({ port, token }: Pick<Lock, 'port' | 'token'>): string {
  return `${cookieName(port)}=${derive(token, 'cookie')}; Path=/; HttpOnly; SameSite=Strict`
}

/** The header in which the page sends its secret. A page of another origin cannot set it without our consent. */
export const PAGE_SECRET_HEADER = 'lanewright-page-secret'

/** Browsers send a cookie to every port of its host, so the page proves itself with this, too. It never is in a cookie. */
export function pageSecretFor({ token }: Pick<Lock, 'token'>): string {
  return derive(token, 'page')
}

/** A one-way value of the start-up token: a program that catches it learns neither the token nor the other value. */
function derive(token: string, use: 'cookie' | 'page'): string {
  return createHmac('sha256', token).update(`lanewright ${use}`).digest('base64url')
}

/** A navigation cannot carry a header, so files of the page need the cookie only. They contain nothing about anybody. */
function checkSession({ method, url, headers }: IncomingRequest, lock: Lock): 'valid' | 'cookie_only' | 'none' {
  const cookie = cookieOf(headers.cookie, cookieName(lock.port))
  if (cookie === undefined || !sameSecret(cookie, derive(lock.token, 'cookie'))) return 'none'
  if ((method === 'GET' || method === 'HEAD') && isPage(url.split('?', 1)[0] as string)) return 'valid'
  const secret = only(headers[PAGE_SECRET_HEADER])
  return secret !== undefined && sameSecret(secret, pageSecretFor(lock)) ? 'valid' : 'cookie_only'
}

/**
 * The files of the desk. Everything that knows something is below /api, /mcp and /metrics. Plain characters only: the
 * router reads %61 as a, and would find there what was not meant.
 */
export function isPage(path: string): boolean {
  return /^\/[\w./-]*$/.test(path) && !/^\/(?:api|mcp|metrics)(?:\/|$)/.test(path)
}

function isTokenLink(url: string, token: string): boolean {
  const given = /^\/\?token=([\w-]{1,200})$/.exec(url)?.[1]
  return given !== undefined && sameSecret(given, token)
}

const DOWNLOADS = '/api/downloads/'

export function downloadUrl(ticket: string): string {
  return `${DOWNLOADS}${ticket}`
}

export function ticketIn(method: string, url: string): string | undefined {
  if (method !== 'GET' || !url.startsWith(DOWNLOADS)) return undefined
  return /^[\w-]{43}$/.exec(url.slice(DOWNLOADS.length))?.[0]
}

/** Our cookies of a request, hashed: a ticket is valid in the browser that asked for it. */
export function cookieHash(headers: IncomingRequest['headers']): string | undefined {
  const pairs = (only(headers.cookie) ?? '').split(';').map((pair) => pair.trim())
  const own = pairs.filter((pair) => /^(?:__Host-lanewright|lanewright-\d+)=/.test(pair))
  return own.length === 0 ? undefined : hashOf(own.join(';')).toString('hex')
}

/** A header that is sent twice could be read in two ways. */
export function only(values: string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined
}

export function bearer(values: string[] | undefined): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(only(values) ?? '')?.[1]
}

export function cookieOf(values: string[] | undefined, name: string): string | undefined {
  const pairs = (only(values) ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Compared by hash, so that neither content nor length shows in the time it takes. */
function sameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(hashOf(given), hashOf(wanted))
}

export function hashOf(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

export function no(status: number, code: string, message: string, next: string) {
  return { open: false as const, status, refusal: { code, message, next } }
}
