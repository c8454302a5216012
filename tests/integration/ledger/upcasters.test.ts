import { mkdtempSync } from 'node:fs'
import { cp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { checkTables, migrate } from '#storage/migrate.ts'
import { replayWorkspace } from '#storage/replay.ts'
import { catalogFingerprint } from '#storage/seals.ts'
import { closeSegment } from '#storage/segments.ts'
import { detachSegment } from '#storage/segments-move.ts'
import { verifyLedger } from '#storage/verify.ts'
import { type Fixture, openFixture } from '../../support/fixture.ts'
import { allRowsAt } from '../../support/past.ts'
import { toolsOf } from '../../support/segments.ts'
import { entriesOf } from './ledger-rows.ts'

/** Migration files behind the pack's first one, as a later release would ship them. */
async function laterRelease(fixture: Fixture, files: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-release-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(new URL('../../../examples/letters/app/schema/', import.meta.url), folder, { recursive: true })
  for (const [name, sql] of Object.entries(files)) await writeFile(join(folder, name), sql)
  const app = { name: 'letters', folder: pathToFileURL(`${folder}/`) }
  return {
    pack: app,
    async migrate() {
      const applied = await migrate(fixture.lw.database.pool('owner'), [app])
      await stateCatalog(fixture, 'migrated')
      return applied
    },
    check: () => checkTables(fixture.lw.database.pool('auditor'), [app]),
  }
}

/** What a start does after its migrations. */
async function stateCatalog(fixture: Fixture, reason: string) {
  const fingerprint = await catalogFingerprint(fixture.lw.database.pool('auditor'))
  await fixture.lw.journal.state({ kind: 'catalog', body: { fingerprint, reason } })
}

const SECOND = `
  alter table letters.letters add column pages integer not null default 1;
  alter table letters.letters rename column recipient to addressee;
  alter table letters.letters add column return_address text not null default 'unknown';
  create function letters.letters_1_to_2(image jsonb) returns jsonb language sql immutable
  as $$ select image - 'recipient' || jsonb_build_object('pages', 1, 'addressee', image -> 'recipient', 'return_address', 'unknown') $$;
  select kernel.register_upcaster('letters.letters', 1, 'letters.letters_1_to_2(jsonb)');
  select kernel.set_table_version('letters.letters', 2, personal_columns => '{addressee,body,return_address}');`

const THIRD = `
  alter table letters.letters alter column pages type text using pages || ' p.';
  alter table letters.letters drop column return_address;
  create function letters.letters_2_to_3(image jsonb) returns jsonb language sql immutable
  as $$ select image - 'return_address' || jsonb_build_object('pages', (image ->> 'pages') || ' p.') $$;
  select kernel.register_upcaster('letters.letters', 2, 'letters.letters_2_to_3(jsonb)');
  select kernel.set_table_version('letters.letters', 3, personal_columns => '{addressee,body}');`

async function lettersOf(fixture: Fixture, workspace: string): Promise<unknown[]> {
  const sql = `select to_jsonb(t) as row from letters.letters t where workspace_id = $1 order by letter_id`
  return (await fixture.rows<{ row: unknown }>(sql, [workspace])).map((r) => r.row)
}

const insertLetter = (workspace: string, n: number, columns: string, values: string) => `
  insert into letters.letters (workspace_id, letter_id, letter_key, body, drafted_at, ${columns})
  values ('${workspace}', '00000000-0000-4000-8000-00000000000${n}', 'later-${n}', 'Dear Zoë', kernel.now(), ${values})`

async function write(fixture: Fixture, workspace: string, sql: string) {
  const client = await fixture.database.client('app')
  try {
    await client.query('begin')
    await client.query(`select kernel.enter($1, (select $2::bigint), null, null)`, [
      workspace,
      await fence(fixture, workspace),
    ])
    await client.query(sql)
    await client.query('commit')
  } finally {
    await client.end()
  }
}
const fence = async (fixture: Fixture, workspace: string) =>
  (await fixture.rows<{ fence: string }>('select fence from kernel.heads where workspace_id = $1', [workspace]))[0]
    ?.fence

test('a table gets a new version twice: column added, renamed, personal one added, type changed; old entries stay and replay byte for byte [K-segment.5, K-ledger.5]', async () => {
  const fixture = await openFixture()
  const auditor = fixture.lw.database.pool('auditor')
  const tools = toolsOf(fixture.lw)
  const workspace = await fixture.letters(['one', 'two'])
  await fixture.finish(workspace)
  const first = await lettersOf(fixture, workspace)
  expect(first).toHaveLength(2)
  const written = await entriesOf(auditor, workspace)
  // One version in a checkpoint, one behind it.
  await closeSegment(tools)

  const second = await laterRelease(fixture, { '002-pages.sql': SECOND })
  expect(await second.migrate()).toEqual(['letters/002-pages.sql'])
  await second.check()
  await write(
    fixture,
    workspace,
    insertLetter(workspace, 1, 'addressee, pages, return_address', `'Zoë', 3, 'Canary Wharf 7'`),
  )
  const then = (
    await fixture.rows<{ seq: string }>('select seq from kernel.heads where workspace_id = $1', [workspace])
  )[0]?.seq as string
  const rowsThen = await lettersOf(fixture, workspace)

  const third = await laterRelease(fixture, { '002-pages.sql': SECOND, '003-text.sql': THIRD })
  expect(await third.migrate()).toEqual(['letters/003-text.sql'])
  await third.check()
  await write(fixture, workspace, insertLetter(workspace, 2, 'addressee, pages', `'Zoë', '4 p.'`))

  // The past is as it was written: the same bytes, three versions side by side, nothing personal in plain.
  const entries = await entriesOf(auditor, workspace)
  expect(entries.slice(0, written.length)).toEqual(written)
  const versions = entries.filter((e) => e.about === 'letters.letters').map((e) => JSON.parse(e.payload).v)
  expect(new Set(versions)).toEqual(new Set([1, 2, 3]))
  expect(JSON.stringify(entries)).not.toMatch(/Canary|Zoë/)
  const now = (await lettersOf(fixture, workspace)) as Array<Record<string, unknown>>
  expect(now.map((r) => r.pages).sort()).toEqual(['1 p.', '1 p.', '3 p.', '4 p.'])
  expect(await verifyLedger(auditor)).toMatchObject({ ok: true })
  expect(await replayWorkspace(auditor, workspace)).toMatchObject({ ok: true, first: [] })
  // A point in time is shown in the table's present shape, with the values of then.
  const past = (await allRowsAt(auditor, workspace, 'letters.letters', BigInt(then))) as Array<Record<string, unknown>>
  expect(past).toEqual(
    (rowsThen as Array<Record<string, unknown>>).map(({ return_address, pages, ...r }) => ({
      ...r,
      pages: `${pages} p.`,
    })),
  )
  // And from a checkpoint of the first version, when its segment is gone.
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-detached-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await detachSegment(tools, 1, folder)
  expect(await replayWorkspace(auditor, workspace)).toMatchObject({ ok: true, first: [] })
})

test('an upcaster that gets a value wrong is found by replay, with the row [K-segment.5]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one'])
  await fixture.finish(workspace)
  const wrong = SECOND.replace(`jsonb_build_object('pages', 1,`, `jsonb_build_object('pages', 2,`)
  await (await laterRelease(fixture, { '002-pages.sql': wrong })).migrate()
  const auditor = fixture.lw.database.pool('auditor')
  expect(await replayWorkspace(auditor, workspace)).toMatchObject({
    ok: false,
    differences: 1,
    first: [{ table: 'letters.letters' }],
  })
  await fixture.lw.database
    .pool('owner')
    .query(SECOND.match(/create function[\s\S]*?\$\$;/)?.[0].replace('create', 'create or replace') as string)
  expect(await replayWorkspace(auditor, workspace)).toMatchObject({ ok: true })
  await stateCatalog(fixture, 'corrected')
})

