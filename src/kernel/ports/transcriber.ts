import type { Refusal } from '#kernel/contracts/refusal.ts'

export interface TranscriptSegment {
  startMs: number
  endMs: number
  text: string
}

export interface SpokenText {
  /** BCP 47. */
  language: string
  engine: { name: string; version: string }
  durationMs: number
  segments: TranscriptSegment[]
}

export type Transcription = { ok: true; spoken: SpokenText } | { ok: false; refusal: Refusal }

/** Speech to text. The audio is a file of this machine; what comes back is data and nothing else. */
export interface Transcriber {
  readonly name: string
  transcribe(audio: { path: string; name: string }, signal: AbortSignal): Promise<Transcription>
}
