import { expect, test } from 'vitest'
import type { ExportProof } from '#kernel/contracts/ledger-export.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { consistencyRanges, rangeHashes, rootOf } from '#kernel/ledger/merkle.ts'
import { checkProof, type SliceEnd } from '#kernel/ledger/slice-proof.ts'
import { AT, headOf, INSTALLATION, leavesOf, newKey, ONE, pen, TWO, treeWith } from './pen.ts'

const endOf = (size: number): SliceEnd => ({
  workspace: ONE,
  seq: size,
  hash: headOf(ONE, size).hash,
  root: rootOf(treeWith(ONE, size).peaks),
})

function pathBetween(old: number, size: number): string[] {
  const collector = rangeHashes(consistencyRanges(old, size))
  for (const [i, leaf] of leavesOf(ONE, size).entries()) collector.add(i, leaf)
  return collector.hashes().map((hash) => hash.toString('hex'))
}

/** A journal with one key that seals `size` entries, and the proof for a slice that ends with entry `old`. */
function made(old: number, size: number) {
  const it = pen()
  const keys = [it.open()]
  const proof: ExportProof = {
    keys,
    seal: it.seal([headOf(TWO, 1), headOf(ONE, size)]),
    consistency: pathBetween(old, size),
  }
  return { it, proof, end: endOf(old) }
}

const problemOf = (proof: ExportProof, end: SliceEnd) => {
  const proven = checkProof(proof, end)
  return proven.ok ? null : `${proven.line ?? '-'}: ${proven.problem}`
}
const UNSIGNED = (n: number) => `${n}: line ${n} of the journal in its proof is not signed by the key in force`
const NOT_AMONG = '2: the entries are not among those that line 2 of the journal sealed'

test.for([
  [3, 3],
  [1, 5],
  [4, 7],
])('entries up to %i are proven by a seal of %i', ([old, size]) => {
  const { it, proof, end } = made(old as number, size as number)
  expect(checkProof(proof, end)).toEqual({ ok: true, sealed: { line: 2, at: AT, key: it.key.id }, notices: [] })
})

test('another root, another hash of the last entry, another path: the entries are not those', () => {
  const { proof, end } = made(3, 3)
  expect(problemOf(proof, { ...end, root: rootOf(treeWith(TWO, 3).peaks) })).toBe(NOT_AMONG)
  expect(problemOf(proof, { ...end, hash: sha256Hex('x') })).toBe(NOT_AMONG)
  const later = made(3, 5)
  expect(problemOf({ ...later.proof, consistency: [] }, later.end)).toBe(NOT_AMONG)
  // Of a slice that ends before the seal only the tree can speak.
  expect(problemOf(later.proof, { ...later.end, hash: sha256Hex('x') })).toBeNull()
})

test('the line in the proof seals this workspace', () => {
  const { it, proof, end } = made(1, 1)
  expect(problemOf(proof, { ...end, workspace: INSTALLATION })).toBe(
    '2: line 2 of the journal does not seal this workspace',
  )
  const other = it.write({ kind: 'verified', body: { line: 1, heads: 0, entries: 0 } })
  expect(problemOf({ ...proof, seal: other }, end)).toBe('3: the line in its proof seals nothing')
})

test('a restore stands for its heads as a seal does', () => {
  const it = pen()
  const keys = [it.open()]
  const body = { backup: 'monday', taken_at: AT, heads: [headOf(ONE, 2)], reason: 'r', person: 'p' }
  const seal = it.write({ kind: 'restore', body })
  expect(checkProof({ keys, seal, consistency: [] }, endOf(2))).toMatchObject({ ok: true, sealed: { line: 2 } })
})

test('a line that cannot be read is named for what it is', () => {
  const { proof, end } = made(1, 1)
  expect(checkProof({ ...proof, seal: '{' }, end)).toEqual({
    ok: false,
    problem: 'a line of the journal in its proof is bad: it is no JSON',
  })
})

