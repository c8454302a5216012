import { type Static, Type } from 'typebox'
import { Count, closed, Id, IsoTime, list, oneOf, Sha256Hex, text } from './closed.ts'

/** The one way to speak of an artifact. Content is addressed by (case_id, hash), so cases never share a row. */
export const ArtifactRef = closed(
  {
    artifact_id: Id,
    artifact_kind: text(128, 1),
    hash_sha256: Sha256Hex,
    case_id: Type.Optional(Id),
    scope: oneOf(['case', 'shared', 'system']),
    content_type: Type.Optional(text(255)),
    byte_size: Type.Optional(Count),
    created_at_utc: Type.Optional(IsoTime),
    hash_source: oneOf(['bytes', 'normalized_text', 'normalized_json']),
    lineage: Type.Optional(
      closed({
        derived_from: list(Id, 10_000),
        transformation: text(200, 1),
        run_id: Id,
      }),
    ),
    confidentiality: Type.Optional(closed({ contains_pii: Type.Boolean(), contains_privileged: Type.Boolean() })),
  },
  { title: 'ArtifactRef' },
)
export type ArtifactRef = Static<typeof ArtifactRef>
