import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lackOf, openPlace, type Place } from '../../support/debian.ts'
import { askAt, type PlainServer, programs, startPlain } from '../../support/plain-server.ts'
import { cli, letters } from '../cli/harness.ts'

/** What a new project there looks like to whoever gets its `postgres` login; the administrator is theirs. */
const PROJECT = `
  create role anon nologin noinherit; create role authenticated nologin noinherit;
  create role service_role nologin noinherit bypassrls; create role authenticator login noinherit;
  grant anon, authenticated, service_role to authenticator;
  create role postgres login nosuperuser createdb createrole replication bypassrls;
  grant anon, authenticated, service_role, authenticator to postgres;
  grant pg_monitor to postgres;
  alter database project owner to postgres;
  alter database project set search_path to "$user", public, extensions;
  create schema extensions; create extension pgcrypto schema extensions;
  grant usage on schema extensions to anon, authenticated, service_role; grant all on schema extensions to postgres;
  grant usage on schema public to anon, authenticated, service_role; grant all on schema public to postgres;
  alter default privileges for role postgres in schema public grant all on tables to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on functions to anon, authenticated, service_role;
  alter default privileges for role postgres in schema public grant all on sequences to anon, authenticated, service_role;
  create function extensions.ddl_watch() returns event_trigger language plpgsql as $$
    begin perform pg_notify('pgrst', 'reload schema'); end $$;
  create event trigger ddl_watch on ddl_command_end execute function extensions.ddl_watch();
`

/** A login of one's own there: what docs/guides/databases.md says to type. */
const OWN_LOGIN = `
  create role lanewright login createrole;
  grant create, temporary on database project to lanewright with grant option;
  grant usage on schema extensions to lanewright;
`

describe.each(Object.keys(programs) as Array<keyof typeof programs>)('%s with the roles of Supabase', (version) => {
  const lack = version === 'PostgreSQL 15' ? lackOf('PostgreSQL 15') : null
  let place: Place
  let server: PlainServer
  beforeAll(async () => {
    if (lack) return
    place = openPlace('lw-supabase')
    server = await startPlain(place, { bin: await programs[version](), name: 'server', admin: 'supabase_admin' })
    await server.ask('create database project')
    await server.ask(PROJECT, 'project')
  })
  afterAll(() => place?.clear())

  test('the product runs as its login, governs a workspace, verifies, and gives the web roles nothing [SC-supabase.roles]', async ({
    skip,
  }) => {
    if (lack) skip(lack)
    const doctor = await live('postgres')
    // That login passes row-level security by its nature; everything else is well.
    expect(doctor.filter((c) => c.state === 'bad')).toMatchObject([{ name: 'owner' }])
    expect(await webRights()).toEqual([])
    expect(await revealed('postgres')).toEqual([{ plain: 'word' }])
  })

  test('a login of its own is held by row-level security, and doctor finds all well [SC-supabase.roles]', async ({
    skip,
  }) => {
    if (lack) skip(lack)
    await server.ask('drop database project with (force)')
    await server.ask('create database project')
    await server.ask('drop role lanewright_app, lanewright_desk, lanewright_auditor, lanewright_dispatch')
    await server.ask(PROJECT.replace(/create role[^;]*;/g, ''), 'project')
    await server.ask(OWN_LOGIN, 'project')
    const doctor = await live('lanewright')
    expect(doctor.filter((c) => c.state === 'bad')).toEqual([])
    expect(await revealed('lanewright')).toEqual([{ plain: 'word' }])
    expect(await webRights()).toEqual([])
  })

  /** Makes a workspace, decides what waits, and looks at everything, by the command line alone. */
  async function live(user: string) {
    const env = { DATABASE_URL: server.url(user, 'project') }
    const on = ['--data', place.below(`data-${user}`), '--app', letters]
    const goal = JSON.stringify({ letters: [{ key: 'one', to: 'Reader', about: 'the matter of one' }] })
    const made = await cli(['workspaces', 'create', 'letters', '--name', 'a', '--goal', goal, ...on, '--json'], { env })
    expect(made, made.err).toMatchObject({ code: 0, json: { waiting: { approvals: 1 } } })
    const [waiting] = (await cli(['approve', ...on, '--json'], { env })).json.approvals
    const approved = await cli(['approve', waiting.approval, ...on, '--json'], { env })
    expect(approved.code, approved.err + approved.out).toBe(0)
    const verified = await cli(['verify', ...on, '--json'], { env })
    expect(verified.json, verified.err).toMatchObject({ ok: true })
    const doctor = await cli(['doctor', ...on, '--json'], { env })
    return doctor.json.checks as Array<{ name: string; state: string }>
  }

  /** Whoever replays reads personal values with pgcrypto, which lies in a schema of theirs. */
  async function revealed(user: string) {
    const [key, iv] = [`'\\x${'01'.repeat(32)}'`, `'\\x${'02'.repeat(16)}'`]
    const [sealed] = await server.ask<{ hex: string }>(
      `select encode(extensions.encrypt_iv('word', ${key}, ${iv}, 'aes-cbc/pad:pkcs'), 'hex') as hex`,
      'project',
    )
    const sql = `select convert_from(kernel.aes_decrypt('\\x${sealed?.hex}', ${key}, ${iv}), 'UTF8') as plain`
    return askAt(`${server.url(user, 'project')}?options=-c%20role%3Dlanewright_auditor`, sql)
  }

  /** What anybody but us may touch in our schemas, and what was put into `public`. */
  async function webRights() {
    return askAt(
      server.url('supabase_admin', 'project'),
      `select n.nspname, r.rolname from pg_namespace n, pg_roles r
       where n.nspname in ('kernel', 'dispatch', 'graphile_worker', 'letters')
         and r.rolname in ('anon', 'authenticated', 'service_role', 'authenticator')
         and has_schema_privilege(r.oid, n.oid, 'usage')
       union all select 'public', relname::text from pg_class where relnamespace = 'public'::regnamespace
       union all select n.nspname, c.relname || ' to ' || r.rolname from pg_class c join pg_namespace n on n.oid = c.relnamespace, pg_roles r
       where n.nspname in ('kernel', 'dispatch', 'letters') and c.relkind in ('r', 'p', 'v') and r.rolname in ('anon', 'authenticated')
         and has_table_privilege(r.oid, c.oid, 'select, insert, update, delete')`,
    )
  }
})
