import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'

/** Where a server of ours runs, and what opens it. */
export interface Address {
  port: number
  token: string
}

export interface CallOptions {
  timeoutMs?: number
  headers?: Record<string, string>
}

type Method = 'GET' | 'POST' | 'DELETE'

/** The API of a running server. What it refuses is thrown with the code, the message and the next step it gave. */
export interface Client {
  call(method: Method, path: string, body?: object, asked?: CallOptions): Promise<Response>
  get<T>(path: string, asked?: CallOptions): Promise<T>
  post<T>(path: string, body: object, asked?: CallOptions): Promise<T>
}

const TIMEOUT_MS = 30_000

export function clientOf({ port, token }: Address): Client {
  async function call(method: Method, path: string, body?: object, asked: CallOptions = {}): Promise<Response> {
    const type = body ? { 'content-type': 'application/json' } : {}
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(asked.timeoutMs ?? TIMEOUT_MS),
      headers: { authorization: `Bearer ${token}`, ...type, ...asked.headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error) => {
      const next = 'Look at its output; if it hangs, stop it and start it again.'
      throw new Failure('server.no_answer', `the running server on port ${port} does not answer`, next, error)
    })
    if (response.ok) return response
    throw refusedBy(response.status, (await response.json().catch(() => null)) as Partial<Refusal> | null)
  }
  return {
    call,
    get: async <T>(path: string, asked?: CallOptions) =>
      (await (await call('GET', path, undefined, asked)).json()) as T,
    post: async <T>(path: string, body: object, asked?: CallOptions) =>
      (await (await call('POST', path, body, asked)).json()) as T,
  }
}

/** What a server refused, in its own words. */
export function refusedBy(status: number, result: Partial<Refusal> | null): Failure {
  const { code = 'server.failed', message = `it answered ${status}`, next = 'Look at its output.' } = result ?? {}
  return new Failure(code, message, next)
}

/** The given ones as the query of an address. */
export function queryOf(values: Record<string, string | number | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string | number] => pair[1] !== undefined)
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`
}
