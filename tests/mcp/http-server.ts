import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type McpHandlerOptions, mcpHandler } from '#apps/mcp/http.ts'

export interface HttpHost {
  url: string
  lines: string[]
  close(): Promise<void>
}

/** A real server whose gate knows people by their token: the token `anna` is Anna's. */
export async function serveHttp(options: Omit<McpHandlerOptions, 'log'>, visitor?: string): Promise<HttpHost> {
  const lines: string[] = []
  const handler = mcpHandler({ ...options, log: (line) => lines.push(line) })
  const server = createServer((request, response) => {
    const user = /^Bearer (\w+)$/.exec(request.headers.authorization ?? '')?.[1] ?? visitor
    if (user === undefined) response.writeHead(401).end()
    else void handler.handle(request, response, { user_id: user })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`,
    lines,
    close: async () => {
      await handler.close()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
