import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { startEmbedded } from '#storage/embedded/server.ts'
import { checkTables, migrate } from '#storage/migrate.ts'
import { ask, temporary } from '../../../system/embedded/harness.ts'
import { expectRefused, openArena, SYSTEM_WORKSPACE } from './attack.ts'
import { fresh, OTHER, WORKSPACE } from './fixture.ts'

const arena = openArena()
const look = async (role: 'app' | 'desk' | 'owner' | 'auditor', settings: Record<string, string>, sql: string) => {
  const client = arena.client(role)
  await client.query('begin')
  try {
    for (const [name, value] of Object.entries(settings))
      await client.query(`set local lanewright.${name} = '${value}'`)
    return (await client.query(sql)).rows
  } finally {
    await client.query('rollback')
  }
}
/** Every relation with a workspace_id that the role may read, and whose rows it sees there. */
async function seen(
  role: 'app' | 'desk' | 'owner',
  settings: Record<string, string>,
): Promise<Record<string, string[]>> {
  const { rows } = await arena.client(role).query(`
    select c.oid::regclass::text as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'workspace_id'
    where c.relnamespace = 'kernel'::regnamespace and c.relkind in ('r', 'p', 'v') and not c.relispartition and has_table_privilege(c.oid, 'select')`)
  const result: Record<string, string[]> = {}
  for (const { name } of rows) {
    const found = await look(role, settings, `select distinct workspace_id::text as w from ${name}`)
    for (const { w } of found) result[w] = [...(result[w] ?? []), name]
  }
  return result
}

test('the application role sees the one workspace it names, and of the house what is meant for all [K-db.16]', async () => {
  const all = await seen('app', { workspace: WORKSPACE })
  expect(Object.keys(all).sort()).toEqual([SYSTEM_WORKSPACE, WORKSPACE].sort())
  expect(all[SYSTEM_WORKSPACE]).toEqual(['kernel.policies', 'kernel.active_policies'])
  expect(all[WORKSPACE]?.length).toBeGreaterThan(15)
  expect(Object.keys(await seen('app', { workspace: OTHER })).sort()).toEqual([SYSTEM_WORKSPACE, OTHER].sort())
  expect(Object.keys(await seen('app', {}))).toEqual([SYSTEM_WORKSPACE])
})

test('the application role reads, changes and deletes nothing of another workspace [K-db.16]', async () => {
  const attacks = [
    `select * from kernel.workspaces where workspace_id = '${OTHER}'`,
    `select * from kernel.event_log where workspace_id = '${OTHER}'`,
    `select * from kernel.members where workspace_id = '${OTHER}'`,
    `update kernel.workspaces set name = 'Mine' where workspace_id = '${OTHER}'`,
    `delete from kernel.members where workspace_id = '${OTHER}'`,
    `select kernel.load('${OTHER}') where kernel.load('${OTHER}') is not null`,
  ]
  for (const sql of attacks) expect(await arena.attempt('app', { sql }), sql).toMatch(/ 0$/)
  const sql = `insert into kernel.members values ('${OTHER}', 'mallory', 'SENDER')`
  await expectRefused(arena, { sql, refused: '42501' }, ['app', 'owner'])
})

test('the owner has no BYPASSRLS: it too sees one workspace [K-db.18]', async () => {
  const { rows } = await arena.auditor.query(
    `select rolname from pg_roles where rolname in ('lanewright_owner', 'lanewright_app', 'lanewright_desk', 'lanewright_auditor', 'lanewright_dispatch')
       and not rolbypassrls and not rolsuper`,
  )
  expect(rows).toHaveLength(5)
  const all = await seen('owner', { workspace: WORKSPACE })
  const kept = ['kernel.heads', 'kernel.person_keys']
  expect(all[OTHER]?.filter((name) => !kept.includes(name)) ?? []).toEqual([])
  expect(all[WORKSPACE]).toContain('kernel.tasks')
})

