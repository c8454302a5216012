import type { ExtractedParams, IntentType, UserIntent } from '#packs/tasks/contracts.ts'
import { opensWithNo, readAssent } from './assent.ts'
import { extract } from './extract.ts'
import type { Grammar } from './grammar.ts'
import { isAction } from './intents.ts'
import type { Opening } from './language.ts'
import { D, R, T } from './pattern.ts'
import { longestPhrase, withoutClosings } from './phrases.ts'
import { MAX_OPENINGS, type Reading, readSentence } from './read.ts'
import { STOP, type Tokens } from './tokens.ts'

const MAX_SENTENCES = 20
/** A long message is a story, and is not looked through for a second wish everywhere. */
const MAX_SPLITS = 12
const LONG_WORDS = 200
const MAX_SPLITS_OF_LONG = 2
const MAX_INTENTS = 3

/** What a message means by itself. `expected`: it answers the question whether to delete. */
export function readMessage(g: Grammar, tokens: Tokens, expected: boolean): UserIntent {
  if (tokens.words.length === 0) return said('GENERAL_CHAT', 0.9, null)
  const assent = readAssent(g, tokens, expected)
  if (assent === 'AMBIGUOUS') return said(assent, 0.6, { possible_intents: ['CONFIRM_YES', 'CONFIRM_NO'] })
  if (assent) return said(assent, 0.95, null)
  const request = readRequests(g, tokens)
  const isChat = request.intent_type === 'GENERAL_CHAT' && !request.extracted_params?.help
  return isChat && opensWithNo(g, tokens) ? said('CONFIRM_NO', 0.8, null) : request
}

function said(intent_type: IntentType, confidence: number, extracted_params: ExtractedParams | null): UserIntent {
  return { intent_type, confidence, extracted_params }
}

function readRequests(g: Grammar, tokens: Tokens): UserIntent {
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
    return said('GENERAL_CHAT', chat?.confidence ?? 0.8, chat ? extract(g, tokens, chat, size) : null)
  }
  const intents = [...new Set(asking.map(({ reading }) => reading.intent))]
  if (asking.length > 1 && !(intents.length === 1 && intents[0] === 'LIST_TASKS')) {
    return said('AMBIGUOUS', 0.7, { possible_intents: intents.slice(0, MAX_INTENTS) })
  }
  const { reading, to } = asking[0]!
  const params = extract(g, tokens, reading, lastOf(g, tokens, readings, reading, to))
  if (reading.doubt) return said('AMBIGUOUS', 0.6, { possible_intents: [reading.intent] })
  // "Can I delete a task?", "is it possible to rename tasks" name none: they ask how.
  const isAnyTask = params === null ? reading.from[T]! < 0 : params.bulk === true
  if (reading.kind === 'permission' && isAnyTask && isAction(reading.intent)) {
    return said('GENERAL_CHAT', 0.8, { help: reading.intent })
  }
  return said(reading.intent, reading.confidence, params)
}

/** Sentences behind a task that ask for nothing belong to its words; thanks do not. */
function lastOf(g: Grammar, tokens: Tokens, readings: { reading: Reading }[], reading: Reading, to: number): number {
  const size = tokens.words.length
  if (readings.at(-1)?.reading !== reading || reading.end !== to) return to
  return withoutClosings([g.courtesy], tokens, to, size)
}

/** One sentence, or two that "and" joins. */
function readSentences(g: Grammar, tokens: Tokens, begin: number, to: number): Reading[] {
  const whole = readSentence(g, tokens, begin, to)
  if (whole?.restFrom && whole.restFrom > 0) return [whole]
  const most = to - begin > LONG_WORDS ? MAX_SPLITS_OF_LONG : MAX_SPLITS
  let splits = 0
  for (let at = begin + 1; at < to - 1 && splits < most; at++) {
    const joins = tokens.words[at]!.sets[g.set.conj] === 1
    if (!joins && tokens.marks[at] === 0) continue
    const next = behindOpenings(g, tokens, joins ? at + 1 : at, to)
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
  const at = behindOpenings(g, tokens, begin, to, ['address', 'request'])
  return [at, at + 1].some((i) => tokens.words[i]?.sets[g.set.not] === 1)
}

function behindOpenings(g: Grammar, tokens: Tokens, from: number, to: number, kinds?: Opening['kind'][]): number {
  let at = from
  for (let i = 0; i < MAX_OPENINGS; i++) {
    const opening = longestPhrase(g.openings, tokens, at, to)
    if (!opening || opening.end >= to || kinds?.includes(opening.means) === false) break
    at = opening.end
  }
  return at
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
