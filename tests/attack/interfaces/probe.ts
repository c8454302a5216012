import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'

/** What a page is told to try. */
export interface SampleTask {
  /** The origin that it is after. */
  base: string
  reads: string[]
  /** With a body that would be taken from one who may. */
  writes: Array<[path: string, body: string]>
  /** The address of the page's own server, which sends whoever asks on to the one that it is after. */
  bounce: string
}

/** By the name of what was tried: what the page got of it, or `nothing`. */
export type Loot = Record<string, string>

/** Answers of which a page learns nothing but that they came. */
export const BLIND = /^(nothing|opaque:|opaqueredirect:|sent|blocked)$/

const program = readFileSync(join(import.meta.dirname, 'probe.js'), 'utf8')

/** Everything that a page may try, tried in this one. */
export function probeIn(page: Page, sampleTask: SampleTask): Promise<Loot> {
  return page.evaluate(`${program}\nprobe(${JSON.stringify(sampleTask)})`)
}
