import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, onTestFinished, test } from 'vitest'
import { backup } from '#storage/backup.ts'
import { openBackup } from '#storage/backup-read.ts'
import { openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { loadRows } from '#storage/restore-load.ts'
import { createDatabase } from '../../support/server.ts'
import { temporary } from '../embedded/harness.ts'
import { emptyDatabase, signer } from './targets.ts'

const MB = 1024 * 1024
const WORKSPACE = '11111111-1111-4111-8111-111111111111'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void

/** Memory that this process cannot give back, beyond what it held before, at its highest. */
function watchMemory() {
  const used = () => {
    collect()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const start = used()
  let [highest, looks] = [0, 0]
  return {
    look() {
      if (looks++ % 100 === 0) highest = Math.max(highest, used() - start)
    },
    highest: () => highest,
    looks: () => looks,
  }
}

test('240 MB of rows, some of them large, pass through a backup and a restore in a few MB of memory [K-backup.6]', async () => {
  const source = await createDatabase()
  const pools = openDatabase(source)
  const target = await emptyDatabase()
  const targets = openDatabase(target)
  onTestFinished(async () => {
    await pools.close()
    await targets.close()
    await source.drop()
  })
  const client = await source.client('superuser')
  await client.query('begin')
  await client.query(`select kernel.enter('${WORKSPACE}', 0, null, null)`)
  await client.query(
    `insert into kernel.workspaces (workspace_id, app, name, created_at) values ('${WORKSPACE}', 'letters', 'Large', now())`,
  )
  // Random bytes do not compress. COPY writes a byte as two characters: 120 MB are 240.
  await client.query(
    `insert into kernel.blobs (workspace_id, hash, bytes) select '${WORKSPACE}', encode(sha256(b), 'hex'), b from (
       select (select string_agg(kernel.random_bytes(1024), ''::bytea) from generate_series(1, 4096 + 0 * n)) as b from generate_series(1, 30) n) s`,
  )
  await client.query('commit')
  await client.end()

  const path = join(temporary(), 'large.tar')
  const written = watchMemory()
  const made = await backup({ auditor: pools.pool('auditor'), signer, path, now: new Date(), progress: written.look })
  expect(made.sizeBytes).toBeGreaterThan(115 * MB)
  expect(written.looks()).toBeGreaterThan(1000)
  expect(written.highest()).toBeLessThan(40 * MB)

  const read = watchMemory()
  const opened = await openBackup(path, read.look)
  await migrate(targets.pool('owner'), [])
  await loadRows(targets.pool('owner'), opened, read.look)
  await opened.close()
  expect(read.highest()).toBeLessThan(40 * MB)
  const { rows } = await targets
    .pool('auditor')
    .query('select count(*)::int as n, sum(octet_length(bytes))::bigint as bytes from kernel.blobs')
  expect(rows).toEqual([{ n: 30, bytes: String(120 * MB) }])
})
