import type { Finding } from './finding.ts'
import { isCommonWord, isKnownWord, isPublicAbbreviation } from './general-words.ts'
import { type Glyphs, isWord } from './glyphs.ts'
import { NAMED_IN_SOURCE } from './source-names.ts'

interface Place {
  from: number
  to: number
}

/** Words of a text that no dictionary has, and runs of words that may be one name written apart, by their sound. */
export interface OddWords {
  /** Each word by itself. */
  words: ReadonlyMap<string, readonly Place[]>
  /** Two or three words beside each other, written as one. */
  joined: ReadonlyMap<string, readonly Place[]>
  /** The words of all sources so far: most stand in many of them. */
  seen: Map<string, SourceWord>
}

const WORD_LETTERS = 3
const JOINED_LETTERS = 6
const APART_LETTERS = 4
/** A letter that is no word. */
const LONE = /^[b-hj-z]$/
const NEAR_LETTERS = 5
const ODD_MAX = 2000

export function oddWordsOf(glyphs: Glyphs): OddWords {
  const words = new Map<string, Place[]>()
  const joined = new Map<string, Place[]>()
  const add = (map: Map<string, Place[]>, key: string, place: Place) => {
    const places = map.get(key)
    if (places) places.push(place)
    else if (map.size < ODD_MAX) map.set(key, [place])
  }
  const last: Array<Place & { letters: string }> = []
  for (let at = 0; at < glyphs.length; at++) {
    if (!isWord(glyphs, at)) continue
    const from = at
    while (isWord(glyphs, at)) at++
    const letters = glyphs.flat.slice(from, at)
    const isBeside = last.length > 0 && /^[ \n'’._-]{1,2}$/.test(glyphs.flat.slice(last.at(-1)!.to, from))
    if (!isBeside) last.length = 0
    if (
      letters.length >= WORD_LETTERS &&
      /\p{L}/u.test(letters) &&
      !isKnownWord(letters) &&
      !isPublicAbbreviation(letters)
    )
      for (const sound of new Set([soundOf(letters), soundOf(glyphs.plain.slice(from, at).join(''))]))
        add(words, sound, { from, to: at })
    for (let first = last.length - 1; first >= 0; first--) {
      const all = [...last.slice(first).map((word) => word.letters), letters].join('')
      const apart = [...last.slice(first).map((word) => word.letters), letters].some(
        (piece) => !isCommonWord(piece) || LONE.test(piece),
      )
      if (all.length >= (apart ? APART_LETTERS : JOINED_LETTERS) && !isKnownWord(all))
        add(joined, soundOf(all), { from: last[first]!.from, to: at })
    }
    last.push({ from, to: at, letters })
    if (last.length > 2) last.shift()
  }
  return { words, joined, seen: new Map() }
}

const TOKEN = /[\p{L}\p{M}\p{N}]{1,60}/gu
const RUN_MAX = 60

/** What a word of a source is, worked out once for each different one. */
interface SourceWord {
  known: boolean
  start: string
  /** The sound of one that no dictionary has. */
  sound: string
}

const SEEN_MAX = 200_000

/**
 * What no dictionary has and a source of the case has too, or has with a letter other: a user name, a name without its
 * capital, a name written as one word or apart, a slip in a name.
 */
export function findSourceWords(
  glyphs: Glyphs,
  { words, joined, seen }: OddWords,
  source: { id: string; text: string },
): Finding[] {
  if (words.size === 0 && joined.size === 0) return []
  const found: Finding[] = []
  const add = (places: readonly Place[], index: number, length: number) => {
    for (const { from, to } of places) {
      const [start, end] = [glyphs.starts[from]!, glyphs.ends[to - 1]!]
      const place = { id: source.id, start: index, end: index + length }
      found.push({
        kind: 'client_identity',
        code: NAMED_IN_SOURCE,
        what: 'a word from a document of the case that looks like a name',
        start,
        end,
        source: place,
      })
    }
  }
  const odd = [...words].filter(([sound]) => sound.length >= NEAR_LETTERS)
  // A large case has hundreds of thousands of words: most are put aside by their first letter.
  const starts = new Set([...words.keys()].map((sound) => sound[0]))
  const here = new Set<SourceWord>()
  const last: { lower: string; word: SourceWord }[] = []
  let end = -1
  for (const { 0: token, index } of source.text.matchAll(TOKEN)) {
    // "Thuy-Linh", "St. Brendan's", "log in": joined only where at most two signs are between.
    if (end < 0 || index - end > 2) last.length = 0
    end = index + token.length
    const lower = token.toLowerCase()
    const word = wordOf(seen, lower)
    // "Pay stub" is no name because a text has "paystub".
    if (last.length > 0 && (token !== lower || !word.known || lower.length === 1)) {
      let run = lower
      for (let at = last.length - 1; at >= 0; at--) {
        run = last[at]!.lower + run
        if (!starts.has(last[at]!.word.start) || run.length > RUN_MAX) continue
        const places = words.get(soundOf(run))
        if (places) add(places, index, token.length)
      }
    }
    last.push({ lower, word })
    if (last.length > 2) last.shift()
    if (word.known || lower.length < WORD_LETTERS || here.has(word)) continue
    here.add(word)
    const { sound } = word
    const places = words.get(sound) ?? joined.get(sound) ?? odd.find(([other]) => isNear(sound, other))?.[1]
    if (places) add(places, index, token.length)
  }
  return found
}

function wordOf(seen: Map<string, SourceWord>, lower: string): SourceWord {
  const before = seen.get(lower)
  if (before) return before
  const known = isKnownWord(lower)
  const start = /^[a-z]/.test(lower) ? lower[0]! : (soundOf(lower.slice(0, 2))[0] ?? '')
  const word = { known, start, sound: known ? '' : soundOf(lower) }
  if (seen.size < SEEN_MAX) seen.set(lower, word)
  return word
}

const FOLDED: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'a',
  œ: 'o',
  ß: 's',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const PLAIN = /^[a-z]*$/

/** How a word is heard: without marks and double letters, ö and oe alike. */
function soundOf(word: string): string {
  if (PLAIN.test(word)) return word.replace(/([aou])e/g, '$1').replace(/(.)\1+/g, '$1')
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øæœßłđðþı]/g, (letter) => FOLDED[letter]!)
    .replace(/([aou])e/g, '$1')
    .replace(/(.)\1+/gu, '$1')
}

/** One letter other, more or less, or two that have changed places. */
function isNear(sound: string, other: string): boolean {
  if (sound.length < NEAR_LETTERS || Math.abs(sound.length - other.length) > 1) return false
  const [short, long] = sound.length <= other.length ? [sound, other] : [other, sound]
  let at = 0
  while (at < short.length && short[at] === long[at]) at++
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  return short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2)
}
