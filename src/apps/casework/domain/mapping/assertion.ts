import { type Clause, clausesOf } from './clauses.ts'
import { bearsOn, type Concerns, type Effect, effectsOf } from './effects.ts'
import { type Explained, explain, type Gap, gapIn } from './explained.ts'
import { CLIENT_OBJECTS, RELATIVES, THIRD_WORDS } from './lexicon.ts'
import type { Doubt } from './operators.ts'
import {
  hasClient,
  isClientWord,
  isNamedTarget,
  isOtherPerson,
  isOwnerElse,
  type People,
  TITLES,
  type Who,
} from './persons.ts'
import type { Match } from './phrases.ts'
import type { Words } from './words.ts'

/** A sentence cut into clauses, with what keeps each of its words from being told as something that happened. */
export interface Reading {
  /** Null where the sentence tells these words as something that happened to or by the people of the case. */
  doubtOf(match: Match, concerns: Concerns, ignored: ReadonlySet<Doubt>): Doubt | null
  /** Null where every word around these is explained; else what is not. */
  gapIn(match: Match, concerns: Concerns, isSupposed: boolean): Gap | null
  /** What keeps the sentence as a whole from being told as something that happened. */
  doubt: Doubt | null
  /** The person of whom a "she" in the next sentence speaks. */
  speaksOf: Who | null
}

export function readClauses(words: Words, people: People, before: Who | null): Reading {
  const clauses = clausesOf(words, people, before)
  const effects = effectsOf(words, clauses, people)
  // Most sentences have no cue that gets so far.
  let explained: Explained | null = null
  return {
    gapIn: (match, concerns, isSupposed) => {
      explained ??= explain(words, clauses, people)
      return gapIn(explained, match, concerns, isSupposed)
    },
    doubtOf: (match, concerns, ignored) =>
      doubtBy(
        effects.find((effect) => !ignored.has(effect.doubt) && bearsOn(effect, match, concerns, words.words)),
        match,
        words.words,
      ) ?? (!ignored.has('other_person') && isOthers(words, clauses, match, concerns, people) ? 'other_person' : null),
    doubt:
      effects.find(({ doubt }) => doubt !== 'complained_of')?.doubt ??
      (clauses.some(({ subject }) => subject === 'other') ? 'other_person' : null),
    speaksOf: clauses.findLast(({ person }) => person !== null)?.person ?? before,
  }
}

/** People of other spheres of life; customers and patients may harass at work. */
const OUTSIDERS = new Set(
  'teacher professor therapist lawyer attorney stranger strangers pastor judge cop cops'.split(' '),
)
const NEAR_WORDS = 4
const DEED = /^(?:fired|terminated|dismissed|discharged|sacked|demoted|suspended|disciplined|punished|transferred)$/

/** "In her case the worker was fired", "they demoted someone else": whoever the clause begins with, the deed is another's fate. */
function isOwnFateOfOther({ words }: Words, { named }: Match): boolean {
  return named.some((at) => {
    if (!/(?:ed|ing|cut|up|go|off)$|^demote$/.test(words[at]!)) return false
    // "The worker was fired".
    let before = at - 1
    while (
      before > 0 &&
      /^(?:was|were|been|being|got|is|are|has|had|have|also|then|later|just|let|laid|written)$/.test(words[before]!)
    )
      before--
    // "A coworker who had been fired".
    if (before < at - 1 && /^(?:who|that)$/.test(words[before]!)) before--
    if (before < at - 1 && isOtherPerson(words, before)) return true
    // "Fired two of my colleagues", "demoted someone else"; not "fired my coworkers and me".
    const after = words.slice(at + 1, at + 5)
    const target = after.findIndex(
      (_, place) => isOtherPerson(after, place) && !/^(?:person|people)$/.test(after[place]!),
    )
    if (target < 0 || !/(?:ed|ing)$|^(?:demote|cut)$/.test(words[at]!)) return false
    const isObject = after
      .slice(0, target)
      .every((word) =>
        /^(?:a|an|the|one|two|three|some|several|many|most|all|of|my|our|his|her|their|other|another|entire|whole|new|old|young|older|night|day)$/.test(
          word,
        ),
      )
    return isObject && !/^(?:and|or) (?:me|i|myself)$/.test(words.slice(at + 2 + target, at + 4 + target).join(' '))
  })
}

/** Only a "not" right before it turns a thing round; one that is farther away, or a "nobody", makes it doubtful. */
function doubtBy(effect: Effect | undefined, { start }: Match, words: readonly string[]): Doubt | null {
  if (effect?.doubt !== 'negated') return effect?.doubt ?? null
  if (/^(?:nobody|none|neither|nothing|nor)$/.test(words[effect.at] ?? '')) return 'denied'
  return effect.at < start && effect.at >= start - NEAR_WORDS ? 'negated' : 'denied'
}

