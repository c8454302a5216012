import type { Mutant } from './instrument.ts'

/** Endless: the tests did not come to an end with it. Unreached: no test ran its line. */
export type Outcome = 'found' | 'endless' | 'survived' | 'unreached'

export interface Tried extends Mutant {
  outcome: Outcome
}

/** A change that was looked at: why nobody could observe the difference. */
export interface Explained extends Pick<Mutant, 'file' | 'line' | 'becomes'> {
  why: string
}

export interface FileScore {
  file: string
  found: number
  survived: number
}

export interface Score {
  files: FileScore[]
  found: number
  survived: number
  percent: number
  explained: Explained[]
  unexplained: Tried[]
  /** Explanations of changes that did not survive. */
  idle: Explained[]
}

export const LEAST_PERCENT = 95

/** What is explained counts against the score all the same. */
export function check(tried: readonly Tried[], reasons: readonly Explained[]): Score {
  const names = [...new Set(tried.map(({ file }) => file))]
  const files = names.map((file) => ({ file, ...countOf(tried.filter((one) => one.file === file)) }))
  const alive = tried.filter(isAlive)
  const explained = reasons.filter((reason) => alive.some((one) => isSame(reason, one)))
  return {
    files,
    ...countOf(tried),
    percent: percentOf(countOf(tried)),
    explained,
    unexplained: alive.filter((one) => !explained.some((reason) => isSame(reason, one))),
    idle: reasons.filter((reason) => names.includes(reason.file) && !explained.includes(reason)),
  }
}

function countOf(tried: readonly Tried[]) {
  const survived = tried.filter(isAlive).length
  return { found: tried.length - survived, survived }
}

/** What no test reaches was noticed by none. */
function isAlive({ outcome }: Tried): boolean {
  return outcome === 'survived' || outcome === 'unreached'
}

function isSame(one: Omit<Explained, 'why'>, other: Omit<Explained, 'why'>): boolean {
  return one.file === other.file && one.line === other.line && one.becomes === other.becomes
}

/** Cut, not rounded: 94.99 is not 95. */
function percentOf({ found, survived }: { found: number; survived: number }): number {
  return Math.floor((found / Math.max(1, found + survived)) * 10_000) / 100
}

export function passes({ percent, unexplained, idle }: Score): boolean {
  return percent >= LEAST_PERCENT && unexplained.length === 0 && idle.length === 0
}
