import { defineConfig } from 'vitest/config'
import { layerNames, layers } from './layers.ts'

const conditions = ['lanewright-source']
const all = layerNames.map((name) => layers[name])

/** The fast tests of the four rooms, and no database. */
export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: all.flatMap(({ tests }) => tests),
    maxWorkers: 1,
    testTimeout: 120_000,
    coverage: {
      provider: 'v8',
      include: all.flatMap(({ files }) => files),
      reporter: ['json'],
      reportsDirectory: 'coverage/rooms',
    },
  },
})
