import { describe, expect, test } from 'vitest'
import { checkTables } from '#storage/migrate.ts'
import { codeOf, expectRefused, openArena, strong } from './attack.ts'
import { fresh, insertTask, task, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const NEIGHBOR = { name: 'annex', folder: new URL('file:///') }

interface Known {
  table_name: string
  evented: boolean
  key_columns: string[]
  deletable: boolean
}
const known = async (): Promise<Known[]> =>
  (await arena.auditor.query('select table_name, evented, key_columns, deletable from kernel.tables order by 1')).rows

/** Changes the schema as its owner, looks, and undoes it: DDL is transactional. */
async function withDdl<T>(ddl: string, look: (query: (sql: string) => Promise<unknown[]>) => Promise<T>): Promise<T> {
  const client = arena.client('superuser')
  await client.query('begin')
  try {
    await client.query('set local role lanewright_owner')
    await client.query(ddl)
    await client.query('reset role')
    return await look(async (sql) => (await client.query(sql)).rows)
  } finally {
    await client.query('rollback')
  }
}
const problems = (ddl: string) =>
  withDdl(ddl, (query) => query(`select table_name, problem from kernel.table_problems('{kernel,annex}')`))

describe('every evented table', () => {
  test('refuses TRUNCATE [K-db.4]', async () => {
    for (const { table_name } of (await known()).filter((t) => t.evented)) {
      // PostgreSQL itself refuses before any trigger where other tables refer to it.
      const refused = table_name === 'kernel.workspaces' ? '0A000' : 'table.no_truncate'
      await expectRefused(arena, { sql: `truncate ${table_name}`, refused, app: '42501' })
      await expectRefused(arena, { sql: `truncate ${table_name} cascade`, refused: 'table.no_truncate', app: '42501' })
    }
  })

  test('refuses an update of its key, even to the same value, even of no row [K-db.4]', async () => {
    for (const { table_name, key_columns } of (await known()).filter((t) => t.evented)) {
      for (const column of new Set(['workspace_id', ...key_columns])) {
        const sql = `update ${table_name} set ${column} = ${column}`
        await expectRefused(arena, { sql, refused: 'row.key_is_fixed' })
        await expectRefused(arena, { sql: `${sql} where false`, refused: 'row.key_is_fixed' })
      }
    }
  })

  test('refuses DELETE unless its rows are meant to go [K-db.8]', async () => {
    const deletable = (await known()).filter((t) => t.deletable).map((t) => t.table_name)
    // A role that was taken is no row any more; the log keeps that it was held.
    expect(deletable).toEqual(['kernel.account_roles', 'kernel.chat', 'kernel.members'])
    for (const { table_name } of (await known()).filter((t) => t.evented && !t.deletable)) {
      await expectRefused(arena, { sql: `delete from ${table_name}`, refused: 'row.permanent', app: '42501' })
    }
  })

  test('is every domain table: what is exempt is position, lease, counter, catalog, key or bytes [K-db.5, K-db.15]', async () => {
    expect((await known()).filter((t) => !t.evented).map((t) => t.table_name)).toEqual([
      'kernel.audit_door',
      'kernel.audit_log',
      'kernel.blobs',
      'kernel.checkpoint_lines',
      'kernel.checkpoint_rows',
      'kernel.checkpoints',
      'kernel.event_log',
      'kernel.heads',
      'kernel.installation',
      'kernel.migrations',
      'kernel.person_keys',
      'kernel.seals',
      'kernel.segment_door',
      'kernel.segments',
      'kernel.tables',
      'kernel.task_counts',
      'kernel.upcasters',
      'kernel.usage',
    ])
    const { rows } = await arena.auditor.query(`
      select a.attrelid::regclass::text as name, a.attnotnull as mandatory from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = 'kernel'::regnamespace and c.relkind in ('r', 'p') and a.attname = 'workspace_id'`)
    expect(rows.filter((r) => !r.mandatory)).toEqual([])
    const scoped = new Set(rows.map((r) => r.name))
    const catalogs = [
      'kernel.installation',
      'kernel.migrations',
      'kernel.segments',
      'kernel.tables',
      'kernel.upcasters',
    ]
    expect((await known()).map((t) => t.table_name).filter((name) => !scoped.has(name))).toEqual(catalogs)
  })
})

describe('the start', () => {
  test('goes on with every guard in place', async () => {
    await checkTables(arena.auditor, [])
    expect(await problems('select 1')).toEqual([])
  })

  test('fails for a table that lost one trigger, whichever it is, and names it [K-db.6, K-db.3]', async () => {
    const { rows } = await arena.auditor.query(`
      select c.relname as name, g.tgname as guard, g.tgparentid <> 0 as cloned from pg_trigger g join pg_class c on c.oid = g.tgrelid
      where not g.tgisinternal and c.relnamespace = 'kernel'::regnamespace order by 1, 2`)
    expect(rows.length).toBeGreaterThan(130)
    for (const [i, { name, guard, cloned }] of rows.entries()) {
      const ways = [`disable trigger ${guard}`, `enable trigger ${guard}`, `enable replica trigger ${guard}`]
      const ddl =
        !cloned && i % 4 === 3 ? `drop trigger ${guard} on kernel.${name}` : `alter table kernel.${name} ${ways[i % 3]}`
      expect(await problems(ddl), ddl).toContainEqual({
        table_name: `kernel.${name}`,
        problem: `trigger ${guard} is missing or not ENABLE ALWAYS`,
      })
    }
  })

  test('fails with database.unguarded_table, before any work [K-db.6]', async () => {
    const owner = arena.client('owner')
    await owner.query('alter table kernel.tasks disable trigger log_update')
    try {
      await expect(checkTables(arena.auditor, [])).rejects.toMatchObject({
        code: 'database.unguarded_table',
        message: expect.stringContaining('kernel.tasks trigger log_update'),
      })
    } finally {
      await owner.query('alter table kernel.tasks enable always trigger log_update')
    }
    await owner.query('create schema annex; create table annex.notes (workspace_id uuid, primary key (workspace_id))')
    try {
      await expect(checkTables(arena.auditor, [NEIGHBOR])).rejects.toMatchObject({
        code: 'database.unguarded_table',
        message: expect.stringContaining('annex.notes is neither registered nor exempt'),
      })
    } finally {
      await owner.query('drop schema annex cascade')
    }
  })

  const SCHEMA = 'create schema annex; grant usage on schema annex to lanewright_app;'
  const NOTES = `${SCHEMA} create table annex.notes (workspace_id uuid, id uuid, primary key (workspace_id, id)); select kernel.register_table('annex.notes');`
  const holes: Array<[what: string, ddl: string, table: string, problem: string]> = [
    [
      'no row-level security',
      'alter table kernel.tasks disable row level security',
      'kernel.tasks',
      'row-level security is not forced',
    ],
    [
      'row-level security that spares the owner',
      'alter table kernel.heads no force row level security',
      'kernel.heads',
      'row-level security is not forced',
    ],
    [
      'a trigger of another function under the right name',
      `${NOTES} create function annex.nothing() returns trigger language plpgsql as 'begin return null; end'; drop trigger log_insert on annex.notes; create trigger log_insert after insert on annex.notes execute function annex.nothing(); alter table annex.notes enable always trigger log_insert`,
      'annex.notes',
      'trigger log_insert is missing or not ENABLE ALWAYS',
    ],
    [
      'a trigger that writes before the log',
      `${NOTES} create function annex.nothing() returns trigger language plpgsql as 'begin return null; end'; create trigger again after update on annex.notes execute function annex.nothing(); alter table annex.notes enable always trigger again`,
      'annex.notes',
      'trigger again runs before the change is logged',
    ],
    ['an unlogged table', `${NOTES} alter table annex.notes set unlogged`, 'annex.notes', 'is not a logged table'],
    [
      'a rule that does nothing instead',
      `${NOTES} create rule lost as on insert to annex.notes do instead nothing`,
      'annex.notes',
      'has a rewrite rule',
    ],
    [
      'a view with its owner’s eyes',
      `${SCHEMA} create view annex.all_tasks as select * from kernel.tasks`,
      'annex.all_tasks',
      'is a view that is not security_invoker',
    ],
    ['a table that was dropped', `${NOTES} drop table annex.notes`, 'annex.notes', 'is registered but does not exist'],
    [
      'a later partition',
      `${SCHEMA} create table annex.parts (workspace_id uuid, day date, primary key (workspace_id, day)) partition by range (day); select kernel.register_table('annex.parts'); create table annex.parts_1 partition of annex.parts for values from ('2026-01-01') to ('2027-01-01')`,
      'annex.parts_1',
      'trigger log_insert is missing or not ENABLE ALWAYS',
    ],
  ]
  test.each(holes)('fails for %s [K-db.6]', async (_what, ddl, table_name, problem) => {
    expect(await problems(ddl)).toContainEqual({ table_name, problem })
  })
})

describe('registering a table', () => {
  const make = (columns: string, register = `'annex.t'`) =>
    `create schema annex; create table annex.t (workspace_id uuid, id uuid, ${columns}primary key (workspace_id, id)); select kernel.register_table(${register})`
  const refusals: Array<[what: string, code: string, ddl: string]> = [
    ['a float', 'table.type', make('x double precision, ')],
    ['a real', 'table.type', make('x real, ')],
    ['json', 'table.type', make('x json, ')],
    ['a timestamp without zone', 'table.type', make('x timestamp, ')],
    ['a time', 'table.type', make('x time, ')],
    ['an interval', 'table.type', make('x interval, ')],
    ['padded text', 'table.type', make('x char(3), ')],
    ['a list of floats', 'table.type', make('x float8[], ')],
    ['a range', 'table.type', make('x int4range, ')],
    ['a vector', 'table.type', make('x int2vector, ')],
    ['a point', 'table.type', make('x point, ')],
    [
      'a domain over a float',
      'table.type',
      make('x annex.f, ').replace('create table', 'create domain annex.f as float8; create table'),
    ],
    [
      'no key',
      'table.key',
      `create schema annex; create table annex.t (workspace_id uuid not null); select kernel.register_table('annex.t')`,
    ],
    [
      'a key without workspace_id first',
      'table.key',
      `create schema annex; create table annex.t (workspace_id uuid, id uuid, primary key (id, workspace_id)); select kernel.register_table('annex.t')`,
    ],
    ['a personal column in its key', 'table.personal', make('x text, ', `'annex.t', null, '{id}'`)],
    ['a personal column it does not have', 'table.personal', make('x text, ', `'annex.t', null, '{name}'`)],
    ['a personal date', 'table.personal', make('x date, ', `'annex.t', null, '{x}'`)],
    ['a person column that is no id', 'table.personal', make('x text, ', `'annex.t', 'x', '{x}'`)],
    ['an unlogged one', 'table.name', make('x text, ').replace('create table', 'create unlogged table')],
    [
      'a name that entries cannot hold',
      'table.name',
      make('x text, ').replace('annex.t (', 'annex."T-1" (').replace("'annex.t'", `'annex."T-1"'`),
    ],
  ]
  test.each(refusals)('is refused for %s [K-db.1]', async (_what, code, ddl) => {
    expect(await withDdl(ddl, async () => 'accepted').catch(codeOf)).toBe(code)
  })

  test('takes what replays byte for byte, lists included [K-db.1]', async () => {
    const ddl = `${make('a text, b numeric, c timestamptz, d date, e jsonb, f bytea, g uuid[], h text[], i int8, j boolean, ')}; set local lanewright.workspace = ${W}; set local lanewright.fence = '0'`
    const bounds = withDdl(ddl, (query) =>
      query(`insert into annex.t (workspace_id, id, h) values (${W}, '${fresh(1)}', '[0:1]={x,y}')`),
    )
    expect(await bounds.catch(codeOf)).toBe('23514')
    const plain = withDdl(ddl, (query) =>
      query(`insert into annex.t (workspace_id, id, h) values (${W}, '${fresh(1)}', '{x,y}') returning 1 as ok`),
    )
    expect(await plain).toEqual([{ ok: 1 }])
  })
})

test('replica mode switches no guard off: the same statement is logged as ever [K-db.3]', async () => {
  for (const who of strong) {
    const sql = `${insertTask(fresh(1))}; update kernel.tasks set metadata = '{}' where workspace_id = ${W} and task_id in ('${fresh(1)}', '${task.pending}');
      select 1 from kernel.event_log where workspace_id = ${W} and entity_type = 'kernel.tasks' and entity_id = '${fresh(1)}'`
    expect(await arena.attempt(who, { sql })).toBe('accepted: SELECT 2')
  }
})
