import { pageHeaders } from '#host/desk/api/page-secret.ts'
import { asRefusal } from '#host/desk/api/refusal.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** `lost`: nobody answered. What had arrived by then is kept, so it is asked where it stands. */
export type Sent = { offset: number } | { refused: Refusal } | 'lost' | 'stopped'

/** Longer than a server lets one request take: whoever is silent for so long is not there. */
const SILENT_MS = 45_000

/** One piece of a file, with word of how much of it has left. */
export function sendChunk(
  url: string,
  offset: number,
  chunk: Blob,
  { signal, sent }: { signal: AbortSignal; sent(bytes: number): void },
): Promise<Sent> {
  const request = new XMLHttpRequest()
  const abort = () => request.abort()
  return new Promise<Sent>((resolve) => {
    if (signal.aborted) return resolve('stopped')
    signal.addEventListener('abort', abort)
    // A browser that lost its network knows it before the silence tells.
    window.addEventListener('offline', abort)
    request.open('PATCH', url)
    request.timeout = SILENT_MS
    for (const [name, value] of Object.entries(pageHeaders())) request.setRequestHeader(name, value)
    request.setRequestHeader('content-type', 'application/offset+octet-stream')
    request.setRequestHeader('upload-offset', String(offset))
    request.upload.onprogress = ({ loaded }) => sent(Math.min(loaded, chunk.size))
    request.onload = () => {
      const answer = parsed(request.responseText)
      if (request.status === 200) resolve({ offset: (answer as { offset: number }).offset })
      else resolve(answer === null ? 'lost' : { refused: asRefusal(answer) })
    }
    request.onerror = () => resolve('lost')
    request.ontimeout = () => resolve('lost')
    request.onabort = () => resolve(signal.aborted ? 'stopped' : 'lost')
    request.send(chunk)
  }).finally(() => {
    signal.removeEventListener('abort', abort)
    window.removeEventListener('offline', abort)
  })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