test('at the desk a person sees the workspaces of the person, and none by naming it [K-db.17]', async () => {
  const anna = await seen('desk', { member: 'anna' })
  expect(Object.keys(anna).sort()).toEqual([SYSTEM_WORKSPACE, WORKSPACE].sort())
  expect(anna[WORKSPACE]).toContain('kernel.tasks')
  expect(anna[WORKSPACE]).toContain('kernel.event_log')
  expect(anna[SYSTEM_WORKSPACE]).toEqual(['kernel.policies', 'kernel.active_policies'])
  expect(Object.keys(await seen('desk', { member: 'otto' })).sort()).toEqual([SYSTEM_WORKSPACE, OTHER].sort())
  const attempts: Record<string, string>[] = [
    { member: 'anna', workspace: OTHER },
    { workspace: OTHER },
    { member: 'mallory', workspace: OTHER },
  ]
  for (const settings of attempts) {
    expect(Object.keys(await seen('desk', settings)), JSON.stringify(settings)).not.toContain(OTHER)
  }
})

test('the desk reads what the cycle reads, for a member only [K-db.17]', async () => {
  const load = `select kernel.load('${WORKSPACE}') ->> 'workspace' as state`
  expect((await look('desk', { member: 'anna' }, load))[0].state).toContain('Attacked')
  expect((await look('desk', { member: 'otto', workspace: WORKSPACE }, load))[0].state).toBeNull()
})

test('the desk and the auditor change nothing, anywhere [K-db.17]', async () => {
  for (const role of ['desk', 'auditor'] as const) {
    const { rows } = await arena.client(role).query(`
      select c.oid::regclass::text as name from pg_class c where c.relnamespace = 'kernel'::regnamespace and c.relkind in ('r', 'p', 'v')
        and (has_table_privilege(c.oid, 'insert') or has_table_privilege(c.oid, 'update') or has_table_privilege(c.oid, 'delete') or has_table_privilege(c.oid, 'truncate'))`)
    expect(rows, role).toEqual([])
    const writes = [
      'commit(jsonb)',
      'receive(jsonb)',
      'stop(jsonb)',
      'reserve(jsonb)',
      'append_audit(uuid, jsonb)',
      'take_lease(uuid, text, integer, timestamptz)',
      'apply_change(uuid, jsonb)',
      'void_leases()',
    ]
    for (const name of writes) {
      const [right] = await look(
        role === 'desk' ? 'desk' : 'auditor',
        {},
        `select has_function_privilege('kernel.${name}', 'execute') as may`,
      )
      expect(right, `${role} ${name}`).toEqual({ may: false })
    }
  }
})

test('row-level security is forced on every table of a workspace, partitions too, and views see as their reader does [K-db.18]', async () => {
  const { rows } = await arena.auditor.query(`
    select c.oid::regclass::text as name from pg_class c
    where c.relnamespace = 'kernel'::regnamespace and (
      (c.relkind in ('r', 'p') and not (c.relrowsecurity and c.relforcerowsecurity)
        and exists (select 1 from pg_attribute a where a.attrelid = c.oid and a.attname = 'workspace_id'))
      or (c.relkind = 'v' and not coalesce(c.reloptions @> '{security_invoker=true}', false)) or c.relkind = 'm')`)
  expect(rows).toEqual([])
})

test('PUBLIC has no right on anything of ours, and nothing is ours in the schema public [K-db.19]', async () => {
  const { rows } = await arena.client('superuser').query(`
    with ours as (select oid, nspname, nspacl, nspowner from pg_namespace where nspname in ('kernel', 'dispatch', 'graphile_worker', 'lanewright_crypto')), rights as (
      select 'schema ' || nspname as thing, coalesce(nspacl, acldefault('n', nspowner)) as acl from ours
      union all select 'table ' || c.oid::regclass, coalesce(c.relacl, acldefault('r', c.relowner)) from pg_class c join ours o on o.oid = c.relnamespace where c.relkind in ('r', 'p', 'v', 'm', 'S')
      union all select 'function ' || p.oid::regprocedure, coalesce(p.proacl, acldefault('f', p.proowner)) from pg_proc p join ours o on o.oid = p.pronamespace where o.nspname in ('kernel', 'dispatch')
      union all select 'database', coalesce(d.datacl, acldefault('d', d.datdba)) from pg_database d where d.datname = current_database())
    select thing, a.privilege_type from rights cross join lateral aclexplode(acl) a where a.grantee = 0 order by 1`)
  expect(rows).toEqual([])
  const inPublic = await arena.client('superuser').query(`
    select oid::regclass::text as name from pg_class where relnamespace = 'public'::regnamespace
    union all select oid::regprocedure::text from pg_proc where pronamespace = 'public'::regnamespace
    union all select oid::regtype::text from pg_type where typnamespace = 'public'::regnamespace`)
  expect(inPublic.rows).toEqual([])
  for (const role of ['app', 'desk', 'auditor'] as const) {
    expect(await arena.attempt(role, { sql: 'create table public.mine (x int)' }), role).toBe('42501')
    expect(await arena.attempt(role, { sql: 'create table kernel.mine (x int)' }), role).toBe('42501')
  }
})

