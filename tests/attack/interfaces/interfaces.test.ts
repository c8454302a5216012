import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { attackFromPages, lootProblems } from './attacker-page.ts'
import { fill, type Installation, install } from './installation.ts'
import { leaksIn } from './leakage.ts'
import { attackInstallation, otherUser, problemsOf } from './other-user.ts'
import { requestEach } from './web-site.ts'

const folder = mkdtempSync(join(tmpdir(), 'lw-gates-'))
const log = () => {}
// Nothing is timed: a limit only ends what hangs.
const limit = { timeout: 400_000 }
let at: Installation
let samples: Record<string, string>

beforeAll(async () => {
  await import('../../../scripts/desk.ts')
  at = await install(join(folder, 'data'))
  samples = await fill(at)
})

afterAll(async () => {
  await at?.stop()
  await rm(folder, { recursive: true, force: true })
})

test(
  'every way to knock, dealt out over all routes of the OpenAPI document, is refused and changes nothing [TR-gates.1]',
  limit,
  async () => {
    const { tried, breaches } = await requestEach(at, samples, true, log)
    expect(breaches).toEqual([])
    expect(tried).toBeGreaterThan(3000)
  },
)

test(
  'pages of other sites in the real browser of somebody who is signed in read nothing and change nothing; our own page does both [TR-gates.2]',
  limit,
  async () => {
    const { tried, breaches } = await attackFromPages(at, samples, true, log)
    expect(breaches).toEqual([])
    expect(tried).toBeGreaterThan(150)
    const loot = {
      picture: 'loaded',
      frame: 'blocked',
      'fetch cors /': '200 {}',
      'fetch no-cors /': 'opaque:',
      socket: 'open',
    }
    expect(lootProblems('x', loot)).toHaveLength(3)
  },
)

test(
  'another user of the machine reads, changes and ends nothing of ours, and finds no secret in what everybody may see [TR-gates.3]',
  limit,
  async () => {
    const { tried, breaches } = await attackInstallation(at, otherUser(), folder, true, log)
    expect(breaches).toEqual([])
    expect(tried).toBeGreaterThan(300)
    const words = { what: 'words of 7', got: 'server\0--token=s3cret' }
    expect(problemsOf([words, { what: 'read x', got: null }, { what: 'list y', got: 'z' }], ['s3cret'])).toHaveLength(2)
    expect(problemsOf([words], ['other'])).toEqual([])
  },
)

test('a leak that was planted is found wherever it stands, and a sink without a word was not looked through [TR-gates.4]', () => {
  const planted = { KEY: 'cnry-key-0123456789abcdef' }
  const sinks = {
    clean: 'nothing',
    empty: '',
    plain: `a ${planted.KEY}`,
    packed: Buffer.from(planted.KEY).toString('base64'),
  }
  expect(leaksIn(sinks, planted)).toEqual([
    'nothing to look at in empty',
    'KEY stands in plain',
    'KEY stands in packed',
  ])
})
