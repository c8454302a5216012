import type { Clause } from './clauses.ts'
import type { Concerns } from './effects.ts'
import { AUXILIARIES, RELATIVES } from './lexicon.ts'
import { isOtherPerson, type People } from './persons.ts'
import type { Match } from './phrases.ts'
import { isFormOf, isStrangePair, verbAt, verbFormsOf } from './verb-forms.ts'
import {
  BEFORE_GERUND,
  BETWEEN,
  DOES,
  DOUBTFUL_NOUNS,
  GIVES,
  ING_NOUNS,
  MAKES,
  OCCASIONS,
  OWN_THINGS,
  PLAIN_SUBJECT,
  PREPOSITIONS,
  SAYS,
} from './vocabulary.ts'
import type { Words } from './words.ts'

/** What of a sentence is not explained, so that it supports nothing without a person. */
export type Gap =
  | 'heading'
  | 'verb'
  | 'particle'
  | 'noun'
  | 'thought'
  | 'tense'
  | 'teller'
  | 'subject'
  | 'quote'
  | 'dropped'
  | 'own_act'
  | 'measure'

export interface Found {
  gap: Gap
  at: number
  /** Words [from, to) that it leaves unexplained. */
  from: number
  to: number
}

/** A sentence, cut into clauses, with the words that no list explains. */
export interface Explained {
  words: Words
  clauses: readonly Clause[]
  found: readonly Found[]
}

/** Looks at every word of a sentence once; gapIn then asks about the words of a cue. */
export function explain(words: Words, clauses: readonly Clause[], people: People): Explained {
  const all = words.words
  const found: Found[] = []
  const add = (gap: Gap, at: number, from = 0, to = all.length) => found.push({ gap, at, from, to })
  if (isHeaded(words, people)) add('heading', -1)
  for (const [at, word] of all.entries()) {
    const kinds = verbAt(words, at)
    if (kinds === 'unknown') {
      // "A deferred demotion": it says something of the noun that follows.
      const isAdjective = /(?:ed|ing)$/.test(word) && DETERMINER.test(all[at - 1] ?? '')
      if (isAdjective) add('verb', at, at + 1, at + 3)
      else add('verb', at)
    } else if (kinds?.has('revokes')) add('thought', at)
    else if (kinds?.has('thinks') && !kinds.has('deed') && !kinds.has('report'))
      add('thought', at, at, segmentEnd(clauses, at))
    const isPlay = word === 'play' && /^(?:the|a)$/.test(all[at - 1] ?? '')
    if (isPlay || DOUBTFUL_NOUNS.has(word)) add('noun', at)
    if (isStrangePair(words, at)) add('particle', at)
  }
  return { words, clauses, found }
}

/** Null where everything around the words of a cue is explained. `isSupposed`: the cue is of a threat, a wish or a promise. */
export function gapIn(explained: Explained, match: Match, concerns: Concerns, isSupposed: boolean): Gap | null {
  const { words, clauses, found } = explained
  const { named } = match
  const reaches = ({ gap, at, from, to }: Found) =>
    !(isSupposed && gap === 'thought') && !named.includes(at) && named.some((word) => word >= from && word < to)
  const gap = found.find(reaches)?.gap
  if (gap) return gap
  const clause = clauses.findLast(({ start }) => start <= named[0]!)!
  const verb = governingVerb(words, named, clause)
  if (verb !== null && !isSupposed && !tellsOfDeed(words.words, verb, named, concerns)) return 'tense'
  if (hasStrangeTeller(words, clauses, clause)) return 'teller'
  if (hasStrangeSubject(words, match, clause, concerns)) return 'subject'
  if (isQuotedBySomething(words, named)) return 'quote'
  if (concerns !== 'anything' && concerns !== 'conduct' && isSaidByOther(words, named)) return 'quote'
  if (words.asks && concerns !== 'anything' && named.some((at) => words.quoted.has(at))) return 'quote'
  if (concerns !== 'anything' && isGenericYou(words.words, named)) return 'subject'
  if (concerns === 'client_does' && isDropped(words.words, clauses, clause)) return 'dropped'
  if (isOwnAct(words.words, verb, named, clause, concerns)) return 'own_act'
  return concerns === 'client_suffers' && isLooseMeasure(words.words, verb, named, clause) ? 'measure' : null
}

