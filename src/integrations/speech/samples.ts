import type { Wav } from './wav-header.ts'

/** Whole frames as they stand in the file, to one channel between -1 and 1: the mean of all. */
export function toMono(bytes: Uint8Array, { coding, bits, channels, frameBytes }: Wav): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const read = READERS[`${coding} ${bits}`]
  if (!read) throw new Error(`no reader for ${coding} ${bits}`)
  const frames = Math.floor(bytes.byteLength / frameBytes)
  const mono = new Float32Array(frames)
  for (let frame = 0; frame < frames; frame++) {
    let sum = 0
    for (let channel = 0; channel < channels; channel++) {
      sum += inRange(read(view, frame * frameBytes + (channel * bits) / 8))
    }
    mono[frame] = sum / channels
  }
  return mono
}

const READERS: Readonly<Record<string, (view: DataView, place: number) => number>> = {
  'integer 8': (view, place) => (view.getUint8(place) - 128) / 2 ** 7,
  'integer 16': (view, place) => view.getInt16(place, true) / 2 ** 15,
  'integer 24': (view, place) => (view.getUint16(place, true) + view.getInt8(place + 2) * 2 ** 16) / 2 ** 23,
  'integer 32': (view, place) => view.getInt32(place, true) / 2 ** 31,
  'float 32': (view, place) => view.getFloat32(place, true),
  'float 64': (view, place) => view.getFloat64(place, true),
}

/** A float may be anything: what is no number is no sound. */
function inRange(value: number): number {
  return Number.isNaN(value) ? 0 : Math.max(-1, Math.min(1, value))
}
