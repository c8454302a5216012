import type { Grammar } from './grammar.ts'
import type { FrameRow } from './language.ts'
import { isPhrase } from './phrases.ts'
import type { Tokens } from './tokens.ts'

/** named: it says task, reminder, list, a number or stands in quotes. plain: words that can be a task. */
export type ObjectSort = 'named' | 'plain'

/** A name of a task is short; what is longer is a story. */
const NAME_WORDS = 12

/** What an object of a bare verb is; null when it belongs to another assistant's work. */
export function objectSort(
  g: Grammar,
  tokens: Tokens,
  row: FrameRow,
  from: number,
  until: number,
  isDescription: boolean,
): ObjectSort | null {
  const { set, lexicon } = g
  if (isPhrase(g.reference.pronouns, tokens, from, until)) return 'named'
  const sets = (i: number) => tokens.words[i]!.sets
  let hard = 0
  let soft = 0
  let consumed = 0
  let numbers = 0
  let others = 0
  let named = false
  let place = false
  let clause = false
  let isTime = true
  for (let i = from; i < until; i++) {
    const word = tokens.words[i]!
    if (word === lexicon.quote || word.sets[set.sure!] === 1) named = true
    if (i > from && word.sets[set.number!] === 1 && sets(i - 1)[set.counter!] === 1) named = true
    if (word.sets[set.time!] !== 1 && word.sets[set.the!] !== 1) isTime = false
    if (word.sets[set.ordinal!] === 1) isTime = false
    if (word.sets[set.hard!] === 1) hard++
    else if (word.sets[set.soft!] === 1) soft++
    if (word.sets[set.you!] === 1) hard++
    if (word.sets[set.consumed!] === 1) consumed++
    if (word.sets[set.number!] === 1) numbers++
    else if (word.sets[set.calc!] !== 1) others++
    if (i > from && word.sets[set.place!] === 1 && i + 1 < until && sets(i + 1)[set.the!] === 1) place = true
    if (word.sets[set.subject!] === 1 || word.sets[set.sub!] === 1 || word.sets[set.not!] === 1) clause = true
  }
  if (row.states && clause) return null
  if (named) return 'named'
  if (until - from === 1 && (sets(from)[set.pronoun!] === 1 || sets(from)[set.number!] === 1))
    return hard ? null : 'named'
  const isVerb = sets(from)[set.verbs!] === 1
  if (isDescription) {
    if (row.intent === 'CREATE_TASK' && numbers > 1 && others === 0) return null
    if (isVerb && until - from > 1) return sets(from)[set.skills!] === 1 && hard > 0 ? null : 'plain'
    return hard + soft > 0 || place || sets(from)[set.asking!] === 1 ? null : 'plain'
  }
  // "cancel my 3pm" speaks of a calendar.
  if (until - from > NAME_WORDS || clause || isTime || (row.states && sets(from)[set.manner!] === 1)) return null
  return hard + (row.states ? consumed : soft) > 0 ? null : 'plain'
}

/** Whether "I need to ..." names a thing to do, and not a skill that is asked of an assistant. */
export function sortOfDuty(g: Grammar, tokens: Tokens, begin: number, until: number): boolean {
  const { set } = g
  let from = begin
  while (from < until - 1 && tokens.words[from]!.sets[set.filler!] === 1) from++
  const first = tokens.words[from]!.sets
  if (first[set.skills!] === 1 || first[set.wh!] === 1 || first[set.det!] === 1 || first[set.not!] === 1) return false
  if (until - from === 1 && first[set.alone!] === 1) return false
  const chore = first[set.chores!] === 1
  for (let i = from + 1; i < until; i++) {
    const sets = tokens.words[i]!.sets
    if (sets[set.hard!] === 1 || sets[set.you!] === 1 || (!chore && sets[set.soft!] === 1)) return false
  }
  return true
}
