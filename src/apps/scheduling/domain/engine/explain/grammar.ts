import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { compilePattern, type Firsts, firstsOf, type Pattern } from './patterns.ts'
import type { TimeJoins } from './slot-words.ts'

/** What a whole phrase says. `neutral`: nothing about the slot. */
export const PHRASE_KINDS = [
  /** "yes": an answer only with nothing against it. */
  'yes',
  /** The slot itself is accepted. */
  'accept',
  /** "perfect", "sounds good" */
  'agree',
  'no',
  /** The slot is refused; another one may suit. */
  'fails',
  /** The meeting is refused. */
  'decline',
  'removed',
  /** "unfortunately": beside a yes it contradicts. */
  'sorry',
  'but',
  /** Another time would be better. */
  'prefer',
  /** "Enjoy the meeting": said by those who stay away. */
  'absent',
  /** Why the meeting is refused for good, or that no more mail is wanted: beside a refusal it makes that final, alone it says nothing. */
  'final',
  /** What keeps somebody from this time: beside a refusal it leaves other times open, beside a yes it contradicts, alone it says nothing. */
  'reason',
  /** The same in words that nothing here knows, at the time of the slot. */
  'open',
  /** "Another time": this one is refused, but not for good. */
  'later',
  /** The wish for another proposal: belongs to a refusal of this one, alone it says nothing. */
  'another',
  /** "Received": the mail was read. Beside it an "ok" may say no more than that. */
  'heard',
  'greeting',
  'thanks',
  'neutral',
  /** After it a signature may follow on the same line. */
  'closing',
] as const
export type PhraseKind = (typeof PHRASE_KINDS)[number]

/** The phrases of one language, as data: patterns apart by semicolons or line ends. See `patterns.ts` for how they are written. */
export interface Grammar {
  language: MailLanguage
  parts: Readonly<Record<string, string>>
  phrases: Readonly<Partial<Record<PhraseKind, string>>>
  joins: TimeJoins
  /** Sickness, death, absence: whatever else is said, a person reads it. Beginnings of words. */
  personal: string
}

/** More parts and phrases of a language, in a file of their own. */
export type Extension = Pick<Grammar, 'parts' | 'phrases'>

export interface CompiledGrammar {
  language: MailLanguage
  named: ReadonlyMap<string, Pattern>
  phrases: ReadonlyArray<{ kind: PhraseKind; pattern: Pattern; firsts: Firsts }>
  joins: TimeJoins
}

export function compileGrammar(
  { language, parts, phrases, joins }: Grammar,
  shared: Grammar['phrases'],
  extension: Extension,
): CompiledGrammar {
  const named = new Map(
    Object.entries({ ...parts, ...extension.parts }).map(([name, source]) => [name, compilePattern(oneLine(source))]),
  )
  const listed = [phrases, extension.phrases, shared].flatMap((source) =>
    PHRASE_KINDS.flatMap((kind) =>
      split(source[kind] ?? '').map((text) => {
        const pattern = compilePattern(text)
        return { kind, pattern, firsts: firstsOf(pattern, named) }
      }),
    ),
  )
  return { language, named, phrases: listed, joins }
}

const oneLine = (source: string) => source.replace(/\s+/gu, ' ').trim()

function split(source: string): string[] {
  return source
    .split(/[;\n]/u)
    .map((text) => text.trim())
    .filter((text) => text !== '')
}
