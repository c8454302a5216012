import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { defaultJournal } from '#adapters/journal/folder.ts'
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

/** The address holds a password: what is wrong is said without repeating it. */
export function checkedUrl(text: string): string {
  const next = 'Write it as postgres://USER:PASSWORD@HOST:PORT/DATABASE, or unset DATABASE_URL for the embedded one.'
  let url: URL
  try {
    url = new URL(text)
  } catch {
    throw new Failure('database.bad_url', 'DATABASE_URL is no address', next)
  }
  if (url.protocol !== 'postgres:' && url.protocol !== 'postgresql:')
    throw new Failure('database.bad_url', `DATABASE_URL begins with ${url.protocol}, not postgres:`, next)
  if (url.hostname === '' && !url.searchParams.has('host'))
    throw new Failure('database.bad_url', 'DATABASE_URL names no host', next)
  if (url.pathname.length < 2) throw new Failure('database.bad_url', 'DATABASE_URL names no database', next)
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
