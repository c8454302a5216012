import { Failure } from '#kernel/contracts/refusal.ts'
import type { Policy } from '#kernel/policy/policy.ts'

type Loaded = ReadonlyMap<string, { policy: Policy }>

/** Every lane of the installed apps, once each: a name means the same wherever it stands. */
export function knownLanes(loaded: Loaded): string[] {
  return [...new Set([...loaded.values()].flatMap(({ policy }) => [...policy.lanes.keys()]))].sort()
}

/** A lane that is misspelt would be waited for by nobody, and nobody would notice. */
export function requireLanes(given: readonly string[], loaded: Loaded): string[] {
  const known = knownLanes(loaded)
  const unknown = given.filter((lane) => !known.includes(lane))
  if (unknown.length === 0) return [...new Set(given)]
  const message = `no installed app has the lane ${unknown.map((lane) => lane.slice(0, 80)).join(', ')}`
  throw new Failure('lanes.unknown', message, `Name some of: ${known.join(', ')}.`)
}

/** What opens links to the outside is not started where nothing can be done with it. */
export function isOfUse({ lanes }: { lanes?: readonly string[] }, takes: readonly string[] | null): boolean {
  return lanes === undefined || takes === null || lanes.some((lane) => takes.includes(lane))
}
