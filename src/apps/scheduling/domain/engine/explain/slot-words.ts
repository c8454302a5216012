import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { findZones } from '../../zones/find.ts'
import { zonesNamed } from '../../zones/resolve.ts'
import { fold } from '../read/fold.ts'
import { sidesOf, type TimeFrame } from '../times/frame.ts'
import { findSpokenHours } from '../times/spoken.ts'
import type { Fragments, TimeWords } from '../words/lexicon.ts'
import { dateOf, wallAt, weekdayOf } from '../zones.ts'
import type { Token } from './tokens.ts'

/** Words before a day and before an hour, and what may follow the number of a day. */
export interface TimeJoins {
  on: readonly string[]
  at: readonly string[]
  ordinal: readonly string[]
  of: readonly string[]
  /** Monday first. */
  shortDays: readonly string[]
}

interface Reader {
  source: string
  tokens: readonly Token[]
  times: TimeWords
  joins: TimeJoins
  language: MailLanguage
  frame: TimeFrame
  /** The zone whose clock and calendar the words follow. */
  zone: string
  /** False: any day and hour, for a preference. */
  exact: boolean
}

const ELEMENTS_MAX = 6
const WORDS_MAX = 5

/** Where words may end that name the day and the hour of the slot, in any order and as far as they say them, and no other time. */
export function slotEnds(reader: Reader, at: number): number[] {
  return ends(reader, at, (place) => elementsAt(reader, place, false))
}

/** The same, beginning with its day: "until Tuesday", not "until 2 pm". */
export function dayEnds(reader: Reader, at: number): number[] {
  return ends(reader, at, (place) =>
    joined(reader, reader.joins.on, place).flatMap((from) => days(reader, from, from > place)),
  )
}

function ends(reader: Reader, at: number, first: (place: number) => Found[]): number[] {
  const places = new Set<number>()
  const seen = new Set<string>()
  const go = (from: number, elements: number, day: boolean, named: boolean) => {
    if (elements >= ELEMENTS_MAX || seen.has(`${from} ${day} ${named}`)) return
    seen.add(`${from} ${day} ${named}`)
    for (const start of elements === 0 ? [from] : [from, skipBreak(reader, from)])
      for (const element of elements === 0 ? first(start) : elementsAt(reader, start, day)) {
        // "Next week works" is no answer about a day of it.
        const isNamed = named || !element.week
        if (isNamed) places.add(element.end)
        go(element.end, elements + 1, element.day, isNamed)
      }
  }
  go(at, 0, false, false)
  return [...places]
}

interface Found {
  end: number
  /** The last thing named was a day: a bare number may be its date. */
  day: boolean
  /** A week without a day. */
  week?: true
}

function skipBreak({ tokens }: Reader, at: number): number {
  return tokens[at]?.kind === 'break' && tokens[at].text !== '!' ? at + 1 : at
}

function elementsAt(reader: Reader, at: number, afterDay: boolean): Found[] {
  const { joins } = reader
  const afterOn = joined(reader, joins.on, at)
  const afterAt = joined(reader, joins.at, at)
  return [
    ...afterOn.flatMap((place) => days(reader, place, place > at || afterDay)),
    ...afterAt.flatMap((place) => hours(reader, place, place > at || afterDay)),
    ...afterOn.flatMap((place) => partsOfDay(reader, place)),
  ]
}

/** With the joining words, and without. */
function joined({ tokens }: Reader, words: readonly string[], at: number): number[] {
  const places = [at]
  for (const place of places)
    if (place < at + 4 && tokens[place]?.kind === 'word' && words.includes(tokens[place].text))
      places.push(tokens[place + 1]?.text === '.' ? place + 2 : place + 1)
  return places
}

const patterns = new WeakMap<Fragments, RegExp>()

/** Where a stretch ends that one of the fragments describes. */
function spoken({ source, tokens }: Reader, fragments: Fragments, at: number): number[] {
  const first = tokens[at]
  if (!first || first.kind === 'break') return []
  const pattern = patterns.get(fragments) ?? new RegExp(`^(?:${fold(fragments.join('|'))})$`, 'u')
  patterns.set(fragments, pattern)
  const ends: number[] = []
  for (let end = at + 1; end <= Math.min(at + WORDS_MAX, tokens.length); end++) {
    const text = fold(source.slice(first.start, tokens[end - 1]!.end)).replace(/\s+/gu, ' ')
    if (pattern.test(text)) ends.push(end)
  }
  return ends
}

