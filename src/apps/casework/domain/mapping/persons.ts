import { EMPLOYER_WORDS, OTHER_MARKS, PERSON_WORDS, RELATIVES } from './lexicon.ts'
import type { Match } from './phrases.ts'
import { isVerb } from './verbs.ts'
import type { Words } from './words.ts'

/** Who somebody in a sentence is: the client, who acts for the employer, somebody else, or a person not known yet. */
export type Who = 'client' | 'employer' | 'other' | 'somebody'

export interface People {
  /** Single words of names that are known to the case, in lower case. */
  names: ReadonlyMap<string, Who>
  /** Who says "I". */
  writer: Who
}

/** "My sister", "another nurse", "two of the cooks", "men": a person who is neither the client nor acts for the employer. */
export function isOtherPerson(region: readonly string[], at: number): boolean {
  const word = region[at] ?? ''
  // "One of the hostesses".
  if (/^(?:one|two|three|some|several|many|most|few|any|half)$/.test(word) && region[at + 1] === 'of') return true
  if (word === 'family' && /^(?:leave|and|medical|emergency|care|business|owned)$/.test(region[at + 1] ?? ''))
    return false
  if (RELATIVES.has(word)) return true
  if (/^(?:workers?|workmans)$/.test(word) && /^comp/.test(region[at + 1] ?? '')) return false
  if (!PERSON_WORDS.has(word)) return OTHER_MARKS.has(word) && EMPLOYER_WORDS.has(region[at + 1] ?? '')
  // "The employee was terminated" is how a file speaks of the client.
  if (isTheClient(region, at)) return false
  return !EMPLOYER_WORDS.has(region[at + 1] ?? '')
}

export const TITLES = /^(?:mr|mrs|ms|miss|mx|dr|prof)$/

export function whoIsNamed({ words, capitals }: Words, people: People, at: number, word: string): Who | null {
  const known = people.names.get(word)
  if (known && capitals.has(at)) return known
  if (isTheClient(words, at)) return 'client'
  // "Ms. Ortega": somebody; who she is, nobody has said.
  return TITLES.test(words[at - 1] ?? '') ? (hasClient(people) ? 'other' : 'somebody') : null
}

/** "Claimant was let go", "the client called OSHA"; not "a plaintiff must show". */
function isTheClient(words: readonly string[], at: number): boolean {
  const before = words[at - 1] ?? ''
  if (/^(?:claimant|complainant|plaintiff|grievant)$/.test(words[at]!)) return !NO_ARTICLE.test(before)
  return /^(?:client|employee)$/.test(words[at]!) && (at === 0 || /^(?:the|this|our)$/.test(before))
}

const NO_ARTICLE = /^(?:a|an|any|each|every|no|another|that|other|one|some)$/

/** "My" is the client's only where the client writes. */
export function isClientWord({ writer }: People, word: string): boolean {
  return writer === 'client' || /^you/.test(word)
}

export function hasClient(people: People): boolean {
  return [...people.names.values()].includes('client')
}

/** The last person whom a clause names, if it names one in the third person. */
export function personIn(words: Words, people: People, start: number, end: number): Who | null {
  for (let at = end - 1; at >= start; at--) {
    const word = words.words[at]!
    const named = whoIsNamed(words, people, at, word)
    if (named) return named
    const isUnknown = words.capitals.has(at) && !people.names.has(word) && !NO_NAMES.test(word)
    if (isUnknown && at > start && /..ed$/.test(words.words[at - 1]!)) return 'other'
    if (isStrangerAt(words, people, at) || isOwnerElse(words, people, at)) return 'other'
    if (isOtherPerson(words.words, at) && !/^(?:people|staff|others)$/.test(word)) return 'other'
  }
  return null
}

const NO_NAMES =
  /^(?:hr|human|eeoc|osha|nlrb|dol|fmla|ada|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|i|ms|mr|mrs|dr|black|african|asian|hispanic|latina|latino|muslim|jewish|christian|english|american)$/

/** "Rosa Jimenez complained", "Kim says": a name that the case does not know, where it knows any, right before a verb. */
export function isStrangerAt({ words, capitals }: Words, people: People, at: number): boolean {
  const next = words[at + 1] ?? ''
  // "Tom told her": whoever he is, somebody else is meant.
  if (/^(?:me|us|my|him|her|them)$/.test(words[at + 2] ?? '') && !isOfOwn(words, at + 3)) return false
  if (people.names.size === 0 || !(isVerb(next) || /^(?:who|whose|and|in|from)$/.test(next))) return false
  const isName = (place: number) => {
    const word = words[place] ?? ''
    return (
      capitals.has(place) &&
      word.length > 1 &&
      !people.names.has(word) &&
      !NO_NAMES.test(word) &&
      !EMPLOYER_WORDS.has(word)
    )
  }
  if (!isName(at)) return false
  // At the beginning of a sentence every word has a capital.
  return at > 0
    ? at > 1 || isName(0)
    : !OPENERS.has(words[0]!) && !isOtherPerson(words, 0) && !/(?:ing|ly|tion|ment|ness|ed)$/.test(words[0]!)
}

/** "Marta told me that her supervisor": of Marta's own affairs. */
function isOfOwn(words: readonly string[], at: number): boolean {
  return /^(?:her|his)$/.test(words[words[at] === 'that' ? at + 1 : at] ?? '')
}

/** "Lucho's hours": a name that the case does not know, and something of that person; not "Lucho's here". */
export function isOwnerElse({ words, capitals, owners }: Words, people: People, at: number): boolean {
  const word = words[at] ?? ''
  // "Ms. Park's hours", where nobody has said who the client is.
  if (TITLES.test(words[at - 1] ?? '') && !hasClient(people)) return false
  const isName =
    owners.has(at) && capitals.has(at) && word.length > 1 && !people.names.has(word) && !NO_NAMES.test(word)
  const isPerson = isName && !EMPLOYER_WORDS.has(word) && !OPENERS.has(word)
  return (
    isPerson &&
    people.names.size > 0 &&
    /^[a-z]{3,}$/.test(words[at + 1] ?? '') &&
    !/ing$|ed$/.test(words[at + 1] ?? '')
  )
}

// biome-ignore format: a list
const OPENERS = new Set((
  'i he she they we you it this that these those there here what who which when where why how then now later soon today yesterday ' +
  'nothing nobody none everything all both most some many each every no not never my your his her our their its the a an and but so ' +
  'or if because after before while since as once only even still just also again both either neither one two three work life things ' +
  'business security dispatch accounting operations legal sales overtime pay wages hours word rumor records timesheets emails coworkers ' +
  'customers men women people others anyone everyone someone somebody everybody mine ours yours'
).split(' '))

/** "They fired Luis": a name that the case does not know, right after the deed. */
export function isNamedTarget({ words, capitals }: Words, { named }: Match, people: People): boolean {
  return named.some((at) => {
    const next = words[at + 1] ?? ''
    const isDeed = /(?:ed|ing)$/.test(words[at]!)
    return isDeed && capitals.has(at + 1) && !people.names.has(next) && !NO_NAMES.test(next)
  })
}
