import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type { Product } from '#apps/server/product.ts'
import { Failure, type Refusal } from '#contracts/refusal.ts'
import type { Running } from './running.ts'

const TIMEOUT_MS = 30_000
/** Verifying or replaying a large ledger takes its time. */
const LONG_MS = 6 * 60 * 60 * 1000

/** The product behind the running server: the same questions, asked over HTTP. */
export function remoteProduct({ port, token }: Running): Product {
  async function call(method: 'GET' | 'POST', path: string, body?: object, timeoutMs = TIMEOUT_MS): Promise<Response> {
    const response = await fetch(`http://127.0.0.1:${port}/api${path}`, {
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { authorization: `Bearer ${token}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).catch((error) => {
      const next = 'Look at its output; if it hangs, stop it and start it again.'
      throw new Failure('server.no_answer', `the running server on port ${port} does not answer`, next, error)
    })
    if (response.ok) return response
    const told = (await response.json().catch(() => null)) as Partial<Refusal> | null
    const {
      code = 'server.failed',
      message = `it answered ${response.status}`,
      next = 'Look at its output.',
    } = told ?? {}
    throw new Failure(code, message, next)
  }
  const get = async <T>(path: string, timeoutMs?: number) =>
    (await (await call('GET', path, undefined, timeoutMs)).json()) as T
  const post = async <T>(path: string, body: object) => (await (await call('POST', path, body)).json()) as T

  return {
    workspaces: async () => (await get<{ workspaces: never }>('/workspaces')).workspaces,
    approvals: async () => (await get<{ approvals: never }>('/approvals')).approvals,
    policies: async () => (await get<{ policies: never }>('/policies')).policies,
    heard: (workspace, item) => orNull(get(`/workspaces/${workspace}/inbox/${item}`)),
    verify: ({ workspace, since }) => get(`/verify${asked({ workspace, since: since ? 'true' : undefined })}`, LONG_MS),
    replay: (workspace, at) =>
      get(`/workspaces/${workspace}/replay${at ? `?at=${encodeURIComponent(at)}` : ''}`, LONG_MS),
    async exportLines(workspace, slice) {
      const response = await orNull(
        call('GET', `/workspaces/${workspace}/export${asked({ ...slice })}`, undefined, LONG_MS),
      )
      return response && lines(response)
    },
    workspace: async (id) => (await orNull(get<{ state: never }>(`/workspaces/${id}`)))?.state ?? null,
    create: async (spec) => (await post<{ workspace: string }>('/workspaces', spec)).workspace,
    send: async (workspace, person, kind, content) => {
      const sent = await orRefusal(post<{ item: string }>(`/workspaces/${workspace}/inbox`, { person, kind, content }))
      return 'code' in sent ? { ok: false, refusal: sent } : { ok: true, item: sent.item }
    },
    stop: (workspace, person, reason) => done({ person, reason, ...(workspace === 'all' ? {} : { workspace }) }),
    lift: (workspace) => done({ lift: true, ...(workspace === 'all' ? {} : { workspace }) }),
    // The running server works it.
    settle: async () => {},
  }

  async function done(body: object) {
    const answer = await orRefusal(post<object>('/stop', body))
    return 'code' in answer ? { ok: false as const, refusal: answer as Refusal } : { ok: true as const }
  }
}

function asked(values: Record<string, string | undefined>): string {
  const given = Object.entries(values).filter((pair): pair is [string, string] => pair[1] !== undefined)
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`
}

/** Only that the thing does not exist is an answer here; everything else is still a failure. */
async function orNull<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error) => {
    if (error instanceof Failure && error.code.endsWith('.unknown')) return null
    throw error
  })
}

async function orRefusal<T extends object>(asked: Promise<T>): Promise<T | Refusal> {
  return asked.catch((error) => {
    if (!(error instanceof Failure) || /^(server|database|http)\./.test(error.code)) throw error
    return { code: error.code, message: error.message, next: error.next }
  })
}

async function* lines(response: Response): AsyncGenerator<string> {
  if (!response.body) return
  for await (const line of createInterface({ input: Readable.fromWeb(response.body as never) })) yield `${line}\n`
}
