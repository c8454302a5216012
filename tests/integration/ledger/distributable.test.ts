import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { type MigrationFolder, migrate } from '#storage/migrate.ts'
import { createDatabase } from '../../support/server.ts'

/** What describes the schema or the installation itself: the same on every shard, written by migrations. */
const OF_THE_CATALOG = [
  'kernel.installation',
  'kernel.migrations',
  'kernel.segments',
  'kernel.tables',
  'kernel.upcasters',
]

test('every key and every reference begins with the workspace, so that the schema can be distributed by it [SC-distribute.1]', async () => {
  const database = await createDatabase()
  const pools = openDatabase(database)
  onTestFinished(async () => {
    await pools.close()
    await database.drop()
  })
  const folders = ['tasks', 'outreach', 'scheduling', 'casework'].map((name): MigrationFolder => {
    return { name, folder: new URL(`../../../src/apps/${name}/schema/`, import.meta.url) }
  })
  await migrate(pools.pool('owner'), folders)
  const schemas = ['kernel', ...folders.map((f) => f.name)]

  // Columns by name, so that a reference is seen to carry the workspace on both sides.
  const { rows } = await pools
    .pool('auditor')
    .query<{ name: string; key: string; kind: string; here: string[]; there: string[] | null }>(
      `select t.name, i.key, i.kind, i.here, i.there from (
       select c.oid, n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
       where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition) t
     cross join lateral (
       select x.indexrelid::regclass::text as key, case when x.indisprimary then 'primary' else 'unique' end as kind,
         array(select a.attname::text from pg_attribute a where a.attrelid = t.oid and a.attnum = any (x.indkey)) as here, null::text[] as there
       from pg_index x where x.indrelid = t.oid and x.indisunique
       union all
       select k.conname, 'reference', array(select a.attname::text from pg_attribute a where a.attrelid = k.conrelid and a.attnum = any (k.conkey)),
         array(select a.attname::text from pg_attribute a where a.attrelid = k.confrelid and a.attnum = any (k.confkey))
       from pg_constraint k where k.conrelid = t.oid and k.contype = 'f') i`,
      [schemas],
    )
  const astray = rows.filter(
    ({ here, there }) => !here.includes('workspace_id') || there?.includes('workspace_id') === false,
  )
  expect([...new Set(astray.map((r) => r.name))].sort()).toEqual(OF_THE_CATALOG)

  const without = await pools.pool('auditor').query(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = any ($1) and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select 1 from pg_index x where x.indrelid = c.oid and x.indisprimary) order by 1`,
    [schemas],
  )
  // They keep no row: something passes through them.
  expect(without.rows.map((r) => r.name)).toEqual([
    'casework.chunk_input',
    'kernel.audit_input',
    'kernel.segment_input',
  ])
  // The catalog was really seen.
  expect(rows.filter((r) => r.kind === 'primary').length).toBeGreaterThan(60)
  expect(rows.filter((r) => r.kind === 'reference').length).toBeGreaterThan(10)
})
