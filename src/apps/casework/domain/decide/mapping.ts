import { refuse } from '#kernel/decide.ts'
import type { Decision, MakeContext } from '#kernel/ports/decision.ts'
import type { Change, State } from '#kernel/ports/store.ts'
import { checkCoaMap, checkEvidence, checkFacts, type PagesOf } from '../mapping/checks.ts'
import type { EvidenceRow, MappedFact, WriteCoaMap, WriteEvidenceMap, WriteFacts } from '../mapping/contracts.ts'
import { hashStatement, isQuoted } from '../mapping/facts.ts'
import type { KnownEntity } from '../mapping/known-names.ts'
import type { Pinpoint } from '../mapping/pinpoint.ts'
import { loadTaxonomy, type Taxonomy } from '../mapping/taxonomy.ts'
import {
  type BatchDocument,
  type CaseState,
  caseOf,
  type ElementFacts,
  type PagesView,
  refOf,
  type UnweighedFact,
} from './case.ts'
import type { ReadDocuments } from './proposals.ts'
import { blobOf, insert, insertArtifact, jsonBytes, type Made, update, updateCase, write } from './rows.ts'

/** The taxonomy that the case is pinned to; null when what is installed is not what was pinned. */
export function pinnedTaxonomy({ case: own }: CaseState): Taxonomy | null {
  const taxonomy = own && loadTaxonomy(own.coa_version)
  return taxonomy && taxonomy.hash === own.coa_hash ? taxonomy : null
}

export function decideRead(state: State, { document_ids, how }: ReadDocuments): Decision {
  const known = caseOf(state)
  const documents = document_ids.map((id) => known.batch.find((d) => d.document_id === id))
  const unread = documents.filter((d) => d?.stage === 'received')
  if (unread.length !== document_ids.length) return unknownDocument()
  const input = {
    case_id: state.workspace.id,
    documents: unread.map((d) => ({
      ...{ document_id: d!.document_id, hash: d!.hash, content_type: d!.content_type, kind: d!.artifact_kind },
    })),
  }
  return { kind: 'tool', tool: how, input, inputs: unread.map((d) => refOf(state.workspace.id, d!)) }
}

/** Said of what is nowhere, of what was read, and of another case's alike. */
function unknownDocument(): Decision {
  return refuse('document.unknown', 'no such document of this case waits to be read', 'Name one that the task shows.')
}

/** Facts of the pages that were shown, each held against the words at its place; what is not named is read again later. */
export function decideFacts(state: State, proposal: WriteFacts): Decision {
  const known = caseOf(state)
  const taxonomy = pinnedTaxonomy(known)
  if (known.reading.length === 0) return refuse('facts.nothing_read', 'no text is shown', 'Read a document first.')
  if (!taxonomy) return notPinned()
  const shown = proposal.document_ids.map((id) => shownDocument(known, id))
  if (shown.some((one) => one === null)) return unknownDocument()
  const read = shown as DocumentView[]
  const pagesOf = (id: string) => read.find(({ document }) => document.document_id === id)?.pages ?? null
  const wrong = checkFacts(proposal, pagesOf, taxonomy, { entities: entitiesOf(known), rejected: known.rejected_facts })
  if (wrong) return { kind: 'refuse', error: wrong }
  const [first] = read as [DocumentView]
  const sources = read.map(({ document }) => document.artifact_id)
  const part = first.pages[0]?.at ? `-${first.pages[0].at}` : ''
  const made = outputOf('facts', `${first.document.document_id}-${first.from_page}${part}`, proposal.facts, sources)
  const rows = (context: MakeContext): Change[] => {
    const number = (known.case?.facts ?? 0) + 1
    return [
      insertArtifact(made, context.uuid(), context),
      ...(proposal.facts.length > 0 ? factRows(proposal.facts, number, taxonomy, pagesOf, context) : []),
      ...read.map(taken),
      updateCase(context, { facts: number - 1 + proposal.facts.length }),
    ]
  }
  return write(state, 'append:facts', rows, {
    blobs: [blobOf(made)],
    inputs: read.map(({ document }) => refOf(state.workspace.id, document)),
    scope: { coa_version: taxonomy.version },
  })
}

