import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { eraseCase } from '#apps/casework/services/erase-case.ts'
import { backUp } from '#host/backing-up.ts'
import { restoreTo } from '#host/restoring.ts'
import { bringFiles } from '#host/restoring-files.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import { openDatabaseArtifacts } from '#storage/artifacts/database.ts'
import { openDiskArtifacts } from '#storage/artifacts/disk.ts'
import { writeArchive } from '#storage/backup-archive.ts'
import { openBackup } from '#storage/backup-read.ts'
import { openDatabase } from '#storage/database.ts'
import { journalLayout } from '#storage/journal/folder.ts'
import { signerOf } from '#storage/journal/knowledge.ts'
import { openCaseFixture } from '../../support/case.ts'
import type { CaseFixture } from '../../support/case-fixture.ts'
import { temporary } from '../embedded/harness.ts'
import { emptyDatabase, restoreInto } from './targets.ts'

vi.setConfig({ testTimeout: 180_000 })

const LEASE = Buffer.from('Lease of the flat in 12 Harbour Street.\n'.repeat(20_000))
const LETTER = Buffer.from('Dear Ms Reyes, the contract ends in March.\n')
const NOTHING = Buffer.alloc(0)

const apps = [{ name: 'casework', folder: new URL('../../../src/apps/casework/schema/', import.meta.url) }]
const journalOf = (fixture: CaseFixture) => `${fixture.dataDir}.journal`

/** Two cases that hold the same letter; the first a long lease and an empty file too. */
async function twoCases(store: 'disk' | 'database' = 'disk') {
  const fixture = await openCaseFixture({ store })
  const [first, second] = [await fixture.open('Delgado-Reyes'), await fixture.open('Harbour Street')]
  expect(await fixture.upload(first, 'lease.txt', LEASE, 'text/plain')).toBe('done')
  expect(await fixture.upload(first, 'letter.txt', LETTER, 'text/plain')).toBe('done')
  expect(await fixture.upload(second, 'letter.txt', LETTER, 'text/plain')).toBe('done')
  await (await fixture.casework.files()).put(first, pieces(NOTHING))
  return { fixture, first, second }
}

async function takeBackup(fixture: CaseFixture, dataDir: string | null = fixture.dataDir) {
  const path = join(temporary(), 'backup.tar')
  return backUp({ database: fixture.lw.database, journalDir: journalOf(fixture), dataDir, path })
}

async function* pieces(bytes: Buffer) {
  yield bytes
}

async function bytesOf(files: ArtifactFiles, caseId: string, content: Buffer): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const piece of files.read(caseId, sha256Hex(content))) found.push(Buffer.from(piece))
  return Buffer.concat(found)
}

test('the files of cases are in the backup and stand again after a restore, byte for byte; those of a case that was erased since do not [K-backup.8, K-backup.4]', async () => {
  const { fixture, first, second } = await twoCases()
  await fixture.work(second)
  const declined = { role: 'ATTORNEY', decision: 'reject', reason: 'Nothing to be won.' }
  expect(await fixture.act(second, 'case.decide', declined)).toBe('done')
  await fixture.work(second)
  expect((await fixture.state(second)).workspace.status).toBe('completed')
  const made = await takeBackup(fixture)
  expect(made.damaged).toEqual([])
  const asked = { caseId: second, by: 'olga', reason: 'asked on 1 March' }
  expect(await eraseCase(fixture.lw, fixture.dataDir, asked)).toMatchObject({ before: false })

  const [dataDir, journalDir] = [join(temporary(), 'again'), join(temporary(), 'journal')]
  cpSync(journalOf(fixture), journalDir, { recursive: true })
  const restored = await restoreTo({
    file: made.path,
    dataDir,
    journalDir,
    apps,
    by: 'olga',
    reason: 'the disk broke',
  })
  expect(restored.erased).toEqual([{ workspace: second, person: second }])
  const files = await openDiskArtifacts({ folder: join(dataDir, 'cases') })
  for (const content of [LEASE, LETTER, NOTHING])
    expect((await bytesOf(files, first, content)).equals(content)).toBe(true)
  await expect(bytesOf(files, second, LETTER)).rejects.toMatchObject({ code: 'artifact.unknown' })
  expect(readdirSync(join(dataDir, 'cases')).filter((name) => name.startsWith(second))).toEqual([])
})

