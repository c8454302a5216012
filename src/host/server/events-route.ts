import type { FastifyInstance } from 'fastify'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Changes } from './changes.ts'
import type { Visibility } from './shared/rights.ts'

const STREAMS_MAX = 200
const BEAT_MS = 15_000
/** What nobody reads any more is not piled up: the page asks for everything when it comes again. */
const UNREAD_MAX_BYTES = 64 * 1024

/** A stream that tells which workspaces changed, and nothing of what they hold. */
export function addEventsRoute(app: FastifyInstance, changes: Changes, { seen, isStillIn }: Visibility): void {
  let open = 0
  app.get('/api/events', { schema: { operationId: 'listen', produces: ['text/event-stream'] } }, (request, reply) => {
    if (open >= STREAMS_MAX)
      throw new Failure('events.too_many', `${STREAMS_MAX} pages listen already`, 'Close some, then reload.')
    open++
    const stream = reply.raw
    reply.hijack()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) stream.setHeader(name, value)
    stream.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8', 'x-accel-buffering': 'no' })
    const send = (text: string) => {
      if (stream.writableLength > UNREAD_MAX_BYTES) stream.destroy()
      else stream.write(text)
    }
    send('retry: 1000\nevent: hello\ndata: {}\n\n')
    const report = (lines: Array<{ workspace: string }>) => {
      const workspaces = lines.map(({ workspace }) => workspace)
      if (workspaces.length > 0) send(`event: changed\ndata: ${JSON.stringify({ workspaces })}\n\n`)
    }
    const quiet = changes.listen((changed) => {
      const lines = changed.map((workspace) => ({ workspace }))
      // What cannot be told is asked for again by the page, once it is connected again.
      seen(request, lines).then(report, () => stream.destroy())
    })
    const beat = setInterval(() => {
      // Whoever was signed out meanwhile hears nothing more.
      if (isStillIn(request)) send('event: beat\ndata: {}\n\n')
      else stream.end()
    }, BEAT_MS)
    request.raw.once('close', () => {
      open--
      clearInterval(beat)
      quiet()
    })
  })
}
