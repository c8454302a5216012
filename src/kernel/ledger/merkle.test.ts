import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  appendLeaf,
  checkConsistency,
  checkInclusion,
  consistencyRanges,
  emptyTree,
  inclusionRanges,
  peakCount,
  type Range,
  rangeHashes,
  rootOf,
  treeOf,
} from './merkle.ts'

/** RFC 6962, section 2.1, word for word: recursive, over lists. */
const sha256 = (...parts: Buffer[]) => createHash('sha256').update(Buffer.concat(parts)).digest()
const k = (n: number) => 2 ** (Math.ceil(Math.log2(n)) - 1)
function mth(d: Buffer[]): Buffer {
  if (d.length === 0) return sha256()
  if (d.length === 1) return d[0] as Buffer
  const at = k(d.length)
  return sha256(Buffer.from([1]), mth(d.slice(0, at)), mth(d.slice(at)))
}
function path(m: number, d: Buffer[]): Buffer[] {
  if (d.length === 1) return []
  const at = k(d.length)
  return m < at ? [...path(m, d.slice(0, at)), mth(d.slice(at))] : [...path(m - at, d.slice(at)), mth(d.slice(0, at))]
}
function subproof(m: number, d: Buffer[], b: boolean): Buffer[] {
  if (m === d.length) return b ? [] : [mth(d)]
  const at = k(d.length)
  if (m <= at) return [...subproof(m, d.slice(0, at), b), mth(d.slice(at))]
  return [...subproof(m - at, d.slice(at), false), mth(d.slice(0, at))]
}

const leaves = (n: number) => Array.from({ length: n }, (_, i) => sha256(Buffer.from(`leaf ${i}`)))
const size = fc.integer({ min: 1, max: 300 })
const sizes = fc.tuple(size, size).map(([a, b]) => [Math.min(a, b), Math.max(a, b)] as const)

function treeFrom(d: Buffer[]) {
  const tree = emptyTree()
  for (const leaf of d) appendLeaf(tree, leaf)
  return tree
}

function hashesOf(ranges: Range[], d: Buffer[]): Buffer[] {
  const wanted = rangeHashes(ranges)
  for (const [i, leaf] of d.entries()) wanted.add(i, leaf)
  return wanted.hashes()
}

test('the root that grows leaf by leaf is the root of the definition [K-seal.1]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 300 }), (n) => {
      const tree = treeFrom(leaves(n))
      expect(tree.peaks).toHaveLength(peakCount(n))
      expect(rootOf(tree.peaks)).toEqual(mth(leaves(n)))
    }),
  )
})

test('a tree goes on from its peaks alone [K-seal.1]', () => {
  fc.assert(
    fc.property(sizes, ([m, n]) => {
      const kept = treeFrom(leaves(m)).peaks.map((p) => p.toString('hex'))
      const tree = treeOf(m, kept)
      for (const leaf of leaves(n).slice(m)) appendLeaf(tree, leaf)
      expect(rootOf(tree.peaks)).toEqual(mth(leaves(n)))
    }),
  )
})

test('an inclusion proof is the one of the definition, and no other leaf, place or path passes [K-seal.2]', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), ([, n], seed) => {
      const d = leaves(n)
      const m = seed % n
      const proof = hashesOf(inclusionRanges(m, n), d)
      expect(proof).toEqual(path(m, d))
      const leaf = d[m] as Buffer
      expect(checkInclusion(leaf, m, n, proof, mth(d))).toBe(true)
      expect(checkInclusion(sha256(leaf), m, n, proof, mth(d))).toBe(false)
      expect(checkInclusion(leaf, m, n, proof, sha256(leaf))).toBe(false)
      expect(checkInclusion(leaf, m, n, [...proof, leaf], mth(d))).toBe(false)
      expect(checkInclusion(leaf, n, n, proof, mth(d))).toBe(false)
      if (n > 1) expect(checkInclusion(leaf, (m + 1) % n, n, proof, mth(d))).toBe(false)
      if (n > 1) expect(checkInclusion(leaf, m, n, proof.slice(1), mth(d))).toBe(false)
    }),
  )
})

