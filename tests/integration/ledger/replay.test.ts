import { expect, test } from 'vitest'
import { replayWorkspace } from '#storage/replay.ts'
import { openFixture } from '../../support/fixture.ts'
import { allRowsAt } from '../../support/past.ts'
import { openArena } from '../security/raw-sql/attack.ts'
import { BLOB, other, task, WORKSPACE } from '../security/raw-sql/fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`

/** Changes live rows behind the triggers' back, replays, and puts them back. */
async function changed(table: string, change: string, back: string) {
  const superuser = arena.client('superuser')
  const quietly = async (sql: string) => {
    await superuser.query('begin')
    await superuser.query(`alter table ${table} disable trigger all`)
    await superuser.query(sql)
    for (const { tgname } of (
      await superuser.query(`select tgname from pg_trigger where tgrelid = '${table}'::regclass and not tgisinternal`)
    ).rows) {
      await superuser.query(`alter table ${table} enable always trigger ${tgname}`)
    }
    await superuser.query('commit')
  }
  await quietly(change)
  try {
    return await replayWorkspace(arena.auditor, WORKSPACE)
  } finally {
    await quietly(back)
  }
}

test('replay rebuilds every table of the workspace and finds no difference [K-ledger.5]', async () => {
  const replayed = await replayWorkspace(arena.auditor, WORKSPACE)
  const { rows } = await arena.auditor.query('select count(*)::int as n from kernel.tables where evented')
  expect(replayed).toMatchObject({ ok: true, tables: rows[0].n, differences: 0, first: [] })
  expect(replayed.rows).toBeGreaterThan(30)
})

test('replay names table and key of a row that was changed, removed or added behind the triggers [K-ledger.5]', async () => {
  const one = `where workspace_id = ${W} and task_id = '${task.blocked}'`
  expect(
    await changed(
      'kernel.tasks',
      `update kernel.tasks set description = 'Another description' ${one}`,
      `update kernel.tasks set description = 'A task of some length' ${one}`,
    ),
  ).toMatchObject({
    ok: false,
    differences: 1,
    first: [{ table: 'kernel.tasks', key: task.blocked, live: expect.stringContaining('Another description') }],
  })
  const kept = 'create table if not exists public.kept as select * from kernel.tasks'
  expect(
    await changed(
      'kernel.tasks',
      `${kept}; delete from kernel.tasks ${one}`,
      `insert into kernel.tasks select * from public.kept ${one}; drop table public.kept`,
    ),
  ).toMatchObject({
    differences: 1,
    first: [{ table: 'kernel.tasks', key: task.blocked, live: null }],
  })
  const added = `insert into kernel.members values (${W}, 'mallory', 'ADMIN')`
  expect(await changed('kernel.members', added, `delete from kernel.members where user_id = 'mallory'`)).toMatchObject({
    differences: 1,
    first: [{ table: 'kernel.members', key: 'mallory/ADMIN', rebuilt: null }],
  })
  const sooner = `update kernel.chat set said_at = said_at - interval '1 microsecond'`
  expect(await changed('kernel.chat', sooner, sooner.replace('-', '+'))).toMatchObject({
    first: [{ table: 'kernel.chat', key: other.chat }],
  })
})

test('replay names the bytes of an artifact that are lost or changed [K-ledger.5]', async () => {
  const back = `delete from kernel.blobs; insert into kernel.blobs values (${W}, '${BLOB}', 'hello')`
  for (const change of ['delete from kernel.blobs', `update kernel.blobs set bytes = 'other'`]) {
    expect(await changed('kernel.blobs', change, back)).toMatchObject({
      ok: false,
      differences: 1,
      first: [{ table: 'kernel.blobs', key: BLOB }],
    })
  }
})

test('any moment can be rebuilt: each table is what it was then [K-ledger.6]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one', 'two'])
  const auditor = fixture.lw.database.pool('auditor')
  const tables = [
    'kernel.workspaces',
    'kernel.tasks',
    'kernel.runs',
    'kernel.approvals',
    'kernel.intents',
    'kernel.inbox',
    'letters.letters',
  ]
  const timestamps: Array<{ seq: string; rows: Record<string, unknown[]> }> = []
  const remember = async () => {
    const client = await auditor.connect()
    await client.query(`begin isolation level repeatable read; set local timezone = 'UTC'`)
    const rows: Record<string, unknown[]> = {}
    for (const table of tables) {
      rows[table] = (
        await client.query(`select to_jsonb(t) as row from ${table} t where workspace_id = $1`, [workspace])
      ).rows.map((r) => r.row)
    }
    const head = await client.query('select seq from kernel.heads where workspace_id = $1', [workspace])
    await client.query('rollback')
    client.release()
    timestamps.push({ seq: head.rows[0].seq, rows })
  }
  await remember()
  for (let i = 0; i < 20; i++) {
    await fixture.lw.drive(workspace)
    await remember()
    if ((await fixture.grantAll(workspace)) === 0) break
    await remember()
  }
  expect(new Set(timestamps.map((m) => m.seq)).size).toBeGreaterThan(4)
  // The latest first: the past is not asked for in the order in which it was.
  for (const { seq, rows } of timestamps.reverse()) {
    for (const table of tables) {
      const then = await allRowsAt(auditor, workspace, table, BigInt(seq))
      expect(then, `${table} at ${seq}`).toHaveLength(rows[table]?.length as number)
      expect(then, `${table} at ${seq}`).toEqual(expect.arrayContaining(rows[table] as unknown[]))
    }
  }
  expect(await allRowsAt(auditor, workspace, 'kernel.tasks', 0n)).toEqual([])
  await expect(allRowsAt(auditor, workspace, 'kernel.nothing', 1n)).rejects.toMatchObject({ code: 'table.unknown' })
})
