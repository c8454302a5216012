/** What a challenge was given for; it opens nothing else. */
export type Bound = { for: 'sign-in' } | { for: 'join'; invitation: string } | { for: 'decision'; session: string }

export interface Challenges {
  give(challenge: string, bound: Bound): void
  /** Each is taken once, in time, for what it was given for. */
  take<F extends Bound['for']>(challenge: string | undefined, purpose: F): Extract<Bound, { for: F }> | undefined
}

const LIFE_MS = 5 * 60 * 1000
const MOST = 5000

/** In memory: whoever waited for one while the server was started again just asks for another. */
export function createChallenges(nowMs: () => number): Challenges {
  const open = new Map<string, Bound & { untilMs: number }>()
  return {
    give(challenge, bound) {
      // The oldest stand first.
      for (const [known, { untilMs }] of open) {
        if (untilMs > nowMs() && open.size < MOST) break
        open.delete(known)
      }
      open.set(challenge, { ...bound, untilMs: nowMs() + LIFE_MS })
    },
    take<F extends Bound['for']>(challenge: string | undefined, purpose: F) {
      const found = challenge === undefined ? undefined : open.get(challenge)
      if (!found || challenge === undefined) return undefined
      open.delete(challenge)
      return found.for === purpose && found.untilMs > nowMs()
        ? (found as unknown as Extract<Bound, { for: F }>)
        : undefined
    },
  }
}
