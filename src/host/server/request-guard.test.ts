import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { checkRequest, cookieFor, type IncomingRequest, type Lock, pageSecretFor } from './request-guard.ts'

const ANNAS = 'n'.repeat(43)
const lock: Lock = {
  port: 4380,
  token: 'a'.repeat(43),
  person: 'olga',
  users: {
    ownerOf: (hash) => (hash === sha256Hex(ANNAS) ? 'anna' : undefined),
    isActive: (name) => ['anna', 'Jürgen K'].includes(name),
  },
}
const operator = { open: true, who: { user_id: 'olga', operator: true } }
const anna = { open: true, who: { user_id: 'anna', operator: false }, byAccounts: true }
const good = { host: ['localhost:4380'], authorization: [`Bearer ${lock.token}`] }
const request = (more: Partial<IncomingRequest> & { headers?: IncomingRequest['headers'] } = {}): IncomingRequest => ({
  method: 'GET',
  url: '/api/health',
  ...more,
  headers: { ...good, ...more.headers },
})

const sessionCookie = cookieFor(lock).split(';')[0] as string
const inBrowser = (more: IncomingRequest['headers'] = {}) => ({
  authorization: undefined,
  cookie: [`other=1; ${sessionCookie}`],
  'lanewright-page-secret': [pageSecretFor(lock)],
  ...more,
})

test('accepts our own host names with the token or a session of the browser', () => {
  for (const host of ['localhost:4380', '127.0.0.1:4380', '[::1]:4380']) {
    expect(checkRequest(request({ headers: { host: [host], origin: [`http://${host}`] } }), lock)).toEqual(operator)
  }
  expect(checkRequest(request({ headers: inBrowser() }), lock)).toEqual(operator)
})

test('the session cookie alone opens the files of the page and nothing else [H-session.1]', () => {
  const cookieOnly = inBrowser({ 'lanewright-page-secret': undefined })
  for (const url of ['/', '/approvals', '/assets/index.js'])
    expect(checkRequest(request({ url, headers: cookieOnly }), lock), url).toEqual(operator)
  const value = sessionCookie.split('=')[1] as string
  const json = { 'content-type': ['application/json'] }
  for (const [method, url] of [
    ['GET', '/api/health'],
    ['GET', '/api/events'],
    ['GET', '/metrics'],
    ['GET', '/%61pi/health'],
    ['POST', '/mcp'],
    ['POST', '/api/stop'],
    ['POST', '/'],
  ] as const)
    for (const secret of [undefined, [''], [value], [lock.token], [pageSecretFor(lock), pageSecretFor(lock)]])
      expect(
        checkRequest(
          request({ method, url, headers: { ...cookieOnly, ...json, 'lanewright-page-secret': secret } }),
          lock,
        ),
        `${method} ${url}`,
      ).toMatchObject({ open: false, status: 401, refusal: { code: 'http.no_page_secret' } })
})

test('values of the browser are not bearer tokens, and the token is not a cookie [H-session.1]', () => {
  for (const value of [sessionCookie.split('=')[1] as string, pageSecretFor(lock)])
    expect(checkRequest(request({ headers: { authorization: [`Bearer ${value}`] } }), lock)).toMatchObject({
      status: 401,
    })
  const headers = inBrowser({ cookie: [`lanewright-4380=${lock.token}`] })
  expect(checkRequest(request({ headers }), lock)).toMatchObject({ status: 401 })
  expect(sessionCookie).not.toContain(lock.token)
})

test.each([
  ['no host', { host: undefined }, 'http.foreign_host'],
  ['two hosts', { host: ['localhost:4380', 'localhost:4380'] }, 'http.foreign_host'],
  ['another port', { host: ['localhost:80'] }, 'http.foreign_host'],
  ['a host without port', { host: ['localhost'] }, 'http.foreign_host'],
  ['a rebound name', { host: ['evil.example:4380'] }, 'http.foreign_host'],
  ['a name that ends like ours', { host: ['evil.localhost:4380'] }, 'http.foreign_host'],
  ['another origin', { origin: ['http://evil.example'] }, 'http.foreign_origin'],
  ['the null origin', { origin: ['null'] }, 'http.foreign_origin'],
  ['our name over https', { origin: ['https://localhost:4380'] }, 'http.foreign_origin'],
  ['another port of this machine', { origin: ['http://localhost:3000'] }, 'http.foreign_origin'],
  ['another site', { 'sec-fetch-site': ['cross-site'] }, 'http.foreign_site'],
  ['another port, as browsers call it', { 'sec-fetch-site': ['same-site'] }, 'http.foreign_site'],
  ['no token', { authorization: undefined }, 'http.no_token'],
  ['a wrong token', { authorization: [`Bearer ${'b'.repeat(43)}`] }, 'http.no_token'],
  ['a longer token', { authorization: [`Bearer ${lock.token}a`] }, 'http.no_token'],
  ['an empty token', { authorization: ['Bearer '] }, 'http.no_token'],
  ['the cookie of another port', { authorization: undefined, cookie: [`lanewright-1=${lock.token}`] }, 'http.no_token'],
])('%s stays outside', (_what, headers, code) => {
  expect(checkRequest(request({ headers: headers as IncomingRequest['headers'] }), lock)).toMatchObject({
    open: false,
    refusal: { code, message: expect.stringMatching(/./), next: expect.stringMatching(/./) },
  })
})

test.each([
  undefined,
  ['text/plain'],
  ['application/x-www-form-urlencoded'],
  ['application/json, text/plain'],
  ['application/json', 'application/json'],
  ['application/json; charset=utf-7'],
])('a POST of %s is not read', (type) => {
  const answer = checkRequest(request({ method: 'POST', headers: { 'content-type': type } }), lock)
  expect(answer).toMatchObject({ open: false, status: 415, refusal: { code: 'http.not_json' } })
})

