import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import * as fc from 'fast-check'
import { beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { backup } from '#storage/backup.ts'
import { writeArchive } from '#storage/backup-archive.ts'
import { openBackup } from '#storage/backup-read.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { createDatabase } from '../../support/server.ts'
import { folderForFile } from '../cli/harness.ts'
import { newSigner, signer } from './targets.ts'

const folder = folderForFile()
const good = join(folder, 'good.tar')
let bytes: Buffer
let database: Database

beforeAll(async () => {
  const created = await createDatabase()
  database = openDatabase(created)
  await backup({ auditor: database.pool('auditor'), signer, path: good, now: new Date() })
  bytes = readFileSync(good)
  return async () => {
    await database.close()
    await created.drop()
  }
})

async function opened(content: Buffer): Promise<string> {
  const path = join(folder, 'other.tar')
  writeFileSync(path, content)
  try {
    await (await openBackup(path)).close()
    return 'opened'
  } catch (error) {
    const { code, message, next } = error as { code: string; message: string; next: string }
    expect(next).toMatch(/./)
    return `${code}: ${message.replace(path, 'FILE')}`
  }
}

test('any bit that is flipped anywhere in the file is found before anything is restored [K-backup.5]', async () => {
  expect(await opened(bytes)).toBe('opened')
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), fc.nat(7), async (at, bit) => {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] as number) ^ (1 << bit)
      expect(await opened(changed)).toMatch(/^backup\.(damaged|truncated|bad_signature|not_a_backup)/)
    }),
    { numRuns: 400 },
  )
})

test('a file that was cut off anywhere is refused [K-backup.5]', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(bytes.length - 1), async (length) => {
      expect(await opened(bytes.subarray(0, length))).toMatch(/^backup\.(truncated|damaged|not_a_backup)/)
    }),
    { numRuns: 200 },
  )
  expect(await opened(Buffer.concat([bytes, Buffer.alloc(512)]))).toMatch(/^backup\.truncated/)
})

test('the damaged part is named [K-backup.5]', async () => {
  const reader = await openBackup(good)
  const table = reader.manifest.tables.find((t) => t.table === 'kernel.event_log')
  await reader.close()
  const at = bytes.indexOf(Buffer.from(table?.part as string)) + 512 + 40
  const changed = Buffer.from(bytes)
  changed[at] = (changed[at] as number) ^ 1
  expect(await opened(changed)).toBe(
    'backup.damaged: FILE is damaged: tables/kernel.event_log.copy.gz is not as it was written',
  )
})

test('whoever changes rows and hashes without the key is found by the signature; a key must be the one it names [K-backup.5]', async () => {
  const reader = await openBackup(good)
  const { manifest } = reader
  const forge = async (name: string, more: object, by = signer) => {
    const path = join(folder, `${name}.tar`)
    const file = await open(path, 'w')
    const archive = writeArchive(file, new Date())
    for (const table of manifest.tables) {
      const parts = []
      for await (const chunk of reader.rows(table)) parts.push(chunk as Buffer)
      await archive.add(table.part, gzipSync(Buffer.concat(parts)))
    }
    const changed = { ...manifest, ...more }
    await archive.add('manifest.json', Buffer.from(canonicalText(changed)))
    const old = Buffer.from(bytes.subarray(bytes.indexOf('{"key":'), bytes.lastIndexOf('"}') + 2))
    const signature = JSON.parse(old.toString('utf8'))
    await archive.add('signature.json', Buffer.from(canonicalText({ ...signature, public_key: by.publicKey })))
    await archive.finish()
    await file.close()
    return openBackup(path).then(
      () => 'opened',
      (error) => error.code,
    )
  }
  expect(await forge('forged', { taken_at: '2020-01-01T00:00:00.000Z' })).toBe('backup.bad_signature')
  expect(await forge('renamed', {}, newSigner())).toBe('backup.bad_signature')
  expect(await forge('later', { format: 'lanewright backup 3' })).toBe('backup.other_format')
  await reader.close()
})

test('what is no backup is told apart from what cannot be read [K-backup.5]', async () => {
  expect(await opened(Buffer.from('hello'))).toMatch(/^backup\.not_a_backup/)
  expect(await opened(Buffer.alloc(0))).toMatch(/^backup\.not_a_backup/)
  await expect(openBackup(join(folder, 'nowhere'))).rejects.toMatchObject({ code: 'backup.unreadable' })
  await expect(openBackup(folder)).rejects.toMatchObject({ code: 'backup.unreadable' })
})

test('a backup never replaces a file and leaves no draft; the file opens with tar, gunzip and eyes [K-backup.1]', async () => {
  const auditor = database.pool('auditor')
  const again = backup({ auditor, signer, path: good, now: new Date() })
  await expect(again).rejects.toMatchObject({ code: 'backup.file_exists' })
  const nowhere = backup({ auditor, signer, path: join(folder, 'no', 'such.tar'), now: new Date() })
  await expect(nowhere).rejects.toMatchObject({ code: 'backup.not_writable' })
  const into = join(folder, 'unpacked')
  mkdirSync(into)
  execFileSync('tar', ['-xf', good, '-C', into])
  expect(statSync(join(into, 'manifest.json')).mode & 0o777).toBe(0o600)
  const rows = gunzipSync(readFileSync(join(into, 'tables/kernel.workspaces.copy.gz'))).toString('utf8')
  expect(rows).toContain('System')
  expect(execFileSync('ls', ['-A', folder]).toString()).not.toMatch(/^\.good/m)
})

test('a database that goes away in the middle leaves no file [K-backup.1]', async () => {
  const created = await createDatabase()
  const pools = openDatabase(created)
  onTestFinished(async () => {
    await pools.close()
    await created.drop()
  })
  const [admin, holder] = [await created.client('superuser'), await created.client('superuser')]
  onTestFinished(async () => void (await Promise.all([admin.end(), holder.end()])))
  const path = join(folder, 'cut.tar')
  // It comes as far as the last table, waits for it, and is cut off there.
  await holder.query('begin; lock table kernel.workspaces in access exclusive mode')
  const failing = backup({ auditor: pools.pool('auditor'), signer, path, now: new Date() })
  const cut = vi.waitFor(
    async () => {
      const waiting = await admin.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
         where datname = current_database() and application_name = 'lanewright auditor' and wait_event_type = 'Lock'`,
      )
      expect(waiting.rowCount).toBe(1)
    },
    { timeout: 20_000 },
  )
  await expect(failing).rejects.toMatchObject({ code: expect.stringMatching(/^database\./) })
  await cut
  await holder.query('rollback')
  expect(execFileSync('ls', ['-A', folder]).toString()).not.toContain('cut')
})
