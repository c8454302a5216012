import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node'

/** What a run of tests came to. */
export interface Tally {
  passed: number
  failed: string[]
  skipped: Array<{ name: string; reason: string }>
  /** Files by how long their tests took, the slowest first. */
  slowest: Array<{ file: string; seconds: number }>
  /** False when the run ended before its last file. */
  whole: boolean
}

export const TALLY_ENV = 'LANEWRIGHT_TALLY'

/** A vitest reporter that keeps the count in the file named by LANEWRIGHT_TALLY, file by file: a run cut short has one. */
export default class TallyReporter implements Reporter {
  readonly #ended = new Map<string, TestModule>()

  onTestModuleEnd(module: TestModule): void {
    this.#ended.set(module.id, module)
    write(tallyOf([...this.#ended.values()]))
  }

  onTestRunEnd(modules: ReadonlyArray<TestModule>, unhandled: ReadonlyArray<SerializedError>): void {
    const tally = tallyOf(modules)
    for (const error of unhandled) tally.failed.push(`outside any test: ${firstLine(error.message)}`)
    write({ ...tally, whole: true })
  }
}

function tallyOf(modules: ReadonlyArray<TestModule>): Tally {
  const tally: Tally = { passed: 0, failed: [], skipped: [], slowest: [], whole: false }
  for (const module of modules) {
    const file = module.relativeModuleId
    // A file that could not be loaded has no tests to count; it counts itself.
    for (const error of module.errors()) tally.failed.push(`${file}: ${firstLine(error.message)}`)
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) tally.failed.push(`${file} > ${suite.fullName}: ${firstLine(error.message)}`)
    for (const test of module.children.allTests()) count(tally, test)
    tally.slowest.push({ file, seconds: Math.round(module.diagnostic().duration / 1000) })
  }
  tally.slowest = tally.slowest.sort((a, b) => b.seconds - a.seconds).slice(0, 15)
  return tally
}

function write(tally: Tally): void {
  writeFileSync(process.env[TALLY_ENV] as string, JSON.stringify(tally))
}

function count(tally: Tally, test: TestCase): void {
  const name = `${test.module.relativeModuleId} > ${test.fullName}`
  const result = test.result()
  if (result.state === 'passed') tally.passed++
  else if (result.state === 'skipped') tally.skipped.push({ name, reason: result.note ?? 'no reason given' })
  else tally.failed.push(name)
}

const firstLine = (text: string) => text.split('\n', 1)[0]
