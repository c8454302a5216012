import { mkdtempSync, readFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { type OpenOutreachServices, openOutreachServices } from '#apps/outreach/services/outreach-services.ts'
import { networkAdmin } from '#demo/network/admin-client.ts'
import { peopleOf } from '#demo/network/people.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import { needChromium } from '../../support/chromium.ts'

const never = new AbortController().signal
const PEOPLE = { people: 20, seed: 3 }
const dataDir = mkdtempSync(join(tmpdir(), 'lanewright-site-'))
const open = (more: Partial<Parameters<typeof openOutreachServices>[0]> = {}) =>
  openOutreachServices({ dataDir, accounts: new Map(), log: () => {}, demo: PEOPLE, ...more })
let outreach: OpenOutreachServices

needChromium(async () => {
  outreach = open()
})
afterAll(async () => {
  await outreach?.close()
  await rm(dataDir, { recursive: true, force: true })
})

const isThere = async (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  )

test('the practice network starts by itself, in a process of its own, and its account is signed in [O-chan.4]', async () => {
  expect(outreach.hostsOf('demo')).toEqual([])
  const channel = await outreach.channel('demo')
  expect(await channel.account(never)).toEqual({ outcome: 'done', value: 'Robin Practice' })
  const { url } = await outreach.demo()
  expect(outreach.hostsOf('demo')).toEqual([new URL(url).host])
  expect(outreach.hostsOf('linkedin')).toContain('www.linkedin.com')
})

test('its pages are shown, those of other hosts are not [O-10.2, O-10.7]', async () => {
  const { url } = await outreach.demo()
  const [person] = peopleOf(PEOPLE.seed, PEOPLE.people)
  const page = await outreach.browser('demo')
  expect(await page.navigate(`${url}/in/${person?.slug}`, never)).toMatchObject({
    outcome: 'done',
    observation: { untrusted: true, text: expect.stringContaining(person?.name ?? '') },
  })
  expect(await page.navigate('http://127.0.0.1:1/', never)).toMatchObject({ error: { code: 'browser.host_refused' } })
})

test('a session that ended is told once; the next call signs in again', async () => {
  const { url, adminTokenFile } = await outreach.demo()
  const admin = networkAdmin({ url, adminToken: readFileSync(adminTokenFile, 'utf8').trim() })
  const channel = await outreach.channel('demo')
  await admin.trouble({ kind: 'expired' })
  expect(await channel.account(never)).toMatchObject({ outcome: 'not_done', trouble: 'signed_out' })
  expect(await channel.account(never)).toEqual({ outcome: 'done', value: 'Robin Practice' })
})

test('a campaign sends through it when somebody is present, and nothing before', { timeout: 120_000 }, async () => {
  const { url, adminTokenFile } = await outreach.demo()
  const admin = networkAdmin({ url, adminToken: readFileSync(adminTokenFile, 'utf8').trim() })
  const { channel, browser, hostsOf, governorOf } = outreach
  const fixture = await openCampaignFixture({
    base: url,
    present: undefined,
    leads: peopleOf(PEOPLE.seed, PEOPLE.people),
    goal: { contacts: 1, account: 'Robin Practice' },
    site: { channel, browser, hostsOf, governorOf },
  })
  for (let round = 0; round < 5; round++) {
    await fixture.lw.drive(fixture.campaign)
    await fixture.grantAll()
  }
  expect(await fixture.steps()).toEqual(['refused.presence.absent'])
  expect((await admin.state()).invitations).toEqual([])
  await fixture.lw.presence.here(fixture.campaign, 'anna')
  expect(await fixture.steps()).toContain('effect.verified')
  expect((await admin.state()).invitations).toHaveLength(1)
})

test('after closing nothing runs any more, and the address is the same the next time', async () => {
  const { url } = await outreach.demo()
  const channel = await outreach.channel('demo')
  await outreach.close()
  expect(await isThere(url)).toBe(false)
  expect(await channel.account(never)).toMatchObject({ error: { code: 'channel.unavailable' } })
  const again = open()
  onTestFinished(() => again.close())
  expect(again.hostsOf('demo')).toEqual([new URL(url).host])
  expect((await again.demo()).url).toBe(url)
})

test('a port of our own server is never opened, whatever a network says', async () => {
  const port = Number(readFileSync(join(dataDir, 'demo-network', 'port'), 'utf8'))
  const mistaken = open({ ownPorts: async () => [port] })
  onTestFinished(() => mistaken.close())
  expect(await (await mistaken.channel('demo')).account(never)).toMatchObject({
    outcome: 'not_done',
    error: { code: 'channel.unavailable', message: expect.stringContaining('does not go to 127.0.0.1') },
  })
})

test('a port that somebody took meanwhile is said, with what to do', async () => {
  const port = Number(readFileSync(join(dataDir, 'demo-network', 'port'), 'utf8'))
  const thief = createServer()
  await new Promise<void>((done) => thief.listen(port, '127.0.0.1', done))
  onTestFinished(() => void thief.close())
  const blocked = open()
  onTestFinished(() => blocked.close())
  const channel = await blocked.channel('demo')
  expect(await channel.account(never)).toMatchObject({
    outcome: 'not_done',
    trouble: 'unavailable',
    error: { code: 'channel.unavailable', message: expect.stringContaining(`port ${port}`) },
  })
})

test('without a Chromium the answer is a refusal that says what to install', async () => {
  const before = process.env.LANEWRIGHT_CHROMIUM
  process.env.LANEWRIGHT_CHROMIUM = join(dataDir, 'no-such-program')
  onTestFinished(() => {
    if (before === undefined) delete process.env.LANEWRIGHT_CHROMIUM
    else process.env.LANEWRIGHT_CHROMIUM = before
  })
  const bare = open()
  onTestFinished(() => bare.close())
  for (const name of ['demo', 'linkedin'] as const)
    expect(await (await bare.browser(name)).navigate('https://www.linkedin.com/', never)).toMatchObject({
      outcome: 'not_done',
      error: { code: 'channel.unavailable', next: expect.stringContaining('Install Chromium') },
    })
})
