import { BUNDLE_HOLDS } from '#kernel/contracts/bundle-files.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { PrivilegeSign } from '../privilege/signs.ts'
import { cut, oneLine } from '../text/quote.ts'
import { bates } from './bates.ts'
import type { ExportRequest } from './contracts.ts'
import { inOrder, isSelected } from './select.ts'

export const TREATMENTS = ['include', 'withhold', 'redact'] as const
export type Treatment = (typeof TREATMENTS)[number]

/** A document of the case as a request sees it. */
export interface ProductionDocument {
  document_id: string
  number: number
  name: string
  content_type: string
  received_at_utc: string
  pages: number | null
  /** Its text is still to be read. */
  is_unread: boolean
  /** What the document says of its own date. */
  dated: string | null
  decision: Treatment | null
  signs: PrivilegeSign[]
  /** It shows signs of privilege or could not be read, and no attorney has decided on it. */
  is_undecided: boolean
}

/** What an attorney reads and approves about one document. */
export interface ProductionLine {
  document_id: string
  number: number
  name: string
  date: string
  treatment: Treatment
  /** Bates numbers of what is produced, control number of what is withheld. */
  label: string
  signs: string[]
}

export interface Production {
  lines: ProductionLine[]
  totals: Record<Treatment, number>
}

const SIGNS_SHOWN = 3
const SIGN_MAX = 200

/** The documents that a request asks for, each with what happens to it, under the numbers that it will have. */
export function productionOf(request: ExportRequest, documents: readonly ProductionDocument[]): Production {
  const { prefix, start, digits } = request.bates
  const { outward } = BUNDLE_HOLDS[request.bundle_kind]
  const totals = { include: 0, withhold: 0, redact: 0 }
  let [page, control] = [start, 1]
  const lines = selectedFrom(request, documents).map((document): ProductionLine => {
    const { document_id, number, decision, received_at_utc, dated } = document
    const treatment = outward && decision !== null ? decision : 'include'
    totals[treatment] += 1
    const pages = Math.max(1, document.pages ?? 1)
    let label = bates(`${prefix}PRIV`, control, 5)
    if (treatment === 'withhold') control += 1
    else {
      const [first, last] = [bates(prefix, page, digits), bates(prefix, page + pages - 1, digits)]
      label = pages === 1 ? first : `${first}-${last}`
      page += pages
    }
    const signs = document.signs.slice(0, SIGNS_SHOWN).map(({ quote }) => cut(quote, SIGN_MAX))
    const date = /^\d{4}-\d{2}-\d{2}/.exec(dated ?? '')?.[0] ?? received_at_utc.slice(0, 10)
    return { document_id, number, name: oneLine(document.name, 300), date, treatment, label, signs }
  })
  return { lines, totals }
}

function selectedFrom(request: ExportRequest, documents: readonly ProductionDocument[]): ProductionDocument[] {
  return documents
    .filter((document) => isSelected(request, document))
    .map((document) => ({
      document,
      document_id: document.document_id,
      received_ms: Date.parse(document.received_at_utc),
    }))
    .toSorted(inOrder)
    .map(({ document }) => document)
}

/** At most `most` lines; what an attorney decided on is never among those that are left out. */
export function listed({ lines }: Production, most: number): ProductionLine[] {
  if (lines.length <= most) return lines
  const isPlain = ({ treatment, signs }: ProductionLine) => treatment === 'include' && signs.length === 0
  const kept = new Set([...lines.filter((line) => !isPlain(line)), ...lines.filter(isPlain)].slice(0, most))
  return lines.filter((line) => kept.has(line))
}

/** Why the request cannot be packed as the case is now; null where nothing stands in its way. */
export function productionProblem(
  request: ExportRequest,
  documents: readonly ProductionDocument[],
  known: ReadonlySet<string>,
): Refusal | null {
  const asked = [
    ...(request.document_ids ?? []),
    ...(request.redaction?.spans ?? []).map(({ document_id }) => document_id),
  ]
  const unknown = asked.find((id) => !known.has(id))
  if (unknown !== undefined)
    return {
      code: 'export.unknown_document',
      message: `This case has no document ${unknown}.`,
      next: 'Use the document IDs shown on the Export page or by "lanewright cases documents".',
    }
  if (!BUNDLE_HOLDS[request.bundle_kind].outward) return null
  const undecided = selectedFrom(request, documents).filter(({ is_undecided }) => is_undecided)
  return unreadProblem(undecided.filter(({ is_unread }) => is_unread)) ?? undecidedProblem(undecided)
}

const NAMED = 8
const NAME_MAX = 40

type Named = ReadonlyArray<Pick<ProductionDocument, 'number' | 'name'>>

function unreadProblem(unread: Named): Refusal | null {
  if (unread.length === 0) return null
  const what = unread.length === 1 ? '1 document has' : `${unread.length} documents have`
  return {
    code: 'export.not_read',
    message: `${what} not been read yet: ${namesOf(unread)}. Request the package once they are read.`,
    next: 'Wait until the documents are read, then request the package again.',
  }
}

export function undecidedProblem(undecided: Named): Refusal | null {
  if (undecided.length === 0) return null
  const what = undecided.length === 1 ? '1 document needs' : `${undecided.length} documents need`
  return {
    code: 'export.undecided',
    message: `${what} a privilege decision by an attorney: ${namesOf(undecided)}. Decide on each first: include, withhold or redact.`,
    next: 'Decide on the Export page or with "lanewright cases mark", then request the package again.',
  }
}

function namesOf(documents: Named): string {
  const named = documents
    .slice(0, NAMED)
    .map(({ number, name }) => `No. ${number} "${oneLine(name, NAME_MAX).replaceAll('"', "'")}"`)
  const more = documents.length > NAMED ? ` and ${documents.length - NAMED} more` : ''
  return `${named.join(', ')}${more}`
}
