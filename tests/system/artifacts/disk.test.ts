import { execFileSync, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { content, cutOff, gather, hashOf, sent, wholeOf } from '../../integration/artifacts/content.ts'
import { isRoot } from '../embedded/harness.ts'

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'lw-artifacts-')), 'cases')

async function openWithFile(size = 100_000) {
  const folder = newFolder()
  const files = await openDiskArtifacts({ folder })
  const caseId = randomUUID()
  const { sha256 } = await files.put(caseId, sent(content(1, size)))
  return { folder, files, caseId, sha256, path: join(folder, caseId, sha256.slice(0, 2), sha256) }
}

async function begin(files: Awaited<ReturnType<typeof openDiskArtifacts>>, caseId: string, sizeBytes: number) {
  const uploadId = randomUUID()
  expect(await files.begin({ uploadId, caseId, name: 'a letter.pdf', sizeBytes })).toMatchObject({ ok: true })
  return uploadId
}

/** Everything below a folder, by path. */
const below = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).map((entry) => join(entry.parentPath, entry.name))

test('a file lies under its case and its hash, only its owner reads it, and nothing of its name is left [C-bytes.2, C-bytes.7]', async () => {
  const { folder, files, caseId, path } = await openWithFile()
  const uploadId = await begin(files, caseId, 3000)
  await files.append(caseId, uploadId, 0, sent(content(2, 3000)))
  await files.finish(caseId, uploadId)
  expect(statSync(path).isFile()).toBe(true)
  for (const found of [folder, ...below(folder)])
    expect(statSync(found).mode & 0o777, found).toBe(statSync(found).isDirectory() ? 0o700 : 0o600)
  for (const found of below(folder).filter((at) => statSync(at).isFile()))
    expect(readFileSync(found, 'latin1'), found).not.toContain('letter')
})

test('the same file in two cases is two files on the disk, without a link between them [C-bytes.2]', async () => {
  const { folder, files, caseId, sha256, path } = await openWithFile()
  const other = randomUUID()
  await files.put(other, files.read(caseId, sha256))
  const twin = join(folder, other, sha256.slice(0, 2), sha256)
  expect(statSync(twin).ino).not.toBe(statSync(path).ino)
  expect([statSync(twin).nlink, statSync(path).nlink]).toEqual([1, 1])
})

test('a file that was cut is refused before a byte of it is given out, and the same file again heals it [C-bytes.9]', async () => {
  for (const spoil of [
    (path: string) => truncateSync(path, 99_999),
    (path: string) => appendFileSync(path, 'x'),
    (path: string) => rmSync(`${path}.size`),
  ]) {
    const { files, caseId, sha256, path } = await openWithFile()
    spoil(path)
    await expect(gather(files.read(caseId, sha256))).rejects.toMatchObject({ code: 'artifact.damaged' })
    await expect(files.withFile(caseId, sha256, async () => 'used')).rejects.toMatchObject({ code: 'artifact.damaged' })
    expect(await files.check(caseId, sha256)).toBe(false)
    await files.put(caseId, sent(content(1, 100_000)))
    expect(await files.check(caseId, sha256)).toBe(true)
  }
})

test('a flipped byte is found by who checks, and no program is given the file [C-bytes.9]', async () => {
  const { files, caseId, sha256, path } = await openWithFile()
  const bytes = wholeOf(1, 100_000)
  bytes[77_777]! ^= 1
  writeFileSync(path, bytes)
  expect(await files.check(caseId, sha256)).toBe(false)
  let used = false
  const work = files.withFile(caseId, sha256, async () => {
    used = true
  })
  await expect(work).rejects.toMatchObject({ code: 'artifact.damaged' })
  expect(used).toBe(false)
})

test('a file that is cut while it is read ends in a failure, not early [C-bytes.9]', async () => {
  const { files, caseId, sha256, path } = await openWithFile()
  const reading = files.read(caseId, sha256)[Symbol.asyncIterator]()
  await reading.next()
  truncateSync(path, 50_000)
  const rest = (async () => {
    while (!(await reading.next()).done);
  })()
  await expect(rest).rejects.toMatchObject({ code: 'artifact.damaged' })
})

test('a link in the place of a file, a shelf or a case leads nowhere [C-bytes.7]', async () => {
  const { folder, files, caseId, sha256, path } = await openWithFile()
  const aside = join(folder, '..', 'aside')
  for (const place of [path, join(path, '..'), join(folder, caseId)]) {
    renameSync(place, aside)
    symlinkSync(aside, place)
    expect(await files.has(caseId, sha256), place).toBe(false)
    await expect(gather(files.read(caseId, sha256))).rejects.toMatchObject({ code: 'artifact.unknown' })
    expect(await files.drop(caseId, sha256)).toBe(false)
    rmSync(place)
    renameSync(aside, place)
  }
  expect(await files.check(caseId, sha256)).toBe(true)
  symlinkSync(tmpdir(), join(folder, '22222222-2222-4222-8222-222222222222'))
  const led = files.put('22222222-2222-4222-8222-222222222222', sent(content(1, 10)))
  await expect(led).rejects.toMatchObject({ code: 'artifact.place' })
})

