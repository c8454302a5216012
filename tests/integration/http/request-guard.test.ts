import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { buildApp } from '#host/server/app.ts'
import { createDownloads } from '#host/server/downloads.ts'
import { rawRequest } from '../../system/cli/harness.ts'
import { ANNAS, OPERATOR, openEndpoint, requestRaw } from './harness.ts'

const UUID = '0198c0de-0000-7000-8000-000000000001'
const endpoint = openEndpoint(
  { workspaces: async () => [], approvals: async () => [], policies: async () => [] },
  { handle: async (_request, response) => void response.end('mcp') },
)

interface Route {
  method: string
  path: string
  /** It reads the bytes of a file instead of JSON. */
  file: boolean
}

/** Every route of the API as it describes itself, and what it does not describe. */
async function routes(): Promise<Route[]> {
  const { json } = await endpoint.ask('GET', '/api/openapi.json')
  // Nothing is left out: this server has the whole of the published contract.
  expect(operationsIn(json)).toEqual(operationsIn(JSON.parse(readFileSync(PUBLISHED, 'utf8'))))
  const described = Object.entries<Record<string, { requestBody?: object }>>(json.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody }]) => ({
      method: method.toUpperCase(),
      path: path.replace('{tool}', 'add_task').replaceAll(/\{\w+\}/g, UUID),
      file: method === 'post' && requestBody === undefined,
    })),
  )
  const more = ['/mcp', '/mcp/campaigns'].flatMap((path) =>
    ['GET', 'POST', 'DELETE'].map((method) => ({ method, path, file: false })),
  )
  const beside = [
    '/',
    '/approvals',
    '/assets/no-such-file.js',
    '/manifest.webmanifest',
    '/icon.svg',
    '/api/no-such-route',
  ]
  return [...described, ...more, ...beside.map((path) => ({ method: 'GET', path, file: false }))]
}

const PUBLISHED = join(import.meta.dirname, '../../../contracts/openapi.json')

