import { type EpochDay, isoDay } from './calendar.ts'
import { type Day, monthAndDay, readDay } from './day.ts'
import { inDayPart, readTime, type TimeOfDay } from './time-of-day.ts'
import { countOf, DAY_PARTS, dayOfMonth, ORDINALS, WEEKDAY_CODES, WEEKDAYS } from './vocabulary.ts'
import { type Word, wordAt } from './words.ts'
import type { Now } from './zone.ts'

/** A recurrence that was read, words `start` to `next`. */
export interface Repeat {
  start: number
  next: number
  rule: string
  time: TimeOfDay | null
  /** "starting monday". */
  from: EpochDay | null
  /** One word such as "weekly", which is also an adjective: "weekly report". */
  adverb: boolean
}

interface Pattern {
  next: number
  rule: string
  part?: string
}

export const ADVERBS: Record<string, string> = Object.assign(Object.create(null), {
  daily: 'FREQ=DAILY',
  weekly: 'FREQ=WEEKLY',
  fortnightly: 'FREQ=WEEKLY;INTERVAL=2',
  monthly: 'FREQ=MONTHLY',
  quarterly: 'FREQ=MONTHLY;INTERVAL=3',
  yearly: 'FREQ=YEARLY',
  annually: 'FREQ=YEARLY',
  weekdays: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
})
const UNITS: Record<string, string> = Object.assign(Object.create(null), {
  hour: 'HOURLY',
  day: 'DAILY',
  week: 'WEEKLY',
  month: 'MONTHLY',
  year: 'YEARLY',
})
const WORKDAYS = 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR'

export function readRepeat(words: Word[], start: number, now: Now): Repeat | null {
  const first = wordAt(words, start, start)
  const every = first === 'every' || first === 'each'
  const pattern = every ? readEvery(words, start, start + 1) : readOn(words, start, start)
  if (pattern) return withTail(words, start, pattern, false, now)
  const adverb = ADVERBS[first]
  return adverb === undefined ? null : withTail(words, start, { rule: adverb, next: start + 1 }, true, now)
}

/** "on mondays", "mondays and thursdays", "on weekdays", "on the 1st of every month". */
function readOn(words: Word[], from: number, index: number): Pattern | null {
  const led = wordAt(words, from, index) === 'on'
  const at = led ? index + 1 : index
  const word = wordAt(words, from, at)
  if (led && word === 'weekdays') return { rule: WORKDAYS, next: at + 1 }
  if (word === 'the') {
    const found = readOfMonth(words, from, at + 1)
    const every = found && /^(every|each)$/.test(wordAt(words, from, found.next - 2))
    return every ? found : null
  }
  if (!word.endsWith('days')) return null
  const found = weekdayRule(words, from, at, 1, true)
  // One plural alone may be a name: "lunch at TGI Fridays".
  return found && (led || found.next > at + 1 || readsTime(words, from, found.next)) ? found : null
}

function readsTime(words: Word[], from: number, index: number): boolean {
  return tailTime(words, from, index, wordAt(words, from, index)) !== null
}

function readEvery(words: Word[], from: number, index: number): Pattern | null {
  const at = wordAt(words, from, index) === 'single' ? index + 1 : index
  const word = wordAt(words, from, at)
  if (word === 'weekday' || word === 'workday') return { rule: WORKDAYS, next: at + 1 }
  if (word === 'weekend') return { rule: 'FREQ=WEEKLY;BYDAY=SA', next: at + 1 }
  if (word === 'quarter') return { rule: 'FREQ=MONTHLY;INTERVAL=3', next: at + 1 }
  if (word === 'fortnight') return { rule: 'FREQ=WEEKLY;INTERVAL=2', next: at + 1 }
  if (word in DAY_PARTS) return { rule: 'FREQ=DAILY', next: at + 1, part: word }
  const yearly = monthAndDay(words, from, at)
  if (yearly) return { rule: `FREQ=YEARLY;BYMONTH=${yearly.month};BYMONTHDAY=${yearly.day}`, next: yearly.next }
  const ofMonth = readOfMonth(words, from, at)
  if (ofMonth) return ofMonth
  const interval = word === 'other' ? 2 : (countOf(word) ?? ordinalCount(word))
  const unitAt = interval === null ? at : at + 1
  return unitRule(words, from, unitAt, interval ?? 1) ?? weekdayRule(words, from, unitAt, interval ?? 1, false)
}

function ordinalCount(word: string): number | null {
  const count = ORDINALS[word] ?? dayOfMonth(word)
  return count !== null && count !== undefined && count > 1 ? count : null
}

/** "every 15th", "every last day of the month", "every first monday of the month", "every last friday". */
function readOfMonth(words: Word[], from: number, index: number): Pattern | null {
  const word = wordAt(words, from, index)
  const second = wordAt(words, from, index + 1)
  const day = dayOfMonth(word) ?? (second === 'of' ? (ORDINALS[word] ?? null) : null)
  if (day !== null && !(second in UNITS) && WEEKDAYS[second] === undefined) {
    return { rule: `FREQ=MONTHLY;BYMONTHDAY=${day}`, next: skipOfMonth(words, from, index + 1) }
  }
  const place = ORDINALS[word] ?? day
  if (place === undefined || place === null) return null
  const next = skipOfMonth(words, from, index + 2)
  const weekday = WEEKDAYS[second]
  // "every second monday" is every other one; "of the month" makes it a place in the month.
  if (weekday !== undefined && place <= 5 && (next > index + 2 || place === -1 || place === 1)) {
    return { rule: `FREQ=MONTHLY;BYDAY=${place}${WEEKDAY_CODES[weekday]}`, next }
  }
  if (second === 'day' && place === -1) return { rule: 'FREQ=MONTHLY;BYMONTHDAY=-1', next }
  return null
}

