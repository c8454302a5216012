import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { defaultJournal } from '#adapters/journal/folder.ts'
import { readAddress } from '#adapters/postgres/address.ts'
import type { Installation } from '#apps/installation.ts'
import { modelFrom } from '#apps/model-choice.ts'
import { speechFrom } from '#apps/speech-choice.ts'
import { webhookFrom } from '#apps/webhook-choice.ts'
import { Failure } from '#contracts/refusal.ts'

/** What every command knows: where the product stands, and how to answer. */
export interface Settings extends Installation {
  json: boolean
  /** Where a shared server is reached. */
  origin?: string
}

export function settingsFrom(
  options: { data?: string; journal?: string; json?: boolean; pack?: string[] },
  environment: NodeJS.ProcessEnv,
): Settings {
  const databaseUrl = environment.DATABASE_URL
  const dataDir = resolve(options.data ?? (environment.LANEWRIGHT_DATA || '.lanewright'))
  const journal = options.journal ?? environment.LANEWRIGHT_JOURNAL
  const model = modelFrom(environment)
  const speech = speechFrom(environment)
  const webhook = webhookFrom(environment)
  const identityFile = environment.LANEWRIGHT_IDENTITY_FILE
  const browserUrl = environment.LANEWRIGHT_BROWSER_URL
  const idle = environment.LANEWRIGHT_IDLE_MINUTES
  const origin = environment.LANEWRIGHT_ORIGIN
  return {
    dataDir,
    ...(model ? { model } : {}),
    ...(speech ? { speech } : {}),
    ...(webhook ? { webhook } : {}),
    journalDir: journal ? resolve(journal) : defaultJournal(dataDir),
    json: options.json ?? false,
    packFiles: options.pack ?? [],
    ...(identityFile ? { identityFile } : {}),
    ...(browserUrl ? { browserUrl } : {}),
    ...(idle ? { idleMs: minutes(idle) } : {}),
    ...(origin ? { origin } : {}),
    ...(databaseUrl ? { databaseUrl: checkedUrl(databaseUrl) } : {}),
  }
}

function minutes(text: string): number {
  const n = /^\d{1,4}$/.test(text) ? Number(text) : 0
  if (n >= 1 && n <= 240) return n * 60_000
  const message = 'LANEWRIGHT_IDLE_MINUTES is no whole number from 1 to 240'
  throw new Failure('presence.bad_limit', message, 'Correct it, or unset it for 10 minutes.')
}

/** Refused before anything is made. */
function checkedUrl(text: string): string {
  readAddress(text)
  return text
}

/** Who decides, unless said otherwise: the person whose session this is. */
export function osUser(): string {
  try {
    return userInfo().username
  } catch {
    return 'unknown'
  }
}
