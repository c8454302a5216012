import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { instrument, root } from './instrument.ts'
import type { Outcome, Tried } from './oracle.ts'

/** Names the file that tells the host what to do. */
export const ASK_ENV = 'LANEWRIGHT_MUTANTS'

export interface Ask {
  sources: Record<string, string>
  tests: string[]
  todo: string[]
  /** Known after the first host. */
  reach: Reach[] | null
  /** The file that takes one line for everything that the host says. */
  answers: string
}

/** The changes that a test runs through; for `null`, those that stand in what loading the file runs. */
export interface Reach {
  file: string
  test: string | null
  ms: number
  /** How often each. */
  hits: Record<string, number>
}

export type Said = { reach: Reach[] } | { alive: string } | { begun: string } | { id: string; outcome: Outcome }

/** A process keeps what it ever loaded; after so many changes a new one goes on. */
const PER_HOST = 150
const SILENCE_MS = 300_000

/** Tries every change of these files with these tests. */
export async function runMutants(
  files: readonly string[],
  testGlobs: readonly string[],
  log: (line: string) => void = () => {},
): Promise<Tried[]> {
  const { sources, mutants } = await instrument(files)
  const tests = globSync(testGlobs as string[], { cwd: root }).sort()
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-mutants-'))
  const outcomes = new Map<string, Outcome>()
  let reach: Reach[] | null = null
  try {
    while (outcomes.size < mutants.length) {
      const left = mutants.map(({ id }) => id).filter((id) => !outcomes.has(id))
      const answers = join(folder, 'answers')
      const ask: Ask = { sources, tests, todo: left.slice(0, PER_HOST), reach, answers }
      const { said, output } = await runHost(folder, ask)
      let begun: string | undefined
      for (const one of said) {
        if ('reach' in one) reach = one.reach
        else if ('begun' in one) begun = one.begun
        else if ('id' in one) outcomes.set(one.id, one.outcome)
      }
      if (!reach) throw new Error(`the tests do not pass without a change:\n${output.slice(-4000)}`)
      // The host ended in the middle of it, or never came back.
      if (begun !== undefined && !outcomes.has(begun)) outcomes.set(begun, 'endless')
      else if (said.length === 0) throw new Error(`the host said nothing:\n${output.slice(-4000)}`)
      const alive = [...outcomes.values()].filter((outcome) => /survived|unreached/.test(outcome)).length
      log(`${outcomes.size} of ${mutants.length} changes tried, ${alive} survived`)
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
  return mutants.map((mutant) => ({ ...mutant, outcome: outcomes.get(mutant.id) as Outcome }))
}

async function runHost(folder: string, ask: Ask): Promise<{ said: Said[]; output: string }> {
  const file = join(folder, 'ask.json')
  writeFileSync(file, JSON.stringify(ask))
  writeFileSync(ask.answers, '')
  const program = join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const child = spawn(process.execPath, [program, 'run', '--config', 'tests/system/mutation/host.config.ts'], {
    cwd: root,
    env: { ...process.env, [ASK_ENV]: file, NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own: what hangs is vitest's child.
    detached: true,
  })
  const output: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => output.push(text))
  const watch = setInterval(() => {
    if (Date.now() - statSync(ask.answers).mtimeMs > SILENCE_MS) process.kill(-(child.pid as number), 'SIGKILL')
  }, 1000)
  const end = () => process.kill(-(child.pid as number), 'SIGKILL')
  process.once('exit', end)
  await once(child, 'close')
  process.off('exit', end)
  clearInterval(watch)
  const lines = readFileSync(ask.answers, 'utf8').split('\n').filter(Boolean)
  return { said: lines.map((line) => JSON.parse(line) as Said), output: output.join('') }
}
