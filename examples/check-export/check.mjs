#!/usr/bin/env node
// Checks a file that `lanewright export` wrote, with nothing of Lanewright: only Node's own hashing and signatures.
//   node check.mjs FILE [KEY]
// KEY is the id of the first signing key of the journal, as its owner published it (`lanewright keys`). Without it the
// entries are proven to be those that *some* key sealed. Ends with 0 when everything holds, 1 when not.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { readFileSync } from 'node:fs'

const [file, knownKey] = process.argv.slice(2)
if (!file) fail('name a file')
const lines = readFileSync(file, 'utf8').split('\n')
if (lines.pop() !== '') fail('the file does not end with a whole line')
const [header, ...rest] = lines.map(parse)
const end = rest.pop()
if (header?.format !== 'lanewright ledger export 2' || end?.proof === undefined) fail('this is no export')

// 1. The chain: every hash follows from the entry and the hash before.
const first = Number(header.from)
let hash = Buffer.from(header.before.hash, 'hex')
if (first === 1 && !hash.equals(sha256(header.workspace))) fail('the first entry does not begin the chain')
const tree = header.before.peaks.map((hex) => Buffer.from(hex, 'hex'))
let size = first - 1
if (tree.length !== ones(size)) fail('the tree before the first entry has the wrong shape')
for (const entry of rest) {
  const { log, seq, at, about, id, payload } = entry
  if (Number(seq) !== size + 1) fail(`entry ${size + 1} is missing`)
  const text = ['lanewright entry 1', log, header.workspace, seq, at, about, id, payload].join('\n')
  const leaf = sha256(Buffer.from([0]), text)
  hash = sha256(hash, leaf)
  if (entry.hash !== hash.toString('hex')) fail(`entry ${seq} is not what was hashed`)
  // 2. The tree of RFC 6962, kept as the roots of its perfect subtrees.
  let node = leaf
  for (let n = size; n % 2 === 1; n = (n - 1) / 2) node = branch(tree.pop(), node)
  tree.push(node)
  size += 1
}
if (
  String(size) !== header.head.seq ||
  hash.toString('hex') !== header.head.hash ||
  String(rest.length) !== header.entries
)
  fail('the file does not end with the head that it names')
if (end.proof === null) {
  console.log(`${rest.length} entries follow from each other, but nobody signed them`)
  process.exit(0)
}

// 3. The keys: the first line of the journal brings one, each later one is signed in by the one before it.
const keys = new Map()
let inForce = null
for (const text of end.proof.keys) {
  const line = parse(text)
  if (inForce === null && line.kind !== 'opened') fail('the keys do not begin with the opening of the journal')
  if (inForce === null || line.kind === 'loss') inForce = bring(line.body.public_key, line.key)
  check(line, text)
  if (line.kind === 'rotation') inForce = bring(line.body.public_key, line.body.new_key)
  if (line.kind === 'loss') console.log(`note: line ${line.n} states that the key was lost: ${line.body.reason}`)
}
const firstKey = keys.keys().next().value
if (knownKey && firstKey !== knownKey) fail(`the journal began with key ${firstKey}`)

// 4. The seal: signed, of this workspace, over a tree that begins with the one computed above.
const seal = parse(end.proof.seal)
check(seal, end.proof.seal)
const sealed = seal.body.heads?.find((head) => head.workspace === header.workspace)
if (!sealed) fail('the seal is of another workspace')
const path = end.proof.consistency.map((hex) => Buffer.from(hex, 'hex'))
const root = tree.reduceRight((right, left) => branch(left, right))
if (!isBeginning(size, root, Number(sealed.seq), Buffer.from(sealed.root, 'hex'), path))
  fail('these entries were not sealed')
console.log(`${rest.length} entries, ${header.from} to ${header.head.seq}, sealed in line ${seal.n} at ${seal.at}`)
console.log(`under key ${seal.key}; the journal began with key ${firstKey}${knownKey ? ', as you said' : ''}`)

/** RFC 9162, 2.1.4.2: checks a consistency proof by the bits of the two sizes. */
function isBeginning(oldSize, oldRoot, newSize, newRoot, proof) {
  if (oldSize === newSize) return proof.length === 0 && oldRoot.equals(newRoot)
  if (oldSize > newSize || oldSize < 1) return false
  const steps = ones(oldSize) === 1 ? [oldRoot, ...proof] : [...proof]
  if (steps.length === 0) return false
  let [fn, sn] = [oldSize - 1, newSize - 1]
  while (fn % 2 === 1) [fn, sn] = [half(fn), half(sn)]
  let [fr, sr] = [steps[0], steps[0]]
  for (const c of steps.slice(1)) {
    if (sn === 0) return false
    if (fn % 2 === 1 || fn === sn) {
      fr = branch(c, fr)
      sr = branch(c, sr)
      while (fn % 2 === 0 && fn !== 0) [fn, sn] = [half(fn), half(sn)]
    } else sr = branch(sr, c)
    ;[fn, sn] = [half(fn), half(sn)]
  }
  return sn === 0 && fr.equals(oldRoot) && sr.equals(newRoot)
}

function check(line, text) {
  const { signature, ...signed } = line
  const bytes = Buffer.from(`lanewright journal 1\n${canonical(signed)}`)
  const raw = Buffer.from(signature, 'base64')
  const good = line.key === inForce && verify(null, bytes, keys.get(inForce), raw)
  if (!good || raw.toString('base64') !== signature || canonical(line) !== text)
    fail(`line ${line.n} of the journal is not signed by the key in force`)
}

function bring(publicKey, id) {
  const raw = Buffer.from(publicKey, 'base64')
  if (sha256(raw).toString('hex') !== id) fail('a line names another key than it brings')
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw])
  keys.set(id, createPublicKey({ key: der, format: 'der', type: 'spki' }))
  return id
}

/** RFC 8785 for what a journal holds: members in order of their names, no spaces. */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (value === null || typeof value !== 'object') return JSON.stringify(value)
  const names = Object.keys(value).sort()
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`
}

function sha256(...parts) {
  return parts.reduce((h, part) => h.update(part), createHash('sha256')).digest()
}

function branch(left, right) {
  return sha256(Buffer.from([1]), left, right)
}

function half(n) {
  return Math.floor(n / 2)
}

function ones(n) {
  return n === 0 ? 0 : (n % 2) + ones(half(n))
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return fail('a line is no JSON')
  }
}

function fail(why) {
  console.error(`bad: ${why}`)
  process.exit(1)
}
