import { actsNext } from './acts-next.ts'
import type { Entity } from './entities.ts'
import type { Finding } from './finding.ts'
import { isThing } from './general-words.ts'
import { type Glyphs, isBorder, isWord, SEPARATOR } from './glyphs.ts'
import { createTree } from './letters-tree.ts'
import { type Name, type NameWord, readNames } from './name-words.ts'
import { isCalendarWord, isOrdinaryWord } from './ordinary-words.ts'
import { isReadable, isSpelled, type Reading, takeReading } from './reading.ts'
import { initialBeside, isAfterTitle, isPossessive, opensSentence } from './surroundings.ts'

interface Span {
  from: number
  to: number
}

interface Match {
  word: NameWord
  reading: Reading
}

/** Beyond this the text says the same over and over, and what was found is enough. */
const MATCHES_MAX = 50_000

export type Found = { findings: Finding[] } | { tooMany: true }

/** Finds the names of the case's own people and firms, however they are written. */
export function createNameFinder(entities: readonly Entity[]): (glyphs: Glyphs) => Found {
  const names = readNames(entities)
  const tree = createTree()
  const entries: { letters: string; words: NameWord[] }[] = []
  const byLetters = new Map<string, number>()
  for (const word of names.flatMap(({ words }) => words)) {
    if (word.letters.length === 1) continue
    for (const letters of [word.letters, ...word.variants]) {
      const at = byLetters.get(letters) ?? entries.push({ letters, words: [] }) - 1
      byLetters.set(letters, at)
      entries[at]!.words.push(word)
      tree.add(letters, at)
    }
  }

  return (glyphs) => {
    const byName = new Map<number, Match[]>()
    let count = 0
    for (let from = 0; from < glyphs.length; from++) {
      const all = tree.read(glyphs, from, (to, value) => {
        const { letters, words } = entries[value]!
        const reading = takeReading(glyphs, from, to, letters)
        if (!isReadable(reading)) return
        count += words.length
        for (const word of count > MATCHES_MAX ? [] : words) {
          const matches = byName.get(word.name)
          if (matches) matches.push({ word, reading })
          else byName.set(word.name, [{ word, reading }])
        }
      })
      if (!all) return { tooMany: true }
    }
    const findings = [...byName].flatMap(([name, matches]) => findingsOf(glyphs, names[name]!, matches))
    return findings.length === 0 && count > MATCHES_MAX ? { tooMany: true } : { findings }
  }
}

function findingsOf(glyphs: Glyphs, name: Name, matches: Match[]): Finding[] {
  const sorted = matches.toSorted((a, b) => a.reading.from - b.reading.from || b.reading.to - a.reading.to)
  const together = chains(glyphs, name, sorted)
  const spans: Span[] = [...together]
  let at = 0
  for (const match of sorted) {
    const { from, to } = match.reading
    while (at + 1 < together.length && together[at + 1]!.from <= from) at++
    const around = together[at]
    if (around && around.from <= from && around.to >= to) continue
    const span = tellsAlone(glyphs, name, match)
    if (span) spans.push(span)
  }
  const initials = name.organisation ? [] : name.words.map(({ letters }) => letters.charAt(0))
  return spans.map((span) => {
    const { from, to } = initialBeside(glyphs, span, initials) ?? span
    return {
      kind: 'client_identity',
      code: 'identity.name',
      start: glyphs.starts[from]!,
      end: glyphs.ends[to - 1]!,
      what: name.organisation ? 'the name of an organisation in the case' : 'the name of a party',
    }
  })
}

// ---- Several words of one name together

interface Chain {
  words: Set<number>
  from: number
  to: number
  letters: number
  last: Match
  parts: Match[]
}

