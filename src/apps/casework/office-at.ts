import { type OpenOffice, openOffice } from './office.ts'

/** The office of an installation. Where several machines share a database, the bytes of cases lie there too. */
export function officeAt({ dataDir, databaseUrl }: { dataDir: string; databaseUrl?: string | undefined }): OpenOffice {
  return openOffice({ dataDir, store: databaseUrl === undefined ? 'disk' : 'database' })
}
