import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDatabaseArtifacts } from '#storage/artifacts/database.ts'
import type { StoredArtifacts } from '#storage/artifacts/stored.ts'
import { liftHold, placeHold } from '#storage/hold.ts'
import { codeOf } from '../security/raw-sql/attack.ts'
import { caseDatabase } from './case-database.ts'
import { content, gather, hashOf, sent } from './content.ts'

const cases = caseDatabase()
const ROLES = ['app', 'owner', 'superuser', 'desk', 'auditor'] as const
const TABLES = ['stored_files', 'file_chunks', 'file_uploads', 'upload_chunks']
const MB = 1024 * 1024
const clients = new Map<string, pg.Client>()
let files: StoredArtifacts

beforeAll(async () => {
  for (const role of ROLES) clients.set(role, await cases.made().client(role))
  files = await openDatabaseArtifacts({ pool: cases.database().pool('app') })
})
afterAll(async () => {
  for (const client of clients.values()) await client.end()
})

/** Runs it inside a case, looks what came of it, and undoes it. */
async function attempt(role: (typeof ROLES)[number], caseId: string | null, sql: string): Promise<string | number> {
  const client = clients.get(role) as pg.Client
  await client.query('begin')
  try {
    await client.query('select kernel.enter($1, null, null, null)', [caseId])
    return (await client.query(sql)).rowCount ?? 0
  } catch (error) {
    return codeOf(error)
  } finally {
    await client.query('rollback')
  }
}

/** A case with a whole file of two pieces, and an upload that is under way. */
async function fill() {
  const caseId = await cases.newCase()
  const { sha256 } = await files.put(caseId, sent(content(1, MB + 10)))
  const uploadId = randomUUID()
  await files.begin({ uploadId, caseId, name: 'x', sizeBytes: 100 })
  await files.append(caseId, uploadId, 0, sent(content(2, 50)))
  return { caseId, sha256, uploadId }
}

test('whoever has entered one case sees no row of another, in any table [C-bytes.11]', async () => {
  const [mine, other] = [await fill(), await fill()]
  for (const role of ['app', 'owner'] as const)
    for (const table of TABLES) {
      const of = (caseId: string) => `select 1 from casework.${table} where workspace_id = '${caseId}'`
      expect(await attempt(role, mine.caseId, of(mine.caseId)), `${role} ${table}`).toBeGreaterThan(0)
      expect(await attempt(role, mine.caseId, of(other.caseId)), `${role} ${table}`).toBe(0)
      expect(await attempt(role, null, of(mine.caseId)), `${role} ${table}`).toBe(0)
    }
})

test('bytes come in and go by the functions alone, and who only looks at rows reads none [C-bytes.11]', async () => {
  const { caseId, sha256, uploadId } = await fill()
  for (const table of TABLES) {
    expect(await attempt('desk', caseId, `select 1 from casework.${table}`)).toBe('42501')
    for (const sql of [`delete from casework.${table}`, `update casework.${table} set workspace_id = workspace_id`])
      for (const role of ['app', 'desk', 'auditor'] as const) expect(await attempt(role, caseId, sql)).toBe('42501')
  }
  // What passes through the door is no row of it, and goes only where an upload stands.
  const through = (at: number) => `insert into casework.chunk_input values ('${caseId}', '${uploadId}', ${at}, 'x')`
  expect(await attempt('app', caseId, through(50))).toBe(0)
  expect(await attempt('app', caseId, through(49))).toBe('upload.offset')
  expect(await attempt('desk', caseId, through(50))).toBe('42501')
  expect(
    await attempt('app', caseId, `insert into casework.file_chunks values ('${caseId}', '${sha256}', 2, 'x')`),
  ).toBe('42501')
  for (const role of ['desk', 'auditor'] as const)
    for (const call of [
      `drop_file('${caseId}', '${sha256}')`,
      `read_file('${caseId}', '${sha256}', 0, 0, 10)`,
      `sweep_uploads('2999-01-01')`,
    ])
      expect(await attempt(role, caseId, `select casework.${call}`), call).toBe('42501')
})

