import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { SYSTEM_TESTS } from './tests/projects.ts'

const conditions = ['lanewright-source']
/** Node runs the sources as it runs the product; going through Vite cost as much again for the unit tests. */
const NATIVE = { experimental: { viteModuleRunner: false, nodeLoader: false } }
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
const withDatabase = { ...NATIVE, pool: 'forks', globalSetup: 'tests/harness/global-setup.ts', ...limits } as const

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
            ? { include: SYSTEM_TESTS }
            : {
                include: ['tests/**/*.test.ts', 'examples/**/*.test.ts'],
                exclude: ['**/node_modules/**', ...SYSTEM_TESTS],
              }),
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
