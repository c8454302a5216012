import { connect } from 'node:net'
import { afterAll, beforeAll } from 'vitest'
import type { CaseUploads } from '#apps/casework/api/case-uploads-routes.ts'
import type { TasksService } from '#apps/tasks/services/service.ts'
import type { McpEndpoint, ServerOptions } from '#host/server/product.ts'
import { type RunningServer, serve } from '#host/server/server.ts'
import type { KnownUsers } from '#host/server/users.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { type Answer, rawRequest } from '../../system/cli/harness.ts'

export const OPERATOR = 'o'.repeat(43)
export const ANNAS = 'n'.repeat(43)
export const OTTOS = 't'.repeat(43)

export interface Called {
  name: string
  args: unknown[]
}

type Answers = Record<string, (...args: never[]) => unknown>

/** Everything that is asked of it is written down; what it answers is given, or it throws. */
function recorder<T extends object>(calls: Called[], answers: Answers, unrecorded: Partial<T> = {}): T {
  return new Proxy(unrecorded as T, {
    get(target, key) {
      const name = String(key)
      if (key in target) return target[key as keyof T]
      return (...args: unknown[]) => {
        calls.push({ name, args })
        if (!answers[name]) throw new Error(`nobody should have asked for ${name}`)
        return answers[name](...(args as never[]))
      }
    },
  })
}

export interface Endpoint {
  port(): number
  options(): ServerOptions
  calls: Called[]
  logged: string[]
  /** Through the gate with a token; the operator's unless another is given. */
  ask(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** The real server and its gate, in front of recorders. */
export function openEndpoint(
  answers: Answers = {},
  mcp?: McpEndpoint,
  desk: Partial<ServerOptions['presence']> = { list: async () => [] },
  limits?: ServerOptions['limits'],
): Endpoint {
  const calls: Called[] = []
  const logged: string[] = []
  const users: KnownUsers = {
    active: new Set(['anna', 'otto']),
    owners: new Map([
      [sha256Hex(ANNAS), 'anna'],
      [sha256Hex(OTTOS), 'otto'],
    ]),
  }
  const options: ServerOptions = {
    product: recorder(calls, answers),
    tasks: recorder<TasksService>(calls, answers),
    access: recorder<ServerOptions['access']>(calls, answers, { known: async () => users }),
    presence: recorder<ServerOptions['presence']>(calls, answers, desk),
    changes: { listen: () => () => {}, close: () => {} },
    today: async () => ({
      stops: [],
      approvals: 0,
      newest_at: null,
      questions: [],
      escalations: [],
      uncertain: [],
      tasks: [],
      stuck: [],
      set_aside: [],
      running: [],
      done: [],
    }),
    ledger: recorder(calls, answers),
    campaigns: recorder(calls, answers),
    meetings: recorder(calls, answers),
    cases: {
      service: recorder(calls, answers),
      uploads: recorder<CaseUploads>(calls, answers, { files: recorder(calls, answers) }),
      noticed: async () => {},
    },
    leads: recorder(calls, answers),
    agents: recorder(calls, answers),
    settings: recorder(calls, answers),
    samples: recorder(calls, answers),
    health: recorder(calls, answers),
    token: OPERATOR,
    version: '0.0.0',
    person: 'olga',
    log: (line) => logged.push(line),
    ...(mcp ? { mcp, campaignMcp: mcp } : {}),
    ...(limits ? { limits } : {}),
  }
  let server: RunningServer
  beforeAll(async () => {
    server = await serve(options, 0)
    calls.length = 0
  })
  afterAll(() => server?.close())
  return {
    port: () => server.port,
    options: () => options,
    calls,
    logged,
    ask: (method, path, body, headers = {}) =>
      rawRequest(
        server.port,
        method,
        path,
        {
          host: `localhost:${server.port}`,
          authorization: `Bearer ${OPERATOR}`,
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body === undefined ? undefined : typeof body === 'string' ? body : JSON.stringify(body),
      ),
  }
}

export interface Requested {
  status: number
  head: string
  // biome-ignore lint/suspicious/noExplicitAny: the tests say what they expect of each answer
  json: any
}

/** Exactly these header lines, the promise of a large body, and never a byte of it: only who does not wait for it answers. */
export function requestRaw(port: number, method: string, path: string, headers: string[][]): Promise<Requested> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const lines = [[`${method} ${path} HTTP/1.1`], ...headers.map(([name, value]) => [`${name}: ${value}`])]
    socket.write(`${lines.flat().join('\r\n')}\r\ncontent-length: 100000\r\n\r\n`)
    let text = ''
    socket.setEncoding('utf8').on('data', (more) => {
      text += more
    })
    // Who is refused is not waited for.
    socket.on('end', () => {
      const [head = '', body = ''] = text.split('\r\n\r\n', 2)
      const json = /\{.*\}/s.exec(body)?.[0]
      resolve({ status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head, json: json && JSON.parse(json) })
    })
    socket.on('error', reject)
  })
}
