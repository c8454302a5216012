import { expect, test } from 'vitest'
import { findChromium, type Machine } from './executable.ts'

const machine = (there: string[], more: Partial<Machine> = {}): Machine => ({
  env: { PATH: '/usr/local/bin:/usr/bin' },
  platform: 'linux',
  runnable: (path) => there.includes(path),
  ...more,
})

test('the browser that was named is taken', () => {
  const env = { LANEWRIGHT_CHROMIUM: '/opt/mine', PATH: '/usr/bin' }
  expect(findChromium(machine(['/opt/mine', '/usr/bin/chromium'], { env }))).toBe('/opt/mine')
})

test('a named browser that is not there is not replaced by another', () => {
  const env = { LANEWRIGHT_CHROMIUM: '/opt/mine', PATH: '/usr/bin' }
  expect(() => findChromium(machine(['/usr/bin/chromium'], { env }))).toThrow(
    expect.objectContaining({ code: 'browser.missing' }),
  )
})

test('the path is looked through, then the usual places', () => {
  expect(findChromium(machine(['/usr/bin/google-chrome', '/snap/bin/chromium']))).toBe('/usr/bin/google-chrome')
  expect(findChromium(machine(['/snap/bin/chromium']))).toBe('/snap/bin/chromium')
  const mac = '/Applications/Chromium.app/Contents/MacOS/Chromium'
  expect(findChromium(machine([mac], { platform: 'darwin', env: {} }))).toBe(mac)
  const edge = 'C:\\Program Files\\Microsoft\\Edge\\Application\\msedge.exe'
  const windows = { platform: 'win32', env: { PROGRAMFILES: 'C:\\Program Files' } } as const
  expect(findChromium(machine([edge], windows))).toBe(edge)
})

test('where there is none, the next step is said', () => {
  expect(() => findChromium(machine([]))).toThrow(
    expect.objectContaining({ code: 'browser.missing', next: expect.stringContaining('LANEWRIGHT_CHROMIUM') }),
  )
})
