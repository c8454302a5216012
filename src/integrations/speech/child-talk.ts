import type { TranscriptSegment } from '#kernel/ports/transcriber.ts'
import type { SpeechCode } from './refusals.ts'
import type { Wav } from './wav-header.ts'

/** What is said between us and the engine's own process. */
export interface Job {
  id: number
  path: string
  wav: Wav
  /** Null: where they always are. */
  weightsFolder: string | null
}

export type FromChild = { id: number } & (
  | { kind: 'alive'; rssBytes: number }
  | { kind: 'segment'; segment: TranscriptSegment }
  | { kind: 'done' }
  | { kind: 'refused'; code: SpeechCode }
)
