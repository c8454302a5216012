import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { newPasskey } from './authenticator.ts'
import { type Guest, ORIGIN, openInstallation, type Session, sessionOf } from './installation.ts'

const installation = openInstallation()
const HOUR = 3_600_000

const challenge = async () => {
  installation.leap(6000)
  return (await installation.ask('POST', '/api/sign-in/challenge', {})).json.options.challenge
}
async function signIn(
  guest: Guest,
  ...forged: Parameters<Guest['passkey']['get']> extends [unknown, ...infer F] ? F : never
) {
  return installation.ask('POST', '/api/sign-in', { credential: guest.passkey.get(await challenge(), ...forged) })
}

test('whoever is invited registers a passkey once and is in; the cookie is strict and kept as a hash only', async () => {
  const anna = await installation.guest('anna', 'SENDER')
  expect(await anna.ask('GET', '/api/me')).toMatchObject({
    status: 200,
    json: { mode: 'shared', user_id: 'anna', roles: ['SENDER'] },
  })
  const again = await signIn(anna)
  expect(again).toMatchObject({ status: 200, json: { user_id: 'anna' } })
  expect(again.headers['set-cookie']).toEqual([
    expect.stringMatching(/^__Host-lanewright=[\w-]{21}; Path=\/; Max-Age=43200; Secure; HttpOnly; SameSite=Strict$/),
  ])
  const session = sessionOf(again)
  const half = session.cookie.split('=')[1] as string
  const token = `${half}${session['lanewright-page-secret']}`
  const logs = await installation.rows<{ text: string }>(
    'select change_payload as text from kernel.event_log union all select payload from kernel.audit_log',
  )
  const everything = logs.map(({ text }) => text).join('\n')
  expect(everything).toContain(sha256Hex(token))
  expect(everything).not.toContain(half)
  expect(everything).not.toContain(session['lanewright-page-secret'])
})

test('neither half of a session opens anything without the other [H-session.1]', async () => {
  const [anna, ben] = [await installation.guest('half-anna', 'SENDER'), await installation.guest('half-ben', 'SENDER')]
  const { cookie, 'lanewright-page-secret': secret } = anna.session
  const other = ben.session['lanewright-page-secret']
  const value = cookie.split('=')[1] as string
  for (const headers of [
    { cookie },
    { 'lanewright-page-secret': secret },
    { cookie, 'lanewright-page-secret': other },
    { cookie, 'lanewright-page-secret': value },
    { cookie: `${cookie}${secret}` },
    { authorization: `Bearer ${value}` },
    { authorization: `Bearer ${value}${secret}` },
  ] as Array<Record<string, string>>)
    for (const path of ['/api/me', '/api/workspaces', '/api/events', '/mcp'])
      expect((await installation.ask('GET', path, undefined, headers)).status, `${path} ${Object.keys(headers)}`).toBe(
        401,
      )
  expect((await anna.ask('GET', '/api/me')).status).toBe(200)
})

test('a download link works once, in its own browser, while its session lasts [H-session.2]', async () => {
  const anna = await installation.guest('link-anna', 'SENDER')
  const { cookie } = anna.session
  const path = '/api/workspaces'
  const link = async () => (await anna.ask('POST', '/api/downloads', { path })).json.url as string
  const opened = async (url: string, headers: Record<string, string> = { cookie }) =>
    (await installation.ask('GET', url, undefined, headers)).status
  const first = await link()
  expect([await opened(first), await opened(first)]).toEqual([200, 410])
  const elsewhere = await link()
  expect([await opened(elsewhere, {}), await opened(elsewhere)]).toEqual([410, 410])
  const late = await link()
  installation.leap(61_000)
  expect(await opened(late)).toBe(410)
  const last = await link()
  expect(await anna.ask('POST', '/api/sign-out', {})).toMatchObject({ status: 200 })
  expect(await opened(last)).toBe(410)
  expect(await installation.ask('POST', '/api/downloads', { path })).toMatchObject({ status: 401 })
})

test('an invitation works once, for a day, and not after it was withdrawn [T-gate.15]', async () => {
  await installation.machine('POST', '/api/accounts', { name: 'ivo' })
  const first = await installation.invitation('ivo')
  const second = await installation.invitation('ivo')
  expect(await installation.join(first, newPasskey(ORIGIN))).toMatchObject({
    status: 403,
    json: { code: 'invitation.denied' },
  })
  expect(await installation.join(second, newPasskey(ORIGIN))).toMatchObject({ status: 201 })
  expect(await installation.join(second, newPasskey(ORIGIN))).toMatchObject({ status: 403 })
  const third = await installation.invitation('ivo')
  installation.leap(25 * HOUR)
  expect(await installation.join(third, newPasskey(ORIGIN))).toMatchObject({ status: 403 })
  expect(await installation.join('x'.repeat(43), newPasskey(ORIGIN))).toMatchObject({ status: 403 })
})

test('two who come with the same link at once: one of them is in', async () => {
  await installation.machine('POST', '/api/accounts', { name: 'twin' })
  const link = await installation.invitation('twin')
  const both = await Promise.all([
    installation.join(link, newPasskey(ORIGIN)),
    installation.join(link, newPasskey(ORIGIN)),
  ])
  expect(both.map(({ status }) => status).sort()).toEqual([201, 403])
})

