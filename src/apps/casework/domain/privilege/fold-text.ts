import { lookAlikes } from '../governance/look-alikes.ts'

/** A text reduced to what a search compares, each unit with its place in the text that it was made from. */
export interface Folded {
  text: string
  starts: number[]
}

const OWN_LETTERS: Readonly<Record<string, string>> = { ß: 'ss', ł: 'l', ø: 'o', æ: 'ae', œ: 'oe', đ: 'd', ı: 'i' }
const LETTER = /[\p{L}\p{N}]/u
const MARK = /[\p{M}\p{Cf}]/u
const APOSTROPHE = /['’ʼ]/
const LINE_HYPHEN = /[-\u2010\u00ad][ \t]*\r?\n[ \t]*(?=\p{Ll})/uy
const POSSESSIVE = /['’ʼ](?:s(?![\p{L}\p{N}])|(?![\p{L}\p{N}]))/uy

/** Lower-case letters without accents, one blank between words, words joined that a line break divides. */
export function foldText(text: string): Folded {
  const units: string[] = [' ']
  const starts: number[] = [0]
  const put = (letters: string, at: number) => {
    for (const unit of letters.split('')) {
      if (unit === ' ' && units.at(-1) === ' ') continue
      units.push(unit)
      starts.push(at)
    }
  }
  for (let i = 0; i < text.length; ) {
    const char = String.fromCodePoint(text.codePointAt(i) as number)
    LINE_HYPHEN.lastIndex = i
    const broken = LINE_HYPHEN.exec(text)
    if (broken) i += broken[0].length
    else {
      if (LETTER.test(char)) put(foldLetter(char), i)
      else if (char === '&') put(' and ', i)
      else if (APOSTROPHE.test(char)) put(isPossessive(text, i) ? '' : ' ', i)
      else if (!MARK.test(char)) put(' ', i)
      i += char.length
    }
  }
  put(' ', text.length)
  return { text: units.join(''), starts }
}

export const foldPlain = (text: string) => foldText(text).text.trim()

function foldLetter(char: string): string {
  if (char <= '\u007f') return char.toLowerCase()
  const plain = char.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '')
  return OWN_LETTERS[plain] ?? plain
}

/** "attorney's" and "attorneys'" are one word with "attorneys"; "l'avocat" is two. */
function isPossessive(text: string, at: number): boolean {
  POSSESSIVE.lastIndex = at
  return at > 0 && LETTER.test(text[at - 1] as string) && POSSESSIVE.test(text)
}

/**
 * Letters alone, and those alike that recognition of a scan confuses or that another script writes. A legend is found in it
 * however its letters are spaced or its lines are broken.
 */
export function squeeze({ text, starts }: Folded): Folded {
  const units: string[] = []
  const kept: number[] = []
  for (let i = 0; i < text.length; i++) {
    const unit = text[i] as string
    if (unit === ' ') continue
    const seen = ALIKE[unit] ?? (unit > '\u007f' ? (lookAlikes.get(unit)?.[0] ?? unit) : unit)
    const letter = ALIKE[seen] ?? seen
    // "rn" of a scan is often an "m".
    if (letter === 'n' && units.at(-1) === 'r') units[units.length - 1] = 'm'
    else {
      units.push(letter)
      kept.push(starts[i] as number)
    }
  }
  return { text: units.join(''), starts: kept }
}

export const squeezePlain = (text: string) => squeeze(foldText(text)).text

const ALIKE: Readonly<Record<string, string>> = { l: 'i', '1': 'i', j: 'i', '0': 'o', '5': 's', '8': 'b', '3': 'e' }
