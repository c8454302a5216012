import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { acceptsAfterMs, replyOf } from '#demo/network/nature.ts'
import { type NetworkOptions, startNetwork } from '#demo/network/network.ts'
import { type Person, peopleOf } from '#demo/network/people.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SEED = 11
const people = peopleOf(SEED, 200)
const account = { email: 'anna@practice.example', name: 'Anna <Tester>', password: 'a password & more' }
const willing = people.filter(({ slug }) => acceptsAfterMs(SEED, slug, 0) !== null)
const firstWilling = willing[0]!
const unwilling = people.find(({ slug }) => acceptsAfterMs(SEED, slug, 0) === null)!

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'lanewright-demo-'))
  onTestFinished(() => rmSync(path, { recursive: true, force: true }))
  return path
}

/** A network of its own, somebody who uses its pages by plain HTTP, and the view from outside. */
async function open(options: Partial<NetworkOptions> = {}) {
  const dataDir = options.dataDir ?? folder()
  const network = await startNetwork({ dataDir, seed: SEED, account, clock: () => 1_800_000_000_000, ...options })
  onTestFinished(() => network.stop())
  let cookie = ''
  const ask = async (path: string, form?: Record<string, string>, headers: Record<string, string> = {}) => {
    const answer = await fetch(network.url + path, {
      method: form ? 'POST' : 'GET',
      redirect: 'manual',
      headers: { ...(cookie ? { cookie } : {}), ...headers },
      ...(form ? { body: new URLSearchParams(form) } : {}),
    })
    return {
      status: answer.status,
      to: answer.headers.get('location'),
      headers: answer.headers,
      text: await answer.text(),
    }
  }
  const signIn = async () => {
    const answer = await ask('/login', { email: account.email, password: account.password })
    cookie = answer.headers.getSetCookie()[0]!.split(';')[0]!
    return answer
  }
  const invite = (person: Person, note = '') => ask(`/in/${person.slug}`, { act: 'invite', note })
  const relation = async (person: Person) =>
    /aria-label="Relation"[^>]*>([^<]*)</.exec((await ask(`/in/${person.slug}`)).text)?.[1]
  const connect = async (person: Person, note = '') => {
    await invite(person, note)
    await admin.advance(acceptsAfterMs(SEED, person.slug, 0)!)
  }
  const admin = networkAdmin(network)
  return {
    network,
    dataDir,
    admin,
    ask,
    signIn,
    invite,
    relation,
    connect,
    withCookie: (text: string) => (cookie = text),
  }
}

