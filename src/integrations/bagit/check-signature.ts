import { verify } from 'node:crypto'
import { BAG_FILES, BundleSignature } from '#kernel/contracts/bundle-files.ts'
import { canonicalText } from '#kernel/ledger/canonical.ts'
import { keyId, publicKeyOf } from '#kernel/ledger/journal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import { mended, reportDamage } from './damage.ts'
import type { Findings } from './problems.ts'
import { type ReadBag, readSmall } from './read-bag.ts'

export interface SignedBy {
  key_id: string
  public_key: string
}

const SMALL_BYTES = 4096
export const MOST_TAG_MANIFEST_BYTES = 1024 * 1024

const check = checkLater(BundleSignature)

/**
 * The tag manifest and the signature over it; null where one of them cannot be believed. Damage to either is told as
 * such and by its place, and what follows from it is not told again.
 */
export async function checkSignature(
  bag: ReadBag,
  findings: Findings,
): Promise<{ tagManifest: Buffer; signedBy: SignedBy } | null> {
  const tagManifest = await readSmall(bag, BAG_FILES.tagManifest, MOST_TAG_MANIFEST_BYTES, findings)
  const text = await readSmall(bag, BAG_FILES.signature, SMALL_BYTES, findings)
  const [listEntry, signatureEntry] = [bag.files.get(BAG_FILES.tagManifest), bag.files.get(BAG_FILES.signature)]
  if (!tagManifest || !text || !listEntry || !signatureEntry) return null
  if (signatureEntry.crcWas !== undefined) {
    await reportDamage(BAG_FILES.signature, signatureEntry, null, findings)
    return null
  }
  const signature = readSignature(text)
  if (!signature) {
    const message = 'it is not the canonical form of a signature'
    findings.add({ path: BAG_FILES.signature, code: 'signature.malformed', message, offset: signatureEntry.dataOffset })
    return null
  }
  const fits = (bytes: Buffer) =>
    verify(null, bytes, publicKeyOf(signature.public_key), Buffer.from(signature.signature_base64, 'base64'))
  if (listEntry.crcWas !== undefined) {
    const confirm = async ({ position, xor }: { position: number; xor: number }) =>
      fits(mended(tagManifest, position, xor))
    await reportDamage(BAG_FILES.tagManifest, listEntry, confirm, findings)
    return null
  }
  const named = keyId(Buffer.from(signature.public_key, 'base64')) === signature.key_id
  if (!named || !fits(tagManifest)) {
    const message = named ? 'it does not fit the tag manifest' : 'it names another key than it brings'
    findings.add({ path: BAG_FILES.signature, code: 'signature.wrong', message, offset: signatureEntry.dataOffset })
    return null
  }
  return { tagManifest, signedBy: { key_id: signature.key_id, public_key: signature.public_key } }
}

function readSignature(bytes: Buffer): BundleSignature | null {
  const parsed = parseStrict(bytes, { maxBytes: SMALL_BYTES })
  if (!parsed.ok || check(parsed.value)) return null
  return canonicalText(parsed.value) === bytes.toString('utf8') ? (parsed.value as BundleSignature) : null
}