const singles = new WeakMap<Fragments, readonly Fragments[]>()

function each(fragments: Fragments): readonly Fragments[] {
  const known = singles.get(fragments) ?? fragments.map((fragment) => [fragment])
  singles.set(fragments, known)
  return known
}

function days(reader: Reader, at: number, inDay: boolean): Found[] {
  const { times, frame, zone, exact, tokens, joins } = reader
  const slot = wallAt(frame.startMs, zone).day
  const written = wallAt(frame.writtenMs, zone).day
  const date = dateOf(slot)
  const isNext = slot - weekdayOf(slot) === written - weekdayOf(written) + 7
  const isComing = slot > written && slot <= written + 7
  const named = (ends: number[], fits: boolean): Found[] =>
    fits || !exact ? ends.map((end) => ({ end, day: true })) : []
  const weekday = exact ? [each(times.weekdays)[weekdayOf(slot)]!] : each(times.weekdays)
  const short = exact ? [joins.shortDays[weekdayOf(slot)]] : joins.shortDays
  const weekdayAt = (place: number) => [
    ...weekday.flatMap((name) => spoken(reader, name, place)),
    ...weekday.flatMap((name) => (isWithPart(reader, name, place) ? [place + 1] : [])),
    ...(tokens[place]?.kind === 'word' && short.includes(tokens[place].text)
      ? [tokens[place + 1]?.text === '.' ? place + 2 : place + 1]
      : []),
  ]
  const weeks = [
    ...named(spoken(reader, times.nextWeek, at), isNext),
    ...named(spoken(reader, times.thisWeek, at), slot - weekdayOf(slot) === written - weekdayOf(written)),
  ].map((found): Found => (exact ? { ...found, week: true } : found))
  const found: Found[] = [
    ...named(weekdayAt(at), true),
    ...named(spoken(reader, times.next, at).flatMap(weekdayAt), isNext),
    ...named(spoken(reader, times.coming, at).flatMap(weekdayAt), isComing),
    ...named(
      weekdayAt(at).flatMap((end) => spoken(reader, times.next, end)),
      isNext,
    ),
    ...named(
      // "Tuesday this afternoon" is not "this Tuesday".
      weekdayAt(at)
        .flatMap((end) => spoken(reader, times.coming, end))
        .filter((end) => partsOfDay({ ...reader, exact: false }, end).length === 0),
      isComing,
    ),
    ...named(spoken(reader, times.today, at), slot === written),
    ...named(spoken(reader, times.tomorrow, at), slot === written + 1),
    ...named(spoken(reader, times.dayAfterTomorrow, at), slot === written + 2),
    ...weeks,
  ]
  const month = exact ? [each(times.months)[date.month - 1]!] : each(times.months)
  const monthAt = (place: number) =>
    joined(reader, joins.of, place).flatMap((from) => month.flatMap((name) => spoken(reader, name, from)))
  const year = (places: number[]) =>
    places.flatMap((place) => {
      const from = joined(reader, joins.of, place).at(-1)!
      const next = skipBreak(reader, from)
      return tokens[next]?.text === String(date.year) ? [place, next + 1] : [place]
    })
  const dom = numberAt(reader, at)
  if (dom !== null && dom <= 31 && (!exact || dom === date.dayOfMonth)) {
    const after = ordinalEnds(reader, at + 1)
    const withMonth = after.flatMap(({ end }) => monthAt(end))
    found.push(...named(year(withMonth), true))
    found.push(...after.flatMap(({ end, marked }) => (inDay || marked ? named([end], true) : [])))
  }
  const beforeMonth = monthAt(at).flatMap((end) => {
    const from = joined(reader, joins.on, end).at(-1)!
    const number = numberAt(reader, from)
    return number !== null && number <= 31 && (!exact || number === date.dayOfMonth)
      ? year(ordinalEnds(reader, from + 1).map((after) => after.end))
      : []
  })
  found.push(...named(beforeMonth, true))
  if (isDate(reader, at, date)) found.push({ end: tokens[at + 1]?.text === '.' ? at + 2 : at + 1, day: true })
  return found
}

