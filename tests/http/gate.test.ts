import { createServer } from 'node:http'
import { beforeEach, expect, test } from 'vitest'
import { buildApp } from '#apps/server/app.ts'
import { Say } from '#apps/server/tasks-schemas.ts'
import { TOOL_NAMES } from '#packs/tasks/contracts.ts'
import { ANNAS, knockRaw, OPERATOR, openDoor } from './harness.ts'

const UUID = '0198c0de-0000-7000-8000-000000000001'
const door = openDoor({}, { handle: async (_request, response) => void response.end('mcp') })
beforeEach(() => void door.calls.splice(0))

interface Route {
  method: string
  path: string
}

/** Every route of the API as it describes itself, and what it does not describe. */
async function routes(): Promise<Route[]> {
  const { json } = await door.ask('GET', '/api/openapi.json')
  const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace('{tool}', 'add_task').replaceAll(/\{\w+\}/g, UUID),
    })),
  )
  expect(described.length).toBeGreaterThan(25)
  const more = ['GET', 'POST', 'DELETE'].map((method) => ({ method, path: '/mcp' }))
  return [...described, ...more, { method: 'GET', path: '/' }, { method: 'GET', path: '/api/no-such-route' }]
}

const host = (): string[] => ['host', `localhost:${door.port()}`]
const token = ['authorization', `Bearer ${OPERATOR}`]
const json = ['content-type', 'application/json']
const good = () => [host(), token, json]
/** The good headers, with one of them replaced by these. */
const instead = (name: string, ...values: string[]) => [
  ...good().filter(([known]) => known !== name),
  ...values.map((value) => [name, value]),
]

type Attack = [what: string, headers: () => string[][], status: number, code: string]

const onEveryRoute: Attack[] = [
  ['a foreign host', () => instead('host', `evil.example:${door.port()}`), 421, 'http.foreign_host'],
  [
    'a host that begins like ours',
    () => instead('host', `localhost:${door.port()}.evil.example`),
    421,
    'http.foreign_host',
  ],
  ['a host without port', () => instead('host', 'localhost'), 421, 'http.foreign_host'],
  ['two hosts', () => [...good(), host()], 421, 'http.foreign_host'],
  [
    'a foreign host with everything else wrong',
    () => [
      ['host', `evil.example:${door.port()}`],
      ['origin', 'http://evil.example'],
      ['content-type', 'text/plain'],
    ],
    421,
    'http.foreign_host',
  ],
  ['a foreign origin', () => instead('origin', 'http://evil.example'), 403, 'http.foreign_origin'],
  ['a foreign origin without a token', () => [host(), ['origin', 'http://evil.example']], 403, 'http.foreign_origin'],
  ['another port of this machine', () => instead('origin', 'http://localhost:1'), 403, 'http.foreign_origin'],
  ['the null origin', () => instead('origin', 'null'), 403, 'http.foreign_origin'],
  [
    'two origins, both ours',
    () => instead('origin', ...twice(`http://localhost:${door.port()}`)),
    403,
    'http.foreign_origin',
  ],
  ['a cross-site request', () => instead('sec-fetch-site', 'cross-site'), 403, 'http.foreign_site'],
  ['a request of another port', () => instead('sec-fetch-site', 'same-site'), 403, 'http.foreign_site'],
  ['two sites', () => instead('sec-fetch-site', ...twice('same-origin')), 403, 'http.foreign_site'],
  ['no token', () => instead('authorization'), 401, 'http.no_token'],
  ['a wrong token', () => instead('authorization', `Bearer ${'x'.repeat(43)}`), 401, 'http.no_token'],
  ['two tokens, both good', () => [...good(), token], 401, 'http.no_token'],
  [
    "a user's token as a cookie",
    () => [host(), json, ['cookie', `lanewright-${door.port()}=${ANNAS}`]],
    401,
    'http.no_token',
  ],
  ['two names', () => instead('lanewright-user', ...twice('anna')), 400, 'http.bad_user'],
  ['the name of nobody', () => instead('lanewright-user', 'nobody'), 403, 'http.no_account'],
]
const onPost: Attack[] = [
  ...['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/json; charset=utf-8'].map(
    (type): Attack => [type, () => instead('content-type', type), 415, 'http.not_json'],
  ),
  ['no type', () => instead('content-type'), 415, 'http.not_json'],
  ['two types, both good', () => [...good(), json], 415, 'http.not_json'],
]

