import { join } from 'node:path'
import { type OpenMailService, openMailService } from '#apps/scheduling/services/mail-service.ts'
import { systemClock } from '#system/clock.ts'
import { type Installation, secretsAt } from '../installation.ts'
import { readMailFile } from './mail-file.ts'

/** The post of an installation: mail.yaml in its data folder, and what is built in. */
export function mailServiceAt(installation: Installation, log: (line: string) => void): OpenMailService {
  const { dataDir } = installation
  return openMailService({
    dataDir,
    settings: readMailFile(join(dataDir, 'mail.yaml')),
    secret: async (name) => (await secretsAt(installation)).get(name),
    clock: systemClock,
    log,
  })
}

/** For whoever reads apps and never lets them work. */
export function unusedMailService(dataDir: string): OpenMailService {
  const settings = { accounts: new Map(), calendars: new Map() }
  return openMailService({ dataDir, settings, secret: async () => null, clock: systemClock, log: () => {} })
}
