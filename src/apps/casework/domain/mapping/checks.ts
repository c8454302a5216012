import type { Refusal } from '#kernel/contracts/refusal.ts'
import {
  type EvidenceRow,
  type FactProposal,
  type MappedFact,
  PROPOSAL_MAX_BYTES,
  type WriteCoaMap,
  type WriteEvidenceMap,
  type WriteFacts,
} from './contracts.ts'
import { findCues } from './cues.ts'
import { datesIn } from './dates.ts'
import { isRejected, type RejectedPlace } from './facts.ts'
import type { KnownEntity } from './known-names.ts'
import { coaMatrix, elementOrder } from './matrix.ts'
import type { Doubt } from './operators.ts'
import type { People } from './persons.ts'
import { checkPinpoint, collapse, type Page } from './pinpoint.ts'
import { type PageSentence, peopleOf, readPage, supportsIn } from './reading.ts'
import type { Taxonomy } from './taxonomy.ts'
import { checkWording } from './wording.ts'

/** The pages of a document of this case; null for a document that the case does not have. */
export type PagesOf = (documentId: string) => readonly Page[] | null

/** What the case knows beside its documents. */
export interface CaseKnowledge {
  entities?: readonly KnownEntity[]
  rejected?: readonly RejectedPlace[]
}

/** Null where every fact stands where it says, in the words that it says. */
export function checkFacts(
  proposal: WriteFacts,
  pagesOf: PagesOf,
  taxonomy: Taxonomy,
  { entities = [], rejected = [] }: CaseKnowledge = {},
): Refusal | null {
  const large = checkSize(proposal)
  if (large) return large
  for (const id of proposal.document_ids) {
    if (!pagesOf(id))
      return refusal('fact.document_unknown', `The case has no document ${id}.`, 'Name one that it has.')
  }
  const elements = elementOrder(taxonomy)
  const places = new Set<string>()
  const read = readOnce(pagesOf, peopleOf(entities))
  for (const fact of proposal.facts) {
    const wrong =
      checkFact(fact, proposal.document_ids, pagesOf) ??
      checkSupports(fact, elements) ??
      checkRejected(fact, rejected) ??
      checkAsserted(fact, read, taxonomy)
    if (wrong) return wrong
    const { document_id, page, start, end } = fact.pinpoint ?? { document_id: '', page: 0, start: 0, end: 0 }
    const place = fact.pinpoint ? `${document_id} ${page} ${start} ${end}` : collapse(fact.statement)
    if (places.has(place)) return refusal('fact.twice', 'The same fact stands there twice.', 'Write each fact once.')
    places.add(place)
  }
  return null
}

function checkFact(fact: FactProposal, documents: readonly string[], pagesOf: PagesOf): Refusal | null {
  const { pinpoint, statement, status } = fact
  if (status !== (pinpoint ? 'supported' : 'unsupported')) {
    const message = pinpoint
      ? 'It has a pinpoint and calls itself unsupported.'
      : 'A fact without a pinpoint is unsupported.'
    return refusal('fact.status', message, 'Give the place where it stands, or write unsupported.')
  }
  if (pinpoint) {
    if (!documents.includes(pinpoint.document_id)) {
      const message = `It points into ${pinpoint.document_id}, which the proposal does not name.`
      return refusal('fact.document_unnamed', message, 'Name every document in document_ids.')
    }
    const wrong = checkPinpoint(pagesOf(pinpoint.document_id) ?? [], pinpoint, statement)
    if (wrong) return wrong
  } else {
    // The words are not a source's: then they are held to our own rule.
    const claim = checkWording(statement)
    if (claim) return claim
  }
  return checkDate(fact)
}

/** A date is read from the statement, never added to it. */
function checkDate({ date, statement }: FactProposal): Refusal | null {
  if (!date) return null
  const read = datesIn(collapse(statement)).find(({ text }) => text === date.text)
  // Where only the words are given, they need only stand there.
  const stands = date.from === undefined && date.to === undefined ? collapse(statement).includes(date.text) : read
  const same = date.from === undefined || (date.from === read?.from && date.to === read?.to)
  if (stands && same) return null
  return refusal('fact.date', 'The statement does not give this date.', 'Take the date as it stands, or leave it out.')
}