test('a version without a way from the one before is refused by the migration, and a lost one by the start, with the name of the table [K-segment.5]', async () => {
  const fixture = await openFixture()
  const auditor = fixture.lw.database.pool('auditor')
  const workspace = await fixture.letters(['one'])
  await fixture.finish(workspace)
  const unregistered = SECOND.replace(/select kernel\.register_upcaster[^;]*;/, '')
  await expect((await laterRelease(fixture, { '002-pages.sql': unregistered })).migrate()).rejects.toMatchObject({
    message: expect.stringMatching(/version 1 of letters\.letters/),
  })
  const release = await laterRelease(fixture, { '002-pages.sql': SECOND })
  await release.migrate()
  await release.check()
  const owner = fixture.lw.database.pool('owner')
  await owner.query('alter function letters.letters_1_to_2(jsonb) rename to gone')
  await expect(release.check()).rejects.toMatchObject({
    code: 'database.version_gap',
    message: expect.stringContaining('letters.letters'),
  })
  await owner.query('alter function letters.gone(jsonb) rename to letters_1_to_2')
  // An entry of a version that this schema never had is named too, not read as something else.
  const superuser = await fixture.database.client('superuser')
  await superuser.query('begin; alter table kernel.event_log_1 disable trigger user')
  await superuser.query(
    `update kernel.event_log_1 set change_payload = jsonb_set(change_payload::jsonb, '{v}', '7')::text where entity_type = 'letters.letters'`,
  )
  await superuser.query('commit')
  await expect(replayWorkspace(auditor, workspace)).rejects.toMatchObject({
    code: 'replay.unknown_version',
    message: expect.stringContaining('version 7 of letters.letters'),
  })
  await superuser.query(
    `update kernel.event_log_1 set change_payload = jsonb_set(change_payload::jsonb, '{v}', '1')::text where entity_type = 'letters.letters'`,
  )
  await superuser.query(
    'alter table kernel.event_log_1 enable always trigger no_change, enable always trigger no_change_of_row, enable always trigger no_insert',
  )
  await superuser.end()
  await stateCatalog(fixture, 'put back')
})