interface DocumentView extends PagesView {
  document: BatchDocument
}

function shownDocument({ reading, batch }: CaseState, id: string): DocumentView | null {
  const shown = reading.find(({ document_id }) => document_id === id)
  const document = batch.find(({ document_id }) => document_id === id)
  return shown && document ? { ...shown, document } : null
}

/** A document is mapped when the facts of its last page are taken; of a page in parts it is written down how far. */
function taken({ document, pages }: DocumentView): Change {
  const { document_id } = document
  const last = pages.at(-1)
  if (last?.more) {
    // The database counts characters where a pinpoint counts units.
    const mapped_letters = document.mapped_letters + Array.from(last.text).length
    return update('documents', { document_id }, { mapped_letters, mapped_units: last.at + last.text.length })
  }
  const upTo = last?.page ?? document.pages ?? 0
  const ended = upTo >= (document.pages ?? 0)
  const row = { mapped_pages: upTo, mapped_letters: 0, mapped_units: 0 }
  return update('documents', { document_id }, { ...row, ...(ended ? { stage: 'mapped' } : {}) })
}

function factRows(
  facts: WriteFacts['facts'],
  number: number,
  taxonomy: Taxonomy,
  pagesOf: PagesOf,
  context: MakeContext,
): Change[] {
  const rows = facts.map((fact, i) => factRow(fact, number + i, taxonomy, context))
  const keys = facts.map(({ statement, pinpoint }, i) => ({
    ...{ fact_id: rows[i]!.fact_id, number: number + i, statement_key: hashStatement(statement) },
    quoted: pinpoint ? isQuotedAt(pinpoint, pagesOf) : false,
  }))
  return [insert('facts', ...rows), insert('fact_keys', ...keys)]
}

function isQuotedAt({ document_id, page, start, end }: Pinpoint, pagesOf: PagesOf): boolean {
  const shown = pagesOf(document_id)?.find((one) => one.page === page)
  return shown ? isQuoted(shown.text, start - (shown.at ?? 0), end - (shown.at ?? 0)) : false
}

/** The people of the case, with the side that they are on. */
function entitiesOf({ entities }: CaseState): KnownEntity[] {
  return entities.map(({ kind, name, side, details }) => ({ kind, name, side, aliases: details.aliases ?? [] }))
}

function factRow(fact: WriteFacts['facts'][number], number: number, taxonomy: Taxonomy, context: MakeContext) {
  const { pinpoint } = fact
  return {
    ...{ fact_id: context.uuid(), number, statement: fact.statement, status: fact.status },
    ...(pinpoint
      ? {
          ...{ document_id: pinpoint.document_id, page: pinpoint.page, start_at: pinpoint.start, end_at: pinpoint.end },
          quote_hash: pinpoint.quote_hash,
        }
      : {}),
    ...{ happened: fact.date ?? null, entities: fact.entities, supports: fact.supports, coa_version: taxonomy.version },
    // What bears on nothing needs no weighing.
    weighed: fact.supports.length === 0,
    ...{ run_id: context.runId, created_at: context.now },
  }
}

export function mappedFact(fact: UnweighedFact): MappedFact {
  const { fact_id, statement, status, entities, supports, document_id, page, start, end, quote_hash, happened } = fact
  const pinpoint =
    document_id !== null && page !== null && start !== null && end !== null && quote_hash !== null
      ? { pinpoint: { document_id, page, start, end, quote_hash } }
      : {}
  return { fact_id, statement, status, entities, supports, ...pinpoint, ...(happened ? { date: happened } : {}) }
}

