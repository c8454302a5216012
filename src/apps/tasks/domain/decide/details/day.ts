import { dayFrom, dayOfWeek, type EpochDay, firstOfMonth, partsOf } from './calendar.ts'
import { chronoDay } from './chrono-day.ts'
import { ALSO_WORDS, countOf, DAY_PARTS, dayOfMonth, MONTHS, WEEKDAYS } from './vocabulary.ts'
import { type Word, wordAt } from './words.ts'
import type { Now } from './zone.ts'

/**
 * A day that was read. `surety`: "sure" is a date wherever it stands; "plain" (a weekday, a month with its day) can
 * also belong to a name; "weak" is a date only behind a joining word or beside a time.
 */
export interface Day {
  date: EpochDay
  surety: 'sure' | 'plain' | 'weak'
  next: number
  /** "today", "tonight": the day was said outright. */
  today?: boolean
  /** "tonight" names a part of the day too. */
  part?: string
  /** "the 15th" may be the 15th of something: only what closes the sentence or a time may follow. */
  ordinal?: boolean
}

const UNITS = new Set(['day', 'days', 'week', 'weeks', 'month', 'months', 'year', 'years'])
const NUMERIC = /^(?:\d{4}-\d\d-\d\d|\d{1,2}\/\d{1,2}(?:\/\d{4})?|\d{1,2}\.\d{1,2}\.\d{4})$/

export function readDay(words: Word[], from: number, index: number, now: Now): Day | null {
  const word = wordAt(words, from, index)
  if (word === '') return null
  return (
    readNamedDay(words, from, index, word, now) ??
    readWeekday(words, from, index, word, now) ??
    readMonthDay(words, from, index, now) ??
    readNumeric(word, index, now) ??
    readDistance(words, from, index, now) ??
    readPeriod(words, from, index, now) ??
    readOrdinal(words, from, index, now)
  )
}

function readNamedDay(words: Word[], from: number, index: number, word: string, now: Now): Day | null {
  if (word === 'today') return { date: now.today, surety: 'sure', next: index + 1, today: true }
  if (word === 'tonight') return { date: now.today, surety: 'sure', next: index + 1, today: true, part: 'night' }
  if (word === 'eod') return { date: now.today, surety: 'weak', next: index + 1, today: true }
  if (word === 'tomorrow' || word === 'tmr' || word === 'tmrw') return days(now, 1, index + 1)
  const part = word === 'this' ? wordAt(words, from, index + 1) : ''
  if (part in DAY_PARTS) return { date: now.today, surety: 'sure', next: index + 2, today: true, part }
  const skip = word === 'the' ? 1 : 0
  const phrase = [0, 1, 2].map((step) => wordAt(words, from, index + skip + step)).join(' ')
  return phrase === 'day after tomorrow' ? days(now, 2, index + skip + 3) : null
}

function days(now: Now, count: number, next: number): Day {
  return { date: now.today + count, surety: 'sure', next }
}

/** The next such weekday, today included. */
function ahead(now: Now, weekday: number): EpochDay {
  return now.today + ((weekday - dayOfWeek(now.today) + 7) % 7)
}

function readWeekday(words: Word[], from: number, index: number, word: string, now: Now): Day | null {
  const told = word === 'this' || word === 'next' || word === 'coming'
  const name = told ? wordAt(words, from, index + 1) : word
  const weekday = WEEKDAYS[name]
  if (weekday === undefined) return null
  if (!told) {
    // On a Friday people say "today"; "friday" is the one in a week.
    const next = ahead(now, weekday)
    const surety = ALSO_WORDS.has(name) ? 'weak' : 'plain'
    // "friday the 13th", "friday, 13 march": the date says which Friday.
    const date = readMonthDay(words, from, index + 1, now) ?? readOrdinal(words, from, index + 1, now)
    if (date) return date
    return { date: next === now.today ? next + 7 : next, surety, next: index + 1 }
  }
  const date = chronoDay(word === 'coming' ? name : `${word} ${name}`, now)
  return date === null ? null : { date, surety: 'sure', next: index + 2 }
}

/** "march 3", "3rd of march 2027", "march 3, 2027". A month without its day is no day. */
function readMonthDay(words: Word[], from: number, index: number, now: Now): Day | null {
  const found = monthAndDay(words, from, index)
  if (!found) return null
  const year = /^20\d\d$/.exec(wordAt(words, from, found.next))
  if (year) {
    const date = dayFrom(Number(year[0]), found.month, found.day)
    return date !== null && date >= now.today ? { date, surety: 'sure', next: found.next + 1 } : null
  }
  const date = nextMonthDay(found.month, found.day, now.today)
  return date === null ? null : { date, surety: 'plain', next: found.next }
}

export function monthAndDay(words: Word[], from: number, index: number) {
  const at = wordAt(words, from, index) === 'the' ? index + 1 : index
  const first = wordAt(words, from, at)
  const second = wordAt(words, from, at + 1)
  if (first in MONTHS) {
    const skip = second === 'the' ? 1 : 0
    const day = dayNumber(wordAt(words, from, at + 1 + skip))
    return day && words[at]!.trail === '' ? { month: MONTHS[first]!, day, next: at + 2 + skip } : null
  }
  const day = dayNumber(first)
  if (!day || words[at]!.trail !== '') return null
  const skip = second === 'of' ? 1 : 0
  const month = MONTHS[wordAt(words, from, at + 1 + skip)]
  return month === undefined ? null : { month, day, next: at + 2 + skip }
}

