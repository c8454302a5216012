import fc from 'fast-check'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { createDatabase } from '../../support/server.ts'

const [BY_WRITER, BY_ANY] = ['0198c0de-0000-7000-8000-00000000000a', '0198c0de-0000-7000-8000-00000000000b']

/** Keys of two columns, defaults, names that need quoting, are the writer's own or words of its language, a column that the table computes. */
const TABLES = `
  create schema lab;
  grant usage on schema lab to lanewright_app, lanewright_auditor;
  create table lab.odd (workspace_id uuid, "part/%" text, seq smallint, given text default 'said by default', named jsonb not null default '{}',
    "it's ""%s"" $1" integer, change numeric check (change > 0), "by" text, "end" integer default 3, words text[], at timestamptz default '2026-01-01T00:00:00Z', twice integer generated always as (seq * 2) stored,
    primary key (workspace_id, "part/%", seq));
  create table lab.all_key (workspace_id uuid, id integer, primary key (workspace_id, id));
  select kernel.register_table('lab.odd', deletable => true), kernel.register_table('lab.all_key');
  select kernel.make_writers('lab');`

const part = fc.constantFrom('a', 'b/%')
const seq = fc.integer({ min: 1, max: 3 })
const rest = fc.record(
  {
    given: fc.option(fc.constantFrom('x', '')),
    named: fc.constantFrom<unknown>({}, { where: 1 }, [1], 'text', null),
    'it\'s "%s" $1': fc.constantFrom<unknown>(7, null, 'no number'),
    change: fc.constantFrom<unknown>(1.5, -1, null),
    by: fc.constantFrom<unknown>('chat', null),
    end: fc.constantFrom<unknown>(1, null),
    words: fc.constantFrom<unknown>(['a', null], [], null, 'no list'),
    at: fc.constantFrom<unknown>('2026-05-05T10:00:00.123+02:00', 'infinity', null),
    unknown: fc.constant(1),
    twice: fc.constant(8),
  },
  { requiredKeys: [] },
)
/** Mostly good: columns that always fail come seldom. */
const plain = rest.map(({ unknown, twice, ...good }) => good)
/** Values that the columns take: which of several bad ones is met first is nobody's promise. */
const sound = plain.map(({ words, ...rest }) => ({
  ...rest,
  ...(rest['it\'s "%s" $1'] === 'no number' ? { 'it\'s "%s" $1': 7 } : {}),
  ...(words === 'no list' ? {} : { words }),
}))
const columns = fc.oneof({ arbitrary: plain, weight: 9 }, { arbitrary: rest, weight: 1 })
const keyed = fc.record({ 'part/%': part, seq })
const change = fc.oneof(
  fc.record({
    table: fc.constant('lab.odd'),
    op: fc.constant('insert'),
    rows: fc.array(
      fc.tuple(keyed, columns).map(([k, c]) => ({ ...k, ...c })),
      { minLength: 0, maxLength: 3 },
    ),
  }),
  fc.record(
    {
      table: fc.constant('lab.odd'),
      op: fc.constantFrom('update', 'update', 'delete'),
      row: fc.oneof({ arbitrary: columns, weight: 9 }, { arbitrary: keyed, weight: 1 }),
      where: fc.oneof(
        { arbitrary: keyed, weight: 6 },
        { arbitrary: fc.tuple(keyed, sound).map(([k, c]) => ({ ...k, ...c })), weight: 2 },
        { arbitrary: fc.constantFrom({}, { seq: 1 }, { 'part/%': null, seq: 1 }), weight: 1 },
      ),
      count: fc.constantFrom(0, 1, 2),
    },
    { requiredKeys: ['table', 'op', 'row', 'where'] },
  ),
  fc.record({ table: fc.constant('lab.all_key'), op: fc.constant('insert'), rows: fc.tuple(fc.record({ id: seq })) }),
  fc.constant({ table: 'lab.all_key', op: 'update', row: { id: 9 }, where: { id: 1 } }),
)

test('a writer does what the change means, to the byte and to the refusal [SC-hot.1, K-db.1]', async () => {
  const database = await createDatabase()
  const pools = openDatabase(database)
  const app = await database.client('app')
  onTestFinished(async () => {
    await app.end()
    await pools.close()
    await database.drop()
  })
  await migrate(pools.pool('owner'), [])
  await pools.pool('owner').query(TABLES)

  async function within(workspace: string, sql: string, values: unknown[]): Promise<string> {
    try {
      await app.query('begin')
      await app.query(`select kernel.enter($1, 0, '2026-02-01T10:00:00.123Z', 'seed')`, [workspace])
      await app.query(sql, values)
      await app.query('commit')
      return 'done'
    } catch (error) {
      await app.query('rollback')
      const { code, message } = error as { code: string; message: string }
      return `${code} ${message}`
    }
  }
  /** Everything that the workspace holds, and everything that its log says of it. */
  async function held(workspace: string): Promise<unknown> {
    const { rows } = await pools.pool('auditor').query(
      `select replace(t::text, $1::uuid::text, 'W') as held from (
         select to_jsonb(o) as t from lab.odd o where workspace_id = $1 union all select to_jsonb(k) from lab.all_key k where workspace_id = $1
         union all select to_jsonb(e) - 'hash' from kernel.event_log e where workspace_id = $1) t order by 1`,
      [workspace],
    )
    return rows
  }

  for (const workspace of [BY_WRITER, BY_ANY]) {
    const made = await within(
      workspace,
      `insert into kernel.workspaces (workspace_id, app, name, created_at) values ($1, 'lab', 'L', kernel.now())`,
      [workspace],
    )
    expect(made).toBe('done')
  }
  const met = new Map<string, number>()
  await fc.assert(
    fc.asyncProperty(change, async (tried) => {
      const given = JSON.stringify(tried)
      const by = await within(BY_WRITER, 'select kernel.apply_change($1, $2)', [BY_WRITER, given])
      const any = await within(BY_ANY, 'select kernel.apply_any_change($1, $2)', [BY_ANY, given])
      expect(by, given).toBe(any.replaceAll(BY_ANY, BY_WRITER))
      met.set(`${tried.op} ${by.slice(0, 5)}`, (met.get(`${tried.op} ${by.slice(0, 5)}`) ?? 0) + 1)
    }),
    { numRuns: 600, endOnFailure: true },
  )
  expect(await held(BY_WRITER)).toEqual(await held(BY_ANY))
  // The property saw what it is about.
  for (const kind of ['insert done', 'update done', 'delete done', 'insert 23505', 'insert 23514', 'update LW001']) {
    expect([...met.keys()]).toContain(kind)
  }
})