function twice<T>(value: T): [T, T] {
  return [value, value]
}

async function expectRefused(route: Route, [what, headers, status, code]: Attack): Promise<void> {
  const { method, path } = route
  const answer = await knockRaw(door.port(), method, path, headers())
  const where = `${what} on ${method} ${path}`
  // An answer to HEAD has no body.
  expect({ status: answer.status, code: answer.json?.code }, where).toEqual({ status, code })
  expect(Object.keys(answer.json).sort(), where).toEqual(['code', 'message', 'next'])
  expect(answer.head, where).not.toMatch(/^access-control/im)
  expect(answer.head, where).toMatch(/^cache-control: no-store/im)
}

test('on every route of the OpenAPI document, on /mcp and on / a stranger is refused before a byte of the body is read [T-gate.2] [T-gate.3] [T-gate.4] [T-gate.11]', async () => {
  let tried = 0
  for (const route of await routes()) {
    for (const attack of [...onEveryRoute, ...(route.method === 'POST' ? onPost : [])]) {
      await expectRefused(route, attack)
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(500)
  expect(door.calls).toEqual([])
})

test('another method is refused on every route, and so is DELETE but on /mcp [T-gate.7]', async () => {
  const paths = new Set((await routes()).map(({ path }) => path))
  for (const path of paths) {
    for (const method of ['PUT', 'PATCH', 'OPTIONS', ...(path === '/mcp' ? [] : ['DELETE'])])
      await expectRefused({ method, path }, [method, good, 405, 'http.method'])
  }
  expect(door.calls).toEqual([])
})

test('a route that is only asked cannot be sent to, and one that is only sent to cannot be asked [T-gate.7]', async () => {
  const { json: document } = await door.ask('GET', '/api/openapi.json')
  let tried = 0
  for (const [path, methods] of Object.entries<object>(document.paths)) {
    const at = path.replace('{tool}', 'add_task').replaceAll(/\{\w+\}/g, UUID)
    for (const method of ['GET', 'POST'].filter((m) => !(m.toLowerCase() in methods))) {
      // Where another route has this address with a name in its place, that one answers.
      const answer = await door.ask(method, at, method === 'POST' ? {} : undefined)
      expect(answer.status, `${method} ${path}`).toBeGreaterThanOrEqual(400)
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(20)
  expect(door.calls).toEqual([])
})

test('a body that is no JSON is refused on every route that takes one [T-gate.6]', async () => {
  const taking = (await routes()).filter(({ method, path }) => method === 'POST' && path !== '/mcp')
  for (const { path } of taking)
    for (const body of ['milk', '{"message":', '{"a":1,"a":2}', '{"a":1}}', '\u{FEFF}'])
      expect(await door.ask('POST', path, body), `${path} ${body}`).toMatchObject({
        status: 400,
        json: { code: expect.stringMatching(/^json\./), next: expect.stringMatching(/./) },
      })
  expect(taking.length).toBeGreaterThan(10)
  expect(door.calls).toEqual([])
})

test('a type that is not JSON is refused on every route that takes a body [T-gate.6]', async () => {
  for (const route of (await routes()).filter(({ method }) => method === 'POST'))
    for (const attack of onPost) await expectRefused(route, attack)
})

test('no answer has a CORS header, be it good, refused or to a preflight [T-gate.8]', async () => {
  const preflight = { origin: 'http://evil.example', 'access-control-request-method': 'POST' }
  for (const { path } of await routes()) {
    const answers = [
      await door.ask('OPTIONS', path, undefined, preflight),
      await door.ask('OPTIONS', path, undefined, { ...preflight, origin: `http://localhost:${door.port()}` }),
      await door.ask('GET', path, undefined, { origin: `http://localhost:${door.port()}` }),
    ]
    expect(answers.slice(0, 2).map(({ status }) => status)).toEqual([403, 405])
    for (const { headers } of answers)
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([])
  }
  expect((await door.ask('GET', '/api/openapi.json')).status).toBe(200)
})

test("a user's token is refused on every route but those of the tasks and /mcp, and never speaks for another", async () => {
  const annas = () => instead('authorization', `Bearer ${ANNAS}`)
  const all = await routes()
  const own = all.filter(({ path }) => path === '/mcp' || /^\/api\/tasks(\/|$)/.test(path))
  expect(own.length).toBeGreaterThan(12)
  for (const route of all.filter((r) => !own.includes(r)))
    await expectRefused(route, ["a user's token", annas, 403, 'http.not_yours'])
  for (const route of own)
    await expectRefused(route, ['for another', () => [...annas(), ['lanewright-user', 'otto']], 403, 'http.not_you'])
  // No way up from what is theirs.
  for (const path of ['/api/tasks/../accounts', '/api/tasks/%2e%2e/accounts', '/api/tasks/..%2faccounts'])
    expect(await door.ask('GET', path, undefined, { authorization: `Bearer ${ANNAS}` })).toMatchObject({ status: 404 })
  expect(door.calls).toEqual([])
})

test('what passes the gate arrives: MCP is asked as the one who came, by any of its methods [T-gate.11]', async () => {
  for (const [method, body] of [['GET'], ['POST', {}], ['DELETE']] as const) {
    const answer = await door.ask(method, '/mcp', body, { authorization: `Bearer ${ANNAS}` })
    expect(answer).toMatchObject({ status: 200, body: 'mcp' })
  }
})

/** Every route under /api as the framework has it, from the tree that it prints. */
function routesOf(tree: string): string[] {
  const parents: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent = '', part = '', methods = ''] = /^(.*?)[└├]── (\S+)(?: \((.*)\))?$/.exec(line) ?? []
    if (part === '') return []
    const depth = indent.length / 4
    const path = `${depth === 0 ? '' : parents[depth - 1]}${part}`
    parents[depth] = path
    return methods
      .split(', ')
      .filter((method) => method !== '' && method !== 'HEAD' && path.startsWith('/api'))
      .map((method) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
  })
}

test('the OpenAPI document names every route that the server has, with the schemas that check it [T-gate.14]', async () => {
  const nobody = new Proxy({}, { get: () => () => {} }) as never
  const options = { product: nobody, tasks: nobody, access: nobody, token: '', version: '1', person: '', log: () => {} }
  const app = await buildApp(
    options,
    (handler) => createServer(handler),
    async () => {},
  )
  await app.ready()
  const { json } = await door.ask('GET', '/api/openapi.json')
  const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  expect(described.sort()).toEqual(routesOf(app.printRoutes({ commonPrefix: false })).sort())
  await app.close()
  const say = json.paths['/api/tasks/messages'].post.requestBody.content['application/json'].schema
  expect(say).toEqual(JSON.parse(JSON.stringify(Say)))
  const tool = json.paths['/api/tasks/tools/{tool}'].post.parameters[0]
  expect(tool.schema.enum).toEqual([...TOOL_NAMES])
})

test('the OpenAPI document names every operation once and asks for the token [T-gate.14]', async () => {
  const { json } = await door.ask('GET', '/api/openapi.json')
  const operations = Object.values<Record<string, { operationId?: string }>>(json.paths).flatMap((p) =>
    Object.values(p),
  )
  const names = operations.map((o) => o.operationId)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
  expect(json).toMatchObject({ openapi: '3.1.0', security: [{ token: [] }] })
})
