import type { Refusal } from '#contracts/refusal.ts'
import type { ArtifactFiles } from '#ports/artifacts.ts'
import type { Documents } from '#ports/documents.ts'
import type { Transcriber } from '#ports/transcriber.ts'
import type { NameToCheck } from '../intake/names-to-check.ts'

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
  heuristics?: Array<{ id: string; when: string; then: string }>
}

export interface PackedBundle {
  /** The package in the store of the case. */
  package_hash: string
  package_bytes: number
  manifest_hash: string
  counts: { produced: number; withheld: number; redacted: number; entries: number }
}

export interface BundleOrder {
  case_id: string
  bundle_id: string
  bundle_kind: string
  export_reason: string
  request: string
  contents_hash: string
  approval_id: string
  run_id: string
}

/** Packages of a case. Each step can be repeated and gives the same. */
export interface Bundles {
  create(order: BundleOrder, signal: AbortSignal): Promise<PackedBundle | { refusal: Refusal }>
  /** Every hash computed anew; null when nothing is wrong. */
  validate(order: BundleOrder, packed: PackedBundle, signal: AbortSignal): Promise<Refusal | null>
  sign(order: BundleOrder, packed: PackedBundle): Promise<{ key_id: string; signature_base64: string; public_key: string; signed_at_utc: string }>
  /** The signed package, with proofs that what led to it stands in the ledger. */
  finalize(order: BundleOrder, packed: PackedBundle, signature: unknown, signal: AbortSignal): Promise<PackedBundle | { refusal: Refusal }>
}

/** Everything outside of the database that the agents of a case work with, each only through a tool. */
export interface Office {
  files(): Promise<ArtifactFiles>
  documents(): Promise<Documents>
  /** Null where no engine is there. */
  transcriber(): Promise<Transcriber | null>
  conflictCheck(caseId: string, names: NameToCheck[]): Promise<'yes' | 'no' | 'possible'>
  texts(caseId: string): AsyncIterable<CaseText>
  entities(caseId: string): Promise<NamedInCase[]>
  shared: SharedKnowledge
  bundles: Bundles
}
