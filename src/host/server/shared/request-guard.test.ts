import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { IncomingRequest } from '../request-guard.ts'
import { checkSharedRequest, type SharedLock, sessionCookie, splitToken } from './request-guard.ts'

const ANNAS = 'a'.repeat(43)
const OTTOS = 't'.repeat(43)
const origin = 'https://desk.example.org'
const lock: SharedLock = {
  origin,
  users: { ownerOf: (hash) => (hash === sha256Hex(OTTOS) ? 'otto' : undefined) },
  people: {
    sessionOf: (hash) =>
      hash === sha256Hex(ANNAS)
        ? { session_id: 's1', user_id: 'anna', seenMs: 0, expiresMs: Number.POSITIVE_INFINITY }
        : undefined,
    rolesOf: (name) => (name === 'anna' ? ['OWNER'] : ['PERSON']),
  },
}
const halves = splitToken(ANNAS)
const cookie = [sessionCookie(halves.cookie, 60).split(';')[0] as string]
const secret = [halves.pageSecret]
const request = (more: Partial<IncomingRequest> = {}): IncomingRequest => ({
  method: 'GET',
  url: '/api/workspaces',
  ...more,
  headers: { host: ['desk.example.org'], cookie, 'lanewright-page-secret': secret, ...more.headers },
})
const anna = {
  open: true,
  who: { user_id: 'anna', operator: false, access: { kind: 'session', roles: ['OWNER'], session: 's1' } },
  byAccounts: true,
}

test('a session comes in under the configured name, and sends from its page only', () => {
  expect(checkSharedRequest(request(), lock)).toEqual(anna)
  const post = { method: 'POST', headers: { 'content-type': ['application/json'], origin: [origin] } }
  expect(checkSharedRequest(request(post), lock)).toEqual(anna)
  for (const sent of [undefined, ['https://evil.example'], ['null'], [origin, origin]])
    expect(checkSharedRequest(request({ ...post, headers: { ...post.headers, origin: sent } }), lock)).toMatchObject({
      status: 403,
      refusal: { code: 'http.foreign_origin' },
    })
  expect(
    checkSharedRequest(request({ ...post, headers: { ...post.headers, 'content-type': ['text/plain'] } }), lock),
  ).toMatchObject({ status: 415 })
})

test("a user's token opens its tasks, without a page, and nothing else", () => {
  const headers = { cookie: undefined, authorization: [`Bearer ${OTTOS}`], 'content-type': ['application/json'] }
  expect(checkSharedRequest(request({ method: 'POST', url: '/mcp', headers }), lock)).toMatchObject({
    open: true,
    who: { user_id: 'otto', access: { kind: 'token', roles: ['PERSON'], session: null } },
  })
  expect(checkSharedRequest(request({ url: '/api/workspaces', headers }), lock)).toMatchObject({
    status: 403,
    refusal: { code: 'http.not_yours' },
  })
})

test('a stranger finds the files of the page and the way in, wherever a link was clicked; nothing else', () => {
  const headers = { cookie: undefined, 'sec-fetch-site': ['cross-site'] }
  for (const url of ['/', '/join', '/approvals?approval=1', '/assets/x.js'])
    expect(checkSharedRequest(request({ url, headers }), lock)).toMatchObject({
      who: { access: { kind: 'unauthenticated' } },
    })
  for (const url of [
    '/api',
    '/api/me',
    '/api/../',
    '/mcp',
    '/mcp/campaigns',
    '/%61pi/workspaces',
    '/ap%69/me',
    '/%2fapi/me',
    '/api/sign-in/../workspaces',
  ])
    expect(checkSharedRequest(request({ url, headers: { cookie: undefined } }), lock), url).toMatchObject({
      status: 401,
    })
})

test('whatever knocks, the gate answers; whoever comes in as somebody named our host and carried what is theirs', () => {
  const header = fc.array(
    fc.oneof(
      fc.string(),
      fc.constantFrom(
        'desk.example.org',
        origin,
        `Bearer ${OTTOS}`,
        ...cookie,
        ...secret,
        'same-origin',
        'application/json',
      ),
    ),
    { maxLength: 3 },
  )
  const names = [
    'host',
    'origin',
    'sec-fetch-site',
    'authorization',
    'cookie',
    'lanewright-page-secret',
    'content-type',
    'lanewright-user',
    'x-forwarded-host',
    'forwarded',
  ]
  fc.assert(
    fc.property(
      fc.constantFrom('GET', 'POST', 'PUT', 'DELETE'),
      fc.oneof(fc.string(), fc.constantFrom('/', '/mcp', '/api/tasks/x', '/api/workspaces', '/api/sign-in')),
      fc.dictionary(fc.constantFrom(...names), header),
      (method, url, given) => {
        const answer = checkSharedRequest({ method, url, headers: given }, lock)
        if (answer.open !== true) return
        expect(given.host).toEqual(['desk.example.org'])
        if (given.origin !== undefined) expect(given.origin).toEqual([origin])
        const { user_id, access } = answer.who
        if (user_id === 'anna') expect([given.cookie?.length, given['lanewright-page-secret']]).toEqual([1, secret])
        else if (user_id === 'otto') expect(given.authorization).toEqual([`Bearer ${OTTOS}`])
        else expect([user_id, access?.kind]).toEqual(['', 'unauthenticated'])
        if (method !== 'GET' && access?.kind !== 'token') expect(given.origin).toEqual([origin])
      },
    ),
    { numRuns: 2000 },
  )
})
