import type { Secrets } from '#kernel/ports/secrets.ts'
import type { ModelChoice } from './model-choice.ts'
import type { SpeechChoice } from './speech-choice.ts'
import type { WebhookChoice } from './webhook-choice.ts'

/** Where a product stands and what it was given, by whoever started it. */
export interface Installation {
  dataDir: string
  /** The signed journal, outside of the data folder. */
  journalDir: string
  /** Another PostgreSQL instead of the embedded one. */
  databaseUrl?: string
  /** A model that proposes where an app lets one. */
  model?: ModelChoice
  /** A server that writes speech down, instead of the embedded engine. */
  speech?: SpeechChoice
  /** A mounted key of the secrets. */
  identityFile?: string
  /** The debugging address of the person's own browser. */
  browserUrl?: string
  /** So long after a person's last act the desk is locked. */
  idleMs?: number
  /** Whom else to tell that an approval waits. */
  webhook?: WebhookChoice
  /** Where the keychain and the browser are looked for. Default: the environment of this process. */
  env?: NodeJS.ProcessEnv
  /** Apps besides our own, as modules. */
  appFiles: string[]
}

/** Opened for each use: a secret may be set while the product runs, and its value is kept by nobody here. */
export async function secretsAt({ dataDir, identityFile, env }: Installation): Promise<Secrets> {
  const { openSecrets } = await import('#integrations/secrets/secrets.ts')
  return openSecrets({ dataDir, ...(identityFile ? { identityFile } : {}), ...(env ? { env } : {}) })
}
