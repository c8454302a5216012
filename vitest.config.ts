import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { LONGEST_TESTS } from './tests/support/longest.ts'

const conditions = ['lanewright-source']
/** Node runs the sources as it runs the product; going through Vite cost as much again for the unit tests. */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } }
const common = {
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
}
/** A limit only ends what hangs, also on a machine that is busy with other things: the slowest test needs 4 minutes beside ten. */
const limits = {
  testTimeout: 900_000,
  hookTimeout: 900_000,
  // A page or a server may need longer for one answer than the default of one second.
  expect: { poll: { timeout: 60_000 } },
}
const withDatabase = { ...NATIVE, pool: 'forks', globalSetup: 'tests/support/global-setup.ts', ...limits } as const

/**
 * Unit tests as one group, then the system tests, then the integration tests, whose files are short, so that no worker is
 * idle for long at the end. A worker is kept only for the next file of its own project.
 */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const rank = ({ project, moduleId }: TestSpecification) => {
      const at = LONGEST_TESTS.findIndex((path) => moduleId.endsWith(path))
      return Number(project.name !== 'system') * 1000 + (at >= 0 ? at : LONGEST_TESTS.length)
    }
    return sorted.toSorted((a, b) => rank(a) - rank(b))
  }
}

export default defineConfig({
  ...common,
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        ...common,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          pool: 'threads',
          // Pure code keeps nothing between files; its modules and word lists are read once per worker.
          isolate: false,
          maxWorkers: availableParallelism(),
          sequence: { groupOrder: 0 },
          ...NATIVE,
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
          maxWorkers: Math.max(4, availableParallelism() - 1),
        },
      })),
    ],
  },
})
