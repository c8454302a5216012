import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const conditions = ['lanewright-source']

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'],
    globalSetup: ['tests/harness/global-setup.ts'],
    pool: 'forks',
    // Most files wait for a server, a child process or a browser; two at a time would leave a small machine half idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Nothing is timed: a limit only ends what hangs, also on a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 180_000,
  },
})
