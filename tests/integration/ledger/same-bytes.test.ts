import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { createDatabase } from '../../support/server.ts'
import { outreach } from '../outreach/leads-campaign.ts'
import { codeOf } from '../security/raw-sql/attack.ts'

const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
const idOf = (n: number) => `0198c0de-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const first = readFileSync(join(import.meta.dirname, '../../../src/storage/schema/001-ledger.sql'), 'utf8')
/** What later migrations wrote anew. */
const FIRST_WRITTEN = [
  ...['chain_step', 'new_key', 'ensure_keys', 'conceal', 'conceal_columns', 'lock_head', 'log_changes', 'write_audit'],
]

/** A function as the first migration wrote it, to stand in place of the one in force. */
function asFirstWritten(name: string): string {
  const start = first.indexOf(`create function kernel.${name}(`)
  return first.slice(start, first.indexOf('$$;', start) + 3).replace('create function', 'create or replace function')
}

interface Environment {
  act(sql: string, values?: unknown[]): Promise<unknown>
  owner(sql: string, values?: unknown[]): Promise<unknown>
  replay(): Promise<unknown>
}

/** The same acts on a database of its own; every entry of the log in the end. */
async function logOf(before: string[], runScenario: (environment: Environment) => Promise<void>): Promise<unknown[]> {
  const database = await createDatabase()
  const pools = openDatabase(database)
  onTestFinished(async () => {
    await pools.close()
    await database.drop()
  })
  await migrate(pools.pool('owner'), [outreach])
  for (const name of before) await pools.pool('owner').query(asFirstWritten(name))
  const app = await database.client('app')
  const act = async (sql: string, values: unknown[] = []) => {
    try {
      await app.query('begin')
      await app.query(`select kernel.enter($1, 0, '2026-02-01T10:00:00.123Z', 'seed')`, [WORKSPACE])
      await app.query(sql, values)
      await app.query('commit')
    } catch (error) {
      await app.query('rollback')
      throw error
    }
  }
  await act(
    `insert into kernel.workspaces (workspace_id, pack, name, created_at) values ($1, 'outreach', 'C', kernel.now())`,
    [WORKSPACE],
  )
  const auditor = pools.pool('auditor')
  await runScenario({
    act,
    owner: (sql, values = []) => pools.pool('owner').query(sql, values),
    replay: () => replayWorkspace(auditor, WORKSPACE),
  })
  await app.end()
  const { rows } = await auditor.query(
    `select seq, entity_type, entity_id, change_payload, hash from kernel.event_log where workspace_id = $1
     union all select seq, action_type, id::text, payload, hash from kernel.audit_log where workspace_id = $1 order by seq`,
    [WORKSPACE],
  )
  return rows
}

async function leads({ act, replay }: Environment): Promise<void> {
  for (const [from, count] of [
    [0, 3],
    [10, 250],
  ] as const) {
    const rows = Array.from({ length: count }, (_, i) => ({
      id: idOf(from + i),
      full_name: `Ünïcode "Person" ${i} ${'long '.repeat(i % 40)}`,
      profile_url: `https://x.example/${from + i}`,
      job_title: i % 3 === 0 ? null : 'a/b\\c\n\t%',
      details: i % 5 === 0 ? {} : { about: 'x'.repeat(i * 11), location: 'Zürich' },
    }))
    await act('select outreach.add_leads($1, $2)', [WORKSPACE, JSON.stringify(rows)])
  }
  await act(`update outreach.leads set company = 'Acme', updated_at = kernel.now() where workspace_id = $1`, [
    WORKSPACE,
  ])
  await act('update outreach.leads set job_title = null where id = $1', [idOf(1)])
  const result = [
    { id: idOf(900), action_type: 'system', payload: { n: 1.1, text: 'Ünïcode\n"%"' } },
    { id: idOf(901), action_type: 'tool_call', payload: {}, private: { data: { of: 'the workspace' } } },
    {
      id: idOf(902),
      action_type: 'db_read',
      payload: { a: [1, null] },
      private: { person: idOf(1), data: 'of a lead' },
    },
    { id: idOf(903), action_type: 'system', payload: { last: true }, private: { person: idOf(1), data: null } },
  ]
  await act('select kernel.append_audit($1, $2)', [WORKSPACE, JSON.stringify(result)])
  expect(await replay()).toMatchObject({ ok: true, first: [] })
}

