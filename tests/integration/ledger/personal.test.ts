import { expect, test } from 'vitest'
import { replayWorkspace } from '#storage/replay.ts'
import { verifyLedger } from '#storage/verify.ts'
import { allRowsAt } from '../../support/past.ts'
import { codeOf, openArena } from '../security/raw-sql/attack.ts'
import { fresh, WORKSPACE } from '../security/raw-sql/fixture.ts'
import { CANARY, rowsAbout } from './about-person.ts'
import { entriesOf, headOf } from './ledger-rows.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const PERSON = fresh(1)
test('every table with personal columns is in this test', async () => {
  const { rows } = await arena.auditor.query(
    `select table_name from kernel.tables where cardinality(personal_columns) > 0 order by 1`,
  )
  const covered = rowsAbout(null).flatMap((sql) => /into (kernel\.\w+)/.exec(sql)?.[1] ?? [])
  expect(rows.map((r) => r.table_name)).toEqual(covered.sort())
})

test.each([
  ['a person of its own', PERSON],
  ['nobody in particular: the workspace’s key', null],
])('personal columns about %s are plain in their tables and never in a log [K-ledger.7]', async (_who, person) => {
  await arena.client('app').query('begin')
  const before = Number((await headOf(arena.auditor, WORKSPACE)).seq)
  await arena.client('app').query('rollback')
  const ids = person
    ? rowsAbout(person)
    : rowsAbout(null).map((sql) =>
        sql.replaceAll(fresh(10), fresh(20)).replace(fresh(11), fresh(21)).replace(`'canary'`, `'canary 2'`),
      )
  for (const sql of ids) await arena.commit(sql)
  for (const { table_name, personal_columns } of (
    await arena.auditor.query('select * from kernel.tables where cardinality(personal_columns) > 0')
  ).rows) {
    for (const column of personal_columns) {
      const { rows } = await arena.auditor.query(`select 1 from ${table_name} where ${column}::text like '%${CANARY}%'`)
      expect(rows.length, `${table_name}.${column}`).toBeGreaterThan(0)
    }
  }
  const written = (await entriesOf(arena.auditor, WORKSPACE)).filter((e) => Number(e.seq) > before)
  expect(written).toHaveLength(10)
  for (const entry of written) {
    const { payload } = entry
    expect(payload, entry.about).toContain('enc1:')
    for (const shown of [
      CANARY,
      'Canary',
      JSON.stringify(CANARY).slice(1, -1),
      Buffer.from(CANARY).toString('base64').slice(0, 12),
      Buffer.from(CANARY).toString('hex'),
    ]) {
      expect(JSON.stringify(entry), entry.about).not.toContain(shown)
    }
    expect(JSON.parse(payload).person).toBe(person ?? WORKSPACE)
  }
  expect(await replayWorkspace(arena.auditor, WORKSPACE)).toMatchObject({ ok: true, first: [] })
})

test('the same words twice are two ciphertexts: a reader of the log learns not even that [K-ledger.7]', async () => {
  await arena.commit(`update kernel.chat set text = text where message_id = '${fresh(10)}'`)
  const texts = (await entriesOf(arena.auditor, WORKSPACE))
    .filter((e) => e.id === fresh(10) && e.about === 'kernel.chat')
    .map((e) => JSON.parse(e.payload).row.text)
  expect(texts).toHaveLength(2)
  expect(new Set(texts).size).toBe(2)
})

test('with the key of a person gone, verify stays green, replay yields the erased form, and nothing brings the person back [K-ledger.8]', async () => {
  const said = `where workspace_id = ${W} and message_id = '${fresh(30)}'`
  const FORGOTTEN = fresh(2)
  const insert = `insert into kernel.chat (workspace_id, message_id, author, text, subject_id, said_at) values (${W}, '${fresh(30)}', 'user', '${CANARY}', '${FORGOTTEN}', now())`
  await arena.commit(insert)
  const { seq } = await headOf(arena.auditor, WORKSPACE)
  expect(await allRowsAt(arena.auditor, WORKSPACE, 'kernel.chat', BigInt(seq))).toContainEqual(
    expect.objectContaining({ message_id: fresh(30), text: CANARY }),
  )
  await arena.commit(
    `update kernel.chat set text = '[erased]' ${said}; update kernel.person_keys set key = null, destroyed_at = now() where person_id = '${FORGOTTEN}'`,
    { as: 'owner' },
  )
  expect(await verifyLedger(arena.auditor)).toMatchObject({ ok: true })
  expect(await replayWorkspace(arena.auditor, WORKSPACE)).toMatchObject({ ok: true, first: [] })
  expect(await allRowsAt(arena.auditor, WORKSPACE, 'kernel.chat', BigInt(seq))).toContainEqual(
    expect.objectContaining({ message_id: fresh(30), text: '[erased]' }),
  )
  await expect(arena.commit(`update kernel.chat set text = 'it is me' ${said}`).catch(codeOf)).resolves.toBe(
    'person.erased',
  )
  await expect(arena.commit(insert.replace(fresh(30), fresh(31))).catch(codeOf)).resolves.toBe('person.erased')
  await arena.commit(`update kernel.chat set author = 'agent' ${said}`)
  expect(await replayWorkspace(arena.auditor, WORKSPACE)).toMatchObject({ ok: true, first: [] })
})
