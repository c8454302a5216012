import { createHash } from 'node:crypto'
import type pg from 'pg'
import type { AuditEvent } from '#kernel/contracts/audit-event.ts'
import type { WorkPart } from '#kernel/contracts/bundle-files.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import { toAuditEvent } from '#kernel/ledger/audit.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Row } from '#kernel/ports/store.ts'
import { type StoredRun, toRunRecord } from '#kernel/run-record.ts'
import { idFrom } from '../domain/decide/ids.ts'
import type { ExportDocument, Privilege, WorkItem } from '../domain/export/document.ts'
import { PAGE_END } from '../tools/document-text.ts'

const AT_ONCE = 50
/** Of texts that are held at once; what is beyond comes one by one. */
const TEXT_BYTES = 1024 * 1024

// Texts are looked up by their hash: a join would let the planner read all of them for one page.
const DOCUMENT = `select d.document_id, d.number, d.artifact_id, d.artifact_kind, d.name, d.content_type, d.hash, d.byte_size::float8 as byte_size, d.pages, d.about, d.privileged,
    d.privilege_basis, v.decision, v.passages, v.is_undecided, kernel.stamp(d.uploaded_at) as received, d.text_hash, (select t.bytes from kernel.blobs t where t.workspace_id = d.workspace_id and t.hash = d.text_hash) as bytes
  from casework.documents d join casework.privilege v on v.workspace_id = d.workspace_id and v.document_id = d.document_id where d.workspace_id = $1`
const WITH_TEXT = `document_id, number, artifact_id, artifact_kind, name, content_type, hash, byte_size, pages, about, privileged, privilege_basis, decision, passages, is_undecided, received`

/** The documents of a case with their text, one after another, however many there are and however long they are. */
export async function* exportDocuments(auditor: pg.Pool, caseId: string): AsyncGenerator<ExportDocument> {
  const { rows: own } = await auditor.query('select documents from casework.cases where workspace_id = $1', [caseId])
  const total: number = own[0]?.documents ?? 0
  // A stretch of numbers and not a limit: then no page is found by sorting all that is left.
  for (let after = 0; after < total; after += AT_ONCE) {
    const { rows } = await auditor.query(
      `select ${WITH_TEXT}, so_far <= $4 as here, case when so_far <= $4 then convert_from(kernel.checked(text_hash, bytes), 'UTF8') end as text from (
         select d.*, coalesce(sum(length(d.bytes)) over (order by d.number), 0) as so_far from (${DOCUMENT} and d.number > $2 and d.number <= $3) d) d order by number`,
      [caseId, after, after + AT_ONCE, TEXT_BYTES],
    )
    for (const row of rows)
      yield row.here ? exportDocument(caseId, row) : await exportDocumentOf(auditor, caseId, row.document_id)
  }
}

export async function exportDocumentOf(auditor: pg.Pool, caseId: string, id: string): Promise<ExportDocument> {
  const { rows } = await auditor.query(
    `select ${WITH_TEXT}, convert_from(kernel.checked(text_hash, bytes), 'UTF8') as text from (${DOCUMENT} and d.document_id = $2) d`,
    [caseId, id],
  )
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
    number: row.number,
    is_undecided: row.is_undecided,
    received_at_utc: row.received,
    page_count: Math.max(1, row.pages ?? 1),
    pages: texts.map((text, i) => ({ page: i + 1, text })),
    text_complete: texts.length > 0 && (about.notices ?? []).length === 0,
    ...(row.privileged ? { privilege: privilegeOf(row.privilege_basis ?? '') } : {}),
    ...(row.decision === 'redact' ? { passages: row.passages } : {}),
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

/** Work of the house as the plan knows it, and its bytes when their turn has come. */
export interface SystemWorkspaceWork {
  items: WorkItem[]
  bytes(artifactId: string): AsyncIterable<Uint8Array>
}

type Bytes = () => AsyncIterable<Uint8Array>

/** The work of the house for kinds that may hold it. Facts and maps are read twice, and never held. */
export async function workOf(
  auditor: pg.Pool,
  caseId: string,
  parts: readonly WorkPart[],
): Promise<SystemWorkspaceWork> {
  const items: WorkItem[] = []
  const sources = new Map<string, Bytes>()
  const add = (part: WorkPart, facts: { sha256: string; sizeBytes: number }, bytes: Bytes, name?: string) => {
    const artifact_id = idFrom(`${caseId}:${part}:${name ?? ''}`)
    const artifact = {
      ...{ artifact_id, artifact_kind: part, hash_sha256: facts.sha256, case_id: caseId, scope: 'case' as const },
      ...{ content_type: 'application/json', byte_size: facts.sizeBytes, hash_source: 'bytes' as const },
    }
    items.push({ part, artifact, ...(name === undefined ? {} : { name }) })
    sources.set(artifact_id, bytes)
  }
  for (const part of parts) {
    if (part === 'transcripts' || part === 'notes') {
      const { rows } = await auditor.query(part === 'notes' ? NOTES : TRANSCRIPTS, [caseId])
      for (const { name, hash, size } of rows)
        add(part, { sha256: hash, sizeBytes: size }, () => blobBytes(auditor, caseId, hash), name)
      continue
    }
    const bytes = () => listBytes(rowsOfWork(auditor, caseId, part))
    add(part, await measured(bytes()), bytes)
  }
  return {
    items,
    bytes(id) {
      const source = sources.get(id)
      if (!source) throw new Error(`there is no work ${id}`)
      return source()
    },
  }
}

async function measured(bytes: AsyncIterable<Uint8Array>): Promise<{ sha256: string; sizeBytes: number }> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const part of bytes) {
    hash.update(part)
    sizeBytes += part.length
  }
  return { sha256: hash.digest('hex'), sizeBytes }
}

