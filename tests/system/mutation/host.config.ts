import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { root } from './instrument.ts'
import { ASK_ENV, type Ask } from './run-mutants.ts'

const conditions = ['lanewright-source']
const ask = JSON.parse(readFileSync(process.env[ASK_ENV] as string, 'utf8')) as Ask
const sources = new Map(Object.entries(ask.sources).map(([file, text]) => [join(root, file), text]))
const tests = new Set(ask.tests.map((file) => join(root, file)))
const collector = JSON.stringify(join(root, 'tests', 'system', 'mutation', 'collect.ts'))

/** The rooms with all their switches, and their tests with the collector in vitest's place. */
export default defineConfig({
  root,
  resolve: { conditions },
  ssr: { resolve: { conditions, externalConditions: conditions } },
  plugins: [
    {
      name: 'switches',
      enforce: 'pre',
      transform(code, id) {
        const instrumented = sources.get(id)
        if (instrumented !== undefined) return { code: instrumented, map: null }
        if (!tests.has(id)) return undefined
        const rewired = code.replace(/from 'vitest'/, `from ${collector}`)
        return {
          code: rewired.replace(/import fc from 'fast-check'/, `import { fewer as fc } from ${collector}`),
          map: null,
        }
      },
    },
  ],
  test: {
    include: ['tests/system/mutation/host.ts'],
    pool: 'forks',
    // What fills the memory without end is stopped before it stops the others.
    execArgv: ['--max-old-space-size=1000'],
    maxWorkers: 1,
    testTimeout: 0,
    // The same file has other switches in it every time.
    fsModuleCache: false,
    // A change may leave a promise that nobody waits for; whether it was noticed is said by the tests.
    dangerouslyIgnoreUnhandledErrors: true,
  },
})
