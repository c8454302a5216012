import {
  EVIDENCE_ROWS_MAX,
  type EvidenceRow,
  FACTS_MAX,
  type FactProposal,
  PROPOSAL_MAX_BYTES,
  type WriteCoaMap,
  type WriteEvidenceMap,
  type WriteFacts,
} from './contracts.ts'
import type { CoaMatrix } from './matrix.ts'

/** What the built-in mapping agent proposes, in parts that a proposal may have. */

const ENVELOPE_BYTES = 4000
const DOCUMENTS_MAX = 50

/** The facts of one reading, document by document; a document without facts is named too, so that it counts as read. */
export function proposeFacts(documentIds: readonly string[], facts: readonly FactProposal[]): WriteFacts[] {
  const proposals: WriteFacts[] = []
  for (let from = 0; from < documentIds.length; from += DOCUMENTS_MAX) {
    const document_ids = documentIds.slice(from, from + DOCUMENTS_MAX)
    const own = facts.filter(({ pinpoint }) => pinpoint && document_ids.includes(pinpoint.document_id))
    const parts = inParts(own, FACTS_MAX)
    for (const part of parts.length > 0 ? parts : [[]])
      proposals.push({ action_type: 'write_facts', document_ids, facts: part })
  }
  return proposals
}

export interface FoundFacts {
  document_id: string
  facts: readonly FactProposal[]
}

/** As many of the documents, from the first on, as have room in one proposal together; the others come with the next. */
export function proposeFirstFacts(found: readonly FoundFacts[]): WriteFacts {
  for (let many = Math.min(found.length, DOCUMENTS_MAX); many > 1; many--) {
    const chosen = found.slice(0, many)
    const ids = chosen.map(({ document_id }) => document_id)
    const facts = chosen.flatMap((one) => one.facts)
    const parts = facts.length <= FACTS_MAX ? proposeFacts(ids, facts) : []
    if (parts.length === 1) return parts[0] as WriteFacts
  }
  return proposeFacts(
    found.slice(0, 1).map(({ document_id }) => document_id),
    found[0]?.facts ?? [],
  )[0] as WriteFacts
}

export function proposeEvidence(rows: readonly EvidenceRow[]): WriteEvidenceMap[] {
  return inParts(rows, EVIDENCE_ROWS_MAX).map((part) => ({ action_type: 'write_evidence_map', rows: part }))
}

export function proposeCoaMap({ rows }: CoaMatrix, summary: string): WriteCoaMap {
  return { action_type: 'write_coa_map', rows, summary }
}

function inParts<T>(items: readonly T[], most: number): T[][] {
  const parts: T[][] = []
  let bytes = 0
  for (const item of items) {
    const size = Buffer.byteLength(JSON.stringify(item)) + 1
    const last = parts.at(-1)
    if (!last || last.length >= most || bytes + size > PROPOSAL_MAX_BYTES - ENVELOPE_BYTES) {
      parts.push([item])
      bytes = size
    } else {
      last.push(item)
      bytes += size
    }
  }
  return parts
}
