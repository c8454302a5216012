import type { SpokenText, Transcription, TranscriptSegment } from '#kernel/ports/transcriber.ts'
import { refusal } from './refusals.ts'
import { saidText } from './said-text.ts'

export const ANSWER_MAX_BYTES = 16 * 1024 * 1024
const SEGMENTS_MAX = 50_000
const SEGMENT_MAX_CHARS = 10_000
const TEXT_MAX_CHARS = 2_000_000

type Loose = { readonly [key: string]: unknown }

/**
 * What a server said was said. Nothing in it is trusted: times are put in order and into the recording, and text is
 * bounded. `durationMs` is null where the file does not tell it; then the server is believed, or it is 0.
 */
export function readSpoken(
  answer: { headers: Headers },
  body: string,
  engine: SpokenText['engine'],
  durationMs: number | null,
): Transcription {
  const isPlain = /^text\/plain\b/i.test(answer.headers.get('content-type') ?? '')
  const result = isPlain ? { text: body } : objectIn(body)
  if (!result) return { ok: false, refusal: refusal('speech.unreadable', 'it is no JSON') }
  const given = Array.isArray(result.segments) ? result.segments.slice(0, SEGMENTS_MAX) : []
  const length = durationMs ?? lengthOf(result, given)
  const whole = { startMs: 0, endMs: length, text: clean(result.text, TEXT_MAX_CHARS) }
  const parts = inOrder(given, length)
  const segments = parts.length > 0 ? parts : whole.text === '' ? [] : [whole]
  if (segments.length === 0) {
    const isSilent = typeof result.text === 'string' || Array.isArray(result.segments)
    return { ok: false, refusal: isSilent ? refusal('audio.silent') : refusal('speech.unreadable', 'it holds no text') }
  }
  return { ok: true, spoken: { language: languageOf(result.language), engine, durationMs: length, segments } }
}

function objectIn(body: string): Loose | null {
  try {
    const value: unknown = JSON.parse(body)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Loose) : null
  } catch {
    return null
  }
}

function lengthOf(result: Loose, segments: unknown[]): number {
  const ends = segments.map((segment) => msOf((segment as Loose | null)?.end))
  return ends.reduce((most, end) => Math.max(most, end), msOf(result.duration))
}

function inOrder(given: unknown[], lengthMs: number): TranscriptSegment[] {
  const segments: TranscriptSegment[] = []
  let [endMs, chars] = [0, 0]
  for (const one of given) {
    const segment = (typeof one === 'object' && one !== null ? one : {}) as Loose
    const text = clean(segment.text, Math.min(SEGMENT_MAX_CHARS, TEXT_MAX_CHARS - chars))
    if (text === '') continue
    const startMs = Math.min(lengthMs, Math.max(endMs, msOf(segment.start)))
    endMs = Math.min(lengthMs, Math.max(startMs, msOf(segment.end)))
    chars += text.length
    segments.push({ startMs, endMs, text })
  }
  return segments
}

/** A year is more than any recording. */
const MOST_SECONDS = 366 * 24 * 60 * 60

function msOf(seconds: unknown): number {
  return typeof seconds === 'number' && seconds > 0 && seconds < MOST_SECONDS ? Math.round(seconds * 1000) : 0
}

function clean(text: unknown, most: number): string {
  return typeof text === 'string' ? saidText(text, most) : ''
}

const CODES =
  'af ar az be bg bs ca cs cy da de el en es et fa fi fr gl he hi hr hu hy id is it ja kk kn ko lt lv mi mk mr ms ne nl no pl pt ro ru sk sl sr sv sw ta th tl tr uk ur vi zh'
const names = new Intl.DisplayNames(['en'], { type: 'language' })
const BY_NAME = new Map(CODES.split(' ').map((code) => [names.of(code)?.toLowerCase(), code]))

/** Servers say "english" or "en". */
function languageOf(result: unknown): string {
  if (typeof result !== 'string') return 'und'
  const word = result.trim().toLowerCase()
  const isCode = /^[a-z]{2,3}(-([a-z]{2}|[0-9]{3}))?$/.test(word)
  return (isCode ? Intl.getCanonicalLocales(word)[0] : BY_NAME.get(word)) ?? 'und'
}
