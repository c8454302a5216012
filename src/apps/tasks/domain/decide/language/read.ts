import type { ExtractedParams, IntentType } from '../../../contracts.ts'
import { accepted, hasClearTime, isIn, type Sentence, splitScore } from './captured.ts'
import { type Entry, type Grammar, longestMatch, newWalk } from './grammar.ts'
import { isAction } from './intents.ts'
import type { FrameRow, Opening } from './language.ts'
import { type ObjectSort, sortDuty } from './objects.ts'
import { MAX_OPENINGS } from './openings.ts'
import { D, MAX_STEPS, N, T, walk, walkFromGap } from './pattern.ts'
import { longestPhrase, withoutClosings } from './phrases.ts'
import { QUESTION, type Tokens } from './tokens.ts'

/** What one sentence was understood to ask. Places are word numbers; the words are cut out later. */
export interface Reading {
  intent: IntentType
  trust: Trust
  confidence: number
  row: FrameRow | null
  from: number[]
  until: number[]
  /** The first word behind the frame of a verbatim description. */
  restFrom: number
  /** The sentence the reading was made of, without closing courtesy. */
  begin: number
  end: number
  /** Where the sentence ends with it. */
  stop: number
  help?: ExtractedParams['help']
  /** The verb is ours, but nothing says that its object is. */
  doubt: boolean
  /** How the sentence began. */
  kind: Opening['kind']
}

type Trust = FrameRow['trust']

/** A question by its word order. "Have milk added" and "do not add milk" are none. */
function isQuestion(s: Sentence, at: number): boolean {
  // "when I get home" is not asked; "when is lunch" is.
  if (isIn(s, at, 'wh')) return !isIn(s, at, 'sub') || !isIn(s, at + 1, 'clausal')
  if (s.end - at < 3 || !isIn(s, at, 'aux') || isIn(s, at + 1, 'not')) return false
  return isIn(s, at + 1, 'subject') || !isIn(s, at, 'imperative')
}

/** How often a sentence is read again without its first or last words. */
const READ_AGAIN = 2

export function readSentence(
  g: Grammar,
  tokens: Tokens,
  begin: number,
  to: number,
  again = READ_AGAIN,
): Reading | null {
  const end = withoutClosings([g.courtesy], tokens, begin, to)
  if (end <= begin) return null
  const s: Sentence = { g, tokens, begin, end, stop: to, asked: (tokens.marks[to]! & QUESTION) !== 0 }
  let at = begin
  let kind: Opening['kind'] = 'address'
  let isDoubted = false
  let question = isQuestion(s, at)
  let found = matchFrames(s, at, 'sure', question, kind)
  // Frames are looked for behind each opening; what stands before their first word only when nothing else is left.
  for (let i = 0; i < MAX_OPENINGS && !found; i++) {
    const opening = longestPhrase(g.openings, tokens, at, end)
    if (!opening || opening.end >= end) break
    at = opening.end
    if (opening.means === 'doubt') isDoubted = true
    else if (opening.means !== 'address') kind = opening.means
    question = (kind === 'address' || kind === 'duty') && isQuestion(s, at)
    found = matchFrames(s, at, 'sure', question, kind)
  }
  if (!found && !question) found = matchGaps(s, at, 'sure', kind)
  const plain = found ?? readPlain(s, at, kind, question)
  found = plain?.doubt ? readList(s, at, kind, question) : (plain ?? readList(s, at, kind, question))
  if (found) return isDoubted ? doubted(found, kind) : { ...found, kind }
  const other = again > 0 ? (readBehindTime(s, at, again - 1) ?? readShorter(s, again - 1)) : null
  return other ?? (plain && { ...plain, kind })
}

/** Behind "maybe" or "I'm not sure" a statement says nothing, and what one should do is only thought about. */
function doubted(found: Reading, kind: Opening['kind']): Reading | null {
  return found.row?.states ? null : { ...found, kind, doubt: found.doubt || kind === 'duty' }
}

/** "Tomorrow at 5 remind me to call mom": the time goes behind the words of the task. */
function readBehindTime(s: Sentence, at: number, again: number): Reading | null {
  let until = at
  while (isIn(s, until, 'time')) until++
  if (until === at || until === s.end || !hasClearTime(s, at, until)) return null
  const found = readSentence(s.g, s.tokens, until, s.stop, again)
  if (found?.intent === 'CREATE_TASK' && found.from[D]! >= 0 && found.from[T]! < 0) {
    found.from[T] = at
    found.until[T] = until
  }
  return found
}

/** "mark the laundry as done now": words at the end that say nothing are looked past when the whole means nothing. */
function readShorter(s: Sentence, again: number): Reading | null {
  const end = withoutClosings([s.g.loose], s.tokens, s.begin, s.end)
  if (end === s.end || end <= s.begin) return null
  const found = readSentence(s.g, s.tokens, s.begin, end, again)
  return s.asked && found?.row?.states ? null : found
}