function segmentEnd(clauses: readonly Clause[], at: number): number {
  const { segment } = clauses.findLast(({ start }) => start <= at)!
  return clauses.findLast((clause) => clause.segment === segment)!.end
}

/** "My aunt worked there when they let you go at thirty": anybody, and not the client. */
function isGenericYou(words: readonly string[], named: readonly number[]): boolean {
  return (
    named.some((at) => /^you$/.test(words[at]!)) &&
    words.some((word) => /^(?:my|me|mine)$/.test(word)) &&
    !words.some((word) => isFormOf(word, SAYS))
  )
}

const DETERMINER = /^(?:a|an|the|my|his|her|their|your|our|any|some|for)$/
const HEADING_WORDS = 5
const HEADINGS =
  /^(?:a|answer|client|notes?|re|date|time|on|at|am|pm|and|the|\d+|january|february|march|april|may|june|july|august|september|october|november|december)$/

/** "Slide 4: ...", "Sample: ..."; not "Dana: I was fired". */
function isHeaded({ words, capitals, colons }: Words, people: People): boolean {
  const [heading = 0] = colons
  if (heading === 0 || heading > HEADING_WORDS) return false
  // "I have looked it up: on March 4 ...".
  if (words.slice(0, heading).some((word) => /^(?:i|we|he|she|they)$/.test(word))) return false
  const isSpeaker = (word: string, at: number) => people.names.has(word) && capitals.has(at)
  return !words.slice(0, heading).every((word, at) => isSpeaker(word, at) || HEADINGS.test(word))
}

/** The verb of a cue, or the one that governs its noun: "filing a charge". */
function governingVerb(words: Words, named: readonly number[], { start, end }: Clause): number | null {
  const all = words.words
  const isVerb = (at: number) => !AUXILIARIES.has(all[at]!) && verbAt(words, at) !== null
  const isOfMeasure = (at: number) => isMeasure(all, at) || (all[at] === 'written' && MEASURES.test(all[at + 1] ?? ''))
  const own = named.find((at) => verbFormsOf(all[at]!).length > 0 && isVerb(at) && !isOfMeasure(at))
  if (own !== undefined) return own
  for (let at = named[0]! - 1; at >= start; at--) if (isVerb(at)) return at
  for (let at = named[0]! + 1; at < end; at++) if (isVerb(at)) return at
  return null
}

const PASSIVE = /^(?:been|being|be|get|gets|got|getting|was|were|is|are|am)$/
const LETTERS = /^(?:effective|immediately|today|hereby|your|you|our|this)$/
const REPORTING = /^(?:complaining|reporting|asking|requesting|objecting|demanding|saying|stating|telling|raising)$/
/** In the present tense these are a habit or a rule: "they fire people". */
// biome-ignore format: a list
const PAST_DEEDS = new Set((
  'fire terminate dismiss discharge sack demote suspend discipline transfer cut reduce dock lower slash deny refuse take move'
).split(' '))
const TO_WORDS = 4

