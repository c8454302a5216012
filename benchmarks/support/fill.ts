import type { Lanewright } from '#host/open.ts'
import type { MigrationFolder } from '#storage/migrate.ts'

export const marks: MigrationFolder = { name: 'marks', folder: new URL('./sql/', import.meta.url) }

/** Rows of one statement. More are no faster; the head of the workspace is locked meanwhile. */
const BATCH = 20_000

/**
 * Makes the ledgers of these workspaces so long all together, each through the log's own trigger, so that every entry is
 * chained. A chain is made one entry after another, so workspaces are filled beside each other. What stands there already
 * counts: a fill that was broken off goes on.
 */
export async function fillLedgers(lw: Lanewright, workspaces: string[], entries: number): Promise<void> {
  const each = Math.ceil(entries / workspaces.length)
  await Promise.all(workspaces.map((workspace) => fillLedger(lw, workspace, each)))
}

async function fillLedger(lw: Lanewright, workspace: string, entries: number): Promise<void> {
  const client = await lw.database.pool('app').connect()
  try {
    const head = 'select h.seq::float8 as seq from kernel.heads h where h.workspace_id = $1'
    const { rows } = await lw.database.pool('auditor').query(head, [workspace])
    for (let has = rows[0].seq; has < entries; has += BATCH) {
      await client.query('begin')
      await client.query('select kernel.enter($1, null, null, null)', [workspace])
      await client.query('insert into marks.marks select $1, n from generate_series($2::bigint, $3::bigint) n', [
        workspace,
        has + 1,
        Math.min(has + BATCH, entries),
      ])
      await client.query('commit')
    }
  } finally {
    client.release()
  }
}
