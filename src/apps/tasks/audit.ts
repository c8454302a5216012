import type pg from 'pg'
import { ask } from '#adapters/postgres/ask.ts'
import type { AuditRecord } from '#packs/tasks/contracts.ts'

/** The records of one person's decisions, newest first, read with the person's own key: none once that is destroyed. */
export async function auditRecords(auditor: pg.Pool, workspace: string, limit: number): Promise<AuditRecord[]> {
  const rows = await ask<{ record: AuditRecord | null }>(
    auditor,
    `select kernel.reveal(l.payload::jsonb -> 'private', k.key) as record
     from kernel.audit_log l left join kernel.person_keys k on k.workspace_id = l.workspace_id and k.person_id = l.workspace_id
     where l.workspace_id = $1 and l.action_type = 'system' and l.payload::jsonb #>> '{target,target_type}' = 'decision'
     order by l.seq desc limit $2`,
    [workspace, limit],
  )
  return rows.flatMap(({ record }) => (record ? [record] : []))
}
