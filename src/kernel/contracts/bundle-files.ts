import { type Static, Type } from 'typebox'
import { closed, list, nullable, oneOf, Sha256Hex, text, Uuid } from './closed.ts'
import type { BundleKind } from './export-bundle.ts'
import { Seq } from './journal.ts'

/** A bundle is a BagIt 1.0 bag (RFC 8493) in a zip: where its files stand, and those that programs read. */
export const BAG_FILES = {
  declaration: 'bagit.txt',
  info: 'bag-info.txt',
  manifest: 'manifest-sha256.txt',
  tagManifest: 'tagmanifest-sha256.txt',
  bundle: 'lanewright/export_bundle.json',
  proofs: 'lanewright/proofs.json',
  signature: 'lanewright/signature.json',
} as const

export const PRIVILEGE_LOG = 'data/DATA/privilege-log.csv'

export const LOAD_FILE_COLUMNS = [
  'BEGBATES',
  'ENDBATES',
  'PAGECOUNT',
  'FILENAME',
  'FILETYPE',
  'DATERECEIVED',
  'SHA256',
  'TEXTLINK',
  'NATIVELINK',
  'REDACTED',
  'CONFIDENTIALITY',
] as const
export type LoadFileColumn = (typeof LOAD_FILE_COLUMNS)[number]

/** Concordance: what stands between fields, around them, and for a line break inside one. */
export const DAT = { separator: '\u0014', quote: '\u00fe', newline: '\u00ae', mark: '\ufeff', end: '\r\n' } as const

export const WORK_PARTS = ['facts', 'evidence_map', 'coa_map', 'transcripts', 'notes'] as const
export type WorkPart = (typeof WORK_PARTS)[number]

export interface BundleHolds {
  /** It leaves the circle of privilege: privileged documents are withheld and logged, ledger entries stay opaque. */
  outward: boolean
  work: readonly WorkPart[]
  /** Run tree, audit slice and provenance. */
  record: boolean
}

const OUTWARD: BundleHolds = { outward: true, work: [], record: false }
const WHOLE: BundleHolds = { outward: false, work: WORK_PARTS, record: true }

/** What each kind may hold. A kind whose reader nobody knows is treated as the strictest. */
export const BUNDLE_HOLDS: Readonly<Record<BundleKind, BundleHolds>> = {
  discovery_production: OUTWARD,
  // A court's file is open, and what a testifying expert considered can be asked for.
  court_filing_support: OUTWARD,
  expert_review: OUTWARD,
  other: OUTWARD,
  // The privilege is the client's; notes of the house are not part of what is delivered.
  attorney_client_delivery: {
    outward: false,
    work: ['facts', 'evidence_map', 'coa_map', 'transcripts'],
    record: false,
  },
  internal_review: WHOLE,
  backup_archive: WHOLE,
}

/** Over the bytes of tagmanifest-sha256.txt, which names the hash of every other file but this one. */
export const BundleSignature = closed({
  algorithm: Type.Literal('ed25519'),
  /** SHA-256 of the raw public key, as the journal names its keys. */
  key_id: Sha256Hex,
  public_key: Type.String({ pattern: '^[A-Za-z0-9+/]{42}[AEIMQUYcgkosw048]=$', maxLength: 44 }),
  // 64 bytes leave four bits of the last letter unused; only one letter of sixteen has them empty.
  signature_base64: Type.String({ pattern: '^[A-Za-z0-9+/]{85}[AQgw]==$', maxLength: 88 }),
  signs: Type.Literal(BAG_FILES.tagManifest),
})
export type BundleSignature = Static<typeof BundleSignature>

const JournalText = text(4 * 1024 * 1024, 1)

/** An entry of the ledger by its leaf hash, and the way from it to the sealed root (RFC 6962, 2.1.1). */
const ProvenEntry = closed({
  seq: Seq,
  leaf: Sha256Hex,
  path: list(Sha256Hex, 64),
  /** Only in bundles that stay inside: what the leaf was made from. */
  entry: Type.Optional(
    closed({
      log: oneOf(['event', 'audit']),
      at: text(40),
      about: text(200),
      id: text(10_000),
      payload: text(1024 * 1024),
    }),
  ),
})
export type ProvenEntry = Static<typeof ProvenEntry>

export const PROOFS_FORMAT = 'lanewright bundle proofs 1'

/** What the ledger says of this export. Null where no journal was at hand. */
export const BundleProofs = closed({
  format: Type.Literal(PROOFS_FORMAT),
  workspace: Uuid,
  proof: nullable(
    closed({
      /** Lines of the journal that bring keys, in order, then the line that seals the entries. */
      keys: list(JournalText, 1000),
      seal: JournalText,
      entries: list(ProvenEntry, 200, { minItems: 1 }),
    }),
  ),
})
export type BundleProofs = Static<typeof BundleProofs>