async function* blobBytes(auditor: pg.Pool, caseId: string, hash: string): AsyncGenerator<Uint8Array> {
  const { rows } = await auditor.query(
    'select kernel.checked(hash, bytes) as bytes from kernel.blobs where workspace_id = $1 and hash = $2',
    [caseId, hash],
  )
  if (rows[0]?.bytes) yield rows[0].bytes
}

/** The canonical form of a list, a page of rows at a time. */
async function* listBytes(pages: AsyncIterable<Row[]> | Iterable<Row[]>): AsyncGenerator<Uint8Array> {
  let before = '['
  for await (const rows of pages) {
    if (rows.length === 0) continue
    yield Buffer.from(before + rows.map((row) => canonicalText(row)).join(','), 'utf8')
    before = ','
  }
  yield Buffer.from(before === '[' ? '[]' : ']', 'utf8')
}

const FACTS_AT_ONCE = 200

/** Facts and what they are evidence for by stretches of their numbers; a map has as many rows as its taxonomy. */
async function* rowsOfWork(auditor: pg.Pool, caseId: string, part: keyof typeof TABLES): AsyncGenerator<Row[]> {
  const rowsOf = async (...values: unknown[]) =>
    (await auditor.query<{ row: Row }>(TABLES[part], [caseId, ...values])).rows.map(({ row }) => row)
  if (part === 'coa_map') {
    yield await rowsOf()
    return
  }
  const { rows } = await auditor.query('select facts from casework.cases where workspace_id = $1', [caseId])
  for (let after = 0; after < (rows[0]?.facts ?? 0); after += FACTS_AT_ONCE)
    yield await rowsOf(after, after + FACTS_AT_ONCE)
}

const TABLES = {
  facts: `select to_jsonb(f) - '{workspace_id,run_id,created_at,weighed,quoted,statement_key,repeats,rejected,rejected_by,rejection_reason}'::text[] as row from casework.current_facts f
    where f.workspace_id = $1 and not f.rejected and f.repeats is null and f.number > $2 and f.number <= $3 order by f.number`,
  evidence_map: `select to_jsonb(e) - '{workspace_id}'::text[] as row from casework.facts f
    cross join lateral (select * from casework.current_evidence e where e.workspace_id = f.workspace_id and e.fact_id = f.fact_id offset 0) e
    where f.workspace_id = $1 and f.number > $2 and f.number <= $3 order by f.number, e.coa_id, e.element_id`,
  coa_map: `select to_jsonb(m) - '{workspace_id,run_id,created_at}'::text[] as row from casework.coa_map m where m.workspace_id = $1
    and m.round = (select c.map_round from casework.cases c where c.workspace_id = $1) order by m.coa_id, m.element_id`,
}
const TRANSCRIPTS = `select 'session-' || s.number || '-version-' || t.version || '.json' as name, t.hash, length(b.bytes) as size from casework.transcripts t
  join casework.sessions s on s.workspace_id = t.workspace_id and s.client_session_id = t.client_session_id
  join kernel.blobs b on b.workspace_id = t.workspace_id and b.hash = t.hash where t.workspace_id = $1 and b.bytes is not null order by s.number, t.version`
const NOTES = `select n.kind || '-' || n.round || '.json' as name, n.hash, length(b.bytes) as size from casework.interview_notes n
  join kernel.blobs b on b.workspace_id = n.workspace_id and b.hash = n.hash where n.workspace_id = $1 and b.bytes is not null order by n.kind, n.round`

const RUNS_AT_ONCE = 100
const FIRST = '00000000-0000-0000-0000-000000000000'

/** The run tree, parents first: ids sort by time, and the index is in their order. */
export async function* runsOf(auditor: pg.Pool, caseId: string): AsyncGenerator<RunRecord> {
  let after = FIRST
  for (;;) {
    const { rows } = await auditor.query(
      `select to_jsonb(r) as run, r.run_id from kernel.runs r where r.workspace_id = $1 and r.run_id > $2 order by r.run_id limit $3`,
      [caseId, after, RUNS_AT_ONCE],
    )
    for (const { run } of rows) yield toRunRecord(run as StoredRun)
    const last = rows.at(-1)
    if (!last) return
    after = last.run_id
  }
}

export async function* eventsOf(auditor: pg.Pool, caseId: string): AsyncGenerator<AuditEvent> {
  let after = '0'
  for (;;) {
    const { rows } = await auditor.query(
      `select a.workspace_id, a.id, a.seq::text as seq, kernel.stamp(a."timestamp") as "timestamp", a.action_type, a.payload::text as payload from kernel.audit_log a
        where a.workspace_id = $1 and a.seq > $2 order by a.seq limit 200`,
      [caseId, after],
    )
    for (const row of rows) yield toAuditEvent(row) as unknown as AuditEvent
    const last = rows.at(-1)
    if (!last) return
    after = last.seq
  }
}