test('a consistency proof is the one of the definition, and no other beginning or path passes [K-seal.2]', () => {
  fc.assert(
    fc.property(sizes, fc.nat(), ([m, n], seed) => {
      const d = leaves(n)
      const proof = hashesOf(consistencyRanges(m, n), d)
      expect(proof).toEqual(subproof(m, d, true))
      const [old, now] = [
        { size: m, root: mth(d.slice(0, m)) },
        { size: n, root: mth(d) },
      ]
      expect(checkConsistency(old, now, proof)).toBe(true)
      const other = d.slice(0, m).with(seed % m, sha256(Buffer.from('other')))
      expect(checkConsistency({ size: m, root: mth(other) }, now, proof)).toBe(false)
      expect(checkConsistency(old, { size: n, root: mth(d.with(seed % n, sha256(now.root))) }, proof)).toBe(false)
      expect(checkConsistency(old, now, [...proof, now.root])).toBe(false)
      for (const i of proof.keys()) {
        expect(checkConsistency(old, now, proof.toSpliced(i, 1))).toBe(false)
        expect(checkConsistency(old, now, proof.with(i, sha256(proof[i] as Buffer)))).toBe(false)
      }
    }),
  )
})

test('nothing is the beginning of everything, and more is not the beginning of less', () => {
  const now = { size: 5, root: mth(leaves(5)) }
  expect(checkConsistency({ size: 0, root: mth([]) }, now, [])).toBe(true)
  expect(checkConsistency({ size: 0, root: now.root }, now, [])).toBe(false)
  expect(checkConsistency({ size: 0, root: mth([]) }, now, [now.root])).toBe(false)
  expect(checkConsistency(now, { size: 4, root: mth(leaves(4)) }, [])).toBe(false)
  expect(consistencyRanges(0, 5)).toEqual([])
})

test('more is not the beginning of less, even where a path leads to the root that both name', () => {
  const parts = leaves(5)
  const root = parts.slice(1).reduce((right, left) => sha256(Buffer.from([1]), left, right), parts[0] as Buffer)
  expect(checkConsistency({ size: 5, root }, { size: 4, root }, parts)).toBe(false)
})

test('the first leaf is in the tree, and none stands before it', () => {
  const d = leaves(5)
  const proof = path(0, d)
  expect(checkInclusion(d[0] as Buffer, 0, 5, proof, mth(d))).toBe(true)
  expect(checkInclusion(d[0] as Buffer, -1, 5, proof, mth(d))).toBe(false)
})

test('what is no number of leaves is refused, and not walked for ever', () => {
  const root = leaves(1)[0] as Buffer
  // A journal may name sixteen digits; from 2 ** 53 on not every number has a half.
  const odd = [Number.NaN, -1, 2.5, Infinity, 2 ** 53, Number('9999999999999999')]
  for (const size of odd) {
    expect(checkInclusion(root, 0, size, [], root)).toBe(false)
    expect(checkInclusion(root, size, 3, [root, root], root)).toBe(false)
    expect(checkConsistency({ size, root }, { size: 3, root }, [])).toBe(false)
    expect(checkConsistency({ size, root }, { size, root }, [])).toBe(false)
    expect(checkConsistency({ size: 3, root }, { size, root }, [root])).toBe(false)
  }
  expect(checkInclusion(root, Number('9999999999999996'), Number('9999999999999999'), [root], root)).toBe(false)
  expect(checkConsistency({ size: -1, root }, { size: 0, root }, [])).toBe(false)
  const most = Number.MAX_SAFE_INTEGER
  expect(checkConsistency({ size: most, root }, { size: most, root }, [])).toBe(true)
})

test('bytes that move from the leaf to its neighbour are found', () => {
  const d = leaves(7)
  const [leaf, way] = [d[6] as Buffer, path(6, d)]
  expect(checkInclusion(leaf, 6, 7, way, mth(d))).toBe(true)
  // What is hashed is the neighbour, then the leaf: the same bytes, cut elsewhere.
  const moved = [Buffer.concat([way[0] as Buffer, leaf.subarray(0, 1)]), ...way.slice(1)]
  expect(checkInclusion(leaf.subarray(1), 6, 7, moved, mth(d))).toBe(false)
})

test('a path of hashes that are not there leads nowhere, and a path of nothing neither', () => {
  const d = leaves(7)
  for (const [m, n] of [
    [6, 7],
    [4, 7],
    [3, 4],
  ] as const) {
    const [old, now] = [
      { size: m, root: mth(d.slice(0, m)) },
      { size: n, root: mth(d.slice(0, n)) },
    ]
    const proof = subproof(m, d.slice(0, n), true)
    expect(checkConsistency(old, now, proof)).toBe(true)
    expect(checkConsistency(old, now, [])).toBe(false)
    expect(checkConsistency(old, now, Array(proof.length).fill(undefined))).toBe(false)
    for (const i of proof.keys())
      for (const none of [Buffer.alloc(0), undefined as never])
        expect(checkConsistency(old, now, proof.with(i, none))).toBe(false)
  }
  expect(checkInclusion(d[6] as Buffer, 6, 7, Array(2).fill(undefined), mth(d))).toBe(false)
})
