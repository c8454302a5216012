import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#adapters/postgres/database.ts'
import { migrate } from '#adapters/postgres/migrate.ts'
import { createDatabase } from '../harness/server.ts'
import { outreach } from '../packs/outreach/leads-campaign.ts'

const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
const idOf = (n: number) => `0198c0de-0000-7000-8000-${n.toString(16).padStart(12, '0')}`
const first = readFileSync(join(import.meta.dirname, '../../sql/001-ledger.sql'), 'utf8')

/** A function as the first migration wrote it, to stand in place of the one in force. */
function asFirstWritten(name: string): string {
  const start = first.indexOf(`create function kernel.${name}(`)
  return first.slice(start, first.indexOf('$$;', start) + 3).replace('create function', 'create or replace function')
}

/** The same acts on a database of its own; every entry of the log in the end. */
async function logOf(before: string[]): Promise<unknown[]> {
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
    await app.query('begin')
    await app.query(`select kernel.enter($1, 0, '2026-02-01T10:00:00.123Z', 'seed')`, [WORKSPACE])
    await app.query(sql, values)
    await app.query('commit')
  }
  await act(
    `insert into kernel.workspaces (workspace_id, pack, name, created_at) values ($1, 'outreach', 'C', kernel.now())`,
    [WORKSPACE],
  )
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
  await app.end()
  const { rows } = await pools
    .pool('auditor')
    .query(
      'select seq, entity_type, entity_id, change_payload, hash from kernel.event_log where workspace_id = $1 order by seq',
      [WORKSPACE],
    )
  return rows
}

test('the log is written faster than at first, and says the same, byte for byte', async () => {
  const now = await logOf([])
  const then = await logOf(['conceal', 'conceal_columns', 'log_changes'])
  expect(now).toHaveLength(1 + 253 + 253 + 1)
  expect(now).toEqual(then)
})
