import type { Clause } from './clauses.ts'
import { AUXILIARIES, MEANT, TELLING } from './lexicon.ts'
import { type Doubt, OPERATORS, type Reach } from './operators.ts'
import type { People } from './persons.ts'
import { findPhrases, type Match } from './phrases.ts'
import { isVerb as isVerbWord } from './verbs.ts'
import type { Words } from './words.ts'

/** Whose deed or fate a cue speaks of. */
export type Concerns = 'client_does' | 'client_suffers' | 'owed_to_client' | 'others_do' | 'conduct' | 'anything'

export interface Effect {
  doubt: Doubt
  /** Words [from, to) that it reaches. */
  from: number
  to: number
  /** The word that makes it, and all of its words. */
  at: number
  named: readonly number[]
}

const PHRASE_WORDS = 5

export function effectsOf(words: Words, clauses: readonly Clause[], people: People): Effect[] {
  const effects: Effect[] = []
  const clauseAt = (at: number) => clauses.findLast(({ start }) => start <= at)!
  const segmentEnd = (segment: number) => clauses.findLast((clause) => clause.segment === segment)!.end
  const stopAfter = (at: number) => [...words.stops].find((stop) => stop > at) ?? words.words.length
  const breakAfter = (at: number) => [...words.breaks].find((place) => place > at) ?? words.words.length
  const add = (doubt: Doubt, reach: Reach, match: Match) => {
    const clause = clauseAt(match.start)
    const at = match.named[0]!
    const reached: Record<Reach, [number, number]> = {
      segment: [clause.start, segmentEnd(clause.segment)],
      after: [match.end, segmentEnd(clause.segment)],
      phrase: [match.start, Math.min(match.end + PHRASE_WORDS, breakAfter(match.end), segmentEnd(clause.segment))],
      rest: [clause.start, stopAfter(match.start)],
      sentence: [0, words.words.length],
    }
    const [from, to] = reached[reach]
    effects.push({ doubt, from, to, at, named: match.named })
  }
  for (const [id, matches] of findPhrases(OPERATORS.index, words.words)) {
    const { doubt, reach } = OPERATORS.operators[id]!
    for (const match of matches) {
      if (
        (doubt !== 'taken_back' && isNoOperator(words, match)) ||
        (doubt === 'elsewhere' && isHere(words, match, people))
      )
        continue
      add(
        doubt,
        words.words[match.start] === 'nothing' && words.words[match.end] === 'but'
          ? 'after'
          : isOfNoun(words, match)
            ? 'phrase'
            : isOfComplaint(words, match)
              ? 'after'
              : reach,
        match,
      )
    }
  }
  // "I told them that I was fired; actually I left": what comes before is taken back.
  const corrected = words.words.findIndex(
    (word, at) => word === 'actually' && [...words.stops].some((stop) => stop === at || stop === at - 1),
  )
  if (corrected > 0 && words.words.slice(0, corrected).some((word) => TELLS.test(word)))
    effects.push({ doubt: 'denied', from: 0, to: corrected, at: corrected, named: [corrected] })
  for (const { start, segment } of clauses)
    if (words.words[start] === 'that' && start > 0 && !isTold(words.words, start))
      effects.push({ doubt: 'reported', from: start, to: segmentEnd(segment), at: start, named: [start] })
  for (const [at, { start, end, segment }] of clauses.entries()) {
    const teller = clauses[at - 1]
    if (teller && isHearsay(words, teller))
      effects.push({ doubt: 'reported', from: start, to: segmentEnd(segment), at: start - 1, named: [start - 1] })
    const own = words.words.slice(start, end)
    const name = own.findIndex((word) => people.names.get(word) === 'employer')
    // "Before Harborline I was fired from a call center".
    if (/^(?:before|previously)$/.test(own[0]!) && name > 0 && /^(?:i|we)$/.test(own[name + 1] ?? ''))
      effects.push({ doubt: 'elsewhere', from: start, to: words.words.length, at: start, named: [start] })
  }
  if (isInverted(words)) effects.push({ doubt: 'asked', from: 0, to: words.words.length, at: -1, named: [-1] })
  if (isOrder(words)) effects.push({ doubt: 'asked', from: 0, to: words.words.length, at: -1, named: [-1] })
  return effects
}

