import { userInfo } from 'node:os'
import { resolve } from 'node:path'
import { Failure } from '#kernel/contracts/refusal.ts'
import { readAddress } from '#storage/address.ts'
import { defaultJournal } from '#storage/journal/folder.ts'
import type { NewJournal } from '#storage/journal/open.ts'
import type { Installation } from '../installation.ts'
import { modelFrom } from '../model-choice.ts'
import { speechFrom } from '../speech-choice.ts'
import { webhookFrom } from '../webhook-choice.ts'

/** What every command knows: where the product stands, and how to answer. */
export interface Settings extends Installation {
  json: boolean
  /** Where a shared server is reached. */
  origin?: string
  /** Said with --new-journal: a journal may begin here although the database has a history. */
  newJournal?: NewJournal
}

export function settingsFrom(
  options: { data?: string; journal?: string; newJournal?: string; json?: boolean; app?: string[] },
  environment: NodeJS.ProcessEnv,
  cwd = '.',
): Settings {
  const at = (path: string) => resolve(cwd, path)
  const withKey = <C extends { keyFile?: string }>(choice: C): C =>
    choice.keyFile ? { ...choice, keyFile: at(choice.keyFile) } : choice
  const databaseUrl = environment.DATABASE_URL
  const dataDir = at(options.data ?? (environment.LANEWRIGHT_DATA || '.lanewright'))
  const journal = options.journal ?? environment.LANEWRIGHT_JOURNAL
  const newJournal = options.newJournal ?? environment.LANEWRIGHT_NEW_JOURNAL
  const model = modelFrom(environment)
  const speech = speechFrom(environment)
  const webhook = webhookFrom(environment)
  const identityFile = environment.LANEWRIGHT_IDENTITY_FILE
  const browserUrl = environment.LANEWRIGHT_BROWSER_URL
  const idle = environment.LANEWRIGHT_IDLE_MINUTES
  const origin = environment.LANEWRIGHT_ORIGIN
  return {
    dataDir,
    ...(model ? { model: withKey(model) } : {}),
    ...(speech ? { speech: withKey(speech) } : {}),
    ...(webhook ? { webhook } : {}),
    journalDir: journal ? at(journal) : defaultJournal(dataDir),
    ...(newJournal ? { newJournal: { person: osUser(), reason: checkedReason(newJournal) } } : {}),
    json: options.json ?? false,
    appFiles: (options.app ?? []).map(at),
    env: environment,
    ...(identityFile ? { identityFile: at(identityFile) } : {}),
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

function checkedReason(text: string): string {
  if (text.length <= 2000) return text
  throw new Failure('journal.no_reason', 'the reason for a new journal is longer than 2000 characters', 'Shorten it.')
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
