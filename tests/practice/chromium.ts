import { execFileSync } from 'node:child_process'
import { type Browser, chromium } from 'playwright-core'

/** Where this machine has its Chromium or Chrome. */
export function findChromium(): string {
  for (const name of ['chromium', 'chromium-browser', 'google-chrome']) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not under this name.
    }
  }
  throw new Error('There is no Chromium on this machine. Install the package chromium.')
}

/** A real browser without a window. Its own sandbox cannot be had for root, as tests in containers run. */
export function launchChromium(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({ executablePath: findChromium(), args: isRoot ? ['--no-sandbox'] : [] })
}
