import { PassThrough } from 'node:stream'
import {
  Client,
  type ClientCapabilities,
  type ElicitResult,
  StreamableHTTPClientTransport,
  type Transport,
} from '@modelcontextprotocol/client'
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio'
import { onTestFinished } from 'vitest'
import type { ToolResult } from '#apps/tasks/contracts.ts'
import { serveStdio } from '#host/mcp/stdio.ts'
import { serveHttp } from './http-server.ts'
import { type MemoryService, memoryService } from './memory-service.ts'
import { hints } from './product.ts'

export type Answer = (message: string) => ElicitResult | Promise<ElicitResult>

export interface Person {
  client: Client
  service: MemoryService
  /** The questions that were put to them. */
  questions: string[]
  call(tool: string, given?: Record<string, unknown>, meta?: Record<string, unknown>): Promise<Outcome>
}

export interface Outcome {
  result: ToolResult
  text: string
  isError: boolean
}

export const accept: Answer = () => ({ action: 'accept', content: { confirm: true } })

/** Every way in: each transport, with the current revision and with the last one that has a handshake. */
export const WAYS = [
  { way: 'stdio, 2026-07-28', over: 'stdio', revision: '2026-07-28' },
  { way: 'stdio, 2025-11-25', over: 'stdio', revision: '2025-11-25' },
  { way: 'HTTP, 2026-07-28', over: 'http', revision: '2026-07-28' },
  { way: 'HTTP, 2025-11-25', over: 'http', revision: '2025-11-25' },
] as const
export type Way = (typeof WAYS)[number]

export interface Habits {
  /** The server's. */
  timeZone?: string
  /** What the client says that it can ask; forms, unless it says otherwise. */
  elicitation?: ClientCapabilities['elicitation']
}

/** Anna with an official client, over one way in. Without an answer, her client cannot ask her anything. */
export async function connect(way: Way, answer?: Answer, { timeZone, elicitation }: Habits = {}): Promise<Person> {
  const service = memoryService()
  const product = { service, annotations: hints, version: '1.2.3', timeZone }
  const transport = way.over === 'stdio' ? overStdio(product) : await overHttp(product)
  return connected(transport, service, way.revision, answer, elicitation)
}

function overStdio(product: Omit<Parameters<typeof serveStdio>[0], 'caller' | 'log'>): Transport {
  const [stdin, stdout] = [new PassThrough(), new PassThrough()]
  const serving = serveStdio({ ...product, caller: { user_id: 'anna' }, log: () => {}, stdin, stdout })
  onTestFinished(() => serving.close())
  return new StdioServerTransport(stdout, stdin)
}

async function overHttp(product: Parameters<typeof serveHttp>[0]): Promise<Transport> {
  const host = await serveHttp(product)
  onTestFinished(() => host.close())
  return httpTransport(host.url, 'anna')
}

export function httpTransport(url: string, token: string): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(url), {
    requestInit: { headers: { authorization: `Bearer ${token}` } },
  })
}

export async function connected(
  transport: Transport,
  service: MemoryService,
  revision: string,
  answer?: Answer,
  elicitation: ClientCapabilities['elicitation'] = { form: {} },
): Promise<Person> {
  const questions: string[] = []
  const mode = revision === '2025-11-25' ? ('legacy' as const) : { pin: revision }
  const client = new Client(
    { name: 'test', version: '1' },
    { capabilities: answer ? { elicitation } : {}, versionNegotiation: { mode } },
  )
  if (answer)
    client.setRequestHandler('elicitation/create', async ({ params }) => {
      questions.push(params.message)
      return answer(params.message)
    })
  await client.connect(transport)
  onTestFinished(() => client.close())
  return {
    client,
    service,
    questions,
    async call(tool, given = {}, meta) {
      const called = await client.callTool({ name: tool, arguments: given, ...(meta && { _meta: meta }) })
      const [first] = called.content
      return {
        result: called.structuredContent as unknown as ToolResult,
        text: first?.type === 'text' ? first.text : '',
        isError: called.isError === true,
      }
    },
  }
}

/** Adds a task and answers its id. */
export async function adds(person: Person, description: string): Promise<string> {
  const { result } = await person.call('add_task', { description })
  return (result.data as { task_id: string }).task_id
}