const TELLS =
  /^(?:said|says|say|told|tells|tell|wrote|writes|reads|stated|states|claims|testified|mentioned|heard|posted|announced)$/

/** "My ex told the court that", "the earlier draft said": what others tell of the client is no more than hearsay. */
function isHearsay({ words, capitals }: Words, { start, end, verb, subject }: Clause): boolean {
  if (subject !== 'other' && subject !== 'unknown') return false
  // "Tom said": a name that nobody has explained may be a superior's.
  if (verb > start && capitals.has(verb - 1)) return false
  // "She told me", "told us": to the client herself; a superior whom nobody has named yet.
  return (
    words.slice(Math.max(start, verb), end).some((word) => TELLS.test(word)) &&
    !/^(?:me|us)$/.test(words[verb + 1] ?? '')
  )
}

/** "When I worked at Harborline", where Harborline is the employer of the case. */
function isHere({ words, capitals }: Words, { start, end }: Match, people: People): boolean {
  if (!/^(?:when|while)$/.test(words[start]!)) return false
  return words
    .slice(start, end + 4)
    .some((word, at) => people.names.get(word) === 'employer' && capitals.has(start + at))
}

const TOLD_WORDS = 7

/** "She said that", "the bonus that"; not "there were whispers that". */
function isTold(words: readonly string[], that: number): boolean {
  const before = words.slice(Math.max(0, that - TOLD_WORDS), that)
  // "After that", "at that time".
  if (/^(?:after|at|of|by|for|in|on|before|since|with|from|about|to|like|all)$/.test(before.at(-1) ?? '')) return true
  return MEANT.has(before.at(-1) ?? '') || before.some((word) => TELLING.has(word))
}

const BEFORE_MAY = new Set('in since last until by this early late mid of during from next'.split(' '))

const NO_DEED = /^(?:hr|human|the|my|his|her|a|an|osha|eeoc|court|work|management|corporate|dol|police|nlrb|labor)$/

/** "In May", "not only", "no longer", "No, I complained": these deny and suppose nothing. */
function isNoOperator({ words, breaks, capitals }: Words, { start, named }: Match): boolean {
  const at = named[0]!
  const [word, next = ''] = [words[at]!, words[at + 1]]
  if (word === 'may') return BEFORE_MAY.has(words[at - 1] ?? '') || (capitals.has(at) && at > 0) || /^\d/.test(next)
  // "For going to HR".
  if (word === 'going') return NO_DEED.test(words[at + 2] ?? '')
  if (word === 'will') return capitals.has(at) && at > 0
  if (/^(?:not|no)$/.test(word) && /^(?:only|just|longer|later|sooner|doubt|1|less)$/.test(next)) return true
  if (/^(?:almost|nearly|practically|virtually)$/.test(word))
    return /^(?:every|all|each|daily|always|immediately|two|three|\d+)$/.test(next)
  // "After I said no".
  if (word === 'no' && /^(?:said|say|saying|says)$/.test(words[at - 1] ?? '')) return true
  if (word === 'nowhere' || (word === 'no' && next === 'matter')) return words[at - 1] === 'of' || next === 'matter'
  // "No, I did" and "No. 4".
  return word === 'no' && start === 0 && breaks.has(1)
}

/** "For no reason", "with no notice": one noun is denied, and no deed. */
function isOfNoun({ words }: Words, { start, named }: Match): boolean {
  const verbBefore = words.slice(0, start).some(isVerbWord)
  return (
    words[named[0]!] === 'no' &&
    verbBefore &&
    (/^(?:for|with|in|at|to|by|had|have|has)$/.test(words[start - 1] ?? '') ||
      // "With no license and no experience".
      (words[start - 1] === 'and' && words.slice(Math.max(0, start - 5), start).includes('no'))) &&
    words[start + 1] !== 'way'
  )
}

