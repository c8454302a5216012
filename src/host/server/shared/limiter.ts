/** So many tries at once from one address, and so many again in a minute. */
const TRIES = 30
const REFILL_MS = 60_000
const MOST_ADDRESSES = 10_000

/** May this address try again? A bucket for each that fills up by and by. */
export function createLimiter(nowMs: () => number): (address: string) => boolean {
  const buckets = new Map<string, { left: number; atMs: number }>()
  return (address) => {
    const known = buckets.get(address) ?? { left: TRIES, atMs: nowMs() }
    const left = Math.min(TRIES, known.left + ((nowMs() - known.atMs) / REFILL_MS) * TRIES)
    buckets.delete(address)
    if (buckets.size >= MOST_ADDRESSES) buckets.delete(buckets.keys().next().value as string)
    buckets.set(address, { left: left >= 1 ? left - 1 : left, atMs: nowMs() })
    return left >= 1
  }
}
