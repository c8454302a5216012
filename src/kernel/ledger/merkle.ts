import { createHash } from 'node:crypto'

/**
 * The Merkle tree of RFC 6962, section 2.1, over leaves that are hashed already. A tree that only grows is kept as its
 * peaks: the roots of the perfect subtrees that it is made of, largest first. Their number is the number of ones in the
 * binary form of the size, so a million leaves leave at most twenty hashes behind.
 */
export interface Tree {
  size: number
  peaks: Buffer[]
}

/** The leaves from `from` up to, but without, `to`, counted from 0. */
export interface Range {
  from: number
  to: number
}

export function emptyTree(): Tree {
  return { size: 0, peaks: [] }
}

export function treeOf(size: number, peaks: readonly string[]): Tree {
  return { size, peaks: peaks.map((hex) => Buffer.from(hex, 'hex')) }
}

export function appendLeaf(tree: Tree, leaf: Buffer): void {
  let node = leaf
  for (let rest = tree.size; rest % 2 === 1; rest = Math.floor(rest / 2)) {
    node = nodeHash(tree.peaks.pop() as Buffer, node)
  }
  tree.peaks.push(node)
  tree.size += 1
}

export function rootOf(peaks: readonly Buffer[]): Buffer {
  if (peaks.length === 0) return createHash('sha256').digest()
  return peaks.reduceRight((right, left) => nodeHash(left, right))
}

export function peakCount(size: number): number {
  let ones = 0
  for (let rest = size; rest > 0; rest = Math.floor(rest / 2)) ones += rest % 2
  return ones
}

function nodeHash(left: Buffer, right: Buffer): Buffer {
  return createHash('sha256').update(ONE).update(left).update(right).digest()
}
const ONE = new Uint8Array([1])

/** PATH(m, D[n]): whose hashes prove that leaf `index` stands in the tree of `size` leaves, from the leaf upwards. */
export function inclusionRanges(index: number, size: number): Range[] {
  const path: Range[] = []
  for (let from = 0, to = size; to - from > 1; ) {
    const middle = from + split(to - from)
    if (index < middle) {
      path.push({ from: middle, to })
      to = middle
    } else {
      path.push({ from, to: middle })
      from = middle
    }
  }
  return path.reverse()
}

/** PROOF(m, D[n]): whose hashes prove that the tree of `old` leaves is the beginning of the one of `size` leaves. */
export function consistencyRanges(old: number, size: number): Range[] {
  if (old === 0) return []
  const path: Range[] = []
  let [from, to] = [0, size]
  // SUBPROOF with b = true for as long as the old tree's own root is on the way.
  while (old !== to) {
    const middle = from + split(to - from)
    if (old <= middle) {
      path.push({ from: middle, to })
      to = middle
    } else {
      path.push({ from, to: middle })
      from = middle
    }
  }
  if (from > 0) path.push({ from, to })
  return path.reverse()
}

/** Hashes of several ranges from one reading of the leaves, in order. */
export function rangeHashes(ranges: readonly Range[]): { add(index: number, leaf: Buffer): void; hashes(): Buffer[] } {
  const trees = ranges.map(emptyTree)
  return {
    add(index, leaf) {
      for (const [i, { from, to }] of ranges.entries()) {
        if (index >= from && index < to) appendLeaf(trees[i] as Tree, leaf)
      }
    },
    hashes: () => trees.map((tree) => rootOf(tree.peaks)),
  }
}

/** Does this path lead from the leaf to the root? */
export function checkInclusion(leaf: Buffer, index: number, size: number, path: readonly Buffer[], root: Buffer) {
  if (!isCount(index) || !isCount(size) || index >= size) return false
  const ranges = inclusionRanges(index, size)
  if (path.length !== ranges.length || !path.every(isHash)) return false
  const reached = path.reduce(
    (node, hash, i) => ((ranges[i] as Range).from > index ? nodeHash(node, hash) : nodeHash(hash, node)),
    leaf,
  )
  return reached.equals(root)
}

/** Is the tree with the one root the beginning of the tree with the other? */
export function checkConsistency(
  old: { size: number; root: Buffer },
  now: { size: number; root: Buffer },
  path: readonly Buffer[],
): boolean {
  if (!isCount(old.size) || !isCount(now.size) || old.size > now.size) return false
  if (old.size === now.size) return path.length === 0 && old.root.equals(now.root)
  if (old.size === 0) return path.length === 0 && old.root.equals(rootOf([]))
  const ranges = consistencyRanges(old.size, now.size)
  if (path.length !== ranges.length) return false
  // A perfect old tree is a node of the new one and is not repeated in the path.
  const [first, ...rest] = peakCount(old.size) === 1 ? [old.root, ...path] : path
  if (!first || !path.every(isHash)) return false
  const skipped = ranges.length - rest.length
  let [oldRoot, newRoot] = [first, first]
  for (const [i, hash] of rest.entries()) {
    if ((ranges[i + skipped] as Range).to <= old.size) {
      oldRoot = nodeHash(hash, oldRoot)
      newRoot = nodeHash(hash, newRoot)
    } else newRoot = nodeHash(newRoot, hash)
  }
  return oldRoot.equals(old.root) && newRoot.equals(now.root)
}

/** Past the safe integers halves are rounded, and a walk down the tree would never arrive. */
function isCount(size: number): boolean {
  return Number.isSafeInteger(size) && size >= 0
}

/** A node is hashed without the lengths of its parts: bytes moved from a leaf to its neighbour would not show. */
function isHash(hash: Buffer): boolean {
  return hash?.length === HASH_BYTES
}
const HASH_BYTES = 32

/** The largest power of two below n. */
function split(n: number): number {
  let k = 1
  while (k * 2 < n) k *= 2
  return k
}
