import { type OpenCaseworkServices, openCaseworkServices } from '#apps/casework/services/casework-services.ts'
import { type Installation, secretsAt } from '../installation.ts'
import { openSpeech } from './parts.ts'

/** The office of an installation. Where several machines share a database, the bytes of cases lie there too. */
export function caseworkServicesAt(installation: Installation): OpenCaseworkServices {
  const { dataDir, databaseUrl, speech } = installation
  const secret = async (name: string) => (await secretsAt(installation)).get(name)
  return openCaseworkServices({
    dataDir,
    store: databaseUrl === undefined ? 'disk' : 'database',
    transcriber: () => openSpeech(speech, secret),
  })
}