test('what is whole does not change, for its owner and for a superuser too [C-bytes.11]', async () => {
  const { caseId, sha256 } = await fill()
  const other = hashOf([])
  const mine = `where workspace_id = '${caseId}' and sha256 = '${sha256}'`
  const chunk = (number: number, bytes: string) =>
    `insert into casework.file_chunks values ('${caseId}', '${sha256}', ${number}, ${bytes})`
  const attacks: Array<[sql: string, refused: string]> = [
    [`update casework.file_chunks set bytes = 'other' ${mine}`, 'chunk.is_fixed'],
    [`update casework.file_chunks set sha256 = '${other}' ${mine}`, 'chunk.is_fixed'],
    [`delete from casework.file_chunks ${mine} and number = 1`, 'chunk.of_a_file'],
    [`update casework.stored_files set size_bytes = 5 ${mine}`, 'file.is_fixed'],
    [`update casework.stored_files set sha256 = '${other}' ${mine}`, 'file.is_fixed'],
    [chunk(2, `'x'`), 'chunk.size'],
    [chunk(2, `convert_to(repeat('x', 1048576), 'UTF8')`), 'chunk.size'],
    [chunk(-1, `'x'`), 'chunk.size'],
    ['truncate casework.file_chunks', 'table.no_truncate'],
    ['truncate casework.stored_files cascade', 'table.no_truncate'],
  ]
  for (const [sql, refused] of attacks)
    for (const role of ['owner', 'superuser'] as const) expect(await attempt(role, caseId, sql), sql).toBe(refused)
  // A superuser sees every case; the guards do not look away where none was entered.
  const unentered: Array<[sql: string, refused: string]> = [
    [`delete from casework.file_chunks ${mine}`, 'workspace.mismatch'],
    [`delete from casework.stored_files ${mine}`, 'workspace.mismatch'],
    [chunk(2, `convert_to(repeat('x', 1048576), 'UTF8')`), 'workspace.mismatch'],
  ]
  for (const [sql, refused] of unentered) expect(await attempt('superuser', null, sql), sql).toBe(refused)
  expect(await files.check(caseId, sha256)).toBe(true)
})

test('while a legal hold stands on a case or on somebody in it, nothing of it is dropped [C-bytes.11]', async () => {
  const { caseId, sha256 } = await fill()
  const pool = cases.database().pool('app')
  const hold = { workspace: caseId, by: 'anna', now: new Date().toISOString() }
  for (const person of [{}, { person: randomUUID() }]) {
    expect(await placeHold(pool, { ...hold, ...person, reason: 'litigation' })).toEqual({ ok: true })
    await expect(files.drop(caseId, sha256)).rejects.toMatchObject({ code: 'file.on_hold' })
    expect(await files.check(caseId, sha256)).toBe(true)
    expect(await liftHold(pool, { ...hold, ...person })).toEqual({ ok: true })
  }
  expect(await files.drop(caseId, sha256)).toBe(true)
})

test('a piece that was changed or lost past all guards is found, and no program is given the file [C-bytes.9]', async () => {
  const { caseId, sha256 } = await fill()
  const superuser = clients.get('superuser') as pg.Client
  const spoil = async (sql: string) => {
    await superuser.query(
      `set session_replication_role = replica; alter table casework.file_chunks disable trigger user`,
    )
    await superuser.query(`${sql} where workspace_id = '${caseId}'`)
    await superuser.query(
      `set session_replication_role = origin; alter table casework.file_chunks enable always trigger guard, enable always trigger no_truncate`,
    )
  }
  const program = () => files.withFile(caseId, sha256, async () => 'used')
  await spoil(`update casework.file_chunks set bytes = set_byte(bytes, 7, 255 - get_byte(bytes, 7))`)
  expect(await files.check(caseId, sha256)).toBe(false)
  await expect(program()).rejects.toMatchObject({ code: 'artifact.damaged' })
  await spoil(`update casework.file_chunks set bytes = bytes || 'x'`)
  await expect(gather(files.read(caseId, sha256))).rejects.toMatchObject({ code: 'artifact.damaged' })
  await spoil(`delete from casework.file_chunks`)
  await expect(gather(files.read(caseId, sha256))).rejects.toMatchObject({ code: 'artifact.damaged' })
  expect(await files.check(caseId, sha256)).toBe(false)
})

