import type pg from 'pg'
import type { CaseText, NamedInCase } from '#packs/casework/tools/office.ts'

/** Every text that a case holds: documents as they were read, what clients sent, what was said, and the house's notes. */
export async function* textsOf(auditor: pg.Pool, caseId: string): AsyncGenerator<CaseText> {
  const { rows: own } = await auditor.query('select documents from casework.cases where workspace_id = $1', [caseId])
  const total: number = own[0]?.documents ?? 0
  for (let number = 1; number <= total; number++) {
    const { rows } = await auditor.query({ name: 'text-of-document', text: DOCUMENT, values: [caseId, number] })
    for (const { id, name, privileged, text } of rows) if (text) yield { id, name, privileged, text }
  }
  const { rows } = await auditor.query(MADE, [caseId])
  for (const { id, name, privileged, text } of rows) if (text) yield { id, name, privileged, text: wordsOf(text) }
}

// One at a time: a text may have 8 million letters.
const DOCUMENT = `select d.document_id as id, d.name, d.privileged, (select convert_from(b.bytes, 'UTF8') from kernel.blobs b where b.workspace_id = d.workspace_id and b.hash =
      case when d.text_hash is not null then d.text_hash when d.stage = 'kept' and d.artifact_kind in ('client_intake_form', 'client_session') then d.hash end) as text
  from casework.documents d where d.workspace_id = $1 and d.number = $2`

/** What was said is a source like any other; what the house wrote about it is its own work. */
const MADE = `select t.transcript_id as id, 'transcript' as name, false as privileged, convert_from(b.bytes, 'UTF8') as text
    from casework.transcripts t join kernel.blobs b on b.workspace_id = t.workspace_id and b.hash = t.hash where t.workspace_id = $1
  union all
  select n.note_id, n.kind, n.privileged, convert_from(b.bytes, 'UTF8')
    from casework.interview_notes n join kernel.blobs b on b.workspace_id = n.workspace_id and b.hash = n.hash where n.workspace_id = $1`

/** Of a file of a known shape the words count, and not the names of its fields. */
function wordsOf(json: string): string {
  const words: string[] = []
  const walk = (value: unknown): void => {
    if (typeof value === 'string') words.push(value)
    else if (value !== null && typeof value === 'object') for (const inner of Object.values(value)) walk(inner)
  }
  try {
    walk(JSON.parse(json))
  } catch {
    return json
  }
  return words.join('\n')
}

export async function entitiesOf(auditor: pg.Pool, caseId: string): Promise<NamedInCase[]> {
  const { rows } = await auditor.query(
    `select kind, name, details from casework.entities where workspace_id = $1 and name <> '[erased]' order by folded limit 2000`,
    [caseId],
  )
  return rows.map(({ kind, name, details }) => ({
    ...{ kind, name, aliases: [], emails: [], phones: [], addresses: [], identifiers: [] },
    ...details,
  }))
}