function checkSupports({ status, supports }: FactProposal, elements: ReadonlyMap<string, number>): Refusal | null {
  if (status === 'unsupported' && supports.length > 0) {
    const message = 'An unsupported fact bears on no element.'
    return refusal('fact.unsupported', message, 'Find the place where it stands, or leave supports empty.')
  }
  const seen = new Set<string>()
  for (const { coa_id, element_id, cue } of supports) {
    const key = `${coa_id}.${element_id}`
    if (!elements.has(key)) return elementUnknown(key)
    if (seen.has(key)) return refusal('fact.element_twice', `${key} stands there twice.`, 'Name each element once.')
    seen.add(key)
    const claim = checkWording(cue)
    if (claim) return claim
  }
  return null
}

function checkRejected({ pinpoint, statement }: FactProposal, rejected: readonly RejectedPlace[]): Refusal | null {
  if (!pinpoint || rejected.length === 0 || !isRejected(pinpoint, statement, rejected)) return null
  return refusal('fact.rejected', 'A person rejected this fact.', 'Leave it out.')
}

type ReadPageOf = (documentId: string, page: number) => PageSentence[]

function readOnce(pagesOf: PagesOf, people: People): ReadPageOf {
  const pages = new Map<string, PageSentence[]>()
  return (documentId, number) => {
    const key = `${documentId} ${number}`
    const page = pages.has(key) ? undefined : pagesOf(documentId)?.find((one) => one.page === number)
    if (page)
      pages.set(
        key,
        readPage(page, people).map((one) => atPage(one, page.at ?? 0)),
      )
    return pages.get(key) ?? []
  }
}

function atPage(read: PageSentence, at: number): PageSentence {
  const { start, end } = read.sentence
  return at === 0 ? read : { ...read, sentence: { ...read.sentence, start: start + at, end: end + at } }
}

const DOUBTS: Readonly<Record<Doubt, string>> = {
  negated: 'is negated',
  denied: 'is negated or denied',
  taken_back: 'takes back what it says',
  supposed: 'is only supposed',
  rule: 'lays down a rule',
  asked: 'asks or orders something',
  reported: 'only reports what somebody says',
  elsewhere: 'speaks of another job or company',
  complained_of: 'only says what a complaint is about',
  other_person: 'speaks of somebody else',
}

/**
 * A sentence supports an element only if it tells of something that happened in this case. The whole sentence is read,
 * whatever part of it is quoted, and it is the same reading that the built-in agent goes by.
 */
function checkAsserted({ pinpoint, supports }: FactProposal, read: ReadPageOf, taxonomy: Taxonomy): Refusal | null {
  const claimed = supports.filter(({ relation }) => relation === 'supports')
  if (!pinpoint || claimed.length === 0) return null
  const sentences = read(pinpoint.document_id, pinpoint.page).filter(
    ({ sentence: { start, end } }) => start < pinpoint.end && end > pinpoint.start,
  )
  const found = sentences.flatMap((one) => supportsIn(one, taxonomy))
  for (const { coa_id, element_id } of claimed) {
    const isFound = found.some((s) => s.coa_id === coa_id && s.element_id === element_id && s.relation === 'supports')
    const doubt = isFound ? null : doubtIn(sentences, `${coa_id}.${element_id}`, taxonomy)
    if (!doubt) continue
    const message = `The sentence ${doubt}. It does not support ${coa_id}.${element_id}.`
    return refusal('fact.not_asserted', message, 'Leave the element out, or write to_review so that a person decides.')
  }
  return null
}

/** Why none of these sentences can support the element; null where nothing speaks against it. */
function doubtIn(sentences: readonly PageSentence[], element: string, taxonomy: Taxonomy): string | null {
  if (sentences.length === 0) return 'cannot be read'
  for (const one of sentences) {
    if (!one.isEnglish) return 'is in another language'
    const doubt =
      one.doubt ??
      one.reading.doubt ??
      (one.mood.kind === 'rule' ? 'rule' : null) ??
      findCues(one, taxonomy).find(({ cue }) => cue.elements.some((e) => `${e.coa_id}.${e.element_id}` === element))
        ?.doubt
    if (doubt) return DOUBTS[doubt]
  }
  return null
}