const entity = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`)

test('the cookie of a session is out of reach for scripts and other sites', async () => {
  const { signIn, ask } = await open()
  const answer = await signIn()
  expect(answer).toMatchObject({ status: 303, to: '/' })
  expect(answer.headers.getSetCookie()).toEqual([
    expect.stringMatching(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/),
  ])
  expect((await ask('/')).status).toBe(200)
})

test.for([
  { email: account.email, password: 'wrong' },
  { email: 'somebody@practice.example', password: account.password },
  { email: '', password: '' },
])('wrong sign-in data get an alert and no session: $email $password', async (form) => {
  const { ask } = await open()
  const answer = await ask('/login', form)
  expect(answer.status).toBe(401)
  expect(answer.text).toContain('role="alert"')
  expect(answer.headers.getSetCookie()).toEqual([])
})

test('without a session every page leads to the sign-in page, and nothing is sent', async () => {
  const { ask, admin, withCookie } = await open()
  for (const cookie of ['', 'practice_0000000000000000=abc', 'other=1']) {
    withCookie(cookie)
    for (const path of ['/', '/search?q=a', `/in/${firstWilling.slug}`, '/messages', `/messages/${firstWilling.slug}`])
      expect(await ask(path)).toMatchObject({ status: 303, to: '/login' })
    expect(await ask(`/in/${firstWilling.slug}`, { act: 'invite', note: '' })).toMatchObject({ to: '/login' })
  }
  expect((await admin.state()).invitations).toEqual([])
})

test('a session ends by signing out, by its age, and when the network says so [O-chan.2]', async () => {
  const { ask, signIn, admin } = await open()
  await signIn()
  expect(await ask('/sign-out')).toMatchObject({ status: 303, to: '/login' })
  expect(await ask('/')).toMatchObject({ to: '/login' })
  await signIn()
  await admin.advance(60 * DAY_MS - 1)
  expect((await ask('/')).status).toBe(200)
  await admin.advance(1)
  expect(await ask('/')).toMatchObject({ to: '/login' })
  await signIn()
  await admin.trouble({ kind: 'expired' })
  expect(await ask('/')).toMatchObject({ to: '/login' })
  await signIn()
  expect((await ask('/')).status).toBe(200)
})

test('search finds every word in name, headline, company or place, ten a page, whatever the accents', async () => {
  const { ask, signIn } = await open()
  await signIn()
  const found = async (query: string) => {
    const slugs: string[] = []
    for (let page = 1, more = true; more; page++) {
      const { text } = await ask(`/search?q=${encodeURIComponent(query)}&page=${page}`)
      const here = [...text.matchAll(/<a href="\/in\/([^"]+)"/g)].map((match) => match[1]!)
      more = text.includes('>Next page</a>')
      expect(more ? here.length : 10).toBe(10)
      slugs.push(...here)
    }
    return slugs
  }
  expect(await found('')).toEqual(people.map(({ slug }) => slug))
  const german = people.filter(({ location }) => location.includes('Germany')).map(({ slug }) => slug)
  expect(await found('GERMANY')).toEqual(german)
  const [one] = people.filter(({ name }) => /ü/.test(name))
  expect(await found(`${one!.name.replaceAll('ü', 'u').toUpperCase()} ${one!.company}`)).toContain(one!.slug)
  expect(await found('nobody-is-called-so')).toEqual([])
  expect((await ask('/search?q=%3Cscript%3E&page=zero')).text).toContain('value="&#60;script&#62;"')
})

test('an invitation is pending with exactly its note, can be withdrawn, and asked again', async () => {
  const { signIn, invite, relation, ask, admin } = await open()
  await signIn()
  const note = ' Hello "you" <b>&amp;\n\n  second line'
  expect(await invite(unwilling, note.replaceAll('\n', '\r\n'))).toMatchObject({ to: `/in/${unwilling.slug}` })
  expect(await relation(unwilling)).toBe('Invitation pending')
  expect((await ask(`/in/${unwilling.slug}`)).text).toContain(
    `aria-label="Your note" class="exact" dir="auto">${entity(note)}<`,
  )
  expect(await invite(unwilling, 'again')).toMatchObject({ status: 409 })
  expect(await ask(`/in/${unwilling.slug}`, { act: 'withdraw' })).toMatchObject({ to: `/in/${unwilling.slug}` })
  expect(await relation(unwilling)).toBe('Not connected')
  expect(await ask(`/in/${unwilling.slug}`, { act: 'withdraw' })).toMatchObject({ status: 409 })
  await invite(unwilling)
  expect((await admin.state()).invitations).toMatchObject([
    { slug: unwilling.slug, note, withdrawn_at: expect.any(String) },
    { slug: unwilling.slug, note: null, withdrawn_at: null },
  ])
})

test('a note of 200 characters goes out, one of 201 does not, nor one that no page can show', async () => {
  const { signIn, invite, admin } = await open()
  await signIn()
  expect(await invite(willing[1]!, 'x'.repeat(201))).toMatchObject({ status: 422 })
  expect(await invite(willing[1]!, 'a\u0000b')).toMatchObject({ status: 422 })
  expect((await admin.state()).invitations).toEqual([])
  expect((await invite(willing[1]!, 'é\n'.repeat(100))).status).toBe(303)
  expect((await admin.state()).invitations).toMatchObject([{ note: 'é\n'.repeat(100) }])
})

test('each accepts at the time that the seed says, and not a moment before', async () => {
  const { signIn, invite, relation, admin } = await open()
  await signIn()
  await invite(firstWilling)
  await admin.advance(acceptsAfterMs(SEED, firstWilling.slug, 0)! - 1)
  expect(await relation(firstWilling)).toBe('Invitation pending')
  await admin.advance(1)
  expect(await relation(firstWilling)).toBe('Connected')
  const { invitations, now } = await admin.state()
  expect(invitations).toMatchObject([{ slug: firstWilling.slug, accepted_at: now }])
})

test('a message goes only to people who are connected', async () => {
  const { signIn, invite, ask, connect, admin } = await open()
  await signIn()
  for (const prepare of [() => {}, () => invite(unwilling)]) {
    await prepare()
    expect((await ask(`/messages/${unwilling.slug}`)).text).not.toContain('<textarea')
    const refused = await ask(`/messages/${unwilling.slug}`, { text: 'hello' })
    expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('role="alert"') })
  }
  await connect(firstWilling)
  expect(await ask(`/messages/${firstWilling.slug}`, { text: 'hello' })).toMatchObject({ status: 303 })
  expect(await ask(`/messages/${firstWilling.slug}`, { text: ' \r\n ' })).toMatchObject({ status: 422 })
  expect(await ask(`/messages/${firstWilling.slug}`, { text: 'x'.repeat(8_001) })).toMatchObject({ status: 422 })
  expect((await admin.state()).messages).toMatchObject([{ slug: firstWilling.slug, text: 'hello' }])
})

test('the same message twice is there twice', async () => {
  const { signIn, ask, connect, admin } = await open()
  await signIn()
  await connect(firstWilling)
  for (let i = 0; i < 2; i++) await ask(`/messages/${firstWilling.slug}`, { text: 'once, please' })
  expect((await admin.state()).messages.map(({ text }) => text)).toEqual(['once, please', 'once, please'])
  expect((await ask(`/messages/${firstWilling.slug}`)).text.match(/once, please/g)).toHaveLength(2)
})

test('a reply arrives at its time, is counted as unread, and is read by opening the conversation', async () => {
  const { signIn, ask, connect, admin } = await open()
  await signIn()
  const person = willing.find((one) => replyOf(SEED, one, 1, []))!
  const reply = replyOf(SEED, person, 1, [])!
  await connect(person)
  await ask(`/messages/${person.slug}`, { text: 'Would you like to talk?' })
  await admin.advance(reply.afterMs - 1)
  expect((await admin.state()).replies).toEqual([])
  await admin.advance(1)
  expect((await admin.state()).replies).toMatchObject([{ slug: person.slug, text: reply.text }])
  expect((await ask('/messages')).text).toContain(`${entity(person.name)}</a> <span>1 unread</span>`)
  expect((await ask(`/messages/${person.slug}`)).text).toContain(entity(reply.text))
  expect((await ask('/messages')).text).toContain('<span>0 unread</span>')
})

test('two networks of one seed hear the same and answer the same at the same times', async () => {
  const live = async () => {
    const { signIn, invite, ask, admin } = await open()
    await signIn()
    for (const person of people.slice(0, 30)) await invite(person, `Hello ${person.name}`)
    await admin.advance(7 * DAY_MS)
    for (const { slug, accepted_at } of (await admin.state()).invitations)
      if (accepted_at) await ask(`/messages/${slug}`, { text: 'Thank you.' })
    await admin.advance(7 * DAY_MS)
    return admin.state()
  }
  const [first, second] = [await live(), await live()]
  expect(first.messages.length).toBeGreaterThan(5)
  expect(first.replies.length).toBeGreaterThan(5)
  expect(second).toEqual(first)
})

test('from four fifths of the weekly limit every profile warns; at the limit nothing more is sent', async () => {
  const { signIn, invite, ask, admin } = await open({ weeklyLimit: 5 })
  await signIn()
  const warned = async () =>
    (await ask(`/in/${people[20]!.slug}`)).text.includes(
      'role="alert" class="alert warning">You are approaching the weekly limit',
    )
  for (const person of people.slice(0, 3)) await invite(person)
  expect(await warned()).toBe(false)
  await invite(people[3]!)
  expect(await warned()).toBe(true)
  expect(await invite(people[4]!)).toMatchObject({ status: 303 })
  const refused = await invite(people[5]!)
  expect(refused.status).toBe(429)
  expect(refused.text).toContain('role="alert" class="alert bad">You have reached the weekly invitation limit')
  expect((await admin.state()).invitations).toHaveLength(5)
  await admin.advance(7 * DAY_MS)
  expect(await warned()).toBe(false)
  expect(await invite(people[5]!)).toMatchObject({ status: 303 })
})

test('the weekly limit is 200 where nobody says otherwise', async () => {
  const { admin } = await open()
  expect((await admin.state()).weekly).toEqual({ limit: 200, used: 0 })
})

test('a switched-on rate warning shows on profiles and keeps nobody from inviting', async () => {
  const { signIn, invite, ask, admin } = await open()
  await signIn()
  await admin.trouble({ kind: 'rate_warning' })
  expect((await ask(`/in/${people[0]!.slug}`)).text).toContain('You are approaching the weekly limit')
  expect((await invite(people[0]!)).status).toBe(303)
  await admin.trouble({ kind: 'none' })
  expect((await ask(`/in/${people[0]!.slug}`)).text).not.toContain('You are approaching')
})

test.for(['captcha', 'restricted'] as const)(
  'while there is a trouble (%s), no page shows and nothing is sent',
  async (kind) => {
    const { signIn, invite, ask, connect, admin } = await open()
    await signIn()
    await connect(firstWilling)
    await admin.trouble({ kind })
    const heading = { captcha: '<h1>Quick security check</h1>', restricted: '<h1>Your account is restricted</h1>' }[
      kind
    ]
    for (const path of ['/', '/search', `/in/${people[0]!.slug}`, '/messages'])
      expect(await ask(path)).toMatchObject({ status: 200, text: expect.stringContaining(heading) })
    expect((await invite(people[0]!)).text).toContain(heading)
    expect((await ask(`/messages/${firstWilling.slug}`, { text: 'hello' })).text).toContain(heading)
    expect(await admin.state()).toMatchObject({ invitations: [{ slug: firstWilling.slug }], messages: [] })
    await admin.trouble({ kind: 'none' })
    expect((await invite(people[0]!)).status).toBe(303)
  },
)

test('a security check is passed by a person who ticks the box, and leads back to where they were', async () => {
  const { signIn, ask, admin } = await open()
  await signIn()
  await admin.trouble({ kind: 'captcha' })
  expect((await ask('/search?q=a&page=2')).text).toContain('name="back" value="/search?q=a&#38;page=2"')
  await ask('/security-check', { back: '/messages' })
  expect((await admin.state()).trouble.page).toBe('captcha')
  expect(await ask('/security-check', { back: '//evil.example', person: 'yes' })).toMatchObject({ to: '/' })
  expect((await admin.state()).trouble.page).toBe(null)
  expect(await ask('/security-check', { back: '/messages', person: 'yes' })).toMatchObject({ to: '/messages' })
})

test('what is dropped was sent once; the sender hears nothing, and the next one is answered', async () => {
  const { signIn, invite, ask, connect, admin } = await open()
  await signIn()
  await admin.trouble({ kind: 'drop_after_send' })
  await expect(invite(unwilling, 'lost?')).rejects.toThrow()
  expect(await admin.state()).toMatchObject({
    invitations: [{ slug: unwilling.slug, note: 'lost?', dropped: true }],
    trouble: { drop_after_send: false },
  })
  await connect(firstWilling)
  await admin.trouble({ kind: 'drop_after_send' })
  expect((await ask(`/in/${unwilling.slug}`)).status).toBe(200)
  await expect(ask(`/messages/${firstWilling.slug}`, { text: 'first' })).rejects.toThrow()
  expect((await ask(`/messages/${firstWilling.slug}`, { text: 'second' })).status).toBe(303)
  expect((await admin.state()).messages).toMatchObject([
    { text: 'first', dropped: true },
    { text: 'second', dropped: false },
  ])
})

test('a slow network has done what was asked before it says so, and stops without waiting', async () => {
  const { network, signIn, invite, admin } = await open()
  await signIn()
  await admin.trouble({ kind: 'slow', ms: 60_000 })
  let answered = false
  const answer = invite(unwilling, 'slowly').then(
    () => (answered = true),
    () => {},
  )
  while ((await admin.state()).invitations.length === 0) await new Promise(setImmediate)
  expect(answered).toBe(false)
  await network.stop()
  await answer
})

test('hostile texts stand on the page as text, every one of them [O-chan.3]', async () => {
  const { signIn, ask } = await open()
  await signIn()
  for (const person of people.filter(({ hostile }) => hostile)) {
    const { text } = await ask(`/in/${person.slug}`)
    expect(text).toContain(
      `<section aria-label="Headline" class="exact" dir="auto">${entity(person.headline)}</section>`,
    )
    expect(text).toContain(`<section aria-label="About" class="exact" dir="auto">${entity(person.about)}</section>`)
    expect(text.match(/<(script|img|form|h1)\b/g)).toEqual(['<script', '<h1', '<form'])
  }
  expect((await ask('/')).text).toContain('Anna &#60;Tester&#62;')
  const policy = (await ask('/')).headers.get('content-security-policy')
  expect(policy).toMatch(/default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'/)
})

test('an unknown profile, conversation or page is not found', async () => {
  const { signIn, ask } = await open()
  await signIn()
  for (const path of [
    '/in/nobody',
    '/in/__proto__',
    '/messages/nobody',
    '/nothing',
    `/in/${'x'.repeat(300)}`,
    '/in/%zz',
  ])
    expect(await ask(path)).toMatchObject({ status: 404, text: expect.stringContaining('<h1>Page not found</h1>') })
  expect(await ask('/in/nobody', { act: 'invite' })).toMatchObject({ status: 404 })
})

test('a form without its act changes nothing, and what is no form is not read', async () => {
  const { network, signIn, ask, admin } = await open()
  await signIn()
  expect(await ask(`/in/${unwilling.slug}`, { note: 'x' })).toMatchObject({ status: 400 })
  const other = await fetch(`${network.url}/login`, {
    method: 'POST',
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  })
  expect(other.status).toBe(415)
  expect((await ask('/login', { email: 'x'.repeat(200_000) })).status).toBe(413)
  expect((await admin.state()).invitations).toEqual([])
})

test.for<Record<string, string>>([
  { origin: 'http://evil.example' },
  { origin: 'null' },
  { origin: 'http://127.0.0.1:1' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('a form of another site changes nothing: %o', async (headers) => {
  const { signIn, ask, admin } = await open()
  await signIn()
  expect(await ask(`/in/${unwilling.slug}`, { act: 'invite' }, headers)).toMatchObject({ status: 403 })
  expect(await ask('/sign-out', undefined, headers)).toMatchObject({ status: 403 })
  expect((await ask('/')).status).toBe(200)
  expect((await admin.state()).invitations).toEqual([])
})

/** A request with any headers at all, answered by its status. */
function sendRequest(port: number, path: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode!))
    })
    asked.on('error', reject).end()
  })
}

test('only its own local names reach the site', async () => {
  const { network } = await open()
  for (const host of [`127.0.0.1:${network.port}`, `localhost:${network.port}`])
    expect(await sendRequest(network.port, '/login', { host })).toBe(200)
  for (const host of ['127.0.0.1', 'localhost:1', `evil.example:${network.port}`, `x.localhost:${network.port}`])
    for (const path of ['/login', '/admin/state', '/nothing'])
      expect(await sendRequest(network.port, path, { host, authorization: `Bearer ${network.adminToken}` })).toBe(421)
})

test('the admin interface opens with its token alone, and to no page', async () => {
  const { network, dataDir } = await open()
  const host = `127.0.0.1:${network.port}`
  const authorization = `Bearer ${network.adminToken}`
  for (const path of ['/admin/state', '/%61dmin/state']) {
    expect(await sendRequest(network.port, path, { host, authorization })).toBe(200)
    expect(await sendRequest(network.port, path, { host })).toBe(401)
    expect(await sendRequest(network.port, path, { host, authorization: `${authorization}x` })).toBe(401)
    expect(await sendRequest(network.port, path, { host, authorization, origin: network.url })).toBe(403)
  }
  expect(statSync(join(dataDir, 'admin-token')).mode & 0o777).toBe(0o600)
})

test.for([
  ['advance', { ms: -1 }],
  ['advance', { ms: 1.5 }],
  ['advance', { ms: 1e15 }],
  ['advance', { ms: 1, more: true }],
  ['advance', []],
  ['trouble', { kind: 'earthquake' }],
  ['trouble', { kind: 'slow' }],
  ['trouble', { kind: 'slow', ms: 600_000 }],
  ['trouble', {}],
] as const)('the admin interface refuses %s %o and changes nothing', async ([path, body]) => {
  const { network, admin } = await open()
  const before = await admin.state()
  const answer = await fetch(`${network.url}/admin/${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${network.adminToken}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.status).toBe(422)
  expect(await answer.json()).toMatchObject({ code: expect.any(String), message: expect.any(String) })
  expect(await admin.state()).toEqual(before)
})

test('an account that nobody named is made, kept in a private file, and works', async () => {
  const dataDir = folder()
  const { ask } = await open({ dataDir, account: undefined })
  const made = JSON.parse(readFileSync(join(dataDir, 'account.json'), 'utf8'))
  expect(statSync(join(dataDir, 'account.json')).mode & 0o777).toBe(0o600)
  expect(await ask('/login', { email: made.email, password: made.password })).toMatchObject({ status: 303, to: '/' })
})

test.for([
  { people: 0 },
  { people: 5_001 },
  { seed: 0.5 },
  { weeklyLimit: 0 },
  { account: { ...account, password: '' } },
])('a network with %o is refused with a next step, and its folder is free again', async (options) => {
  const dataDir = folder()
  await expect(startNetwork({ dataDir, ...options })).rejects.toMatchObject({
    code: expect.stringMatching(/^demo\.bad_/),
    next: expect.stringMatching(/\w/),
  })
  await (await startNetwork({ dataDir })).stop()
})
