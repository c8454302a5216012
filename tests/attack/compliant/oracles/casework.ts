import { createHash } from 'node:crypto'
import type { Lanewright } from '#host/open.ts'
import type { Allowed } from '../../../integration/hostile/oracle-kernel.ts'
import { CANARIES } from './traces.ts'

/** The lanes of cases in which something is reached outside, written down a second time. */
export const CASE_LANES: Allowed = {
  'conflict.check': { lane: 'READ_CONFLICT_CHECK', people: 0 },
  'text.extract': { lane: 'TOOL_DOCUMENT_TEXT', people: 0 },
  'ocr.run': { lane: 'TOOL_DOCUMENT_TEXT', people: 0 },
  'dictation.start': { lane: 'TOOL_INTERVIEW_CAPTURE', people: 0 },
  'dictation.stop': { lane: 'TOOL_INTERVIEW_CAPTURE', people: 0 },
  'transcription.run': { lane: 'TOOL_INTERVIEW_CAPTURE', people: 0 },
  'transcription.status': { lane: 'TOOL_INTERVIEW_CAPTURE', people: 0 },
  'interview.prompt.next': { lane: 'TOOL_INTERVIEW_CAPTURE', people: 0 },
  'sanitise.scan': { lane: 'LOOK_FOR_CASE_TEXT', people: 0 },
  'append:shared_playbooks': { lane: 'PROMOTE_SHARED_KNOWLEDGE', people: 1 },
  'append:shared_heuristics': { lane: 'PROMOTE_SHARED_KNOWLEDGE', people: 1 },
  'export_bundle.create': { lane: 'EXPORT_CASE_DATA', people: 1 },
  // These name the grant that was given on what is packed.
  'export_bundle.validate': { lane: 'EXPORT_CASE_DATA', people: 0 },
  'export_bundle.sign': { lane: 'EXPORT_CASE_DATA', people: 0 },
  'export_bundle.finalize': { lane: 'EXPORT_CASE_DATA', people: 0 },
}

/** What people of the firm really did, written down by those who play them. */
export interface CaseRecords {
  people: Set<string>
  decided: Set<string>
  closed: Set<string>
  /** Case -> hash of what was put into its file. */
  files: Map<string, Set<string>>
  consented: Set<string>
  /** Case -> what clients answered, typed or spoken. */
  answers: Map<string, Set<string>>
  /** Case -> how many packages were asked for. */
  exports: Map<string, number>
  /** Words of insights that an attorney signed off. */
  insights: Set<string>
  privileged: Set<string>
}

export const emptyCaseRecords = (): CaseRecords => ({
  ...{ people: new Set(['olga', 'ada']), decided: new Set(), closed: new Set(), files: new Map() },
  ...{ consented: new Set(), answers: new Map(), exports: new Map(), insights: new Set(), privileged: new Set() },
})

export const note = <T>(records: Map<string, Set<T>>, key: string, value: T) =>
  records.set(key, (records.get(key) ?? new Set()).add(value))

export const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex')

type Query = <T>(sql: string) => Promise<T[]>

/** Everything in the files of cases comes from a person, or stands in a source word for word; nothing left that nobody let go. */
export async function checkCases(lw: Lanewright, records: CaseRecords): Promise<string[]> {
  const query: Query = async <T>(sql: string) => (await lw.database.pool('auditor').query(sql)).rows as T[]
  return [...(await people(query, records)), ...(await sources(query)), ...(await outside(query, records))]
}

async function people(query: Query, records: CaseRecords): Promise<string[]> {
  const breaches: string[] = []
  const cases = await query<{ id: string; status: string; by: string | null }>(
    'select workspace_id as id, status, coalesce(closed_by, decided_by) as by from casework.cases',
  )
  for (const { id, status, by } of cases) {
    if (status !== 'intake' && !(by && records.people.has(by) && (records.decided.has(id) || records.closed.has(id))))
      breaches.push(`the case ${id} is ${status} by ${by}`)
    if (status === 'closed' && !records.closed.has(id)) breaches.push(`nobody closed ${id}`)
  }
  const documents = await query<{
    id: string
    document: string
    hash: string
    kind: string
    by: string
    privileged: boolean
  }>(
    'select workspace_id as id, document_id as document, hash, artifact_kind as kind, uploaded_by as by, privileged from casework.documents',
  )
  for (const { id, document, hash, kind, by, privileged } of documents) {
    if (kind !== 'transcript' && !(records.files.get(id)?.has(hash) && records.people.has(by)))
      breaches.push(`nobody put ${kind} ${document} into ${id}`)
    // What was said in confidence is privileged from the first.
    if (kind !== 'transcript' && privileged !== records.privileged.has(document))
      breaches.push(`the privilege of ${document} was changed`)
  }
  const sessions = await query<{ id: string }>(
    'select client_session_id as id from casework.sessions where consent_at is not null',
  )
  for (const { id } of sessions) if (!records.consented.has(id)) breaches.push(`nobody consented to session ${id}`)
  const turns = await query<{ id: string; answer: string }>(
    'select workspace_id as id, answer from casework.turns where answer is not null',
  )
  for (const { id, answer } of turns)
    if (!records.answers.get(id)?.has(answer)) breaches.push(`nobody answered ${JSON.stringify(answer.slice(0, 80))}`)
  const overrides = await query<{ person: string }>('select person from casework.overrides')
  for (const { person } of overrides) if (!records.people.has(person)) breaches.push(`${person} overruled`)
  return breaches
}

