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
  /** What people make themselves, though assistants are asked about it too: "budget spreadsheet". */
  makeable: number
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
  /** What a person goes to, though assistants are asked about it too: "interview". */
  encounters: number
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
      makeable: 0,
      encounters: 0,
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
    if (sets[set.makeable] === 1 && sets[set.hard] === 1) traits.makeable++
    if (sets[set.encounter] === 1 && sets[set.hard] === 1) traits.encounters++
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
  return !isDescription && (t.list || (t.soft === 0 && first[set.all] === 1 && !t.time))
}

function descriptionSort(g: Grammar, tokens: Tokens, row: FrameRow, t: Traits, from: number): ObjectSort | null {
  const { set } = g
  const first = tokens.words[from]!.sets
  const isNew = row.intent === 'CREATE_TASK'
  if (isNew && t.sum) return null
  if (first[set.verbs] === 1 && t.words > 1) {
    if (first[set.skills] !== 1 || t.hard === 0) return 'formed'
    return isNew ? 'doubtful' : null
  }
  if (!isNew && (t.hard + t.soft > 0 || t.place || first[set.asking] === 1)) return null
  if (!isNew || (t.homely > 0 && !t.place)) return weighed(g, t, first)
  // The word "add" asks for a task. Something of another assistant is asked about; so is a thing that is pointed at.
  const ours = t.makeable + (t.with || t.timed ? t.encounters : 0)
  const isElsewhere = t.hard > ours || t.place || first[set.asking] === 1 || first[set.pointing] === 1
  return isElsewhere || first[set.amount] === 1 || first[set.number] === 1 || t.time ? 'doubtful' : 'plain'
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
  // "we finished last" tells of a race.
  if (row.states && t.words === 1 && first[set.ordinal] === 1) return null
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

/**
 * What "I need to ..." names: a thing to do, unless it only asks to be told something ("to know why I was charged"),
 * which is doubtful, or is a way of speaking ("I have to say").
 */
export function sortDuty(g: Grammar, tokens: Tokens, begin: number, until: number): 'formed' | 'doubtful' | null {
  const { set } = g
  let from = begin
  while (from < until - 1 && isLeadIn(g, tokens, from)) from++
  const first = tokens.words[from]!.sets
  if (first[set.wh] === 1 || first[set.not] === 1 || first[set.musing] === 1) return null
  const isModal = tokens.words[begin - 1]?.sets[set.place] !== 1
  const modal = isModal ? sortModal(g, tokens, from, until) : undefined
  if (modal !== undefined) return modal
  if (until - from === 1 && first[set.alone] === 1) return null
  const rest = tokens.words.slice(from, until)
  // "show Ben how it works" is done for somebody else.
  const isFar = (i: number) => i > 1 && rest[i - 1]!.sets[set.particle] !== 1
  const asksOrSpeaks = ({ sets }: Tokens['words'][number], i: number) =>
    (sets[set.asking] === 1 && !isFar(i)) || sets[set.you] === 1
  const isFinding = first[set.finding] === 1 && rest.some(({ sets }) => sets[set.wh] === 1)
  const isAsking = isFinding || first[set.informing] === 1 || rest.some(asksOrSpeaks)
  const isGadget = first[set.setting] === 1 && rest.some(({ sets }) => sets[set.gadget] === 1)
  return isAsking || isGadget || first[set.det] === 1 ? 'doubtful' : 'formed'
}

/**
 * Behind "should" or "must", and not behind "have to": "must have lost it" tells what was, "should be fine" how something
 * is. "must be at the airport by 6" is a thing to do. Undefined: neither.
 */
function sortModal(
  { set }: Grammar,
  { words, lower, starts, ends }: Tokens,
  from: number,
  until: number,
): 'doubtful' | null | undefined {
  const [first, second, third] = [words[from]!.text, words[from + 1]?.sets, words[from + 2]?.sets]
  if (first === 'have') {
    const isPast = (at: number, sets?: Uint8Array) =>
      sets?.[set.past] === 1 || sets?.[set.stating] === 1 || /..ed$/.test(lower.slice(starts[at], ends[at]))
    const isLater = second?.[set.filler] === 1 && isPast(from + 2, third)
    return isPast(from + 1, second) || isLater ? null : undefined
  }
  if (first !== 'be' || from + 1 >= until) return undefined
  if (second![set.manner] === 1) return null
  return second![set.whereabouts] === 1 ? undefined : 'doubtful'
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
