import type { ExtractedParams, IntentType, UserIntent } from '../../../contracts.ts'
import { opensWithNo, readAssent } from './assent.ts'
import { extract } from './extract.ts'
import type { Grammar } from './grammar.ts'
import { isAction } from './intents.ts'
import type { EngineWord, Opening } from './language.ts'
import { offeredWords } from './offer.ts'
import { behindOpenings } from './openings.ts'
import { D, R, T } from './pattern.ts'
import { withoutClosings } from './phrases.ts'
import { type Reading, readSentence } from './read.ts'
import { STOP, type Tokens } from './tokens.ts'

const MAX_SENTENCES = 20
/** A long message is a story, and is not looked through for a second wish everywhere. */
const MAX_SPLITS = 12
const LONG_WORDS = 200
const MAX_SPLITS_OF_LONG = 2
const MAX_INTENTS = 3

/** Of a program: "update tasks set done = true" and a comment after two slashes command no list. */
const STATEMENT =
  /^\s*(?:\/\/\s|update\s+[\w."]+\s+set\s+[\w."]+\s*=|delete\s+from\s+[\w."]+\s*(?:;|where\b.*=)|insert\s+into\s+[\w."]+\s*(?:\(|values\b)|drop\s+table\s)/i

/** What a message means by itself. `expected`: it answers the question whether to delete. */
export function readMessage(g: Grammar, tokens: Tokens, expected: boolean): UserIntent {
  if (tokens.words.length === 0 || STATEMENT.test(tokens.text)) return said('GENERAL_CHAT', 0.9, null)
  const assent = readAssent(g, tokens, expected)
  if (assent === 'AMBIGUOUS') return said(assent, 0.6, { possible_intents: ['CONFIRM_YES', 'CONFIRM_NO'] })
  if (assent) return said(assent, 0.95, null)
  const request = readRequests(g, tokens)
  if (request && (request.intent_type !== 'GENERAL_CHAT' || request.extracted_params?.help)) return request
  if (opensWithNo(g, tokens)) return said('CONFIRM_NO', 0.8, null)
  const words = request ? null : offeredWords(g, tokens)
  return words === null ? (request ?? said('GENERAL_CHAT', 0.8, null)) : offer(words, ['CREATE_TASK'])
}

/**
 * The words of a message whose bare verb commands a change ("cancel gym membership"): where no task of that name is
 * there, they may be a new one. Null where the message speaks of the list or of a task, or states something: "delete buy
 * milk" and "delete the report" point at a task, whether there is one or not.
 */
export function lineOfCommand(g: Grammar, tokens: Tokens): string | null {
  const reading = readSentence(g, tokens, 0, tokens.words.length)
  if (!reading?.row || reading.trust !== 'plain' || reading.row.states || reading.kind !== 'address') return null
  const { row, intent } = reading
  if (!isAction(intent) || row.renews === 'replaced' || reading.from[R]! < 0) return null
  return pointsAtTask(g, tokens, reading) ? null : offeredWords(g, tokens)
}

function pointsAtTask({ set }: Grammar, tokens: Tokens, { row, from, until }: Reading): boolean {
  const [first, size] = [tokens.words[from[R]!]!.sets, until[R]! - from[R]!]
  if (size === 1) return row?.ours === true
  // "stain from the carpet" is a thing.
  const isTask = first[set.chores] === 1 && tokens.words[from[R]! + 1]!.sets[set.source] !== 1
  return isTask || (size === 2 && first[set.the] === 1)
}

/** The one question whether these words are a task. */
function offer(description: string, possible_intents: IntentType[]): UserIntent {
  return said('AMBIGUOUS', 0.6, { possible_intents, description })
}

function said(intent_type: IntentType, confidence: number, extracted_params: ExtractedParams | null): UserIntent {
  return { intent_type, confidence, extracted_params }
}

/** Null: no sentence of the message has a form that is known. */
function readRequests(g: Grammar, tokens: Tokens): UserIntent | null {
  const size = tokens.words.length
  const readings: { reading: Reading; to: number }[] = []
  for (let begin = 0, count = 0; begin < size && count < MAX_SENTENCES; count++) {
    let to = begin + 1
    while (to < size && (tokens.marks[to]! & STOP) === 0) to++
    if (count === MAX_SENTENCES - 1) to = size
    for (const reading of readSentences(g, tokens, begin, to)) {
      readings.push({ reading, to })
      if (reading.restFrom > 0) to = size
    }
    begin = to
  }
  const asking = readings.filter(({ reading }) => reading.intent !== 'GENERAL_CHAT')
  if (asking.length === 0) {
    const chat = readings[0]?.reading
    return chat ? said('GENERAL_CHAT', chat.confidence, extract(g, tokens, chat, size)) : null
  }
  const intents = [...new Set(asking.map(({ reading }) => reading.intent))]
  if (asking.length > 1 && !(intents.length === 1 && intents[0] === 'LIST_TASKS')) {
    return said('AMBIGUOUS', 0.7, { possible_intents: intents.slice(0, MAX_INTENTS) })
  }
  const { reading, to } = asking[0]!
  const params = extract(g, tokens, reading, lastOf(g, tokens, readings, reading, to))
  if (reading.doubt) return doubted(g, tokens, reading, params)
  // "Can I delete a task?", "is it possible to rename tasks" name none: they ask how.
  const isAnyTask = params === null ? reading.from[T]! < 0 : params.bulk === true
  if (reading.kind === 'permission' && isAnyTask && isAction(reading.intent)) {
    return said('GENERAL_CHAT', 0.8, { help: reading.intent })
  }
  return said(reading.intent, reading.confidence, params)
}

/** The verb is ours, but its object may be anything: the words may as well be a new task. */
function doubted(g: Grammar, tokens: Tokens, { intent, row }: Reading, params: ExtractedParams | null): UserIntent {
  const is = (at: number, name: EngineWord) => tokens.words[at]?.sets[g.set[name]] === 1
  // "add salt to the dishwasher" is done to the dishwasher, and not to the list.
  const isElsewhere = row !== null && tokens.words.some((_word, at) => is(at, 'place') && is(at + 1, 'the'))
  if (intent === 'CREATE_TASK' && params?.description && !isElsewhere) return offer(params.description, [intent])
  const words = offeredWords(g, tokens)
  if (words === null) return said('AMBIGUOUS', 0.6, { possible_intents: [intent] })
  return offer(words, intent === 'CREATE_TASK' ? [intent] : ['CREATE_TASK', intent])
}

/** Sentences behind a task that ask for nothing belong to its words; thanks do not. */
function lastOf(g: Grammar, tokens: Tokens, readings: { reading: Reading }[], reading: Reading, to: number): number {
  const size = tokens.words.length
  if (readings.at(-1)?.reading !== reading || reading.end !== to) return to
  return withoutClosings([g.courtesy], tokens, to, size)
}

const STATED: Opening['kind'][] = ['address', 'request', 'permission', 'wish', 'duty']

/** One sentence, or two that "and" joins. */
function readSentences(g: Grammar, tokens: Tokens, begin: number, to: number): Reading[] {
  const whole = readSentence(g, tokens, begin, to)
  if (whole?.restFrom && whole.restFrom > 0) return [whole]
  const most = to - begin > LONG_WORDS ? MAX_SPLITS_OF_LONG : MAX_SPLITS
  let splits = 0
  for (let at = begin + 1; at < to - 1 && splits < most; at++) {
    const joins = tokens.words[at]!.sets[g.set.conj] === 1
    if (!joins && tokens.marks[at] === 0) continue
    // "maybe" is no opening to look past: what follows it is not stated.
    const next = behindOpenings(g, tokens, joins ? at + 1 : at, to, STATED)
    const word = tokens.words[next]?.id
    if (word === undefined || (!g.sure.starts[word] && !g.plain.starts[word])) continue
    splits++
    const tail = readSentence(g, tokens, next, to)
    if (!tail || tail.intent === 'GENERAL_CHAT') continue
    const head = readSentence(g, tokens, begin, at)
    // What only leads up to a plain request is no second one: "I got it already, take it off my list".
    if (!whole && !head && tail.trust === 'sure' && !isForbidding(g, tokens, begin, to)) return [tail]
    if (!head || head.intent === 'GENERAL_CHAT') continue
    if (saysAgain(g, tokens, head, tail)) return [whole?.trust === 'sure' && !whole.row?.states ? whole : head]
    if (areTwo(g, tokens, head, tail)) return [head, tail]
  }
  return whole ? [whole] : []
}

/** "don't", "never": what follows is not to be done. */
function isForbidding(g: Grammar, tokens: Tokens, begin: number, to: number): boolean {
  const at = behindOpenings(g, tokens, begin, to, ['address', 'doubt', 'request'])
  return [at, at + 1].some((i) => tokens.words[i]?.sets[g.set.not] === 1)
}

/** "remind me to cancel my gym membership and call mom" is one task; "add milk and show my list" is two wishes. */
function areTwo(g: Grammar, tokens: Tokens, head: Reading, tail: Reading): boolean {
  // "bread and butter to my list" has no verb of its own.
  if (tail.from[D] === tail.begin && tail.intent === head.intent) return false
  if (tail.trust === 'sure') return true
  if (tail.intent === head.intent || tail.row?.states) return false
  const first = head.from[D]!
  const isVerb = head.intent === 'CREATE_TASK' && (first < 0 || tokens.words[first]!.sets[g.set.verbs] === 1)
  return !isVerb && isAction(tail.intent)
}

/** "I have to see the dentist, put it on my list" says one thing twice. */
function saysAgain(g: Grammar, tokens: Tokens, head: Reading, tail: Reading): boolean {
  const isDone = head.intent === 'COMPLETE_TASK' && tail.intent === 'DELETE_TASK'
  if (head.intent !== tail.intent && !isDone) return false
  const slot = tail.intent === 'CREATE_TASK' ? D : R
  const [from, until] = [tail.from[slot]!, tail.until[slot]!]
  return from < 0 || (until - from === 1 && tokens.words[from]!.sets[g.set.pronoun] === 1)
}
