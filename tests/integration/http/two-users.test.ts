import { randomUUID } from 'node:crypto'
import { Client } from '@modelcontextprotocol/client'
import { expect, onTestFinished, test } from 'vitest'
import { accessRepositoryOf } from '#host/server/access.ts'
import { serve } from '#host/server/server.ts'
import { createServices } from '#host/server/services.ts'
import { openChat } from '../../support/chat.ts'
import { type Answer, type Json, rawRequest } from '../../system/cli/harness.ts'
import { httpTransport } from '../mcp/clients.ts'
import { OPERATOR } from './harness.ts'

/** Two accounts of one server, each with a token: the real product behind the real gate. */
async function openTwo() {
  const { lw } = await openChat()
  const access = accessRepositoryOf(lw)
  for (const name of ['anna', 'otto']) await access.add(name, 'olga')
  const tokens = { anna: (await access.token('anna')).token, otto: (await access.token('otto')).token }
  const services = await createServices(lw, '0', () => {})
  const server = await serve({ ...services, token: OPERATOR, version: '0', person: 'olga', log: () => {} }, 0)
  onTestFinished(async () => {
    await services.mcp.close()
    await server.close()
  })
  return {
    access,
    service: services.tasks,
    anna: person(tokens.anna),
    otto: person(tokens.otto),
    olga: person(OPERATOR),
  }

  function person(token: string) {
    const ask = (method: string, path: string, body?: object): Promise<Answer> =>
      rawRequest(
        server.port,
        method,
        `/api/tasks${path}`,
        {
          host: `localhost:${server.port}`,
          authorization: `Bearer ${token}`,
          ...(body ? { 'content-type': 'application/json' } : {}),
        },
        body && JSON.stringify(body),
      )
    return {
      ask,
      async say(message: string, around: object = {}): Promise<Json> {
        return (await ask('POST', '/messages', { message, time_zone: 'UTC', ...around })).json
      },
      async connect(): Promise<Client> {
        const client = new Client({ name: 'test', version: '1' }, { capabilities: {} })
        await client.connect(httpTransport(`http://localhost:${server.port}/mcp`, token))
        onTestFinished(() => client.close())
        return client
      },
    }
  }
}

type Person = Awaited<ReturnType<typeof openTwo>>['anna']

const UUIDS = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const TIMES = /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g
/** The whole answer, status and headers included; what is new in every answer has a name instead. */
function shape({ status, headers, body }: Answer): object {
  const { date: _date, 'content-length': _length, ...rest } = headers
  return { status, headers: rest, body: body.replace(UUIDS, '<id>').replace(TIMES, '<time>') }
}

/** Everything a person can be told without naming an id. */
async function everything({ ask }: Person): Promise<string> {
  const paths = [
    '',
    '?search=secret',
    '/history',
    '/notices',
    '/conversation',
    '/audit',
    '/export?format=csv',
    '/export?format=json',
    '/export?format=ics',
  ]
  const answers = await Promise.all(paths.map((path) => ask('GET', path)))
  for (const { status } of answers) expect(status).toBe(200)
  return answers.map((a) => a.body).join('\n')
}

/** Anna's list, with a deletion that waits for her yes. */
async function begin(anna: Person) {
  const { conversation_id } = await anna.say('add buy the secret present for otto')
  const { result } = await anna.say('add buy the secret car', { conversation_id })
  const parameters = { task_id: result.data.task_id }
  const asked = (await anna.ask('POST', '/tools/delete_task', { parameters, conversation_id })).json
  expect(asked.pending_confirmation).toMatchObject({ task_description: 'buy the secret car' })
  const { history } = (await anna.ask('GET', '/history')).json
  const [task] = (await anna.ask('GET', '?search=present')).json.tasks
  const pending = asked.pending_confirmation.confirmation_id
  return { conversation_id, turn_id: asked.turn_id, pending, task_id: task.task_id, history_id: history[0].history_id }
}

test('the same words give each their own tasks, and nothing that one is told holds anything of the other [T-gate.13, S002-never.4]', async () => {
  const { anna, otto } = await openTwo()
  const annas = await begin(anna)
  for (const words of [
    'what do I need to do?',
    'show my tasks',
    'yes',
    '1',
    'delete 1',
    'I finished the present',
    'undo',
  ]) {
    const said = JSON.stringify(await otto.say(words))
    expect(said, words).not.toMatch(/secret/)
    for (const id of Object.values(annas)) expect(said, words).not.toContain(id)
  }
  const result = await everything(otto)
  expect(result).not.toContain('secret')
  expect(result).not.toContain('anna')
  for (const id of Object.values(annas)) expect(result).not.toContain(id)
  // And what is hers is untouched, and still hers to confirm.
  expect((await anna.ask('GET', '')).json.total).toBe(2)
  expect((await anna.say('yes', { conversation_id: annas.conversation_id })).reply).toBe(
    "'buy the secret car' has been deleted.",
  )
  const undone = await otto.ask('POST', '/undo', {})
  expect(undone.body).not.toMatch(/secret/)
  expect((await anna.ask('GET', '')).json.total).toBe(1)
})

