import { badHash, badId, badName, badRange, badSize, type Refused, tooLarge } from './refusals.ts'
import type { Limits, NewUpload } from './stored.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const SHA256 = /^[0-9a-f]{64}$/
const NAME_MAX = 1000

/** The one way in which an id is written, or null: nothing else is ever part of a path. */
export function plainId(id: string): string | null {
  const plain = id.toLowerCase()
  return UUID.test(plain) ? plain : null
}

export function isHash(sha256: string): boolean {
  return SHA256.test(sha256)
}

/** What is wrong with a beginning, or null. */
export function refuseBeginning(upload: NewUpload, { maxBytes }: Limits): Refused | null {
  const { name, sizeBytes, sha256 } = upload
  if (plainId(upload.caseId) === null || plainId(upload.uploadId) === null) return badId()
  if (name.length < 1 || name.length > NAME_MAX || name.includes('\0') || !name.isWellFormed()) return badName()
  if (!Number.isSafeInteger(sizeBytes) || sizeBytes < 0) return badSize()
  if (sizeBytes > maxBytes) return tooLarge(maxBytes)
  return sha256 === undefined || isHash(sha256) ? null : badHash()
}

/** The part that is asked for; what lies after the end is not. */
export function rangeWithin(sizeBytes: number, range = { start: 0, endExclusive: sizeBytes }): typeof range {
  const { start, endExclusive } = range
  const isRange = Number.isSafeInteger(start) && Number.isSafeInteger(endExclusive) && start >= 0
  if (!isRange || start > endExclusive || start > sizeBytes) throw badRange(sizeBytes)
  return { start, endExclusive: Math.min(endExclusive, sizeBytes) }
}
