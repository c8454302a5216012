import type { BatchDocument, ElementFacts, PagesView, RejectedFact, UnweighedFact } from '../domain/decide/case.ts'
import { behindElements, mappedFact } from '../domain/decide/mapping.ts'
import type { CaseSnapshot } from '../domain/decide/snapshot.ts'
import { type FactSource, factsOf } from '../domain/mapping/facts.ts'
import type { KnownEntity } from '../domain/mapping/known-names.ts'
import { coaMatrix, evidenceMap } from '../domain/mapping/matrix.ts'
import { proposeCoaMap, proposeEvidence, proposeFirstFacts } from '../domain/mapping/proposals.ts'
import { mappingSummary } from '../domain/mapping/summary.ts'
import { loadTaxonomy } from '../domain/mapping/taxonomy.ts'
import { READ_AT_ONCE } from '../tools/document-text.ts'
import type { Proposed } from './proposed.ts'

interface MappingWork {
  what: 'documents' | 'coa_map'
  taxonomy: string | null
  documents: Array<Pick<BatchDocument, 'document_id' | 'artifact_kind' | 'content_type' | 'stage'>>
  reading: PagesView[]
  facts: UnweighedFact[]
  elements: ElementFacts[]
  entities: KnownEntity[]
  rejected: RejectedFact[]
}

const WAIT: Proposed = { action_type: 'no_op', reason: 'preconditions_not_met' }

/** First the text of the batch, then facts page by page, then what they bear on; and the map once all are read. */
export function mappingNext({ work, now }: CaseSnapshot): Proposed {
  const {
    what,
    taxonomy: version,
    documents,
    reading,
    facts,
    elements,
    entities,
    rejected,
  } = work as unknown as MappingWork
  if (version === null) return WAIT
  const taxonomy = loadTaxonomy(version)
  if (what === 'coa_map') return coaMap(elements, version)
  const unread = documents.filter(({ stage }) => stage === 'received')
  if (unread.length > 0) return readSome(unread)
  if (reading.length > 0) {
    const found = reading.map(({ document_id, pages }) => {
      const kind = kindOf(documents.find((d) => d.document_id === document_id))
      return { document_id, facts: factsOf({ document_id, kind, pages }, taxonomy, { entities, now, rejected }) }
    })
    return { ...proposeFirstFacts(found) }
  }
  const [evidence] = proposeEvidence(evidenceMap(facts.map(mappedFact), taxonomy))
  return evidence ? { ...evidence } : WAIT
}

function kindOf(document: MappingWork['documents'][number] | undefined): FactSource['kind'] {
  if (document?.artifact_kind === 'transcript') return 'transcript'
  return document?.content_type === 'message/rfc822' ? 'mail' : 'document'
}

/** Pictures are recognised, everything else is read; one kind at a time. */
function readSome(unread: MappingWork['documents']): Proposed {
  const isPicture = (d: (typeof unread)[number]) => d.artifact_kind === 'image' || d.content_type.startsWith('image/')
  const pictures = isPicture(unread[0]!)
  const alike = unread.filter((d) => isPicture(d) === pictures).slice(0, READ_AT_ONCE)
  const document_ids = alike.map(({ document_id }) => document_id)
  return { action_type: 'read_documents', how: pictures ? 'ocr.run' : 'text.extract', document_ids }
}

function coaMap(elements: ElementFacts[], version: string): Proposed {
  const taxonomy = loadTaxonomy(version)
  const { facts, evidence } = behindElements(elements)
  const names = new Map(elements.flatMap((e) => e.facts.map(({ document_id, name }) => [document_id, name] as const)))
  const matrix = coaMatrix(facts, evidence, taxonomy)
  const summary = mappingSummary(matrix, facts, taxonomy, (id) => names.get(id) ?? id)
  return { ...proposeCoaMap(matrix, summary) }
}
