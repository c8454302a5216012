import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { TALLY_ENV, type Tally } from './tally.ts'

/**
 * Runs everything that must hold and ends with one line: `N passed, N failed, N skipped`. A check outside vitest
 * counts as one test. Words after `npm test --` go to vitest, and then nothing else runs.
 */

const MINUTE_MS = 60_000
/** A run in which no file ends for so long hangs; a slow machine alone does not take that long for any of them. */
const HUNG_MS = 30 * MINUTE_MS
const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'lanewright-tally-'))

/** Files that Node runs. The layers and the SQL files are checked in tests/integration/repository. */
const CHECKS: Array<{ name: string; command: string[] }> = [
  { name: 'types', command: ['node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false'] },
  {
    name: 'types of the desk',
    command: ['node_modules/typescript7/bin/tsc', '--noEmit', '--pretty', 'false', '-p', 'src/host/desk'],
  },
  { name: 'format and lint', command: ['node_modules/@biomejs/biome/bin/biome', 'check', '--max-diagnostics=20'] },
  { name: 'published contracts', command: ['scripts/contracts.ts', '--check'] },
]

const nothing: Tally = { passed: 0, failed: [], skipped: [], slowest: [], whole: true }

const words = process.argv.slice(2)
try {
  const total =
    words.length > 0 ? await runTests(words) : sum([...(await Promise.all(CHECKS.map(runCheck))), await runTests([])])
  // On a machine that must have everything, what was not tested is not known to work.
  const strict = Boolean(process.env.CI || process.env.LANEWRIGHT_STRICT)
  report(total, strict)
  process.exitCode = total.failed.length > 0 || (strict && total.skipped.length > 0) ? 1 : 0
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function runCheck({ name, command }: (typeof CHECKS)[number]): Promise<Tally> {
  const limits = { timeout: 10 * MINUTE_MS, maxBuffer: 2 ** 26 }
  const { error, stdout, stderr } = await new Promise<{ error: Error | null; stdout: string; stderr: string }>((done) =>
    execFile(process.execPath, command, { cwd: root, ...limits }, (error, stdout, stderr) =>
      done({ error, stdout, stderr }),
    ),
  )
  console.log(`${error ? 'FAILED' : 'passed'}  ${name}`)
  if (!error) return { ...nothing, passed: 1 }
  console.log(`${stdout}${stderr}${error.message}`)
  return { ...nothing, failed: [name] }
}

async function runTests(filters: string[]): Promise<Tally> {
  const file = join(folder, 'tally.json')
  const args = ['node_modules/vitest/vitest.mjs', 'run', '--reporter=dot', '--reporter=./scripts/tally.ts', ...filters]
  // Many tests start the product as a process of its own; what one compiled, the next need not.
  const compiled = join(folder, 'compiled')
  const env: NodeJS.ProcessEnv = { ...process.env, [TALLY_ENV]: file, NODE_COMPILE_CACHE: compiled }
  // In a log every coloured dot would be twenty characters.
  if (!process.stdout.isTTY) Object.assign(env, { NO_COLOR: '1', FORCE_COLOR: undefined })
  const child = spawn(process.execPath, args, { cwd: root, env, stdio: 'inherit' })
  const startedMs = Date.now()
  const guard = setInterval(() => {
    if (Date.now() - (lastWriteMs(file) ?? startedMs) > HUNG_MS) child.kill()
  }, MINUTE_MS)
  const [status, signal] = await once(child, 'close')
  clearInterval(guard)
  const tally = readTally(file)
  // vitest also ends badly without a failed test: no test found, a server that did not start, a run cut short.
  if (!tally.whole) tally.failed.push(`vitest was cut short (${signal ?? status}): the rest was not tested`)
  else if (status !== 0 && tally.failed.length === 0) tally.failed.push(`vitest ended with ${status}`)
  return tally
}

/** The tally is written each time a test file ends. */
function lastWriteMs(file: string): number | undefined {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs
}

function readTally(file: string): Tally {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Tally
  } catch {
    return { ...nothing, failed: [], whole: false }
  }
}

function sum(tallies: Tally[]): Tally {
  return {
    passed: tallies.reduce((n, tally) => n + tally.passed, 0),
    failed: tallies.flatMap((tally) => tally.failed),
    skipped: tallies.flatMap((tally) => tally.skipped),
    slowest: tallies.flatMap((tally) => tally.slowest),
    whole: tallies.every((tally) => tally.whole),
  }
}

function report({ passed, failed, skipped, slowest }: Tally, strict: boolean): void {
  console.log(`slowest  ${slowest.map(({ file, seconds }) => `${file} ${seconds} s`).join(', ')}\n`)
  for (const { name, reason } of skipped) console.log(`skipped  ${name}: ${reason}`)
  for (const name of failed) console.log(`FAILED   ${name}`)
  if (strict && skipped.length > 0)
    console.log('A skipped test is a failure here, because CI or LANEWRIGHT_STRICT is set.')
  console.log(`${passed} passed, ${failed.length} failed, ${skipped.length} skipped`)
}
