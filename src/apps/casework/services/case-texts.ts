import type pg from 'pg'
import { LAWYERS_MAX, lawyersIn, mentionPattern } from '../domain/privilege/lawyers.ts'
import type { CaseText, DocumentWithoutSigns, NamedInCase, Reviewed } from '../tools/services.ts'

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
const DOCUMENT = `select d.document_id as id, d.name, d.privileged, (select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') from kernel.blobs b where b.workspace_id = d.workspace_id and b.hash =
      case when d.text_hash is not null then d.text_hash when d.stage = 'kept' and d.artifact_kind in ('client_intake_form', 'client_session') then d.hash end) as text
  from casework.documents d where d.workspace_id = $1 and d.number = $2`

/** What was said is a source like any other; what the house wrote about it is its own work. */
const MADE = `select t.transcript_id as id, 'transcript' as name, false as privileged, convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') as text
    from casework.transcripts t join kernel.blobs b on b.workspace_id = t.workspace_id and b.hash = t.hash where t.workspace_id = $1
  union all
  select n.note_id, n.kind, n.privileged, convert_from(kernel.checked(b.hash, b.bytes), 'UTF8')
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

/** What documents are called, and everybody who acts in the case as an attorney or is named as one. */
export async function reviewedOf(auditor: pg.Pool, caseId: string, documentIds: string[]): Promise<Reviewed> {
  const { rows } = await auditor.query<{ document_id: string; name: string }>(
    'select document_id, name from casework.documents where workspace_id = $1 and document_id = any ($2::uuid[])',
    [caseId, documentIds],
  )
  const { rows: acting } = await auditor.query<{ name: string | null }>(ACTING, [caseId, LAWYERS_MAX])
  const { rows: learned } = await auditor.query<{ name: string }>(LEARNED, [caseId, LAWYERS_MAX])
  const named = (await entitiesOf(auditor, caseId)).flatMap(lawyersOf)
  const searched = learned.map(({ name }) => name)
  return {
    names: new Map(rows.map(({ document_id, name }) => [document_id, name])),
    lawyers: [...new Set([...acting.flatMap(({ name }) => name ?? []), ...named, ...searched])].slice(0, LAWYERS_MAX),
    searched,
  }
}

const ACTING = `select distinct i.person as name from kernel.inbox i where i.workspace_id = $1 and i.content ->> 'role' in ('ATTORNEY', 'ATTORNEY_ADMIN')
  union select c.decided_by from casework.cases c where c.workspace_id = $1
  union select split_part(f.form ->> 'other_attorney', ',', 1) from casework.documents d
    join kernel.blobs b on b.workspace_id = $1 and b.hash = d.hash and b.bytes is not null
    cross join lateral (select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8')::jsonb as form) f
    where d.workspace_id = $1 and d.artifact_kind = 'client_intake_form' and d.stage = 'kept' limit $2`

/** What earlier documents named, in the order in which it was learned. */
const LEARNED = `select l.name from casework.documents d cross join lateral jsonb_array_elements_text(d.about -> 'lawyers') l(name)
  where d.workspace_id = $1 and jsonb_typeof(d.about -> 'lawyers') = 'array' order by d.number limit $2`

/** Firms, and people with the title or the address of a lawyer. */
const lawyersOf = ({ name, aliases, emails }: NamedInCase): string[] =>
  [name, ...aliases, ...emails.map((email) => `${name} <${email}>`)].flatMap(lawyersIn)

/** Read one at a time, like every text. */
export async function* withoutSignsOf(
  auditor: pg.Pool,
  caseId: string,
  lawyers: string[],
): AsyncGenerator<DocumentWithoutSigns> {
  const pattern = mentionPattern(lawyers)
  if (pattern === null) return
  const { rows: ids } = await auditor.query<{ document_id: string }>(WITHOUT_SIGNS, [caseId])
  for (const { document_id } of ids) {
    const { rows } = await auditor.query<DocumentWithoutSigns>({
      ...{ name: 'document-without-signs', text: MENTIONING, values: [caseId, document_id, pattern] },
    })
    yield* rows
  }
}

const WITHOUT_SIGNS = `select s.document_id from casework.privilege_signs s where s.workspace_id = $1 and s.signs = '[]' order by s.document_id`

const MENTIONING = `select d.document_id, d.name, t.text, d.about from casework.documents d
  join kernel.blobs b on b.workspace_id = d.workspace_id and b.hash = d.text_hash
  cross join lateral (select convert_from(kernel.checked(b.hash, b.bytes), 'UTF8') as text) t
  where d.workspace_id = $1 and d.document_id = $2 and (t.text ~* $3 or d.about::text ~* $3)`
