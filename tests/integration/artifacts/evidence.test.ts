import { renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test, vi } from 'vitest'
import { eraseCase } from '#apps/casework/services/erase-case.ts'
import type { Lanewright } from '#host/open.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { checkEvidence } from '#storage/artifacts/evidence.ts'
import { openCaseFixture, type TestCases } from '../../support/case.ts'
import { openCaseServer } from '../server/case-server.ts'

vi.setConfig({ testTimeout: 180_000 })

const LETTER = Buffer.from('Dear Ms Reyes, the contract ends in March.\n'.repeat(3000))
const LEASE = Buffer.from('Lease of the flat in 12 Harbour Street.\n')

/** Where a file of a case lies on the disk. */
const placeOf = (dataDir: string, caseId: string, content: Buffer) => {
  const hash = sha256Hex(content)
  return join(dataDir, 'cases', caseId, hash.slice(0, 2), hash)
}

const flipped = (content: Buffer) => {
  const other = Buffer.from(content)
  other[other.length >> 1]! ^= 1
  return other
}

const firstBad = async (lw: Lanewright, workspace?: string) => {
  const verified = await lw.verify(workspace ? { workspace } : {})
  return verified.ok ? null : verified.first_bad
}

describe('on disk', () => {
  test.for<[how: string, spoil: (path: string) => void, found: string]>([
    ['with one flipped bit', (path) => writeFileSync(path, flipped(LETTER)), sha256Hex(flipped(LETTER))],
    ['cut to half', (path) => truncateSync(path, 1000), sha256Hex(LETTER.subarray(0, 1000))],
    ['with another file in its place', (path) => writeFileSync(path, LEASE), sha256Hex(LEASE)],
    ['without a byte', (path) => truncateSync(path, 0), sha256Hex('')],
  ])('a document %s is served to nobody and named by verify [H-evidence.1, H-evidence.2]', async ([, spoil, found]) => {
    const server = await openCaseServer()
    const id = await server.open()
    expect(await server.upload(id, 'letter.txt', LETTER, 'text/plain')).toBe('done')
    const { documents } = await server.get(`/cases/${id}/documents`)
    const { document_id } = documents.find(({ name }: { name: string }) => name === 'letter.txt')
    const path = `/cases/${id}/documents/${document_id}/file`
    expect(sha256Hex((await server.bytes(path)).bytes)).toBe(sha256Hex(LETTER))
    expect(await server.lw.verify()).toMatchObject({ ok: true, files: expect.any(Number) })

    const place = placeOf(server.dataDir, id, LETTER)
    spoil(place)
    expect(await server.told('GET', path)).toMatchObject({
      code: 'artifact.damaged',
      message: `document "letter.txt" of case ${id}: the stored bytes have changed: expected SHA-256 ${sha256Hex(LETTER)}, found ${found}`,
    })
    const bad = { workspace: id, log: 'file', problem: expect.stringContaining('"letter.txt"') }
    const shown = await firstBad(server.lw)
    expect(shown).toMatchObject(bad)
    expect(shown?.problem).toContain(`expected SHA-256 ${sha256Hex(LETTER)}, found ${found}`)
    expect(await firstBad(server.lw, id)).toMatchObject(bad)
    writeFileSync(place, LETTER)
    expect(await firstBad(server.lw)).toBeNull()
  })

  test('a document whose bytes are gone is named as missing [H-evidence.1, H-evidence.2]', async () => {
    const server = await openCaseServer()
    const id = await server.open()
    expect(await server.upload(id, 'letter.txt', LETTER, 'text/plain')).toBe('done')
    const { documents } = await server.get(`/cases/${id}/documents`)
    const { document_id } = documents.find(({ name }: { name: string }) => name === 'letter.txt')
    const place = placeOf(server.dataDir, id, LETTER)
    renameSync(place, `${place}.aside`)
    expect(await server.told('GET', `/cases/${id}/documents/${document_id}/file`)).toMatchObject({
      code: 'document.no_bytes',
      message: expect.stringContaining('"letter.txt"'),
    })
    expect((await firstBad(server.lw))?.problem).toContain('"letter.txt": its stored bytes are missing')
    renameSync(`${place}.aside`, place)
  })

  test('bytes that change while they are sent do not arrive as a whole file [H-evidence.1]', async () => {
    const fixture = await openCaseFixture()
    const files = await fixture.casework.files()
    const id = await fixture.open()
    await fixture.upload(id, 'letter.txt', LETTER, 'text/plain')
    const place = placeOf(fixture.dataDir, id, LETTER)
    let received = 0
    const reading = (async () => {
      for await (const chunk of files.read(id, sha256Hex(LETTER))) {
        if (received === 0) writeFileSync(place, Buffer.concat([LETTER.subarray(0, -1), Buffer.from('!')]))
        received += chunk.length
      }
    })()
    await expect(reading).rejects.toMatchObject({ code: 'artifact.damaged' })
    expect(received).toBeLessThan(LETTER.length)
    const range = { start: 5, endExclusive: 10 }
    await expect(gather(files.read(id, sha256Hex(LETTER), range))).rejects.toMatchObject({ code: 'artifact.damaged' })
    writeFileSync(place, LETTER)
    expect((await gather(files.read(id, sha256Hex(LETTER), range))).toString()).toBe('Ms Re')
  })

  test('an erased case and an upload that is not finished are no finding [H-evidence.3]', async () => {
    const fixture = await openCaseFixture()
    const [id, other] = [await fixture.open('Delgado'), await fixture.open('Harbour')]
    for (const workspace of [id, other]) await fixture.upload(workspace, 'letter.txt', LETTER, 'text/plain')
    const files = await fixture.casework.files()
    const uploadId = '33333333-3333-4333-8333-333333333333'
    await files.begin({ uploadId, caseId: other, name: 'half.txt', sizeBytes: LETTER.length })
    await files.append(other, uploadId, 0, one(LETTER.subarray(0, 100)))
    await fixture.work(id)
    await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'reject', reason: 'Nothing to be won.' })
    await fixture.work(id)
    await eraseCase(fixture.lw, fixture.dataDir, { caseId: id, by: 'olga', reason: 'asked for it' })
    expect(await firstBad(fixture.lw)).toBeNull()
    rmSync(placeOf(fixture.dataDir, other, LETTER))
    expect(await firstBad(fixture.lw)).toMatchObject({ workspace: other, log: 'file' })
    await files.put(other, one(LETTER))
  })
})