/** Two or more words of the name beside each other, in any order, with or without anything between them. */
function chains(glyphs: Glyphs, name: Name, sorted: Match[]): Span[] {
  if (name.words.length < 2) return []
  const built: Chain[] = []
  for (const match of sorted) {
    const { from, to, letters } = match.reading
    let best: Chain | undefined
    // What ended further back than the widest gap cannot be continued.
    for (let at = built.length - 1; at >= 0 && at >= built.length - 200; at--) {
      const before = built[at]!
      if (before.to > from || before.words.has(match.word.index) || !isGap(glyphs, before.to, from)) continue
      if (!best || before.letters > best.letters) best = before
    }
    const words = new Set(best?.words).add(match.word.index)
    const parts = [...(best?.parts ?? []), match]
    built.push({
      words,
      parts,
      from: best?.from ?? from,
      to,
      letters: (best?.letters ?? 0) + letters.length,
      last: match,
    })
  }
  const good = built.filter((chain) => isName(name, chain)).sort((a, b) => a.from - b.from || b.to - a.to)
  let furthest = -1
  return good.filter(({ to }) => {
    if (to <= furthest) return false
    furthest = to
    return true
  })
}

/** Nothing but separators, or a single initial among them. */
function isGap(glyphs: Glyphs, from: number, to: number): boolean {
  if (to - from > 60) return false
  let words = 0
  for (let i = from; i < to; i++) if (glyphs.kinds[i] !== SEPARATOR) words++
  return words === 0 || (words === 1 && !isWord(glyphs, from) && !isWord(glyphs, to - 1))
}

function isName(name: Name, chain: Chain): boolean {
  const telling = chain.parts.filter(({ word }) => !word.particle)
  if (telling.length < 2) return false
  const whole = chain.parts[0]!.reading.startsWord && chain.last.reading.endsWord
  if (!whole && chain.letters < 8) return false
  if (telling.length === name.words.filter((word) => !word.particle).length) return true
  if (telling.some(({ word, reading }) => !word.ordinary || reading.disguised)) return true
  return telling.every(({ reading }) => reading.capital)
}

// ---- One word alone

function tellsAlone(glyphs: Glyphs, name: Name, { word, reading }: Match): Span | undefined {
  const { from, to, letters } = reading
  if ((word.particle && name.words.length > 1) || !isSpelled(glyphs, reading)) return undefined
  const initials = name.words.filter(({ index }) => index !== word.index).map((other) => other.letters.charAt(0))
  const glued = !name.organisation && letters.length >= 4 && gluedInitial(glyphs, reading, initials)
  if (glued) return glued
  if (!reading.startsWord || !reading.endsWord) {
    // Long and rare enough to be told in the middle of another word.
    return letters.length >= 7 && !word.ordinary && !name.organisation ? { from, to } : undefined
  }
  if (letters.length <= 2) {
    const apart = !isWord(glyphs, from - 1) && !isWord(glyphs, to)
    const written = apart && reading.literal === letters && !reading.disguised && reading.capital
    return written && !isOrdinaryWord(letters) && !opensSentence(glyphs, from) ? { from, to } : undefined
  }
  const many = name.words.filter((other) => !other.particle).length > 1
  if (!word.ordinary && !(name.organisation && many)) return { from, to }
  if (name.organisation && many && word.ordinary) return undefined
  if (!word.ordinary && reading.capital) return { from, to }
  if (reading.disguised) return { from, to }
  const beside = name.organisation ? undefined : initialBeside(glyphs, reading, initials)
  if (beside) return beside
  if (isAfterTitle(glyphs, from)) return { from, to }
  if (!reading.capital || isCalendarWord(letters)) return undefined
  return !opensSentence(glyphs, from) ||
    isPossessive(glyphs, to) ||
    actsNext(glyphs, to, isThing(letters) ? 'now' : 'never')
    ? { from, to }
    : undefined
}

/** mdelgado, delgadom. */
function gluedInitial(glyphs: Glyphs, reading: Reading, initials: string[]): Span | undefined {
  const { from, to } = reading
  const before = isWord(glyphs, from - 1) && isBorder(glyphs, from - 1) && initials.includes(glyphs.seen[from - 1]!)
  const after = isWord(glyphs, to) && isBorder(glyphs, to + 1) && initials.includes(glyphs.seen[to]!)
  const span =
    before && reading.endsWord ? { from: from - 1, to } : after && reading.startsWord ? { from, to: to + 1 } : undefined
  return span && !isOrdinaryWord(glyphs.flat.slice(span.from, span.to)) ? span : undefined
}
