import { connect } from 'node:net'
import { setImmediate as turn } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { httpEndpoint } from '#host/mcp/http.ts'
import { sendSlowly } from '../../attack/interfaces/slow.ts'
import { OPERATOR, openEndpoint } from './harness.ts'

const limits = { headMs: 2000, requestMs: 3000, idleMs: 1000, unreadMs: 1000, connectionsMax: 300 }
const [CASE, UPLOAD] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b']
const nobody = () => {
  throw new Error('nobody may come as far as this')
}

/** Reads to the end, which never comes. */
async function readAll(_case: string, _upload: string, _offset: number, bytes: AsyncIterable<Uint8Array>) {
  for await (const _chunk of bytes);
  return nobody()
}

const endpoint = openEndpoint(
  { append: readAll, requireCase: async () => {} },
  httpEndpoint(nobody, { log: () => {} }),
  undefined,
  limits,
)

test('whoever sends slowly, without end or nothing, or reads nothing, is ended in time with a named answer; others are answered meanwhile, and no connection stays [TR-gates.6]', {
  timeout: 60_000,
}, async () => {
  const target = { port: endpoint.port(), token: OPERATOR, limits, campaign: CASE, case: CASE, upload: UPLOAD }
  const { tried, breaches } = await sendSlowly(target, process.pid)
  expect(breaches).toEqual([])
  expect(tried).toBeGreaterThan(500)
  expect(endpoint.calls.filter(({ name }) => name !== 'append' && name !== 'requireCase')).toEqual([])
})

const lines = new Set<(workspaces: string[]) => void>()
endpoint.options().changes = {
  listen(report) {
    lines.add(report)
    return () => void lines.delete(report)
  },
  close: () => {},
}

test('a stream of events that nobody reads is ended before it piles up [TR-gates.6]', async () => {
  const socket = connect(endpoint.port(), '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  socket.write(
    `GET /api/events HTTP/1.1\r\nhost: localhost:${endpoint.port()}\r\nauthorization: Bearer ${OPERATOR}\r\n\r\n`,
  )
  await expect.poll(() => lines.size, { timeout: 20_000 }).toBe(1)
  const changed = Array.from({ length: 1000 }, () => CASE)
  const before = process.memoryUsage().rss
  let sentBytes = 0
  // As much as the buffers of the system take goes out; behind that little is held.
  for (let n = 0; n < 20_000 && lines.size > 0; n++) {
    for (const report of lines) report(changed)
    sentBytes += 39_000
    await turn()
  }
  expect(lines.size).toBe(0)
  expect(sentBytes).toBeLessThan(100_000_000)
  expect(process.memoryUsage().rss - before).toBeLessThan(300_000_000)
})
