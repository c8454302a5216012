#!/usr/bin/env node
// Checks a bundle that Lanewright exported, with nothing of Lanewright: only Node's own hashing and signatures.
//   node check.mjs BUNDLE.zip [KEY]      the zip itself
//   node check.mjs FOLDER [KEY]          the folder that `unzip` made of it
// KEY is the id of the key that must have signed, as its owner published it. Without it the bundle is proven to be what
// *some* key signed. Ends with 0 when everything holds, 1 when not.
import { createHash, createPublicKey, verify } from 'node:crypto'
import { closeSync, fstatSync, openSync, readdirSync, readSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

const [place, knownKey] = process.argv.slice(2)
if (!place) fail('name a bundle')
const files = statSync(place).isDirectory() ? filesOfFolder(place) : filesOfZip(place)

// 1. The signature stands over the tag manifest, so this is where trust begins.
const tagManifest = textOf('tagmanifest-sha256.txt')
const signature = JSON.parse(textOf('lanewright/signature.json'))
const raw = Buffer.from(signature.public_key, 'base64')
if (sha256(raw) !== signature.key_id) fail('the signature names another key than it brings')
const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw])
const key = createPublicKey({ key: der, format: 'der', type: 'spki' })
if (!verify(null, Buffer.from(tagManifest), key, Buffer.from(signature.signature_base64, 'base64')))
  fail('the signature does not fit tagmanifest-sha256.txt')
if (knownKey && signature.key_id !== knownKey) fail(`it is signed by key ${signature.key_id}`)

// 2. The tag manifest gives the hash of every other tag file, among them the manifest of the payload.
const tags = checkManifest('tagmanifest-sha256.txt', tagManifest)
const payload = checkManifest('manifest-sha256.txt', textOf('manifest-sha256.txt'))
const alone = ['tagmanifest-sha256.txt', 'lanewright/signature.json']
for (const path of files.keys())
  if (!(path.startsWith('data/') ? payload : tags).has(path) && !alone.includes(path)) fail(`${path} is not listed`)

// 3. What bag-info.txt counts.
const sizes = [...payload.keys()].map((path) => files.get(path).size)
const oxum = `${sizes.reduce((sum, size) => sum + size, 0)}.${sizes.length}`
const info = new Map(
  textOf('bag-info.txt')
    .split('\n')
    .map((line) => line.split(': ', 2)),
)
if (info.get('Payload-Oxum') !== oxum) fail(`Payload-Oxum is ${info.get('Payload-Oxum')}, and the payload is ${oxum}`)

// 4. The load file: each row leads to a native with its hash and to a text, and the numbers have no gap.
const bundle = JSON.parse(textOf('lanewright/export_bundle.json'))
const [head, ...rows] = textOf(`data/DATA/${bundle.bundle_id}.dat`)
  .replace(/^\uFEFF/, '')
  .split('\r\n')
  .slice(0, -1)
  .map((line) => line.slice(1, -1).split('\u00fe\u0014\u00fe'))
let next = null
for (const fields of rows) {
  const row = Object.fromEntries(head.map((column, i) => [column, fields[i]]))
  const native = `data/${row.NATIVELINK.replaceAll('\\', '/')}`
  if (payload.get(native) !== row.SHA256) fail(`${row.BEGBATES}: its native is not the one of the load file`)
  if (!payload.has(`data/${row.TEXTLINK.replaceAll('\\', '/')}`)) fail(`${row.BEGBATES}: its text is missing`)
  const first = Number(/\d+$/.exec(row.BEGBATES)[0])
  const last = Number(/\d+$/.exec(row.ENDBATES)[0])
  if ((next ?? first) !== first || last - first + 1 !== Number(row.PAGECOUNT)) fail(`${row.BEGBATES}: its numbers`)
  next = last + 1
}
const natives = [...payload.keys()].filter((path) => path.startsWith('data/NATIVES/')).length
if (natives !== rows.length) fail(`${natives} natives, and ${rows.length} rows in the load file`)
const hashes = new Set(payload.values())
for (const artifact of bundle.contents.artifacts)
  if (!hashes.has(artifact.hash_sha256)) fail(`artifact ${artifact.artifact_id} is missing`)

console.log(
  `${bundle.bundle_kind} ${bundle.bundle_id}: ${files.size} files, ${rows.length} documents, as they were signed`,
)
console.log(`by key ${signature.key_id}${knownKey ? ', as you said' : ': compare it with the key you know'}`)

