import { foldWords } from '../text/fold-name.ts'

/** A name taken apart, so that two can be compared. */
export interface NameParts {
  /** Its words in their order, without titles and legal forms. */
  parts: readonly string[]
  /** It bore a legal form: the order of its words belongs to it. */
  isFirm: boolean
}

export const NAME_MAX = 200
const ALIASES_MAX = 6
/** Letters of all names in one that are read: a name has at most so many keys and a few more. */
const LETTERS_MAX = 140

const words = (list: string): ReadonlySet<string> => new Set(list.split(' '))

/** Only what is nobody's name: Don, Judge and Md are. */
const TITLES = words('mr mrs ms mx dr prof professor esq jr sr ii iii phd herr frau')
/** As they are left when dots and blanks are gone: of `S.A.` comes `sa`, see below. */
const LEGAL_FORMS = words(
  'inc incorporated corp corporation co company llc llp lp ltd limited plc pllc pc gmbh mbh ag kg kgaa ohg ug ev se bv nv cv sa sas sarl srl spa sl slu sau spzoo oy oyj ab as asa aps pty pte lda ltda',
)
const LEADING_FORMS = words('the тов ооо оао зао пао пат прат')
const PARTICLES = words(
  'the of and und et y de da do dos das del della di la le el los las van von der den ter ten al bin ibn',
)

/** Between a name and another one for the same. It stands behind something: Nee and Aka are names too. */
const ALIAS_MARKS =
  /(?<=[^\s(]\s*)(?:\b(?:[afn]\.?\s?k\.?\s?a\b\.?|[afn]\/k\/a|alias|n[ée]e|geb\.?|formerly|d\/?b\/?a|t\/a|trading as|doing business as)(?=[\s:])|[()[\]{}|]|(?<=\p{L}{3})\s?\/\s?(?=\p{L}{3}))/giu

/** The names in a name: `Robert Hale (formerly Bob Stone)` holds two. The first is the name, the others are aliases. */
export function namesIn(name: string): NameParts[] {
  let left = LETTERS_MAX
  const take = (word: string) => {
    const letters = [...word].slice(0, left)
    left -= letters.length
    return letters.length > 0 ? [letters.join('')] : []
  }
  const pieces = name.slice(0, NAME_MAX).split(ALIAS_MARKS)
  const words = pieces.map((piece) => foldWords(piece).flatMap(take)).filter((piece) => piece.length > 0)
  return words.slice(0, ALIASES_MAX).map(readName)
}

function readName(words: readonly string[]): NameParts {
  const all = joinLetters(words)
  const untitled = all.filter((word) => !TITLES.has(word))
  // A name that is nothing but such words keeps them: somebody may be called Frau.
  const parts = untitled.length > 0 ? untitled : all
  let [first, end] = [0, parts.length]
  while (end > 1 && LEGAL_FORMS.has(parts[end - 1]!)) end--
  while (end - first > 1 && LEADING_FORMS.has(parts[first]!)) first++
  return { parts: parts.slice(first, end), isFirm: end < parts.length || first > 0 }
}

/** `I. B. M.` is one word, and so is the form at the end of `Iberia S. A.`; the initials of a person stay apart. */
function joinLetters(names: readonly string[]): readonly string[] {
  if (names.length > 1 && names.every(isInitial)) return [names.join('')]
  for (const length of [4, 3, 2]) {
    const tail = names.slice(-length)
    if (names.length > length && tail.every(isInitial) && LEGAL_FORMS.has(tail.join('')))
      return [...names.slice(0, -length), tail.join('')]
  }
  return names
}

/** One letter of a script in which one letter is no word. */
export function isInitial(word: string): boolean {
  return /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]$/u.test(word)
}

/** Says something about who is meant; `van` and initials do not. */
export function isTelling(word: string): boolean {
  return !isInitial(word) && !PARTICLES.has(word)
}
