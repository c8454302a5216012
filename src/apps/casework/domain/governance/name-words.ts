import { type Entity, isOrganisation } from './entities.ts'
import { readGlyphs, SEPARATOR } from './glyphs.ts'
import { isOrdinaryWord } from './ordinary-words.ts'

/** One word of one name. */
export interface NameWord {
  name: number
  index: number
  letters: string
  /** Other ways to spell the same word. */
  variants: string[]
  ordinary: boolean
  /** "de", "van": joins words of a name and is none alone. */
  particle: boolean
}

export interface Name {
  words: NameWord[]
  organisation: boolean
}

const TITLES_AND_ENDINGS =
  /^(mr|mrs|ms|miss|mx|dr|prof|hon|rev|sir|jr|sr|ii|iii|iv|esq|md|phd|rn|the|inc|incorporated|llc|llp|lp|ltd|limited|corp|corporation|co|company|gmbh|plc|pllc|pc)$/
const PARTICLES =
  /^(de|da|do|dos|das|del|della|di|du|des|la|le|las|los|el|al|van|von|der|den|ter|ten|zu|bin|ibn|ben|bint|y|e|of|and|for|et|und)$/

/** Every name and alias of the entities, word by word. */
export function readNames(entities: readonly Entity[]): Name[] {
  const names: Name[] = []
  for (const { kind, name, aliases = [] } of entities) {
    for (const text of [name ?? '', ...aliases]) {
      const words = splitName(text)
      if (words.length === 0) continue
      const at = names.length
      // A by-name without a capital letter ("the night nurse") is told by all its words together.
      const phrase = words.length > 1 && !/\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && text !== name
      names.push({
        organisation: phrase || isOrganisation(kind, text),
        words: words.map((word, index) => ({ name: at, index, ...nameWord(word) })),
      })
    }
  }
  return names
}

/** O'Brien is one word, Delgado-Reyes are two. Titles and legal forms tell nothing of who it is. */
export function splitName(text: string): string[] {
  const words = text
    .normalize('NFC')
    .replace(/['’ʼ`´]/gu, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
  const telling = words.filter((word) => !TITLES_AND_ENDINGS.test(lettersOf(word)))
  return telling.length > 0 ? telling : words
}

function nameWord(word: string): Pick<NameWord, 'letters' | 'variants' | 'ordinary' | 'particle'> {
  const letters = lettersOf(word)
  return {
    letters,
    variants: [...new Set(spellings(word))].filter((other) => other !== letters && other !== ''),
    ordinary: isOrdinaryWord(letters),
    particle: letters.length === 1 || PARTICLES.test(letters),
  }
}

/** The letters of a text as they are looked for: seen, in lower case, without separators. */
export function lettersOf(text: string): string {
  const { seen, kinds } = readGlyphs(text)
  return seen.filter((_, i) => kinds[i] !== SEPARATOR).join('')
}

/** In its own script; with umlauts written out; and with written-out umlauts put back. */
export function spellings(text: string): string[] {
  const { plain, kinds } = readGlyphs(text)
  const own = plain.filter((_, i) => kinds[i] !== SEPARATOR).join('')
  const lower = text.normalize('NFC').toLowerCase()
  const out = lower.replace(/[äöüøå]/g, (letter) => `${UMLAUTS[letter]}`)
  return [own, lettersOf(out), lettersOf(text).replace(/([aou])e/g, '$1')]
}

const UMLAUTS: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ø: 'oe', å: 'aa' }
