import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, test } from 'vitest'
import { CHANNELS } from '#apps/outreach/contracts.ts'
import { CHANNEL_LIMITS } from '#apps/outreach/domain/decide/channels.ts'
import { demoPages } from '#integrations/browser/channels/demo.ts'
import { linkedinPages } from '#integrations/browser/channels/linkedin.ts'

const source = join(import.meta.dirname, '..', '..', '..', 'src', 'integrations', 'browser')
const known = { demo: demoPages('http://127.0.0.1:4000'), linkedin: linkedinPages }
const read = (path: string) => readFileSync(path, 'utf8')

test('every channel has the limits that its drafts are checked by [O-chan.10]', () => {
  expect(Object.keys(known).sort()).toEqual([...CHANNELS].sort())
  for (const name of CHANNELS) {
    expect(known[name].name).toBe(name)
    expect(known[name].limits).toEqual(CHANNEL_LIMITS[name])
  }
})

test('where people are, a person signs in by hand: there is no form to be filled in [O-chan.6]', () => {
  expect(known.linkedin).not.toHaveProperty('signIn')
  expect(known.linkedin.paths).not.toHaveProperty('signIn')
  expect([known.linkedin.isDemo, known.demo.isDemo]).toEqual([false, true])
})

test('what the pages of a network are known by is data in one file, and no word of it stands elsewhere [O-chan.7]', () => {
  // A function would not survive this.
  for (const pages of Object.values(known)) expect(structuredClone(pages)).toEqual(pages)
  const others = globSync('**/*.ts', { cwd: source }).filter((file) => !file.startsWith('channels'))
  expect(others.length).toBeGreaterThan(10)
  for (const file of others) expect(read(join(source, file)), file).not.toMatch(/linkedin|msg-s-|Send invitation/i)
})

test('nothing hides what the browser is: no agent string, no flag and no script that would [O-chan.8]', () => {
  for (const file of globSync('**/*.ts', { cwd: source }))
    expect(read(join(source, file)), file).not.toMatch(
      /userAgent:|setUserAgent|user-agent=|AutomationControlled|navigator\.webdriver|ignoreDefaultArgs|addInitScript|stealth|fingerprint/i,
    )
})

test('each channel with nobody real at its other end runs the shared suite [O-chan.9]', () => {
  const files = globSync('channels/*.ts', { cwd: source }).map((file) => basename(file, '.ts'))
  expect(files.sort()).toEqual(Object.keys(known).sort())
  for (const [name, { isDemo: demo }] of Object.entries(known))
    if (demo)
      expect(read(join(import.meta.dirname, `${name}-channel.test.ts`))).toMatch(
        new RegExp(`channelSuite\\('${name}', `),
      )
})