/** "I complained about not being paid": the pay is denied, and not the complaint. */
function isOfComplaint({ words }: Words, { start, named }: Match): boolean {
  return (
    words[named[0]!] === 'not' &&
    /^(?:about|of|over|regarding|concerning|for)$/.test(words[start - 1] ?? '') &&
    /ing$/.test(words[start + 1] ?? '')
  )
}

const ASKS = new Set('who what why how when where whom whose which'.split(' '))

/** "Was I fired", "had I complained", "why did they": a question or a condition, whatever its sign. */
function isInverted({ words }: Words): boolean {
  const at = /^(?:so|and|but|well)$/.test(words[0] ?? '') ? 1 : 0
  const first = words[at] ?? ''
  if (ASKS.has(first)) return AUXILIARIES.has(words[at + 1] ?? '') || /^(?:who|why|how|what)$/.test(first)
  return AUXILIARIES.has(first) && first !== 'being' && first !== 'got'
}

// biome-ignore format: a list
const ORDERS = new Set((
  'please report file keep list tell explain state describe contact call see do let imagine consider insert remember note make ' +
  'ensure notify inform ask sign read review submit send give provide complete use write document never always treat mark ignore ' +
  'draft prepare hold fire terminate demote suspend schedule arrange wait bring change confirm forward delete transfer offer deny approve ' +
  'reject discipline discharge dismiss retaliate harass punish warn follow check speak talk go take stop refer discuss answer say think try find look add attach return respond assume'
).split(' '))

/** "Report any harassment": a deed that is asked for. */
function isOrder({ words, capitals }: Words): boolean {
  const first = words[0] ?? ''
  if (!ORDERS.has(first) || !(capitals.has(0) || /^(?:demote|terminate|suspend|fire|dismiss)$/.test(first)))
    return false
  if (first === 'please') return !/^(?:be|find|note|accept)$/.test(words[1] ?? '')
  if (/^(?:never|always)$/.test(first)) return ORDERS.has(words[1] ?? '')
  return !isVerbWord(words[1] ?? '')
}

export function bearsOn(effect: Effect, { named }: Match, concerns: Concerns, words: readonly string[]): boolean {
  const { doubt, from, to, at, named: own } = effect
  // "Not paid overtime": the cue has read the word itself.
  const isPlace = doubt === 'elsewhere' || doubt === 'rule'
  // "Does not mention any discipline" is not "no discipline".
  if (doubt === 'negated' && named.includes(at) && !governs(words, at, named)) return true
  // "I heard that": that a cue begins with the same "I" changes nothing.
  const isAll = isPlace || doubt === 'reported' || doubt === 'supposed' || doubt === 'asked'
  if (isAll ? own.every((word) => named.includes(word)) : named.includes(at)) return false
  // That there was a complaint is said, and that it was known.
  if (doubt === 'complained_of' && (concerns === 'client_does' || concerns === 'anything')) return false
  return named.some((word) => word >= from && word < to)
}

// biome-ignore format: a list
const SMALL = new Set((
  'i he she they we you me him her them us my his their our your a an the any all this that these those it to of for on in at by ' +
  'from with and or ever yet even been be being was were is are am has have had do does did get got getting receive received ' +
  'give given giving one single more than least much many other prior previous extra additional hours hour work full proper ' +
  'properly correctly fully anyone anything anybody nobody back up out about as so far also still just really actually ' +
  'once once again in_full company hr human resources management manager supervisor boss owner employer last final'
).split(' '))

/** Between a "not" and the next word of the cue are only small words. */
function governs(words: readonly string[], at: number, named: readonly number[]): boolean {
  const next = named.find((place) => place > at)
  return next === undefined || words.slice(at + 1, next).every((word) => SMALL.has(word) || AUXILIARIES.has(word))
}
