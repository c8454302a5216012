import { readFileSync } from 'node:fs'
import { expect, onTestFinished, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { createDatabase } from '../../support/server.ts'

test('a database that applied a migration before it was spelt for PostgreSQL 15 goes on; any other change is refused [SC-hot.2]', async () => {
  const database = await createDatabase()
  const pools = openDatabase(database)
  onTestFinished(async () => {
    await pools.close()
    await database.drop()
  })
  const owner = pools.pool('owner')
  await migrate(owner, [])
  // The ledger as it read at first: what was added to it since is two names.
  const now = readFileSync(new URL('../../../src/storage/schema/001-ledger.sql', import.meta.url), 'utf8')
  const first = now.replaceAll('workspace_id = workspace) i) e\n', 'workspace_id = workspace))\n')
  expect(first).not.toBe(now)
  const applied = (hash: string) =>
    owner.query(`update kernel.migrations set hash = $1 where name = 'kernel/001-ledger.sql'`, [hash])
  await applied(sha256Hex(first))
  expect(await migrate(owner, [])).toEqual([])
  await applied(sha256Hex(`${first}\n`))
  await expect(migrate(owner, [])).rejects.toMatchObject({ code: 'database.migration_changed' })
})
