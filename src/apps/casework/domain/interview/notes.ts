import { type CanonicalArtifact, canonicalArtifact } from '../text/canonical-artifact.ts'
import { cut } from '../text/quote.ts'
import { type AnswerKind, answerKind } from './answer-kind.ts'
import { type FoundDate, findDates } from './find/dates.ts'
import { findSums } from './find/details.ts'
import type { KnownName } from './find/known-names.ts'
import { findNames, type NameMention } from './find/names.ts'
import type { PromptPack } from './prompt-pack.ts'
import { transcriptArtifact } from './transcript.ts'
import type { Transcript, Turn } from './transcript-schema.ts'

/** What was said, question by question. Every entry points to its turn; nothing is concluded. */
export interface InterviewNotes {
  client_session_id: string
  transcript_version: number
  transcript_hash: string
  prompt_pack: string
  prompt_pack_hash: string
  questions: QuestionNotes[]
  /** What was said where no question had been asked. */
  unasked: Quote[]
  open_points: OpenPoint[]
}

export interface QuestionNotes {
  question_id: string
  question: string
  /** Elements of causes of action that the question is for. */
  for: readonly string[]
  status: 'answered' | 'vague' | 'denied' | 'declined' | 'not_answered'
  quotes: Quote[]
  dates: Array<FoundDate & { turn: number }>
  names: NameMention[]
  sums: Array<{ turn: number; text: string }>
}

export interface Quote {
  turn: number
  text: string
  /** There is more of it in the transcript. */
  cut: boolean
}

export interface OpenPoint {
  code: 'not_asked' | 'not_answered' | 'declined' | 'vague' | 'date_unclear'
  question_id: string
  text: string
}

const QUOTE_MAX = 600
const QUOTES_MAX = 10
const FOUND_MAX = 30
const QUESTIONS_MAX = 200

export function interviewNotes(
  transcript: Transcript,
  pack: PromptPack,
  known: readonly KnownName[] = [],
): InterviewNotes {
  const names = findNames(transcript.turns.filter(isSaid), known)
  const { asked, unasked } = byQuestion(transcript)
  const questions = asked.map((entry) => questionNotes(entry, pack, names))
  return {
    client_session_id: transcript.client_session_id,
    transcript_version: transcript.version,
    transcript_hash: transcriptArtifact(transcript).hash_sha256,
    prompt_pack: pack.version,
    prompt_pack_hash: pack.hash,
    questions,
    unasked: quotesOf(unasked),
    open_points: openPoints(questions, pack),
  }
}

export function notesArtifact(notes: InterviewNotes): CanonicalArtifact {
  return canonicalArtifact('interview_notes', notes)
}

interface Query {
  question_id: string
  question: string
  answers: Turn[]
}

/** What the client or somebody beside them said, not what was asked. */
export function isSaid({ source, text }: Turn): boolean {
  return source !== 'asked' && text !== ''
}

/** An answer belongs to the question that it names, or else to the one that was asked last. */
function byQuestion({ turns }: Transcript): { asked: Query[]; unasked: Turn[] } {
  const asked = new Map<string, Query>()
  const unasked: Turn[] = []
  let last: Query | undefined
  for (const turn of turns) {
    if (turn.source === 'asked') {
      const { question_id, text } = turn
      if (question_id !== null && !asked.has(question_id) && asked.size < QUESTIONS_MAX)
        asked.set(question_id, { question_id, question: text, answers: [] })
      last = question_id === null ? undefined : asked.get(question_id)
      continue
    }
    const question = turn.question_id === null ? last : asked.get(turn.question_id)
    if (question) question.answers.push(turn)
    else if (isSaid(turn)) unasked.push(turn)
  }
  return { asked: [...asked.values()], unasked }
}

function questionNotes(
  { question_id, question, answers }: Query,
  pack: PromptPack,
  names: readonly NameMention[],
): QuestionNotes {
  const said = answers.filter(isSaid)
  const turns = new Set(said.map(({ turn }) => turn))
  return {
    question_id,
    question,
    for: pack.questions.find(({ id }) => id === question_id)?.for ?? [],
    status: STATUS[answerKind(said.map(({ text }) => text).join(' '))],
    quotes: quotesOf(said),
    dates: said.flatMap(({ turn, text }) => findDates(text).map((date) => ({ turn, ...date }))).slice(0, FOUND_MAX),
    names: names.filter(({ turn }) => turns.has(turn)).slice(0, FOUND_MAX),
    sums: said.flatMap(({ turn, text }) => findSums(text).map((sum) => ({ turn, text: sum }))).slice(0, FOUND_MAX),
  }
}

const STATUS: Readonly<Record<AnswerKind, QuestionNotes['status']>> = {
  told: 'answered',
  vague: 'vague',
  denied: 'denied',
  declined: 'declined',
  empty: 'not_answered',
}

function quotesOf(turns: readonly Turn[]): Quote[] {
  return turns
    .slice(0, QUOTES_MAX)
    .map(({ turn, text }) => ({ turn, text: cut(text, QUOTE_MAX), cut: text.length > QUOTE_MAX }))
}

const AMBIGUOUS_DAY = /^\d{1,2}[/.-]\d{1,2}[/.-]\d{2,4}$/

function openPoints(questions: readonly QuestionNotes[], pack: PromptPack): OpenPoint[] {
  const asked = new Set(questions.map(({ question_id }) => question_id))
  return [
    ...questions.flatMap(({ question_id, status, dates }): OpenPoint[] => [
      ...(status === 'not_answered' ? [point('not_answered', question_id, 'The question was left out.')] : []),
      ...(status === 'declined' ? [point('declined', question_id, 'The client would rather not say.')] : []),
      ...(status === 'vague' ? [point('vague', question_id, 'The answer is vague.')] : []),
      ...dates
        .filter(({ text, iso }) => iso === null && AMBIGUOUS_DAY.test(text))
        .map(({ text, turn }) =>
          point('date_unclear', question_id, `${text} in turn ${turn} may be more than one day.`),
        ),
    ]),
    ...pack.questions
      .filter(({ id, when, follow_up_of }) => follow_up_of === null && when.length === 0 && !asked.has(id))
      .map(({ id }) => point('not_asked', id, 'The question was not asked.')),
  ]
}

function point(code: OpenPoint['code'], question_id: string, text: string): OpenPoint {
  return { code, question_id, text }
}
