import type { Refusal } from '#kernel/contracts/refusal.ts'
import { refusal } from './refusals.ts'

/** What a file is, by its first bytes: a name says nothing. */
export type AudioKind = 'wav' | 'mp3' | 'm4a' | 'ogg' | 'flac' | 'webm' | 'unknown'

const MARKS: ReadonlyArray<readonly [AudioKind, RegExp]> = [
  ['wav', /^(RIFF|RF64).{4}WAVE/s],
  ['mp3', /^ID3/],
  ['m4a', /^.{4}ftyp/s],
  ['ogg', /^OggS/],
  ['flac', /^fLaC/],
  ['webm', /^.E\xdf\xa3/s],
]

export function kindOf(head: Uint8Array): AudioKind {
  const text = Buffer.from(head.subarray(0, 16)).toString('latin1')
  const known = MARKS.find(([, mark]) => mark.test(text))
  if (known) return known[0]
  // An MP3 without a title begins with its first frame: eleven bits set, then a layer that is not the reserved one.
  const second = head[1] ?? 0
  return head[0] === 0xff && (second & 0xe0) === 0xe0 && (second & 0x06) !== 0 ? 'mp3' : 'unknown'
}

export function unreadable(kind: AudioKind): Refusal {
  return refusal(
    'audio.unsupported',
    kind === 'unknown' ? 'it is no audio that we know' : `it is ${kind.toUpperCase()}`,
  )
}