function isOthers(words: Words, clauses: readonly Clause[], match: Match, concerns: Concerns, people: People): boolean {
  if (concerns === 'anything') return false
  if (concerns !== 'client_does' && isOwnFateOfOther(words, match)) return true
  const own = clauses.filter(({ start, end }) => match.start < end && match.end > start)
  const clause = own[0]!
  // "The temp they sent us was harassed".
  const isDoneTo = match.named.some(
    (at) => at > 0 && /^(?:was|were|got|been)$/.test(words.words[at - 1]!) && /ed$|^written$/.test(words.words[at]!),
  )
  if (isDoneTo && clause.subject === 'other' && concerns !== 'client_does') return true
  // "My supervisor was demoted".
  if (isDoneTo && clause.subject === 'employer' && concerns === 'client_suffers') return true
  // "They denied Carol's FMLA".
  const isOfElse = match.named.some(
    (at) => isOwnerElse(words, people, at - 1) && !TITLES.test(words.words[at - 2] ?? ''),
  )
  if (isOfElse) return true
  // "He fired the cook for complaining": the cause of another's fate.
  const deeds = words.words.flatMap((word, at) =>
    at >= clause.start && at < match.start && DEED.test(word) ? [at] : [],
  )
  if (concerns === 'client_suffers' && deeds.some((at) => isOwnFateOfOther(words, { ...match, named: [at] })))
    return true
  const from = Math.max(clause.verb, clause.start)
  const isClient = (at: number) => {
    const word = words.words[at]!
    // "Becker knew that I had complained".
    if (word === 'i') return (concerns === 'others_do' || concerns === 'client_does') && people.writer === 'client'
    // "The boss told my coworker".
    if (/^(?:my|our|your)$/.test(word) && [1, 2].some((more) => isOtherPerson(words.words, at + more))) return false
    if (CLIENT_OBJECTS.has(word)) return isClientWord(people, word)
    const named = people.names.get(word)
    if (named && words.capitals.has(at)) return named === 'client' || (named === 'somebody' && !hasClient(people))
    if (TITLES.test(words.words[at - 1] ?? '')) return !hasClient(people)
    return (
      THIRD_WORDS.has(word) && clause.subject !== 'other' && (clause.third === 'client' || clause.third === 'somebody')
    )
  }
  const rest = Array.from({ length: own.at(-1)!.end - from }, (_, at) => from + at)
  const touched = rest.some(isClient)
  const isSomebodyElse = words.words.slice(clause.start, own.at(-1)!.end).some((_, at, all) => isOtherPerson(all, at))
  // "I fired him" is no fate of the client's.
  const isDoneByClient =
    clause.isFirstPerson &&
    words.words.slice(match.start, match.end).some((word) => /^(?:him|her|them|his|their)$/.test(word))
  // "Kim says that her manager called her an old hag".
  const isDoneToThird =
    clause.third === 'other' && match.named.some((at) => /^(?:him|her|them|his|their)$/.test(words.words[at]!))
  // "They cut his hours because of me".
  if (isDoneToThird && concerns !== 'client_does' && !match.named.some(isClient)) return true
  if (isDoneToThird && !touched) return true
  const { subject } = clause
  if (isDoneByClient && concerns !== 'client_does') return true
  // "I wrote up a driver".
  const around = words.words.slice(Math.max(clause.start, match.start - 2), match.end)
  const isActive = !around.some(
    (word, at) =>
      /^(?:was|were|been|being|is|are|am|be|got|get|gets)$/.test(word) &&
      !around.slice(at + 1, at + 3).some((next) => /ing$/.test(next)),
  )
  const isDoneToOther = clause.isFirstPerson && isActive && concerns !== 'client_does' && isSomebodyElse && !touched
  if (isDoneToOther && words.words.slice(match.start, match.end + 4).some((_, at, all) => isOtherPerson(all, at)))
    return true
  if (concerns === 'client_does') {
    const isThey = words.words[clause.verb - 1] === 'they'
    if (subject === 'client' || (subject === 'somebody' && !isThey) || subject === 'thing') return false
    // "We have your complaint", "a complaint from Ms. Reyes".
    const near = words.words.slice(Math.max(clause.start, match.start - 3), match.end + 4)
    return subject === 'other' || !near.some((_, at) => isClient(Math.max(clause.start, match.start - 3) + at))
  }
  if (subject === 'client') return false
  const isFate = concerns === 'client_suffers' || concerns === 'owed_to_client'
  const after = words.words.slice(from, own.at(-1)!.end)
  const isTargetElse = after.some((_, at) => isOtherPerson(after, at)) || isNamedTarget(words, match, people)
  // "He harassed the new girl", "they fired Luis".
  if (subject === 'somebody') {
    if (!isFate) return isTargetElse && !touched
    // "They wrote up the whole shift".
    return (
      isNamedTarget(words, match, people) ||
      (concerns === 'client_suffers' && isActive && !touched && words.words[clause.verb - 1] === 'they')
    )
  }
  if (subject === 'other') {
    // What others said or did at work may be part of it; what was done to them, or by a relative, is not.
    const isPassive = /^(?:was|were|is|are|got|been)$/.test(words.words[clause.verb] ?? '')
    const isRelative = words.words
      .slice(clause.start, clause.verb)
      .some((word) => RELATIVES.has(word) || OUTSIDERS.has(word))
    if (isRelative || (isFate && !isActive)) return true
    return !(touched || (concerns === 'conduct' && isActive && !isPassive && !isTargetElse))
  }
  if (isNamedTarget(words, match, people)) return true
  // "My supervisor was never paid overtime".
  if (concerns === 'owed_to_client' && subject === 'employer' && !isActive) return true
  // "My supervisor groped me", in the statement of a witness.
  const isWriters = people.writer !== 'client' && after.some((word) => /^(?:me|my|us|our)$/.test(word))
  if (isSomebodyElse || (isWriters && concerns !== 'others_do')) return !touched
  if (concerns === 'client_suffers' && subject === 'unknown' && !match.named.some((at) => at < clause.verb))
    return !touched
  if (concerns === 'client_suffers' && subject === 'employer') return !touched
  return false
}
