import type { Language } from './language.ts'
import type { Sets } from './pattern.ts'
import { corrector, unstretched } from './slips.ts'
import type { Lexicon, Word } from './word.ts'

const SHAPES = ['number', 'ordinal', 'clock', 'quote', 'emoji', 'unknown'] as const
type Shape = (typeof SHAPES)[number]

export const listed = (text: string) => text.split(/\s+/).filter((word) => word !== '')
export const phrased = (text: string) =>
  text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')

/** Slips are looked for only near the beginning: a command stands there, a long description does not matter. */
const CORRECTED_WORDS = 40
const [SHORTEST, LONGEST] = [4, 14]

/** Collects sets while patterns are compiled; `finish` then fixes them. */
export class LexiconBuilder implements Sets {
  readonly #language: Language
  readonly #sets: Set<string>[] = []
  readonly #named = new Map<string, number>()
  readonly #known = new Set<string>()
  readonly #classes = new Map<string, { singles: string[]; phrases: string[] }>()
  readonly rules: Sets['rules'] = new Map()

  constructor(language: Language) {
    this.#language = language
  }

  #set(key: string, words: () => Iterable<string>): number {
    const known = this.#named.get(key)
    if (known !== undefined) return known
    const id = this.#sets.length
    this.#sets.push(new Set())
    this.#named.set(key, id)
    this.#sets[id] = new Set(words())
    return id
  }

  ofWords(words: string[]): number {
    return this.#set([...words].sort().join('|'), () => words)
  }

  ofShape(name: string): number {
    return this.#set(`#${name}`, () => [`#${name}`])
  }

  /** Members that are one word or one class make the set; the others stay phrases. */
  ofClass(name: string): { set: number; phrases: string[] } {
    const { singles, phrases } = this.#members(name)
    return { set: this.#set(`@${name}`, () => singles), phrases }
  }

  wordsOf(name: string): string[] {
    return this.#members(name).singles
  }

  #members(name: string): { singles: string[]; phrases: string[] } {
    const known = this.#classes.get(name)
    if (known) return known
    const members = this.#read(name)
    this.#classes.set(name, members)
    return members
  }

  #read(name: string): { singles: string[]; phrases: string[] } {
    const { words, phrases: patterns } = this.#language
    if (words[name] !== undefined) return { singles: listed(words[name]), phrases: [] }
    if (patterns[name] === undefined) throw new Error(`no class ${name}`)
    const singles: string[] = []
    const phrases: string[] = []
    for (const member of phrased(patterns[name])) {
      if (/[ ?*:]/.test(member)) phrases.push(member)
      else if (member.startsWith('@')) {
        const inner = this.#members(member.slice(1))
        singles.push(...inner.singles)
        phrases.push(...inner.phrases)
      } else singles.push(...(member.startsWith('#') ? [member] : member.split('|')))
    }
    return { singles, phrases }
  }

  /** Takes up the words of fixed phrases, which need no set of their own. */
  know(says: string): void {
    for (const text of says.split(/[\s,|?]+/)) if (text !== '') this.#known.add(text)
  }

  finish(): Lexicon {
    const { words, phrases } = this.#language
    for (const name of Object.keys({ ...words, ...phrases })) this.ofClass(name)
    for (const shape of SHAPES) this.ofShape(shape)
    return makeLexicon(this.#language, this.#sets, this.#known, (key) => this.#named.get(key)!)
  }
}

function makeLexicon(
  language: Language,
  sets: Set<string>[],
  known: Set<string>,
  id: (key: string) => number,
): Lexicon {
  const words = new Map<string, Word>()
  const all: Word[] = []
  const wordOf = (text: string): Word => {
    let word = words.get(text)
    if (!word) {
      word = {
        id: all.length,
        text,
        sets: new Uint8Array(sets.length),
        bits: new Int32Array(Math.ceil(sets.length / 32)),
      }
      words.set(text, word)
      all.push(word)
    }
    return word
  }
  sets.forEach((members, set) => {
    for (const text of members) {
      const word = wordOf(text)
      word.sets[set] = 1
      word.bits[set >> 5]! |= 1 << (set & 31)
    }
  })
  known.forEach(wordOf)
  const shapes = Object.fromEntries(SHAPES.map((shape) => [shape, wordOf(`#${shape}`)])) as Record<Shape, Word>
  const written = new Map<string, Word | Word[]>(words)
  for (const text of listed(language.lookalikes)) if (!written.has(text)) written.set(text, shapes.unknown)
  for (const [from, to] of Object.entries(language.spellings)) written.set(from, wordOf(to))
  for (const [from, to] of Object.entries(language.contractions)) {
    written.set(from, listed(to).map(wordOf))
    if (from.includes("'") && !words.has(from.replaceAll("'", ''))) {
      written.set(from.replaceAll("'", ''), listed(to).map(wordOf))
    }
  }
  const stretched = new Set(listed(language.stretched))
  const correct = corrector(listed(language.corrected).map(wordOf), listed(language.keys))
  const clockEnds = new Set(listed(language.clockEnds))
  const ordinalEnds = new Set(listed(language.ordinalEnds))

  const shapeOf = (lower: string): Word => {
    const digits = /^#?\d+(?:[.:/]\d+)*/.exec(lower)?.[0] ?? ''
    const rest = lower.slice(digits.length)
    if (rest === '') return /[:/]/.test(digits) ? shapes.clock : shapes.number
    if (clockEnds.has(rest)) return shapes.clock
    return ordinalEnds.has(rest) ? shapes.ordinal : shapes.unknown
  }
  const read = (lower: string, at: number): Word | Word[] => {
    const found = written.get(lower)
    if (found !== undefined) return found
    const first = lower.charCodeAt(0)
    if (first >= 48 && first <= 57) return shapeOf(lower)
    const plain = /[’ʼ`´]/.test(lower) ? lower.replace(/[’ʼ`´]/g, "'") : lower
    if (plain !== lower) return read(plain, at)
    const single = unstretched(lower)
    if (single !== lower && stretched.has(single)) return read(single, at)
    if (at >= CORRECTED_WORDS || lower.length < SHORTEST || lower.length > LONGEST) return shapes.unknown
    return correct(lower) ?? shapes.unknown
  }
  return {
    quote: shapes.quote,
    number: shapes.number,
    find: (lower) => words.get(lower) ?? shapes.unknown,
    emoji: (lower) => words.get(lower) ?? words.get(String.fromCodePoint(lower.codePointAt(0)!)) ?? shapes.emoji,
    read,
    setOf: (name) => id(`@${name}`),
    all,
    inSet: sets.map((members) => [...members].map(wordOf)),
  }
}
