import { type Browser, chromium } from 'playwright-core'
import { findChromium } from '#integrations/browser/executable.ts'

/** A real browser without a window. Its own sandbox cannot be had for root, as tests in containers run. */
export function launchChromium(args: string[] = []): Promise<Browser> {
  const isRoot = process.getuid?.() === 0
  return chromium.launch({ executablePath: findChromium(), args: isRoot ? ['--no-sandbox', ...args] : args })
}
