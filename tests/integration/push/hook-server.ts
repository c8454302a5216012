import { readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:https'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

const tls = join(import.meta.dirname, '../../fixtures/tls')
/** A certificate of nobody for the name localhost; who trusts it is told so. */
export const CERTIFICATE = join(tls, 'cert.pem')

export interface Taken {
  path: string
  headers: Record<string, string | string[] | undefined>
  body: string
}

/** Somebody's server that takes messages, and answers each as the test wants. */
export async function openHook(answer: (nth: number) => { status: number; location?: string } | 'silence') {
  const taken: Taken[] = []
  const key = { cert: readFileSync(CERTIFICATE), key: readFileSync(join(tls, 'key.pem')) }
  const server: Server = createServer(key, async (request, response) => {
    let body = ''
    for await (const chunk of request.setEncoding('utf8')) body += chunk
    taken.push({ path: request.url ?? '', headers: request.headers, body })
    const given = answer(taken.length)
    if (given === 'silence') return
    const { status, location } = given
    response.writeHead(status, location === undefined ? {} : { location }).end()
  })
  // Where the name leads first, there the message goes.
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  onTestFinished(async () => {
    server.closeAllConnections()
    await new Promise((closed) => server.close(closed))
  })
  const { port } = server.address() as AddressInfo
  const allow = [`127.0.0.1:${port}`, `[::1]:${port}`]
  return { taken, port, address: { url: `https://localhost:${port}/hook?to=desk`, allow, secret: 'WEBHOOK_KEY' } }
}