function readPlain(s: Sentence, at: number, kind: Opening['kind'], question: boolean): Reading | null {
  const plain = matchFrames(s, at, 'plain', question, kind) ?? (question ? null : matchGaps(s, at, 'plain', kind))
  if (kind !== 'duty') return plain
  if (plain && isAction(plain.intent) && plain.trust === 'sure') return plain
  const list = readList(s, at, kind, question)
  if (list) return list
  const sort = s.asked ? null : sortDuty(s.g, s.tokens, at, s.end)
  if (sort === null) return null
  const reading = blank(s, 'CREATE_TASK', 0.85)
  reading.doubt = sort === 'doubtful'
  reading.from[D] = at
  reading.until[D] = s.end
  return reading
}

const blank = (s: Sentence, intent: IntentType, confidence: number): Reading => ({
  intent,
  trust: 'plain',
  confidence,
  row: null,
  from: [-1, -1, -1, -1, -1],
  until: [-1, -1, -1, -1, -1],
  restFrom: -1,
  begin: s.begin,
  end: s.end,
  stop: s.stop,
  doubt: false,
  kind: 'address',
})

/** The first frame that begins here with its own word. */
function matchFrames(s: Sentence, at: number, trust: Trust, question: boolean, kind: Opening['kind']): Reading | null {
  const entries = s.g[trust].starts[s.tokens.words[at]!.id]
  return entries ? matchEntries(s, entries, at, at, question, kind) : null
}

/** The first frame that begins here with a capture. */
function matchGaps(s: Sentence, at: number, trust: Trust, kind: Opening['kind']): Reading | null {
  // What a negated command is about is no name: "don't mark the report as done".
  if (isIn(s, at, 'not') || isIn(s, at + 1, 'not')) return null
  const last = Math.min(s.end, at + GAP_WORDS)
  for (let i = at + 1; i < last; i++) {
    const entries = s.g[trust].gaps[s.tokens.words[i]!.id]
    const found = entries && matchEntries(s, entries, at, i, false, kind)
    if (found) return found
  }
  return null
}

function matchEntries(
  s: Sentence,
  entries: Entry<FrameRow>[],
  at: number,
  behindGap: number,
  question: boolean,
  kind: Opening['kind'],
): Reading | null {
  const { bits } = s.tokens
  let row: FrameRow
  let best: Reading | null = null
  let doubtful: Reading | null = null
  let bestScore = -1
  const w = newWalk(s.tokens, s.end, (end) => {
    if (end !== s.end && !row.verbatim) return false
    const sort = accepted(s, row, w.from, w.until, kind)
    if (sort === null) return false
    if (sort === 'doubtful') {
      doubtful ??= reading(s, row, w.from, w.until, end, sort)
      return false
    }
    const several = row.renews !== undefined && w.from[N]! >= 0
    const score = several ? splitScore(s, w.from, w.until) : 0
    if (score > bestScore) {
      bestScore = score
      best = reading(s, row, w.from, w.until, end, sort)
    }
    return !several
  })
  for (const entry of entries) {
    row = entry.means
    if ((question && isAction(row.intent) && !row.asks) || (row.states && s.asked)) continue
    if (entry.needs.some((set) => (bits[set >> 5]! & (1 << (set & 31))) === 0)) continue
    w.steps = MAX_STEPS
    w.behind.length = 0
    w.from.fill(-1)
    w.until.fill(-1)
    if (entry.gap) walkFromGap(entry.gap, at, behindGap, w)
    else walk(entry.start, at, w)
    if (best) return best
  }
  return doubtful
}

/** What stands before the verb of a statement is a name, not a story. */
const GAP_WORDS = 60

function reading(s: Sentence, row: FrameRow, from: number[], until: number[], end: number, sort: ObjectSort): Reading {
  const confidence = row.confidence ?? 0.85
  return {
    intent: row.intent,
    trust: row.trust === 'sure' || sort === 'named' ? 'sure' : 'plain',
    confidence: row.trust === 'plain' && sort === 'named' ? Math.max(confidence, 0.95) : confidence,
    row,
    from: [...from],
    until: [...until],
    restFrom: row.verbatim ? end : -1,
    begin: s.begin,
    end: s.end,
    stop: s.stop,
    doubt: sort === 'doubtful',
    kind: 'address',
    ...(row.help && { help: row.help }),
  }
}

/** A question about the list, or its bare name: what is on it. */
function readList(s: Sentence, at: number, kind: Opening['kind'], question: boolean): Reading | null {
  let sure = false
  let list = false
  let foreign = false
  for (let i = at; i < s.end; i++) {
    if (longestMatch(s.g.listNames, s.tokens, i, s.end) > 0) sure = true
    else if (isIn(s, i, 'listword') && (i > at || s.end - at === 1)) list = true
    else if (isIn(s, i, 'hard')) foreign = true
  }
  if (!sure && (!list || foreign)) return null
  const shows = longestMatch(s.g.show, s.tokens, at, s.end) > 0
  if (!question && !shows && !(s.asked && kind === 'address')) return null
  const found = blank(s, 'LIST_TASKS', sure ? 0.9 : 0.8)
  found.trust = 'sure'
  return found
}
