import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Instrumenter } from '@stryker-mutator/instrumenter'

export const root = join(import.meta.dirname, '..', '..', '..')

/** One small change of a source: the line as it is, and as it could be. */
export interface Mutant {
  id: string
  file: string
  /** The number of the line, from 1. */
  at: number
  line: string
  becomes: string
}

export interface Instrumented {
  /** Every change is in there at once, each behind a switch that one of them turns on. */
  sources: Record<string, string>
  mutants: Mutant[]
}

const silent = () => {}
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
}

/** All of Stryker's mutators, none left out. */
export async function instrument(files: readonly string[]): Promise<Instrumented> {
  const texts = new Map(files.map((file) => [file, readFileSync(join(root, file), 'utf8')]))
  const inputs = [...texts].map(([name, content]) => ({ name, content, mutate: true }))
  const options = { plugins: null, excludedMutations: [], ignorers: [] }
  const { files: outputs, mutants } = await new Instrumenter(logger).instrument(inputs, options)
  return {
    sources: Object.fromEntries(outputs.map(({ name, content }) => [name, content])),
    mutants: mutants.map(({ id, fileName, location, replacement }) => ({
      id,
      file: fileName,
      ...changeOf(texts.get(fileName) as string, location, replacement),
    })),
  }
}

interface Position {
  line: number
  column: number
}

/** What spans several lines is shown from its first on. Lines and columns count from 0. */
function changeOf(source: string, { start, end }: { start: Position; end: Position }, replacement: string) {
  const lines = source.split('\n')
  const first = lines[start.line] ?? ''
  const becomes = first.slice(0, start.column) + replacement + (lines[end.line] ?? '').slice(end.column)
  return { at: start.line + 1, line: first.trim(), becomes: becomes.replace(/\s*\n\s*/g, ' ').trim() }
}
