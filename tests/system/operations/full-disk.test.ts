import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { toNewFile } from '#host/new-file.ts'
import { withSpooled } from '#host/server/spool.ts'
import { backup } from '#storage/backup.ts'
import { writeArchive } from '#storage/backup-archive.ts'
import { openBackup } from '#storage/backup-read.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { writeSegmentFile } from '#storage/segment-file.ts'
import { createDatabase } from '../../support/server.ts'
import { makeSmallDisk, type SmallDisk } from '../../support/small-disk.ts'
import { temporary } from '../embedded/harness.ts'
import { signer } from './targets.ts'

const NOT_ALLOWED = 'mounting a small file system is not allowed here'
let database: Database

beforeAll(async () => {
  const created = await createDatabase()
  database = openDatabase(created)
  return async () => {
    await database.close()
    await created.drop()
  }
})

/** With a file of somebody else on it. */
function smallDisk(): SmallDisk | null {
  const disk = makeSmallDisk(join(temporary(), 'disk'), 64)
  if (!disk) return null
  onTestFinished(() => disk.remove())
  writeFileSync(join(disk.folder, 'letter.txt'), 'mine')
  return disk
}

const pieces = async function* (count: number) {
  for (let n = 0; n < count; n++) yield randomBytes(30_000)
}

interface Writer {
  code: string
  write(path: string): Promise<unknown>
}

const writers: Record<string, Writer> = {
  'a backup': {
    code: 'backup.disk_full',
    write: async (path) => {
      await backup({ auditor: database.pool('auditor'), signer, path, now: new Date() })
      await (await openBackup(path)).close()
    },
  },
  'an export': {
    code: 'export.disk_full',
    write: async (path) => {
      await toNewFile(path, pieces(10))
      expect(statSync(path).size).toBe(300_000)
    },
  },
}

test.for(Object.entries(writers))(
  '%s on a full disk ends with a name and a next step, leaves no file and no draft, and works when there is room [TR-gates.8]',
  async ([, { code, write }], ctx) => {
    const disk = smallDisk()
    if (!disk) return ctx.skip(NOT_ALLOWED)
    const path = join(disk.folder, 'new.file')
    await write(path)
    const neededKb = Math.ceil(statSync(path).size / 1024)
    for (const kb of [0, 4, Math.floor(neededKb / 2), neededKb - 8]) {
      disk.leave(kb)
      const failed = await write(join(disk.folder, 'other.file')).catch((error) => error)
      expect(failed, `${kb} kB`).toMatchObject({ code, next: expect.stringContaining('Free some') })
      expect(readdirSync(disk.folder).sort(), `${kb} kB`).toEqual(['letter.txt', 'new.file'])
    }
    disk.roomy()
    await write(join(disk.folder, 'other.file'))
    expect(readFileSync(join(disk.folder, 'letter.txt'), 'utf8')).toBe('mine')
  },
)

test('a disk that takes a part of what it is given: nothing is left out of an archive [TR-gates.8]', async () => {
  const path = join(temporary(), 'archive.tar')
  const file = await open(path, 'w+')
  onTestFinished(() => file.close())
  const whole = file.write.bind(file)
  // As write(2) may: at most so many bytes a time, and no error.
  file.write = ((bytes: Buffer, from: number, length: number, at: number) =>
    whole(bytes, from, Math.min(length, 100), at)) as typeof file.write
  const content = randomBytes(10_000)
  const archive = writeArchive(file, new Date(0))
  const part = await archive.add('a', Readable.from([content]))
  await archive.finish()
  const written = readFileSync(path)
  expect(written.subarray(part.offset, part.offset + part.sizeBytes).equals(content)).toBe(true)
  expect(written.subarray(0, 1).toString()).toBe('a')
})

test('a segment that found no room leaves no half of it, and a file of leads is refused by name [TR-gates.8]', async (ctx) => {
  const disk = smallDisk()
  if (!disk) return ctx.skip(NOT_ALLOWED)
  disk.leave(8)
  const page = Array.from({ length: 500 }, (_, n) => ({
    log: 'audit' as const,
    workspace: '0198c0de-0000-7000-8000-00000000000a',
    seq: BigInt(n + 1),
    at: '2026-01-01T00:00:00.000Z',
    about: 'x',
    id: 'x',
    payload: randomBytes(500).toString('base64'),
    hash: randomBytes(32).toString('hex'),
  }))
  const entries = async function* () {
    yield page
  }
  const parts = [{ workspace: page[0]?.workspace as string }] as unknown as Parameters<typeof writeSegmentFile>[2]
  await expect(writeSegmentFile(disk.folder, 1, parts, entries as never)).rejects.toMatchObject({ code: 'ENOSPC' })
  expect(readdirSync(disk.folder)).toEqual(['letter.txt'])
  const { TMPDIR } = process.env
  onTestFinished(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
  })
  process.env.TMPDIR = disk.folder
  const spooled = withSpooled(pieces(10), 'leads.csv', async () => 'read')
  await expect(spooled).rejects.toMatchObject({ code: 'lead_file.disk_full' })
  expect(readdirSync(disk.folder)).toEqual(['letter.txt'])
})
