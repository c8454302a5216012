import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OpenedBrowser, openBrowser } from '#integrations/browser/browser.ts'
import type { BrowserResult, Observation } from '#kernel/ports/browser.ts'

/** An own profile in a folder that goes away with the browser. */
export async function openTestBrowser(rules: {
  hosts: string[]
  ownPorts?: number[]
  timeoutMs?: number
}): Promise<OpenedBrowser> {
  const profileDir = mkdtempSync(join(tmpdir(), 'lanewright-profile-'))
  const browser = await openBrowser({ ...rules, profileDir, headless: true })
  return {
    ...browser,
    async close() {
      await browser.close()
      await rm(profileDir, { recursive: true, force: true })
    },
  }
}

export const never = new AbortController().signal

export function seen(result: BrowserResult): Observation {
  if (result.outcome !== 'done') throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.observation
}

export const codeOf = (result: BrowserResult) => (result.outcome === 'not_done' ? result.error.code : 'done')