test('a line with half a character, and a seal of more entries than can be counted, are refused', () => {
  const { it, proof, end } = made(1, 1)
  const restored = it.write({
    kind: 'restore',
    body: { backup: 'monday', taken_at: AT, heads: [headOf(ONE, 1)], reason: 'made', person: 'p' },
  })
  expect(problemOf({ ...proof, seal: restored.replace('made', '\\ud800') }, end)).toBe(UNSIGNED(3))
  const other = pen()
  const keys = [other.open()]
  const seal = other.seal([{ ...headOf(ONE, 1), seq: '9999999999999999' }])
  const far = { ...end, seq: Number('9999999999999999'), hash: headOf(ONE, 1).hash }
  expect(problemOf({ keys, seal, consistency: [] }, far)).toBe(NOT_AMONG)
})

test('nothing is believed that the key in force did not sign', () => {
  const { it, proof, end } = made(1, 1)
  expect(problemOf({ ...proof, keys: [] }, end)).toBe(UNSIGNED(2))
  const untrusted = pen()
  untrusted.lines.push(it.lines[0] as string)
  expect(problemOf({ ...proof, seal: untrusted.seal([headOf(ONE, 1)]) }, end)).toBe(UNSIGNED(2))
  const moved = { ...JSON.parse(proof.seal), at: '2026-02-01T09:00:00.000Z' }
  expect(problemOf({ ...proof, seal: JSON.stringify(moved) }, end)).toBe(UNSIGNED(2))
  expect(problemOf({ ...proof, seal: ` ${proof.seal}` }, end)).toBe(UNSIGNED(2))
})

test('a key that was rotated away signs no more; the one that came signs', () => {
  const it = pen()
  const keys = [it.open(), it.rotate()]
  const seal = it.seal([headOf(ONE, 1)])
  const proof: ExportProof = { keys, seal, consistency: [] }
  expect(checkProof(proof, endOf(1))).toMatchObject({ ok: true, sealed: { line: 3, key: it.key.id }, notices: [] })
  const back = pen()
  const first = [back.open()]
  const gone = back.key
  first.push(back.rotate())
  back.key = gone
  expect(problemOf({ keys: first, seal: back.seal([headOf(ONE, 1)]), consistency: [] }, endOf(1))).toBe(UNSIGNED(3))
})

test('a rotation and an opening name the key that they bring', () => {
  const it = pen()
  const first = it.open()
  const mixed = it.write({ kind: 'rotation', body: { new_key: newKey().id, public_key: newKey().publicKey } })
  const seal = it.seal([headOf(ONE, 1)])
  expect(problemOf({ keys: [first, mixed], seal, consistency: [] }, endOf(1))).toBe(
    '2: line 2 names another key than it brings',
  )
  const named = pen()
  const body = { installation: INSTALLATION, public_key: named.key.publicKey, reason: 'x' }
  const opening = named.write({ kind: 'opened', key: newKey().id, body })
  expect(problemOf({ keys: [opening], seal: named.seal([headOf(ONE, 1)]), consistency: [] }, endOf(1))).toBe(
    '1: line 1 names another key than it brings',
  )
})

test('a second opening brings no key: it is signed by the one in force', () => {
  const it = pen()
  const keys = [it.open(), it.open('a new database')]
  expect(problemOf({ keys, seal: it.seal([headOf(ONE, 1)]), consistency: [] }, endOf(1))).toBeNull()
  const untrusted = pen()
  untrusted.lines.push(keys[0] as string)
  const forged = [keys[0] as string, untrusted.open('a forged one')]
  expect(problemOf({ keys: forged, seal: untrusted.seal([headOf(ONE, 1)]), consistency: [] }, endOf(1))).toBe(
    UNSIGNED(2),
  )
})

test('a lost key is told with the proof', () => {
  const it = pen()
  const keys = [it.open(), it.lose()]
  const proven = checkProof({ keys, seal: it.seal([headOf(ONE, 1)]), consistency: [] }, endOf(1))
  expect(proven).toMatchObject({
    ok: true,
    sealed: { line: 3, key: it.key.id },
    notices: [{ code: 'journal.key_lost', line: 2, message: 'the key was lost: the disk burnt' }],
  })
})