test('bytes that came after the last note may not have reached the disk: they come again [C-bytes.5]', async () => {
  const folder = newFolder()
  const files = await openDiskArtifacts({ folder })
  const caseId = randomUUID()
  const uploadId = await begin(files, caseId, 5000)
  await files.append(caseId, uploadId, 0, cutOff(content(1, 2000)))
  const bytes = join(folder, caseId, 'uploads', uploadId)
  appendFileSync(bytes, Buffer.alloc(2500))
  expect(await files.look(caseId, uploadId)).toMatchObject({ upload: { receivedBytes: 2000 } })
  await files.append(caseId, uploadId, 2000, sent(content(1, 5000, 2000)))
  // Nor may they have reached it where the upload was complete.
  appendFileSync(bytes, Buffer.alloc(2500))
  expect(await files.finish(caseId, uploadId)).toMatchObject({ stored: { sha256: hashOf(content(1, 5000)) } })
  const shorter = await begin(files, caseId, 5000)
  await files.append(caseId, shorter, 0, cutOff(content(1, 2000)))
  truncateSync(join(folder, caseId, 'uploads', shorter), 1500)
  expect(await files.look(caseId, shorter)).toMatchObject({ upload: { receivedBytes: 1500 } })
})

test('an upload whose note somebody broke says so, and can be abandoned [C-bytes.4]', async () => {
  const folder = newFolder()
  const files = await openDiskArtifacts({ folder })
  const caseId = randomUUID()
  for (const broken of ['{', '[]', '{"size_bytes":-1,"kept_bytes":0}', '{"size_bytes":5,"kept_bytes":0,"more":1}']) {
    const uploadId = await begin(files, caseId, 5000)
    writeFileSync(join(folder, caseId, 'uploads', `${uploadId}.json`), broken)
    await expect(files.look(caseId, uploadId)).rejects.toMatchObject({ code: 'upload.damaged' })
    await expect(files.append(caseId, uploadId, 0, sent([]))).rejects.toMatchObject({ code: 'upload.damaged' })
    await files.abandon(caseId, uploadId)
    expect(await files.look(caseId, uploadId)).toMatchObject({ refusal: { code: 'upload.unknown' } })
  }
})

test('copies that a killed process left are gone when the next one opens, and those of a living one are not [C-bytes.9]', async () => {
  const { folder, files, caseId, sha256 } = await openWithFile()
  const { pid: dead } = spawnSync(process.execPath, ['--version'])
  const left = join(folder, 'tmp', `lanewright-case-${dead}-0123abcd-AbCdEf`)
  // The number of this process, and yet not this process: the one before it in a container.
  const before = join(folder, 'tmp', `lanewright-case-${process.pid}-0123abcd-AbCdEf`)
  const living = join(folder, 'tmp', `lanewright-case-${process.ppid}-0123abcd-AbCdEf`)
  for (const place of [left, before, living]) mkdirSync(place)
  writeFileSync(join(left, 'file'), 'privileged')
  await files.withFile(caseId, sha256, async (path) => {
    await openDiskArtifacts({ folder })
    expect(readFileSync(path).equals(wholeOf(1, 100_000))).toBe(true)
  })
  expect([left, before, living].map((place) => existsSync(place))).toEqual([false, false, true])
})

test('a full disk is an answer, nothing is half-done, and it goes on once there is space [C-bytes.6]', async (ctx) => {
  if (!isRoot) return ctx.skip('only root can mount a small file system')
  const disk = mkdtempSync(join(tmpdir(), 'lw-full-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=40m,mode=755', 'tmpfs', disk], { stdio: 'pipe' })
  } catch {
    return ctx.skip('mounting a small file system is not allowed here')
  }
  onTestFinished(() => void execFileSync('umount', ['--lazy', disk]))
  const files = await openDiskArtifacts({ folder: join(disk, 'cases') })
  const [caseId, size] = [randomUUID(), 60_000_000]
  const uploadId = await begin(files, caseId, size)
  const result = await files.append(caseId, uploadId, 0, sent(content(1, size)))
  expect(result).toMatchObject({ ok: false, refusal: { code: 'upload.disk_full' } })
  const looked = await files.look(caseId, uploadId)
  const stands = looked.ok ? looked.upload.receivedBytes : -1
  expect(stands).toBeGreaterThan(16_000_000)
  expect(statSync(join(disk, 'cases', caseId, 'uploads', uploadId)).size).toBe(stands)
  await expect(files.put(caseId, sent(content(2, 39_000_000)))).rejects.toMatchObject({ code: 'artifact.disk_full' })
  expect(readdirSync(join(disk, 'cases', 'tmp'))).toEqual([])

  const filler = join(disk, 'filler')
  expect(() => writeFileSync(filler, Buffer.alloc(40_000_000))).toThrow('ENOSPC')
  const begun = files.begin({ uploadId: randomUUID(), caseId, name: 'x', sizeBytes: 1 })
  expect(await begun).toMatchObject({ ok: false, refusal: { code: 'upload.disk_full' } })
  const more = await files.append(caseId, uploadId, stands, sent(content(1, size, stands)))
  expect(more).toMatchObject({ ok: false, refusal: { code: 'upload.disk_full' } })
  rmSync(filler)

  execFileSync('mount', ['-o', 'remount,size=120m', disk])
  expect(await files.append(caseId, uploadId, stands, sent(content(1, size, stands)))).toMatchObject({ ok: true })
  // Full again just before the end: what came stays whole, and the end is only put off.
  expect(() => writeFileSync(filler, Buffer.alloc(120_000_000))).toThrow('ENOSPC')
  expect(await files.finish(caseId, uploadId)).toMatchObject({ ok: false, refusal: { code: 'upload.disk_full' } })
  rmSync(filler)
  expect(await files.finish(caseId, uploadId)).toMatchObject({ stored: { sha256: hashOf(content(1, size)) } })
  expect(() => writeFileSync(filler, Buffer.alloc(120_000_000))).toThrow('ENOSPC')
  const full = files.withFile(caseId, hashOf(content(1, size)), async () => 'used')
  await expect(full).rejects.toMatchObject({ code: 'artifact.disk_full' })
  expect(readdirSync(join(disk, 'cases', 'tmp'))).toEqual([])
})