/** "Dienstagnachmittag" */
function isWithPart(reader: Reader, weekday: Fragments, at: number): boolean {
  const { tokens, times, exact, frame, zone } = reader
  const word = tokens[at]?.kind === 'word' ? fold(tokens[at].raw) : ''
  const rest = new RegExp(`^(?:${fold(weekday.join('|'))})(\\p{L}{4,})$`, 'u').exec(word)?.[1]
  if (!rest) return false
  const { minute } = wallAt(frame.startMs, zone)
  return PART_NAMES.some(
    (part) =>
      new RegExp(`^(?:${fold(times[part].join('|'))})$`, 'u').test(rest) &&
      (!exact || (minute >= PARTS[part][0] && minute < PARTS[part][1])),
  )
}

function numberAt({ tokens }: Reader, at: number): number | null {
  const token = tokens[at]
  return token?.kind === 'number' && /^\d{1,2}$/u.test(token.text) ? Number(token.text) : null
}

function ordinalEnds({ tokens, joins }: Reader, at: number): Array<{ end: number; marked: boolean }> {
  const token = tokens[at]
  if (token?.kind === 'word' && joins.ordinal.includes(token.text))
    return [
      { end: at + 1, marked: true },
      { end: at, marked: false },
    ]
  if (token?.text === '.' && !token.opensLine)
    return [
      { end: at + 1, marked: false },
      { end: at, marked: false },
    ]
  return [{ end: at, marked: false }]
}

function isDate(
  { tokens, language, exact }: Reader,
  at: number,
  date: { year: number; month: number; dayOfMonth: number },
): boolean {
  const text = tokens[at]?.kind === 'number' ? tokens[at].text : ''
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text)
  if (iso) return !exact || (+iso[1]! === date.year && +iso[2]! === date.month && +iso[3]! === date.dayOfMonth)
  const numeric = /^(\d{1,2})[./-](\d{1,2})(?:[./-](\d{2}|\d{4}))?$/u.exec(text)
  if (!numeric) return false
  if (!exact) return true
  const [, a, b, y] = numeric.map(Number) as [number, number, number, number]
  const fits =
    (a === date.dayOfMonth && b === date.month) || (language === 'en' && a === date.month && b === date.dayOfMonth)
  return fits && (numeric[3] === undefined || y % 100 === date.year % 100)
}

const NOON = 720

function hours(reader: Reader, at: number, inTime: boolean): Found[] {
  const { times, frame, zone, exact, tokens } = reader
  const end = wallAt(frame.startMs, zone).minute + frame.durationMinutes
  const found: Found[] = []
  for (const first of clockAt(reader, at, inTime)) {
    if (!exact || first.fits(first.zoneMinute ?? wallAt(frame.startMs, zone).minute))
      found.push({ end: first.end, day: false })
    // "from 2 to 3 pm": the end must be the slot's own too.
    const dash = tokens[first.end]?.text === '-' || tokens[first.end]?.text === '–' ? [first.end + 1] : []
    for (const to of [...dash, ...spoken(reader, times.to, first.end)])
      for (const last of clockAt(reader, to, true))
        if (!exact || (first.fits(wallAt(frame.startMs, zone).minute) && last.fits(end % 1440)))
          found.push({ end: last.end, day: false })
  }
  if (!exact || wallAt(frame.startMs, zone).minute === NOON)
    found.push(...spoken(reader, times.noon, at).map((place) => ({ end: place, day: false })))
  return found
}

interface Clock {
  end: number
  fits: (minute: number) => boolean
  /** The slot's minute on the clock that is named beside it. */
  zoneMinute?: number
}

