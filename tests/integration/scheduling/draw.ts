/** Numbers that only look like chance: the same seed draws the same. */
export function drawBy(seed: number): { below(n: number): number } {
  let state = seed >>> 0 || 1
  return {
    below(n) {
      state ^= state << 13
      state ^= state >>> 17
      state ^= state << 5
      state >>>= 0
      return state % n
    },
  }
}
