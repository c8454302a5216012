import type { Lexicon, Word } from './word.ts'

/** What stood between two words. */
export const COMMA = 1
export const STOP = 2
export const QUESTION = 4
export const COLON = 8
export const BREAK = 16

/** A message as words with their places in it. `marks[i]` stands before word i; `marks[size]` at the end. */
export interface Tokens {
  text: string
  lower: string
  words: Word[]
  starts: number[]
  ends: number[]
  marks: number[]
  /** The sets of all words together. */
  bits: Int32Array
}

const MIXED = 0
const LETTER = 1
const DIGIT = 2
const EMOJI = 3
const SPACE = 4
const OTHER = 5

const KINDS = new Uint8Array(128).fill(OTHER)
for (let c = 48; c < 58; c++) KINDS[c] = DIGIT
for (let c = 65; c < 91; c++) KINDS[c] = KINDS[c + 32] = LETTER
for (const c of [9, 10, 11, 12, 13, 32]) KINDS[c] = SPACE

function kindOf(code: number): number {
  if (code < 128) return KINDS[code]!
  if (code === 0xa0 || code === 0x3000 || (code >= 0x2000 && code <= 0x200b)) return SPACE
  if (code >= 0x2010 && code <= 0x206f) return code === 0x200d ? EMOJI : OTHER
  if ((code >= 0x2190 && code <= 0x2bff) || (code >= 0xd83c && code <= 0xd83e) || code === 0xfe0f) return EMOJI
  if (code >= 0xdc00 && code <= 0xdfff) return MIXED
  if (code === 0xab || code === 0xbb || code === 0xa1 || code === 0xbf || (code >= 0x3001 && code <= 0x3003))
    return OTHER
  return LETTER
}

const MARKS: Record<string, number> = {
  ',': COMMA,
  ';': STOP | COMMA,
  '.': STOP,
  '!': STOP,
  '?': STOP | QUESTION,
  '\n': STOP | BREAK,
  ':': COLON,
  '-': COLON,
  '–': COLON,
  '—': COLON | COMMA,
  '…': STOP,
  '。': STOP,
  '？': STOP | QUESTION,
  '！': STOP,
  '，': COMMA,
}

const QUOTES: Record<string, string> = {
  '"': '"',
  '“': '”',
  '”': '”',
  '„': '“',
  '«': '»',
  '‘': '’',
  "'": "'",
  '`': '`',
}

/** Lower case without moving a character: the offsets must hold in both. */
function lowered(text: string): string {
  const lower = text.toLowerCase()
  if (lower.length === text.length) return lower
  let same = ''
  for (const c of text) {
    const low = c.toLowerCase()
    same += low.length === c.length ? low : c
  }
  return same
}

/** The closing quote of a quotation that opens at `at`, or -1. An apostrophe opens none; `unclosed` saves looking twice. */
function quotationEnd(text: string, at: number, unclosed: Set<string>): number {
  const open = text[at]!
  const close = QUOTES[open]
  if (close === undefined || unclosed.has(open) || (at > 0 && kindOf(text.charCodeAt(at - 1)) <= DIGIT)) return -1
  for (let end = text.indexOf(close, at + 1); end >= 0; end = text.indexOf(close, end + 1)) {
    const after = end + 1 < text.length ? kindOf(text.charCodeAt(end + 1)) : SPACE
    if (end > at + 1 && after !== LETTER && after !== DIGIT) return end
  }
  unclosed.add(open)
  return -1
}

/** A link is one word: its "?" asks nothing. */
const ADDRESS = /(?:https?:\/\/|www\.)\S{0,2000}[^\s.,;:!?)\]}>'"]/iy

const isApostrophe = (code: number) => code === 39 || code === 0x2019 || code === 0x2bc || code === 96 || code === 0xb4

/** Where the word that begins at `at` ends. Marks inside a word stay in it: don't, to-do, 5:30, p.m, 1/2. */
function wordEnd(text: string, at: number): number {
  ADDRESS.lastIndex = at
  const address = ADDRESS.exec(text)
  if (address) return at + address[0].length
  let end = at + 1
  for (; end < text.length; end++) {
    const code = text.charCodeAt(end)
    const kind = kindOf(code)
    if (kind <= DIGIT) continue
    const next = end + 1 < text.length ? kindOf(text.charCodeAt(end + 1)) : SPACE
    if (next !== LETTER && next !== DIGIT) break
    if (isApostrophe(code) || code === 45 || code === 46 || code === 47 || code === 95 || code === 38) continue
    if (code === 58 && next === DIGIT && kindOf(text.charCodeAt(end - 1)) === DIGIT) continue
    break
  }
  return end
}