function clockAt(reader: Reader, at: number, inTime: boolean): Clock[] {
  const { tokens, times } = reader
  if (tokens[at]?.kind === 'word') return spokenClockAt(reader, at)
  const text = tokens[at]?.kind === 'number' ? tokens[at].text : ''
  const read = /^(\d{1,2})(?:[:.h]([0-5]\d))?$/u.exec(text) ?? /^([01]\d|2[0-3])([0-5]\d)$/u.exec(text)
  if (!read || Number(read[1]) > 24) return []
  const hour = Number(read[1])
  const minute = Number(read[2] ?? 0)
  const found: Clock[] = []
  const add = (end: number, half: 'am' | 'pm' | null) => {
    const fits = (wanted: number) => {
      if (half)
        return hour <= 12
          ? ((hour % 12) + (half === 'pm' ? 12 : 0)) * 60 + minute === wanted
          : half === 'pm' && hour * 60 + minute === wanted
      if (hour * 60 + minute === wanted) return true
      // "at 2" in the afternoon; two digits and the hours from 13 on are written out.
      return hour <= 12 && read[1]!.length === 1 && ((hour % 12) + 12) * 60 + minute === wanted
    }
    found.push({ end, fits })
    for (const named of zoneAt(reader, end)) found.push({ ...named, fits })
  }
  if (read[2] !== undefined || inTime) add(at + 1, null)
  for (const end of spoken(reader, times.hour, at + 1)) {
    add(end, null)
    for (const more of halfAt(reader, end)) add(more.end, more.half)
  }
  for (const more of halfAt(reader, at + 1)) add(more.end, more.half)
  return found
}

/** "at three", "um halb vier" */
function spokenClockAt(reader: Reader, at: number): Clock[] {
  const { source, tokens, language } = reader
  const found: Clock[] = []
  for (let last = at + 1; last < Math.min(at + WORDS_MAX, tokens.length); last++) {
    if (tokens[last]!.kind !== 'word') break
    const text = fold(source.slice(tokens[at]!.start, tokens[last]!.end)).replace(/\s+/gu, ' ')
    const whole = findSpokenHours(text, language).find(({ start, end }) => start === 0 && end === text.length)
    if (!whole || whole.minute === null) continue
    const { minute, exact } = whole
    const add = (end: number, half: 'am' | 'pm' | null) => {
      const fits = (wanted: number) =>
        half
          ? (minute % NOON) + (half === 'pm' ? NOON : 0) === wanted
          : minute === wanted || (!exact && (minute % NOON) + NOON === wanted)
      found.push({ end, fits })
      for (const named of zoneAt(reader, end)) found.push({ ...named, fits })
    }
    add(last + 1, null)
    for (const more of halfAt(reader, last + 1)) add(more.end, more.half)
  }
  return found
}

/** Words right behind the hour that name one clock, and the slot's minute on it. */
function zoneAt({ source, tokens, frame }: Reader, at: number): Array<{ end: number; zoneMinute: number }> {
  const first = tokens[at]?.kind === 'break' || tokens[at]?.text === '(' ? at + 1 : at
  const start = tokens[first]?.start
  const found = start === undefined ? undefined : findZones(source).find((zone) => zone.start === start)
  if (!found) return []
  const [minute, ...others] = new Set(
    zonesNamed(found.words, sidesOf(frame)).map((zone) => wallAt(frame.startMs, zone).minute),
  )
  if (minute === undefined || others.length > 0) return []
  const end = tokens.findIndex((token) => token.start >= found.end)
  return [{ end: end === -1 ? tokens.length : end, zoneMinute: minute }]
}

function halfAt(reader: Reader, at: number): Array<{ end: number; half: 'am' | 'pm' }> {
  const { times } = reader
  return [
    ...spoken(reader, times.am, at).map((end) => ({ end, half: 'am' as const })),
    ...spoken(reader, times.pm, at).map((end) => ({ end, half: 'pm' as const })),
  ]
}

const PART_NAMES = ['morning', 'afternoon', 'evening'] as const
const PARTS = { morning: [0, 720], afternoon: [720, 1080], evening: [1020, 1440] } as const

function partsOfDay(reader: Reader, at: number): Found[] {
  const { times, frame, zone, exact } = reader
  const { minute } = wallAt(frame.startMs, zone)
  return PART_NAMES.flatMap((part) =>
    !exact || (minute >= PARTS[part][0] && minute < PARTS[part][1])
      ? spoken(reader, times[part], at).map((end) => ({ end, day: true }))
      : [],
  )
}
