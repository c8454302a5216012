import { busy, type Refused } from './refusals.ts'

export interface Turns {
  /** Runs the work unless other work of this key runs already. Nobody waits: a sender may be silent for long. */
  alone<T>(key: string, work: () => Promise<T>): Promise<T | Refused>
  isBusy(key: string): boolean
}

export function createTurns(): Turns {
  const held = new Set<string>()
  return {
    async alone(key, work) {
      if (held.has(key)) return busy()
      held.add(key)
      try {
        return await work()
      } finally {
        held.delete(key)
      }
    },
    isBusy: (key) => held.has(key),
  }
}
