import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const conditions = ['lanewright-source']
const common = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
}
/** A limit only ends what hangs, also on a machine that is busy with other things. */
const limits = {
  testTimeout: 120_000,
  hookTimeout: 180_000,
  // A page or a server may need longer for one answer than the default of one second.
  expect: { poll: { timeout: 60_000 } },
}
const withDatabase = { pool: 'forks', globalSetup: 'tests/support/global-setup.ts', ...limits } as const

/** Files that start programs take minutes: started last, one alone would delay the end while the other workers are idle. */
class SystemFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isSystem = ({ project }: TestSpecification) => Number(project.name === 'system')
    return sorted.toSorted((a, b) => isSystem(b) - isSystem(a))
  }
}

export default defineConfig({
  ...common,
  test: {
    sequence: { sequencer: SystemFirst },
    projects: [
      {
        ...common,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          pool: 'threads',
          // Pure code keeps nothing between files; reading its modules and word lists once per worker saves a third of the time.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          ...limits,
        },
      },
      ...(['integration', 'system'] as const).map((name) => ({
        ...common,
        test: {
          name,
          ...(name === 'system'
            ? { include: ['tests/{system,attack}/**/*.test.ts'] }
            : { include: ['tests/*.test.ts', 'tests/integration/**/*.test.ts', 'examples/**/*.test.ts'] }),
          ...withDatabase,
          isolate: false,
          sequence: { groupOrder: 1 },
          // Most files wait for a server, a child process or a browser; two at a time would leave a small machine half idle.
          maxWorkers: Math.max(3, availableParallelism() - 1),
        },
      })),
    ],
  },
})