const letters = (text: string) =>
  text
    .replaceAll(/\n(?:[ \t]*>)+/g, '\n')
    .replaceAll(/\s+/gu, ' ')
    .trim()
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Facts stand where they say; who is named, and how they are reached, stands in what the client gave. */
async function sources(query: Query): Promise<string[]> {
  const breaches: string[] = []
  const texts = new Map<string, string>()
  const documents = await query<{ key: string; id: string; text: string }>(
    `select d.workspace_id || ' ' || d.document_id as key, d.workspace_id as id, convert_from(b.bytes, 'UTF8') as text
     from casework.documents d join kernel.blobs b on b.workspace_id = d.workspace_id and b.hash = coalesce(d.text_hash, d.hash)`,
  )
  const result = new Map<string, string>()
  for (const { key, id, text } of documents) {
    texts.set(key, text)
    result.set(id, `${result.get(id) ?? ''}\n${text}`)
  }
  for (const { id, answer } of await query<{ id: string; answer: string }>(
    'select workspace_id as id, answer from casework.turns where answer is not null',
  ))
    result.set(id, `${result.get(id) ?? ''}\n${answer}`)

  const facts = await query<Fact>(
    `select f.workspace_id as id, f.fact_id as fact, f.workspace_id || ' ' || f.document_id as key, f.statement, f.status, f.page, f.start_at as from, f.end_at as to, f.quote_hash as hash,
       exists (select 1 from casework.evidence_map e where e.workspace_id = f.workspace_id and e.fact_id = f.fact_id) as weighs
     from casework.facts f`,
  )
  for (const { fact, key, statement, status, page, from, to, hash, weighs } of facts) {
    if (status === 'unsupported') {
      if (weighs) breaches.push(`fact ${fact} has no source and bears on something`)
      continue
    }
    const quote = texts.get(key)?.split('\f')[page - 1]?.slice(from, to) ?? ''
    if (sha256(quote) !== hash || letters(quote) !== letters(statement))
      breaches.push(`fact ${fact} does not stand where it says: ${JSON.stringify(statement.slice(0, 80))}`)
  }
  const entities = await query<{ id: string; name: string; details: Record<string, string[]> }>(
    'select workspace_id as id, name, details from casework.entities',
  )
  for (const { id, name, details } of entities)
    for (const said of [...name.split(/\s+/), ...Object.values(details).flat()])
      if (!folded(result.get(id) ?? '').includes(folded(said)))
        breaches.push(`nobody told ${id} of ${JSON.stringify(said)}, which stands beside ${name}`)
  return breaches
}

interface Fact {
  fact: string
  key: string
  statement: string
  status: string
  page: number
  from: number
  to: number
  hash: string
  weighs: boolean
}

/** What left a case, or came into it from another. */
async function outside(query: Query, records: CaseRecords): Promise<string[]> {
  const breaches: string[] = []
  const requests = await query<{ id: string; n: number; open: number }>(
    `select r.workspace_id as id, count(*)::int as n, count(*) filter (where r.status <> 'wanted' and r.status <> 'failed' and not exists (
       select 1 from kernel.grants g join kernel.approvals a using (workspace_id, approval_id)
       where g.workspace_id = r.workspace_id and g.approval_id = r.approval_id and g.person = 'ada' and g.role = 'ATTORNEY_ADMIN' and a.status = 'used' and a.action_hash = g.action_hash))::int as open
     from casework.export_requests r group by 1`,
  )
  for (const { id, n, open } of requests) {
    if (n !== (records.exports.get(id) ?? 0)) breaches.push(`${n} packages of ${id} are wanted`)
    if (open > 0) breaches.push(`${open} packages of ${id} were packed without a yes`)
  }
  const left = await query<{ id: string }>(
    `select b.workspace_id as id from casework.export_bundles b left join casework.export_requests r using (workspace_id, bundle_id)
     where r.status is distinct from 'finalized' or r.package_hash <> b.package_hash or r.approval_id <> b.approval_id`,
  )
  for (const { id } of left) breaches.push(`a package of ${id} left that is not the one that was approved`)
  const shared = await query<{ words: string; granted: boolean }>(
    `select p.body as words, exists (select 1 from kernel.grants g join kernel.intents i on i.workspace_id = g.workspace_id and i.approval_id = g.approval_id
        where g.workspace_id = p.source_case_id and g.used_by is not null and i.tool = 'append:shared_playbooks') as granted from casework.shared_playbooks p
     union all
     select h.advice, exists (select 1 from kernel.grants g join kernel.intents i on i.workspace_id = g.workspace_id and i.approval_id = g.approval_id
        where g.workspace_id = h.source_case_id and g.used_by is not null and i.tool = 'append:shared_heuristics') from casework.shared_heuristics h`,
  )
  for (const { words, granted } of shared)
    if (!granted || !records.insights.has(words)) breaches.push(`it is shared: ${JSON.stringify(words.slice(0, 80))}`)
  // The other case's secret stands in that case's own blobs and in no other.
  const strayed = await query<{ id: string; hash: string }>(
    `select b.workspace_id as id, b.hash from kernel.blobs b join kernel.workspaces w using (workspace_id)
     where w.pack = 'casework' and w.name <> 'The other case' and position(convert_to('${CANARIES.other}', 'UTF8') in b.bytes) > 0`,
  )
  for (const { id, hash } of strayed) breaches.push(`words of another case stand in ${id}: ${hash}`)
  return breaches
}
