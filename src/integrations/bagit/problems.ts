/** Something that is not as it was packed, and where. */
export interface Problem {
  /** From the bag's folder; empty for what belongs to no file of the bag. */
  path: string
  code: string
  message: string
  /** The byte of the zip where it shows. */
  offset?: number
}

const MOST = 100

/** Collects the first hundred and counts the rest. */
export interface Findings {
  add(problem: Problem): void
  has(): boolean
  /** What is added now is only counted: no work should go into describing it. */
  full(): boolean
  list(): Problem[]
}

export function createFindings(): Findings {
  const found: Problem[] = []
  let more = 0
  return {
    add(problem) {
      if (found.length < MOST) found.push(problem)
      else more += 1
    },
    has: () => found.length > 0,
    full: () => found.length >= MOST,
    list() {
      if (more === 0) return found
      const message = `${more} more problems were found and are not listed`
      return [...found, { path: '', code: 'bundle.more_problems', message }]
    },
  }
}
