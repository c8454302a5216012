import { readCharacter } from './characters.ts'

/** Takes the letters of a text one by one. A word goes on until `border` is called. */
export interface SymbolSink {
  /** A letter or digit in the form in which texts are compared, and its place in the text. */
  symbol(code: number, start: number, end: number): void
  border(): void
}

const IGNORED = -1
const BORDER = -2
const SEVERAL = -3
const UNKNOWN = -4
/** A character that is a word by itself, since its script puts nothing between words. */
const WORD_EACH = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u

/** Letters that can be put for each other are one when whole passages are compared. */
const SAME: Record<string, string> = {
  ...{ '0': 'o', '1': 'l', i: 'l', '2': 'z', '3': 'e', '4': 'a', '5': 's', '6': 'b', '7': 't', '8': 'b', '9': 'g' },
}
const INSIDE_WORDS: Record<string, string> = { '@': 'a', $: 's', '!': 'l', '|': 'l' }

const codes = new Int32Array(0x10000).fill(UNKNOWN)
const several = new Map<string, string>()

/** Reads a text of any size once, from front to back, and keeps nothing of it. */
export function readSymbols(text: string, sink: SymbolSink): void {
  let inWord = false
  const emit = (code: number, start: number, end: number) => {
    sink.symbol(code, start, end)
    inWord = true
  }
  const end = () => {
    if (inWord) sink.border()
    inWord = false
  }
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    const high = unit >= 0xd800 && unit <= 0xdbff
    let code = high ? SEVERAL : codes[unit]!
    if (code === UNKNOWN) code = learn(text[at]!)
    if (code >= 0) emit(unit >= 0x391 && unit <= 0x3a9 ? (greekInside(text, at) ?? code) : code, at, at + 1)
    else if (code === IGNORED) continue
    else if (code === BORDER) {
      const letter = inWord ? INSIDE_WORDS[text[at]!] : undefined
      if (letter !== undefined && isLetterAt(text, at + 1)) emit(letter.charCodeAt(0), at, at + 1)
      else if (!joins(text, at)) end()
      else at = Math.max(at, lineJoin(text, at))
    } else {
      const char = String.fromCodePoint(text.codePointAt(at)!)
      const parts = several.get(char) ?? spellOut(char)
      const start = at
      at += char.length - 1
      if (parts === ' ') end()
      const alone = WORD_EACH.test(char)
      if (alone) end()
      if (parts !== ' ') for (const part of parts) emit(part.codePointAt(0)!, start, at + 1)
      if (alone) end()
    }
  }
  end()
}

/** What one unit comes to; learnt once. */
function learn(char: string): number {
  const parts = WORD_EACH.test(char) ? undefined : spellOut(char)
  const unit = char.charCodeAt(0)
  if (parts === undefined || [...parts].length > 1) codes[unit] = SEVERAL
  else if (parts === '') codes[unit] = IGNORED
  else codes[unit] = parts === ' ' ? BORDER : parts.codePointAt(0)!
  return codes[unit]!
}

/** The letters of one character; '' for one that is passed over, ' ' for one between words. */
function spellOut(char: string): string {
  const { kind, seen } = readCharacter(char)
  const parts =
    kind === 'separator' ? (/['’ʼ`´]/.test(char) ? '' : ' ') : [...seen].map((one) => SAME[one] ?? one).join('')
  if (several.size < 50_000) several.set(char, parts)
  return parts
}

/** A Greek capital among Greek small letters is that letter, not the Latin one that it looks like. */
function greekInside(text: string, at: number): number | undefined {
  const next = text.charCodeAt(at + 1)
  if (!(next >= 0x3ac && next <= 0x3ce)) return undefined
  const small = text[at]!.toLowerCase()
  const code = codes[small.charCodeAt(0)]!
  return code === UNKNOWN ? learn(small) : code
}

/** Does the word go on after this separator: a number's comma, a hyphen at the end of a line? */
function joins(text: string, at: number): boolean {
  const char = text[at]
  if (char === ',' || char === '.') return isDigitAt(text, at - 1) && isDigitAt(text, at + 1)
  return lineJoin(text, at) > at
}

/** The last blank of a broken line when the word was hyphenated there, else -1. */
function lineJoin(text: string, at: number): number {
  const unit = text.charCodeAt(at)
  if ((unit !== 0x2d && unit !== 0x2010) || !isLetterAt(text, at - 1)) return -1
  let to = at + 1
  let lines = 0
  for (; to - at <= 10 && /\s/.test(text[to] ?? ''); to++) if (text[to] === '\n') lines++
  return lines === 1 && isLetterAt(text, to) ? to - 1 : -1
}

function isDigitAt(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0x30 && unit <= 0x39
}

function isLetterAt(text: string, at: number): boolean {
  return /^\p{L}/u.test(text.slice(at, at + 2))
}