/** The verb tells of a deed: it is past, or an infinitive or a gerund after a word that says that it was done. */
function tellsOfDeed(words: readonly string[], verb: number, named: readonly number[], concerns: Concerns): boolean {
  const word = words[verb]!
  const isFate = concerns === 'client_suffers'
  const forms = verbFormsOf(word)
  let at = skipBack(words, verb - 1)
  let before = words[at] ?? ''
  if (forms.length > 0 && forms.every(({ form }) => form === 'ing'))
    return named.includes(at) || isGerundTold(words, verb, at, concerns)
  let isPassive = false
  while (at > 0 && PASSIVE.test(before)) {
    isPassive = true
    // "After being fired"; not "the idea of being fired".
    if (/^(?:being|getting)$/.test(before)) return BEFORE_GERUND.has(words[skipBack(words, at - 1)] ?? '')
    // "Your employment is terminated" is the language of letters, "I am fired if" is not.
    if (isFate && /^(?:am|gets?)$/.test(before)) return false
    if (isFate && /^(?:is|are)$/.test(before) && !words.some((one) => LETTERS.test(one))) return false
    at = skipBack(words, at - 1)
    before = words[at] ?? ''
  }
  // "They decided to fire me", "I had to work"; not "to be fired".
  if (before === 'to' && !named.includes(at))
    return (
      !isPassive &&
      words.slice(Math.max(0, at - TO_WORDS), at).some((one) => /^(?:had|used)$/.test(one) || isFormOf(one, DOES))
    )
  const isPresent = forms.every(({ form }) => form === 'base' || form === 's')
  const isHabit = isPresent && /^(?:i|we|you|he|she|they|and|or)$/.test(before) && isFormOf(word, PAST_DEEDS)
  return !(isFate && isHabit)
}

function isGerundTold(words: readonly string[], verb: number, at: number, concerns: Concerns): boolean {
  const [word, before] = [words[verb]!, words[at] ?? '']
  if (BEFORE_GERUND.has(before)) return true
  if (before === 'of' && /^(?:habit|pattern|result|tired|sick|way)$/.test(words[at - 1] ?? '')) return true
  if (PREPOSITIONS.has(before)) return false
  if (ING_NOUNS.has(word) && !AUXILIARIES.has(before)) return true
  // "An email to HR complaining about it".
  return concerns === 'client_does' && at >= 0 && verbFormsOf(before).length === 0 && REPORTING.test(word)
}

function skipBack(words: readonly string[], from: number): number {
  let at = from
  while (at >= 0 && isBetween(words[at]!)) at--
  return at
}

function isBetween(word: string): boolean {
  return BETWEEN.has(word) || /..ly$/.test(word)
}

const TELLS = /^(?:said|says|told|tells|wrote|texted|emailed|admitted|announced|yelled)$/

/** "A little bird told me", "my coworker heard": somebody whom the case does not know says what follows. */
function hasStrangeTeller(words: Words, clauses: readonly Clause[], clause: Clause): boolean {
  const all = words.words
  return clauses.some(({ start, end, subject }) => {
    if (start >= clause.start || (subject !== 'other' && subject !== 'unknown')) return false
    const told = all.findIndex((_, at) => {
      const kinds = at >= start && at < end ? verbAt(words, at) : null
      return kinds !== null && kinds !== 'unknown' && kinds.has('report')
    })
    if (told < 0) return false
    // "Tom said": a name that nobody has explained may be a superior's.
    const isNamed = told > start && words.capitals.has(told - 1) && TELLS.test(all[told]!)
    return !isNamed && !/^(?:please )?be$/.test(all.slice(start, told).join(' '))
  })
}

const OUTSIDERS = /^(?:teacher|professor|doctor|therapist|pastor|stranger)$/
const CLIENT = /^(?:i|me|my|mine|you|your|us|our)$/
const CLIENT_DEEDS =
  /^(?:kept|keep|cut|moved|transferred|switched|dropped|reduced|denied|refused|fired|terminated|suspended|demoted|dismissed|reassigned|withheld|held|put|gave|paid|lowered|chose|changed|ended|eliminated|took)$/