test('a forged answer of a passkey opens nothing', async () => {
  const otto = await installation.guest('otto', 'SENDER')
  for (const forged of [
    { origin: 'https://evil.example' },
    { rpId: 'evil.example' },
    { unverified: true },
    { crossOrigin: true },
    { type: 'webauthn.create' },
    { otherKey: true },
    { counter: 1 },
    { counter: 0 },
  ])
    expect(await signIn(otto, forged), JSON.stringify(forged)).toMatchObject({
      status: 403,
      json: { code: 'passkey.denied' },
    })
  // Of a passkey that nobody registered, nothing else is told.
  const untrusted = { credential: newPasskey(ORIGIN).get(await challenge()) }
  expect(await installation.ask('POST', '/api/sign-in', untrusted)).toMatchObject({
    status: 403,
    json: { code: 'passkey.denied' },
  })
  expect(await signIn(otto, { counter: 100 })).toMatchObject({ status: 200 })
})

test('a challenge is answered once, in five minutes, and only for what it was given for', async () => {
  const carla = await installation.guest('carla', 'SENDER')
  const credential = carla.passkey.get(await challenge())
  expect(await installation.ask('POST', '/api/sign-in', { credential })).toMatchObject({ status: 200 })
  const stale = { status: 403, json: { code: 'challenge.denied' } }
  expect(await installation.ask('POST', '/api/sign-in', { credential })).toMatchObject(stale)
  const own = carla.passkey.get('A'.repeat(43))
  expect(await installation.ask('POST', '/api/sign-in', { credential: own })).toMatchObject(stale)
  const late = carla.passkey.get(await challenge())
  installation.leap(5 * 60_000)
  expect(await installation.ask('POST', '/api/sign-in', { credential: late })).toMatchObject(stale)

  // What was given for joining, or to somebody else's invitation, signs nobody in and registers nothing.
  for (const name of ['dora', 'emil']) await installation.machine('POST', '/api/accounts', { name })
  const [doras, emils] = [await installation.invitation('dora'), await installation.invitation('emil')]
  const forDora = await installation.ask('POST', '/api/join/challenge', { invitation: doras })
  const made = newPasskey(ORIGIN).create(forDora.json.options.challenge)
  expect(
    await installation.ask('POST', '/api/join', { invitation: emils, label: 'x', credential: made }),
  ).toMatchObject(stale)
  const forEmil = await installation.ask('POST', '/api/join/challenge', { invitation: emils })
  const crossed = carla.passkey.get(forEmil.json.options.challenge)
  expect(await installation.ask('POST', '/api/sign-in', { credential: crossed })).toMatchObject(stale)
})

test('a session ends by itself when it is not used, after twelve hours in any case, and by its person', async () => {
  const fred = await installation.guest('fred', 'SENDER')
  const isIn = async (session = fred.session) => (await installation.ask('GET', '/api/me', undefined, session)).status
  expect(await isIn()).toBe(200)
  installation.leap(29 * 60_000)
  expect(await isIn()).toBe(200)
  installation.leap(29 * 60_000)
  expect(await isIn()).toBe(200)
  installation.leap(31 * 60_000)
  expect(await isIn()).toBe(401)

  const second = sessionOf(await signIn(fred))
  for (let i = 0; i < 25; i++) {
    expect(await isIn(second)).toBe(200)
    installation.leap(28 * 60_000)
  }
  installation.leap(21 * 60_000)
  expect(await isIn(second)).toBe(401)

  const third = sessionOf(await signIn(fred))
  expect(await installation.ask('POST', '/api/sign-out', {}, third)).toMatchObject({ status: 200 })
  expect(await isIn(third)).toBe(401)
})

test('what is revoked is noticed at once: a session, a passkey, an account', async () => {
  const gerd = await installation.guest('gerd', 'SENDER')
  const line = async () =>
    (await installation.machine('GET', '/api/accounts')).json.accounts.find(
      (a: { user_id: string }) => a.user_id === 'gerd',
    )
  const isIn = async (session: Session) => (await installation.ask('GET', '/api/me', undefined, session)).status
  const [{ session_id }] = (await line()).sessions
  expect(await installation.machine('POST', '/api/accounts/sessions/end', { session_id })).toMatchObject({
    status: 200,
  })
  expect(await isIn(gerd.session)).toBe(401)

  const second = sessionOf(await signIn(gerd))
  expect(await isIn(second)).toBe(200)
  const [{ credential_id }] = (await line()).passkeys
  expect(await installation.machine('POST', '/api/accounts/passkeys/revoke', { credential_id })).toMatchObject({
    status: 200,
  })
  expect(await isIn(second)).toBe(401)
  expect(await signIn(gerd)).toMatchObject({ status: 403, json: { code: 'passkey.denied' } })

  const fresh = newPasskey(ORIGIN)
  const third = sessionOf(await installation.join(await installation.invitation('gerd'), fresh))
  expect(await isIn(third)).toBe(200)
  expect(await installation.machine('POST', '/api/accounts/revoke', { name: 'gerd' })).toMatchObject({ status: 200 })
  expect(await isIn(third)).toBe(401)
  expect(await line()).toMatchObject({ status: 'revoked', passkeys: [], sessions: [], invitations: [] })
})

test('signing in is limited for each address; who is in is not affected', async () => {
  installation.leap(HOUR / 2)
  const hans = await installation.guest('hans', 'SENDER')
  const tries = await Promise.all(
    Array.from({ length: 40 }, () => installation.ask('POST', '/api/sign-in/challenge', {})),
  )
  expect(tries.filter(({ status }) => status === 429).length).toBeGreaterThan(5)
  expect(tries.find(({ status }) => status === 429)?.json.code).toBe('sign_in.too_often')
  expect(await hans.ask('GET', '/api/me')).toMatchObject({ status: 200 })
})
