import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { migrate, requireKnownHistory } from '#storage/migrate.ts'
import { createDatabase } from '../../support/server.ts'

async function migrated() {
  const database = await createDatabase()
  const pools = openDatabase(database)
  onTestFinished(async () => {
    await pools.close()
    await database.drop()
  })
  const owner = pools.pool('owner')
  await migrate(owner, [])
  const recorded = (name: string, hash: string) =>
    owner.query(
      'insert into kernel.migrations (name, hash) values ($1, $2) on conflict (name) do update set hash = excluded.hash',
      [name, hash],
    )
  return { owner, recorded }
}

test('migrating again applies nothing [SC-hot.2]', async () => {
  const { owner } = await migrated()
  expect(await migrate(owner, [])).toEqual([])
})

test.for([
  [
    'a migration that was changed after it was applied',
    'kernel/004-workspaces-and-tasks.sql',
    'database.migration_changed',
  ],
  ['a migration of a newer version', 'kernel/999-later.sql', 'database.schema_ahead'],
  ['the first migration of a development version', 'kernel/001-ledger.sql', 'database.development_version'],
] as const)('refuses %s [SC-hot.2]', async ([, name, code]) => {
  const { owner, recorded } = await migrated()
  await recorded(name, 'f'.repeat(64))
  for (const start of [requireKnownHistory, migrate])
    await expect(start(owner, [])).rejects.toMatchObject({
      code,
      message: expect.any(String),
      next: expect.any(String),
    })
})
