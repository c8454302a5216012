import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface PostOffice {
  url: string
  /** How often each letter was posted. A post office takes in whatever comes, as often as it comes. */
  posted: Map<string, number>
  close(): Promise<void>
}

/** The world outside, apart from every machine. `during` is called with each letter that was taken in, before the answer. */
export async function openPostOffice(during: (key: string) => Promise<unknown>): Promise<PostOffice> {
  const posted = new Map<string, number>()
  const letters = new Map<string, string>()
  const server = createServer(async (request, response) => {
    const key = request.url?.slice(1) ?? ''
    if (request.method === 'GET') {
      response.statusCode = letters.has(key) ? 200 : 404
      return void response.end(letters.get(key) ?? '')
    }
    const body = await text(request).catch(() => undefined)
    if (body === undefined) return
    posted.set(key, (posted.get(key) ?? 0) + 1)
    letters.set(key, body)
    await during(key)
    response.end('taken')
  })
  await new Promise<void>((up) => server.listen(0, '127.0.0.1', up))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    posted,
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}