/** Whose deed or fate it is, is not known: neither the client, nor somebody who acts for the employer, nor a thing of theirs. */
function hasStrangeSubject({ words, capitals }: Words, { named }: Match, clause: Clause, concerns: Concerns): boolean {
  if (concerns === 'anything') return isToldToAnother(words, named, clause)
  const { start, end, verb, subject } = clause
  const region = Array.from({ length: Math.max(0, verb - start) }, (_, at) => start + at)
  const isOwn = (at: number) => named.includes(at) || PLAIN_SUBJECT.has(words[at]!) || OWN_THINGS.has(words[at]!)
  if (subject === 'unknown') {
    // "A demotion is an adverse action".
    const isIndefinite = /^(?:a|an)$/.test(words[start]!) && verb > start
    if (isIndefinite && !words.slice(start, end).some((word) => CLIENT.test(word))) return true
    if (region.some((at) => !isOwn(at) && !capitals.has(at) && !isBetween(words[at]!) && !/^[\d$]/.test(words[at]!)))
      return true
  }
  if (subject === 'client' && concerns !== 'client_does') {
    // "My claim was dismissed", "our team was suspended".
    const my = region.findLast((at) => /^(?:my|our|your)$/.test(words[at]!))
    const isOfNoun = my !== undefined && !/^(?:i|we|you)$/.test(words[verb - 1]!)
    const nouns = region.filter((at) => at > my!)
    if (isOfNoun && nouns.some((at) => !isOwn(at)) && !nouns.some((at) => OWN_THINGS.has(words[at]!))) return true
  }
  const isFate = concerns === 'client_suffers' || concerns === 'owed_to_client'
  return isFate && (isElsewhere(words, capitals, named, clause) || isByOutsider(words, named, region))
}

/** "He told my coworker", "my teacher told me". */
function isToldToAnother(words: readonly string[], named: readonly number[], { start }: Clause): boolean {
  const from = named.at(-1)!
  const told = words.findLastIndex(
    (word, at) => at >= start && at <= from && /^(?:told|asked|called|tells|asks|calls|texted)$/.test(word),
  )
  if (told < 0) return false
  const around = words.slice(0, told + 4)
  if ([1, 2, 3].some((more) => isOtherPerson(around, told + more))) return true
  return words.slice(start, told).some((word) => RELATIVES.has(word) || OUTSIDERS.test(word))
}

const AFTER_WORDS = 5
const ENDED = /^(?:suspended|expelled|dismissed|discharged|fired|terminated|kicked)$/
const NO_WORKPLACE =
  /^(?:hospital|clinic|emergency|army|navy|marines|military|service|jury|class|team|choir|band|program)$/
const WORKPLACE = /^(?:the|my|our|your|his|her|this|work|duty|employment|there|here)$/

/** "Fired from a pizza place", "suspended from school": another place than that of the case. */
function isElsewhere(
  words: readonly string[],
  capitals: ReadonlySet<number>,
  named: readonly number[],
  { end }: Clause,
): boolean {
  const isFromElse = (at: number) =>
    ENDED.test(words[at]!) &&
    words[at + 1] === 'from' &&
    (NO_WORKPLACE.test(words[at + 3] ?? '') || (!WORKPLACE.test(words[at + 2] ?? '') && !capitals.has(at + 2)))
  if (named.some(isFromElse)) return true
  return words.some(
    (word, at) =>
      at >= named[0]! &&
      at < Math.min(end, named.at(-1)! + AFTER_WORDS) &&
      /^(?:from|by|at)$/.test(word) &&
      /^(?:a|an)$/.test(words[at + 1] ?? '') &&
      !words.slice(at + 2, at + 5).some((one) => OCCASIONS.has(one)),
  )
}

const OUTSIDE =
  /^(?:doctor|physician|surgeon|dentist|bank|insurance|insurer|court|judge|school|bus|gym|store|airline|jury)s?$/
const ORDERS =
  /^(?:limit|limited|limits|restrict|restricted|restricts|put|took|wrote|ordered|said|says|told|diagnosed|gave|has|had|note|notes)$/

/** "The doctor discharged me", "the bank cut my credit line"; what a doctor orders is a condition of the client. */
function isByOutsider(words: readonly string[], named: readonly number[], region: readonly number[]): boolean {
  return (
    region.some((at) => OUTSIDE.test(words[at]!) && !named.includes(at)) && !named.some((at) => ORDERS.test(words[at]!))
  )
}

/** Words in quotation marks that nobody says: "the form has a box for 'I was fired'". */
function isQuotedBySomething({ words, quoted }: Words, named: readonly number[]): boolean {
  if (quoted.size === words.length || !named.some((at) => quoted.has(at))) return false
  return !words.some((word, at) => !quoted.has(at) && isFormOf(word, SAYS))
}

