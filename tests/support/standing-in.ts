import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

export interface Query {
  method: string
  url: URL
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export interface Answered {
  status: number
  body?: unknown
  headers?: Record<string, string>
}

/** A server on loopback that answers as it is told and keeps what it was asked. */
export async function standIn(answer: (asked: Query) => Answered | Promise<Answered>) {
  const asked: Query[] = []
  const server = createServer(async (request, response) => {
    try {
      const one = await readRequest(request)
      asked.push(one)
      send(response, await answer(one))
    } catch (error) {
      send(response, { status: 400, body: { error: String(error) } })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readRequest(request: IncomingMessage): Promise<Query> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const text = Buffer.concat(chunks).toString('utf8')
  const isJson = request.headers['content-type'] === 'application/json'
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
  return { method: request.method ?? '', url, headers: request.headers, body: isJson ? JSON.parse(text) : { text } }
}

function send(response: ServerResponse, { status, body, headers }: Answered): void {
  const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body)
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(text)
}

/** Fails the request where anything is missing or unknown: what the real server ignores today it may refuse tomorrow. */
export function onlyKeys(what: object, required: string[], optional: string[] = []): void {
  const keys = Object.keys(what)
  const missing = required.filter((key) => !keys.includes(key))
  const unknown = keys.filter((key) => !required.includes(key) && !optional.includes(key))
  if (missing.length + unknown.length > 0) throw new Error(`missing ${missing}, unknown ${unknown}`)
}

export function parametersOf(url: URL): Record<string, string> {
  return Object.fromEntries(url.searchParams)
}
