import type { DigitRun } from './digit-runs.ts'
import type { Finding } from './finding.ts'
import { DIGIT, type Glyphs, isWord } from './glyphs.ts'

/** What looks like the mark of a person, whether the case knows it or not. */
export function findLookalikeMarks(glyphs: Glyphs, runs: DigitRun[]): Finding[] {
  const flat = wornDigits(glyphs)
  return [
    ...SHAPES.flatMap(({ pattern, code, what, holds }) =>
      [...flat.matchAll(pattern)]
        .filter((match) => holds(match[0].replace(/[^a-z0-9]/g, '')))
        .map((match) => finding(glyphs, match.index, match.index + match[0].length, code, what)),
    ),
    ...emails(glyphs, flat),
    ...ibans(glyphs, flat),
    ...spokenNumbers(glyphs, runs),
  ]
}

function finding(glyphs: Glyphs, from: number, to: number, code: string, what: string): Finding {
  return { kind: 'client_identity', code, what, start: glyphs.starts[from]!, end: glyphs.ends[to - 1]! }
}

/** An o or l in the middle of digits is a digit. */
function wornDigits(glyphs: Glyphs): string {
  const near = (i: number) => glyphs.kinds[i] === DIGIT
  return [...glyphs.flat]
    .map((char, i) =>
      /[oli]/.test(char) && near(i - 1) && (near(i + 1) || !isWord(glyphs, i + 1)) ? WORN[char] : char,
    )
    .join('')
}

const WORN: Record<string, string> = { o: '0', l: '1', i: '1' }

// ---- Numbers

const before = '(?<![\\p{L}\\d$€£¥§#]|[\\d][.,/-])'
const after = '(?![\\p{L}\\d]|[.,/-]\\d)'
const gap = '[ .()/-]{1,4}'
const shape = (body: string) => new RegExp(`${before}${body}${after}`, 'gu')
const digits = (min: number, max: number) => (all: string) => all.length >= min && all.length <= max

const PHONE = { code: 'identity.looks_like_phone', what: 'something that looks like a telephone number' }
const NUMBER = { code: 'identity.looks_like_number', what: 'something that looks like a personal number' }
const CARD = { code: 'identity.looks_like_card', what: 'something that looks like the number of a payment card' }

/** None of them can take more than a few steps back at any place. */
const SHAPES: { pattern: RegExp; code: string; what: string; holds(all: string): boolean }[] = [
  { ...PHONE, pattern: shape(`(?:\\+?\\d{1,3}${gap})?\\(?\\d{3}${gap}\\d{3}${gap}\\d{4}`), holds: digits(10, 13) },
  { ...PHONE, pattern: shape(`\\d{3}-\\d{4}`), holds: digits(7, 7) },
  { ...PHONE, pattern: /\+ ?\d(?:[ .()/-]{0,3}\d){7,14}(?!\d)/gu, holds: digits(8, 15) },
  { ...PHONE, pattern: shape(`0\\d{2,4}${gap}\\d{3,4}${gap}?\\d{3,4}`), holds: digits(9, 12) },
  { ...PHONE, pattern: shape(`\\d{10,14}`), holds: digits(10, 14) },
  { ...PHONE, pattern: shape(`\\d(?:[ .-]{1,3}\\d){6,14}`), holds: (all) => !isCounting(all) },
  { ...NUMBER, pattern: shape(`\\d{3}[ .-]{1,3}\\d{2}[ .-]{1,3}\\d{4}`), holds: digits(9, 9) },
  { ...NUMBER, pattern: shape(`\\d{2}-\\d{7}`), holds: digits(9, 9) },
  { ...NUMBER, pattern: shape(`\\d{9}`), holds: digits(9, 9) },
  { ...CARD, pattern: shape(`\\d(?:[ -]{0,3}\\d){12,18}`), holds: (all) => digits(13, 19)(all) && isLuhn(all) },
]

function isLuhn(all: string): boolean {
  let sum = 0
  for (let i = 0; i < all.length; i++) {
    const digit = Number(all[all.length - 1 - i]) * (i % 2 === 0 ? 1 : 2)
    sum += digit > 9 ? digit - 9 : digit
  }
  return sum % 10 === 0 && !/^0+$/.test(all)
}

/** Counting is no number of anybody's. */
const COUNTING = Array.from({ length: 40 }, (_, i) => i).join('')
const COUNTING_DOWN = Array.from({ length: 40 }, (_, i) => 39 - i).join('')

function isCounting(all: string): boolean {
  return COUNTING.includes(all) || COUNTING_DOWN.includes(all)
}

