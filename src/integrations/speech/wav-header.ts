import type { Refusal } from '#kernel/contracts/refusal.ts'
import { kindOf, unreadable } from './audio-kind.ts'
import { refusal } from './refusals.ts'

/** Where the samples stand in the file, and how each of them is written. */
export interface Wav {
  coding: 'integer' | 'float'
  bits: number
  channels: number
  rateHz: number
  frameBytes: number
  dataStart: number
  frames: number
  durationMs: number
}

export type WavRead = { ok: true; wav: Wav } | { ok: false; refusal: Refusal }
/** Fewer bytes than asked for: the file ends there. */
export type ReadAt = (offset: number, length: number) => Promise<Uint8Array>

/** Half a day of work already; longer ones are several recordings. */
export const LONGEST_MS = 4 * 60 * 60 * 1000
const CHUNKS_MAX = 256
const CHANNELS_MAX = 8
const RATE_HZ = { least: 4_000, most: 384_000 }
/** Stands where a writer could not know the size: the end of the file is the end. */
const SIZE_UNKNOWN = 0xffff_ffff
const PCM = 1
const FLOAT = 3
const EXTENSIBLE = 0xfffe
const WRITTEN = new Set([`${PCM} 8`, `${PCM} 16`, `${PCM} 24`, `${PCM} 32`, `${FLOAT} 32`, `${FLOAT} 64`])

const broken = (what: string) => ({ ok: false, refusal: refusal('audio.broken', what) }) as const
const unsupported = (what: string) => ({ ok: false, refusal: refusal('audio.unsupported', what) }) as const

/** Reads what stands before the samples. No size that the file claims is believed, and none is allocated. */
export async function readWavHeader(readAt: ReadAt, fileBytes: number, longestMs = LONGEST_MS): Promise<WavRead> {
  if (fileBytes === 0) return { ok: false, refusal: refusal('audio.empty') }
  const head = viewOf(await readAt(0, 64))
  const kind = kindOf(bytesOf(head))
  if (kind !== 'wav') return { ok: false, refusal: unreadable(kind) }
  const found = await findChunks(readAt, fileBytes)
  if ('broken' in found) return broken(found.broken)
  const { format, dataStart, long } = found
  const streamed = head.getUint32(4, true) === SIZE_UNKNOWN && found.dataBytes === SIZE_UNKNOWN
  const claimed = streamed ? (long ?? fileBytes - dataStart) : found.dataBytes
  if (claimed > fileBytes - dataStart) return broken('it ends before its samples do')
  const layout = layoutOf(format)
  if (!layout.ok) return layout
  const frames = Math.floor(claimed / layout.frameBytes)
  if (frames === 0) return { ok: false, refusal: refusal('audio.empty') }
  const durationMs = Math.round((frames / layout.rateHz) * 1000)
  if (durationMs > longestMs) {
    const limit = `${Math.ceil(durationMs / 60_000)} minutes of at most ${Math.floor(longestMs / 60_000)}`
    return { ok: false, refusal: refusal('audio.too_long', limit) }
  }
  const { ok: _, ...rest } = layout
  return { ok: true, wav: { ...rest, dataStart, frames, durationMs } }
}

interface Found {
  format: DataView
  dataStart: number
  dataBytes: number
  /** RF64: the size of the samples where 32 bits do not hold it. */
  long: number | null
}

async function findChunks(readAt: ReadAt, fileBytes: number): Promise<Found | { broken: string }> {
  let format: DataView | null = null
  let long: number | null = null
  let place = 12
  for (let count = 0; count < CHUNKS_MAX && place + 8 <= fileBytes; count++) {
    const head = viewOf(await readAt(place, 8))
    if (head.byteLength < 8) break
    const name = Buffer.from(bytesOf(head).subarray(0, 4)).toString('latin1')
    const size = head.getUint32(4, true)
    if (name === 'data') {
      if (!format) return { broken: 'it does not say how its samples are written' }
      return { format, dataStart: place + 8, dataBytes: size, long }
    }
    const content = name === 'fmt ' || name === 'ds64' ? viewOf(await readAt(place + 8, Math.min(size, 40))) : null
    if (name === 'fmt ') format ??= content
    if (name === 'ds64' && content && content.byteLength >= 16) long = Number(content.getBigUint64(8, true))
    // Chunks begin at even places.
    place += 8 + size + (size % 2)
  }
  return { broken: 'it has no samples' }
}

type Layout =
  | { ok: true; coding: Wav['coding']; bits: number; channels: number; rateHz: number; frameBytes: number }
  | { ok: false; refusal: Refusal }

function layoutOf(format: DataView): Layout {
  if (format.byteLength < 16) return broken('its description is cut off')
  const tag = format.getUint16(0, true)
  const isExtensible = tag === EXTENSIBLE && format.byteLength >= 26
  const coding = isExtensible ? format.getUint16(24, true) : tag
  const [channels, rateHz] = [format.getUint16(2, true), format.getUint32(4, true)]
  const [frameBytes, bits] = [format.getUint16(12, true), format.getUint16(14, true)]
  if (channels === 0 || rateHz === 0) return broken('it says that it has no channels or no rate')
  if (!WRITTEN.has(`${coding} ${bits}`)) return unsupported(`WAV of coding ${coding} with ${bits} bits`)
  if (channels > CHANNELS_MAX) return unsupported(`${channels} channels`)
  if (rateHz < RATE_HZ.least || rateHz > RATE_HZ.most) return unsupported(`${rateHz} samples a second`)
  if (frameBytes !== (channels * bits) / 8) return broken('its description contradicts itself')
  return { ok: true, coding: coding === FLOAT ? 'float' : 'integer', bits, channels, rateHz, frameBytes }
}

const viewOf = ({ buffer, byteOffset, byteLength }: Uint8Array) => new DataView(buffer, byteOffset, byteLength)
const bytesOf = ({ buffer, byteOffset, byteLength }: DataView) => new Uint8Array(buffer, byteOffset, byteLength)
