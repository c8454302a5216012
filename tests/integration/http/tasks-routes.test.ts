import { beforeEach, expect, test } from 'vitest'
import { MESSAGE_MAX } from '#apps/tasks/contracts.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { ANNAS, openEndpoint } from './harness.ts'

const UUID = '0198c0de-0000-7000-8000-000000000001'
const OTHER = '0198c0de-0000-7000-8000-000000000002'
const failed = { success: false, data: null, error: 'Task not found', error_code: 'NOT_FOUND' }
let broken: Error | undefined
const answered = (value: unknown) => async () => {
  if (broken) throw broken
  return value
}

const endpoint = openEndpoint({
  say: answered({ reply: 'heard' }),
  call: answered({ result: failed }),
  answer: answered({ reply: 'done' }),
  list: answered({ tasks: [], total: 0, next_cursor: null }),
  conversation: answered({ turns: [] }),
  history: answered([]),
  undo: answered({ undone: [], reply: 'nothing' }),
  restore: answered({ undone: [], reply: 'back' }),
  parse: (text: string) => ({ description: text, details: {}, chips: [] }),
  import: answered({ imported: 2 }),
  async *export(_caller: unknown, format: string) {
    if (broken) throw broken
    yield `${format} one\n`
    yield 'two\n'
  },
  notices: answered([]),
  audit: answered([]),
})
beforeEach(() => {
  broken = undefined
  endpoint.calls.length = 0
})

const asAnna = { authorization: `Bearer ${ANNAS}` }
const around = { conversation_id: UUID, turn_id: OTHER, time_zone: 'Europe/Berlin' }

test.each<[string, string, unknown, string, unknown[], unknown]>([
  ['POST', '/messages', { message: 'hi', ...around }, 'say', ['hi', around], { reply: 'heard' }],
  [
    'POST',
    '/tools/delete_task',
    { parameters: { task_id: UUID } },
    'call',
    ['delete_task', { task_id: UUID }, {}],
    { result: failed },
  ],
  [
    'POST',
    `/confirmations/${UUID}`,
    { yes: true, conversation_id: OTHER },
    'answer',
    [UUID, true, { conversation_id: OTHER }],
    { reply: 'done' },
  ],
  [
    'GET',
    '?status=pending&search=milk&priority=2&limit=7&sort=due&label=home',
    undefined,
    'list',
    [{ status: 'pending', search: 'milk', priority: 2, limit: 7, sort: 'due', label: 'home' }],
    { tasks: [], total: 0, next_cursor: null },
  ],
  ['GET', '', undefined, 'list', [{}], { tasks: [], total: 0, next_cursor: null }],
  ['GET', `/history?task_id=${UUID}&limit=5`, undefined, 'history', [{ task_id: UUID, limit: 5 }], { history: [] }],
  ['POST', '/undo', {}, 'undo', [], { undone: [], reply: 'nothing' }],
  ['POST', `/history/${UUID}/restore`, {}, 'restore', [UUID], { undone: [], reply: 'back' }],
  ['POST', '/import', { format: 'text', text: 'a\nb' }, 'import', ['text', 'a\nb', {}], { imported: 2 }],
  ['POST', '/import', { format: 'csv', text: 'a' }, 'import', ['csv', 'a', {}], { imported: 2 }],
  [
    'GET',
    `/conversation?conversation_id=${UUID}&before=${OTHER}&limit=2`,
    undefined,
    'conversation',
    [{ conversation_id: UUID, before: OTHER, limit: 2 }],
    { turns: [] },
  ],
  ['GET', '/notices', undefined, 'notices', [], { notices: [] }],
  ['GET', '/audit?limit=9', undefined, 'audit', [9], { audit: [] }],
])('%s /api/tasks%s asks for exactly that, as the one who came', async (method, path, body, name, args, answer) => {
  const got = await endpoint.ask(method, `/api/tasks${path}`, body, asAnna)
  expect(got).toMatchObject({ status: 200, json: answer })
  expect(endpoint.calls).toEqual([{ name, args: [{ user_id: 'anna' }, ...args] }])
})

test('the operator speaks as the operator, or as the account that is named', async () => {
  await endpoint.ask('GET', '/api/tasks')
  await endpoint.ask('GET', '/api/tasks', undefined, { 'lanewright-user': 'otto' })
  expect(endpoint.calls.map((c) => c.args[0])).toEqual([{ user_id: 'olga' }, { user_id: 'otto' }])
})

