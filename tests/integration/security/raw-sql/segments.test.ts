import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkpointProblem } from '#storage/checkpoints.ts'
import { type Database, openDatabase } from '#storage/database.ts'
import { checkTables } from '#storage/migrate.ts'
import { closeSegment } from '#storage/segments.ts'
import { segmentTools } from '../../../support/segments.ts'
import { attackers, expectRefused, openArena } from './attack.ts'
import { fresh, insertTask, OTHER, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
let pools: Database

beforeAll(async () => {
  pools = openDatabase(arena.database)
  await closeSegment(segmentTools(pools.pool('owner'), pools.pool('auditor')))
  await arena.commit(insertTask(fresh(1)))
})
afterAll(() => pools.close())

const rowsOf = (table: string) => arena.auditor.query(`select * from kernel.${table} where workspace_id = ${W}`)

const COLUMNS: Record<string, string> = {
  checkpoints: `(workspace_id, segment, seq, hash, at, root, peaks, rows, rows_hash)
    select workspace_id, 9, seq, hash, at, root, peaks, rows, rows_hash from kernel.checkpoints limit 1`,
  checkpoint_rows: `(workspace_id, segment, entity_type, entity_id, payload) values (${W}, 1, 'kernel.tasks', 'forged', '{"v": 1, "op": "insert", "row": {}}')`,
  checkpoint_lines: `(workspace_id, segment, line) values (${W}, 9, 1)`,
}
const CHANGED: Record<string, string> = { checkpoints: 'rows', checkpoint_rows: 'payload', checkpoint_lines: 'line' }

for (const [table, row] of Object.entries(COLUMNS)) {
  const column = CHANGED[table] as string
  const changes: Record<string, string> = {
    update: `update kernel.${table} set ${column} = ${column}`,
    'update that meets no row': `update kernel.${table} set ${column} = ${column} where false`,
    'update of one row': `update kernel.${table} set segment = 7 where workspace_id = ${W}`,
    delete: `delete from kernel.${table}`,
    'delete of one row': `delete from kernel.${table} where workspace_id = ${W} and segment = 1`,
    truncate: `truncate kernel.${table}`,
    'truncate with others': `truncate kernel.${table}, kernel.chat cascade`,
    'delete inside a with': `with gone as (delete from kernel.${table} returning 1) select count(*) from gone`,
    merge: `merge into kernel.${table} t using (select 1 as segment) s on t.segment = s.segment when matched then delete`,
  }
  test.each(Object.entries(changes))(`kernel.${table} refuses a %s to every role [K-segment.2]`, async (_what, sql) => {
    await expectRefused(arena, { sql, refused: 'ledger.append_only', app: '42501' })
  })
  const inserts: Record<string, string> = {
    insert: `insert into kernel.${table} ${row}`,
    'insert on conflict do nothing': `insert into kernel.${table} ${row} on conflict do nothing`,
    'insert inside a block': `do $$ begin insert into kernel.${table} ${row}; end $$`,
  }
  test.each(Object.entries(inserts))(
    `kernel.${table} refuses a direct %s to every role [K-segment.2]`,
    async (_w, sql) => {
      await expectRefused(arena, { sql, refused: 'ledger.direct_insert', app: '42501' })
    },
  )
}

const segments: Record<string, string> = {
  'another file': `update kernel.segments set file_name = 'mine', file_hash = '${'0'.repeat(64)}', file_entries = 1 where segment = 1`,
  'a segment opened again': 'update kernel.segments set closed_at = null where segment = 1',
  'a segment that is called detached': `update kernel.segments set detached_at = now() where segment = 1`,
  'a segment of its own': 'insert into kernel.segments (segment, opened_at) values (9, now())',
  'a removed segment': 'delete from kernel.segments where segment = 1',
  'a truncate': 'truncate kernel.segments',
}
test.each(Object.entries(segments))('the list of segments refuses %s [K-segment.2]', async (_what, sql) => {
  await expectRefused(arena, { sql, refused: 'segment.is_kept', app: '42501' })
})

test('nobody opens a segment, or moves a head into one, but by the steps [K-segment.2]', async () => {
  await expectRefused(arena, { sql: 'select kernel.open_segment(9)', refused: 'segment.is_kept', app: '42501' })
  for (const to of [1, 3]) {
    const sql = `update kernel.heads set segment = ${to} where workspace_id = ${W}`
    await expectRefused(arena, { sql, refused: 'ledger.head_is_kept', app: '42501' })
  }
  for (const step of ['step_open()', `step_attach(1)`, `step_detach(1, 'f', '${'0'.repeat(64)}', 1)`]) {
    const met = await arena.attempt('app', { sql: `select kernel.${step}` })
    expect(met, step).toBe('42501')
  }
  for (const role of ['app', 'desk', 'auditor'] as const) {
    const door = `insert into kernel.segment_input values (${W}, 'open')`
    expect(await arena.attempt(role, { sql: door }), role).toBe('42501')
    expect(await arena.attempt(role, { sql: `select kernel.segment_step('open', null, null, null, null)` })).toBe(
      '42501',
    )
  }
})

test('a head does not go back to a closed segment, from inside a trigger neither [K-segment.2]', async () => {
  const back = `create table kernel.tricks (id int);
    create function kernel.trick() returns trigger language plpgsql as $$ begin update kernel.heads set segment = 1 where workspace_id = ${W}; return new; end $$;
    create trigger trick before insert on kernel.tricks for each row execute function kernel.trick();
    insert into kernel.tricks values (1)`
  for (const who of ['owner', 'superuser'] as const) {
    expect(await arena.attempt(who, { sql: back })).toBe('ledger.head_is_kept')
  }
})

test('the steps write only what the log says: no other rows, no other place, no wrong tree, nothing twice [K-segment.1, K-segment.2]', async () => {
  const before = await rowsOf('checkpoints')
  const root = before.rows[0].root
  const peaks = before.rows[0].peaks as string[]
  const step = (segment: number, details: object) =>
    `select kernel.segment_step('checkpoint', ${W}, ${segment}, '${JSON.stringify(details)}', null)`
  // Again: nothing happens. Of the open segment: refused, it still grows.
  for (const who of ['owner', 'superuser', 'replica'] as const) {
    expect(
      await arena.attempt(who, {
        sql: `${step(1, { root, peaks })}; select 1 from kernel.checkpoints where workspace_id = ${W}`,
      }),
    ).toBe('accepted: SELECT 1')
    expect(await arena.attempt(who, { sql: step(2, { root, peaks }) })).toBe('segment.not_left')
  }
  expect(await rowsOf('checkpoints')).toMatchObject({ rows: before.rows })
  // A tree that does not come to its root, or has another size, is no tree of these entries.
  const leave = `select kernel.segment_step('open', null, null, null, null); select kernel.segment_step('leave', ${W}, null, null, null)`
  for (const bad of [
    { root: '0'.repeat(64), peaks },
    { root, peaks: [...peaks, root] },
    { root, peaks: [] },
    { root: 'x', peaks: ['x'] },
  ]) {
    const open = `select kernel.segment_step('leave', h.workspace_id, null, null, null) from kernel.heads h where h.workspace_id = ${W}`
    expect(await arena.attempt('owner', { sql: `${leave}; ${open}; ${step(2, bad)}` })).toBe('23514')
  }
})

test('a partition of a new segment has every guard of the first [K-segment.2, K-db.8, K-db.10]', async () => {
  await checkTables(arena.auditor, [])
  const rows = {
    event_log_2: `values (${W}, 9999, 2, now(), 'kernel.tasks', 'x', '{}', '')`,
    audit_log_2: `values (${W}, 9999, 2, '${fresh(2)}', now(), 'system', '{}', '')`,
  }
  for (const [log, row] of Object.entries(rows)) {
    for (const sql of [`update kernel.${log} set hash = ''`, `delete from kernel.${log}`, `truncate kernel.${log}`]) {
      await expectRefused(arena, { sql, refused: 'ledger.append_only', app: '42501' })
    }
    const sql = `insert into kernel.${log} ${row}`
    const met = await Promise.all(attackers.map((who) => arena.attempt(who, { sql })))
    expect(met).toEqual(['42501', 'ledger.direct_insert', 'ledger.direct_insert', 'ledger.direct_insert'])
  }
})

test('an upcaster is registered once, never changed, and only one that reads the same way for ever [K-segment.5]', async () => {
  for (const [name, kind] of Object.entries({ s: 'stable', d: 'immutable security definer', ok: 'immutable' }))
    await arena
      .client('owner')
      .query(`create function kernel.up_${name}(image jsonb) returns jsonb language sql ${kind} as $$ select image $$`)
  await arena
    .client('owner')
    .query(
      `create function kernel.up_text(image text) returns jsonb language sql immutable as $$ select to_jsonb(image) $$`,
    )
  const register = (f: string, table = 'kernel.tasks') =>
    `select kernel.register_upcaster('${table}', 1, 'kernel.${f}')`
  for (const f of ['up_s(jsonb)', 'up_d(jsonb)', 'up_text(text)']) {
    await expectRefused(arena, { sql: register(f), refused: 'upcaster.shape', app: '42501' })
  }
  await expectRefused(arena, { sql: register('up_ok(jsonb)', 'kernel.heads'), refused: 'table.unknown', app: '42501' })
  for (const change of [
    `update kernel.upcasters set function = ''`,
    'delete from kernel.upcasters',
    'truncate kernel.upcasters',
  ]) {
    await expectRefused(arena, { sql: change, refused: 'row.is_fixed', app: '42501' })
  }
  const version = `select kernel.set_table_version('kernel.tasks', 2)`
  await expectRefused(arena, { sql: version, refused: 'upcaster.missing', app: '42501' })
  await expectRefused(arena, { sql: version.replace('2', '1'), refused: 'table.version', app: '42501' })
  const exposed = `${register('up_ok(jsonb)')}; select kernel.set_table_version('kernel.tasks', 2, null, '{}')`
  await expectRefused(arena, { sql: exposed, refused: 'table.personal', app: '42501' })
  await arena
    .client('owner')
    .query('drop function kernel.up_s(jsonb), kernel.up_d(jsonb), kernel.up_ok(jsonb), kernel.up_text(text)')
})

const TAMPERINGS: Array<[what: string, problem: RegExp, sql: string]> = [
  [
    'a row of it',
    /rows do not have its hash/,
    `update kernel.checkpoint_rows set payload = replace(payload, '"agent"', '"user"') where workspace_id = ${W}`,
  ],
  [
    'a removed row',
    /rows do not have its hash/,
    `delete from kernel.checkpoint_rows where workspace_id = ${W} and entity_type = 'kernel.tasks'`,
  ],
  ['an added row', /rows do not have its hash/, `insert into kernel.checkpoint_rows ${COLUMNS.checkpoint_rows}`],
  [
    'a row and its hash',
    /not what the entries give/,
    `delete from kernel.checkpoint_rows where workspace_id = ${W} and entity_type = 'kernel.tasks';
    update kernel.checkpoints c set (rows, rows_hash) = (select count(*), sha256(string_agg(kernel.row_hash(entity_type, entity_id, payload), ''::bytea order by entity_type collate "C", entity_id collate "C"))
      from kernel.checkpoint_rows r where r.workspace_id = c.workspace_id and r.segment = c.segment) where workspace_id = ${W}`,
  ],
  [
    'its place',
    /does not stand where its entry does/,
    `update kernel.checkpoints set hash = sha256('x') where workspace_id = ${W}`,
  ],
  [
    'the whole of it but its rows',
    /belong to no checkpoint/,
    `delete from kernel.checkpoints where workspace_id = ${W}`,
  ],
]
test.each(TAMPERINGS)('a superuser who changes %s is found [K-segment.6]', async (_what, problem, sql) => {
  expect(await checkpointProblem(arena.auditor, WORKSPACE)).toBeNull()
  const client = arena.client('superuser')
  await client.query('begin')
  try {
    await client.query(
      'alter table kernel.checkpoints disable trigger user; alter table kernel.checkpoint_rows disable trigger user',
    )
    await client.query(sql)
    expect(await checkpointProblem(client as never, WORKSPACE)).toMatchObject({
      problem: expect.stringMatching(problem),
    })
    expect(await checkpointProblem(client as never, OTHER)).toBeNull()
  } finally {
    await client.query('rollback')
  }
})
