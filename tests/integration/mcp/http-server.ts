import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { type McpHandler, type McpHandlerOptions, mcpHandler } from '#host/mcp/http.ts'

export interface HttpHost {
  url: string
  handler: McpHandler
  close(): Promise<void>
}

export interface HttpHostOptions extends Omit<McpHandlerOptions, 'log'> {
  /** Who it is that comes without a token. */
  visitor?: string
  /** Somebody in front has read and parsed the body. */
  parsed?: boolean
}

/** A real server whose gate knows people by their token: the token `anna` is Anna's. */
export async function serveHttp({ visitor, parsed, ...options }: HttpHostOptions): Promise<HttpHost> {
  const handler = mcpHandler({ ...options, log: () => {} })
  const server = createServer(async (request, response) => {
    const user = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? visitor
    if (user === undefined) return void response.writeHead(401).end()
    const body = parsed && request.method === 'POST' ? await json(request) : undefined
    await handler.handle(request, response, { user_id: user }, body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    handler,
    close: async () => {
      await handler.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
