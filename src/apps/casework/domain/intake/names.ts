import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { isInitial, isTelling, type NameParts, namesIn } from './name-parts.ts'
import { isShortFor } from './nicknames.ts'

export type Likeness = 'yes' | 'no' | 'possible'

/** The words of a name in no order: what two ways of writing it share. Empty for a name without a letter or a digit. */
export function foldedName(name: string): string {
  const [first] = namesIn(name)
  return first ? sorted(first) : ''
}

/** The same for every name in it, aliases too: two entries with this in common need to be looked up once. */
export function foldedNames(name: string): string {
  return namesIn(name).map(sorted).toSorted().join(' | ')
}

/**
 * May two names be of the same person or company? `yes`: the same words. `possible`: one is part of the other, or they
 * differ by initials, short names, a slip in a word, blanks, or by an alias that one of them carries. It is generous:
 * a person looks at what is possible, and nobody looks at what is not.
 */
export function compareNames(a: string, b: string): Likeness {
  const [one, other] = [namesIn(a), namesIn(b)]
  let found: Likeness = 'no'
  for (const [i, x] of one.entries()) {
    for (const [j, y] of other.entries()) {
      const likeness = compareParts(x, y)
      if (likeness === 'yes' && i === 0 && j === 0) return 'yes'
      if (likeness !== 'no') found = 'possible'
    }
  }
  return found
}

/**
 * Keys by which an index finds every name that is like this one: two names that compare as anything but `no` share at
 * least one key. A shared key does not make names alike: compare what was found. At most 200 keys of 200 characters.
 */
export function nameKeys(name: string): string[] {
  return [...new Set(namesIn(name).flatMap(keysOf))]
}

function keysOf(name: NameParts): string[] {
  return [
    wholeKey('f', sorted(name)),
    wholeKey('j', joined(name)),
    ...acronyms(name).map((letters) => `a:${letters}`),
    ...name.parts.filter(isTelling).flatMap((word) => nearby(word).map((near) => `w:${near}`)),
  ]
}

const KEY_MAX = 150

/** Long ones by their hash: an index needs no more of them than that they are the same. */
function wholeKey(kind: string, text: string): string {
  return `${kind}:${text.length <= KEY_MAX ? text : sha256Hex(text)}`
}

function compareParts(x: NameParts, y: NameParts): Likeness {
  if (sorted(x) === sorted(y)) {
    // People are written first name first and last name first; the words of a firm have their order.
    const inOrder = x.parts.join(' ') === y.parts.join(' ')
    return inOrder || !(x.isFirm || y.isFirm) ? 'yes' : 'possible'
  }
  if (joined(x) === joined(y) || isWithin(x, y) || isWithin(y, x)) return 'possible'
  return isAcronym(x, y) || isAcronym(y, x) ? 'possible' : 'no'
}

/** Each word of the one has its own word in the other, and one of them at least tells who is meant. */
function isWithin({ parts: few }: NameParts, { parts: many }: NameParts): boolean {
  if (few.length > many.length) return false
  if (!few.some((word) => many.some((other) => isSame(word, other)))) return false
  // Who holds each word of the other; one that is held may be given over if its holder finds another.
  const holders = new Map<number, number>()
  const settle = (i: number, tried: Set<number>): boolean =>
    many.some((other, at) => {
      if (tried.has(at) || !isLike(few[i]!, other)) return false
      tried.add(at)
      const holder = holders.get(at)
      if (holder !== undefined && !settle(holder, tried)) return false
      holders.set(at, i)
      return true
    })
  return few.every((_, i) => settle(i, new Set()))
}

function isSame(word: string, other: string): boolean {
  return isTelling(word) && isTelling(other) && (word === other || isSlip(word, other))
}

function isLike(word: string, other: string): boolean {
  if (word === other || isSame(word, other) || isShortFor(word, other)) return true
  return (isInitial(word) && other.startsWith(word)) || (isInitial(other) && word.startsWith(other))
}

const SLIP_LETTERS = 4

/** One letter more, less, other, or two in the wrong order; in short words every letter counts. */
function isSlip(word: string, other: string): boolean {
  const [short, long] = [[...word], [...other]].toSorted((a, b) => a.length - b.length) as [string[], string[]]
  if (long.length < SLIP_LETTERS || long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  const rest = (letters: string[], from: number) => letters.slice(from).join('')
  if (short.length < long.length) return rest(short, at) === rest(long, at + 1)
  if (rest(short, at + 1) === rest(long, at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && rest(short, at + 2) === rest(long, at + 2)
}

/** The word and every word that is left when one letter goes: two words one slip apart have one of these in common. */
function nearby(word: string): string[] {
  const letters = [...word]
  if (letters.length < SLIP_LETTERS) return [word]
  return [word, ...letters.map((_, at) => letters.toSpliced(at, 1).join(''))]
}

function sorted({ parts }: NameParts): string {
  return parts.toSorted().join(' ')
}

const NO_BLANKS = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]+$/u

/** Without blanks. Where names are written without them, family name and given name may change places too. */
function joined({ parts }: NameParts): string {
  const all = parts.join('')
  return NO_BLANKS.test(all) ? [...all].toSorted().join('') : all
}

const ACRONYM = /^\p{L}{3,6}$/u

/** IBM for International Business Machines. */
function isAcronym(short: NameParts, long: NameParts): boolean {
  return short.parts.length === 1 && long.parts.length > 1 && acronyms(long).includes(short.parts[0]!)
}

/** The first letters, with and without those of `of` and `and`; of a single word itself, so that both share a key. */
function acronyms({ parts }: NameParts): string[] {
  const letters = parts.length === 1 ? parts : [firstLetters(parts), firstLetters(parts.filter(isTelling))]
  return letters.filter((word) => ACRONYM.test(word))
}

function firstLetters(parts: readonly string[]): string {
  return parts.map((word) => [...word][0]).join('')
}
