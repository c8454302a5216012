import { type Grammar, longestMatch } from './grammar.ts'
import type { FrameRow } from './language.ts'
import { isPhrase } from './phrases.ts'
import type { Tokens } from './tokens.ts'

/**
 * named: it says task, reminder, list, a number or stands in quotes. formed: it begins with a chore, as tasks do.
 * homely: it holds a word that tasks are made of. plain: short words that can be a task. doubtful: nothing speaks for
 * a task; "the hallway sensor" is a thing that something else looks after.
 */
export type ObjectSort = 'named' | 'formed' | 'homely' | 'plain' | 'doubtful'

/** A name of a task is short; what is longer is a story. Words that nothing speaks for are fewer. */
const NAME_WORDS = 12
const PLAIN_WORDS = 3

/** What an object of a bare verb is; null when it belongs to another assistant's work. */
export function objectSort(
  g: Grammar,
  tokens: Tokens,
  row: FrameRow,
  [from, until]: [from: number, until: number],
  isDescription: boolean,
): ObjectSort | null {
  if (isPhrase(g.reference.pronouns, tokens, from, until)) return 'named'
  const traits = traitsOf(g, tokens, from, until)
  if (row.states && traits.clause) return null
  if (g.trusting && !isDescription && traits.words <= NAME_WORDS) return 'named'
  if (isNamed(g, tokens, traits, from, until, isDescription)) return 'named'
  return isDescription ? descriptionSort(g, tokens, row, traits, from) : nameSort(g, tokens, row, traits, from)
}

interface Traits {
  words: number
  hard: number
  soft: number
  consumed: number
  homely: number
  /** It says that it is a task, or which one by number. */
  named: boolean
  list: boolean
  /** Numbers and what joins them, and nothing else: "5 and 3". */
  sum: boolean
  /** "to the", "in my": it goes somewhere that is no list. "from the": it comes from there. */
  place: boolean
  source: boolean
  /** Somebody is met: "lunch with sue". */
  with: boolean
  /** It says when: an event that is cancelled has a time, a thing to do is called by its name. */
  timed: boolean
  clause: boolean
  time: boolean
}

function traitsOf(g: Grammar, tokens: Tokens, from: number, until: number): Traits {
  const { set, lexicon } = g
  const traits: Traits = {
    words: until - from,
    ...{
      hard: 0,
      soft: 0,
      consumed: 0,
      homely: 0,
      named: false,
      list: false,
      sum: false,
      place: false,
      source: false,
      with: false,
      timed: false,
      clause: false,
      time: true,
    },
  }
  let numbers = 0
  let others = 0
  for (let i = from; i < until; i++) {
    const word = tokens.words[i]!
    const { sets } = word
    const before = i > from ? tokens.words[i - 1]!.sets : null
    if (word === lexicon.quote || longestMatch(g.listNames, tokens, i, until) > 0) traits.named = true
    if (sets[set.listword] === 1) traits.list = true
    if (sets[set.hard] === 1 || sets[set.you] === 1) traits.hard++
    else if (sets[set.soft] === 1) traits.soft++
    if (sets[set.consumed] === 1) traits.consumed++
    if (sets[set.homely] === 1) traits.homely++
    if (sets[set.with] === 1) traits.with = true
    if (sets[set.clear] === 1) traits.timed = true
    if (before && sets[set.source] === 1) traits.source = true
    if (sets[set.number] === 1) numbers++
    else if (sets[set.calc] !== 1) others++
    if (before && sets[set.number] === 1 && before[set.counter] === 1) traits.named = true
    if (before && i > from + 1 && before[set.place] === 1 && sets[set.the] === 1) traits.place = true
    if ((sets[set.time] !== 1 && sets[set.the] !== 1) || sets[set.ordinal] === 1) traits.time = false
    if (sets[set.subject] === 1 || sets[set.sub] === 1 || sets[set.wh] === 1 || sets[set.not] === 1)
      traits.clause = true
  }
  traits.sum = numbers > 1 && others === 0
  return traits
}

function isNamed(g: Grammar, tokens: Tokens, t: Traits, from: number, until: number, isDescription: boolean): boolean {
  const { set } = g
  const [first, last] = [tokens.words[from]!.sets, tokens.words[until - 1]!.sets]
  if (t.named) return true
  if (t.words === 1) return t.hard === 0 && (first[set.pronoun] === 1 || first[set.number] === 1)
  if (t.hard > 0) return false
  // "my one o'clock" is no "my one".
  if (t.soft === 0 && last[set.pointed] === 1 && (t.words > 2 || first[set.mine] !== 1)) return true
  return !isDescription && (t.list || (t.soft === 0 && first[set.all] === 1))
}

