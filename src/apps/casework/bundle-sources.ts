import type pg from 'pg'
import type { AuditEvent } from '#contracts/audit-event.ts'
import type { WorkPart } from '#contracts/bundle-files.ts'
import type { RunRecord } from '#contracts/run-record.ts'
import { toAuditEvent } from '#kernel/audit.ts'
import { canonicalBytes, sha256Hex } from '#kernel/canonical.ts'
import { type StoredRun, toRunRecord } from '#kernel/run-record.ts'
import { idFrom } from '#packs/casework/decide/ids.ts'
import type { ExportDocument, Privilege, WorkItem } from '#packs/casework/export/document.ts'
import { PAGE_END } from '#packs/casework/text/pages.ts'

const AT_ONCE = 50

const DOCUMENT = `select d.document_id, d.number, d.artifact_id, d.artifact_kind, d.name, d.content_type, d.hash, d.byte_size::float8 as byte_size, d.stage, d.pages, d.about, d.privileged,
    d.privilege_basis, kernel.stamp(d.uploaded_at) as received, convert_from(t.bytes, 'UTF8') as text
  from casework.documents d left join kernel.blobs t on t.workspace_id = d.workspace_id and t.hash = d.text_hash
  where d.workspace_id = $1 and d.artifact_kind in ('document', 'image', 'audio')`

/** The documents of a case with their text, one after another, however many there are. */
export async function* exportDocuments(auditor: pg.Pool, caseId: string): AsyncGenerator<ExportDocument> {
  let after = 0
  for (;;) {
    const { rows } = await auditor.query(`${DOCUMENT} and d.number > $2 order by d.number limit $3`, [
      caseId,
      after,
      AT_ONCE,
    ])
    for (const row of rows) yield exportDocument(caseId, row)
    const last = rows.at(-1)
    if (!last) return
    after = last.number
  }
}

export async function exportDocumentOf(auditor: pg.Pool, caseId: string, id: string): Promise<ExportDocument> {
  const { rows } = await auditor.query(`${DOCUMENT} and d.document_id = $2`, [caseId, id])
  return exportDocument(caseId, rows[0])
}

// biome-ignore lint/suspicious/noExplicitAny: a row of the query above
function exportDocument(caseId: string, row: any): ExportDocument {
  const texts: string[] = row.text === null ? [] : row.text.split(PAGE_END)
  const about = row.about ?? {}
  return {
    document_id: row.document_id,
    artifact: {
      ...{
        artifact_id: row.artifact_id,
        artifact_kind: row.artifact_kind,
        hash_sha256: row.hash,
        case_id: caseId,
        scope: 'case',
      },
      ...{ content_type: row.content_type, byte_size: row.byte_size, hash_source: 'bytes' },
    },
    name: row.name,
    received_at_utc: row.received,
    page_count: Math.max(1, row.pages ?? 1),
    pages: texts.map((text, i) => ({ page: i + 1, text })),
    text_complete: texts.length > 0 && (about.notices ?? []).length === 0,
    ...(row.privileged ? { privilege: privilegeOf(row.privilege_basis ?? '') } : {}),
    ...(typeof about.date === 'string' ? { dated: about.date } : {}),
    ...(typeof about.from === 'string' ? { author: about.from } : {}),
    ...(Array.isArray(about.to) ? { recipients: about.to } : {}),
  }
}

function privilegeOf(basis: string): Privilege {
  if (/work.?product/i.test(basis)) return 'work_product'
  if (/common.?interest/i.test(basis)) return 'common_interest'
  return /attorney|client|counsel/i.test(basis) ? 'attorney_client' : 'other'
}

export interface WorkBytes {
  items: WorkItem[]
  bytes: Map<string, Uint8Array>
}

