/**
 * A phrase of a taxonomy, as data: words in their order. `a|b` is either, `terminat*` any word that begins so, `<list>`
 * a word of a list, `not?` a word that may be missing, `..` up to five words of any kind, `#` a number, `#>40` one above
 * 40, `$` a sum of money, `light_duty` two words that stand as one choice. There is no other syntax, so no phrase can be
 * costly.
 */
export interface Phrase {
  readonly slots: readonly Slot[]
}

interface Slot {
  readonly exact: ReadonlySet<string>
  readonly prefixes: readonly string[]
  /** Choices of several words. */
  readonly runs: readonly (readonly string[])[]
  /** Numbers above this; money. */
  readonly above: number | null
  readonly money: boolean
  readonly optional: boolean
  /** Words that may stand before it. */
  readonly gap: number
}

const GAP_WORDS = 5
const SLOTS_MAX = 12
/** Each gap and each word that may be missing multiplies the ways to read a phrase. */
const LOOSE_MAX = 4
const WORD = /^[a-z0-9]+\*?$/
export type CompiledPhrase = { ok: true; phrase: Phrase } | { ok: false; why: string }

export function compilePhrase(written: string, lists: ReadonlyMap<string, readonly string[]>): CompiledPhrase {
  const slots: Slot[] = []
  let gap = 0
  for (const part of written.split(' ')) {
    if (part === '..') {
      gap = GAP_WORDS
      continue
    }
    const read = readSlot(part, gap, lists)
    if (typeof read === 'string') return { ok: false, why: read }
    slots.push(read)
    gap = 0
  }
  if (slots.length === 0 || slots.length > SLOTS_MAX) return { ok: false, why: `it has 1 to ${SLOTS_MAX} words` }
  if (gap > 0 || slots[0]!.gap > 0) return { ok: false, why: 'a gap stands between two words' }
  if (slots.filter((slot) => slot.gap > 0 || slot.optional).length > LOOSE_MAX) {
    return { ok: false, why: `it has at most ${LOOSE_MAX} gaps and words that may be missing` }
  }
  if (slots[0]!.optional) return { ok: false, why: 'the first word cannot be missing' }
  return { ok: true, phrase: { slots } }
}

function readSlot(part: string, gap: number, lists: ReadonlyMap<string, readonly string[]>): Slot | string {
  const optional = part.endsWith('?')
  const exact = new Set<string>()
  const prefixes: string[] = []
  const runs: string[][] = []
  let above: number | null = null
  let money = false
  for (const choice of (optional ? part.slice(0, -1) : part).split('|')) {
    const number = /^#(?:>(\d{1,6}))?$/.exec(choice)
    const list = /^<([a-z_]+)>$/.exec(choice)?.[1]
    if (number) above = number[1] ? Number(number[1]) : -1
    else if (choice === '$') money = true
    else if (list !== undefined && !lists.has(list)) return `there is no list ${list}`
    else {
      for (const word of list === undefined ? [choice] : lists.get(list)!) {
        const run = word.split('_')
        if (run.length > 1 && run.every((one) => WORD.test(one) && !one.endsWith('*'))) runs.push(run)
        else if (!WORD.test(word))
          return `${JSON.stringify(word)} is no word: lower case without signs, at most a * at its end`
        else if (word.endsWith('*')) prefixes.push(word.slice(0, -1))
        else exact.add(word)
      }
    }
  }
  if (prefixes.some((prefix) => prefix.length < 3)) return 'at least three letters stand before a *'
  return { exact, prefixes, runs, above, money, optional, gap }
}

/** Words [start, end), and which of them the phrase itself names; the others are in its gaps. */
export interface Match {
  start: number
  end: number
  named: readonly number[]
}

/** The phrase at this word, or null. It goes as far as its shortest reading. */
export function matchAt({ slots }: Phrase, words: readonly string[], start: number): Match | null {
  const named = matchFrom(slots, 0, words, start)
  return named && named.length > 0 ? { start, end: named.at(-1)! + 1, named } : null
}