describe('in the database', () => {
  /** A superuser who switches the guards off; stated, so that only the bytes are left to find. */
  const tamper = (fixture: TestCases, table: string, sql: string, values: unknown[]) =>
    fixture.lw.journal.changeCatalog('a test', async () => {
      const superuser = await fixture.database.client('superuser')
      try {
        await superuser.query(`alter table ${table} disable trigger all`)
        await superuser.query(sql, values)
        const { rows } = await superuser.query(
          `select tgname from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal`,
        )
        for (const { tgname } of rows) await superuser.query(`alter table ${table} enable always trigger ${tgname}`)
      } finally {
        await superuser.end()
      }
    })

  test('a document with one flipped bit is read by nobody and named by verify [H-evidence.1, H-evidence.2]', async () => {
    const fixture = await openCaseFixture({ store: 'database' })
    const id = await fixture.open()
    await fixture.upload(id, 'letter.txt', LETTER, 'text/plain')
    const files = await fixture.casework.files()
    const change = `update casework.pieces set bytes = $3 where workspace_id = $1 and sha256 = $2 and number = 0`
    await tamper(fixture, 'casework.pieces', change, [id, sha256Hex(LETTER), flipped(LETTER)])
    await expect(gather(files.read(id, sha256Hex(LETTER)))).rejects.toMatchObject({ code: 'artifact.damaged' })
    expect(await firstBad(fixture.lw)).toMatchObject({
      ...{ workspace: id, log: 'file' },
      problem: expect.stringContaining(`expected SHA-256 ${sha256Hex(LETTER)}, found ${sha256Hex(flipped(LETTER))}`),
    })
    await tamper(fixture, 'casework.pieces', change, [id, sha256Hex(LETTER), LETTER])
    expect(await firstBad(fixture.lw)).toBeNull()
  })

  test('a form whose text was changed is read by nobody and named by verify [H-evidence.1, H-evidence.2]', async () => {
    const fixture = await openCaseFixture()
    const id = await fixture.open()
    const [form] = await fixture.rows<{ hash: string; bytes: Buffer }>(
      `select b.hash, b.bytes from casework.documents d join kernel.blobs b on b.workspace_id = d.workspace_id and b.hash = d.hash where d.workspace_id = $1`,
      [id],
    )
    const { hash, bytes } = form as { hash: string; bytes: Buffer }
    const change = 'update kernel.blobs set bytes = $3 where workspace_id = $1 and hash = $2'
    await tamper(fixture, 'kernel.blobs', change, [id, hash, flipped(bytes)])
    await expect(fixture.lw.store.readBlob(id, hash)).rejects.toMatchObject({ code: 'artifact.damaged' })
    const { bad } = await checkEvidence({
      auditor: fixture.lw.database.pool('auditor'),
      folder: fixture.lw.casesFolder,
    })
    expect(bad).toEqual([
      {
        workspace: id,
        problem: `artifact "form.json": its stored bytes have changed; expected SHA-256 ${hash}, found ${sha256Hex(flipped(bytes))}`,
      },
    ])
    await tamper(fixture, 'kernel.blobs', change, [id, hash, bytes])
  })
})

async function* one(bytes: Uint8Array) {
  yield bytes
}

async function gather(bytes: AsyncIterable<Uint8Array>): Promise<Buffer> {
  const found: Uint8Array[] = []
  for await (const chunk of bytes) found.push(Buffer.from(chunk))
  return Buffer.concat(found)
}
