import { createPublicKey, verify } from 'node:crypto'
import type { BackupManifest, BackupSignature } from '#kernel/contracts/backup.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Signer } from '#kernel/ports/statements.ts'

const DOMAIN = 'lanewright backup 1\n'

function signedBytes(manifest: BackupManifest): Buffer {
  return Buffer.from(DOMAIN + canonicalText(manifest), 'utf8')
}

export function signBackup(manifest: BackupManifest, signer: Signer): BackupSignature {
  return {
    key: signer.id,
    public_key: signer.publicKey,
    signature: signer.sign(signedBytes(manifest)).toString('base64'),
  }
}

/** One value has one text: the last character of base64 has bits to spare. */
function isPlain(base64: string): boolean {
  return Buffer.from(base64, 'base64').toString('base64') === base64
}

/** Does the signature fit the manifest, and the key its name? Whose key it is, the journal says. */
export function isSignedBy(manifest: BackupManifest, { key, public_key, signature }: BackupSignature): boolean {
  const raw = Buffer.from(public_key, 'base64')
  if (sha256Hex(raw) !== key || !isPlain(public_key) || !isPlain(signature)) return false
  // RFC 8410: a fixed prefix before the 32 bytes.
  const der = Buffer.concat([Buffer.from('302a300506032b6570032100', 'hex'), raw])
  const publicKey = createPublicKey({ key: der, format: 'der', type: 'spki' })
  return verify(null, signedBytes(manifest), publicKey, Buffer.from(signature, 'base64'))
}
