import { isUtf8 } from 'node:buffer'
import { Failure } from '#kernel/contracts/refusal.ts'

export interface ExchangeOptions {
  fetch: typeof fetch
  /** Named in errors. */
  server: string
  key: string
  maxBodyBytes: number
  signal: AbortSignal
}

/** One HTTP exchange with a server that is not trusted: bounded in bytes and time, and the key stays out of it. */
export interface Exchange {
  readonly fetch: typeof fetch
  /** Why there was no answer. Its text is ours: what a library or the server says may quote key and prompt. */
  failure?: Failure
  /** What came with a status of success; cut just past the limit. */
  body?: Uint8Array
}

export function openExchange(options: ExchangeOptions): Exchange {
  const { signal } = options
  const exchange: Exchange = {
    async fetch(input, init) {
      try {
        // A redirect would carry key and prompt to a server that nobody chose.
        const response = await options.fetch(input, { ...init, redirect: 'manual', signal })
        const body = scrub(await readUpTo(response, options.maxBodyBytes, signal), options.key)
        if (response.ok) exchange.body = body
        else exchange.failure = failureOfStatus(response.status, body, options.server)
        return answerWith(response, body, options.maxBodyBytes)
      } catch (error) {
        if (!exchange.body) exchange.failure ??= failureOfNetwork(error, options)
        throw exchange.failure ?? error
      }
    },
  }
  return exchange
}

/** Stops waiting when the signal fires, even for work that does not listen to it. */
export async function untilAborted<T>(work: T | Promise<T>, signal: AbortSignal): Promise<T> {
  const aborted = Promise.withResolvers<never>()
  const onAbort = () => aborted.reject(signal.reason)
  signal.addEventListener('abort', onAbort, { once: true })
  if (signal.aborted) onAbort()
  try {
    return await Promise.race([work, aborted.promise])
  } finally {
    signal.removeEventListener('abort', onAbort)
  }
}

export function timedOut(server: string): Failure {
  const next = 'Try again later, or give the agent more time.'
  return new Failure('agent.timeout', `The model server ${server} gave no whole answer in time.`, next)
}

/** For keys that are none, such as the word that some local servers want, nothing is scrubbed. */
const KEY_MIN = 8

export function scrub(body: Uint8Array, key: string): Uint8Array {
  if (key.length < KEY_MIN || Buffer.from(body.buffer, body.byteOffset, body.length).indexOf(key) < 0) return body
  // latin1 keeps every byte as it is.
  return Buffer.from(Buffer.from(body).toString('latin1').replaceAll(key, '[redacted]'), 'latin1')
}

/** At most one byte more than the limit, so that the reader can see that it was passed. */
async function readUpTo(response: Response, maxBytes: number, signal: AbortSignal): Promise<Uint8Array> {
  const reader = response.body?.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    while (reader && size <= maxBytes) {
      const { done, value } = await untilAborted(reader.read(), signal)
      if (done) break
      chunks.push(value)
      size += value.length
    }
  } finally {
    // What is left unread is not fetched; an error of a stream that is given up changes nothing.
    reader?.cancel().catch(() => {})
  }
  return Buffer.concat(chunks).subarray(0, maxBytes + 1)
}

/** The body as it was read. What a decoder would repair silently is not handed on. */
function answerWith(response: Response, body: Uint8Array, maxBytes: number): Response {
  if (!response.ok || body.length > maxBytes || !isUtf8(body)) throw new Error('not an answer')
  const type = response.headers.get('content-type') ?? 'application/json'
  return new Response(Buffer.from(body), { status: 200, headers: { 'content-type': type } })
}

function failureOfStatus(status: number, body: Uint8Array, server: string): Failure {
  const what = `${status}${reasonIn(body)}`
  if (status === 401 || status === 403) {
    const next = 'Store a key that is valid for this server and model, then resume the workspace.'
    return new Failure('agent.refused_key', `The model server ${server} refused the API key (${what}).`, next)
  }
  const [verb, next] =
    status >= 500
      ? ['failed', 'Try again later.']
      : status === 429
        ? ['takes no more requests now', 'Wait, or raise the limit of the account.']
        : status >= 400
          ? ['refused the request', 'Check the name of the model and the base URL.']
          : ['gave no answer', 'Set the base URL to the address that answers itself, without a redirect.']
  return new Failure('agent.unavailable', `The model server ${server} ${verb} (${what}).`, next)
}

const IDENTIFIER = /^[A-Za-z][A-Za-z0-9_.-]{0,63}$/

/** The providers' own error codes, but none of their prose: it may quote the prompt. */
function reasonIn(body: Uint8Array): string {
  try {
    const { code, type, status } = JSON.parse(Buffer.from(body).toString()).error
    const reason = [code, type, status].find((word) => typeof word === 'string' && IDENTIFIER.test(word))
    return reason ? ` ${reason}` : ''
  } catch {
    return ''
  }
}

function failureOfNetwork(error: unknown, { signal, server }: ExchangeOptions): Failure {
  if (signal.aborted) return timedOut(server)
  const code = (error as { cause?: { code?: unknown } } | null)?.cause?.code
  const what = typeof code === 'string' && IDENTIFIER.test(code) ? ` (${code})` : ''
  const next = 'Check that the server runs and can be reached, then try again.'
  return new Failure('agent.unavailable', `The connection to the model server ${server} failed${what}.`, next)
}
