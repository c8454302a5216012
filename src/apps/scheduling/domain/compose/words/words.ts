/** What an inbound question can be about. */
export const TOPICS = [
  'where',
  'when',
  'duration',
  'zone',
  'about',
  'agenda',
  'link',
  'who',
  'confirmed',
  'another',
] as const
export type Topic = (typeof TOPICS)[number]

/** Seven for the days, Monday first. */
export type Week<T> = readonly [T, T, T, T, T, T, T]

/** Sentences of one kind. More of them, more variation; the numbers of two kinds in one mail had better be coprime. */
export type Variants = readonly [string, ...string[]]

/**
 * All that one language says. `{name}` stands for a value; `{title}` comes with its quotation marks and goes away with the
 * space before it; what stands in brackets goes away when a value in it is not known.
 *
 * Values: name, title, slot (date and time), duration, place, zone, about. A clause has a small first letter and no end,
 * so that several can be joined. Sentences are neutral as to the gender of writer and reader.
 */
export interface Words {
  locale: string
  quotes: readonly [string, string]
  /** With `{name}`; the composer takes the first, or another where `composed` says how many. */
  greetings: Variants
  /** How many of the greetings the composer takes; default 1. */
  composed?: number
  greetingBare: string
  /** After the greeting a sentence begins with a small letter. */
  smallStart?: true
  /** The composer takes the first two. */
  closings: readonly [string, string, ...string[]]
  subject: { initiate: string; followUp: string; reply: string }
  /** In place of a title that is not known. */
  meeting: string

  /** `{weekday}`, `{day}`, `{month}`. */
  date: string
  /** How the first of a month is written, where that is special. */
  firstDay?: string
  /** The weekday as `date` needs it, where that is not the nominative. */
  weekdayInDate?: Week<string>
  clock: '2:00 PM' | '14:00' | '14h00'
  /** `{date}`, `{time}`. */
  slot: string
  /** The same where `{time}` begins with the eleventh hour. */
  slotAtEleven?: string
  /** The abbreviations that this language has of its own. */
  zoneNames?: Readonly<Record<string, string>>

  initiate: { open: Variants; propose: Variants; place: Variants }
  /** The question whether the time suits, and the one for when no time is known. */
  ask: Variants
  askBare: Variants
  followUp: { open: Variants; middle: Variants }
  thanks: Variants
  /** Title and time, as they stand. */
  planned: Variants
  clarify: { open: Variants; ask: Variants }
  persist: { open: Variants; ask: Variants }
  alternatives: { open: Variants; note: Variants; ask: Variants }
  pending: { open: Variants; next: Variants }
  finalized: { open: Variants; next: Variants }

  /** Clauses. `final` is `confirmed` after everything was settled; `check` is for what the operation does not say. */
  answers: Record<Exclude<Topic, 'link' | 'agenda'> | 'final' | 'check' | 'aboutTitle', string>

  /** Alternatives of a regular expression; a letter before or after is added as a boundary. */
  questions: Record<Topic, string>
  /** What makes a sentence without a question mark a question. */
  asking: string
  /** Questions that want no answer. */
  smallTalk: string

  /** Every form of the weekdays. */
  weekdays: Week<string>
  /** Words that name a day or an hour without a number: none of them can be checked, so none is written. */
  vagueTimes: string
  minutes: string
  hours: string
  /** A length in words, and its minutes. */
  spokenLengths: Readonly<Record<string, number>>
  /** Hours in words. */
  spokenHours: string
  /** Words that tell of other participants. */
  others: string
  /** Words that promise, or speak of a time that was changed. */
  promises: string

  /** What only this language says in short replies. */
  shortReplies: string
  /** Frequent words. */
  common: string
}
