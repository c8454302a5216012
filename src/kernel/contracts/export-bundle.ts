import { type Static, Type } from 'typebox'
import { ArtifactRef } from './artifact-ref.ts'
import { Count, closed, Id, IsoTime, list, nullable, OpenObject, oneOf, Sha256Hex, text } from './closed.ts'
import { Actor } from './run-record.ts'

export const BUNDLE_KINDS = [
  'discovery_production',
  'internal_review',
  'attorney_client_delivery',
  'court_filing_support',
  'expert_review',
  'backup_archive',
  'other',
] as const
export type BundleKind = (typeof BUNDLE_KINDS)[number]

export const BUNDLE_STATUSES = ['created', 'validated', 'signed', 'finalized', 'failed'] as const
export type BundleStatus = (typeof BUNDLE_STATUSES)[number]

/** What left the house, why, by whose leave, and the hashes by which anyone can check it. */
export const ExportBundle = closed(
  {
    bundle_id: Id,
    bundle_kind: oneOf(BUNDLE_KINDS),
    status: oneOf(BUNDLE_STATUSES),
    created_by: Actor,
    case_id: Id,
    export_reason: text(2000, 1),
    contents: closed({
      artifacts: list(ArtifactRef, 100_000),
      included_tables: list(text(128, 1), 200),
      filters: OpenObject,
    }),
    approvals: list(closed({ approval_type: text(64, 1), approved_by: Id, approved_at_utc: IsoTime }), 50),
    // A manifest inside the package cannot hold the package's hash: null until that hash exists, and in that copy.
    integrity: closed({
      manifest_hash_sha256: nullable(Sha256Hex),
      package_hash_sha256: nullable(Sha256Hex),
    }),
    signatures: list(
      closed({
        algorithm: Type.Literal('ed25519'),
        key_id: text(128, 1),
        signature_base64: text(128, 1),
        signed_at_utc: IsoTime,
      }),
      20,
    ),
    redaction: nullable(
      closed({
        profile: text(128, 1),
        withheld_count: Count,
        redacted_count: Count,
        report_artifact_id: Type.Optional(Id),
      }),
    ),
    audit: closed({ run_ids: list(Id, 10_000), event_ids: list(Id, 100_000) }),
  },
  { title: 'ExportBundle' },
)
export type ExportBundle = Static<typeof ExportBundle>
