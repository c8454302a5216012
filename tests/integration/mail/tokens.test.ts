import { once } from 'node:events'
import { createServer } from 'node:http'
import { inspect } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createAccessTokens, type TokenSource } from '#integrations/mail/tokens.ts'
import { manualClock } from '../../support/clock.ts'

/** A token endpoint that answers what it is told. */
async function endpoint(answer: (form: URLSearchParams, count: number) => { status?: number; body: unknown }) {
  const forms: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString())
    forms.push(form)
    const { status = 200, body } = answer(form, forms.length)
    response.writeHead(status, status === 302 ? { location: '/elsewhere' } : {})
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { forms, url: `http://127.0.0.1:${(server.address() as { port: number }).port}/token` }
}

const source = (url: string, more: Partial<TokenSource> = {}): TokenSource => ({
  ...{
    endpoint: url,
    clientId: 'client',
    clientSecret: async () => 'canary-secret',
    refreshToken: async () => 'canary-refresh',
  },
  ...more,
})

test('a token is asked for once, used while it lasts, and renewed before it ends or when it was refused', async () => {
  const clock = manualClock()
  const office = await endpoint((_, count) => ({ body: { access_token: `t${count}`, expires_in: 3600 } }))
  const token = createAccessTokens(source(office.url, { scope: 'mail' }), clock)
  expect(await Promise.all([token(false), token(false), token(false)])).toEqual(['t1', 't1', 't1'])
  clock.advance(3_530_000)
  expect(await token(false)).toBe('t1')
  clock.advance(20_000)
  expect(await token(false)).toBe('t2')
  expect(await token(true)).toBe('t3')
  expect(Object.fromEntries(office.forms[0]!)).toEqual({
    ...{ grant_type: 'refresh_token', client_id: 'client', client_secret: 'canary-secret' },
    ...{ refresh_token: 'canary-refresh', scope: 'mail' },
  })
})

test('a new refresh token is handed on', async () => {
  const office = await endpoint(() => ({ body: { access_token: 'a', refresh_token: 'next' } }))
  const kept: string[] = []
  await createAccessTokens(
    source(office.url, { onRefreshToken: async (next) => void kept.push(next) }),
    manualClock(),
  )(false)
  expect(kept).toEqual(['next'])
})

test.for<[string, { status?: number; body: unknown }, string]>([
  ['a refusal', { status: 400, body: { error: 'invalid_grant', error_description: 'canary' } }, 'mail.token_refused'],
  ['no token', { body: {} }, 'mail.token_refused'],
  ['a token with a line break', { body: { access_token: 'a\r\nb' } }, 'mail.token_refused'],
  ['a token that is no text', { body: { access_token: { a: 1 } } }, 'mail.token_refused'],
  ['no JSON', { body: '<html>canary</html>' }, 'mail.token_refused'],
  ['null', { body: 'null' }, 'mail.token_refused'],
  ['a way elsewhere', { status: 302, body: '' }, 'mail.token_unreachable'],
])('%s is told by name, without a secret, and asked again the next time', async ([, answer, code]) => {
  const office = await endpoint(() => answer)
  const token = createAccessTokens(source(office.url), manualClock())
  const error = await token(false).catch((one) => one)
  expect(error).toMatchObject({ code, next: expect.any(String) })
  expect(inspect(error, { depth: 20 })).not.toContain('canary')
  await token(false).catch(() => {})
  expect(office.forms).toHaveLength(2)
})

test.for(['http://provider.example/token', 'ftp://127.0.0.1/', 'token', ''])('%j is asked for nothing', (url) => {
  expect(() => createAccessTokens(source(url), manualClock())).toThrow(
    expect.objectContaining({ code: 'mail.bad_endpoint' }),
  )
})
