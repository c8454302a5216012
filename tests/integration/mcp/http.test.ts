import { request } from 'node:http'
import { describe, expect, onTestFinished, test } from 'vitest'
import { accept, adds, connected, httpTransport } from './clients.ts'
import { type HttpHost, type HttpHostOptions, serveHttp } from './http-server.ts'
import { memoryService } from './memory-service.ts'
import { hints } from './product.ts'

async function open(options: Partial<HttpHostOptions> = {}) {
  const service = memoryService()
  const host = await serveHttp({ service, annotations: hints, version: '1', ...options })
  onTestFinished(() => host.close())
  return { service, host }
}

interface Sent {
  method?: string
  token?: string
  session?: string
  headers?: Record<string, string>
  body?: unknown
}

async function send(host: HttpHost, { method = 'POST', token = 'anna', session, headers, body }: Sent) {
  const response = await fetch(host.url, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(session !== undefined && { 'mcp-session-id': session }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return { status: response.status, text: await response.text(), session: response.headers.get('mcp-session-id') }
}

const hello = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
}
const list = { jsonrpc: '2.0', id: 2, method: 'tools/list', params: {} }

async function greet(host: HttpHost, token = 'anna'): Promise<string> {
  const { session } = await send(host, { token, body: hello })
  return session!
}

describe('sessions of the revisions that have them', () => {
  test("another person's session is like one that does not exist, to the letter", async () => {
    const { host } = await open()
    const session = await greet(host)
    expect((await send(host, { session, body: list })).status).toBe(200)
    for (const method of ['POST', 'GET', 'DELETE']) {
      const body = method === 'POST' ? list : undefined
      const taken = await send(host, { method, token: 'berta', session, body })
      const absent = await send(host, { method, token: 'berta', session: crypto.randomUUID(), body })
      expect(taken.status).toBe(404)
      expect(taken).toEqual(absent)
    }
    expect((await send(host, { session, body: list })).status).toBe(200)
  })

  test('each person sees their own tasks only, in either revision', async () => {
    const { host, service } = await open()
    for (const revision of ['2025-11-25', '2026-07-28']) {
      const anna = await connected(httpTransport(host.url, 'anna'), service, revision)
      const berta = await connected(httpTransport(host.url, 'berta'), service, revision)
      const task_id = await adds(anna, 'Buy milk')
      expect((await berta.call('list_tasks')).result.data).toMatchObject({ tasks: [], total: 0 })
      expect((await berta.call('complete_task', { task_id })).result).toMatchObject({ error_code: 'NOT_FOUND' })
    }
    expect(service.tasksOf('anna').every(({ status }) => status === 'pending')).toBe(true)
  })

  test('each session is a conversation of its own', async () => {
    const { host, service } = await open()
    for (const _ of [1, 2]) {
      const anna = await connected(httpTransport(host.url, 'anna'), service, '2025-11-25')
      await anna.call('list_tasks')
    }
    expect(new Set(service.around.map(({ conversation_id }) => conversation_id)).size).toBe(2)
  })

  test('a session that was ended is gone', async () => {
    const { host } = await open()
    const session = await greet(host)
    expect((await send(host, { method: 'DELETE', session })).status).toBe(200)
    expect((await send(host, { session, body: list })).status).toBe(404)
  })

  test('one that nobody used for long is gone; one that is listened to is not', async () => {
    let now = 0
    const { host } = await open({ now: () => now, limits: { idleMs: 1000 } })
    const [idle, heard] = [await greet(host), await greet(host)]
    const stream = await listen(host, heard)
    now += 999
    expect((await send(host, { session: idle, body: list })).status).toBe(200)
    now += 1000
    expect((await send(host, { session: idle, body: list })).status).toBe(404)
    expect((await send(host, { session: heard, body: list })).status).toBe(200)
    stream.destroy()
  })

  test('there are never more than the limit: the one idle longest makes room', async () => {
    const { host } = await open({ limits: { sessionsMax: 3 } })
    const first = await greet(host, 'anna')
    const second = await greet(host, 'berta')
    const third = await greet(host, 'carla')
    expect((await send(host, { session: first, body: list })).status).toBe(200)
    await greet(host, 'dora')
    expect((await send(host, { session: first, token: 'anna', body: list })).status).toBe(200)
    expect((await send(host, { session: second, token: 'berta', body: list })).status).toBe(404)
    expect((await send(host, { session: third, token: 'carla', body: list })).status).toBe(200)
  })

  test('who opens many pays with their own', async () => {
    const { host } = await open({ limits: { sessionsMax: 4, sessionsPerCallerMax: 2 } })
    const bertas = await greet(host, 'berta')
    const annas = [await greet(host), await greet(host), await greet(host)]
    const statuses = await Promise.all(annas.map(async (session) => (await send(host, { session, body: list })).status))
    expect(statuses).toEqual([404, 200, 200])
    expect((await send(host, { session: bertas, token: 'berta', body: list })).status).toBe(200)
  })
})

test.each(['2025-11-25', '2026-07-28'])('a body that was parsed in front is taken as it is: %s', async (revision) => {
  const { host, service } = await open({ parsed: true })
  const anna = await connected(httpTransport(host.url, 'anna'), service, revision, accept)
  const task_id = await adds(anna, 'Buy milk')
  expect((await anna.call('delete_task', { task_id })).result).toMatchObject({ success: true })
})

test('it is closed only when what was under way has ended', async () => {
  const service = memoryService()
  const order: string[] = []
  let begin = () => {}
  const begun = new Promise<void>((resolve) => {
    begin = resolve
  })
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  const call: typeof service.call = async (...given) => {
    begin()
    await held
    order.push('called')
    return service.call(...given)
  }
  const { host } = await open({ service: { ...service, call } })
  const anna = await connected(httpTransport(host.url, 'anna'), service, '2026-07-28')
  const cut = anna.call('list_tasks').catch(() => 'cut')
  await begun
  const closed = host.handler.close().then(() => order.push('closed'))
  await new Promise((resolve) => setImmediate(resolve))
  release()
  await closed
  expect(order).toEqual(['called', 'closed'])
  await cut
})

/** Opens the stream on which a client only listens. */
async function listen(host: HttpHost, session: string) {
  const headers = { authorization: 'Bearer anna', accept: 'text/event-stream', 'mcp-session-id': session }
  return new Promise<ReturnType<typeof request>>((resolve) => {
    const asked = request(host.url, { headers }, () => resolve(asked))
    asked.end()
  })
}

describe('what does not belong here', () => {
  test.each([
    ['no JSON', '{"jsonrpc":', 400],
    ['no message', '{"hello":"world"}', 400],
    ['a word', '"yes"', 400],
    ['nothing', '', 400],
    ['an empty batch', '[]', 400],
    ['a call before the greeting', JSON.stringify(list), 400],
    ['a method that nobody knows, with a claim', JSON.stringify(current('tools/purge')), 404],
    ['a claim to a revision that is not spoken', JSON.stringify(current('tools/list', '2099-01-01')), 400],
  ])('is refused, and leaves no session: %s', async (_what, body, status) => {
    const { host } = await open({ limits: { sessionsMax: 1 } })
    const session = await greet(host)
    const refused = await send(host, { body, headers: claimed(body) })
    expect(refused.status).toBe(status)
    expect(refused.session).toBeNull()
    expect(refused.text).not.toMatch(/\bat .*\.(ts|mjs|js):/)
    expect((await send(host, { session, body: list })).status).toBe(200)
  })

  test('a body past all bounds is not read to its end', async () => {
    const { host } = await open()
    expect((await send(host, { body: 'x'.repeat(300 * 1024) })).status).toBe(413)
  })

  test.each([
    ['a foreign host', { host: 'evil.example' }],
    ['a foreign origin', { origin: 'http://evil.example' }],
    ['an origin that hides', { origin: 'null' }],
  ])('the library refuses %s even behind the gate', async (_what, headers) => {
    const { host } = await open()
    const status = await new Promise((resolve, reject) => {
      const given = { authorization: 'Bearer anna', 'content-type': 'application/json', ...headers }
      const asked = request(host.url, { method: 'POST', headers: given }, ({ statusCode }) => resolve(statusCode))
      asked.on('error', reject)
      asked.end(JSON.stringify(hello))
    })
    expect(status).toBe(403)
  })
})

/** A request of the current revision, which says with each request who speaks what. */
function current(method: string, revision = '2026-07-28') {
  const meta = {
    'io.modelcontextprotocol/protocolVersion': revision,
    'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
    'io.modelcontextprotocol/clientCapabilities': {},
  }
  return { jsonrpc: '2.0', id: 3, method, params: { _meta: meta } }
}

/** The headers that the current revision wants beside such a body. */
function claimed(body: string): Record<string, string> {
  if (!body.includes('io.modelcontextprotocol')) return {}
  const { method, params } = JSON.parse(body)
  return { 'mcp-protocol-version': params._meta['io.modelcontextprotocol/protocolVersion'], 'mcp-method': method }
}
