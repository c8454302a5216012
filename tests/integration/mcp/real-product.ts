import { hintsInForce } from '#host/mcp/hints-in-force.ts'
import { productOf } from '#host/server/local.ts'
import { openChat } from '../../support/chat.ts'
import { type HttpHost, serveHttp } from './http-server.ts'

/** What the protocol's own tools are let loose on: the whole product, on a database of its own. */
export async function serveProduct(more: { visitor?: string } = {}): Promise<HttpHost> {
  const { lw, service } = await openChat()
  const annotations = hintsInForce(await productOf(lw).policies())
  return serveHttp({ service, annotations, version: '1.2.3', ...more })
}
