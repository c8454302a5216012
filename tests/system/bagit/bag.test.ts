import { spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findEnd, type ZipEnd } from '#integrations/bagit/find-end.ts'
import { createFindings } from '#integrations/bagit/problems.ts'
import { memorySource, readAhead, withFileSource } from '#integrations/bagit/source.ts'
import { verifyBagSource } from '#integrations/bagit/verify-bag.ts'
import { writeBag } from '#integrations/bagit/write-bag.ts'
import { centralRecord, endRecords, localHeader } from '#integrations/bagit/zip-format.ts'
import { readCentral, readLocal } from '#integrations/bagit/zip-headers.ts'
import {
  app,
  appFiles,
  BUNDLE,
  CASE,
  documentOf,
  folder,
  hashFile,
  makeKey,
  signerOf,
} from '../../integration/bagit/make-bundle.ts'
import { needPython, python, readWithPython, unzipped } from '../../integration/bagit/python.ts'

needPython()

const step = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 20, unit: 'grapheme' }),
    fc.string({ minLength: 1, maxLength: 20, unit: 'binary-ascii' }),
    fc.constantFrom('a%b', '%0A', '100%25', 'a b ', 'two\nlines', 'cr\rlf\r\n', 'ünï-中文-🙂', '..a', 'x'.repeat(240)),
  )
  .map((text) => text.toWellFormed().replace(/[/\\\0]/g, '_'))
  .filter((text) => text !== '.' && text !== '..' && text !== '')
const name = fc.array(step, { minLength: 1, maxLength: 4 }).map((steps) => steps.join('/'))
const bags = fc.dictionary(name, fc.uint8Array({ maxLength: 300 }), { minKeys: 1, maxKeys: 12 })

test('any files in any names are packed so that Python and we read the same [C-export.1]', {
  timeout: 300_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(bags, async (made) => {
      const files = new Map(Object.entries(made).filter(([path]) => Buffer.byteLength(path) < 4000))
      fc.pre(files.size > 0)
      const { path, bytes, written } = await appFiles(files)
      expect(await verifyBagSource(memorySource(bytes))).toMatchObject({ ok: true, entries: files.size + 5 })
      expect(written).toMatchObject({ packageSha256: hashFile(path), sizeBytes: bytes.length, entries: files.size + 5 })
      const read = readWithPython(path)
      expect(read.problems).toEqual([])
      const payload = Object.entries(read.files).filter(([at]) => at.startsWith('data/'))
      expect(payload.map(([at, hex]) => [at.slice(5), hex]).sort()).toEqual(
        [...files].map(([at, content]) => [at, Buffer.from(content).toString('hex')]).sort(),
      )
    }),
    { numRuns: 25 },
  )
})

test('Python, sha256sum and another validator, where there is one, take a bundle as it is [C-export.1]', async () => {
  const { path } = await app({ documents: [documentOf('a'), documentOf('b')] })
  const { problems, validator } = readWithPython(path, true)
  expect(problems).toEqual([])
  expect(['valid', 'not installed']).toContain(validator)
  const bag = join(unzipped(path), BUNDLE)
  for (const manifest of ['manifest-sha256.txt', 'tagmanifest-sha256.txt'])
    expect(spawnSync('sha256sum', ['--check', '--strict', '--quiet', manifest], { cwd: bag })).toMatchObject({
      status: 0,
    })
})

test('the same documents, key and day give the same bytes, in whatever order they come [C-export.17]', async () => {
  const documents = [documentOf('a'), documentOf('b'), documentOf('c')]
  const key = makeKey()
  const proofs = {
    format: 'lanewright bundle proofs 1',
    workspace: CASE,
    proof: null,
  } as const
  const one = await app({ documents }, { key, proofs })
  const two = await app({ documents: documents.toReversed() }, { key, proofs })
  expect(two.bytes.equals(one.bytes)).toBe(true)
})

test('a stored file that is not what was planned stops the export, and nothing is left of it [C-export.17]', async () => {
  const { document } = documentOf('a')
  const broken = app({ documents: [{ document, bytes: Buffer.from('native of b') }] })
  await expect(broken).rejects.toMatchObject({ code: 'bag.changed' })
  const longer = app({ documents: [{ document, bytes: Buffer.from('native of a and more') }] })
  await expect(longer).rejects.toMatchObject({ code: 'bag.changed' })

  const path = join(folder(), 'b.zip')
  const bag = { folder: 'x', tags: async () => [], manifestLine: () => '', sign: signerOf(makeKey()) }
  const payload = [{ path: 'data/a', content: Buffer.from('a'), sha256: '0'.repeat(64) }]
  await expect(writeBag(path, { ...bag, payload })).rejects.toMatchObject({ code: 'bag.changed' })
  expect(readdirSync(dirname(path))).toEqual([])
  writeFileSync(path, 'mine')
  await expect(writeBag(path, { ...bag, payload })).rejects.toMatchObject({ code: 'EEXIST' })
  expect(readFileSync(path, 'utf8')).toBe('mine')
})

