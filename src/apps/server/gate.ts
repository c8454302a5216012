import { createHash, timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Refusal } from '#contracts/refusal.ts'

/** What the gate looks at; nothing of the body, and nothing that was routed yet. */
export interface Knock {
  method: string
  url: string
  headers: NodeJS.Dict<string[]>
}

export type Opened =
  | { open: true }
  /** The person came with the link: give the cookie, and send them on without the token in the address. */
  | { open: 'welcome'; sameSite: boolean }
  | { open: false; status: number; refusal: Refusal }

export interface Lock {
  port: number
  token: string
}

/**
 * A web page, a rebound name or another local program may reach our port. First who is meant (Host), then who sends
 * (Origin, Sec-Fetch-Site), then who it is (token), then what it brings (JSON). The order tells a stranger least.
 */
export function tryGate({ method, url, headers }: Knock, lock: Lock): Opened {
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
  const site = headers['sec-fetch-site']
  const sameSite = site === undefined || ['same-origin', 'none'].includes(only(site) ?? '')
  // The link itself proves that the person has the token, wherever it was clicked.
  if (!sameSite && !welcome)
    return no(403, 'http.foreign_site', 'another site led here', 'Open the link that was printed, in a new tab.')
  if (welcome) return { open: 'welcome', sameSite }

  const given = bearer(headers.authorization) ?? cookieOf(headers.cookie, cookieName(lock.port))
  if (given === undefined || !sameSecret(given, lock.token))
    return no(
      401,
      'http.no_token',
      'this is locked to the person who started it',
      'Open the link that was printed at the start.',
    )
  if (method === 'POST' && only(headers['content-type']) !== 'application/json')
    return no(
      415,
      'http.not_json',
      'only JSON is read here',
      'Send it with content-type application/json and nothing more.',
    )
  if (!['GET', 'HEAD', 'POST'].includes(method))
    return no(405, 'http.method', `${method} means nothing here`, 'Use GET to read and POST to send.')
  return { open: true }
}

export function knockOf(request: IncomingMessage): Knock {
  return { method: request.method ?? '', url: request.url ?? '', headers: request.headersDistinct }
}

/** Cookies know no ports: two servers of one person must not take each other's. */
export function cookieName(port: number): string {
  return `lanewright-${port}`
}

export function cookieFor({ port, token }: Lock): string {
  return `${cookieName(port)}=${token}; Path=/; HttpOnly; SameSite=Strict`
}

function isTokenLink(url: string, token: string): boolean {
  const given = /^\/\?token=([\w-]{1,200})$/.exec(url)?.[1]
  return given !== undefined && sameSecret(given, token)
}

/** A header that is sent twice could be read in two ways. */
function only(values: string[] | undefined): string | undefined {
  return values?.length === 1 ? values[0] : undefined
}

function bearer(values: string[] | undefined): string | undefined {
  return /^Bearer ([\w-]{1,200})$/.exec(only(values) ?? '')?.[1]
}

function cookieOf(values: string[] | undefined, name: string): string | undefined {
  const pairs = (only(values) ?? '').split(';').map((pair) => pair.trim())
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1)
}

/** Compared by hash, so that neither content nor length shows in the time it takes. */
function sameSecret(given: string, wanted: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(given), hash(wanted))
}

function no(status: number, code: string, message: string, next: string): Opened {
  return { open: false, status, refusal: { code, message, next } }
}
