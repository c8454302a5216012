import { beforeAll, beforeEach } from 'vitest'
import { findChromium } from '#integrations/browser/executable.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

/** Why there is no browser here; null when there is one. */
function lack(): string | null {
  try {
    findChromium()
    return null
  } catch (error) {
    if (error instanceof Failure) return error.message
    throw error
  }
}

const lacking = lack()

/** Where there is no browser, what needs one is skipped, and the reason is said. */
export function needChromium(prepare: () => Promise<void>): void {
  beforeAll(async () => {
    if (lacking === null) await prepare()
  })
  beforeEach((context) => {
    if (lacking !== null) context.skip(lacking)
  })
}