/** "'They fired me,' said the man on the radio": of himself. */
function isSaidByOther({ words, quoted }: Words, named: readonly number[]): boolean {
  if (quoted.size === words.length || !named.some((at) => quoted.has(at))) return false
  return words.some((_, at) => !quoted.has(at) && isOtherPerson(words, at))
}

/** "I asked about leave but ended up not taking it"; not "I complained but never heard back". */
function isDropped(words: readonly string[], clauses: readonly Clause[], clause: Clause): boolean {
  const next = clauses.find(({ segment, start }) => segment > clause.segment && words[start] === 'but')
  if (!next) return false
  const [, subject = '', ...rest] = words.slice(next.start, segmentEnd(clauses, next.start))
  if (/^(?:he|she|they|we|it|nobody|nothing|no|the|my|hr|his|her|that)$/.test(subject)) return false
  const own = [subject, ...rest]
  const isHeard = own.some((word) => /^(?:hear|heard|got|get|received|receive|paid|saw|see)$/.test(word))
  return !isHeard && own.some((word) => /^(?:not|never)$/.test(word))
}

const HANDLES = new Set('investigate receive handle review process mediate hear'.split(' '))
const WISHES = new Set(
  'ask request want apply choose accept seek volunteer prefer need give offer send write issue take'.split(' '),
)
const LESSER =
  /^(?:positions?|shifts?|nights|days|hours|pay|rate|title|role|demotion|transfer|part|job|schedule|warning|leave)$/
const COMPLAINTS = /^(?:complaints?|charges?|grievances?|concerns?|claims?|reports?)$/

/** What the client did in another part: "I investigated a complaint", "I asked for the lower position", "I cut my hours". */
function isOwnAct(
  words: readonly string[],
  verb: number | null,
  named: readonly number[],
  clause: Clause,
  concerns: Concerns,
): boolean {
  if (!clause.isFirstPerson || verb === null || PASSIVE.test(words[verb - 1] ?? '')) return false
  const word = words[verb]!
  const isGoverned = verb < named[0]!
  if (concerns === 'others_do') return isFormOf(word, HANDLES) && !words.some((one) => /^(?:your|you)$/.test(one))
  if (concerns === 'client_does')
    return isGoverned && named.some((at) => COMPLAINTS.test(words[at]!)) && !isFormOf(word, MAKES)
  if (concerns !== 'client_suffers' && concerns !== 'owed_to_client') return false
  const own = named.find((at) => CLIENT_DEEDS.test(words[at]!))
  if (own !== undefined && words[clause.verb] === words[own]) return true
  return (
    concerns === 'client_suffers' && isGoverned && named.some((at) => LESSER.test(words[at]!)) && isFormOf(word, WISHES)
  )
}

const MEASURES =
  /^(?:warnings?|reprimands?|notices?|demotions?|terminations?|suspensions?|writeups?|actions?|separation|layoffs?|probation|pip|letter)$/

function isMeasure(words: readonly string[], at: number): boolean {
  return MEASURES.test(words[at]!) || (words[at] === 'up' && words[at - 1] === 'write')
}

/** "The demotion was off the table", "my write-up got tossed": a measure that is named, and not said to have come. */
function isLooseMeasure(
  words: readonly string[],
  verb: number | null,
  named: readonly number[],
  { start }: Clause,
): boolean {
  if (!isMeasure(words, named.at(-1)!)) return false
  const isSaid = named.some((at) =>
    /^(?:gave|sent|received|issued|got|handed|put|placed|was|were|is|are)$/.test(words[at]!),
  )
  const isDone = verb !== null && (isFormOf(words[verb]!, GIVES) || (named.includes(verb) && !isMeasure(words, verb)))
  const isThis = /^(?:this|attached|enclosed)$/.test(words[start] ?? '')
  return !isSaid && !isDone && !isThis && !/^(?:had|have|has|got|get|was|is)$/.test(words[named[0]! - 2] ?? '')
}
