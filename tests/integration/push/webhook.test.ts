import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createWebhook } from '#host/webhook.ts'
import type { WebhookChoice } from '#host/webhook-choice.ts'
import { signatureOf } from '#integrations/push/webhook.ts'
import { systemClock } from '#system/clock.ts'
import { type Fixture, openFixture } from '../../support/fixture.ts'
import { CERTIFICATE, openHook } from './hook-server.ts'

const KEY = 'a secret of the two of us'
const MINUTE_MS = 60_000

const trusted = getCACertificates('default')
beforeAll(() => setDefaultCACertificates([...trusted, readFileSync(CERTIFICATE, 'utf8')]))
afterAll(() => setDefaultCACertificates(trusted))

/** A world in which time leaps, and what tells of its approvals. */
async function openInstallation() {
  let leaptMs = 0
  const clock = { ...systemClock, nowMs: () => systemClock.nowMs() + leaptMs }
  const hooks: Array<ReturnType<typeof createWebhook>> = []
  // As the service does it: the notice of the controller is what makes it look.
  const notify = (notice: Parameters<(typeof hooks)[number]['notify']>[0]) => {
    for (const hook of hooks) hook.notify(notice)
  }
  const fixture = await openFixture({ clock, notifier: { notify } })
  const log: string[] = []
  function begin(choice: WebhookChoice, secret: string | null = KEY) {
    const hook = createWebhook(choice, { secret: async () => secret, log: (line) => log.push(line) })
    hooks.push(hook)
    hook.start(fixture.lw)
    onTestFinished(() => hook.stop())
    return hook
  }
  const look = () => notify({ workspaceId: '', kind: 'approval', text: '' })
  return { fixture, log, begin, look, leap: (ms: number) => (leaptMs += ms) }
}

/** Until the letters wait to be posted. */
async function letterWaits(fixture: Fixture, keys: string[]): Promise<string> {
  const workspace = await fixture.letters(keys)
  await fixture.lw.drive(workspace)
  return workspace
}

const attempts = (fixture: Fixture) =>
  fixture.rows<{ attempts: number; told: boolean }>(
    'select attempts, delivered_at is not null as told from dispatch.webhook_deliveries',
  )

test('an approval that waits is told once: signed, with where it is and how many there are, and nothing of what it says [D-tell.2, K-grant.14]', async () => {
  const { fixture, log, begin } = await openInstallation()
  const hook = await openHook(() => ({ status: 204 }))
  begin(hook.address)
  const workspace = await letterWaits(fixture, ['one'])
  await expect.poll(() => attempts(fixture)).toEqual([{ attempts: 1, told: true }])
  const [approval] = (await fixture.lw.store.load(workspace))?.approvals ?? []
  expect(hook.taken).toHaveLength(1)
  const { path, headers, body } = hook.taken[0]!
  expect(path).toBe('/hook?to=desk')
  expect(JSON.parse(body)).toEqual({
    kind: 'approval.waiting',
    workspace,
    lane: approval?.lane_id,
    approval: approval?.approval_id,
    count: 1,
    at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })
  expect(headers).toMatchObject({ 'content-type': 'application/json', host: `localhost:${hook.port}` })
  const timestamp = String(headers['lanewright-timestamp'])
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(120)
  expect(headers['lanewright-signature']).toBe(`sha256=${signatureOf(KEY, timestamp, body)}`)
  expect(signatureOf(KEY, timestamp, `${body} `)).not.toBe(signatureOf(KEY, timestamp, body))
  expect(JSON.stringify(hook.taken)).not.toContain(KEY)
  expect(log).toEqual([])
})

test('who comes after a restart, or works beside, tells nothing twice', async () => {
  const { fixture, begin, look, leap } = await openInstallation()
  const hook = await openHook(() => ({ status: 200 }))
  const [first] = [begin(hook.address), begin(hook.address), begin(hook.address)]
  await letterWaits(fixture, ['one'])
  await expect.poll(() => attempts(fixture)).toEqual([{ attempts: 1, told: true }])
  await first.stop()
  begin(hook.address)
  leap(60 * MINUTE_MS)
  // A second one is news; that the first still waits is in its number.
  await letterWaits(fixture, ['two'])
  await expect.poll(() => hook.taken.length).toBe(2)
  look()
  await expect.poll(async () => (await attempts(fixture)).every(({ told: result }) => result)).toBe(true)
  expect(hook.taken).toHaveLength(2)
})

