import { randomUUID } from 'node:crypto'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { artifactsSuite } from './artifacts-suite.ts'

artifactsSuite('the bytes of cases on disk', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lw-artifacts-')), 'cases')
  return {
    files: await openDiskArtifacts({ folder }),
    newCase: async () => randomUUID(),
    again: (limits) => openDiskArtifacts({ folder, ...(limits ? { limits } : {}) }),
  }
})
