import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { serveHttp } from './http-server.ts'
import { memoryService } from './memory-service.ts'
import { mountFixture } from './mounted.ts'
import { hints } from './product.ts'

const ANY_PIN = { list_tasks: 'a'.repeat(64) }

async function listen(listener: RequestListener): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`
}

test('a server behind an address is mounted like any other, its token a secret', async () => {
  const host = await serveHttp({ service: memoryService(), annotations: hints, version: '1' })
  onTestFinished(() => host.close())
  const { call, tools } = await mountFixture({
    tools: { add_task: 'irreversible', list_tasks: 'read' },
    transport: { url: host.url, headers: { Authorization: 'secret:TASKS_LOGIN' } },
    secrets: { TASKS_LOGIN: 'Bearer anna' },
  })
  expect(tools.map(({ name }) => name)).toEqual(['crm.add_task', 'crm.list_tasks'])
  expect(await call('add_task', { description: 'buy milk' })).toMatchObject({ outcome: 'done' })
  expect(JSON.stringify(await call('list_tasks'))).toContain('buy milk')
})

test('a redirect to another host is not followed, and the secret does not go there', async () => {
  const heard: unknown[] = []
  const elsewhere = await listen((request, response) => {
    heard.push(request.headers)
    response.end()
  })
  const url = await listen((_, response) => response.writeHead(307, { location: elsewhere }).end())
  const { states } = await mountFixture({
    tools: { list_tasks: 'read' },
    pins: ANY_PIN,
    transport: { url, headers: { Authorization: 'secret:TASKS_LOGIN' } },
    secrets: { TASKS_LOGIN: 'Bearer anna' },
  })
  expect(states).toMatchObject([{ state: 'unreachable' }])
  expect(heard).toEqual([])
})

test('an answer without end is broken off', async () => {
  let sentBytes = 0
  const url = await listen((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(256 * 1024, ' ')
    const more = () => {
      while (!response.destroyed && response.write(chunk)) sentBytes += chunk.length
      sentBytes += chunk.length
    }
    response.on('drain', more)
    more()
  })
  const { states } = await mountFixture({ tools: { list_tasks: 'read' }, pins: ANY_PIN, transport: { url } })
  expect(states).toMatchObject([{ state: 'unreachable' }])
  expect(sentBytes).toBeLessThan(64 * 1024 * 1024)
})
