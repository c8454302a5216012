import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { clientOf, queryOf } from '../server/client.ts'
import type { Product } from '../server/product.ts'
import type { Running } from './running.ts'

/** Verifying or replaying a large ledger takes its time. */
const LONG = { timeoutMs: 6 * 60 * 60 * 1000 }

/** The product behind the running server: the same questions, asked over HTTP. */
export function remoteProduct(running: Running): Product {
  const { call, get, post } = clientOf(running)
  return {
    workspaces: async () => (await get<{ workspaces: never }>('/workspaces')).workspaces,
    approvals: async () => (await get<{ approvals: never }>('/approvals')).approvals,
    policies: async () => (await get<{ policies: never }>('/policies')).policies,
    waiting: (_within, workspace, id) => get(`/waiting${queryOf({ workspace, id })}`),
    stops: async () => (await get<{ stops: never }>('/stops')).stops,
    processed: (workspace, item) => orNull(get(`/workspaces/${workspace}/inbox/${item}`)),
    verify: ({ workspace, since }) => get(`/verify${queryOf({ workspace, since: since ? 'true' : undefined })}`, LONG),
    replay: (workspace, at) => get(`/workspaces/${workspace}/replay${at ? `?at=${encodeURIComponent(at)}` : ''}`, LONG),
    async exportLines(workspace, slice) {
      const response = await orNull(
        call('GET', `/workspaces/${workspace}/export${queryOf({ ...slice })}`, undefined, LONG),
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