test('two processes that send to one upload at once leave the right file, and one of them is told [C-bytes.4]', async () => {
  const caseId = await cases.newCase()
  const pool = cases.database().pool('app')
  const [here, there] = [files, await openDatabaseArtifacts({ pool })]
  const [uploadId, size] = [randomUUID(), 4 * MB + 5]
  await here.begin({ uploadId, caseId, name: 'x', sizeBytes: size })
  const result = await Promise.all(
    [here, there].map(async (store) => {
      const answer = await store.append(caseId, uploadId, 0, sent(content(1, size)))
      return answer.ok ? 'ok' : answer.refusal.code
    }),
  )
  expect(result).toContain('upload.offset')
  const looked = await here.look(caseId, uploadId)
  const stands = looked.ok ? looked.upload.receivedBytes : -1
  expect(await here.append(caseId, uploadId, stands, sent(content(1, size, stands)))).toMatchObject({ ok: true })
  const both = await Promise.all([here.finish(caseId, uploadId), there.finish(caseId, uploadId)])
  const stored = { ok: true, stored: { sha256: hashOf(content(1, size)), sizeBytes: size } }
  expect(both).toEqual([stored, stored])
  expect(await here.check(caseId, stored.stored.sha256)).toBe(true)
})

test('a database without space is an answer; what came stays, and the rest follows [C-bytes.6]', async () => {
  const caseId = await cases.newCase()
  const owner = clients.get('owner') as pg.Client
  // The server itself says what one without space says, from the third row on.
  await owner.query(`create sequence casework.room; create function casework.full() returns trigger language plpgsql security definer as $$
    begin if nextval('casework.room') > 2 then raise exception using errcode = '53100', message = 'could not extend file'; end if; return new; end $$`)
  const fill = (table: string) =>
    `create trigger zz_full before insert on casework.${table} for each row execute function casework.full()`
  const free = (table: string) => `drop trigger zz_full on casework.${table}`
  const [uploadId, size] = [randomUUID(), 4 * MB]
  await files.begin({ uploadId, caseId, name: 'x', sizeBytes: size })

  await owner.query(fill('upload_chunks'))
  const result = await files.append(caseId, uploadId, 0, sent(content(1, size)))
  expect(result).toMatchObject({ ok: false, refusal: { code: 'upload.disk_full' } })
  expect(await files.look(caseId, uploadId)).toMatchObject({ upload: { receivedBytes: 2 * MB } })
  await expect(files.put(caseId, sent(content(2, 10)))).rejects.toMatchObject({ code: 'artifact.disk_full' })
  await owner.query(free('upload_chunks'))
  expect(await files.append(caseId, uploadId, 2 * MB, sent(content(1, size, 2 * MB)))).toMatchObject({ ok: true })

  await owner.query(fill('file_chunks'))
  expect(await files.finish(caseId, uploadId)).toMatchObject({ ok: false, refusal: { code: 'upload.disk_full' } })
  await owner.query(free('file_chunks'))
  expect(await files.finish(caseId, uploadId)).toMatchObject({ stored: { sha256: hashOf(content(1, size)) } })
})

test('there are no bytes of a case that is none [C-bytes.11]', async () => {
  const nobody = randomUUID()
  const begun = await files.begin({ uploadId: randomUUID(), caseId: nobody, name: 'x', sizeBytes: 1 })
  expect(begun).toMatchObject({ ok: false, refusal: { code: 'case.unknown' } })
  await expect(files.put(nobody, sent(content(1, 10)))).rejects.toMatchObject({ code: 'case.unknown' })
})
