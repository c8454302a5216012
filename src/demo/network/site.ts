import type { FastifyError, FastifyReply } from 'fastify'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import type { Account } from './account.ts'
import type { Environment } from './environment.ts'
import type { Search } from './search.ts'

/** What the routes share. */
export interface Site {
  environment: Environment
  account: Account
  search: Search
  /** Ends when the server stops, so that a slow answer holds up nothing. */
  stopping: AbortSignal
}

export function sendPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply.code(status).type('text/html; charset=utf-8').send(page)
}

/** A form's fields; undefined for a field that is missing. */
export function fieldOf(body: unknown, name: string): string | undefined {
  return body instanceof URLSearchParams ? (body.get(name) ?? undefined) : undefined
}

/** What broke, as far as it may be told: our own words, or none. */
export function errorOf(error: FastifyError | Failure): { status: number; refusal: Refusal } {
  const given = 'statusCode' in error && typeof error.statusCode === 'number' ? error.statusCode : 500
  const status = given >= 400 && given < 500 ? given : 500
  if (error instanceof Failure) {
    const { code, message, next } = error
    return { status, refusal: { code, message, next } }
  }
  const [message, next] =
    status === 500
      ? ['Something broke inside.', 'Start the practice network again.']
      : ['The request cannot be read.', 'Correct it and send it again.']
  return { status, refusal: { code: status === 500 ? 'demo.failed' : 'demo.bad_request', message, next } }
}