test.for([
  ['nothing at all', []],
  ['a file outside of data', ['elsewhere/a']],
  ['a path that climbs out', ['data/../../a']],
  ['a path with a backslash', ['data/a\\b']],
  ['a path that ends in a slash', ['data/a/']],
  ['a file twice', ['data/a', 'data/a']],
  ['files out of order', ['data/b', 'data/a']],
  ['a name that no zip here holds', [`data/${'x'.repeat(5000)}`]],
] as const)('%s is not packed [C-export.12]', async ([, paths]) => {
  const payload = paths.map((path) => ({ path, content: Buffer.from('a') }))
  const place = join(folder(), 'b.zip')
  const bag = { folder: 'x', payload, tags: async () => [], manifestLine: () => '', sign: signerOf(makeKey()) }
  await expect(writeBag(place, bag)).rejects.toMatchObject({ code: paths.length === 0 ? 'bag.empty' : 'bag.bad_path' })
  expect(readdirSync(dirname(place))).toEqual([])
})

test('70,000 files need the large form of the zip, which Python and we read [C-export.1]', {
  timeout: 600_000,
}, async () => {
  const place = join(folder(), 'many.zip')
  const count = 70_000
  const payload = (function* () {
    for (let i = 0; i < count; i++) yield { path: `data/${String(i).padStart(6, '0')}`, content: Buffer.from(`${i}`) }
  })()
  await writeBag(place, {
    folder: 'many',
    payload,
    tags: async ({ files, bytes }) => [
      { path: 'bagit.txt', content: Buffer.from('BagIt-Version: 1.0\nTag-File-Character-Encoding: UTF-8\n') },
      { path: 'bag-info.txt', content: Buffer.from(`Payload-Oxum: ${bytes}.${files}\n`) },
    ],
    manifestLine: (sha256, path) => `${sha256}  ${path}\n`,
    sign: signerOf(makeKey()),
  })
  const bytes = readFileSync(place)
  expect(await verifyBagSource(memorySource(bytes))).toMatchObject({ ok: true, entries: count + 5 })
  const listed =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(len(z.namelist()), z.read(z.namelist()[69999]))'
  expect(python('-c', listed, place).trim()).toBe("70005 b'69999'")
  // The end has more parts in this form; one changed byte in it hides the directory nowhere.
  const { directory, tail } = (await findEnd(memorySource(bytes), createFindings())) as ZipEnd
  for (let at = tail; at < bytes.length; at++) {
    const whole = bytes[at] as number
    bytes[at] = whole ^ 0x21
    expect(await findEnd(memorySource(bytes), createFindings())).toEqual({ directory, tail })
    bytes[at] = whole
  }
  bytes[tail + 40] = (bytes[tail + 40] as number) ^ 1
  expect((await verifyBagSource(memorySource(bytes))).problems).toMatchObject([{ code: 'zip.end', offset: tail + 40 }])
})

test('a file above 4 GiB, and one that begins behind it, have headers that Python and we read [C-export.1]', async () => {
  const path = join(folder(), 'large.zip')
  const [large, small] = [
    { name: Buffer.from('x/large'), sizeBytes: 2 ** 32 + 5, crc32: 0, offset: 0 },
    { name: Buffer.from('x/small'), sizeBytes: 5, crc32: crc32('small'), offset: 0 },
  ]
  small.offset = localHeader(large).length + large.sizeBytes
  const offset = small.offset + localHeader(small).length + small.sizeBytes
  const directory = Buffer.concat([centralRecord(large), centralRecord(small)])
  // What was never written is a hole: the file takes no room.
  const file = openSync(path, 'w')
  writeSync(file, localHeader(large), 0, null, 0)
  writeSync(file, Buffer.concat([localHeader(small), Buffer.from('small')]), 0, null, small.offset)
  writeSync(
    file,
    Buffer.concat([directory, endRecords({ entries: 2, offset, sizeBytes: directory.length })]),
    0,
    null,
    offset,
  )
  closeSync(file)

  const result = `import sys, zipfile
z = zipfile.ZipFile(sys.argv[1])
print([(i.filename, i.file_size, i.header_offset) for i in z.infolist()], z.read('x/small'))`
  expect(python('-c', result, path).trim()).toBe(
    `[('x/large', 4294967301, 0), ('x/small', 5, ${small.offset})] b'small'`,
  )
  await withFileSource(path, async (source) => {
    const end = await findEnd(source, createFindings())
    expect(end).toMatchObject({ directory: offset })
    const reader = readAhead(source)
    expect(await readLocal(reader, 0)).toMatchObject({ sizeBytes: large.sizeBytes, text: 'x/large' })
    expect(await readCentral(reader, offset)).toMatchObject({ sizeBytes: large.sizeBytes, offset: 0 })
    const next = offset + centralRecord(large).length
    expect(await readCentral(reader, next)).toMatchObject({ sizeBytes: 5, offset: small.offset, text: 'x/small' })
  })
})
