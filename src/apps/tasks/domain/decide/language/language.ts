import type { ExtractedParams, IntentType } from '../../../contracts.ts'

/**
 * What the engine has to be told about a language. Everything is words:
 * - a word list is words between blanks;
 * - a phrase list holds one pattern a line (or between commas).
 *
 * A pattern is elements between blanks:
 * `word`, `a|b`, `@class`, `#shape` (number, ordinal, clock, quote, emoji, unknown), each with `?` when it may be missing
 * or `*` when it may be repeated or missing;
 * `{d}` description, `{r}` reference, `{n}` new words, `{x}` anything, each one word or more, as few as possible;
 * `{t:class}` only words of that class, `{d!class}` none of it; `{d^class}` a first word of it, `{d~class}` another first word;
 * `:` a colon or dash stands here; `;` any mark stands here.
 */
export interface Language {
  tag: string
  /** One written word that is several: "don't" is "do not". */
  contractions: Record<string, string>
  /** Another spelling, an abbreviation or a common slip of one word. */
  spellings: Record<string, string>
  /** Words that are recognised with one slip (Damerau distance 1), and look-alikes that are words of their own. */
  corrected: string
  lookalikes: string
  /** Words that are recognised with letters repeated. */
  stretched: string
  /** Rows of the keyboard. */
  keys: string
  /** Ends of a clock time: "5pm". Ends of an ordinal: "2nd". */
  clockEnds: string
  ordinalEnds: string
  /** Classes by name: lists of words, and lists of patterns. */
  words: Record<EngineWord, string> & Record<string, string>
  /** The base forms that a past may be of: "bought" is of "buy". */
  pasts: Record<string, string[]>
  phrases: Record<'show' | 'listname', string> & Record<string, string>
  openings: Opening[]
  /** Courtesy at the end belongs to no description; the loose words belong to no reference either. */
  closings: { courtesy: string; loose: string }
  frames: FrameRow[]
  assent: Assent
  reference: ReferenceWords
  asked: { confirm: string[]; description: string[]; which: string[] }
}

/**
 * How a sentence begins before it says what it wants.
 * - address: greeting, name, filler; changes nothing
 * - doubt: "maybe", "I'm not sure": what follows states nothing, and a duty is only considered
 * - request: "could you": what follows is a command, question mark or not
 * - permission: "can I": a command when it names its object, else a question how it is done
 * - wish: "I'd like to": what follows is a command
 * - duty: "I need to": a command to the list when it speaks of the list, else the task itself
 */
export interface Opening {
  kind: 'address' | 'doubt' | 'request' | 'permission' | 'wish' | 'duty'
  says: string
}

/**
 * A frame says which intent a sentence of its form has.
 * - sure: the form names the list or a task; the object is not questioned
 * - plain: the form is a bare verb; the object must not belong to a foreign domain
 */
export interface FrameRow {
  intent: IntentType
  trust: 'sure' | 'plain'
  says: string
  confidence?: number
  bulk?: boolean
  help?: ExtractedParams['help']
  /** How `{n}` becomes the new description: as it stands, or appended to the reference (a new time). */
  renews?: 'replaced' | 'appended'
  /** The description is everything that follows, to the last character. */
  verbatim?: boolean
  /** A command in the form of a question: "can milk be added to my list". */
  asks?: boolean
  /** A verb that people use for much else: its object must be called a task, or be one by its form ("drop buy milk"). */
  named?: boolean
  /** A verb of lists and of little else: a thing of which nothing is known may be a task. */
  ours?: boolean
  /** A verb that takes any object: what it takes must be made of words that tasks are made of. */
  known?: boolean
  /** What `{t}` holds need not be a time: "when I get home". */
  whenever?: boolean
  /** A statement ("the report is done"): with a question mark it states nothing. */
  states?: boolean
  /** An imperative that also names something people do: after "I want to" it needs a task by name. */
  bare?: boolean
}

export interface Assent {
  yes: string
  /** Answers that echo the question ("I do"): a yes unless a no stands beside them. */
  echo: string
  /** Yes-words that also only strengthen: "absolutely not" is a no. */
  strong: string
  /** A yes only when it is the whole answer, and something was asked: "great, thanks". */
  approval: string
  no: string
  right: string
  wrong: string
  not: string
  unsure: string
  /** Acts of the list, which only a plain yes or no may carry: "yes, delete it". */
  acts: string
  /** Takes back what a yes gave; a no stays a no. */
  but: string
  /** Small talk in words of yes: with one of these it is no answer. */
  aside: string
  /** Words that answers are made of otherwise; the small ones may stand beside an echo. */
  small: string
  glue: string
  /** The ways to say yes that let something be deleted: no hedge, no praise, no echo of half a sentence. */
  certain: string
  /** Ends the talk and agrees to nothing: "ok, that's it". */
  closes: string
  /** The only words that may stand beside those. */
  beside: string
}

export interface ReferenceWords {
  /** Stand before the name of a task, or behind it, and belong to no name. */
  before: string
  after: string
  pronouns: string
  /** What every pronoun becomes. */
  it: string
  /** Says that there is a task, but not which. */
  nothing: string
  /** More than one task. */
  bulk: string
  /** What a resolver understands for each spelling of a number or a position. */
  numbers: Record<string, string>
}

/** The word classes that the engine itself asks about; a language may have more for its own patterns. */
export type EngineWord =
  | 'acting'
  | 'all'
  | 'already'
  | 'alone'
  | 'amount'
  | 'around'
  | 'assentnoun'
  | 'asking'
  | 'aux'
  | 'became'
  | 'but'
  | 'calc'
  | 'chores'
  | 'clausal'
  | 'clear'
  | 'commanded'
  | 'conj'
  | 'consumed'
  | 'counter'
  | 'courteous'
  | 'det'
  | 'due'
  | 'exclaiming'
  | 'expecting'
  | 'elided'
  | 'encounter'
  | 'filler'
  | 'finite'
  | 'finding'
  | 'for'
  | 'gadget'
  | 'gerund'
  | 'greeting'
  | 'hailing'
  | 'hard'
  | 'homely'
  | 'imperative'
  | 'informing'
  | 'leaning'
  | 'listword'
  | 'makeable'
  | 'manner'
  | 'mealone'
  | 'media'
  | 'modalnoun'
  | 'mine'
  | 'motion'
  | 'musing'
  | 'mutual'
  | 'needing'
  | 'not'
  | 'notfirst'
  | 'one'
  | 'onoff'
  | 'number'
  | 'ordinal'
  | 'particle'
  | 'past'
  | 'place'
  | 'people'
  | 'playing'
  | 'pointed'
  | 'pointing'
  | 'progressive'
  | 'pronoun'
  | 'resuming'
  | 'recent'
  | 'setting'
  | 'shown'
  | 'skills'
  | 'smalltalk'
  | 'soft'
  | 'source'
  | 'speaker'
  | 'stating'
  | 'sub'
  | 'subject'
  | 'sure'
  | 'switching'
  | 'the'
  | 'thanking'
  | 'time'
  | 'unamounted'
  | 'verbs'
  | 'wh'
  | 'whereabouts'
  | 'with'
  | 'yes'
  | 'you'
