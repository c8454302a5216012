import {
  AUXILIARIES,
  CLIENT_WORDS,
  EMPLOYER_WORDS,
  FIRST_OR_SECOND,
  POINTERS,
  STRONG,
  SUBORDINATORS,
  TELLING,
  THIRD,
  THIRD_WORDS,
} from './lexicon.ts'
import {
  isClientWord,
  isOtherPerson,
  isOwnerElse,
  isStrangerAt,
  type People,
  personIn,
  type Who,
  whoIsNamed,
} from './persons.ts'
import { isVerb as isVerbWord } from './verbs.ts'
import type { Words } from './words.ts'

export interface Clause {
  start: number
  end: number
  /** Clauses of one segment share what is denied or supposed; a "but" or an "and she" begins another. */
  segment: number
  /** Where its verb begins. */
  verb: number
  subject: Who | 'thing' | 'unknown'
  isFirstPerson: boolean
  /** Of whom `she` speaks in it, and of whom after it. */
  third: Who
  person: Who | null
  /** Somebody was named before, so that `she` is not just anybody. */
  isThirdKnown: boolean
}

export function clausesOf(words: Words, people: People, before: Who | null): Clause[] {
  const clauses: Clause[] = []
  // Who tells of herself calls others "she".
  let third: Who =
    before ?? (words.words.some((word) => /^(?:i|me|my|mine|myself)$/.test(word)) ? 'employer' : 'somebody')
  let isThirdKnown = before !== null
  let segment = -1
  const starts = clauseStarts(words)
  for (const [at, { start, isSegment }] of starts.entries()) {
    if (isSegment) segment += 1
    const end = starts[at + 1]?.start ?? words.words.length
    const clause = readClause(words, people, { start, end, segment, third, isThirdKnown, last: clauses.at(-1) })
    clauses.push(clause)
    if (clause.person !== null) {
      third = clause.person
      isThirdKnown = true
    }
  }
  return clauses
}

function clauseStarts(words: Words): Array<{ start: number; isSegment: boolean }> {
  const starts = [{ start: 0, isSegment: true }]
  for (let at = 1; at < words.words.length; at++) {
    const isSegment = beginsSegment(words, at)
    if (isSegment || beginsClause(words, at)) starts.push({ start: at, isSegment })
  }
  return starts
}

const AND = new Set(['and', 'so', 'then'])
const OWN_SUBJECT = new Set([
  'my',
  'the',
  'his',
  'her',
  'our',
  'their',
  'your',
  'mr',
  'ms',
  'mrs',
  'dr',
  'hr',
  'nobody',
  'nothing',
  'no',
])
const SAYS = new Set(['said', 'says', 'told', 'added', 'wrote', 'insisted', 'claimed', 'explained'])

function beginsSegment(all: Words, at: number): boolean {
  const { words, breaks, stops } = all
  const [word, next = ''] = [words[at]!, words[at + 1]]
  if (stops.has(at)) return true
  if (STRONG.has(word) && next !== 'to' && !/^(?:all|as|nothing|anything)$/.test(words[at - 1]!)) return true
  if (AND.has(word)) {
    const isOwn = OWN_SUBJECT.has(next) || words.slice(at + 1, at + 4).some(isPronoun)
    if (isPronoun(next) || (breaks.has(at) && isOwn) || /^(?:nobody|nothing)$/.test(next)) return true
    // "I worked late and was never paid": another verb of the same person.
    const isVerbNext = AUXILIARIES.has(next) || (next === 'never' && isVerb(all, at + 2))
    return word === 'and' && isVerbNext && !isNegativeSubject(all, at)
  }
  // "After I complained, they fired me", but not "nobody, he said, ever touched me".
  return breaks.has(at) && isPronoun(word) && !(SAYS.has(next) && breaks.has(at + 2))
}

function isPronoun(word: string): boolean {
  return FIRST_OR_SECOND.has(word) || THIRD.has(word) || word === 'it'
}

/** "Nobody touched me and was ever rude": what the subject denies is denied of every verb. */
function isNegativeSubject(words: Words, at: number): boolean {
  const from = words.words.slice(0, at)
  const verb = from.findIndex((_, place) => isVerb(words, place))
  return from
    .slice(0, verb < 0 ? from.length : verb)
    .some((word) => /^(?:nobody|none|neither|nothing|no|nor)$/.test(word))
}

/** "In May" has no verb. */
function isVerb({ words, capitals }: Words, at: number): boolean {
  return isVerbWord(words[at] ?? '') && !(/^(?:may|will)$/.test(words[at]!) && capitals.has(at) && at > 0)
}

function breaksAt({ breaks }: Words, at: number): boolean {
  return breaks.has(at)
}