/** Seven digits said one after the other are a telephone number, whatever they are. */
function spokenNumbers(glyphs: Glyphs, runs: DigitRun[]): Finding[] {
  return runs.flatMap((run) => {
    const found: Finding[] = []
    for (let at = 0; at < run.digits.length; at++) {
      const first = at
      while (at < run.digits.length && run.spelled[at]) at++
      if (at - first < 7 || isCounting(run.digits.slice(first, at))) continue
      found.push(finding(glyphs, run.from[first]!, run.to[at - 1]!, PHONE.code, PHONE.what))
    }
    return found
  })
}

// ---- E-mail

const ENDS =
  '(?:com|org|net|edu|gov|mil|info|biz|io|co|law|legal|us|uk|ca|mx|au|de|at|ch|fr|es|it|nl|be|pl|ua|pt|br|eu|test|example)'
const OPEN = '[\\[({<|*]{1,3} {0,3}'
const SHUT = ' {0,3}[\\])}>|*]{1,3}'
const SIGN = ' {0,3}@ {0,3}'
const BRACKETED = ` {0,3}${OPEN}(?:at|@)${SHUT} {0,3}`
const DOT = `(?: {0,3}\\. {0,3}| {0,3}${OPEN}(?:dot|punkt|period|\\.)${SHUT} {0,3}| {1,3}dot {1,3})`
const SAID_DOT = `(?: {0,3}${OPEN}(?:dot|punkt|period|\\.)${SHUT} {0,3}| {1,3}dot {1,3})`
const HOST = '[a-z0-9-]{1,63}'
const localEnd = /(?:[a-z0-9_%+-]{1,64}(?:\.|[[({<|* ]{1,4}dot[\])}>|* ]{1,4})){0,4}[a-z0-9_%+-]{1,64}$/
const remote = {
  sign: new RegExp(`^(?:${SIGN}|${BRACKETED})${HOST}(?:${DOT}${HOST}){0,4}?${DOT}${ENDS}(?![a-z0-9])`),
  tight: /^@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,5}/,
  // "see the guidance at eeoc.gov" is none: where only a word stands for the sign, one must stand for the dot too.
  said: new RegExp(`^ {1,3}at {1,3}${HOST}(?:${DOT}${HOST}){0,4}?${SAID_DOT}${ENDS}(?![a-z0-9])`),
}

function emails(glyphs: Glyphs, flat: string): Finding[] {
  return [...flat.matchAll(/@|(?<![a-z0-9])at(?![a-z0-9])/g)].flatMap(({ index }) => {
    // The sign may have brackets and blanks around it.
    const lead = /[ [({<|*]{0,10}$/.exec(flat.slice(Math.max(0, index - 10), index))![0].length
    const from = index - lead
    const rest = flat.slice(from, from + 400)
    const found = remote.sign.exec(rest) ?? remote.said.exec(rest) ?? (lead === 0 ? remote.tight.exec(rest) : null)
    const local = found && localEnd.exec(flat.slice(Math.max(0, from - 300), from))
    if (!found || !local) return []
    const what = 'something that looks like an e-mail address'
    return [finding(glyphs, from - local[0].length, from + found[0].length, 'identity.looks_like_email', what)]
  })
}

// ---- Accounts

const IBAN_LENGTHS: Record<string, number> = {
  ...{ ad: 24, ae: 23, at: 20, be: 16, bg: 22, br: 29, ch: 21, cy: 28, cz: 24, de: 22, dk: 18, ee: 20, es: 24 },
  ...{ fi: 18, fr: 27, gb: 22, gr: 27, hr: 21, hu: 28, ie: 22, il: 23, is: 26, it: 27, li: 21, lt: 20, lu: 20 },
  ...{ lv: 21, mc: 27, mt: 31, nl: 18, no: 15, pl: 28, pt: 25, ro: 24, sa: 24, se: 24, si: 19, sk: 24, tr: 26, ua: 29 },
}

function ibans(glyphs: Glyphs, flat: string): Finding[] {
  return [...flat.matchAll(/(?<![a-z0-9])([a-z]{2})\d{2}/g)].flatMap(({ index, 1: country }) => {
    const length = IBAN_LENGTHS[country!]
    if (length === undefined) return []
    let all = ''
    let to = index
    while (all.length < length && to < flat.length && to - index < 80) {
      const char = flat[to++]!
      if (/[a-z0-9]/.test(char)) all += char
      else if (!/[ -]/.test(char)) return []
    }
    if (all.length < length || isWord(glyphs, to) || !isIban(all)) return []
    return [
      finding(glyphs, index, to, 'identity.looks_like_account', 'something that looks like the number of an account'),
    ]
  })
}

function isIban(all: string): boolean {
  let rest = 0
  for (const char of all.slice(4) + all.slice(0, 4)) {
    const value = Number.parseInt(char, 36)
    rest = (rest * (value > 9 ? 100 : 10) + value) % 97
  }
  return rest === 1
}
