import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'

export interface Refused {
  ok: false
  refusal: Refusal
}

function no(code: string, message: string, next: string): Refused {
  return { ok: false, refusal: { code, message, next } }
}

export const badName = () =>
  no('upload.name', 'a name is text of 1 to 1000 characters', 'Give the file a name; it is kept as data only.')
export const badSize = () => no('upload.size', 'the size is no whole number of bytes', 'Declare how many bytes come.')
export const badHash = () =>
  no('upload.hash', 'the promised hash is none', 'Promise the SHA-256 in 64 lower-case hex digits, or nothing.')
export const badId = () => no('upload.id', 'a case and an upload are named by a UUID', 'Use the ids that were given.')
export const unknownCase = () => no('case.unknown', 'there is no such case', 'Look at the list of cases.')
export const exists = () => no('upload.exists', 'an upload of this id was begun before', 'Begin it under a new id.')
export const unknown = () => no('upload.unknown', 'this case has no such upload', 'Begin it anew.')
export const finished = () =>
  no('upload.finished', 'this upload is finished', 'Finish it again to hear its hash, or begin another one.')
export const busy = () =>
  no('upload.busy', 'somebody is at work on this upload', 'Wait until that has ended, then ask where it stands.')
export const hashDiffers = () =>
  no('upload.hash_differs', 'the bytes do not have the promised hash', 'See whether the file has changed; begin anew.')
export const tooLarge = (maxBytes: number) =>
  no('upload.too_large', `no file of more than ${maxBytes} bytes is kept`, 'Split the file.')
export const tooMany = (max: number) =>
  no('upload.too_many', `${max} uploads of this case are under way`, 'Finish or abandon some of them.')
export const wrongOffset = (standsAt: number) =>
  no('upload.offset', `the upload stands at byte ${standsAt}`, `Go on at byte ${standsAt}.`)
export const tooLong = (sizeBytes: number, standsAt: number) =>
  no(
    'upload.too_long',
    `more came than the ${sizeBytes} bytes that were declared; nothing of it was kept`,
    `Go on at byte ${standsAt} with what is missing, or begin anew with the right size.`,
  )
export const cut = (standsAt: number) =>
  no('upload.cut', `the sending broke off; the upload stands at byte ${standsAt}`, `Go on at byte ${standsAt}.`)
export const incomplete = (receivedBytes: number, sizeBytes: number) =>
  no('upload.incomplete', `${receivedBytes} of ${sizeBytes} bytes have come`, `Go on at byte ${receivedBytes}.`)
export const diskFull = () =>
  no('upload.disk_full', 'no space is left for the bytes of cases', 'Free some, then go on where the upload stands.')

/** The same words whether the hash is of another case or of none. */
export const unknownArtifact = () =>
  new Failure('artifact.unknown', 'this case holds no such bytes', 'Name a hash of this case.')
export const badRange = (sizeBytes: number) =>
  new Failure('artifact.range', `the file has ${sizeBytes} bytes`, 'Begin within it, and end after the beginning.')
export const damaged = (hashes?: { expected: string; found: string }) =>
  new Failure(
    'artifact.damaged',
    `the stored bytes have changed${hashes ? `: expected SHA-256 ${hashes.expected}, found ${hashes.found}` : ' or were cut'}`,
    'Restore them from a backup, or add the same file to the case again.',
  )
export const noSpace = (cause?: unknown) =>
  new Failure('artifact.disk_full', 'no space is left for the bytes of cases', 'Free some and try again.', cause)
export const tooLargeToPut = (maxBytes: number) =>
  new Failure('artifact.too_large', `no file of more than ${maxBytes} bytes is kept`, 'Make it smaller.')
export const failureOf = ({ refusal: { code, message, next } }: Refused) => new Failure(code, message, next)
