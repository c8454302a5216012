import type { TestDatabase } from '../../support/server.ts'

/** Changes rows behind every guard's back, as a breach would have: to see whether a judge sees. */
export async function plant(database: TestDatabase, ...changes: Array<[table: string, change: string]>): Promise<void> {
  const client = await database.client('superuser')
  try {
    for (const [table, change] of changes) {
      await client.query(`alter table ${table} disable trigger user`)
      await client.query(`update ${table} ${change}`)
    }
  } finally {
    await client.end()
  }
}
