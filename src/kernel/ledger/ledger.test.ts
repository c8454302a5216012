import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { chainHash, followChain, genesis, type LedgerEntry, leafHash, startOf } from './ledger.ts'

const W = '0198c0de-0000-7000-8000-000000000001'
const sha256 = (...parts: Array<string | Buffer>) =>
  createHash('sha256')
    .update(Buffer.concat(parts.map((part) => Buffer.from(part))))
    .digest()

const content = (seq: bigint): Omit<LedgerEntry, 'hash'> => ({
  log: 'event',
  workspace: W,
  seq,
  at: '2026-01-31T09:00:00.000000Z',
  about: 'kernel.tasks',
  id: `task ${seq}`,
  payload: `{"n":${seq}}`,
})

/** The first entries of a log, each with the hash that follows. */
function log(count: number): LedgerEntry[] {
  let hash = genesis(W)
  return Array.from({ length: count }, (_, i) => {
    const entry = content(BigInt(i + 1))
    hash = chainHash(hash, leafHash(entry))
    return { ...entry, hash: hash.toString('hex') }
  })
}

function walk(entries: LedgerEntry[]) {
  const state = startOf(W)
  for (const entry of entries) {
    const bad = followChain(state, entry)
    if (bad) return { bad, state }
  }
  return { bad: null, state }
}

test('the bytes that are hashed are fixed: an older ledger must verify for ever', () => {
  const text = `lanewright entry 1\nevent\n${W}\n1\n2026-01-31T09:00:00.000000Z\nkernel.tasks\ntask 1\n{"n":1}`
  expect(leafHash(content(1n))).toEqual(sha256(Buffer.from([0]), text))
  expect(genesis(W)).toEqual(sha256(W))
  expect(chainHash(Buffer.from('a'), Buffer.from('b'))).toEqual(sha256('ab'))
})

test('entries that follow from each other are followed to the last', () => {
  const entries = log(3)
  const { bad, state } = walk(entries)
  expect(bad).toBeNull()
  expect(state.seq).toBe(3n)
  expect(state.hash.toString('hex')).toBe(entries[2]?.hash)
  expect(state.leaf).toEqual(leafHash(content(3n)))
})

test.for<[string, (entries: LedgerEntry[]) => LedgerEntry[], string]>([
  [
    'changed',
    ([a, b]) => [a!, { ...b!, payload: '{}' }],
    '2 its hash does not follow from its content and the entry before',
  ],
  ['cut out', ([a, , c]) => [a!, c!], '3 entry 2 is missing before it'],
  ['doubled', ([a]) => [a!, a!], '1 an entry with this number stands before it'],
  ['put before another', ([a, b]) => [b!, a!], '2 entry 1 is missing before it'],
])('an entry that was %s is named', ([, change, said]) => {
  const { bad } = walk(change(log(3)))
  expect(`${bad?.seq} ${bad?.problem}`).toBe(said)
  expect(bad).toMatchObject({ workspace: W, log: 'event' })
})
