import { timingSafeEqual } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'

/** Null for a request that may come in. */
export type RequestGuard = { status: number; refusal: Refusal } | null

/** A rebound name would make this site part of another one, in the eyes of a browser. */
export function hostGuard(request: IncomingMessage, port: number): RequestGuard {
  const hosts = request.headersDistinct.host ?? []
  if (hosts.length === 1 && namesOf(port).includes(hosts[0]!)) return null
  return no(421, 'demo.foreign_host', 'This site answers to its own local name only.', 'Open the printed address.')
}

/** A form that another site made, or a page on another port of this machine, may change nothing here. */
export function formGuard(request: IncomingMessage, port: number): RequestGuard {
  const origins = request.headersDistinct.origin ?? []
  const own = namesOf(port).map((name) => `http://${name}`)
  const site = request.headersDistinct['sec-fetch-site'] ?? []
  const fromHere =
    origins.every((origin) => own.includes(origin)) && site.every((word) => ['same-origin', 'none'].includes(word))
  if (fromHere) return null
  return no(403, 'demo.foreign_origin', 'This came from another site.', 'Use the pages of this site.')
}

/** The admin interface is for programs: a page has an origin, a program has the token. */
export function adminGuard(request: IncomingMessage, token: string): RequestGuard {
  if (request.headersDistinct.origin)
    return no(403, 'demo.admin_origin', 'No page may use the admin interface.', 'Ask from a program.')
  const given = request.headersDistinct.authorization ?? []
  if (given.length === 1 && sameSecret(given[0]!, `Bearer ${token}`)) return null
  return no(401, 'demo.admin_token', 'The admin interface needs its token.', 'Read it from the data folder.')
}

/** Compared by hash, so that neither content nor length shows in the time it takes. */
export function sameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(Buffer.from(sha256Hex(given)), Buffer.from(sha256Hex(wanted)))
}

function namesOf(port: number): string[] {
  return [`127.0.0.1:${port}`, `localhost:${port}`]
}

function no(status: number, code: string, message: string, next: string): RequestGuard {
  return { status, refusal: { code, message, next } }
}
