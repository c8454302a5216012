import { type FileHandle, open, stat } from 'node:fs/promises'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { type AudioKind, kindOf } from './audio-kind.ts'
import { refusal } from './refusals.ts'
import { readWavHeader, type Wav } from './wav-header.ts'

export type AudioFile =
  | { ok: true; kind: 'wav'; wav: Wav; sizeBytes: number }
  | { ok: true; kind: Exclude<AudioKind, 'wav'>; sizeBytes: number }
  | { ok: false; refusal: Refusal }

/** Looks at a recording without hearing it: a few reads of a few bytes, whatever it claims to be. */
export async function lookAt(path: string, longestMs?: number): Promise<AudioFile> {
  const entry = await stat(path).catch(() => null)
  // A pipe would be waited for, a folder cannot be read.
  if (!entry?.isFile()) return { ok: false, refusal: refusal('audio.missing') }
  const file = await open(path)
  try {
    const { size: sizeBytes } = await file.stat()
    if (sizeBytes === 0) return { ok: false, refusal: refusal('audio.empty') }
    const kind = kindOf(await readAt(file, 0, 16))
    if (kind !== 'wav') return { ok: true, kind, sizeBytes }
    const header = await readWavHeader((place, length) => readAt(file, place, length), sizeBytes, longestMs)
    return header.ok ? { ok: true, kind, wav: header.wav, sizeBytes } : header
  } finally {
    await file.close()
  }
}

async function readAt(file: FileHandle, place: number, length: number): Promise<Uint8Array> {
  const { bytesRead, buffer } = await file.read(Buffer.alloc(length), 0, length, place)
  return buffer.subarray(0, bytesRead)
}