/** The work of the house for kinds that may hold it. */
export async function workOf(auditor: pg.Pool, caseId: string, parts: readonly WorkPart[]): Promise<WorkBytes> {
  const work: WorkBytes = { items: [], bytes: new Map() }
  const add = (part: WorkPart, bytes: Uint8Array, name?: string) => {
    const artifact_id = idFrom(`${caseId}:${part}:${name ?? ''}`)
    const artifact = {
      ...{ artifact_id, artifact_kind: part, hash_sha256: sha256Hex(bytes), case_id: caseId, scope: 'case' as const },
      ...{ content_type: 'application/json', byte_size: bytes.length, hash_source: 'bytes' as const },
    }
    work.items.push({ part, artifact, ...(name === undefined ? {} : { name }) })
    work.bytes.set(artifact_id, bytes)
  }
  for (const part of parts) {
    if (part === 'transcripts' || part === 'notes') {
      const { rows } = await auditor.query(part === 'notes' ? NOTES : TRANSCRIPTS, [caseId])
      for (const { name, bytes } of rows) if (bytes) add(part, bytes, name)
      continue
    }
    const { rows } = await auditor.query(TABLES[part], [caseId])
    add(part, canonicalBytes(rows.map(({ row }) => row)))
  }
  return work
}

const TABLES: Record<'facts' | 'evidence_map' | 'coa_map', string> = {
  facts: `select to_jsonb(f) - '{workspace_id,run_id,created_at,weighed}'::text[] as row from casework.facts f where f.workspace_id = $1 order by f.number`,
  evidence_map: `select to_jsonb(e) - '{workspace_id,run_id,created_at}'::text[] as row from casework.evidence_map e join casework.facts f on f.workspace_id = e.workspace_id and f.fact_id = e.fact_id
    where e.workspace_id = $1 order by f.number, e.coa_id, e.element_id`,
  coa_map: `select to_jsonb(m) - '{workspace_id,run_id,created_at}'::text[] as row from casework.coa_map m where m.workspace_id = $1
    and m.round = (select c.map_round from casework.cases c where c.workspace_id = $1) order by m.coa_id, m.element_id`,
}
const TRANSCRIPTS = `select 'session-' || s.number || '-version-' || t.version || '.json' as name, b.bytes from casework.transcripts t
  join casework.sessions s on s.workspace_id = t.workspace_id and s.client_session_id = t.client_session_id
  join kernel.blobs b on b.workspace_id = t.workspace_id and b.hash = t.hash where t.workspace_id = $1 order by s.number, t.version`
const NOTES = `select n.kind || '-' || n.round || '.json' as name, b.bytes from casework.interview_notes n
  join kernel.blobs b on b.workspace_id = n.workspace_id and b.hash = n.hash where n.workspace_id = $1 order by n.kind, n.round`

/** The run tree, parents first. */
export async function* runsOf(auditor: pg.Pool, caseId: string): AsyncGenerator<RunRecord> {
  let after = ['', '']
  for (;;) {
    const { rows } = await auditor.query(
      `select to_jsonb(r) as run, kernel.stamp(r.created_at) as at, r.run_id from kernel.runs r where r.workspace_id = $1
        and ($2 = '' or (r.created_at, r.run_id) > ($2::timestamptz, $3::uuid)) order by r.created_at, r.run_id limit 500`,
      [caseId, after[0], after[1] || '00000000-0000-0000-0000-000000000000'],
    )
    for (const { run } of rows) yield toRunRecord(run as StoredRun)
    const last = rows.at(-1)
    if (!last) return
    after = [last.at, last.run_id]
  }
}

export async function* eventsOf(auditor: pg.Pool, caseId: string): AsyncGenerator<AuditEvent> {
  let after = '0'
  for (;;) {
    const { rows } = await auditor.query(
      `select a.workspace_id, a.id, a.seq::text as seq, kernel.stamp(a."timestamp") as "timestamp", a.action_type, a.payload::text as payload from kernel.audit_log a
        where a.workspace_id = $1 and a.seq > $2 order by a.seq limit 500`,
      [caseId, after],
    )
    for (const row of rows) yield toAuditEvent(row) as unknown as AuditEvent
    const last = rows.at(-1)
    if (!last) return
    after = last.seq
  }
}
