import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#storage/database.ts'
import { checkTables, migrate } from '#storage/migrate.ts'
import { createDatabase } from '../support/server.ts'

const outreach = { name: 'outreach', folder: new URL('../../src/apps/outreach/schema/', import.meta.url) }

async function migrated() {
  const database = await createDatabase()
  const pools = openDatabase(database)
  onTestFinished(async () => {
    await pools.close()
    await database.drop()
  })
  await migrate(pools.pool('owner'), [outreach])
  await checkTables(pools.pool('auditor'), [outreach])
  return pools
}

const columns: Record<string, string[]> = {
  campaigns: ['id', 'name', 'status', 'created_at'],
  tasks: ['id', 'campaign_id', 'description', 'status', 'metadata', 'preconditions', 'required_side_effects'],
  leads: ['id', 'campaign_id', 'full_name', 'profile_url', 'weight_score', 'status'],
  artifacts: ['id', 'campaign_id', 'artifact_type', 'artifact_key', 'source', 'content', 'created_at'],
  audit_log: ['id', 'campaign_id', 'timestamp', 'action_type', 'payload'],
  event_log: ['id', 'campaign_id', 'timestamp', 'entity_type', 'entity_id', 'change_payload'],
}

test('the tables of the seed stand under their names with their columns [S001-17.1, S001-17.2, S001-17.3, S001-17.4, S001-17.5]', async () => {
  const pools = await migrated()
  for (const [table, wanted] of Object.entries(columns)) {
    const { rows } = await pools
      .pool('auditor')
      .query(`select column_name from information_schema.columns where table_schema = 'outreach' and table_name = $1`, [
        table,
      ])
    expect(
      rows.map((r) => r.column_name),
      table,
    ).toEqual(expect.arrayContaining(wanted))
  }
})

test('a campaign is seen through the views of its own workspace only, and a lead of no campaign is refused [K-db.15, K-db.18, K-db.20]', async () => {
  const pools = await migrated()
  const app = await pools.pool('app').connect()
  onTestFinished(() => app.release(true))
  const mine = '11111111-1111-4111-8111-111111111111'
  const other = '22222222-2222-4222-8222-222222222222'
  for (const id of [mine, other]) {
    await app.query('begin')
    await app.query('select kernel.enter($1, 0, null, null)', [id])
    await app.query(
      `insert into kernel.workspaces (workspace_id, pack, name, created_at) values ($1, 'outreach', 'C', now())`,
      [id],
    )
    await app.query(
      `insert into outreach.leads (workspace_id, id, full_name, profile_url, created_at) values ($1, gen_random_uuid(), 'Jane Doe', 'https://x.example/jane', now())`,
      [id],
    )
    await app.query('commit')
  }
  await app.query('begin')
  await app.query('select kernel.enter($1, 0, null, null)', [mine])
  expect((await app.query('select id from outreach.campaigns')).rows).toEqual([{ id: mine }])
  expect((await app.query('select campaign_id from outreach.leads')).rows).toEqual([{ campaign_id: mine }])
  expect((await app.query('select distinct campaign_id from outreach.event_log')).rows).toEqual([{ campaign_id: mine }])
  await expect(
    app.query(
      `insert into outreach.leads (id, full_name, profile_url, created_at) values (gen_random_uuid(), 'X', 'y', now())`,
    ),
  ).rejects.toMatchObject({ code: '42501' })
  await app.query('rollback')
  const { rows } = await pools
    .pool('auditor')
    .query(`select change_payload from kernel.event_log where entity_type = 'outreach.leads'`)
  expect(JSON.stringify(rows)).not.toContain('Jane')
})