function beginsClause(all: Words, at: number): boolean {
  const { words, capitals } = all
  const [word, next = ''] = [words[at]!, words[at + 1]]
  // "He said I was", "she told me they had".
  if (/^(?:i|he|she|they|we)$/.test(word) && at > 1) {
    const isTold = /^(?:me|him|her|them|us|you)$/.test(words[at - 1]!) && isVerb(all, at - 2)
    if (isTold || (isVerb(all, at - 1) && !AUXILIARIES.has(words[at - 1]!)) || words[at - 1] === 'saying') return true
  }
  // "In the case we read, a driver was denied".
  const isNew = breaksAt(all, at) && (/^(?:a|an|the|one|two|three)$/.test(word) || OWN_SUBJECT.has(word))
  if (isNew && words.slice(0, at).some((_, before) => isVerb(all, before)))
    if ([1, 2, 3, 4, 5].some((more) => isVerb(all, at + more) && !breaksAt(all, at + more))) return true
  // "She said the system was".
  const isSaid = /^(?:said|says|saying)$/.test(words[at - 1] ?? '') && (word === 'the' || OWN_SUBJECT.has(word))
  if (isSaid && !capitals.has(at) && [1, 2, 3, 4, 5].some((more) => isVerb(all, at + more))) return true
  // "Told them somebody would".
  if (/^(?:somebody|someone|nobody|everybody|everyone|people|my|the|his|our|it|there)$/.test(word) && at > 1)
    if (/^(?:me|him|her|them|us)$/.test(words[at - 1]!) && TELLING.has(words[at - 2]!)) return true
  if (!SUBORDINATORS.has(word)) return false
  if (/^(?:that|because|who|whom|which|when|where|while)$/.test(word)) return next !== 'of'
  if (/^(?:me|him|them|us)$/.test(next)) return false
  // "After my injury" is no clause, "after she complained" is one.
  return (
    isPronoun(next) ||
    POINTERS.has(next) ||
    capitals.has(at + 1) ||
    [1, 2, 3, 4, 5].some((more) => isVerb(all, at + more))
  )
}

interface Place {
  start: number
  end: number
  segment: number
  third: Who
  isThirdKnown: boolean
  last: Clause | undefined
}

const SKIPPED = new Set(['and', 'but', 'so', 'then', 'that', 'because', 'although', 'though', 'however'])

function readClause(words: Words, people: People, { start, end, segment, third, isThirdKnown, last }: Place): Clause {
  const all = words.words
  let from = start
  while (from < end && (SKIPPED.has(all[from]!) || SUBORDINATORS.has(all[from]!))) from++
  let verb = from
  while (verb < end && !isVerb(words, verb)) verb++
  // "I work as a line cook": after "I" comes a verb, known or not.
  if (verb === end && isPronoun(all[from] ?? '') && from + 1 < end) verb = from + 1
  // "On Friday, Mr. Becker": what is before the comma is when.
  for (let at = verb - 1; at > from; at--) if (words.breaks.has(at) && !isList(all, at)) from = Math.max(from, at)
  const region = all.slice(from, verb)
  const isRelative = /^(?:who|whom|which|that)$/.test(all[start]!) && region.length === 0
  const own = region.length === 0 ? null : subjectIn(words, people, from, verb, third)
  const subject = own ?? (isRelative ? headBefore(words, people, start, third) : (last?.subject ?? 'unknown'))
  const isFirstPerson =
    own === null ? (last?.isFirstPerson ?? false) && !isRelative : region.at(-1) === 'i' && people.writer === 'client'
  return {
    start,
    end,
    segment,
    verb,
    subject,
    isFirstPerson,
    third,
    isThirdKnown,
    person: personIn(words, people, start, end),
  }
}

/** "Dana, Maria, and I", "Harborline, Inc.": a comma within a subject. */
function isList(all: readonly string[], at: number): boolean {
  return /^(?:and|or|inc|llc|ltd|corp|co)$/.test(all[at]!)
}

function subjectIn(words: Words, people: People, from: number, verb: number, third: Who): Clause['subject'] {
  const region = words.words.slice(from, verb)
  const last = region.findLast((word) => !isAdverb(word)) ?? ''
  // "As a Muslim woman I".
  const isSpeaker = FIRST_OR_SECOND.has(last)
  const speaker = last === 'you' ? 'client' : people.writer
  if (isSpeaker && /^(?:as|being)$/.test(words.words[from - 1] ?? '')) return speaker
  // "My request for time off to care for my father".
  if (/^(?:my|your|our)$/.test(region[0] ?? '') && OWN_THINGS.test(region[1] ?? '') && isClientWord(people, region[0]!))
    return 'client'
  const others = region.findIndex((_, at) => isOtherPerson(region, at))
  // "The people before me", "a woman I know".
  if (others >= 0 || region.some((_, at) => isOwnerElse(words, people, from + at))) return 'other'
  if (isSpeaker) return speaker
  if (last === 'undersigned') return people.writer
  if (THIRD.has(last)) return third
  const own = region.findIndex((word) => /^(?:my|your|our)$/.test(word) && isClientWord(people, word))
  if (own >= 0 && !region.slice(own).some((word) => EMPLOYER_WORDS.has(word))) return 'client'
  const named = region.map((word, at) => whoIsNamed(words, people, from + at, word)).filter((who) => who !== null)
  if (named.length > 0) return named.includes('client') ? 'client' : named[0]!
  if (region.some((_, at) => isStrangerAt(words, people, from + at))) return 'other'
  if (region.some((word) => EMPLOYER_WORDS.has(word))) return 'employer'
  if (region.some((word) => CLIENT_WORDS.has(word) && isClientWord(people, word))) return 'client'
  if (region.some((word) => POINTERS.has(word))) return 'thing'
  if (region.some((word) => THIRD_WORDS.has(word))) return third
  return 'unknown'
}

const OWN_THINGS =
  /^(?:request|requests|application|hours|pay|salary|wages|shifts|schedule|leave|job|position|employment|title|paycheck|check|commission|commissions|bonus|overtime|fmla)$/

function isAdverb(word: string): boolean {
  return (
    /^(?:also|then|later|once|often|still|just|again|already|finally|even|only|ever|never|soon|always|not)$/.test(
      word,
    ) || /..ly$/.test(word)
  )
}

/** "The man who groped me": who stands before the relative word. */
function headBefore(words: Words, people: People, start: number, third: Who): Clause['subject'] {
  const from = Math.max(0, start - 4)
  return subjectIn(words, people, from, start, third)
}
