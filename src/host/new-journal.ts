import type pg from 'pg'
import type { Deps } from '#kernel/controller/deps.ts'
import type { Leases } from '#kernel/controller/leases.ts'
import { anyPins, inSystemWorkspace } from '#kernel/controller/system-workspace.ts'
import type { JournalWalk } from '#kernel/ledger/journal-walk.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'

/**
 * A journal that a person began over sealed history is stated in the ledger too. Asked at every start, because the
 * process that began it may have been killed before it wrote the entry.
 */
export async function recordNewJournal(
  deps: Deps,
  leases: Leases,
  { begun }: Pick<JournalWalk, 'begun'>,
  auditor: pg.Pool,
): Promise<void> {
  if (!begun || deps.apps.size === 0) return
  const { rowCount } = await auditor.query(RECORDED, [SYSTEM_WORKSPACE, begun.key])
  if (rowCount) return
  const work = { name: 'new journal', rule: 'journal.stated', pins: await anyPins(deps) }
  await inSystemWorkspace(deps, leases, work, async () => ({
    changes: [],
    recorded: {
      action: 'override',
      outcome: 'success',
      severity: 'warning',
      reason: `${begun.person} began a new journal over sealed history: ${begun.reason}`,
      target: { target_type: 'journal', name: begun.key, operation: 'begin' },
    },
  }))
}

const RECORDED = `select 1 from kernel.audit_log
  where workspace_id = $1 and action_type = 'override' and payload::jsonb #>> '{target,name}' = $2 limit 1`
