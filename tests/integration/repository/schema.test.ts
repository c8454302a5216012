import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { firstDifference, renderSchema, SCHEMA_FILE } from '../../../scripts/schema.ts'
import { createDatabase } from '../../support/server.ts'

async function ownerOfNewDatabase() {
  const database = await createDatabase()
  const client = await database.client('owner')
  onTestFinished(async () => {
    await client.end()
    await database.drop()
  })
  return client
}

test('src/storage/schema/schema.sql is what the migrations come to: npm run schema', async () => {
  const client = await ownerOfNewDatabase()
  expect(firstDifference(readFileSync(SCHEMA_FILE, 'utf8'), await renderSchema(client))).toBeNull()
})

test.for([
  ['a guard that no longer fires', 'alter table kernel.tasks disable trigger log_update'],
  ['a guard that is gone', 'drop trigger no_delete on kernel.runs'],
  ['a right too many', 'grant delete on kernel.event_log to lanewright_app'],
  ['a right on one column', 'grant update (status) on kernel.tasks to lanewright_desk'],
  ['a function for everybody', 'grant execute on function kernel.void_leases() to public'],
  ['an open schema', 'grant create on schema kernel to lanewright_app'],
  ['row-level security that spares the owner', 'alter table kernel.tasks no force row level security'],
  ['a wider policy', 'create policy all_of_it on kernel.tasks for select to lanewright_desk using (true)'],
  ['a constraint that is gone', 'alter table kernel.approvals drop constraint approvals_status_check'],
  ['a column that may be null', 'alter table kernel.approvals alter column content drop not null'],
  ['a default', `alter table kernel.tasks alter column description set default 'x'`],
  ['an index that is gone', 'drop index kernel.intents_open'],
  ['a view', 'create view kernel.everything as select * from kernel.tasks'],
])('the dump shows %s', async ([, sql]) => {
  const client = await ownerOfNewDatabase()
  const before = await renderSchema(client)
  await client.query(sql!)
  expect(firstDifference(before, await renderSchema(client))).toMatch(/^line \d+\n/)
})
