import { rowsOf } from '../oracle-effects.ts'
import type { AuditedEvents, Tables } from '../oracle-ledger.ts'
import { type Database, parsedPayload } from './database.ts'

/** What is left of one workspace in memory. */
export function tablesOf(db: Database, workspace: string): Tables {
  const entries = db.entries.get(workspace) ?? []
  const itemsRecorded = new Map<string, number>()
  for (const { log, about, id } of entries) {
    if (log === 'event' && about === 'kernel.inbox') itemsRecorded.set(id, (itemsRecorded.get(id) ?? 0) + 1)
  }
  return {
    rows: (table) => rowsOf(db, table, workspace),
    audit: auditEvents(db, workspace),
    itemsRecorded,
    callsCounted: db.usage.get(workspace)?.agent_calls,
  }
}

function auditEvents(db: Database, workspace: string): Map<string, AuditedEvents[]> {
  const byRun = new Map<string, AuditedEvents[]>()
  for (const entry of db.entries.get(workspace) ?? []) {
    if (entry.log !== 'audit') continue
    const event = { ...parsedPayload(entry), action_type: entry.about } as AuditedEvents & { run_id: string }
    const known = byRun.get(event.run_id)
    if (known) known.push(event)
    else byRun.set(event.run_id, [event])
  }
  return byRun
}
