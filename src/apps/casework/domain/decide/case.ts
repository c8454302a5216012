import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { Row, State } from '#kernel/ports/store.ts'
import type { FlaggedName } from '../../tools/services.ts'
import type { ProductionDocument } from '../export/production.ts'
import type { FactProposal } from '../mapping/contracts.ts'

/** The rows of a case as snapshot.sql gives them. */

export const AGENTS = ['INTAKE_AGENT', 'INTERVIEW_AGENT', 'MAPPING_AGENT', 'GOVERNANCE_AGENT', 'EXPORT_AGENT'] as const
export type AgentName = (typeof AGENTS)[number]

export const DOCUMENT_KINDS = ['document', 'image', 'audio'] as const
/** Small files of a known shape: what they say is read by the controller, and kept whole in the database. */
export const STRUCTURED_KINDS = [
  'client_intake_form',
  'client_session',
  'promotion_ticket',
  'candidate_insight',
  'export_request',
  'redaction_profile',
] as const
export const ARTIFACT_KINDS = [...DOCUMENT_KINDS, ...STRUCTURED_KINDS] as const
export type ArtifactKind = (typeof ARTIFACT_KINDS)[number] | 'transcript'

export interface Case {
  case_id: string
  status: 'intake' | 'needs_more' | 'accepted' | 'rejected' | 'closed'
  coa_version: string
  coa_hash: string
  taxonomy_unlocked: boolean
  conflict: 'unknown' | 'no' | 'possible' | 'yes'
  documents: number
  facts: number
  mapped_facts: number
  map_round: number
  map_wanted: number
  intake_round: number
  intake_wanted: number
  row_version: string
}

export interface NamedDocument {
  document_id: string
  number: number
  artifact_id: string
  artifact_kind: ArtifactKind
  content_type: string
  hash: string
  byte_size: number
  stage: 'received' | 'read' | 'mapped' | 'unreadable' | 'kept'
  privileged?: boolean
  uploaded_at?: string
  /** How many decisions on its privilege there are. */
  decisions?: number
}

export interface BatchDocument extends NamedDocument {
  pages: number | null
  mapped_pages: number
  mapped_letters: number
  text_hash: string | null
  row_version: string
}

export interface Session {
  client_session_id: string
  number: number
  document_id: string
  status: 'open' | 'heard' | 'closed'
  prompt_pack: string
  consent_by: string | null
  consent_words: string | null
  consent_recording: boolean | null
  consent_at: string | null
  dictation_id: string | null
  dictation_wanted: boolean
  dictation_ended: boolean
  row_version: string
}

export interface TurnRow {
  turn_id: string
  number: number
  question_id: string
  question: string
  source: 'typed' | 'dictated' | null
  audio_id: string | null
  answer: string | null
  skipped: boolean
  asked_at: string
  answered_at: string | null
}

export interface EntityRow {
  entity_id: string
  kind: 'person' | 'organisation'
  side: 'client' | 'opposing' | 'related' | 'unknown'
  name: string
  folded: string
  details: { aliases?: string[]; emails?: string[]; phones?: string[]; addresses?: string[]; identifiers?: string[] }
  row_version: string
}

/** Pages whose facts are to be taken: whole documents while they fit, of one that is longer the next pages or a part of one. */
export interface PagesView {
  document_id: string
  from_page: number
  /** `at`: how many units into the page the text begins. `more`: the page goes on after it. */
  pages: Array<{ page: number; text: string; at: number; more: boolean }>
}

export interface UnweighedFact {
  fact_id: string
  number: number
  statement: string
  status: 'supported' | 'unsupported'
  document_id: string | null
  page: number | null
  start: number | null
  end: number | null
  quote_hash: string | null
  happened: FactProposal['date'] | null
  entities: string[]
  supports: FactProposal['supports']
}

export interface DecidedFact {
  fact_id: string
  status: 'supported' | 'unsupported'
  statement: string
  happened: FactProposal['date'] | null
  entities: string[]
  rejected: boolean
  /** The same sentence in mails that quote it. */
  copies: string[]
}