test('a parse needs no user', async () => {
  const body = { text: 'milk tomorrow', time_zone: 'UTC', without: ['tomorrow'] }
  expect((await endpoint.ask('POST', '/api/tasks/parse', body, asAnna)).json).toMatchObject({
    description: 'milk tomorrow',
  })
  expect(endpoint.calls).toEqual([
    { name: 'parse', args: ['milk tomorrow', { time_zone: 'UTC', without: ['tomorrow'] }] },
  ])
})

test('a message that is too long is answered by the chat, not by the schema', async () => {
  const message = 'x'.repeat(MESSAGE_MAX * 10)
  expect(await endpoint.ask('POST', '/api/tasks/messages', { message }, asAnna)).toMatchObject({ status: 200 })
  expect(endpoint.calls[0]?.args[1]).toBe(message)
  const endless = await endpoint.ask('POST', '/api/tasks/messages', { message: 'x'.repeat(300_000) }, asAnna)
  expect(endless).toMatchObject({ status: 413, json: { code: 'http.too_large' } })
})

test('a list of some megabytes can be imported, an endless one not', async () => {
  const text = 'one task\n'.repeat(300_000)
  expect(await endpoint.ask('POST', '/api/tasks/import', { format: 'text', text }, asAnna)).toMatchObject({
    status: 200,
  })
  expect(endpoint.calls[0]?.args[2]).toBe(text)
  const endless = await endpoint.ask('POST', '/api/tasks/import', { format: 'text', text: text + text }, asAnna)
  expect(endless).toMatchObject({ status: 413, json: { code: 'http.too_large' } })
})

test.each([
  ['csv', 'text/csv; charset=utf-8'],
  ['ics', 'text/calendar; charset=utf-8'],
  ['json', 'application/json; charset=utf-8'],
])('an export as %s comes as a file, whole', async (format, type) => {
  const pieces = { csv: 'csv one\ntwo\n', ics: 'ics one\ntwo\n', json: 'json one\ntwo\n' }[format]
  const response = await fetch(`http://127.0.0.1:${endpoint.port()}/api/tasks/export?format=${format}`, {
    headers: asAnna,
  })
  expect(response.headers.get('content-type')).toBe(type)
  expect(response.headers.get('content-disposition')).toBe(`attachment; filename="tasks.${format}"`)
  expect(await response.text()).toBe(pieces)
})

test.each<[string, string, unknown, string]>([
  ['POST', '/messages', {}, 'schema.required'],
  ['POST', '/messages', { message: 'hi', user_id: 'otto' }, 'schema.additional'],
  ['POST', '/messages', { message: 'hi', conversation_id: 'mine' }, 'schema.format'],
  ['POST', '/messages', { message: 7 }, 'schema.type'],
  ['POST', '/messages', '{"message":"a","message":"b"}', 'json.duplicate_key'],
  ['POST', '/tools/drop_table', { parameters: {} }, 'schema.enum'],
  ['POST', '/tools/add_task', { parameters: { user_id: 'anna', description: 'x' } }, 'schema.additional'],
  ['POST', '/tools/add_task', { parameters: [] }, 'schema.type'],
  ['POST', '/confirmations/1', { yes: true }, 'schema.format'],
  ['POST', `/confirmations/${UUID}`, { yes: 'true' }, 'schema.type'],
  ['POST', '/undo', { all: true }, 'schema.additional'],
  ['GET', '?status=deleted', undefined, 'schema.enum'],
  ['GET', '?limit=0', undefined, 'schema.pattern'],
  ['GET', '?limit=201', undefined, 'schema.pattern'],
  ['GET', '?limit=1&limit=2', undefined, 'schema.type'],
  ['GET', '?cursor=abc', undefined, 'schema.pattern'],
  ['GET', '?cursor=1234567890123456', undefined, 'schema.length'],
  ['GET', '?priority=5', undefined, 'schema.pattern'],
  ['GET', '?due_before=abc', undefined, 'schema.format'],
  ['GET', '?due_before=2026-02-30', undefined, 'schema.format'],
  ['GET', '?due_before=0000-01-01', undefined, 'schema.pattern'],
  ['GET', '?list=a%00b', undefined, 'schema.pattern'],
  ['GET', '?search=%00', undefined, 'schema.pattern'],
  ['GET', '?label=%00', undefined, 'schema.pattern'],
  ['GET', '/history?task_id=1', undefined, 'schema.format'],
  ['GET', '/history?limit=201', undefined, 'schema.pattern'],
  ['GET', '/audit?limit=1000', undefined, 'schema.pattern'],
  ['GET', '?user_id=otto', undefined, 'schema.additional'],
  ['GET', '/export?format=exe', undefined, 'schema.enum'],
  ['GET', '/export', undefined, 'schema.required'],
  ['POST', '/import', { format: 'text' }, 'schema.required'],
  ['POST', '/import', { format: 'xml', text: '' }, 'schema.enum'],
])(
  '%s %s %j is refused with a code, a message and a next step, and asks for nothing',
  async (method, path, body, code) => {
    const answer = await endpoint.ask(method, `/api/tasks${path}`, body, asAnna)
    expect(answer).toMatchObject({
      status: 400,
      json: { code, message: expect.stringMatching(/./), next: expect.stringMatching(/./) },
    })
    expect(endpoint.calls).toEqual([])
  },
)