test('what was not taken is tried again, later and later, over a restart, and not once somebody decided', async () => {
  const { fixture, log, begin, look, leap } = await openInstallation()
  const hook = await openHook((nth) => ({ status: nth === 1 ? 500 : 302, location: 'https://localhost:1/elsewhere' }))
  const first = begin(hook.address)
  const workspace = await letterWaits(fixture, ['one'])
  await expect.poll(() => log).toEqual(['webhook: it answered 500; it is tried again'])
  look()
  leap(29_000)
  await first.stop()
  begin(hook.address)
  // Too early: it looked, and there was nothing to do.
  await expect.poll(() => attempts(fixture)).toEqual([{ attempts: 1, told: false }])
  leap(2000)
  look()
  // A redirect is an answer like any other, and nobody goes there.
  await expect.poll(() => log.at(-1)).toBe('webhook: it answered 302; it is tried again')
  expect(await attempts(fixture)).toEqual([{ attempts: 2, told: false }])
  leap(30_000)
  look()
  expect(hook.taken).toHaveLength(2)

  expect(await fixture.grantAll(workspace)).toBe(1)
  await fixture.lw.drive(workspace)
  leap(24 * 60 * MINUTE_MS)
  look()
  await expect.poll(() => attempts(fixture)).toEqual([])
  expect(hook.taken).toHaveLength(2)
})

test('after ten attempts it is given up', async () => {
  const { fixture, log, begin, look, leap } = await openInstallation()
  const hook = await openHook(() => ({ status: 503 }))
  begin(hook.address)
  await letterWaits(fixture, ['one'])
  for (let n = 1; n <= 10; n++) {
    await expect.poll(() => log.length).toBe(n)
    leap(61 * MINUTE_MS)
    look()
  }
  expect(log.at(-1)).toBe('webhook: it answered 503; it is given up')
  leap(60 * MINUTE_MS)
  look()
  await expect.poll(() => attempts(fixture)).toEqual([{ attempts: 10, told: false }])
  expect(hook.taken).toHaveLength(10)
})

test('a private address, also behind a name, is not spoken to unless it is listed; without its secret nothing leaves', async () => {
  const { fixture, log, begin } = await openInstallation()
  const hook = await openHook(() => ({ status: 200 }))
  const elsewhere = [`127.0.0.1:${hook.port + 1}`]
  const refused = /^webhook: its address cannot be found, or is a private one that is not allowed/
  const attempts: Array<[WebhookChoice, string | null, RegExp]> = [
    [{ ...hook.address, allow: [] }, KEY, refused],
    [{ ...hook.address, allow: elsewhere }, KEY, refused],
    [{ ...hook.address, url: `https://127.0.0.1:${hook.port}/`, allow: [] }, KEY, refused],
    [{ ...hook.address, url: `https://[::ffff:127.0.0.1]:${hook.port}/`, allow: [] }, KEY, refused],
    [{ ...hook.address, url: 'https://169.254.169.254/latest', allow: [] }, KEY, refused],
    [hook.address, null, /^webhook: the secret WEBHOOK_KEY cannot be read/],
    // The certificate is not that of a number.
    [{ ...hook.address, url: `https://127.0.0.1:${hook.port}/` }, KEY, /^webhook: no answer \(/],
  ]
  for (const [i, [choice, secret, result]] of attempts.entries()) {
    const one = begin(choice, secret)
    await letterWaits(fixture, [`letter-${i}`])
    await expect.poll(() => log.at(-1)).toMatch(result)
    await one.stop()
    log.length = 0
  }
  expect(hook.taken).toEqual([])
})

test('one that never answers holds up nobody: the controller goes on, and the end comes at once', async () => {
  const { fixture, begin } = await openInstallation()
  const hook = await openHook(() => 'silence')
  const one = begin(hook.address)
  const workspace = await letterWaits(fixture, ['one'])
  await expect.poll(() => hook.taken.length).toBe(1)
  expect(await fixture.finish(workspace)).toBe('completed')
  const before = Date.now()
  await one.stop()
  expect(Date.now() - before).toBeLessThan(5000)
})
