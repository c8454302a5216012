import type { EpochDay } from '../zones.ts'

export const QUESTION_KINDS = ['where', 'when', 'long', 'zone', 'topic', 'who'] as const
export type QuestionKind = (typeof QUESTION_KINDS)[number]

/** How the attendee stands to the slot, as far as one mail tells. */
export type Stance =
  | 'yes'
  | 'preference'
  | 'reluctant'
  | 'maybe'
  | 'fails'
  | 'alternative'
  | 'decline'
  | 'removed'
  | null

/** What a mail mainly is. */
export type ReadingKind =
  | Exclude<Stance, null>
  | 'unclear'
  | 'courtesy'
  | 'question'
  | 'later'
  | 'internal'
  | 'unusual'
  | 'away'

export interface FoundTime {
  startMs: number
  text: string
}

/** One mail, read. */
export interface Reading {
  kind: ReadingKind
  /** Beside a question or a promise there may be an answer too. */
  stance: Stance
  questions: QuestionKind[]
  /** Certain ones only. */
  alternatives: FoundTime[]
  /** What less certain words may mean. */
  possible: number[]
  /** The words of alternatives without a certain time. */
  alternativeText: string | null
  /** The last day that a promise or an absence names. */
  untilDay: EpochDay | null
  /** Of an absence: back on that day, not only after it. */
  backThatDay: boolean
  /** Why it is for the assistant: "delegates", "conditional", "question", "special", "long", "unexplained", "personal". */
  why: string | null
}

export const nothingRead: Reading = {
  kind: 'unclear',
  stance: null,
  questions: [],
  alternatives: [],
  possible: [],
  alternativeText: null,
  untilDay: null,
  backThatDay: false,
  why: null,
}