test('files that lay on a disk go into a database that keeps them itself, and from there onto a disk [K-backup.8]', async () => {
  const { fixture, first, second } = await twoCases()
  const made = await takeBackup(fixture)
  const target = await emptyDatabase()
  const database = openDatabase(target)
  const backup = await openBackup(made.path)
  try {
    const { restored } = await restoreInto(target, made.path, null, {
      apps,
      bring: (erased) => bringFiles(backup, database, null, erased, () => {}),
    })
    expect(restored.files).toBe(Number(made.manifest.files?.count))
    const held = await openDatabaseArtifacts({ pool: database.pool('app') })
    expect((await bytesOf(held, first, LEASE)).equals(LEASE)).toBe(true)
    expect((await bytesOf(held, second, LETTER)).equals(LETTER)).toBe(true)

    const folder = temporary()
    expect(
      await bringFiles(backup, database, folder, [{ workspace: second, person: second }], () => {}),
    ).toBeGreaterThan(3)
    const files = await openDiskArtifacts({ folder: join(folder, 'cases') })
    expect((await bytesOf(files, first, LEASE)).equals(LEASE)).toBe(true)
  } finally {
    await backup.close()
    await database.close()
  }
})

test('a file that is damaged on the disk is named and left out, and the rest is backed up [K-backup.9]', async () => {
  const { fixture, first } = await twoCases()
  const hash = sha256Hex(LEASE)
  const path = join(fixture.dataDir, 'cases', first, hash.slice(0, 2), hash)
  const bytes = readFileSync(path)
  bytes[1000] = (bytes[1000] as number) ^ 1
  writeFileSync(path, bytes)
  const made = await takeBackup(fixture)
  expect(made.damaged).toEqual([{ caseId: first, sha256: hash, sizeBytes: LEASE.length }])
  const backup = await openBackup(made.path)
  const held = [...backup.files()].map((file) => `${file.caseId} ${file.sha256}`)
  await backup.close()
  expect(held).not.toContain(`${first} ${hash}`)
  expect(held).toContain(`${first} ${sha256Hex(LETTER)}`)
  // Put right again, for what the world looks at in the end.
  writeFileSync(path, LEASE)
})

test('a backup in which a file of a case was changed, added or taken away is refused [K-backup.5]', async () => {
  const { fixture } = await twoCases()
  const made = await takeBackup(fixture)
  const backup = await openBackup(made.path)
  const files = [...backup.files()]
  const name = ({ caseId, sha256 }: (typeof files)[number]) => `files/${caseId}/${sha256}`
  const lease = files.find((file) => file.sizeBytes === LEASE.length) as (typeof files)[number]

  const whole = readFileSync(made.path)
  const changed = Buffer.from(whole)
  const at = changed.indexOf(LEASE.subarray(0, 200))
  changed[at] = (changed[at] as number) ^ 1
  expect(await opening(changed)).toMatchObject({
    code: 'backup.damaged',
    message: expect.stringContaining(name(lease)),
  })

  // The same parts with the same manifest and signature, but one file less, or one more.
  for (const [what, parts] of Object.entries({
    less: files.filter((file) => file !== lease),
    twice: [...files, { ...lease, caseId: '0a4f8c1e-52d7-4b8e-9c1f-6f6d0e7b0009' }],
    turned: files.toReversed(),
  })) {
    const path = join(temporary(), 'other.tar')
    const file = await open(path, 'w+')
    const archive = writeArchive(file, new Date())
    for (const table of backup.manifest.tables) {
      const part = whole.indexOf(`${table.part}\0`)
      await archive.add(table.part, whole.subarray(part + 512, part + 512 + Number(table.size_bytes)))
    }
    for (const one of parts) await archive.add(name(one), backup.bytes({ ...one, caseId: caseOf(files, one.sha256) }))
    for (const last of ['manifest.json', 'signature.json']) await archive.add(last, partBytes(whole, last))
    await archive.finish()
    await file.close()
    expect(await opening(path), what).toMatchObject({ code: 'backup.damaged' })
  }
  await backup.close()
  expect((await signerOf(journalLayout(journalOf(fixture)))).id).toBe(backup.key)
})

const caseOf = (files: Array<{ caseId: string; sha256: string }>, sha256: string) =>
  files.find((file) => file.sha256 === sha256)?.caseId as string

function partBytes(archive: Buffer, name: string): Buffer {
  const at = archive.indexOf(`${name}\0`)
  const size = Number.parseInt(archive.toString('latin1', at + 124, at + 135), 8)
  return archive.subarray(at + 512, at + 512 + size)
}

async function opening(from: Buffer | string): Promise<unknown> {
  const path = typeof from === 'string' ? from : join(temporary(), 'changed.tar')
  if (typeof from !== 'string') writeFileSync(path, from)
  return openBackup(path).then(
    (opened) => opened.close().then(() => 'opened'),
    (error) => error,
  )
}
