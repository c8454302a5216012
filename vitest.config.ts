import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = ['lanewright-source']

/** Files that start the program or wait for a crash take minutes: begun last, one alone would hold up the end. */
const LONG = /\/tests\/(cli|crash|ha|simulator|operations)\//

class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((a, b) => Number(LONG.test(b.moduleId)) - Number(LONG.test(a.moduleId)))
  }
}

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  test: {
    include: ['src/**/*.test.ts', 'tests/**/*.test.ts', 'examples/**/*.test.ts'],
    globalSetup: ['tests/harness/global-setup.ts'],
    pool: 'forks',
    sequence: { sequencer: LongFirst },
    // Most files wait for a server, a child process or a browser; two at a time would leave a small machine half idle.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    // Nothing is timed: a limit only ends what hangs, also on a machine that is busy with other things.
    testTimeout: 120_000,
    hookTimeout: 180_000,
    // Its own limit of one second is none on such a machine: a page or a server may need longer for one answer.
    expect: { poll: { timeout: 60_000 } },
  },
})
