import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test, vi } from 'vitest'
import { appBrowser, openWindow, waysToShow } from '#host/cli/open-window.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

const LINK = `http://localhost:4380/?token=${'t'.repeat(43)}`
const SOON = { timeout: 30_000 }

/** A program that notes what it was called with, and ends like this. */
function program(folder: string, name: string, code: number): string[] {
  const path = join(folder, name)
  writeFileSync(path, `#!/bin/sh\necho "$@" > ${join(folder, `${name}.told`)}\nexit ${code}\n`)
  chmodSync(path, 0o755)
  return [path]
}

test('a window of its own where there is a Chromium, else what the person prefers, on every platform [D-open.1]', () => {
  const at = (platform: NodeJS.Platform, browser: string | null) => waysToShow('/run/open.html', platform, browser)
  const app = ['/usr/bin/chromium', `--app=${pathToFileURL('/run/open.html').href}`]
  expect(at('linux', '/usr/bin/chromium')).toEqual([app, ['xdg-open', '/run/open.html']])
  expect(at('darwin', null)).toEqual([['open', '/run/open.html']])
  expect(at('win32', null)).toEqual([['rundll32', 'url.dll,FileProtocolHandler', '/run/open.html']])
  expect(appBrowser(() => '/usr/bin/chromium')).toBe('/usr/bin/chromium')
  expect(appBrowser(() => '/snap/bin/chromium')).toBeNull()
  const none = () => {
    throw new Failure('browser.missing', 'none', 'Install one.')
  }
  expect(appBrowser(none)).toBeNull()
})

test('what opens is told of a private file and not of the token; who fails makes room for the next, and the file goes with the server [D-open.1]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lw-window-'))
  mkdirSync(join(folder, 'run'))
  let file = ''
  const forget = await openWindow(folder, LINK, process.env, (made) => {
    file = made
    return [
      ['/no/such/program', made],
      [...program(folder, 'fails', 1), made],
      [...program(folder, 'shows', 0), made],
      [...program(folder, 'never', 0), made],
    ]
  })
  const result = (name: string) => join(folder, `${name}.told`)
  await vi.waitUntil(() => existsSync(result('shows')) && readFileSync(result('shows'), 'utf8') !== '', SOON)
  expect(readFileSync(result('fails'), 'utf8').trim()).toBe(file)
  expect(readFileSync(result('shows'), 'utf8').trim()).toBe(file)
  expect(existsSync(result('never'))).toBe(false)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readFileSync(file, 'utf8')).toContain(LINK)
  await forget()
  expect(existsSync(file)).toBe(false)
})
