import type { Random } from '#integrations/models/hostile/random.ts'
import { Failure } from '#kernel/contracts/refusal.ts'

export type Call = 'load' | 'commit' | 'read' | 'people' | 'lease' | 'journal' | 'effect' | 'look'

/** What goes wrong with one call. */
export type Fault =
  | { kind: 'crash'; when: 'before' | 'after' }
  | { kind: 'freeze'; when: 'before' | 'after'; ms: number }
  | { kind: 'error'; when: 'before' | 'after'; error: Failure }

export interface Chaos {
  /** Null: this call goes well. `mortal` machines also die and freeze. */
  next(call: Call, nowMs: number, mortal: boolean): Fault | null
  /** From now on everything goes well. */
  end(): void
  readonly ended: boolean
}

const away = () => new Failure('database.unreachable', 'the database does not answer', 'Check the network.')
const full = () => new Failure('database.disk_full', 'the database has no space left', 'Free disk space.')
const lost = () => new Failure('database.failed', 'the connection ended before the answer', 'Look again.')
const unwritable = () => new Failure('journal.full', 'no space left on the disk of the journal', 'Free disk space.')

/** How much goes wrong is part of the seed: some worlds are quiet, some burn. */
export function createChaos(random: Random): Chaos {
  const rate = random.pick([0.002, 0.015, 0.03, 0.06])
  const kinds = {
    crash: random.chance(0.7),
    freeze: random.chance(0.6),
    lost: random.chance(0.6),
    away: random.chance(0.3),
    full: random.chance(0.3),
  }
  const windows = { away: 0, full: 0, journal: 0 }
  let ended = false

  function window(nowMs: number): void {
    if (kinds.away && random.chance(rate / 3)) windows.away = nowMs + 200 + random.below(4000)
    if (kinds.full && random.chance(rate / 3)) windows.full = nowMs + 200 + random.below(6000)
    if (kinds.full && random.chance(rate / 2)) windows.journal = nowMs + 100 + random.below(1500)
  }

  return {
    get ended() {
      return ended
    },
    end() {
      ended = true
    },
    next(call, nowMs, mortal) {
      if (ended) return null
      window(nowMs)
      const outside = call === 'effect' || call === 'look'
      if (call === 'journal' && windows.journal > nowMs) return { kind: 'error', when: 'before', error: unwritable() }
      if (!outside && call !== 'journal') {
        if (windows.away > nowMs) return { kind: 'error', when: 'before', error: away() }
        const writes = call === 'commit' || call === 'people'
        if (windows.full > nowMs && writes) return { kind: 'error', when: 'before', error: full() }
      }
      const weight = call === 'commit' || call === 'effect' ? 3 : 1
      if (!random.chance(rate * weight)) return null
      const when = random.pick(['before', 'after'] as const)
      const possible = [
        ...(kinds.crash && mortal ? ['crash' as const] : []),
        ...(kinds.freeze && mortal ? ['freeze' as const] : []),
        ...(kinds.lost && !outside && call !== 'journal' ? ['error' as const] : []),
      ]
      if (possible.length === 0) return null
      const kind = random.pick(possible)
      if (kind === 'crash') return { kind, when }
      if (kind === 'freeze') return { kind, when, ms: 500 + random.below(15_000) }
      return { kind, when, error: lost() }
    },
  }
}
