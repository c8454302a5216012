import { BUNDLE_HOLDS } from '#kernel/contracts/bundle-files.ts'
import type { BundleKind } from '#kernel/contracts/export-bundle.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { checkLater } from '#kernel/validate.ts'
import { bates, extensionOf } from './bates.ts'
import { ExportRequest, MOST_DOCUMENTS } from './contracts.ts'
import type { ExportDocument, Privilege, WorkItem } from './document.ts'
import { type PlannedWork, planWork } from './plan-work.ts'
import { NumberedDocument, type PlannedDocument } from './planned-document.ts'
import { hashOf, pagesOf, produce } from './produce.ts'
import { undecidedProblem } from './production.ts'
import { type Redactor, redactorOf } from './redact.ts'
import { isShape } from './redact-finders.ts'
import { inOrder, passes } from './select.ts'

/** A document that stays: what the privilege log may say of it. */
export interface WithheldDocument {
  document_id: string
  control: string
  dated: string
  type: string
  author: string
  recipients: string
  privilege: Privilege
}

export interface BundlePlan {
  bundle_id: string
  case_id: string
  kind: BundleKind
  documents: PlannedDocument[]
  withheld: WithheldDocument[]
  work: PlannedWork[]
  record: boolean
  /** For the attorney: how much was taken out, and whose text nobody could search. */
  report: { redacted_documents: number; redactions: number; withheld: number; unsearched: string[]; pages: number }
}

export interface BundleFacts {
  bundle_id: string
  case_id: string
  work?: readonly WorkItem[]
}

export type Planned = { ok: true; plan: BundlePlan } | { ok: false; refusal: Refusal }

const MOST_PAGES = 1_000_000
const MOST_UNSEARCHED = 1000
const checkRequest = checkLater(ExportRequest)

/**
 * What goes into the bundle under which path and number, and what stays. The documents pass one by one, in any order;
 * nothing of their text is kept but its hash.
 */
export async function planBundle(
  request: ExportRequest,
  facts: BundleFacts,
  documents: Iterable<ExportDocument> | AsyncIterable<ExportDocument>,
): Promise<Planned> {
  const wrong = requestProblem(request, facts)
  if (wrong) return refuse(...wrong)
  const work = planWork(request.bundle_kind, facts)
  if (!work.ok) return work
  const draft: Draft = {
    request,
    redactor: redactorOf(request.redaction),
    wanted: request.document_ids ? new Set(request.document_ids) : null,
    marked: new Set(request.redaction?.spans?.map((span) => span.document_id)),
    seen: new Set(),
    documents: [],
    withheld: [],
    unsearched: [],
    undecided: [],
    redactions: 0,
  }
  for await (const document of documents) {
    const refusal = take(draft, document, facts.case_id)
    if (refusal) return refuse(...refusal)
  }
  return conclude(draft, facts, work.work)
}

type Words = [code: string, message: string, next: string]

function refuse(code: string, message: string, next: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code, message, next } }
}

function requestProblem(request: ExportRequest, { bundle_id }: BundleFacts): Words | null {
  const error = checkRequest(request)
  if (error) return ['export.bad_request', `${error.path}: ${error.message}`, 'Ask again as the contract has it.']
  if (!/^[A-Za-z0-9][A-Za-z0-9_-]{0,99}$/.test(bundle_id))
    return ['export.bad_bundle_id', 'The id of the bundle cannot name a folder.', 'Take letters, digits, _ and -.']
  const { terms = [], shapes = [] } = request.redaction ?? {}
  if (terms.some((term) => !/[\p{L}\p{N}]/u.test(term)) || !shapes.every(isShape))
    return [
      'export.bad_term',
      'A term or shape of the redaction fits everything or nothing.',
      'Name letters or digits.',
    ]
  return null
}

interface Draft {
  request: ExportRequest
  redactor: Redactor
  wanted: Set<string> | null
  marked: Set<string>
  seen: Set<string>
  documents: NumberedDocument[]
  withheld: Array<Omit<WithheldDocument, 'control'> & { received_ms: number }>
  unsearched: string[]
  /** Nobody has decided on them: they are named, and nothing is planned. */
  undecided: Array<{ number: number; name: string }>
  redactions: number
}

