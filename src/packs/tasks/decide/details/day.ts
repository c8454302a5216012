import { casual } from 'chrono-node/en'
import { Temporal } from 'temporal-polyfill'
import { ALSO_WORDS, countOf, DAY_PARTS, dayOfMonth, MONTHS, WEEKDAYS } from './vocabulary.ts'
import { type Word, wordAt } from './words.ts'
import { addDays, type Now } from './zone.ts'

/**
 * A day that was read. `surety`: "sure" is a date wherever it stands; "plain" (a weekday, a month with its day) can
 * also belong to a name; "weak" is a date only behind a joining word or beside a time.
 */
export interface Day {
  date: Temporal.PlainDate
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

/**
 * chrono-node sees only what the grammar here has recognised, must read all of it, and is given noon of the person's
 * day, so that its answer depends on no other clock or zone.
 */
function chronoDay(text: string, now: Now): Temporal.PlainDate | null {
  const noon = new Date(now.today.year, now.today.month - 1, now.today.day, 12)
  const [result, other] = casual.parse(text, noon, { forwardDate: true })
  if (!result || other || result.text.length !== text.length || result.end) return null
  const { start } = result
  return plainDate(start.get('year'), start.get('month'), start.get('day'))
}

export function plainDate(year: number | null, month: number | null, day: number | null): Temporal.PlainDate | null {
  if (year === null || month === null || day === null || year < 1970 || year > 9999) return null
  try {
    return Temporal.PlainDate.from({ year, month, day }, { overflow: 'reject' })
  } catch {
    return null
  }
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
  return { date: addDays(now.today, count), surety: 'sure', next }
}

function readWeekday(words: Word[], from: number, index: number, word: string, now: Now): Day | null {
  const told = word === 'this' || word === 'next' || word === 'coming'
  const name = told ? wordAt(words, from, index + 1) : word
  const weekday = WEEKDAYS[name]
  if (weekday === undefined) return null
  if (!told) {
    // On a Friday people say "today"; "friday" is the one in a week.
    const ahead = (weekday - now.today.dayOfWeek + 7) % 7 || 7
    const surety = ALSO_WORDS.has(name) ? 'weak' : 'plain'
    // "friday the 13th", "friday, 13 march": the date says which Friday.
    const date = readMonthDay(words, from, index + 1, now) ?? readOrdinal(words, from, index + 1, now)
    if (date) return date
    return { date: addDays(now.today, ahead), surety, next: index + 1 }
  }
  const date = chronoDay(word === 'coming' ? name : `${word} ${name}`, now)
  return date && { date, surety: 'sure', next: index + 2 }
}

/** "march 3", "3rd of march 2027", "march 3, 2027". A month without its day is no day. */
function readMonthDay(words: Word[], from: number, index: number, now: Now): Day | null {
  const found = monthAndDay(words, from, index)
  if (!found) return null
  const year = /^20\d\d$/.exec(wordAt(words, from, found.next))
  if (year) {
    const date = plainDate(Number(year[0]), found.month, found.day)
    return date && forward(date, now) ? { date, surety: 'sure', next: found.next + 1 } : null
  }
  const date = nextMonthDay(found.month, found.day, now.today)
  return date && { date, surety: 'plain', next: found.next }
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
export function nextMonthDay(month: number, day: number, from: Temporal.PlainDate): Temporal.PlainDate | null {
  for (let year = from.year; year <= from.year + 8; year++) {
    const date = plainDate(year, month, day)
    if (date && Temporal.PlainDate.compare(date, from) >= 0) return date
  }
  return null
}

function forward(date: Temporal.PlainDate, now: Now): boolean {
  return Temporal.PlainDate.compare(date, now.today) >= 0
}

/** Decided: "3/4" is the month first, as chrono-node reads it, unless that is no month; "1/2 cup" is why it is weak. */
function readNumeric(word: string, index: number, now: Now): Day | null {
  if (!NUMERIC.test(word)) return null
  const date = word.includes('.') ? dottedDay(word) : chronoDay(word, now)
  if (!date || !forward(date, now)) return null
  return { date, surety: word.includes('-') ? 'sure' : 'weak', next: index + 1 }
}

function dottedDay(word: string): Temporal.PlainDate | null {
  const [day, month, year] = word.split('.').map(Number)
  return plainDate(year!, month!, day!)
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
  return date && { date, surety: 'sure', next: at + (tail ? 4 : 2) }
}

/** Decided: "next week" is its Monday, "next month" its first day, "this weekend" the Saturday. */
function readPeriod(words: Word[], from: number, index: number, now: Now): Day | null {
  const first = wordAt(words, from, index)
  const second = wordAt(words, from, index + 1)
  const ahead = (weekday: number) => addDays(now.today, (weekday - now.today.dayOfWeek + 7) % 7)
  const sure = (date: Temporal.PlainDate, next: number): Day => ({ date, surety: 'sure', next })
  if (first === 'next') {
    if (second === 'week') return sure(addDays(now.today, 8 - now.today.dayOfWeek), index + 2)
    if (second === 'month') return sure(now.today.add({ months: 1 }).with({ day: 1 }), index + 2)
    if (second === 'year') return sure(now.today.add({ years: 1 }).with({ month: 1, day: 1 }), index + 2)
    if (second === 'weekend') return sure(addDays(now.today, 13 - now.today.dayOfWeek), index + 2)
    return null
  }
  if ((first === 'this' || first === 'the') && second === 'weekend') {
    const weekend = now.today.dayOfWeek === 7 ? now.today : ahead(6)
    return { date: weekend, surety: first === 'this' ? 'sure' : 'weak', next: index + 2 }
  }
  return readEnd(words, from, index, now)
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
    const friday = addDays(now.today, (5 - now.today.dayOfWeek + 7) % 7)
    return { date: friday, surety: 'weak', next }
  }
  if (period === 'month') return { date: now.today.with({ day: now.today.daysInMonth }), surety: 'weak', next }
  if (period === 'year') return { date: now.today.with({ month: 12, day: 31 }), surety: 'weak', next }
  return null
}

function readOrdinal(words: Word[], from: number, index: number, now: Now): Day | null {
  const at = wordAt(words, from, index) === 'the' ? index + 1 : index
  const day = dayOfMonth(wordAt(words, from, at))
  const date = day === null ? null : nextDayOfMonth(day, now.today)
  return date && { date, surety: 'weak', next: at + 1, ordinal: true }
}

/** The next month that has this day; of two months in a row at least one has 31. */
export function nextDayOfMonth(day: number, from: Temporal.PlainDate): Temporal.PlainDate | null {
  for (let ahead = 0; ahead <= 2; ahead++) {
    const month = from.with({ day: 1 }).add({ months: ahead })
    const date = plainDate(month.year, month.month, day)
    if (date && Temporal.PlainDate.compare(date, from) >= 0) return date
  }
  return null
}
