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

/** The facts of one reading, document by document; a document without facts is named too, so that it counts as read. */
export function proposeFacts(documentIds: readonly string[], facts: readonly FactProposal[]): WriteFacts[] {
  const proposals: WriteFacts[] = []
  for (let from = 0; from < documentIds.length; from += 50) {
    const document_ids = documentIds.slice(from, from + 50)
    const own = facts.filter(({ pinpoint }) => pinpoint && document_ids.includes(pinpoint.document_id))
    const parts = inParts(own, FACTS_MAX)
    for (const part of parts.length > 0 ? parts : [[]])
      proposals.push({ action_type: 'write_facts', document_ids, facts: part })
  }
  return proposals
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
