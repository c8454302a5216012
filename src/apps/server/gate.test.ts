import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookieFor, type Knock, tryGate } from './gate.ts'

const lock = { port: 4380, token: 'a'.repeat(43) }
const good = { host: ['localhost:4380'], authorization: [`Bearer ${lock.token}`] }
const knock = (more: Partial<Knock> & { headers?: Knock['headers'] } = {}): Knock => ({
  method: 'GET',
  url: '/api/health',
  ...more,
  headers: { ...good, ...more.headers },
})

test('our own names with the token come in, by header or by cookie', () => {
  for (const host of ['localhost:4380', '127.0.0.1:4380', '[::1]:4380']) {
    expect(tryGate(knock({ headers: { host: [host], origin: [`http://${host}`] } }), lock)).toEqual({ open: true })
  }
  const cookie = [`other=1; ${cookieFor(lock).split(';')[0]}`]
  expect(tryGate(knock({ headers: { authorization: undefined, cookie } }), lock)).toEqual({ open: true })
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
  expect(tryGate(knock({ headers: headers as Knock['headers'] }), lock)).toMatchObject({
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
  const answer = tryGate(knock({ method: 'POST', headers: { 'content-type': type } }), lock)
  expect(answer).toMatchObject({ open: false, status: 415, refusal: { code: 'http.not_json' } })
})

test('the link welcomes its bearer, and only with the whole token and at the front door', () => {
  expect(tryGate(knock({ url: `/?token=${lock.token}`, headers: { authorization: undefined } }), lock)).toEqual({
    open: 'welcome',
    sameSite: true,
  })
  for (const url of [
    `/?token=${lock.token}x`,
    '/?token=',
    `/api/health?token=${lock.token}`,
    `/?a=1&token=${lock.token}`,
  ]) {
    expect(tryGate(knock({ url, headers: { authorization: undefined } }), lock)).toMatchObject({
      open: false,
      status: 401,
    })
  }
})

test('whatever knocks, the gate answers, and opens only to one of our names with the token', () => {
  const header = fc.array(fc.oneof(fc.string(), fc.constantFrom('localhost:4380', `Bearer ${lock.token}`, 'null')), {
    maxLength: 3,
  })
  const headers = fc.dictionary(
    fc.constantFrom('host', 'origin', 'sec-fetch-site', 'authorization', 'cookie', 'content-type'),
    header,
  )
  fc.assert(
    fc.property(fc.constantFrom('GET', 'POST', 'PUT'), fc.string(), headers, (method, url, given) => {
      const answer = tryGate({ method, url, headers: given }, lock)
      if (answer.open === false) return
      expect(given.host).toEqual(['localhost:4380'])
      expect(given.authorization).toEqual([`Bearer ${lock.token}`])
    }),
  )
})
