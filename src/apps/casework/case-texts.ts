import type pg from 'pg'
import type { CaseText, NamedInCase } from '#packs/casework/tools/office.ts'

const AT_ONCE = 20

/** Every text that a case holds: documents as they were read, what clients sent, what was said, and the house's notes. */
export async function* textsOf(auditor: pg.Pool, caseId: string): AsyncGenerator<CaseText> {
  let after = 0
  for (;;) {
    const { rows } = await auditor.query(DOCUMENTS, [caseId, after, AT_ONCE])
    for (const { id, name, privileged, text } of rows) if (text) yield { id, name, privileged, text }
    const last = rows.at(-1)
    if (!last) break
    after = last.number
  }
  const { rows } = await auditor.query(MADE, [caseId])
  for (const { id, name, privileged, text } of rows) if (text) yield { id, name, privileged, text: wordsOf(text) }
}

const DOCUMENTS = `select d.number, d.document_id as id, d.name, d.privileged,
    case when d.text_hash is not null then convert_from(t.bytes, 'UTF8') when d.stage = 'kept' and d.artifact_kind in ('client_intake_form', 'client_session') then convert_from(b.bytes, 'UTF8') end as text
  from casework.documents d
  left join kernel.blobs t on t.workspace_id = d.workspace_id and t.hash = d.text_hash
  left join kernel.blobs b on b.workspace_id = d.workspace_id and b.hash = d.hash
  where d.workspace_id = $1 and d.number > $2 order by d.number limit $3`

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
