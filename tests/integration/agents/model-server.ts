import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'

export interface Request {
  path: string
  headers: IncomingMessage['headers']
  // biome-ignore lint/suspicious/noExplicitAny: each provider has its own protocol
  body: any
}

type Behavior = (response: ServerResponse, request: Request) => void

/** A real server on a port of its own, until the test is over. */
export async function serveModel(behave: Behavior): Promise<{ url: string; requests: Request[] }> {
  const requests: Request[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const text = Buffer.concat(chunks).toString()
    const request = { path: incoming.url ?? '', headers: incoming.headers, body: text === '' ? null : JSON.parse(text) }
    requests.push(request)
    behave(response, request)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`, requests }
}

/** An address at which nobody listens any more. */
export async function closedUrl(): Promise<string> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}/v1`
}

/** A chat completion that says this text. */
export function says(content: string, parts: Record<string, unknown> = {}): Behavior {
  return answers(completion(content, parts))
}

export function completion(content: string, parts: Record<string, unknown> = {}) {
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_767_000_000,
    model: 'local-model-2026',
    choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }],
    usage: { prompt_tokens: 1200, completion_tokens: 34, total_tokens: 1234 },
    ...parts,
  }
}

export function answers(body: unknown, status = 200): Behavior {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(typeof body === 'string' || body instanceof Uint8Array ? body : JSON.stringify(body))
  }
}