function take(draft: Draft, document: ExportDocument, caseId: string): Words | null {
  const { request, redactor } = draft
  const { document_id, artifact } = document
  if (artifact.case_id !== caseId)
    return ['export.other_case', `Document ${document_id} is not of this case.`, 'Name documents of this case only.']
  if (draft.wanted && !draft.wanted.has(document_id)) return null
  if (draft.seen.has(document_id))
    return ['export.document_twice', `Document ${document_id} came twice.`, 'Give each document once.']
  draft.seen.add(document_id)
  const { received_at_utc } = document
  if (!passes(request, { received_at_utc, content_type: artifact.content_type ?? '' })) return null
  const pages = pagesOf(document.pages, document.page_count)
  if (pages > MOST_PAGES || draft.seen.size > MOST_DOCUMENTS)
    return ['export.too_many', 'There are more documents or pages than a bundle holds.', 'Export in several parts.']
  const received_ms = Date.parse(document.received_at_utc)
  const privilege = document.privilege ?? (artifact.confidentiality?.contains_privileged ? 'other' : null)
  const { outward } = BUNDLE_HOLDS[request.bundle_kind]
  if (outward && document.is_undecided) {
    draft.undecided.push({ number: document.number ?? 0, name: document.name })
    return null
  }
  const isRedacted = outward && (document.passages ?? []).length > 0
  if (privilege && outward && !isRedacted) {
    draft.withheld.push({ received_ms, privilege, ...logged(document) })
    return null
  }
  const made = produce(document, redactor, { unsearched: request.redaction?.unsearched, outward })
  if (!made.ok && 'passage' in made) {
    const message = `Passage ${made.passage} that is to be redacted is not in the text of document ${document_id}.`
    return ['export.bad_passage', message, 'Decide on the document again, with the words as they are in its text.']
  }
  if (!made.ok) {
    const message = `A mark for redaction on page ${made.page} of document ${document_id} lies outside of its text.`
    return ['export.bad_span', message, 'Mark the text as it stands now.']
  }
  const { text, textOnly, redactions, filename } = made.produced
  if (redactor.searches && !document.text_complete && draft.unsearched.length < MOST_UNSEARCHED)
    draft.unsearched.push(document_id)
  draft.redactions += redactions
  const chosen = {
    ...{ document_id, artifact, pages, filename, received_ms },
    filetype: extensionOf(artifact.content_type, document.name),
    text: hashOf(text),
    redacted: textOnly,
    designation: privilege && !isRedacted ? 'PRIVILEGED' : (document.designation ?? request.designation ?? ''),
  }
  draft.documents.push(new NumberedDocument(chosen, request.bates))
  return null
}

function logged({ document_id, dated, author, recipients, artifact, name }: ExportDocument) {
  const type = extensionOf(artifact.content_type, name)
  return { document_id, type, dated: dated ?? '', author: author ?? '', recipients: (recipients ?? []).join('; ') }
}

function conclude(draft: Draft, { bundle_id, case_id }: BundleFacts, work: PlannedWork[]): Planned {
  const { request, seen } = draft
  const unknown = [...(draft.wanted ?? []), ...draft.marked].find((id) => !seen.has(id))
  if (unknown !== undefined)
    return refuse('export.unknown_document', `There is no document ${unknown} here.`, 'Name documents of this case.')
  const undecided = undecidedProblem(draft.undecided)
  if (undecided) return { ok: false, refusal: undecided }
  if (draft.documents.length === 0) {
    const message = 'Nothing is left to produce: no document was chosen, or all of them are withheld.'
    return refuse('export.nothing_to_produce', message, 'Choose other documents, or another kind of bundle.')
  }
  const { prefix, start, digits } = request.bates
  const pages = draft.documents.reduce((sum, document) => sum + document.pages, 0)
  if (String(start + pages - 1).length > digits) {
    const message = `${pages} pages from ${start} on do not fit into ${digits} digits.`
    return refuse('export.bates_overflow', message, 'Take more digits, or begin lower.')
  }
  const documents = draft.documents.sort(inOrder)
  let next = start
  for (const document of documents) next = document.begin(next)
  const withheld = draft.withheld
    .sort(inOrder)
    .map(({ received_ms: _, ...one }, i) => ({ ...one, control: bates(`${prefix}PRIV`, i + 1, 5) }))
  const report = {
    redacted_documents: documents.filter(({ redacted }) => redacted).length,
    redactions: draft.redactions,
    withheld: withheld.length,
    unsearched: draft.unsearched.sort(),
    pages,
  }
  const { bundle_kind: kind } = request
  const { record } = BUNDLE_HOLDS[kind]
  return { ok: true, plan: { bundle_id, case_id, kind, documents, withheld, work, record, report } }
}