/** Null where each row joins a fact that stands in a source with an element of the pinned taxonomy. */
export function checkEvidence(
  proposal: WriteEvidenceMap,
  facts: readonly MappedFact[],
  taxonomy: Taxonomy,
): Refusal | null {
  const large = checkSize(proposal)
  if (large) return large
  const elements = elementOrder(taxonomy)
  const byId = new Map(facts.map((fact) => [fact.fact_id, fact]))
  const seen = new Set<string>()
  for (const { fact_id, coa_id, element_id, relation } of proposal.rows) {
    const fact = byId.get(fact_id)
    if (!fact) return refusal('evidence.fact_unknown', `The case has no fact ${fact_id}.`, 'Name one that was written.')
    if (fact.status !== 'supported' || !fact.pinpoint) return unsupported(fact_id)
    const key = `${coa_id}.${element_id}`
    if (!elements.has(key)) return elementUnknown(key)
    if (!fact.supports.some((s) => s.coa_id === coa_id && s.element_id === element_id && s.relation === relation)) {
      const message = `Fact ${fact_id} was not taken as one that ${relation === 'supports' ? 'supports' : 'bears on'} ${key}.`
      return refusal('evidence.not_taken', message, 'Write the relation with which the fact was taken.')
    }
    if (seen.has(`${fact_id} ${key}`)) {
      return refusal('evidence.twice', `${fact_id} stands beside ${key} twice.`, 'Write each pair once.')
    }
    seen.add(`${fact_id} ${key}`)
  }
  return null
}

/** Null where the map is whole, names only facts that support, and says of each element what the evidence says. */
export function checkCoaMap(
  proposal: WriteCoaMap,
  facts: readonly MappedFact[],
  evidence: readonly EvidenceRow[],
  taxonomy: Taxonomy,
): Refusal | null {
  const large = checkSize(proposal) ?? checkWording(proposal.summary)
  if (large) return large
  const elements = elementOrder(taxonomy)
  const computed = new Map(
    coaMatrix(facts, evidence, taxonomy).rows.map((row) => [`${row.coa_id}.${row.element_id}`, row]),
  )
  const byId = new Map(facts.map((fact) => [fact.fact_id, fact]))
  const supporting = new Set(
    evidence
      .filter(({ relation }) => relation === 'supports')
      .map((row) => `${row.fact_id} ${row.coa_id}.${row.element_id}`),
  )
  const seen = new Set<string>()
  for (const row of proposal.rows) {
    const key = `${row.coa_id}.${row.element_id}`
    if (!elements.has(key)) return elementUnknown(key)
    if (seen.has(key)) return refusal('coa_map.twice', `${key} stands there twice.`, 'Write each element once.')
    seen.add(key)
    for (const id of row.fact_ids) {
      const fact = byId.get(id)
      if (!fact) return refusal('coa_map.fact_unknown', `The case has no fact ${id}.`, 'Name one that was written.')
      if (fact.status !== 'supported' || !fact.pinpoint) return unsupported(id)
      if (supporting.has(`${id} ${key}`)) continue
      return refusal(
        'coa_map.no_evidence',
        `No row of evidence joins ${id} with ${key}.`,
        'Write the evidence map first.',
      )
    }
    const status = computed.get(key)!.status
    if (row.status !== status) {
      const message = `By the evidence ${key} is ${status}, not ${row.status}.`
      return refusal('coa_map.status', message, 'Say what the evidence says.')
    }
    if ((row.fact_ids.length === 0) !== (status === 'gap')) {
      return refusal(
        'coa_map.facts',
        `${key} is ${status}; its facts say otherwise.`,
        'Name the facts that support it.',
      )
    }
    if (status !== 'supported' && row.what_is_missing.trim() === '') {
      return refusal(
        'coa_map.missing',
        `${key} is ${status}, and nothing is said to be missing.`,
        'Say what is missing.',
      )
    }
    const claim = checkWording(row.what_is_missing)
    if (claim) return claim
  }
  const left = [...elements.keys()].find((key) => !seen.has(key))
  // What is left out of a map looks as if it were no gap.
  return left ? refusal('coa_map.incomplete', `${left} is not in the map.`, 'Write a row for every element.') : null
}

function checkSize(proposal: unknown): Refusal | null {
  const bytes = Buffer.byteLength(JSON.stringify(proposal))
  if (bytes <= PROPOSAL_MAX_BYTES) return null
  const message = `The proposal has ${bytes} bytes; ${PROPOSAL_MAX_BYTES} are allowed.`
  return refusal('mapping.too_large', message, 'Send it in parts.')
}

function elementUnknown(key: string): Refusal {
  return refusal('mapping.element_unknown', `The pinned taxonomy has no element ${key}.`, 'Name one that it has.')
}

function unsupported(id: string): Refusal {
  const message = `Fact ${id} is unsupported and bears on no element.`
  return refusal('mapping.unsupported_fact', message, 'Use facts with a pinpoint.')
}

function refusal(code: string, message: string, next: string): Refusal {
  return { code, message, next }
}