/** Path -> hash of every line, each compared with the file. CR, LF and % are percent-encoded (RFC 8493, 2.1.3). */
function checkManifest(name, text) {
  const listed = new Map()
  for (const line of text.split('\n').slice(0, -1)) {
    const [, hash, path] = /^([0-9a-f]{64})\s+(.+)$/.exec(line) ?? fail(`${name}: ${line} is no line of a manifest`)
    listed.set(path.replace(/%0A|%0D|%25/gi, decodeURIComponent), hash)
  }
  for (const [path, hash] of listed) {
    if (!files.has(path)) fail(`${path} is missing`)
    if (hashOf(path) !== hash) fail(`${path} is not what was packed`)
  }
  return listed
}

/** Every file below the folder; the bag may be one folder further down, as `unzip` leaves it. */
function filesOfFolder(folder) {
  const names = readdirSync(folder)
  if (!names.includes('bagit.txt') && names.length === 1) return filesOfFolder(join(folder, names[0]))
  const found = new Map()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isDirectory()) continue
    if (!entry.isFile()) fail(`${path} is no file`)
    const name = relative(folder, path).replaceAll(sep, '/')
    found.set(name, { file: path, at: 0, size: statSync(path).size })
  }
  return found
}

/** Every file of a zip, by its directory. Bundles are stored, not compressed, so a file is a stretch of the zip. */
function filesOfZip(zip) {
  const fd = openSync(zip, 'r')
  const size = fstatSync(fd).size
  const end = bytesAt(fd, size - 22, 22)
  if (end.readUInt32LE(0) !== 0x06054b50) fail('this is no zip, or something follows its end')
  const wide = end.readUInt16LE(10) === 0xffff || end.readUInt32LE(16) === 0xffffffff
  const start = wide ? Number(bytesAt(fd, size - 98, 56).readBigUInt64LE(48)) : end.readUInt32LE(16)
  const found = new Map()
  for (let at = start; at < size - (wide ? 98 : 22); ) {
    const record = bytesAt(fd, at, 46)
    if (record.readUInt32LE(0) !== 0x02014b50 || record.readUInt16LE(10) !== 0)
      fail('the directory of the zip is damaged')
    const [nameLength, extraLength] = [record.readUInt16LE(28), record.readUInt16LE(30)]
    const name = bytesAt(fd, at + 46, nameLength).toString('utf8')
    const extra = bytesAt(fd, at + 46 + nameLength, extraLength)
    const large = [...Array(Math.max(0, Math.floor((extraLength - 4) / 8)))].map((_, i) =>
      Number(extra.readBigUInt64LE(4 + 8 * i)),
    )
    const length = record.readUInt32LE(24) === 0xffffffff ? large.splice(0, 2)[0] : record.readUInt32LE(24)
    const header = record.readUInt32LE(42) === 0xffffffff ? large.shift() : record.readUInt32LE(42)
    const path = name.slice(name.indexOf('/') + 1)
    if (found.has(path) || path.split('/').includes('..')) fail(`${name} stands there twice, or leads elsewhere`)
    const local = bytesAt(fd, header, 30)
    found.set(path, { file: zip, at: header + 30 + local.readUInt16LE(26) + local.readUInt16LE(28), size: length })
    at += 46 + nameLength + extraLength + record.readUInt16LE(32)
  }
  closeSync(fd)
  return found
}

function* partsOf(path) {
  const { file, at, size } = files.get(path) ?? fail(`${path} is missing`)
  const fd = openSync(file, 'r')
  for (let done = 0; done < size; done += 1 << 20) yield bytesAt(fd, at + done, Math.min(1 << 20, size - done))
  closeSync(fd)
}

function hashOf(path) {
  const hash = createHash('sha256')
  for (const part of partsOf(path)) hash.update(part)
  return hash.digest('hex')
}

function textOf(path) {
  return Buffer.concat([...partsOf(path)]).toString('utf8')
}

function bytesAt(fd, at, length) {
  const bytes = Buffer.alloc(length)
  if (at < 0 || readSync(fd, bytes, 0, length, at) !== length) fail('it ends too early')
  return bytes
}

function sha256(bytes) {
  return createHash('sha256').update(bytes).digest('hex')
}

function fail(why) {
  console.error(`bad: ${why}`)
  process.exit(1)
}