test('the link welcomes its bearer, and only with the whole token and at the front door', () => {
  expect(checkRequest(request({ url: `/?token=${lock.token}`, headers: { authorization: undefined } }), lock)).toEqual({
    open: 'welcome',
    sameSite: true,
  })
  for (const url of [
    `/?token=${lock.token}x`,
    '/?token=',
    `/api/health?token=${lock.token}`,
    `/?a=1&token=${lock.token}`,
  ]) {
    expect(checkRequest(request({ url, headers: { authorization: undefined } }), lock)).toMatchObject({
      open: false,
      status: 401,
    })
  }
})

const asAnna = (more: Partial<IncomingRequest> & { headers?: IncomingRequest['headers'] } = {}) =>
  checkRequest(request({ ...more, headers: { authorization: [`Bearer ${ANNAS}`], ...more.headers } }), lock)

test("a user's token opens the tasks and MCP, and nothing else", () => {
  for (const url of ['/api/tasks', '/api/tasks?limit=1', '/api/tasks/messages', '/mcp', '/mcp?x=1'])
    expect(asAnna({ url }), url).toEqual(anna)
  for (const url of [
    '/',
    '/api',
    '/api/health',
    '/api/openapi.json',
    '/api/accounts',
    '/api/tasksx',
    '/mcpx',
    '/mcp/x',
  ])
    expect(asAnna({ url }), url).toMatchObject({ open: false, status: 403, refusal: { code: 'http.not_yours' } })
})

test("a user's token is no cookie and no link", () => {
  const cookie = [`lanewright-4380=${ANNAS}`]
  const answer = checkRequest(request({ url: '/mcp', headers: { authorization: undefined, cookie } }), lock)
  expect(answer).toMatchObject({ open: false, status: 401 })
  const link = checkRequest(request({ url: `/?token=${ANNAS}`, headers: { authorization: undefined } }), lock)
  expect(link).toMatchObject({ open: false, status: 401 })
})

test('an unknown token is answered exactly as a missing one, but may be looked up again', () => {
  const unknown = checkRequest(request({ headers: { authorization: [`Bearer ${'u'.repeat(43)}`] } }), lock)
  const missing = checkRequest(request({ headers: { authorization: undefined } }), lock)
  expect(unknown).toEqual({ ...missing, byAccounts: true })
})

test('the operator may speak for an active account; a user only for the user', () => {
  const named = (...names: string[]) => ({ headers: { 'lanewright-user': names } })
  expect(checkRequest(request(named('anna')), lock)).toEqual({
    open: true,
    who: { user_id: 'anna', operator: true },
    byAccounts: true,
  })
  expect(checkRequest(request(named('J%C3%BCrgen%20K')), lock)).toMatchObject({ who: { user_id: 'Jürgen K' } })
  expect(checkRequest(request(named('olga')), lock)).toEqual(operator)
  expect(checkRequest(request(named('nobody')), lock)).toMatchObject({
    status: 403,
    refusal: { code: 'http.no_account' },
  })
  for (const names of [[''], ['%'], ['anna', 'anna'], []])
    expect(checkRequest(request(named(...names)), lock)).toMatchObject({
      status: 400,
      refusal: { code: 'http.bad_user' },
    })
  expect(asAnna({ url: '/mcp', ...named('anna') })).toEqual(anna)
  expect(asAnna({ url: '/mcp', ...named('olga') })).toMatchObject({ status: 403, refusal: { code: 'http.not_you' } })
  expect(asAnna({ url: '/mcp', ...named('Jürgen K') })).toMatchObject({
    status: 403,
    refusal: { code: 'http.not_you' },
  })
})

test('only a session of MCP can be deleted; what an answer should look like is not restricted', () => {
  expect(checkRequest(request({ method: 'DELETE', url: '/mcp' }), lock)).toEqual(operator)
  for (const url of ['/', '/api/tasks', '/mcp/x'])
    expect(checkRequest(request({ method: 'DELETE', url }), lock)).toMatchObject({
      status: 405,
      refusal: { code: 'http.method' },
    })
  const accept = ['application/json, text/event-stream']
  const sent = { method: 'POST', url: '/mcp', headers: { accept, 'content-type': ['application/json'] } }
  expect(asAnna(sent)).toEqual(anna)
})

test('whatever knocks, the gate answers, and opens only to one of our names with the token', () => {
  const header = fc.array(
    fc.oneof(fc.string(), fc.constantFrom('localhost:4380', `Bearer ${lock.token}`, `Bearer ${ANNAS}`, 'null', 'anna')),
    {
      maxLength: 3,
    },
  )
  const headers = fc.dictionary(
    fc.constantFrom('host', 'origin', 'sec-fetch-site', 'authorization', 'cookie', 'content-type', 'lanewright-user'),
    header,
  )
  fc.assert(
    fc.property(
      fc.constantFrom('GET', 'POST', 'PUT'),
      fc.oneof(fc.string(), fc.constantFrom('/', '/mcp', '/api/tasks/x')),
      headers,
      (method, url, given) => {
        const answer = checkRequest({ method, url, headers: given }, lock)
        if (answer.open !== true) return
        expect(given.host).toEqual(['localhost:4380'])
        expect(given.authorization).toEqual([`Bearer ${answer.who.operator ? lock.token : ANNAS}`])
        if (!answer.who.operator) expect(answer.who.user_id).toBe('anna')
      },
    ),
  )
})
