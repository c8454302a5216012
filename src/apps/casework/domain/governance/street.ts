import { lettersOf } from './name-words.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

/** The ends of street names, each with its short forms. */
const STREET_WORDS = [
  ['street', 'st', 'str'],
  ['avenue', 'ave', 'av'],
  ['road', 'rd'],
  ['boulevard', 'blvd', 'boul'],
  ['drive', 'dr'],
  ['lane', 'ln'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['square', 'sq'],
  ['terrace', 'ter', 'terr'],
  ['highway', 'hwy'],
  ['parkway', 'pkwy'],
  ['circle', 'cir'],
  ['way', 'wy'],
  ['trail', 'trl'],
]
const SIDES = [
  ['north', 'n'],
  ['south', 's'],
  ['east', 'e'],
  ['west', 'w'],
  ['northeast', 'ne'],
  ['northwest', 'nw'],
  ['southeast', 'se'],
  ['southwest', 'sw'],
]
const ORDINALS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth'.split(' ')

/** The ways in which house number and street may stand in a text, as letters without separators. */
export function streetSpellings(address: string): string[] {
  const lines = address.split(/[,\n;]/).map((line) => line.trim())
  const line = lines.find((one) => /\d/.test(one) && /\p{L}/u.test(one)) ?? lines[0] ?? ''
  const words = line
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .map(lettersOf)
  const spelled = words.some((word) => /^\d/.test(word)) ? numbered(words) : [words.join('')]
  return [...new Set(spelled)].filter((letters) => letters.length >= 4)
}

function numbered(words: string[]): string[] {
  const first = /^\d+[a-z]?$/.test(words[0]!)
  const last = !first && /^\d+[a-z]?$/.test(words.at(-1)!)
  if (!first && !last) return [words.join('')]
  const number = first ? words[0]! : words.at(-1)!
  const rest = withoutFlat(first ? words.slice(1) : words.slice(0, -1))
  const street = rest.filter((word) => !among(SIDES, word) || rest.length === 1)
  const sides = rest.filter((word) => !street.includes(word))
  const end = among(STREET_WORDS, street.at(-1) ?? '')
  const name = end && street.length > 1 ? street.slice(0, -1) : street
  const ends = end && street.length > 1 ? end : []
  const names = [name.join(''), ...ordinal(name), ...compound(name.join(''))]
  const before = ['', ...sides.flatMap((side) => among(SIDES, side) ?? [])]
  const both = names.flatMap((one) => before.flatMap((side) => [`${number}${side}${one}`, `${side}${one}${number}`]))
  // A number and a short word alone are too little to be an address.
  const enough = both.filter((letters) => letters.length - number.length >= 3 && letters.length >= 6)
  const full = names.flatMap((one) =>
    before.flatMap((side) =>
      ends.flatMap((word) => [`${number}${side}${one}${word}`, `${side}${one}${word}${number}`]),
    ),
  )
  const alone = name.every((word) => isOrdinaryWord(word) || /\d/.test(word))
    ? []
    : names.flatMap((one) => ends.filter((word) => word.length > 2).map((word) => one + word))
  return [...enough, ...full, ...alone]
}

/** "Apt 5B" and all that follows belongs to the flat, not to the street. */
function withoutFlat(words: string[]): string[] {
  const at = words.findIndex((word, i) => i > 0 && /^(apt|apartment|unit|suite|ste|flat|room|rm|floor|fl)$/.test(word))
  return at < 0 ? words : words.slice(0, at)
}

/** Hauptstrasse is Hauptstr. */
function compound(name: string): string[] {
  if (name.endsWith('strasse')) return [name.slice(0, -4)]
  return name.endsWith('str') ? [`${name}asse`] : []
}

function ordinal(name: string[]): string[] {
  const [word = ''] = name
  const at = ORDINALS.indexOf(word)
  if (name.length !== 1) return []
  if (at >= 0) return [`${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`]
  const number = /^(\d+)(st|nd|rd|th)$/.exec(word)
  return number && ORDINALS[Number(number[1]) - 1] ? [ORDINALS[Number(number[1]) - 1]!] : []
}

function among(lists: string[][], word: string): string[] | undefined {
  return lists.find((list) => list.includes(word))
}
