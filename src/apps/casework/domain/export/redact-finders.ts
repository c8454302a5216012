import type { RedactionPattern } from './contracts.ts'

export interface Span {
  start: number
  end: number
}

/** Finds what must not be read, in one text. */
export type Finder = (text: string) => Span[]

/** Every expression here is bounded in each repetition: a text from a stranger cannot make the search slow. */

const WORD = '[\\p{L}\\p{N}\\p{M}]'
/** What may stand inside a word on paper: invisible signs, or a hyphen at the end of a line. */
const INSIDE = '(?:[\\u00AD\\u200B-\\u200D\\u2060\\uFEFF]|[-\\u2010]\\n[ \\t]{0,8}){0,2}'

/** Whole words, in any case, wherever the lines break. */
export function termFinder(term: string): Finder {
  const words = term.normalize('NFC').trim().split(/\s+/)
  const body = words.map((word) => [...word].map(letter).join(INSIDE)).join('\\s{1,20}')
  const isWord = new RegExp(WORD, 'u')
  const [first, last] = [[...(words[0] ?? '')][0] ?? '', [...(words.at(-1) ?? '')].at(-1) ?? '']
  const before = isWord.test(first) ? `(?<!${WORD})` : ''
  const after = isWord.test(last) ? `(?!${WORD})` : ''
  return body === '' ? () => [] : matches(new RegExp(`${before}${body}${after}`, 'giu'))
}

/** One sign for all that look alike to a reader. */
function letter(char: string): string {
  if (/['\u2019\u02BC]/.test(char)) return "['\\u2019\\u02BC]"
  if (/[-\u2010-\u2015]/.test(char)) return '[-\\u2010-\\u2015]'
  return /[\\^$.*+?()[\]{}|/]/.test(char) ? `\\${char}` : char
}

/** # a digit, @ a letter, * up to 64 letters or digits. */
export function shapeFinder(shape: string): Finder {
  const body = [...shape.normalize('NFC')]
    .map((char) => {
      if (char === '#') return '\\p{Nd}'
      if (char === '@') return '\\p{L}'
      if (char === '*') return '[\\p{L}\\p{N}]{1,64}'
      return /\s/.test(char) ? '\\s{1,20}' : letter(char)
    })
    .join('')
  return matches(new RegExp(`(?<![\\p{L}\\p{N}])${body}(?![\\p{L}\\p{N}])`, 'giu'))
}

/** A shape of nothing but stars and blanks would take out everything. */
export function isShape(shape: string): boolean {
  return /[^*\s]/.test(shape)
}

export function patternFinder(pattern: RedactionPattern): Finder {
  return PATTERNS[pattern]
}

const PATTERNS: Record<RedactionPattern, Finder> = {
  email: matches(/(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}@[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63}){1,8}/gu),
  phone: (text) => [INTERNATIONAL, AMERICAN, LOCAL, EUROPEAN].flatMap((form) => form(text)),
  us_ssn: matches(/(?<![\d-])\d{3}[- \u2010\u2011]\d{2}[- \u2010\u2011]\d{4}(?![\d-])/g),
  iban: checkedFinder(/(?<![A-Za-z0-9])[A-Za-z]{2}\d{2}(?: ?[A-Za-z0-9]){11,30}/g, 15, isIban),
  card_number: checkedFinder(/(?<!\d)\d(?:[ -]?\d){12,18}/g, 13, isCard),
}

const INTERNATIONAL = matches(/\+\d[\d\s().\-/]{5,20}\d/g)
const AMERICAN = matches(/(?<!\d)(?:\(\d{3}\)\s?|\d{3}[-. ])\d{3}[-. ]\d{4}(?!\d)/g)
const LOCAL = matches(/(?<![\d-])\d{3}-\d{4}(?![\d-])/g)
const EUROPEAN = matches(/(?<!\d)0\d{1,4}[ /-]\d(?:[ -]?\d){3,11}(?!\d)/g)

function matches(expression: RegExp): Finder {
  return (text) =>
    [...text.matchAll(expression)].map(({ 0: match, index }) => ({ start: index, end: index + match.length }))
}

/**
 * Numbers with a check digit. What stands behind the number may look like more of it, so the longest beginning that
 * ends where a group ends and passes the check is taken.
 */
function checkedFinder(expression: RegExp, least: number, holds: (plain: string) => boolean): Finder {
  return (text) =>
    [...text.matchAll(expression)].flatMap(({ 0: match, index }) => {
      for (let end = match.length; end >= least; end--) {
        const [last, next] = [match[end - 1] ?? '', text[index + end] ?? '']
        if (!/[A-Za-z0-9]/.test(last) || /[A-Za-z0-9]/.test(next)) continue
        const plain = match.slice(0, end).replace(/[ -]/g, '')
        if (plain.length >= least && holds(plain)) return [{ start: index, end: index + end }]
      }
      return []
    })
}

/** ISO 7064, mod 97-10. */
function isIban(plain: string): boolean {
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((char) => Number.parseInt(char, 36)).join('')
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

/** Luhn. */
function isCard(plain: string): boolean {
  const sum = [...plain].reverse().reduce((total, digit, i) => {
    const doubled = Number(digit) * (i % 2 === 1 ? 2 : 1)
    return total + (doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}
