import { sha256Hex } from '#kernel/ledger/canonical.ts'

/** Chance that can be repeated: the same seed gives the same numbers on every machine. */
export interface Random {
  /** 0 to limit - 1. */
  below(limit: number): number
  chance(probability: number): boolean
  pick<T>(list: readonly T[]): T
  bytes(length: number): Uint8Array
  uuid(): string
}

/** Marsaglia's xorshift with 128 bits of state; good enough to play with, and for nothing else. */
export function seedRandom(seed: number | string): Random {
  const state = Uint32Array.from(sha256Hex(String(seed)).match(/.{8}/g)!.slice(0, 4), (word) =>
    Number.parseInt(word, 16),
  )
  let [x, y, z, w] = state as unknown as [number, number, number, number]

  function word(): number {
    const t = x ^ (x << 11)
    ;[x, y, z] = [y, z, w]
    w = w ^ (w >>> 19) ^ t ^ (t >>> 8)
    return w >>> 0
  }

  function below(limit: number): number {
    return Math.floor((word() / 2 ** 32) * limit)
  }

  function bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => below(256))
  }

  return {
    below,
    bytes,
    chance: (probability) => word() / 2 ** 32 < probability,
    pick: (list) => list[below(list.length)]!,
    uuid() {
      const hex = Buffer.from(bytes(16)).toString('hex')
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
    },
  }
}