function skipOfMonth(words: Word[], from: number, index: number): number {
  const joint = wordAt(words, from, index)
  if (joint !== 'of' && joint !== 'in') return index
  const skip = /^(the|every|each)$/.test(wordAt(words, from, index + 1)) ? 1 : 0
  return wordAt(words, from, index + 1 + skip) === 'month' ? index + 2 + skip : index
}

function unitRule(words: Word[], from: number, index: number, interval: number): Pattern | null {
  const word = wordAt(words, from, index)
  const freq = UNITS[word] ?? (interval > 1 && word.endsWith('s') ? UNITS[word.slice(0, -1)] : undefined)
  if (freq === undefined) return null
  const head = `FREQ=${freq}${interval > 1 ? `;INTERVAL=${interval}` : ''}`
  const on = onDays(words, from, index + 1, freq)
  return on ? { rule: `${head};${on.rule}`, next: on.next } : { rule: head, next: index + 1 }
}

/** What may follow "every month": "on the 15th", "on the last day"; "every week": "on monday"; "every year": "on march 3". */
function onDays(words: Word[], from: number, index: number, freq: string): Pattern | null {
  if (wordAt(words, from, index) !== 'on') return null
  const at = wordAt(words, from, index + 1) === 'the' ? index + 2 : index + 1
  if (freq === 'WEEKLY') {
    const list = weekdayList(words, from, at, false)
    return list && { rule: `BYDAY=${codes(list.days)}`, next: list.next }
  }
  if (freq === 'MONTHLY') {
    const found = readOfMonth(words, from, at)
    return found && { rule: found.rule.replace('FREQ=MONTHLY;', ''), next: found.next }
  }
  if (freq !== 'YEARLY') return null
  const found = monthAndDay(words, from, at)
  return found && { rule: `BYMONTH=${found.month};BYMONTHDAY=${found.day}`, next: found.next }
}

function weekdayRule(words: Word[], from: number, index: number, interval: number, plural: boolean): Pattern | null {
  const list = weekdayList(words, from, index, plural)
  if (!list) return null
  const every = interval > 1 ? `INTERVAL=${interval};` : ''
  return { rule: `FREQ=WEEKLY;${every}BYDAY=${codes(list.days)}`, next: list.next }
}

/** "monday", "mon, wed and fri", "mon wed fri", "mon/wed/fri", "mondays and thursdays". */
function weekdayList(words: Word[], from: number, index: number, plural: boolean) {
  const days = new Set<number>()
  let next = index
  for (let at = index; ; ) {
    const named = wordAt(words, from, at)
      .split('/', 7)
      .map((name) => weekdayOf(name, plural))
    if (named.some((day) => day === undefined || days.has(day))) break
    for (const day of named) days.add(day!)
    next = at + 1
    at = /^(and|&|\+)$/.test(wordAt(words, from, next)) ? next + 1 : next
  }
  return days.size === 0 ? null : { days, next }
}

function weekdayOf(word: string, plural: boolean): number | undefined {
  if (word.endsWith('days')) return WEEKDAYS[word.slice(0, -1)]
  return plural ? undefined : WEEKDAYS[word]
}

function codes(days: Set<number>): string {
  return [...days]
    .sort((a, b) => a - b)
    .map((day) => WEEKDAY_CODES[day])
    .join(',')
}

/** What may follow a rule, each once: "at 8", "in the morning", "starting monday", "until 31 december". */
function withTail(words: Word[], start: number, pattern: Pattern, adverb: boolean, now: Now): Repeat {
  let { next, part = '' } = pattern
  let { rule } = pattern
  let time: TimeOfDay | null = null
  let from: EpochDay | null = null
  let until: EpochDay | null = null
  for (let step = 0; step < 4; step++) {
    const joint = wordAt(words, start, next)
    const foundPart: string = part || time ? '' : tailPart(words, start, next, joint)
    const foundTime: TimeOfDay | null = time ? null : tailTime(words, start, next, joint)
    const day: Day | null = tailDay(words, start, next, joint, now)
    if (foundPart) {
      part = foundPart
      next += joint === 'in' ? 3 : 1
    } else if (foundTime) {
      time = foundTime
      next = foundTime.next
    } else if (day && joint.startsWith('start') && from === null) {
      from = day.date
      next = day.next
    } else if (day && !joint.startsWith('start') && until === null) {
      until = day.date
      rule += `;UNTIL=${isoDay(until).replaceAll('-', '')}`
      next = day.next
    } else break
  }
  return { start, next, rule, time: timeOf(time, part, next), from, adverb }
}

function timeOf(time: TimeOfDay | null, part: string, next: number): TimeOfDay | null {
  if (part === '') return time
  if (!time) return { hour: DAY_PARTS[part]!, minute: 0, open: false, surety: 'part', next }
  return inDayPart(time, part)
}

function tailPart(words: Word[], from: number, index: number, joint: string): string {
  const led = joint === 'in' && wordAt(words, from, index + 1) === 'the'
  const part = wordAt(words, from, led ? index + 2 : index)
  return part in DAY_PARTS ? part : ''
}

function tailTime(words: Word[], from: number, index: number, joint: string): TimeOfDay | null {
  const led = joint === 'at' || joint === '@'
  const time = readTime(words, from, led ? index + 1 : index)
  return time && (led || time.surety === 'sure') ? time : null
}

function tailDay(words: Word[], from: number, index: number, joint: string, now: Now): Day | null {
  if (!/^(starting|starts|until|till)$/.test(joint)) return null
  const at = /^(on|from)$/.test(wordAt(words, from, index + 1)) ? index + 2 : index + 1
  return readDay(words, from, at, now)
}
