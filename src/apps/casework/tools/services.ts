import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ArtifactFiles } from '#kernel/ports/artifacts.ts'
import type { Documents } from '#kernel/ports/documents.ts'
import type { Transcriber } from '#kernel/ports/transcriber.ts'
import type { NameToCheck } from '../domain/intake/names-to-check.ts'

/** A text of a case, for whoever has to look through all of them; privileged is what belongs to the house's own work. */
export interface CaseText {
  id: string
  name: string
  privileged: boolean
  text: string
}

export interface NamedInCase {
  kind: string
  name: string
  aliases: string[]
  emails: string[]
  phones: string[]
  addresses: string[]
  identifiers: string[]
}

/** A name of this case that is the other side's, or the client's, in another one. */
export interface FlaggedName {
  name: string
  side: NameToCheck['side']
  answer: 'yes' | 'possible'
}

export interface ConflictFound {
  answer: 'yes' | 'no' | 'possible'
  flagged: FlaggedName[]
}

/** What all cases share: written once for each ticket, and read back. */
export interface SharedKnowledge {
  append(entry: SharedEntry): Promise<void>
  find(ticketId: string): Promise<{ playbook_id: string | null; text_hash: string | null; heuristics: number }>
}

export interface SharedEntry {
  ticketId: string
  caseId: string
  signedOffBy: string
  playbook?: { id: string; title: string; body: string; tags: string[]; textHash: string }
  heuristics?: Array<{ id: string; when: string; advice: string }>
}

export interface BundleCounts {
  produced: number
  withheld: number
  redacted: number
}

export interface PlannedBundle {
  /** Of what goes into the package under which path and number. */
  plan_hash: string
  counts: BundleCounts
}

export interface PackedBundle {
  /** The package in the store of the case. */
  package_hash: string
  package_bytes: number
  manifest_hash: string
  entries: number
}

export interface BundleOrder {
  case_id: string
  bundle_id: string
  request: string
  contents_hash: string
  approval_id: string
  run_id: string
}

export interface PlanSignature {
  key_id: string
  signature_base64: string
  public_key: string
  signed_at_utc: string
}

/** Packages of a case. Each step can be repeated. */
export interface Bundles {
  plan(order: BundleOrder, signal: AbortSignal): Promise<PlannedBundle | { refusal: Refusal }>
  /** Every document is there with the bytes that it came with; null when nothing is wrong. */
  validate(order: BundleOrder, planHash: string, signal: AbortSignal): Promise<Refusal | null>
  sign(order: BundleOrder, planHash: string): Promise<PlanSignature>
  /** The package, signed, with proofs that what led to it stands in the ledger. */
  pack(
    order: BundleOrder,
    planHash: string,
    signature: PlanSignature,
    signal: AbortSignal,
  ): Promise<PackedBundle | { refusal: Refusal }>
  /** The package that was made last, read back like anybody would who received it. */
  check(order: BundleOrder, signal: AbortSignal): Promise<{ packed: PackedBundle; problem: string | null } | null>
}

export interface Reviewed {
  names: Map<string, string>
  lawyers: string[]
  /** Those of them that every document was searched for already. */
  searched: string[]
}

export interface DocumentWithoutSigns {
  document_id: string
  name: string
  text: string
  about: Readonly<Record<string, unknown>>
}

/** Everything outside of the database that the agents of a case work with, each only through a tool. */
export interface CaseworkServices {
  files(): Promise<ArtifactFiles>
  documents(): Promise<Documents>
  /** Null where no engine is there. */
  transcriber(): Promise<Transcriber | null>
  conflictCheck(caseId: string, names: NameToCheck[]): Promise<ConflictFound>
  /** For the search for signs of privilege: what files are called, and who the lawyers of the case are. */
  reviewed(caseId: string, documentIds: string[]): Promise<Reviewed>
  /** Documents that were read, show no sign of privilege, and may speak of one of these lawyers. */
  withoutSigns(caseId: string, lawyers: string[]): AsyncIterable<DocumentWithoutSigns>
  texts(caseId: string): AsyncIterable<CaseText>
  entities(caseId: string): Promise<NamedInCase[]>
  shared: SharedKnowledge
  bundles: Bundles
}
