import { Failure, type Refusal } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { compileSchema } from '#kernel/validate.ts'
import { type CanonicalArtifact, canonicalArtifact } from '../text/canonical-artifact.ts'
import { normalizeText } from '../text/normalize.ts'
import { Transcript, TURN_MAX, TURNS_MAX, type Turn, WORDS_MAX } from './transcript-schema.ts'
import { type TurnDiff, turnDiff } from './turn-diff.ts'

export type TurnInput = Pick<Turn, 'speaker' | 'source' | 'text'> & Partial<Pick<Turn, 'at' | 'question_id'>>

export type MadeTranscript = { ok: true; transcript: Transcript } | { ok: false; refusal: Refusal }

/** What was typed and what was heard, in the order in which it was said, as one transcript. */
export function makeTranscript(said: {
  client_session_id: string
  language?: string | null
  turns: readonly TurnInput[]
}): MadeTranscript {
  if (said.turns.length > TURNS_MAX) return tooMuch(`A transcript has at most ${TURNS_MAX} turns.`)
  const turns = said.turns.map(
    ({ speaker, source, text, at = null, question_id = null }, i): Turn => ({
      turn: i + 1,
      speaker,
      at,
      source,
      question_id,
      text: normalizeText(text).trim(),
      corrected: false,
    }),
  )
  const empty = turns.find(
    ({ text, speaker, question_id }) => text === '' && !(speaker === 'client' && question_id !== null),
  )
  if (empty) return refused('empty_turn', `Turn ${empty.turn} says nothing.`, 'Leave it out.')
  return checked({
    client_session_id: said.client_session_id,
    language: said.language ?? null,
    version: 1,
    corrects: null,
    turns,
  })
}

/** An artifact of the house, read again. What does not read is broken, and nobody's to answer. */
export function readTranscript(text: string): Transcript {
  const parsed = parseStrict(text, { maxBytes: 8 * WORDS_MAX })
  const error = parsed.ok ? compileSchema(Transcript)(parsed.value) : parsed.error
  if (error)
    throw new Failure(
      'transcript.broken',
      `The transcript cannot be read: ${error.message}`,
      'Restore it from a backup.',
    )
  return (parsed as { value: unknown }).value as Transcript
}

export interface TurnEdit {
  turn: number
  text: string
}

export type CorrectedTranscript =
  | { ok: true; transcript: Transcript; diff: TurnDiff[] }
  | { ok: false; refusal: Refusal }

const EDITS_MAX = 200

/** A new version in which some turns read otherwise, and what is other about them. What was asked stays as it was asked. */
export function correctTranscript(transcript: Transcript, edits: readonly TurnEdit[]): CorrectedTranscript {
  if (edits.length === 0) return refused('no_edits', 'Nothing is to be corrected.', 'Say which turn should read how.')
  if (edits.length > EDITS_MAX) return tooMuch(`A correction changes at most ${EDITS_MAX} turns.`)
  const texts = new Map(edits.map(({ turn, text }) => [turn, normalizeText(text).trim()]))
  if (texts.size < edits.length) return refused('twice', 'One turn is corrected twice.', 'Send each turn once.')
  const diff: TurnDiff[] = []
  for (const [number, text] of texts) {
    const turn = transcript.turns.find((one) => one.turn === number)
    if (!turn) return refused('no_turn', `There is no turn ${number}.`, 'Name a turn of this transcript.')
    if (turn.source === 'asked')
      return refused('question_fixed', `Turn ${number} is a question as it was asked.`, 'Correct the answer.')
    if (text === '') return refused('empty_turn', `Turn ${number} would say nothing.`, 'Write what was said.')
    if (text === turn.text) return refused('no_change', `Turn ${number} reads so already.`, 'Leave it out.')
    diff.push(turnDiff(number, turn.text, text))
  }
  const made = checked({
    ...transcript,
    version: transcript.version + 1,
    corrects: transcriptArtifact(transcript).hash_sha256,
    turns: transcript.turns.map((turn) => {
      const text = texts.get(turn.turn)
      return text === undefined ? turn : { ...turn, text, corrected: true }
    }),
  })
  return made.ok ? { ...made, diff: diff.toSorted((a, b) => a.turn - b.turn) } : made
}

export function transcriptArtifact(transcript: Transcript): CanonicalArtifact {
  return canonicalArtifact('transcript', transcript)
}

const NAMES: Readonly<Record<Turn['speaker'], string>> = {
  interviewer: 'Interviewer',
  client: 'Client',
  attorney: 'Attorney',
  interpreter: 'Interpreter',
  other: 'Another person',
}

/** The transcript as a page of text: what is quoted from it is pointed at here. */
export function transcriptText({ turns }: Transcript): string {
  return turns.map(turnText).join('\n')
}

function turnText({ turn, speaker, at, source, text, corrected }: Turn): string {
  const marks = [at, source === 'dictated' ? 'dictated' : null, corrected ? 'corrected' : null].filter(Boolean)
  // Further lines are set in, so that no answer can look like another turn.
  const said = text === '' ? '(left out)' : text.replaceAll(/[\n\u2028\u2029]/g, '\n    ')
  return `[${turn}] ${NAMES[speaker]}${marks.length > 0 ? ` (${marks.join(', ')})` : ''}: ${said}`
}

function checked(transcript: Transcript): MadeTranscript {
  const long = transcript.turns.find(({ text }) => [...text].length > TURN_MAX)
  if (long) return tooMuch(`Turn ${long.turn} is longer than ${TURN_MAX} characters.`)
  const all = transcript.turns.reduce((sum, { text }) => sum + text.length, 0)
  if (all > WORDS_MAX) return tooMuch(`A transcript has at most ${WORDS_MAX} characters.`)
  const error = compileSchema(Transcript)(transcript)
  if (error) return refused('shape', `${error.path}: ${error.message}`, error.next)
  return { ok: true, transcript }
}

function tooMuch(message: string) {
  return refused('too_much', message, 'Part it into several.')
}

function refused(what: string, message: string, next: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { code: `transcript.${what}`, message, next } }
}
