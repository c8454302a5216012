import { expect, onTestFinished, test } from 'vitest'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { openChat } from '../../support/chat.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { OPERATOR } from './harness.ts'

const ODD = [
  '%00',
  'a%00b',
  '%ED%A0%80',
  '%F4%8F%BF%BF',
  '0000-01-01',
  '9999-12-31',
  '2026-02-30',
  '-1',
  '0',
  '999999999999999',
  '9223372036854775808',
  '1e9',
  "'; drop table tasks.tasks; --",
  'null',
  '00000000-0000-0000-0000-000000000000',
]
const MEMBERS = ['status', 'list', 'label', 'priority', 'search', 'due_before', 'sort', 'limit', 'cursor']

test('no value of a request fails the database: it is taken, or refused as a bad request', async () => {
  const { lw } = await openChat()
  const services = await createServices(lw, '0', () => {})
  const server = await serve({ ...services, token: OPERATOR, version: '0', person: 'olga', log: () => {} }, 0)
  onTestFinished(async () => {
    await services.mcp.close()
    await server.close()
  })
  const headers = { host: `localhost:${server.port}`, authorization: `Bearer ${OPERATOR}` }
  const get = (path: string) => rawRequest(server.port, 'GET', `/api/tasks${path}`, headers)
  const post = (path: string, body: string) =>
    rawRequest(server.port, 'POST', `/api/tasks${path}`, { ...headers, 'content-type': 'application/json' }, body)
  const seen = new Set<number>()
  const expectSane = async (what: string, asked: Promise<{ status: number; body: string }>) => {
    const { status, body } = await asked
    expect([200, 400, 404, 409], `${what}: ${body}`).toContain(status)
    seen.add(status)
  }
  for (const odd of ODD.map((value) => value.replaceAll(' ', '%20'))) {
    for (const member of MEMBERS) await expectSane(`${member}=${odd}`, get(`?${member}=${odd}`))
    for (const sort of ['oldest', 'due', 'priority'])
      await expectSane(`${sort} ${odd}`, get(`?sort=${sort}&cursor=${odd}`))
    await expectSane(`search and ${odd}`, get(`?search=milk&cursor=${odd}`))
    for (const path of ['/history?task_id', '/history?limit', '/audit?limit', '/export?format'])
      await expectSane(`${path}=${odd}`, get(`${path}=${odd}`))
  }
  const text = JSON.stringify('a\u0000b').slice(1, -1)
  for (const [path, body] of [
    ['/messages', `{"message":"add ${text}"}`],
    ['/messages', `{"message":"add \\ud800"}`],
    ['/import', `{"format":"text","text":"buy ${text}\\n# li${text}\\n- [ ] x"}`],
    ['/import', `{"format":"todoist","text":"TYPE,CONTENT\\ntask,${text}"}`],
    ['/import', `{"format":"csv","text":"description,due_on\\n${text},0000-01-01"}`],
    ['/parse', `{"text":"${text} tomorrow"}`],
    ['/tools/list_tasks', `{"parameters":{"cursor":"${text}"}}`],
    ['/tools/add_task', `{"parameters":{"description":"${text}","list":"${text}"}}`],
    ['/confirmations/00000000-0000-0000-0000-000000000000', `{"yes":true,"time_zone":"Mars/One"}`],
    ['/history/00000000-0000-0000-0000-000000000000/restore', '{}'],
  ] as const)
    await expectSane(`${path} ${body}`, post(path, body))
  expect([...seen]).toEqual(expect.arrayContaining([200, 400]))
  expect(await post('/messages', '{"message":"add buy milk"}')).toMatchObject({ status: 200 })
}, 120_000)
