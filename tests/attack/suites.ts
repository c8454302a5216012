import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TALLY_ENV, type Tally } from '../../scripts/tally.ts'
import type { Outcome, Stage } from './attack.ts'

const root = join(import.meta.dirname, '..', '..')

/** Runs test files; each test is an attack. One that was skipped was not tried, and a run without any tried nothing. */
export async function runSuite(files: string[], stage: Stage): Promise<Outcome> {
  const file = join(stage.folder, 'tally.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=./scripts/tally.ts', ...files]
  const env = { ...process.env, [TALLY_ENV]: file }
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [code] = await once(child, 'exit')
  const tally = JSON.parse(readFileSync(file, 'utf8')) as Tally
  const breaches = [...tally.failed, ...tally.skipped.map(({ name }) => `not tried: ${name}`)]
  if (code !== 0 && breaches.length === 0) breaches.push(`vitest ended with ${code}: npx vitest run ${files.join(' ')}`)
  return { tried: tally.passed + tally.failed.length, breaches }
}
