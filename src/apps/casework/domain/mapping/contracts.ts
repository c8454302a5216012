import { type Static, Type } from 'typebox'
import { closed, Id, list, oneOf, text } from '#kernel/contracts/closed.ts'
import { Pinpoint, STATEMENT_MAX } from './pinpoint.ts'

/** What a mapping agent, ours or a model, may propose. Nothing in it is believed; checks.ts holds it against the sources. */

/** Of one proposal as JSON: what the strict parser takes, with room for the envelope. */
export const PROPOSAL_MAX_BYTES = 60_000
export const FACTS_MAX = 60
export const EVIDENCE_ROWS_MAX = 300
export const COA_ROWS_MAX = 300
export const FACTS_PER_ROW = 10
export const SUMMARY_MAX = 20_000

const Name = Type.String({ pattern: '^[a-z][a-z0-9_]*$', maxLength: 60 })
export const Day = Type.String({ pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$', maxLength: 10 })
const Weight = Type.Integer({ minimum: 0, maximum: 100 })

/** `to_review`: it may bear on the element; a person says whether it does. */
export const RELATIONS = ['supports', 'weighs_against', 'to_review'] as const
export const ELEMENT_STATUSES = ['supported', 'thin', 'gap'] as const

/** Without a pinpoint a fact is unsupported, whoever says it, and bears on no element. */
export const FactProposal = closed({
  statement: text(STATEMENT_MAX, 1),
  date: Type.Optional(closed({ from: Type.Optional(Day), to: Type.Optional(Day), text: text(80, 1) })),
  entities: list(text(200, 1), 12),
  pinpoint: Type.Optional(Pinpoint),
  supports: list(
    closed({ coa_id: Name, element_id: Name, relation: oneOf(RELATIONS), weight: Weight, cue: text(120, 1) }),
    12,
  ),
  status: oneOf(['supported', 'unsupported']),
})
export type FactProposal = Static<typeof FactProposal>

export const WriteFacts = closed({
  action_type: Type.Literal('write_facts'),
  document_ids: Type.Array(Id, { minItems: 1, maxItems: 50, uniqueItems: true }),
  facts: list(FactProposal, FACTS_MAX),
})
export type WriteFacts = Static<typeof WriteFacts>

export const EvidenceRow = closed({
  fact_id: Id,
  coa_id: Name,
  element_id: Name,
  relation: oneOf(RELATIONS),
  weight: Weight,
})
export type EvidenceRow = Static<typeof EvidenceRow>

export const WriteEvidenceMap = closed({
  action_type: Type.Literal('write_evidence_map'),
  rows: Type.Array(EvidenceRow, { minItems: 1, maxItems: EVIDENCE_ROWS_MAX }),
})
export type WriteEvidenceMap = Static<typeof WriteEvidenceMap>

export const CoaRow = closed({
  coa_id: Name,
  element_id: Name,
  status: oneOf(ELEMENT_STATUSES),
  /** Best first. */
  fact_ids: list(Id, FACTS_PER_ROW, { uniqueItems: true }),
  what_is_missing: text(800),
})
export type CoaRow = Static<typeof CoaRow>

export const WriteCoaMap = closed({
  action_type: Type.Literal('write_coa_map'),
  rows: Type.Array(CoaRow, { minItems: 1, maxItems: COA_ROWS_MAX }),
  summary: text(SUMMARY_MAX, 1),
})
export type WriteCoaMap = Static<typeof WriteCoaMap>

/** A fact as it was written: the controller has given it its id. */
export interface MappedFact extends FactProposal {
  fact_id: string
}
