import { expect, test } from 'vitest'
import { checkTables } from '#storage/migrate.ts'
import { attackers, expectRefused, openArena } from './attack.ts'
import { fresh, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const NEIGHBOR = { name: 'annex', folder: new URL('file:///') }

const DAYS = `
    create schema annex; grant usage on schema annex to lanewright_app, lanewright_auditor;
    create table annex.days (workspace_id uuid, day date, note text, primary key (workspace_id, day)) partition by range (day);
    create table annex.days_old partition of annex.days for values from ('2025-01-01') to ('2026-01-01');
    create table annex.days_new partition of annex.days for values from ('2026-01-01') to ('2028-01-01') partition by range (day);
    create table annex.days_2026 partition of annex.days_new for values from ('2026-01-01') to ('2027-01-01');
    select kernel.register_table('annex.days', fenced => false);
    create table annex.days_2027 partition of annex.days_new for values from ('2027-01-01') to ('2028-01-01');
    select kernel.register_partition('annex.days_2027')`

test('a partitioned table logs every change, through the parent and through each partition, as the parent’s [K-db.3, K-db.1]', async () => {
  const owner = arena.client('owner')
  await owner.query(DAYS)
  try {
    await checkTables(arena.auditor, [NEIGHBOR])
    const before = await events()
    await arena.commit(
      `insert into annex.days values (${W}, '2025-05-01', 'a'), (${W}, '2026-05-01', 'b'), (${W}, '2027-05-01', 'c')`,
    )
    await arena.commit(`update annex.days set note = note || '!'`)
    for (const [as, part, day] of [
      ['owner', 'days_old', '2025-05-02'],
      ['superuser', 'days_2026', '2026-05-02'],
      ['replica', 'days_2027', '2027-05-02'],
      ['replica', 'days_new', '2026-05-03'],
    ] as const) {
      await arena.commit(
        `insert into annex.${part} values (${W}, '${day}', 'direct'); update annex.${part} set note = 'direct!' where day = '${day}'`,
        { as },
      )
    }
    expect((await events()) - before).toBe(3 + 3 + 4 * 2)
    const { rows } = await arena.auditor.query(
      `select distinct entity_type from kernel.event_log where entity_type like 'annex.%'`,
    )
    expect(rows).toEqual([{ entity_type: 'annex.days' }])
    for (const target of ['annex.days', 'annex.days_old', 'annex.days_new', 'annex.days_2026', 'annex.days_2027']) {
      const right = target === 'annex.days' ? {} : { app: '42501' }
      await expectRefused(arena, { sql: `truncate ${target}`, refused: 'table.no_truncate', app: '42501' })
      await expectRefused(arena, { sql: `delete from ${target}`, refused: 'row.permanent', app: '42501' })
      await expectRefused(arena, {
        sql: `update ${target} set day = '2026-12-31'`,
        refused: 'row.key_is_fixed',
        ...right,
      })
      await expectRefused(
        arena,
        {
          sql: `insert into ${target} values (${W}, '2026-12-31', 'x')`,
          workspace: fresh(1),
          refused: 'workspace.mismatch',
          app: '42501',
          owner: '42501',
        },
        target.endsWith('2026') ? attackers : ['app'],
      )
    }
  } finally {
    // The ledger remembers what the schema forgets; this database ends with the file.
    await owner.query(
      `alter table kernel.tables disable trigger no_removal; delete from kernel.tables where table_name = 'annex.days'; drop schema annex cascade`,
    )
  }
})
const events = async () => Number((await arena.auditor.query('select count(*) from kernel.event_log')).rows[0].count)
