import { sha256Hex } from '#kernel/ledger/canonical.ts'

/** One of several wordings, the same whenever the same thread and attempt ask; the next attempt gets the next one. */
export type Picker = <T>(kind: string, variants: readonly T[]) => T

export function pickBy(seed: string, attempt: number): Picker {
  return (kind, variants) => {
    const start = Number.parseInt(sha256Hex(`${seed} ${kind}`).slice(0, 8), 16)
    return variants[(start + attempt) % variants.length]!
  }
}
