import { openDatabaseArtifacts } from '#storage/artifacts/database.ts'
import { caseDatabase } from '../artifacts/case-database.ts'
import { artifactsSuite } from './artifacts-suite.ts'

const cases = caseDatabase()

artifactsSuite('the bytes of cases in the database', async () => {
  const pool = cases.database().pool('app')
  return {
    files: await openDatabaseArtifacts({ pool }),
    newCase: cases.newCase,
    again: (limits) => openDatabaseArtifacts({ pool, ...(limits ? { limits } : {}) }),
  }
})
