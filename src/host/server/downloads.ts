import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { closed } from '#kernel/contracts/closed.ts'
import { cookieHash, downloadUrl, type Who } from './request-guard.ts'
import { whoOf } from './who.ts'

/** What a browser saves as a file is opened by a navigation, which cannot carry the page's secret. */
export interface Downloads {
  /** A ticket for one request of this path by this person, from the same browser, within a minute. */
  issue(path: string, who: Who, cookie: string | undefined): string
  /** Undefined for a ticket that is unknown, expired, used, or from another browser. */
  redeem(ticket: string, cookie: string | undefined): { path: string; who: Who } | undefined
}

const VALID_MS = 60_000
const OPEN_MAX = 1000

export function createDownloads(nowMs: () => number): Downloads {
  const open = new Map<string, { path: string; who: Who; cookie: string | undefined; expiresMs: number }>()
  return {
    issue(path, who, cookie) {
      for (const [ticket, { expiresMs }] of open) if (expiresMs <= nowMs()) open.delete(ticket)
      // Insertion order is age: the oldest goes first.
      if (open.size >= OPEN_MAX) open.delete(open.keys().next().value as string)
      const ticket = randomBytes(32).toString('base64url')
      open.set(ticket, { path, who, cookie, expiresMs: nowMs() + VALID_MS })
      return ticket
    },
    redeem(ticket, cookie) {
      const found = open.get(ticket)
      if (!found) return undefined
      open.delete(ticket)
      return found.expiresMs > nowMs() && found.cookie === cookie ? { path: found.path, who: found.who } : undefined
    },
  }
}

const Path = Type.String({ pattern: '^/api/(?!downloads)[\\w./?=&%:+,~-]+$', maxLength: 2000 })
const Create = closed({ path: Path })
const Created = closed({ url: Type.String() })

/** Rights are checked when the link is opened, as for any other request of the same person. */
export function addDownloadsRoute(app: FastifyInstance, downloads: Downloads): void {
  app.post<{ Body: Static<typeof Create> }>(
    '/api/downloads',
    { schema: { operationId: 'createDownload', body: Create, response: { 201: Created } } },
    async (request, reply) => {
      const cookie = cookieHash(request.raw.headersDistinct)
      const ticket = downloads.issue(request.body.path, whoOf(request), cookie)
      return reply.code(201).send({ url: downloadUrl(ticket) })
    },
  )
}