function descriptionSort(g: Grammar, tokens: Tokens, row: FrameRow, t: Traits, from: number): ObjectSort | null {
  const { set } = g
  const first = tokens.words[from]!.sets
  if (row.intent === 'CREATE_TASK' && t.sum) return null
  if (first[set.verbs] === 1 && t.words > 1) return first[set.skills] === 1 && t.hard > 0 ? null : 'formed'
  if (t.hard + t.soft > 0 || t.place || first[set.asking] === 1) return null
  return weighed(g, t, first)
}

/** What speaks for a task, where nothing speaks against it. */
function weighed({ set }: Grammar, t: Traits, first: Uint8Array): ObjectSort {
  if (t.homely > 0 && first[set.amount] !== 1) return 'homely'
  const isOwned = first[set.det] === 1 || first[set.amount] === 1 || first[set.number] === 1 || first[set.time] === 1
  return isOwned || t.with || t.timed || t.words > PLAIN_WORDS ? 'doubtful' : 'plain'
}

function nameSort(g: Grammar, tokens: Tokens, row: FrameRow, t: Traits, from: number): ObjectSort | null {
  const { set } = g
  const first = tokens.words[from]!.sets
  // "everything" alone is all there is on the list.
  if (t.words === 1 && t.hard + t.soft === 0 && first[set.all] === 1) return 'named'
  // "cancel my 3pm" speaks of a calendar; a whole sentence is no name; "switch off" is done to a thing.
  if (t.words > NAME_WORDS || t.clause || t.time || (t.words === 1 && first[set.det] === 1)) return null
  if (!row.states && first[set.particle] === 1) return null
  // "this song" points at something else that is seen; "change my plan" speaks of what one has.
  if (!row.states && first[set.pointing] === 1) return null
  if (row.intent === 'UPDATE_TASK' && first[set.mine] === 1) return null
  // What was on a list is done with "the" or "my": "I finished a marathon" only tells.
  if (row.states && (first[set.manner] === 1 || first[set.one] === 1)) return null
  // "call ann" is a task by its form, though "call" alone may be a phone's.
  const isChore = first[set.chores] === 1 && t.words > 1
  const foreign = isChore ? 0 : row.states ? t.consumed : t.soft
  if (t.hard + foreign > 0) return null
  if (first[set.gerund] === 1 || (first[set.verbs] === 1 && t.words > 1)) return 'formed'
  if (row.states) return 'plain'
  return t.source || t.place ? null : weighed(g, t, first)
}

/** Whether "I need to ..." names a thing to do, and not a skill that is asked of an assistant. */
export function isChore(g: Grammar, tokens: Tokens, begin: number, until: number): boolean {
  const { set } = g
  let from = begin
  while (from < until - 1 && isLeadIn(g, tokens, from)) from++
  const first = tokens.words[from]!.sets
  if (first[set.wh] === 1 || first[set.det] === 1 || first[set.not] === 1) return false
  if (until - from === 1 && (first[set.alone] === 1 || first[set.skills] === 1)) return false
  const rest = restOf(g, tokens, from, until)
  if (rest.asks) return false
  if (first[set.chores] === 1) return rest.homely || !(rest.money || rest.anyForeign)
  if (rest.hard || (rest.soft && !rest.homely)) return false
  if (first[set.skills] === 1) return first[set.arranging] === 1 && rest.homely && !rest.soft
  // "get up at 5", "take friday off", "go to chicago": when and where, and nothing to do there.
  const isUnderWay = first[set.motion] === 1 && until - from > 1 && tokens.words[from + 1]!.sets[set.onward] === 1
  return rest.homely || until - from === 1 || (rest.object && !isUnderWay)
}

/** What stands behind the verb of something to do. `anyForeign`: "a claim" is any of them, "the claim" is one's own. */
function restOf({ set }: Grammar, tokens: Tokens, from: number, until: number) {
  const rest = { asks: false, homely: false, money: false, hard: false, soft: false, anyForeign: false, object: false }
  let isAny = false
  for (let i = from + 1; i < until; i++) {
    const { sets } = tokens.words[i]!
    const isHard = sets[set.hard] === 1
    if (sets[set.you] === 1 || sets[set.asking] === 1) rest.asks = true
    if (sets[set.homely] === 1) rest.homely = true
    if (sets[set.money] === 1) rest.money = true
    if (isHard) rest.hard = true
    else if (sets[set.soft] === 1) rest.soft = true
    if (sets[set.the] === 1) isAny = sets[set.one] === 1
    if (isAny && (isHard || sets[set.soft] === 1)) rest.anyForeign = true
    if (sets[set.time] !== 1 && sets[set.det] !== 1 && sets[set.particle] !== 1) rest.object = true
  }
  return rest
}

/** "also", and the going of "go buy milk". */
function isLeadIn({ set }: Grammar, tokens: Tokens, at: number): boolean {
  const { sets } = tokens.words[at]!
  const next = tokens.words[at + 1]!.sets
  return (
    sets[set.filler] === 1 ||
    (sets[set.motion] === 1 && (next[set.chores] === 1 || next[set.conj] === 1)) ||
    sets[set.conj] === 1
  )
}
