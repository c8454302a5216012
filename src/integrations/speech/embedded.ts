import type { Transcriber, Transcription } from '#kernel/ports/transcriber.ts'
import { lookAt } from './audio-file.ts'
import { unreadable } from './audio-kind.ts'
import { ENGINE_LIMITS, type EngineLimits, openEngineProcess } from './engine-process.ts'
import { refusal } from './refusals.ts'
import { ENGINE } from './weights.ts'

const WAITING_MAX = 100

export interface EmbeddedOptions {
  /** Longer recordings are refused; four hours unless said. */
  longestMs?: number
  weightsFolder?: string
  limits?: Partial<EngineLimits>
  program?: URL
}

/**
 * Speech to text on this machine, without a network: English, from WAV. It has a process of its own, so that nothing
 * here waits for it but the one who asked; recordings are heard one after the other.
 */
export function openEmbeddedTranscriber(options: EmbeddedOptions = {}): Transcriber & { close(): Promise<void> } {
  // Beside this file in the clone and in the installed package alike, under the ending that each of them has.
  const child = new URL(`./speech-child.${import.meta.url.endsWith('.ts') ? 'ts' : 'js'}`, import.meta.url)
  const engine = openEngineProcess(options.program ?? child, { ...ENGINE_LIMITS, ...options.limits })
  let queue: Promise<unknown> = Promise.resolve()
  let waiting = 0

  /** One after the other; whoever gives up does not wait for those before. */
  async function inTurn<T>(work: () => Promise<T>, signal: AbortSignal): Promise<T> {
    const turn = queue.then(work)
    queue = turn.catch(() => {})
    waiting++
    const { promise: gaveUp, reject } = Promise.withResolvers<never>()
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    try {
      return await Promise.race([turn, gaveUp])
    } finally {
      waiting--
      signal.removeEventListener('abort', giveUp)
    }
  }

  return {
    name: ENGINE.name,
    async transcribe({ path }, signal): Promise<Transcription> {
      signal.throwIfAborted()
      const audio = await lookAt(path, options.longestMs)
      signal.throwIfAborted()
      if (!audio.ok) return audio
      if (audio.kind !== 'wav') return { ok: false, refusal: unreadable(audio.kind) }
      if (waiting >= WAITING_MAX) return { ok: false, refusal: refusal('speech.busy') }
      const { wav } = audio
      const job = { path, wav, weightsFolder: options.weightsFolder ?? null }
      const heard = await inTurn(() => engine.run(job, signal), signal)
      if (!heard.ok) return { ok: false, refusal: refusal(heard.code) }
      if (heard.segments.length === 0) return { ok: false, refusal: refusal('audio.silent') }
      const spoken = { language: 'en', engine: ENGINE, durationMs: wav.durationMs, segments: heard.segments }
      return { ok: true, spoken }
    },
    close: () => engine.close(),
  }
}
