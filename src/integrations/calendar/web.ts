import { isIP } from 'node:net'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Who asks. The secret is fetched for each request and is put nowhere but into its header. */
export type CalendarAuth =
  | { kind: 'basic'; user: string; password: () => Promise<string> }
  | { kind: 'bearer'; token: () => Promise<string> }

/** Asks one server: always the same origin, over TLS, with an end to every wait and every answer. */
export type CalendarFetch = (url: string, init: RequestInit, signal: AbortSignal) => Promise<Response>

const TIMEOUT_MS = 30_000
const ANSWER_MAX_BYTES = 20 * 1024 * 1024
const REDIRECTS_MAX = 3

export function createCalendarFetch(server: string, auth: CalendarAuth, timeoutMs = TIMEOUT_MS): CalendarFetch {
  const base = serverUrl(server)
  return async (address, init, signal) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)])
    let url = sameOrigin(new URL(address, base), base)
    const headers = new Headers(init.headers)
    headers.set('authorization', await authorization(auth))
    headers.set('user-agent', 'lanewright')
    try {
      for (let hop = 0; ; hop++) {
        const answer = await fetch(url, { ...init, headers, redirect: 'manual', signal: limit })
        const location = answer.headers.get('location')
        const isRedirect = answer.status >= 300 && answer.status < 400 && location !== null
        if (!isRedirect || !isRead(init.method) || init.redirect === 'manual') return bounded(answer)
        await answer.body?.cancel()
        if (hop === REDIRECTS_MAX)
          throw new Failure('calendar.redirects', 'The calendar server redirects without end.', CHECK)
        url = sameOrigin(new URL(location, url), base)
      }
    } catch (error) {
      signal.throwIfAborted()
      throw webFailure(error)
    }
  }
}

const CHECK = 'Check the address of the calendar.'
const isRead = (method = 'GET') => ['GET', 'HEAD', 'OPTIONS', 'PROPFIND', 'REPORT'].includes(method)

function serverUrl(server: string): URL {
  const url = URL.parse(server)
  if (!url || !['https:', 'http:'].includes(url.protocol) || url.username !== '' || url.password !== '')
    throw new Failure(
      'calendar.address',
      'The address of the calendar is none.',
      'Write https://..., without name and password.',
    )
  if (url.protocol === 'http:' && !isThisMachine(url.hostname))
    throw new Failure(
      'calendar.insecure',
      'The calendar would be asked without TLS.',
      'Write its address with https://.',
    )
  return url
}

function isThisMachine(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '')
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'))
}

function sameOrigin(url: URL, base: URL): URL {
  if (url.origin === base.origin) return url
  const next = 'If that is your calendar server too, write its address instead.'
  throw new Failure('calendar.other_host', `The calendar server points to ${url.origin.slice(0, 300)}.`, next)
}

async function authorization(auth: CalendarAuth): Promise<string> {
  if (auth.kind === 'bearer') return `Bearer ${headerWord(await auth.token())}`
  if (auth.user.includes(':')) throw new Failure('calendar.auth', 'A user name may not hold a colon.', 'Correct it.')
  return `Basic ${Buffer.from(`${auth.user}:${await auth.password()}`, 'utf8').toString('base64')}`
}

/** What fetch would say of a header with a line break quotes the header. */
function headerWord(token: string): string {
  if (/^[\x21-\x7e]{1,8192}$/.test(token)) return token
  throw new Failure('calendar.auth', 'The access token cannot be sent.', 'Sign in to the calendar again.')
}

/** Nothing has reached the server: what was asked is surely not done. */
export class Unsent extends Failure {}

const UNSENT =
  /^(ECONNREFUSED|ENOTFOUND|EAI_AGAIN|ENETUNREACH|EHOSTUNREACH|UND_ERR_CONNECT_TIMEOUT|ERR_TLS_.*|CERT_.*|.*_CERT|UNABLE_TO_.*|ERR_SSL_.*)$/

/** Only names of errors are told: the rest may quote what was sent. */
function webFailure(error: unknown): Failure {
  if (error instanceof Failure) return error
  const { name, cause } = error as Error & { cause?: { code?: unknown } }
  if (name === 'TimeoutError')
    return new Failure('calendar.timeout', 'The calendar server did not answer in time.', 'Try again later.')
  const code = typeof cause?.code === 'string' ? cause.code : 'no answer'
  const Kind = UNSENT.test(code) ? Unsent : Failure
  return new Kind(
    'calendar.unreachable',
    `The calendar server could not be reached (${code}).`,
    `${CHECK} Then try again.`,
  )
}

function bounded(answer: Response): Response {
  if (answer.body === null) return answer
  let sizeBytes = 0
  const body = answer.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sizeBytes += chunk.byteLength
        if (sizeBytes <= ANSWER_MAX_BYTES) controller.enqueue(chunk)
        else
          controller.error(
            new Failure('calendar.too_large', 'The answer of the calendar is too long.', 'Ask for less.'),
          )
      },
    }),
  )
  const { status, statusText, headers } = answer
  return Object.defineProperty(new Response(body, { status, statusText, headers }), 'url', { value: answer.url })
}

/** The text of an answer; a cut connection is told as what it is, not as a bug. */
export async function readAnswer(answer: Response, signal: AbortSignal): Promise<string> {
  try {
    return await answer.text()
  } catch (error) {
    signal.throwIfAborted()
    throw webFailure(error)
  }
}

/** Throws unless the server did what was asked. What it wrote is not quoted: it may hold anything. */
export function checkAnswer({ ok, status }: { ok: boolean; status: number }): void {
  if (ok) return
  if (status === 401 || status === 403)
    throw new Failure(
      'calendar.unauthorized',
      `The calendar server refused us (${status}).`,
      'Sign in to the calendar again.',
    )
  throw new Failure('calendar.server', `The calendar server answered ${status}.`, 'Try again later.')
}