test('a database that is away is 503 with its code and nothing of its inside, before an export begins as well [S002-never.3]', async () => {
  const secret = 'connect ECONNREFUSED 127.0.0.1:5433 select kernel.load'
  broken = new Failure('database.failed', `the database failed: ${secret}`, 'See the log of the database server.')
  for (const [method, path, body] of [
    ['POST', '/messages', { message: 'hi' }],
    ['GET', ''],
    ['GET', '/export?format=csv'],
  ] as const) {
    const answer = await endpoint.ask(method, `/api/tasks${path}`, body, asAnna)
    expect(answer).toMatchObject({ status: 503, json: { code: 'database.failed', next: 'Try again in a moment.' } })
    expect(answer.body).not.toContain('ECONNREFUSED')
    expect(answer.body).not.toContain('database failed')
  }
})

test('what breaks inside is 500 and told to the log only [S002-never.1]', async () => {
  broken = new Error('a secret of the house')
  const answer = await endpoint.ask('POST', '/api/tasks/messages', { message: 'hi' }, asAnna)
  expect(answer).toMatchObject({ status: 500, json: { code: 'server.failed' } })
  expect(answer.body).not.toContain('secret')
  expect(endpoint.logged.join('\n')).toContain('a secret of the house')
})

test('a refusal of the service keeps its words and has its status', async () => {
  for (const [code, status] of [
    ['history.unknown', 404],
    ['access.denied', 403],
    ['history.changed_since', 409],
  ] as const) {
    broken = new Failure(code, 'no', 'Look again.')
    const answer = await endpoint.ask('POST', `/api/tasks/history/${UUID}/restore`, {}, asAnna)
    expect(answer).toMatchObject({ status, json: { code, message: 'no', next: 'Look again.' } })
  }
})

test.each([
  ['GET', '/undo', 'POST'],
  ['GET', '/messages?message=hi', 'POST'],
  ['GET', `/confirmations/${UUID}`, 'POST'],
  ['GET', `/history/${UUID}/restore`, 'POST'],
  ['POST', '', 'GET, HEAD'],
  ['POST', '/notices', 'GET, HEAD'],
])('%s /api/tasks%s is 405 and names %s, which it answers to', async (method, path, allow) => {
  const answer = await endpoint.ask(method, `/api/tasks${path}`, method === 'POST' ? {} : undefined, asAnna)
  const json = { code: 'http.method', next: `Use ${allow.split(',')[0]} here.` }
  expect(answer).toMatchObject({ status: 405, headers: { allow }, json })
  expect(endpoint.calls).toEqual([])
})

test.each(['/none', '/undo/more', '/tools'])('/api/tasks%s is 404, whatever is asked of it', async (path) => {
  for (const method of ['GET', 'POST']) {
    const answer = await endpoint.ask(method, `/api/tasks${path}`, method === 'POST' ? {} : undefined, asAnna)
    expect(answer).toMatchObject({ status: 404, json: { code: 'http.not_found' } })
  }
  expect(endpoint.calls).toEqual([])
})