test('the web roles of a hosted database get nothing, even where its defaults would give them everything [K-db.19]', async () => {
  // On a server of its own: whoever changes tables meanwhile in another database would shut them out there, too.
  const server = await startEmbedded({ dataDir: join(temporary(), 'data') })
  const hosted = openDatabase({ url: (role) => server.url(role), stepDown: false })
  await ask(server, 'superuser', 'create role anon; create role authenticated')
  try {
    for (const web of ['anon', 'authenticated']) {
      for (const kind of ['schemas', 'tables', 'functions', 'sequences']) {
        await hosted.pool('owner').query(`alter default privileges grant all on ${kind} to ${web}`)
      }
    }
    await migrate(hosted.pool('owner'), [])
    await checkTables(hosted.pool('auditor'), [])
    // A segment that is opened later is shut to them too.
    await hosted.pool('owner').query(`select kernel.segment_step('open', null, null, null, null)`)
    await checkTables(hosted.pool('auditor'), [])
    const { rows } = await hosted.pool('owner').query(`
      select r.rolname, n.nspname from pg_roles r cross join pg_namespace n
      where r.rolname in ('anon', 'authenticated') and n.nspname in ('kernel', 'dispatch') and has_schema_privilege(r.oid, n.oid, 'usage')
      union all select r.rolname, c.oid::regclass::text from pg_roles r cross join pg_class c
      where r.rolname in ('anon', 'authenticated') and c.relnamespace = 'kernel'::regnamespace and c.relkind in ('r', 'p', 'v')
        and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete, truncate')`)
    expect(rows).toEqual([])
    // What a later migration gives away is found at the start.
    await hosted.pool('owner').query('create schema annex; create table annex.notes (x int)')
    const found = await hosted.pool('auditor').query(`select table_name, problem from kernel.table_problems('{annex}')`)
    expect(found.rows).toContainEqual({ table_name: 'annex', problem: 'gives USAGE to anon' })
    expect(found.rows).toContainEqual({ table_name: 'annex.notes', problem: 'gives SELECT to authenticated' })
  } finally {
    await hosted.close()
    await server.stop()
  }
})

test('a function that acts as the owner cannot be led astray by the search path of its caller [K-db.10]', async () => {
  const { rows } = await arena.auditor.query(`
    select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = 'kernel'::regnamespace and p.prosecdef
      and not exists (select 1 from unnest(p.proconfig) c where c = 'search_path=pg_catalog, pg_temp')`)
  expect(rows).toEqual([])
})

test('each role may call only what it was given: no inner function of the ledger is open to the application [K-db.10]', async () => {
  for (const name of [
    'log_changes()',
    'write_audit()',
    'ensure_keys(uuid, uuid[])',
    'entries_query(regclass, integer, text, text[], text[], text)',
    'lock_head(uuid, boolean)',
    'open_segment(integer)',
    'register_table(regclass, text, text[], boolean, integer, boolean)',
    'exempt_table(regclass, text)',
    'random_bytes(integer)',
  ]) {
    expect(await look('app', {}, `select has_function_privilege('kernel.${name}', 'execute') as may`), name).toEqual([
      { may: false },
    ])
  }
  expect(await arena.attempt('app', { sql: `insert into kernel.audit_input values ('${WORKSPACE}', '[]')` })).toBe(
    '42501',
  )
  expect(await arena.attempt('app', { sql: 'select * from kernel.person_keys' })).toBe('42501')
  expect(await arena.attempt('app', { sql: 'set session_replication_role = replica' })).toBe('42501')
  expect(await arena.attempt('owner', { sql: 'set session_replication_role = replica' })).toBe('42501')
  expect(
    await arena.attempt('app', { sql: `update kernel.heads set fence = 9 where workspace_id = '${fresh(1)}'` }),
  ).toBe('42501')
})
