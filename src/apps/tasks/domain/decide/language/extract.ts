import type { ExtractedParams } from '../../../contracts.ts'
import { type Grammar, type Index, isWhole, longestMatch } from './grammar.ts'
import type { EngineWord } from './language.ts'
import { D, N, R, T } from './pattern.ts'
import { isPhrase, withoutClosings } from './phrases.ts'
import type { Reading } from './read.ts'
import type { Tokens } from './tokens.ts'

/** The words of the person that a reading speaks about. `to` is where its sentence, or the message, ends. */
export function extract(g: Grammar, tokens: Tokens, reading: Reading, to: number): ExtractedParams | null {
  if (reading.help) return { help: reading.help }
  if (reading.intent === 'CREATE_TASK') return describe(g, tokens, reading, to)
  if (reading.intent === 'LIST_TASKS' || reading.intent === 'GENERAL_CHAT') return null
  return refer(g, tokens, reading)
}

const FRAME_MARK = /^[\s:,\-–—]*[:,\-–—](?=\s|$)/u
const trimmed = (text: string) => text.replace(FRAME_MARK, '').trim()

function describe(g: Grammar, tokens: Tokens, reading: Reading, to: number): ExtractedParams | null {
  const { text, starts, ends } = tokens
  if (reading.restFrom > 0) {
    const rest = text
      .slice(ends[reading.restFrom - 1]!)
      .replace(/^\s*[:\-–—]/u, '')
      .trim()
    return rest === '' ? null : describedBy(rest)
  }
  const from = reading.from[D]!
  if (from < 0) return reading.row?.says.includes('{d}') ? leftover(tokens, reading) : null
  const until = reading.until[D]!
  if (until - from === 1 && tokens.words[from] === g.lexicon.quote)
    return describedBy(text.slice(starts[from]!, ends[from]!))
  const begin = from === 0 ? 0 : ends[from - 1]!
  // A capture that runs to the end of its sentence takes the sentence's marks, and sentences that only go on talking.
  const open = until === reading.end
  const end = open ? endOfSpeech(tokens, reading, to) : starts[until]!
  const said = trimmed(text.slice(begin === starts[from] ? starts[from]! : begin, end))
  const words = withoutClosingMark(open && reading.end === reading.stop ? said : said.replace(/[\s,]+$/u, ''), reading)
  const time = reading.from[T]! >= 0 ? timeText(g, tokens, reading) : ''
  return words === '' ? null : describedBy(time === '' ? words : `${words} ${time}`)
}

/** A frame without words of a task, but with something else behind it: "add task ***". */
function leftover(tokens: Tokens, reading: Reading): ExtractedParams | null {
  if (reading.end !== tokens.words.length) return null
  const rest = trimmed(tokens.text.slice(tokens.ends[reading.end - 1]!))
  return /^[.!?…]*$/u.test(rest) ? null : describedBy(rest)
}

function endOfSpeech(tokens: Tokens, reading: Reading, to: number): number {
  if (reading.end < reading.stop) return tokens.starts[reading.end]!
  return to < tokens.words.length ? tokens.starts[to]! : tokens.text.length
}

/**
 * One full stop or exclamation mark closes the command and not the task; of several, none goes. A question mark goes
 * when the command was asked ("could you ...?").
 */
function withoutClosingMark(words: string, { kind }: Reading): string {
  const last = words.at(-1)
  const isAsked = last === '?' && (kind === 'request' || kind === 'permission')
  if (last !== '.' && last !== '!' && !isAsked) return words
  const before = words.slice(0, -1)
  return /[.!?…]$/u.test(before) || (last === '.' && /\p{L}\.\p{L}+$/u.test(before)) ? words : before.trimEnd()
}

function timeText(g: Grammar, tokens: Tokens, reading: Reading): string {
  let from = reading.from[T]!
  const until = reading.until[T]!
  if (until - from > 1 && tokens.words[from]!.sets[g.set.for] === 1) from++
  return tokens.text.slice(tokens.starts[from]!, tokens.ends[until - 1]!)
}

const OPENING = '"“”„«‘\'`'
const CLOSING = '"””“»’\'`'

/** Quotes around the whole mean: these words and nothing read into them. */
export function describedBy(words: string): ExtractedParams {
  const quote = OPENING.indexOf(words[0]!)
  const isQuoted =
    quote >= 0 &&
    words.length > 2 &&
    words.endsWith(CLOSING[quote]!) &&
    words.indexOf(CLOSING[quote]!, 1) === words.length - 1
  if (!isQuoted || words.slice(1, -1).trim() === '') return { description: words }
  return { description: words.slice(1, -1), quoted: true }
}

