import type { Lanewright } from '#host/open.ts'

/** What stood still because of too many bad answers goes on when a person lets it. */
export async function resumeIfPaused(lw: Lanewright, ws: string, person: string): Promise<void> {
  if ((await lw.store.load(ws))?.workspace.status === 'paused') await lw.send(ws, person, 'workspace.resume', {})
}

export async function reopenOne(lw: Lanewright, ws: string, person: string): Promise<void> {
  const { rows } = await lw.database
    .pool('auditor')
    .query<{ task_id: string }>(
      `select task_id from kernel.tasks where workspace_id = $1 and status = 'blocked' order by updated_at desc limit 1`,
      [ws],
    )
  if (rows[0]) await lw.send(ws, person, 'task.reopen', { task_id: rows[0].task_id })
}
