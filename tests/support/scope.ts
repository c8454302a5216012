import { afterAll, beforeAll, onTestFinished } from 'vitest'

type CleanUp = () => unknown

/** Cleanups of what `shareInFile` is opening; null while a test runs. */
let shared: CleanUp[] | null = null

/** Runs when the test ends or, for what all tests of a file share, after the last of them. The last one added runs first. */
export function atEnd(cleanUp: CleanUp): void {
  if (shared) shared.push(cleanUp)
  else onTestFinished(async () => void (await cleanUp()))
}

/** Opens something once for all tests of a file. They must leave it as they found it. */
export function shareInFile<T>(open: () => Promise<T>): () => T {
  let value: T | undefined
  const cleanUps: CleanUp[] = []
  beforeAll(async () => {
    shared = cleanUps
    try {
      value = await open()
    } finally {
      shared = null
    }
  })
  afterAll(async () => {
    for (const cleanUp of cleanUps.reverse()) await cleanUp()
  })
  return () => value as T
}