function matchFrom(slots: readonly Slot[], at: number, words: readonly string[], from: number): number[] | null {
  const slot = slots[at]
  if (!slot) return []
  for (let skipped = 0; skipped <= slot.gap && from + skipped < words.length; skipped++) {
    const place = from + skipped
    if (fits(slot, words[place]!)) {
      const rest = matchFrom(slots, at + 1, words, place + 1)
      if (rest) return [place, ...rest]
    }
    for (const run of slot.runs) {
      if (!run.every((word, next) => words[place + next] === word)) continue
      const rest = matchFrom(slots, at + 1, words, place + run.length)
      if (rest) return [...run.map((_, next) => place + next), ...rest]
    }
  }
  return slot.optional ? matchFrom(slots, at + 1, words, from) : null
}

function fits({ exact, prefixes, above, money }: Slot, word: string): boolean {
  if (exact.has(word)) return true
  if (above !== null && /^\d/.test(word) && Number(word) > above) return true
  if (money && word.startsWith('$')) return true
  return prefixes.some((prefix) => word.startsWith(prefix))
}

/** Phrases by a word: those that begin with it, or those whose most telling word it is. */
interface ByWord {
  readonly exact: ReadonlyMap<string, readonly number[]>
  /** By the first three letters. */
  readonly prefixed: ReadonlyMap<string, readonly number[]>
  readonly numbers: readonly number[]
}

/** A sentence is compared only with the phrases that could stand in it, and only where they could begin. */
export interface PhraseIndex {
  readonly first: ByWord
  readonly telling: ByWord
  readonly phrases: readonly Phrase[]
}

export function indexPhrases(phrases: readonly Phrase[]): PhraseIndex {
  const first = byWord(phrases.map(({ slots }) => slots[0]!))
  return { first, telling: byWord(phrases.map(({ slots }) => mostTelling(slots))), phrases }
}

function byWord(slots: readonly Slot[]): ByWord {
  const exact = new Map<string, number[]>()
  const prefixed = new Map<string, number[]>()
  const numbers: number[] = []
  const add = (map: Map<string, number[]>, key: string, id: number) => {
    const ids = map.get(key)
    if (ids) ids.push(id)
    else map.set(key, [id])
  }
  for (const [id, slot] of slots.entries()) {
    for (const word of new Set([...slot.exact, ...slot.runs.map((run) => run[0]!)])) add(exact, word, id)
    for (const head of new Set(slot.prefixes.map((prefix) => prefix.slice(0, 3)))) add(prefixed, head, id)
    if (slot.above !== null || slot.money) numbers.push(id)
  }
  return { exact, prefixed, numbers }
}

const NONE: readonly number[] = []

function idsAt({ exact, prefixed, numbers }: ByWord, word: string): readonly (readonly number[])[] {
  return [exact.get(word) ?? NONE, prefixed.get(word.slice(0, 3)) ?? NONE, /^[$\d]/.test(word) ? numbers : NONE]
}

// biome-ignore format: a list
const COMMON = new Set((
  'i he she they we you me him her them us my his their our your was were been being am is are be got a an the to of for ' +
  'on in at that from by with it as not no never have has had will would can could do did because and or if when who more'
).split(' '))

/** The word of a phrase that fewest sentences have: first of those without common words, the one with fewest choices. */
function mostTelling(slots: readonly Slot[]): Slot {
  const cost = ({ exact, prefixes, runs, above }: Slot) =>
    [...exact, ...runs.map((run) => run[0]!)].filter((word) => COMMON.has(word)).length * 100 +
    (exact.size + runs.length + prefixes.length) +
    (above === null ? 0 : 50)
  return slots.filter((slot) => !slot.optional).toSorted((a, b) => cost(a) - cost(b))[0]!
}

const MATCHES_MAX = 4

/** Where each phrase stands in the words; at most four places each. */
export function findPhrases(index: PhraseIndex, words: readonly string[]): Map<number, Match[]> {
  const possible = new Uint8Array(index.phrases.length)
  for (const word of words) for (const ids of idsAt(index.telling, word)) for (const id of ids) possible[id] = 1
  const found = new Map<number, Match[]>()
  for (const [at, word] of words.entries()) {
    for (const ids of idsAt(index.first, word)) {
      for (const id of ids) {
        if (!possible[id]) continue
        const matches = found.get(id)
        if (matches && (matches.length >= MATCHES_MAX || matches.at(-1)!.start === at)) continue
        const match = matchAt(index.phrases[id]!, words, at)
        if (!match) continue
        if (matches) matches.push(match)
        else found.set(id, [match])
      }
    }
  }
  return found
}