/** Every type that a table may have, names that need quoting, and columns named like those of the log. */
const ODD_TABLES = `
  create schema lab;
  grant usage on schema lab to lanewright_app, lanewright_auditor;
  create table lab.odd (workspace_id uuid, "part/%" text, seq smallint, at timestamptz, "it's ""%s"" $1" text, key boolean, payload bigint, sum numeric, day date,
    hash bytea, words text[], numbers numeric[], data jsonb, person uuid, c1 text, entity_id jsonb, primary key (workspace_id, "part/%", seq, at));
  create table lab.dated (workspace_id uuid, at timestamptz, v1 text, primary key (workspace_id, at));
  create table lab.own (workspace_id uuid, id integer, erased text, primary key (workspace_id, id));
  select kernel.register_table('lab.odd', 'person', '{c1,entity_id}'), kernel.register_table('lab.dated'),
    kernel.register_table('lab.own', personal_columns => '{erased}');`

const fillOdd = (prefix: string, from: number, to: number) => `
  insert into lab.odd select '${WORKSPACE}', '${prefix}' || chr(64 + i % 60) || '/%', i, '2026-01-01T00:00:00.1Z'::timestamptz + i * interval '1 day 1.001 s',
    case i % 3 when 0 then null else E'"\\\\\\n\\t' || chr(127 + i) || repeat('x', i) end, i % 2 = 0, i * 9007199254740993, case i % 4 when 0 then 'NaN' else i / 7.000 end,
    case i % 5 when 0 then null when 1 then 'infinity'::date else '2026-01-01'::date + i end, sha256(convert_to(i::text, 'UTF8')), array['a', null, i::text], array[1.50, i],
    case i % 6 when 0 then 'null'::jsonb when 1 then null else jsonb_build_object('n', i, 'longer', array[1.10, 2]) end,
    case i % 7 when 0 then null else ('0198c0de-0000-7000-9000-' || lpad(to_hex(i % 9), 12, '0'))::uuid end,
    case i % 3 when 0 then null when 1 then 'null' else 'enc1:secret ' || i end, case i % 4 when 0 then 'null'::jsonb when 1 then null else jsonb_build_array(i, 1.0) end
  from generate_series(${from}, ${to}) i`

async function oddTables({ act, owner }: Environment): Promise<void> {
  await owner(ODD_TABLES)
  await act(fillOdd('a', 1, 150))
  await act(
    `insert into lab.dated select $1, '2026-01-01'::timestamptz + i * interval '1 h', i from generate_series(1, 150) i`,
    [WORKSPACE],
  )
  await act(`insert into lab.own select $1, i, nullif(i, 7) || ' of ours' from generate_series(-20, 150) i`, [
    WORKSPACE,
  ])
  await act(`update lab.odd set sum = sum + 1, words = '{}'`)
  const person = '0198c0de-0000-7000-9000-000000000004'
  const erasure = {
    workspace: WORKSPACE,
    person,
    by: 'a',
    reason: 'asked',
    now: '2026-02-02T10:00:00Z',
    entropy: 'seed',
  }
  await owner('select kernel.erase_person($1)', [JSON.stringify(erasure)])
  await act('update lab.odd set key = not key')
  const back = act(fillOdd('b', 1, 150))
  await expect(back.catch(codeOf)).resolves.toBe('person.erased')
}

test.each([
  ['leads', leads, 1 + 253 + 253 + 1 + 4],
  ['tables of every type', oddTables, 1 + 150 + 150 + 171 + 150 + 15 + 1 + 150 + 4],
] as const)(
  'the log of %s is written faster than at first, and says the same, byte for byte',
  async (_, runScenario, entries) => {
    const now = await logOf([], runScenario)
    const then = await logOf(FIRST_WRITTEN, runScenario)
    expect(now).toHaveLength(entries)
    expect(now).toEqual(then)
  },
)

test('rows logged many at once have the entries that they have one by one', async () => {
  const odd = (statements: string[]) => async (environment: Environment) => {
    await environment.owner(ODD_TABLES)
    for (const sql of statements) await environment.act(sql)
  }
  const one = Array.from({ length: 110 }, (_, i) =>
    fillOdd('', i + 1, i + 1).replace(/chr\(64 \+ i % 60\)/, "lpad(i::text, 3, '0')"),
  )
  const many = fillOdd('', 1, 110).replace(/chr\(64 \+ i % 60\)/, "lpad(i::text, 3, '0')")
  const apart = await logOf([], odd(one))
  expect(apart).toHaveLength(111)
  expect(await logOf([], odd([many]))).toEqual(apart)
})