/** A sentence that a person rejected. */
export interface RejectedFact {
  document_id: string | null
  page: number | null
  start: number | null
  end: number | null
  statement_key: string | null
}

export interface ElementFacts {
  coa_id: string
  element_id: string
  facts: Array<{
    fact_id: string
    relation: FactProposal['supports'][number]['relation']
    weight: number
    number: number
    statement: string
    document_id: string
    page: number
    name: string
  }>
}

export interface Promotion {
  promotion_ticket_id: string
  ticket_document_id: string
  candidate_document_id: string
  signed_off_by: string
  signed_off_role: string
  status: 'open' | 'denied' | 'refused' | 'promoted'
  findings: Row[]
  checked_hash: string | null
  playbook_id: string | null
  heuristics: number
  row_version: string
}

export interface Bundle {
  bundle_id: string
  request_document_id: string
  bundle_kind: string
  export_reason: string
  status: 'wanted' | 'created' | 'validated' | 'signed' | 'finalized' | 'failed'
  contents_hash: string | null
  plan_hash: string | null
  approval_id: string | null
  manifest_hash: string | null
  package_hash: string | null
  package_bytes: number | null
  signature: Row | null
  counts: Row
  requested_by: string
  row_version: string
}

export interface CaseState {
  case: Case | null
  named: Record<string, NamedDocument>
  same_bytes: string | null
  transcript: {
    transcript_id: string
    client_session_id: string
    version: number
    artifact_id: string
    hash: string
  } | null
  transcript_text: string | null
  last_transcript: number | null
  session: Session | null
  sessions: number
  turns: TurnRow[]
  form: string | null
  form_document: string | null
  uploads: Array<NamedDocument & { name: string }>
  entities: EntityRow[]
  notes: Array<{ kind: string; round: number; client_session_id: string | null; artifact_id: string; hash: string }>
  transcripts: Array<{
    transcript_id: string
    client_session_id: string
    version: number
    artifact_id: string
    hash: string
  }>
  range: { low: number; high: number } | null
  batch: BatchDocument[]
  reading: PagesView[]
  unweighed: UnweighedFact[]
  any_unweighed: boolean
  elements: ElementFacts[]
  /** What a person sent is about this fact. */
  fact: DecidedFact | null
  /** How many decisions people took about facts, and on how many of them the last map rests. */
  fact_decisions: number
  mapped_decisions: number
  /** The page that a person quotes. */
  quoted_page: string | null
  rejected_facts: RejectedFact[]
  promotion: Promotion | null
  candidate: string | null
  ticket: string | null
  /** What was found out about the insight, once it was looked through. */
  report: string | null
  bundle: Bundle | null
  request: string | null
  contents: { documents: number; privileged: number; bytes: number; hash: string }
  /** Of a request that is filed or waits to be packed: the documents of the case, and those of them that it names. */
  production: ProductionDocument[]
  mentioned: string[]
  /** The text of a document that somebody wants to redact. */
  marked_text: string | null
  /** How often the conflict check has answered, and the names that its last answer is about. */
  conflict_checks: number
  flagged: FlaggedName[]
  /** Keys of work that was given up. */
  blocked: string[]
  child_runs: string[]
}

export function caseOf(state: State): CaseState {
  return state.app as unknown as CaseState
}

/** The agent whose task is in progress. */
export function agentOf(task: { metadata: Row } | null): AgentName | null {
  const agent = task?.metadata.agent
  return AGENTS.find((name) => name === agent) ?? null
}

/** How runs and audit speak of a document of the file. */
export function refOf(
  caseId: string,
  document: Pick<NamedDocument, 'artifact_id' | 'artifact_kind' | 'hash' | 'content_type' | 'byte_size'>,
): ArtifactRef {
  return {
    artifact_id: document.artifact_id,
    artifact_kind: document.artifact_kind,
    hash_sha256: document.hash,
    case_id: caseId,
    scope: 'case',
    content_type: document.content_type,
    byte_size: document.byte_size,
    hash_source: 'bytes',
  }
}
