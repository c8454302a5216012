import { type CoaRow, type EvidenceRow, FACTS_PER_ROW, type MappedFact } from './contracts.ts'
import { statementKey } from './facts.ts'
import type { Cause, Element, Taxonomy } from './taxonomy.ts'

export interface CauseStanding {
  coa_id: string
  title: string
  elements: number
  /** Supported ones; what is neither covered nor a gap is thin. */
  covered: number
  gaps: number
}

export interface CoaMatrix {
  rows: CoaRow[]
  causes: CauseStanding[]
}

/** Which fact bears on which element, by the order of the taxonomy and then by weight. */
export function evidenceMap(facts: readonly MappedFact[], taxonomy: Taxonomy): EvidenceRow[] {
  const order = elementOrder(taxonomy)
  const rows = new Map<string, EvidenceRow & { fact: MappedFact }>()
  for (const fact of facts) {
    // No pinpoint, no support: whatever else it says.
    if (fact.status !== 'supported' || !fact.pinpoint) continue
    for (const { coa_id, element_id, relation, weight } of fact.supports) {
      const key = `${coa_id}.${element_id}`
      if (!order.has(key)) continue
      const known = rows.get(`${fact.fact_id} ${key}`)
      if (known && known.weight >= weight) continue
      rows.set(`${fact.fact_id} ${key}`, { fact_id: fact.fact_id, coa_id, element_id, relation, weight, fact })
    }
  }
  const place = (row: EvidenceRow) => order.get(`${row.coa_id}.${row.element_id}`)!
  return [...rows.values()]
    .sort((a, b) => place(a) - place(b) || b.weight - a.weight || byPlace(a.fact, b.fact))
    .map(({ fact: _, ...row }) => row)
}

/** Every element of the taxonomy with what supports it, and what is missing where nothing or too little does. */
export function coaMatrix(
  facts: readonly MappedFact[],
  evidence: readonly EvidenceRow[],
  taxonomy: Taxonomy,
): CoaMatrix {
  const usable = new Map(
    facts.flatMap((fact) => (fact.status === 'supported' && fact.pinpoint ? [[fact.fact_id, fact] as const] : [])),
  )
  const byElement = new Map<string, Weighed[]>()
  for (const row of evidence) {
    const fact = usable.get(row.fact_id)
    if (!fact) continue
    const key = `${row.coa_id}.${row.element_id}`
    const weighed = byElement.get(key) ?? []
    weighed.push({ fact, relation: row.relation, weight: row.weight })
    byElement.set(key, weighed)
  }
  const rows = taxonomy.causes.flatMap((cause) =>
    cause.elements.map((element) => coaRow(cause, element, byElement.get(`${cause.id}.${element.id}`) ?? [])),
  )
  return { rows, causes: taxonomy.causes.map((cause) => standing(cause, rows)) }
}

interface Weighed {
  fact: MappedFact
  relation: EvidenceRow['relation']
  weight: number
}

/** One fact of this weight carries an element by itself; two of at least the lower carry it together. */
const STRONG = 80
const SOLID = 50
/** Less than this is a hint and no support. */
const FAINT = 30

function coaRow(cause: Cause, element: Element, weighed: readonly Weighed[]): CoaRow {
  const counted = weighed.filter(({ weight }) => weight >= FAINT)
  const supports = distinct(counted.filter(({ relation }) => relation === 'supports'))
  const against = distinct(counted.filter(({ relation }) => relation === 'weighs_against'))
  const review = distinct(weighed.filter(({ relation }) => relation === 'to_review'))
  const strongest = supports[0]?.weight ?? 0
  const carried = strongest >= STRONG || supports.filter(({ weight }) => weight >= SOLID).length >= 2
  const outweighed = against.length > 0 && against[0]!.weight >= strongest
  const status = supports.length === 0 ? 'gap' : carried && !outweighed ? 'supported' : 'thin'
  return {
    coa_id: cause.id,
    element_id: element.id,
    status,
    fact_ids: supports.slice(0, FACTS_PER_ROW).map(({ fact }) => fact.fact_id),
    what_is_missing:
      `${missing(element, status, supports.length, against.length, outweighed)}${toReview(review.length)}`.trim(),
  }
}

/** Best first, and a sentence that is quoted in three mails counts once. */
function distinct(weighed: readonly Weighed[]): Weighed[] {
  const seen = new Set<string>()
  return weighed
    .toSorted((a, b) => b.weight - a.weight || byPlace(a.fact, b.fact))
    .filter(({ fact }) => {
      const words = statementKey(fact.statement)
      return !seen.has(words) && seen.add(words)
    })
}

/** What may bear on it, and a person has to say so. */
function toReview(facts: number): string {
  return facts === 0 ? '' : facts === 1 ? ' One fact is to review.' : ` ${facts} facts are to review.`
}

function missing(
  element: Element,
  status: CoaRow['status'],
  supports: number,
  against: number,
  outweighed: boolean,
): string {
  const look = element.evidence_kinds.length > 0 ? ` Look for: ${element.evidence_kinds.join(', ')}.` : ''
  const contrary =
    against === 0 ? '' : against === 1 ? ' One fact weighs against it.' : ` ${against} facts weigh against it.`
  if (status === 'gap') return `No fact supports it yet. It needs: ${element.needs}${contrary}${look}`
  if (status === 'supported') return contrary.trim()
  if (outweighed) return `What weighs against it is as strong as what supports it.${contrary}${look}`
  return `${supports === 1 ? 'One fact supports it, and not strongly.' : 'What supports it is weak.'}${contrary}${look}`
}

function standing({ id, title, elements }: Cause, rows: readonly CoaRow[]): CauseStanding {
  const own = rows.filter(({ coa_id }) => coa_id === id)
  const count = (status: CoaRow['status']) => own.filter((row) => row.status === status).length
  return { coa_id: id, title, elements: elements.length, covered: count('supported'), gaps: count('gap') }
}

export function elementOrder({ causes }: Taxonomy): Map<string, number> {
  const keys = causes.flatMap((cause) => cause.elements.map((element) => `${cause.id}.${element.id}`))
  return new Map(keys.map((key, at) => [key, at]))
}

/** Ids are made by chance; where a fact stands is not. */
export function byPlace(a: MappedFact, b: MappedFact): number {
  const [one, other] = [a.pinpoint, b.pinpoint]
  if (
    !one ||
    !other ||
    (one.document_id === other.document_id && one.page === other.page && one.start === other.start)
  ) {
    return compare(a.fact_id, b.fact_id)
  }
  return compare(one.document_id, other.document_id) || one.page - other.page || one.start - other.start
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