const JOINER = 0x200d
/** What belongs to the emoji before it: joiner, variation selector, keycap, skin tone. */
const BELONGS = /^[\u200d\ufe0f\u20e3\u{1f3fb}-\u{1f3ff}]/u

/** Where the one emoji that begins at `at` ends: "👍🚫" is two. */
function emojiEnd(text: string, at: number): number {
  const widthAt = (place: number) => ((text.codePointAt(place) ?? 0) > 0xffff ? 2 : 1)
  let end = at + widthAt(at)
  while (end < text.length) {
    const isJoined = text.charCodeAt(end - 1) === JOINER && isEmoji(kindOf(text.charCodeAt(end)))
    if (!isJoined && !BELONGS.test(text.slice(end, end + 2))) break
    end += widthAt(end)
  }
  return end
}

const isEmoji = (kind: number) => kind === EMOJI || kind === MIXED

export function tokenize(text: string, lexicon: Lexicon): Tokens {
  const lower = lowered(text)
  const bits = new Int32Array(lexicon.quote.bits.length)
  const tokens: Tokens = { text, lower, words: [], starts: [], ends: [], marks: [], bits }
  const unclosed = new Set<string>()
  let marks = 0
  let spaced = true
  /** Puts down a word and goes on behind it. */
  const add = (word: Word, start: number, end: number): number => {
    tokens.words.push(word)
    for (let i = 0; i < bits.length; i++) bits[i]! |= word.bits[i]!
    tokens.starts.push(start)
    tokens.ends.push(end)
    tokens.marks.push(marks)
    marks = 0
    return end
  }
  /** Whatever is no word: blanks, marks, quotations, #2. */
  const pass = (at: number, kind: number): number => {
    const c = text[at]!
    const close = kind === OTHER ? quotationEnd(text, at, unclosed) : -1
    if (close > 0) return add(lexicon.quote, at, close + 1)
    const next = at + 1 < text.length ? kindOf(text.charCodeAt(at + 1)) : SPACE
    if (c === '#' && next === DIGIT) return add(lexicon.number, at, wordEnd(text, at))
    // "-1" is a number, but not the one that a list counts.
    if (c === '-' && spaced && next === DIGIT) return add(lexicon.find(c), at, wordEnd(text, at))
    if (c === '&' || c === '+') return add(lexicon.find(c), at, at + 1)
    // A dash is a mark only when it stands free.
    if (c !== '-' || (spaced && next === SPACE)) marks |= MARKS[c] ?? 0
    return at + 1
  }
  for (let at = 0; at < text.length; ) {
    const kind = kindOf(text.charCodeAt(at))
    if (kind === SPACE || kind === OTHER) {
      at = pass(at, kind)
      spaced = kind === SPACE
      continue
    }
    spaced = false
    const end = isEmoji(kind) ? emojiEnd(text, at) : wordEnd(text, at)
    const part = lower.slice(at, end)
    const found = isEmoji(kind) ? lexicon.emoji(part) : lexicon.read(part, tokens.words.length)
    if (Array.isArray(found)) for (const word of found) add(word, at, end)
    else add(found, at, end)
    at = end
  }
  tokens.marks.push(marks)
  readTwo(tokens, lexicon)
  return tokens
}

/** "need 2 buy milk": a "to", where no amount can stand. */
function readTwo({ words, starts, ends, lower, bits }: Tokens, lexicon: Lexicon): void {
  const to = lexicon.find('to')
  for (let at = 1; at < words.length - 1; at++) {
    if (words[at] !== lexicon.number || lower.slice(starts[at], ends[at]) !== '2') continue
    const before = words[at - 1]!.sets
    const isTo = before[lexicon.setOf('expecting')] === 1 && words[at + 1]!.sets[lexicon.setOf('unamounted')] === 1
    const isTold = before[lexicon.setOf('mealone')] === 1 && words[at + 1]!.sets[lexicon.setOf('verbs')] === 1
    if (!isTo && !isTold) continue
    words[at] = to
    for (let i = 0; i < bits.length; i++) bits[i]! |= to.bits[i]!
  }
}