export function decideEvidence(state: State, proposal: WriteEvidenceMap): Decision {
  const known = caseOf(state)
  const taxonomy = pinnedTaxonomy(known)
  if (!taxonomy) return notPinned()
  const wrong = checkEvidence(proposal, known.unweighed.map(mappedFact), taxonomy)
  if (wrong) return { kind: 'refuse', error: wrong }
  const weighed = [...new Set(proposal.rows.map(({ fact_id }) => fact_id))]
  const first = known.unweighed.find(({ fact_id }) => fact_id === weighed[0])
  const made = outputOf('evidence_map', `from-fact-${first?.number ?? 0}`, proposal.rows, [])
  return write(
    state,
    'append:evidence_map',
    (context) => [
      insertArtifact(made, context.uuid(), context),
      insert(
        'evidence_map',
        ...proposal.rows.map((row) => ({
          ...{ evidence_id: context.uuid(), ...row },
          ...{ run_id: context.runId, created_at: context.now },
        })),
      ),
      ...weighed.map((fact_id) => update('facts', { fact_id, weighed: false }, { weighed: true })),
    ],
    { blobs: [blobOf(made)], scope: { coa_version: taxonomy.version } },
  )
}

/** The facts and rows of evidence that stand behind the elements: of each element the best. */
export function behindElements(elements: ElementFacts[]): { facts: MappedFact[]; evidence: EvidenceRow[] } {
  const facts = new Map<string, MappedFact>()
  const evidence: EvidenceRow[] = []
  for (const { coa_id, element_id, facts: behind } of elements)
    for (const { fact_id, relation, weight, statement, document_id, page } of behind) {
      const pinpoint = { document_id, page, start: 0, end: 1, quote_hash: '0'.repeat(64) }
      facts.set(fact_id, { fact_id, statement, status: 'supported', entities: [], supports: [], pinpoint })
      evidence.push({ fact_id, coa_id, element_id, relation, weight })
    }
  return { facts: [...facts.values()], evidence }
}

export function decideCoaMap(state: State, proposal: WriteCoaMap): Decision {
  const known = caseOf(state)
  const own = known.case
  const taxonomy = pinnedTaxonomy(known)
  if (!taxonomy || !own) return notPinned()
  if (state.current_task?.metadata.work !== 'coa_map')
    return refuse('coa_map.not_now', 'the map is made when every document was read', 'Go on with the documents.')
  const { facts, evidence } = behindElements(known.elements)
  const wrong = checkCoaMap(proposal, facts, evidence, taxonomy)
  if (wrong) return { kind: 'refuse', error: wrong }
  const round = own.map_round + 1
  const parts = [
    outputOf('coa_map', `round-${round}`, proposal.rows, []),
    {
      ...outputOf('mapping_summary', `round-${round}`, null, []),
      ...{ content_type: 'text/markdown; charset=utf-8', bytes: new TextEncoder().encode(proposal.summary) },
    },
  ]
  return write(
    state,
    'append:coa_map',
    (context) => [
      ...parts.map((part) => insertArtifact(part, context.uuid(), context)),
      insert(
        'coa_map',
        ...proposal.rows.map(({ what_is_missing, ...row }) => ({
          ...{ row_id: context.uuid(), round, ...row, missing: what_is_missing },
          ...{ run_id: context.runId, created_at: context.now },
        })),
      ),
      insert('map_rounds', { round, decisions: known.fact_decisions }),
      updateCase(context, { map_round: round, mapped_facts: own.facts }),
    ],
    { blobs: parts.map(blobOf), scope: { coa_version: taxonomy.version } },
  )
}

function outputOf(artifact_type: string, artifact_key: string, value: unknown, derivedFrom: string[]): Made {
  return {
    ...{ artifact_type, artifact_key, source: 'agent', content_type: 'application/json', bytes: jsonBytes(value) },
    ...{ transformation: 'mapping', derivedFrom },
  }
}

function notPinned(): Decision {
  const message = 'the taxonomy that the case is pinned to is not the one that is installed'
  return refuse('taxonomy.changed', message, 'Unlock the taxonomy in writing, or install the one that was pinned.')
}