function dayNumber(word: string): number | null {
  const day = /^\d{1,2}$/.test(word) ? Number(word) : dayOfMonth(word)
  return day !== null && day >= 1 && day <= 31 ? day : null
}

/** The next year that has this day: the 29th of February may be eight years away. */
export function nextMonthDay(month: number, day: number, from: EpochDay): EpochDay | null {
  const first = partsOf(from).year
  for (let year = first; year <= first + 8; year++) {
    const date = dayFrom(year, month, day)
    if (date !== null && date >= from) return date
  }
  return null
}

/** Decided: "3/4" is the month first, as chrono-node reads it, unless that is no month; "1/2 cup" is why it is weak. */
function readNumeric(word: string, index: number, now: Now): Day | null {
  if (!NUMERIC.test(word)) return null
  const date = word.includes('.') ? dottedDay(word) : chronoDay(word, now)
  if (date === null || date < now.today) return null
  return { date, surety: word.includes('-') ? 'sure' : 'weak', next: index + 1 }
}

function dottedDay(word: string): EpochDay | null {
  const [day, month, year] = word.split('.').map(Number)
  return dayFrom(year!, month!, day!)
}

/** "in 3 days", "within two weeks", "3 days from now". Hours and minutes are moments, not days. */
function readDistance(words: Word[], from: number, index: number, now: Now): Day | null {
  const first = wordAt(words, from, index)
  const led = first === 'in' || first === 'within'
  const at = led ? index + 1 : index
  const count = countOf(wordAt(words, from, at))
  const unit = wordAt(words, from, at + 1)
  if (count === null || !UNITS.has(unit)) return null
  const tail = wordAt(words, from, at + 2) === 'from' && /^(now|today)$/.test(wordAt(words, from, at + 3))
  if (led === tail) return null
  const date = chronoDay(`in ${count} ${unit}`, now)
  return date === null ? null : { date, surety: 'sure', next: at + (tail ? 4 : 2) }
}

/** Decided: "next week" is its Monday, "next month" its first day, "this weekend" the Saturday. */
function readPeriod(words: Word[], from: number, index: number, now: Now): Day | null {
  const first = wordAt(words, from, index)
  const second = wordAt(words, from, index + 1)
  const sure = (date: EpochDay, next: number): Day => ({ date, surety: 'sure', next })
  if (first === 'next') {
    if (second === 'week') return sure(now.today + 8 - dayOfWeek(now.today), index + 2)
    if (second === 'month') return sure(firstOfMonth(now.today, 1), index + 2)
    if (second === 'year') return sure(yearStart(now.today, 1), index + 2)
    if (second === 'weekend') return sure(now.today + 13 - dayOfWeek(now.today), index + 2)
    return null
  }
  if ((first === 'this' || first === 'the') && second === 'weekend') {
    const weekend = dayOfWeek(now.today) === 7 ? now.today : ahead(now, 6)
    return { date: weekend, surety: first === 'this' ? 'sure' : 'weak', next: index + 2 }
  }
  return readEnd(words, from, index, now)
}

function yearStart(day: EpochDay, years: number): EpochDay {
  return firstOfMonth(day, 1 - partsOf(day).month + 12 * years)
}

/** "end of month", "the end of the week" (Friday), "end of day". */
function readEnd(words: Word[], from: number, index: number, now: Now): Day | null {
  const at = wordAt(words, from, index) === 'the' ? index + 1 : index
  if (wordAt(words, from, at) !== 'end' || wordAt(words, from, at + 1) !== 'of') return null
  const skip = /^(the|this)$/.test(wordAt(words, from, at + 2)) ? 1 : 0
  const period = wordAt(words, from, at + 2 + skip)
  const next = at + 3 + skip
  if (period === 'day') return { date: now.today, surety: 'weak', next, today: true }
  if (period === 'week') {
    return { date: ahead(now, 5), surety: 'weak', next }
  }
  if (period === 'month') return { date: firstOfMonth(now.today, 1) - 1, surety: 'weak', next }
  if (period === 'year') return { date: yearStart(now.today, 1) - 1, surety: 'weak', next }
  return null
}

function readOrdinal(words: Word[], from: number, index: number, now: Now): Day | null {
  const at = wordAt(words, from, index) === 'the' ? index + 1 : index
  const day = dayOfMonth(wordAt(words, from, at))
  const date = day === null ? null : nextDayOfMonth(day, now.today)
  return date === null ? null : { date, surety: 'weak', next: at + 1, ordinal: true }
}

/** The next month that has this day; of two months in a row at least one has 31. */
export function nextDayOfMonth(day: number, from: EpochDay): EpochDay | null {
  for (let months = 0; months <= 2; months++) {
    const { year, month } = partsOf(firstOfMonth(from, months))
    const date = dayFrom(year, month, day)
    if (date !== null && date >= from) return date
  }
  return null
}
