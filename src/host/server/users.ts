import type { Users } from './request-guard.ts'

export interface KnownUsers {
  active: ReadonlySet<string>
  /** SHA-256 of a token in force -> whose it is. */
  owners: ReadonlyMap<string, string>
}

export interface FreshUsers extends Users {
  /** Reads the accounts again, for one that was changed here. */
  reload(): Promise<void>
  /** The same, unless they were read a moment ago: an answer of the gate rests on them. */
  freshen(): Promise<boolean>
}

/** So long may another process have revoked a token before it is noticed here. */
const STALE_MS = 3000

/** What the gate knows without waiting. Whoever knocks makes us read again at most once in `STALE_MS`. */
export interface Fresh<T> {
  now(): T
  reload(): Promise<void>
  freshen(): Promise<boolean>
}

export function keepFresh<T>(nothing: T, read: () => Promise<T>, nowMs: () => number): Fresh<T> {
  let known = nothing
  let readAtMs = Number.NEGATIVE_INFINITY
  let reading: Promise<void> | undefined

  function reload(): Promise<void> {
    const mine: Promise<void> = read()
      .then((found) => {
        // Of two that are under way the later one knows more.
        if (reading === mine) known = found
      })
      .finally(() => {
        if (reading === mine) reading = undefined
      })
    readAtMs = nowMs()
    reading = mine
    return mine
  }

  return {
    now: () => known,
    reload,
    async freshen() {
      if (reading) await reading
      else if (nowMs() - readAtMs < STALE_MS) return false
      else await reload()
      return true
    },
  }
}

export function createUsers(read: () => Promise<KnownUsers>, nowMs: () => number): FreshUsers {
  const { now, reload, freshen } = keepFresh<KnownUsers>({ active: new Set(), owners: new Map() }, read, nowMs)
  return {
    ownerOf: (hash) => now().owners.get(hash),
    isActive: (userId) => now().active.has(userId),
    reload,
    freshen,
  }
}