test("another's id is answered byte for byte as an id that does not exist, on every route that takes one [T-9.7, T-gate.13]", async () => {
  const { anna, otto } = await openTwo()
  const annas = await begin(anna)
  await otto.say('add something of my own')
  const before = await everything(anna)

  const asks: Record<string, (id: string) => Promise<Answer>> = {
    'update task_id': (id) =>
      otto.ask('POST', '/tools/update_task', { parameters: { task_id: id, new_description: 'mine now' } }),
    'complete task_id': (id) => otto.ask('POST', '/tools/complete_task', { parameters: { task_id: id } }),
    'delete task_id': (id) => otto.ask('POST', '/tools/delete_task', { parameters: { task_id: id } }),
    'history task_id': (id) => otto.ask('GET', `/history?task_id=${id}`),
    'restore history_id': (id) => otto.ask('POST', `/history/${id}/restore`, {}),
    'yes pending': (id) => otto.ask('POST', `/confirmations/${id}`, { yes: true }),
    'no pending': (id) => otto.ask('POST', `/confirmations/${id}`, { yes: false }),
    'say yes conversation_id': (id) => otto.ask('POST', '/messages', { message: 'yes', conversation_id: id }),
    'say 1 conversation_id': (id) => otto.ask('POST', '/messages', { message: 'delete 1', conversation_id: id }),
    'list conversation_id': (id) => otto.ask('POST', '/tools/list_tasks', { parameters: {}, conversation_id: id }),
    'say turn_id': (id) => otto.ask('POST', '/messages', { message: 'what do I need to do?', turn_id: id }),
  }
  for (const [what, ask] of Object.entries(asks)) {
    const kind = what.split(' ').at(-1) as keyof typeof annas
    const [missing, foreign] = [await ask(randomUUID()), await ask(annas[kind])]
    expect(shape(foreign), what).toEqual(shape(missing))
    expect([200, 404, 409], what).toContain(foreign.status)
    expect(foreign.body, what).not.toContain('secret')
  }
  expect(await everything(anna)).toBe(before)
  expect((await anna.ask('POST', `/confirmations/${annas.pending}`, { yes: true })).json.result.success).toBe(true)
})

test('over MCP each finds their own tasks, and an id of the other is a missing one [T-9.7, T-gate.11]', async () => {
  const { anna, otto } = await openTwo()
  const annas = await begin(anna)
  const [hers, his] = [await anna.connect(), await otto.connect()]
  const call = async (client: Client, name: string, given: Record<string, unknown> = {}) =>
    JSON.stringify(await client.callTool({ name, arguments: given })).replace(TIMES, '<time>')
  expect(await call(hers, 'list_tasks')).toContain('the secret present')
  await call(his, 'add_task', { description: 'something of my own' })
  const listed = await call(his, 'list_tasks')
  expect(listed).toContain('something of my own')
  expect(listed).not.toContain('secret')
  for (const tool of ['update_task', 'complete_task', 'delete_task']) {
    const more = tool === 'update_task' ? { new_description: 'mine now' } : {}
    const [missing, foreign] = [randomUUID(), annas.task_id].map((task_id) => call(his, tool, { task_id, ...more }))
    expect((await foreign)?.replace(UUIDS, '<id>'), tool).toBe((await missing)?.replace(UUIDS, '<id>'))
  }
  expect(await call(hers, 'list_tasks')).toContain('the secret present')
})

test('whose account was revoked, or who is nobody, gets ACCESS_DENIED and nothing is done [T-9.9]', async () => {
  const { access, service, anna, olga } = await openTwo()
  await anna.say('add buy milk')
  await access.revoke('anna')
  for (const user_id of ['anna', '', '  ']) {
    const { result } = await service.call({ user_id }, 'add_task', { description: 'one more' })
    expect(result, user_id).toMatchObject({ success: false, error_code: 'ACCESS_DENIED' })
    expect((await service.say({ user_id }, 'add one more')).reply).toBe('I need you to be logged in to manage tasks.')
    await expect(service.list({ user_id }, {})).rejects.toMatchObject({ code: 'access.denied' })
  }
  // The operator's own name is an account like any other once it was revoked as one.
  await access.add('olga', 'olga')
  await access.revoke('olga')
  const refused = await olga.ask('POST', '/tools/add_task', { parameters: { description: 'one more' } })
  expect(refused).toMatchObject({ status: 200, json: { result: { error_code: 'ACCESS_DENIED' } } })
  expect(await olga.ask('GET', '')).toMatchObject({ status: 403, json: { code: 'access.denied' } })
})
