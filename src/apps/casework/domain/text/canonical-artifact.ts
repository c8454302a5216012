import { canonicalBytes, sha256Hex } from '#kernel/ledger/canonical.ts'

/** What an agent made, ready to be kept: its canonical JSON (RFC 8785), and the hash by which the case knows it. */
export interface CanonicalArtifact {
  artifact_kind: string
  content_type: 'application/json'
  hash_source: 'normalized_json'
  hash_sha256: string
  byte_size: number
  bytes: Uint8Array
}

export function canonicalArtifact(artifact_kind: string, value: unknown): CanonicalArtifact {
  const bytes = canonicalBytes(value)
  return {
    artifact_kind,
    content_type: 'application/json',
    hash_source: 'normalized_json',
    hash_sha256: sha256Hex(bytes),
    byte_size: bytes.byteLength,
    bytes,
  }
}
