import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { integrationTestsFor } from './check/areas.ts'

/**
 * npm run check [-- BASE]
 * Types, lint, layer rules, the unit tests, and the integration tests of what changed since BASE (default: the last
 * commit, uncommitted changes included). The short loop of a developer; `npm test` runs everything.
 */
const root = join(import.meta.dirname, '..')
const base = process.argv[2] ?? 'HEAD'
const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot']

const changed = [
  ...lines('git', ['diff', '--name-only', base]),
  ...lines('git', ['ls-files', '--others', '--exclude-standard']),
]
const tests = integrationTestsFor(changed)
const steps: Array<[string, string[]]> = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=20']],
  ['types', ['node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false']],
  ['types of the desk', ['node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'src/host/desk']],
  ['layer rules', ['node_modules/dependency-cruiser/bin/dependency-cruiser.mjs', 'src']],
  ['unit tests', [...vitest, '--project', 'unit']],
]
if (tests === 'all') steps.push(['all integration tests', [...vitest, '--project', 'integration']])
else if (tests.length > 0)
  steps.push([
    `integration tests of ${tests.join(', ')}`,
    [...vitest, '--project', 'integration', '--passWithNoTests', ...tests],
  ])

for (const [name, args] of steps) {
  const startedMs = Date.now()
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  console.log(`${status === 0 ? 'passed' : 'FAILED'}  ${name} (${Math.round((Date.now() - startedMs) / 1000)} s)`)
  if (status !== 0) process.exit(1)
}

function lines(program: string, args: string[]): string[] {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}: ${stderr}`)
  return stdout.split('\n').filter(Boolean)
}
