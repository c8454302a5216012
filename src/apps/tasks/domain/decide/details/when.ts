import { DAY_MS, type EpochDay, isoDay } from './calendar.ts'
import { type Day, readDay } from './day.ts'
import { inDayPart, readTime, type TimeOfDay } from './time-of-day.ts'
import { countOf, DAY_PARTS } from './vocabulary.ts'
import { type Word, wordAt } from './words.ts'
import { dayAt, instantAtWall, isoOf, type Now } from './zone.ts'

/** A day, a time of day, both, or a moment ("in 20 minutes"), with the joining words before it. Words `start` to `next`. */
export interface When {
  start: number
  next: number
  intro: string
  day: Day | null
  time: TimeOfDay | null
  momentMs: number | null
}

export interface Due {
  due_on: string
  due_at: string | null
}

const INTROS = new Set(['on', 'at', 'by', 'until', 'till', 'before', 'for', '@'])
/** Behind a day: "friday eod". */
const ENDS_DAY = new Set(['eod', 'cob'])
const JOINTS = new Set(['on', 'at', 'by', '@'])
const MOMENT_UNITS: Record<string, number> = Object.assign(Object.create(null), {
  minute: 1,
  minutes: 1,
  min: 1,
  mins: 1,
  hour: 60,
  hours: 60,
  hr: 60,
  hrs: 60,
})

export function readWhen(words: Word[], start: number, now: Now): When | null {
  let at = start
  let intro = ''
  if (wordAt(words, start, at) === 'due') intro = words[at++]!.lower
  if (INTROS.has(wordAt(words, start, at))) intro = words[at++]!.lower
  const timestamp = readTimestamp(words, start, at, now)
  if (timestamp) return { start, intro, day: null, time: null, ...timestamp }
  const when = readParts(words, start, at, intro, now)
  return when.day || when.time ? { start, intro, momentMs: null, ...when } : null
}

interface Parts {
  day: Day | null
  time: TimeOfDay | null
  next: number
}

/** A day and a time in either order, and "in the evening" behind the day. */
function readParts(words: Word[], from: number, first: number, intro: string, now: Now): Parts {
  let day: Day | null = null
  let time: TimeOfDay | null = null
  let part = ''
  let next = first
  for (let step = 0; step < 3; step++) {
    const joint = step === 0 ? intro : wordAt(words, from, next)
    const at = step > 0 && JOINTS.has(joint) ? next + 1 : next
    const foundDay: Day | null = day ? null : readDay(words, from, at, now)
    const foundPart: DayPart | null = day && !part && !time ? readDayPart(words, from, next) : null
    const foundTime: TimeOfDay | null = foundDay || foundPart || time ? null : readTime(words, from, at)
    if (foundDay) {
      day = foundDay
      part = foundDay.part ?? ''
      next = foundDay.next
    } else if (foundPart) {
      part = foundPart.part
      next = foundPart.next
    } else if (foundTime && (foundTime.surety !== 'bare' || saysTime(joint, day))) {
      time = foundTime
      next = foundTime.next
    } else if (day && ENDS_DAY.has(wordAt(words, from, next))) next++
    else break
  }
  // "by 5" alone may be an amount.
  if (time?.surety === 'bare' && !day && intro !== 'at' && intro !== '@') return { day: null, time: null, next }
  if (part && time) time = inDayPart(time, part)
  else if (part) time = { hour: DAY_PARTS[part]!, minute: 0, open: false, surety: 'part', next }
  return { day, time, next }
}

function saysTime(joint: string, day: Day | null): boolean {
  return joint === 'at' || joint === '@' || joint === 'by' || (joint === 'before' && !day)
}

interface DayPart {
  part: string
  next: number
}

function readDayPart(words: Word[], from: number, index: number): DayPart | null {
  const led = wordAt(words, from, index) === 'in' && wordAt(words, from, index + 1) === 'the'
  const at = led ? index + 2 : index
  const part = wordAt(words, from, at)
  return part in DAY_PARTS ? { part, next: at + 1 } : null
}

/** "in 20 minutes", "in half an hour", "2 hours from now": counted on the instant, so a change of clocks does not matter. */
function readTimestamp(
  words: Word[],
  from: number,
  index: number,
  now: Now,
): { momentMs: number; next: number } | null {
  const first = wordAt(words, from, index)
  const led = first === 'in' || first === 'within'
  const at = led ? index + 1 : index
  const found = readSpan(words, from, at)
  if (!found) return null
  const tail = wordAt(words, from, found.next) === 'from' && wordAt(words, from, found.next + 1) === 'now'
  if (led === tail) return null
  const timestampMs = Math.floor(now.ms / 1000) * 1000 + found.minutes * 60_000
  return { momentMs: timestampMs, next: found.next + (tail ? 2 : 0) }
}

/** "20 minutes", "an hour", "half an hour". */
export function readSpan(words: Word[], from: number, index: number): { minutes: number; next: number } | null {
  const first = wordAt(words, from, index)
  if (first === 'half' && /^an?$/.test(wordAt(words, from, index + 1)) && wordAt(words, from, index + 2) === 'hour') {
    return { minutes: 30, next: index + 3 }
  }
  const count = countOf(first)
  const unit = MOMENT_UNITS[wordAt(words, from, index + 1)]
  return count === null || unit === undefined ? null : { minutes: count * unit, next: index + 2 }
}

export function dueAt(ms: number, now: Now): Due {
  return { due_on: isoDay(dayAt(ms, now.zone)), due_at: isoOf(ms) }
}

/** Forward in time: a time of day that has passed means tomorrow's, unless the person wrote "today". */
export function resolveDue(day: Day | null, time: TimeOfDay | null, now: Now): Due {
  const date = day?.date ?? now.today
  if (!time) return { due_on: isoDay(date), due_at: null }
  let ms = instantAt(date, time.hour, time.minute, now)
  if (ms <= now.ms && !day) ms = instantAt(date + 1, time.hour, time.minute, now)
  if (ms <= now.ms && time.open && time.hour < 12) ms = instantAt(date, time.hour + 12, time.minute, now)
  return dueAt(ms, now)
}

/** Hour 24 is the next day's midnight. */
export function instantAt(date: EpochDay, hour: number, minute: number, now: Now): number {
  return instantAtWall(date * DAY_MS + hour * 3_600_000 + minute * 60_000, now.zone)
}
