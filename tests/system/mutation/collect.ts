import fc from 'fast-check'
import { expect as realExpect, vi as realVi } from 'vitest'

/**
 * Stands in for vitest in the tests of the rooms: they are collected here and run by the host, once for every change,
 * in one process. Kept outside of the module, because each change gets modules of its own.
 */
export const expect = realExpect
export const vi = realVi

const MOST_EXAMPLES = 40

/** Fewer examples of each property, and the same ones every time: what is found today is found tomorrow. */
export const fewer = {
  ...fc,
  assert: ((property: never, options: { numRuns?: number } = {}) =>
    fc.assert(property, {
      ...options,
      seed: 20_260_101,
      numRuns: Math.min(options.numRuns ?? MOST_EXAMPLES, MOST_EXAMPLES),
    })) as typeof fc.assert,
}

interface Context {
  onTestFinished(clean: () => unknown): void
}
type Body = (...args: unknown[]) => unknown

export interface Collected {
  file: string
  name: string
  run(context: Context): unknown
}

const KEY = Symbol.for('lanewright.collected')
interface Shelf {
  file: string
  tests: Collected[]
  cleaning: Array<() => unknown>
}
const shelf = () => (globalThis as unknown as Record<symbol, Shelf>)[KEY] as Shelf

/** What the file registers while it is loaded. */
export async function collect(file: string, load: () => Promise<unknown>): Promise<Collected[]> {
  const made: Shelf = { file, tests: [], cleaning: [] }
  ;(globalThis as unknown as Record<symbol, Shelf>)[KEY] = made
  await load()
  return made.tests
}

function add(name: string, run: Collected['run']): void {
  const { file, tests } = shelf()
  // The number tells apart what a table gives the same name.
  tests.push({ file, name: `${tests.length} ${name}`, run })
}

/** The body stands second or, after options, third. */
const bodyOf = (args: unknown[]) => args.find((arg) => typeof arg === 'function') as Body

export const test = Object.assign((name: string, ...args: unknown[]) => add(name, bodyOf(args)), {
  for:
    (cases: readonly unknown[]) =>
    (name: string, ...args: unknown[]) => {
      for (const one of cases) add(name, (context) => bodyOf(args)(one, context))
    },
  each:
    (cases: readonly unknown[]) =>
    (name: string, ...args: unknown[]) => {
      for (const one of cases) add(name, () => bodyOf(args)(...(Array.isArray(one) ? one : [one])))
    },
})

export const describe = (_name: string, body: () => void) => body()

export function onTestFinished(clean: () => unknown): void {
  shelf().cleaning.push(clean)
}

/** Runs one test to its end, whatever it leaves behind included. Throws where it fails. */
export async function runTest({ run }: Collected, limitMs: number): Promise<void> {
  const { cleaning } = shelf()
  const timer = Promise.withResolvers<never>()
  const handle = setTimeout(() => timer.reject(new Error('it did not end')), limitMs)
  try {
    await Promise.race([Promise.resolve().then(() => run({ onTestFinished })), timer.promise])
  } finally {
    clearTimeout(handle)
    for (const clean of cleaning.splice(0)) await clean()
  }
}