function refer(g: Grammar, tokens: Tokens, reading: Reading): ExtractedParams | null {
  const params: ExtractedParams = {}
  if (reading.row?.bulk) return { bulk: true }
  if (reading.from[R]! >= 0) {
    const reference = referenceOf(g, tokens, reading.from[R]!, reading.until[R]!)
    if (reference === 'bulk') return { bulk: true }
    if (reference !== null) params.task_reference = reference
  } else if (reading.from[N]! >= 0) params.task_reference = g.language.reference.it
  if (reading.from[N]! >= 0) renew(tokens, reading, params)
  return Object.keys(params).length === 0 ? null : params
}

function renew(tokens: Tokens, reading: Reading, params: ExtractedParams): void {
  const from = reading.from[N]!
  const until = reading.until[N]!
  const open = until === reading.end
  const end = open ? endOfSpeech(tokens, reading, reading.stop) : tokens.starts[until]!
  const words = withoutClosingMark(
    trimmed(
      tokens.text.slice(
        tokens.ends[from - 1] === tokens.ends[from] ? tokens.starts[from]! : tokens.ends[from - 1]!,
        end,
      ),
    ),
    reading,
  )
  const said = describedBy(words)
  if (words === '') return
  if (reading.row?.renews === 'appended') params.details = words
  else {
    params.new_description = said.description
    if (said.quoted) params.quoted = true
  }
}

/** Which task, as a resolver can use it: the person's words without article, "task" and "from my list". */
export function referenceOf(g: Grammar, tokens: Tokens, begin: number, end: number): string | 'bulk' | null {
  const { before, after, pronouns, bulk } = g.reference
  let from = begin
  let to = withoutClosings([g.courtesy, g.loose], tokens, begin, end)
  if (to <= from) to = end
  if (isPhrase(pronouns, tokens, from, to)) return g.language.reference.it
  if (isWhole(bulk, tokens, from, to)) return 'bulk'
  if (isWhole(g.reference.nothing, tokens, from, to)) return null
  const quote = onlyQuote(g, tokens, from, to)
  if (quote >= 0) return tokens.text.slice(tokens.starts[quote]! + 1, tokens.ends[quote]! - 1)
  for (
    let at = longestMatch(before, tokens, from, to);
    at > 0 && at < to;
    at = longestMatch(before, tokens, from, to)
  ) {
    // "task 2" is what a resolver counts by; "task buy milk" is "buy milk".
    const isCounted = to - at === 1 && isIn(g, tokens, at, 'number') && isIn(g, tokens, at - 1, 'sure')
    from = isCounted ? at - 1 : at
    if (isCounted) break
  }
  const isCounted = to - from === 2 && isIn(g, tokens, from, 'counter') && isIn(g, tokens, from + 1, 'number')
  const kept = isCounted ? to : withoutEndings(after, tokens, from + 1, to)
  if (isWhole(g.reference.nothing, tokens, from, kept)) return null
  return numbered(g, tokens.text.slice(tokens.starts[from]!, tokens.ends[kept - 1]!))
}

const isIn = (g: Grammar, tokens: Tokens, at: number, name: EngineWord) => tokens.words[at]!.sets[g.set[name]] === 1

const ENDING_WORDS = 6

function withoutEndings(index: Index<true>, tokens: Tokens, from: number, to: number): number {
  for (let at = Math.max(from, to - ENDING_WORDS); at < to; at++) {
    if (isWhole(index, tokens, at, to)) return withoutEndings(index, tokens, from, at)
  }
  return to
}

/** The one quotation among words that only say that it is a task. */
function onlyQuote(g: Grammar, tokens: Tokens, from: number, to: number): number {
  let quote = -1
  for (let i = from; i < to; i++) {
    const word = tokens.words[i]!
    if (word === g.lexicon.quote) {
      if (quote >= 0) return -1
      quote = i
    } else if (word.sets[g.set.around] !== 1) return -1
  }
  return quote
}

/** Numbers and positions in the one spelling that a resolver knows. */
function numbered(g: Grammar, reference: string): string {
  const { numbers } = g.language.reference
  const lower = reference.toLowerCase()
  const known = numbers[lower]
  if (known !== undefined) return known
  const cut = lower.lastIndexOf(' ')
  const last = cut > 0 ? numbers[lower.slice(cut + 1)] : undefined
  const isNumbered =
    last !== undefined && /^\d+$/.test(last) && g.lexicon.find(lower.slice(0, cut)).sets[g.set.sure] === 1
  return isNumbered ? `${reference.slice(0, cut)} ${last}` : reference
}