function operationsIn({ paths }: { paths: Record<string, object> }): string[] {
  return Object.entries(paths)
    .flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`))
    .sort()
}

const host = (): string[] => ['host', `localhost:${endpoint.port()}`]
const token = ['authorization', `Bearer ${OPERATOR}`]
const json = ['content-type', 'application/json']
const good = () => [host(), token, json]
const asFile = ([what, headers, status, code]: Attack): Attack => [
  what,
  headers,
  status,
  code === 'http.not_json' ? 'http.not_a_file' : code,
]
/** The good headers, with one of them replaced by these. */
const instead = (name: string, ...values: string[]) => [
  ...good().filter(([known]) => known !== name),
  ...values.map((value) => [name, value]),
]

type Attack = [what: string, headers: () => string[][], status: number, code: string]

const onEveryRoute: Attack[] = [
  ['a foreign host', () => instead('host', `evil.example:${endpoint.port()}`), 421, 'http.foreign_host'],
  [
    'a host that begins like ours',
    () => instead('host', `localhost:${endpoint.port()}.evil.example`),
    421,
    'http.foreign_host',
  ],
  ['a host without port', () => instead('host', 'localhost'), 421, 'http.foreign_host'],
  ['two hosts', () => [...good(), host()], 421, 'http.foreign_host'],
  ['a foreign origin', () => instead('origin', 'http://evil.example'), 403, 'http.foreign_origin'],
  ['another port of this machine', () => instead('origin', 'http://localhost:1'), 403, 'http.foreign_origin'],
  ['the null origin', () => instead('origin', 'null'), 403, 'http.foreign_origin'],
  [
    'two origins, both ours',
    () => instead('origin', ...twice(`http://localhost:${endpoint.port()}`)),
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
    () => [host(), json, ['cookie', `lanewright-${endpoint.port()}=${ANNAS}`]],
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

async function expectRefused(route: Omit<Route, 'file'>, [what, headers, status, code]: Attack): Promise<void> {
  const { method, path } = route
  const answer = await requestRaw(endpoint.port(), method, path, headers())
  const where = `${what} on ${method} ${path}`
  // An answer to HEAD has no body.
  expect({ status: answer.status, code: answer.json?.code }, where).toEqual({ status, code })
  expect(Object.keys(answer.json).sort(), where).toEqual(['code', 'message', 'next'])
  expect(answer.head, where).not.toMatch(/^access-control/im)
  expect(answer.head, where).toMatch(/^cache-control: no-store/im)
}

test('on every route of the OpenAPI document, on /mcp and on / a stranger is refused before a byte of the body is read [T-gate.2, T-gate.3, T-gate.4, T-gate.6, T-gate.8, T-gate.10, T-gate.11]', async () => {
  let tried = 0
  for (const route of await routes()) {
    const ofType: Attack[] = route.file ? [...onPost, ['JSON', good, 415, 'http.not_json']] : onPost
    for (const attack of [...onEveryRoute, ...(route.method === 'POST' ? ofType : [])]) {
      await expectRefused(route, route.file ? asFile(attack) : attack)
      tried += 1
    }
  }
  expect(tried).toBeGreaterThan(2000)
  expect((await routes()).map(({ path }) => path)).toContain('/api/events')
  expect((await routes()).filter(({ file }) => file)).toHaveLength(2)
  expect(endpoint.calls).toEqual([])
})

test('what is foreign is told before what is wrong besides: the host, then the origin, then the site, then the token [T-gate.2, T-gate.3]', async () => {
  const [evil, wrong, form] = ['http://evil.example', `Bearer ${'x'.repeat(43)}`, 'text/plain']
  const layers: Array<[header: string[], status: number, code: string]> = [
    [['host', 'evil.example'], 421, 'http.foreign_host'],
    [['origin', evil], 403, 'http.foreign_origin'],
    [['sec-fetch-site', 'cross-site'], 403, 'http.foreign_site'],
    [['authorization', wrong], 401, 'http.no_token'],
    [['content-type', form], 415, 'http.not_json'],
  ]
  for (const route of (await routes()).filter(({ method }) => method === 'POST')) {
    for (const [i, [header, status, code]] of layers.entries()) {
      const bad = layers.slice(i).map(([h]) => h)
      const headers = () => [...good().filter(([name]) => !bad.some(([other]) => other === name)), ...bad]
      const attack: Attack = [`${header[0]} and all after it`, headers, status, code]
      await expectRefused(route, route.file ? asFile(attack) : attack)
    }
  }
})

const takesJson = ({ method, path, file }: Route) => method === 'POST' && !file && !path.startsWith('/mcp')

test('a body that is no JSON is refused by every route that takes one [T-gate.6]', async () => {
  for (const { method, path } of (await routes()).filter(takesJson))
    expect(await endpoint.ask(method, path, '{"message":'), path).toMatchObject({
      status: 400,
      json: { code: 'json.syntax' },
    })
  expect(endpoint.calls).toEqual([])
})

test('another method is refused on every route, and so is DELETE but where something is ended by it [T-gate.7, T-gate.8]', async () => {
  const all = await routes()
  const paths = new Set(all.map(({ path }) => path))
  for (const path of [...paths].filter((p) => !p.startsWith('/mcp') && p !== '/api/no-such-route')) {
    const known = all.filter((r) => r.path === path).map((r) => r.method)
    for (const method of ['GET', 'POST'].filter((m) => !known.includes(m)))
      expect(await endpoint.ask(method, path, method === 'POST' ? {} : undefined), `${method} ${path}`).toMatchObject(
        // Its last word could be the name of a backup, and is none.
        path === '/api/settings/backups/cancel'
          ? { status: 400, json: { code: 'schema.pattern' } }
          : { status: 405, json: { code: 'http.method' } },
      )
  }
  for (const path of paths) {
    const deletable = all.some((route) => route.path === path && route.method === 'DELETE')
    const sendable = all.some((route) => route.path === path && route.method === 'PATCH')
    for (const method of ['PUT', 'OPTIONS', ...(sendable ? [] : ['PATCH']), ...(deletable ? [] : ['DELETE'])])
      await expectRefused({ method, path }, [method, good, 405, 'http.method'])
    // The next bytes of a file, and nothing that a form could send.
    if (sendable) await expectRefused({ method: 'PATCH', path }, ['PATCH', good, 415, 'http.not_a_piece'])
  }
  expect(endpoint.calls).toEqual([])
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
    expect(await endpoint.ask('GET', path, undefined, { authorization: `Bearer ${ANNAS}` })).toMatchObject({
      status: 404,
    })
  expect(endpoint.calls).toEqual([])
})

test('what passes the gate arrives: MCP is asked as the one who came, by any of its methods', async () => {
  for (const [method, body] of [['GET'], ['POST', {}], ['DELETE']] as const) {
    const answer = await endpoint.ask(method, '/mcp', body, { authorization: `Bearer ${ANNAS}` })
    expect(answer).toMatchObject({ status: 200, body: 'mcp' })
  }
})

test('the OpenAPI document names every route that the server has, each operation once, and asks for the token [T-gate.14]', async () => {
  const { json } = await endpoint.ask('GET', '/api/openapi.json')
  const operations = Object.values<Record<string, { operationId?: string }>>(json.paths).flatMap((p) =>
    Object.values(p),
  )
  const names = operations.map((o) => o.operationId)
  expect(names).not.toContain(undefined)
  expect(new Set(names).size).toBe(names.length)
  expect(json).toMatchObject({ openapi: '3.1.0', security: [{ token: [] }] })

  const described = Object.entries<object>(json.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`),
  )
  const app = await buildApp(endpoint.options(), (handler) => createServer(handler), {
    changed: async () => {},
    downloads: createDownloads(() => 0),
  })
  await app.ready()
  const served = routesIn(app.printRoutes({ commonPrefix: false }))
  await app.close()
  // What is not below /api is the page, for people; but for the figures, for programs.
  expect(described.sort()).toEqual(served.filter((r) => /^(?!HEAD)\w+ \/(?:api\/|metrics$)/.test(r)).sort())
})

test('the link gives a strict cookie that opens the page, which runs no script but its own files and fits in no frame [T-gate.5, T-gate.9]', async () => {
  const own = { host: `localhost:${endpoint.port()}` }
  const welcome = await rawRequest(endpoint.port(), 'GET', `/?token=${OPERATOR}`, own)
  const [cookie = ''] = welcome.headers['set-cookie'] ?? []
  expect(cookie).toMatch(/; Path=\/; HttpOnly; SameSite=Strict$/)
  const page = await rawRequest(endpoint.port(), 'GET', '/', { ...own, cookie: cookie.split(';')[0]! })
  expect(page).toMatchObject({ status: 200, headers: { 'x-frame-options': 'DENY' } })
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; script-src 'self'; style-src 'self' 'nonce-[\w-]{24}'; .*frame-ancestors 'none'$/,
  )
  const again = await rawRequest(endpoint.port(), 'GET', '/', { ...own, cookie: cookie.split(';')[0]! })
  expect(again.headers['content-security-policy']).not.toBe(page.headers['content-security-policy'])
})

test('only this machine can knock [T-gate.1]', async () => {
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter((a) => !a.internal && a.family === 'IPv4')
  for (const { address } of outside) {
    const socket = connect(endpoint.port(), address)
    const [error] = await once(socket, 'error')
    expect(error, address).toMatchObject({ code: 'ECONNREFUSED' })
  }
  for (const address of ['127.0.0.1', ...(hasLoopback6() ? ['::1'] : [])]) {
    const socket = connect(endpoint.port(), address)
    await once(socket, 'connect')
    socket.destroy()
  }
})

/** The tree that the framework prints of itself: four columns a level, then a piece of the path and its methods. */
function routesIn(tree: string): string[] {
  const above: string[] = []
  return tree.split('\n').flatMap((line) => {
    const [, indent, piece = '', methods = ''] = /^(.*?)[├└]── (\S*)(?: \(([A-Z, ]+)\))?$/.exec(line) ?? []
    if (indent === undefined) return []
    above.splice(indent.length / 4, Number.POSITIVE_INFINITY, piece)
    return methods
      .split(', ')
      .filter(Boolean)
      .map((method) => `${method} ${above.join('')}`)
  })
}

function hasLoopback6(): boolean {
  return Object.values(networkInterfaces()).some((all) => all?.some((a) => a.address === '::1'))
}
