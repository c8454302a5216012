import { sha256Hex } from '#kernel/ledger/canonical.ts'

/** Chance that can be repeated: the same key gives the same numbers on every machine. */
export interface Random {
  /** 0 up to, but not including, 1. */
  unit(): number
  /** A whole number from `least` to `most`, both included. */
  between(least: number, most: number): number
  pick<T>(list: readonly T[]): T
}

/** Every question has a key of its own, so that one more question elsewhere changes no other answer. */
export function randomOf(seed: number, ...key: (string | number)[]): Random {
  const digest = sha256Hex([seed, ...key].join('\n'))
  const [a, b, c, d] = [0, 8, 16, 24].map((from) => Number.parseInt(digest.slice(from, from + 8), 16))
  const state = Uint32Array.of(a!, b!, c!, d!)

  /** A small fast counter generator; chance to play with, and never for secrets. */
  function unit(): number {
    const sum = state[0]! + state[1]! + state[3]!
    state[3] = state[3]! + 1
    state[0] = state[1]! ^ (state[1]! >>> 9)
    state[1] = state[2]! + (state[2]! << 3)
    state[2] = ((state[2]! << 21) | (state[2]! >>> 11)) + sum
    return (sum >>> 0) / 2 ** 32
  }

  const between = (least: number, most: number) => least + Math.floor(unit() * (most - least + 1))
  return { unit, between, pick: (list) => list[between(0, list.length - 1)]! }
}
