import type { MailLanguage } from '#kernel/contracts/scheduling.ts'

/** What a stretch of words says. The longest stretch wins, so that "can't wait" is not "can't". */
export const CUES = [
  /** The slot itself is accepted: "works for me", "I'll be there". */
  'yes',
  /** Assent that may only mean the meeting as such: "sounds good", "happy to". */
  'agree',
  'particleYes',
  'particleNo',
  /** The slot is refused. */
  'fails',
  /** The meeting is refused, whenever it is. */
  'decline',
  'removed',
  /** Threats, orders to the system, other people's data, other business. */
  'unusual',
  'delegate',
  'maybe',
  /** Neither yes nor no, whatever follows: "not sure". */
  'doubt',
  'prefer',
  'reluctant',
  'promise',
  /** The words of an absence notice. */
  'away',
  'propose',
  'cond',
  /** Only the house can answer it. */
  'house',
  /** Says nothing about the meeting. */
  'polite',
  'where',
  'when',
  'long',
  'zone',
  'topic',
  'who',
] as const
export type Cue = (typeof CUES)[number]

/** Fragments of regular expressions over folded text: lower case, no accents, plain apostrophes, single spaces. */
export type Fragments = readonly string[]

export interface TimeWords {
  /** Monday first. */
  weekdays: Fragments
  months: Fragments
  today: Fragments
  tomorrow: Fragments
  dayAfterTomorrow: Fragments
  /** Before or after a weekday. */
  coming: Fragments
  next: Fragments
  thisWeek: Fragments
  nextWeek: Fragments
  /** Between the day and the month, and after the day. */
  ofMonth: string
  ordinal: string
  /** Before the number of a day that stands alone. */
  dayOnly: Fragments
  morning: Fragments
  afternoon: Fragments
  evening: Fragments
  /** Before an hour. */
  at: Fragments
  /** After an hour. */
  hour: Fragments
  am: Fragments
  pm: Fragments
  noon: Fragments
  /** Before a time: later than it, or earlier. */
  after: Fragments
  before: Fragments
  /** Between two times. */
  to: Fragments
  /** Beside an hour: it is not the full hour that is meant. */
  fraction: Fragments
}

export interface Lexicon {
  language: MailLanguage
  /** Frequent small words by which the language is known. */
  common: string
  greeting: Fragments
  closing: Fragments
  /** Begin a clause that stands against the one before. */
  but: Fragments
  negators: Fragments
  /** A negator may stand after what it negates: "passt mir nicht". */
  negatesAfter?: boolean
  /** Make what the sentence says depend on something. */
  ifs: Fragments
  /** Begin a question that may lack its mark. */
  asks: Fragments
  /** Whole words first written another way. */
  spellings: readonly (readonly [string, string])[]
  cues: Readonly<Record<Cue, Fragments>>
  times: TimeWords
}
