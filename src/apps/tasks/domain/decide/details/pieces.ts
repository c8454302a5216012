import { type Mark, readMarks } from './marks.ts'
import { containsRepeat, containsWhen, type Place } from './place.ts'
import { ADVERBS, type Repeat, readRepeat } from './repeat.ts'
import { countOf, MONTHS, NUMBERS, WEEKDAYS } from './vocabulary.ts'
import { readSpan, readWhen, type When } from './when.ts'
import { type Word, wordAt } from './words.ts'
import type { Now } from './zone.ts'

/** "remind me 30 minutes before", "remind me at 9am". */
export interface Remind {
  start: number
  next: number
  beforeMs: number | null
  when: When | null
}

export type Piece =
  | ({ type: 'mark' } & Mark)
  | ({ type: 'repeat' } & Repeat)
  | ({ type: 'when' } & When)
  | ({ type: 'remind' } & Remind)

const LINKS = new Set(['and', 'or', '&', '-', '–', '—', 'to', 'till', 'until', 'through'])

/** Everything in the words that may be read, in their order, none overlapping. */
export function readPieces(text: string, words: Word[], now: Now): Piece[] {
  const marks = readMarks(text, words)
  const taken = new Map(marks.map((mark) => [mark.start, mark]))
  const pieces: Piece[] = []
  for (let index = 0; index < words.length; ) {
    const mark = taken.get(index)
    const piece = mark ? ({ type: 'mark', ...mark } as const) : readPiece(words, index, now)
    if (piece && !overlapsMark(piece, marks)) pieces.push(piece)
    index = piece?.next ?? index + 1
  }
  return inPlace(words, withoutRanges(words, pieces))
}

function overlapsMark(piece: Piece, marks: Mark[]): boolean {
  return piece.type !== 'mark' && marks.some((mark) => mark.start < piece.next && piece.start < mark.next)
}

/** The words that a piece in words can begin with; all others need no reading. */
const STARTERS = new Set([
  ...'on at by until till before for @ due in within this next coming the end eod day half remind and'.split(' '),
  ...'today tonight tomorrow tmr tmrw noon midday midnight every each'.split(' '),
  ...Object.keys(WEEKDAYS).flatMap((name) => [name, `${name}s`]),
  ...[MONTHS, NUMBERS, ADVERBS].flatMap(Object.keys),
])

function mayStart(word: string): boolean {
  const first = word.charCodeAt(0)
  return (first >= 48 && first <= 57) || STARTERS.has(word)
}

function readPiece(words: Word[], index: number, now: Now): Piece | null {
  const word = words[index]!
  if (word.sealed || !mayStart(word.lower)) return null
  const remind = readRemind(words, index, now)
  if (remind) return { type: 'remind', ...remind }
  const repeat = readRepeat(words, index, now)
  if (repeat) return { type: 'repeat', ...repeat }
  const when = readWhen(words, index, now)
  return when && { type: 'when', ...when }
}

function readRemind(words: Word[], start: number, now: Now): Remind | null {
  const skip = wordAt(words, start, start) === 'and' ? 1 : 0
  if (wordAt(words, start, start + skip) !== 'remind' || wordAt(words, start, start + skip + 1) !== 'me') return null
  const at = start + skip + 2
  const span = readSpan(words, start, at) ?? daySpan(words, start, at)
  if (span && /^(before|earlier|ahead)$/.test(wordAt(words, start, span.next))) {
    return { start, next: span.next + 1, beforeMs: span.minutes * 60_000, when: null }
  }
  const when = readWhen(words, at, now)
  // A day alone says too little about when to remind; it is read as the due day.
  return when && (when.time || when.momentMs !== null) ? { start, next: when.next, beforeMs: null, when } : null
}

function daySpan(words: Word[], from: number, index: number): { minutes: number; next: number } | null {
  const count = countOf(wordAt(words, from, index))
  const unit = wordAt(words, from, index + 1)
  return count !== null && /^days?$/.test(unit) ? { minutes: count * 24 * 60, next: index + 2 } : null
}

/** "today and tomorrow", "at 8am and 8pm", "friday - sunday": no one due date, and half of it would be a wrong one. */
function withoutRanges(words: Word[], pieces: Piece[]): Piece[] {
  const linked = new Set<Piece>()
  pieces.forEach((piece, index) => {
    const following = pieces[index + 1]
    if (following?.type !== 'when' || (piece.type !== 'when' && piece.type !== 'repeat')) return
    const apart = following.start - piece.next
    const link = apart === 1 ? words[piece.next]!.lower : apart === 0 ? following.intro : ''
    if (apart === 1 ? LINKS.has(link) : link === 'until' || link === 'till') linked.add(piece).add(following)
  })
  return pieces.filter((piece) => !linked.has(piece))
}

/** Only what stands where dates stand. Marks are transparent: before "p1 #home" the text is at its end. */
function inPlace(words: Word[], pieces: Piece[]): Piece[] {
  const kept = new Set<Piece>()
  let end = words.length
  for (const piece of pieces.toReversed()) {
    const atEnd = piece.next === end
    if (!stands(words, piece, { atStart: false, atEnd })) continue
    kept.add(piece)
    if (atEnd) end = piece.start
  }
  let start = 0
  for (const piece of pieces) {
    if (piece.start !== start) break
    if (!kept.has(piece) && !stands(words, piece, { atStart: true, atEnd: false })) break
    kept.add(piece)
    if (piece.type !== 'mark') piece.next += joinsTask(words, piece.next)
    start = piece.next
  }
  return pieces.filter((piece) => kept.has(piece))
}

/** "tomorrow to call mom": the "to" goes with the date. */
function joinsTask(words: Word[], index: number): number {
  return words[index - 1]?.trail === '' && words[index]?.lower === 'to' && index + 1 < words.length ? 1 : 0
}

function stands(words: Word[], piece: Piece, place: Place): boolean {
  if (piece.type === 'mark') return true
  if (piece.type === 'when') return containsWhen(words, piece, place)
  if (piece.type === 'repeat') return containsRepeat(words, piece, place)
  return place.atEnd
}
