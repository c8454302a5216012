import type { SpokenText } from '#kernel/ports/transcriber.ts'
import { cut } from '../text/quote.ts'
import type { TurnInput } from './transcript.ts'
import type { Speaker } from './transcript-schema.ts'

/** A question as it was asked, and the answer as far as there is one. */
export interface Exchange {
  question_id: string
  question: string
  asked_at: string | null
  answer: string | null
  answered_at: string | null
  source: 'typed' | 'dictated' | null
}

/** Question and answer as the turns that they are. An answer that was left out is told as such. */
export function exchangeTurns({ question_id, question, asked_at, answer, answered_at, source }: Exchange): TurnInput[] {
  return [
    { speaker: 'interviewer', source: 'asked', at: asked_at, question_id, text: question },
    { speaker: 'client', source: source ?? 'typed', at: answered_at, question_id, text: answer ?? '' },
  ]
}

/** So long a silence begins a new turn, and so does so much talk. */
const PAUSE_MS = 3000
const TURN_CHARS = 4000
const SEGMENTS_MAX = 20_000

/** What an engine heard, parted where the speaker paused. `startedAt` is when the recording began. */
export function dictatedTurns(
  spoken: SpokenText,
  by: { speaker: Speaker; startedAt: string | null; question_id?: string | null },
): TurnInput[] {
  const { speaker, startedAt, question_id = null } = by
  const turns: Array<{ startMs: number; endMs: number; text: string }> = []
  for (const { startMs, endMs, text } of spoken.segments.slice(0, SEGMENTS_MAX)) {
    const words = cut(text.trim(), TURN_CHARS)
    const last = turns.at(-1)
    if (words === '') continue
    if (last && startMs - last.endMs < PAUSE_MS && last.text.length + words.length < TURN_CHARS) {
      last.text = `${last.text} ${words}`
      last.endMs = endMs
    } else turns.push({ startMs, endMs, text: words })
  }
  return turns.map(({ startMs, text }) => ({
    speaker,
    source: 'dictated',
    at: timestampAfter(startedAt, startMs),
    question_id,
    text,
  }))
}

function timestampAfter(startedAt: string | null, ms: number): string | null {
  const start = startedAt === null ? Number.NaN : Date.parse(startedAt)
  const at = new Date(start + Math.max(0, ms))
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}
