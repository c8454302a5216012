import { StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { MESSAGE_MAX_BYTES } from './child.ts'

/** A server behind an address. Redirects stay on its origin, an answer has an end. */
export function webTransport(address: string, headers: Record<string, string>): StreamableHTTPClientTransport {
  return new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers },
    redirectPolicy: 'same-origin',
    onInsufficientScope: 'throw',
    fetch: async (url, init) => bounded(await fetch(url, init)),
  })
}

/** Fails once the body is longer than one message may be, however it arrives. */
function bounded(response: Response): Response {
  if (response.body === null) return response
  let sizeBytes = 0
  const body = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        sizeBytes += chunk.byteLength
        if (sizeBytes > MESSAGE_MAX_BYTES) controller.error(new Error('the answer is too long'))
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(body, { status, statusText, headers })
}
