import { dateOf, dayOf, type EpochDay, weekdayOf } from '../zones.ts'
import type { TimePatterns } from './patterns.ts'

/** From where a day is counted: the day of the mail, and the day that was asked for, both on the attendee's calendar. */
export interface DayFrame {
  written: EpochDay
  slot: EpochDay
  english: boolean
}

/** Words that name a day. One day is certain; several are what the words may mean; none is a stretch like "next week". */
export interface DayMention {
  start: number
  end: number
  days: EpochDay[]
  /** The last day of what is named, for promises: "next week" ends on its Friday. */
  last: EpochDay | null
  weekday?: number
  /** A number that is a date only if the weekday beside it agrees. */
  loose?: boolean
  /** "the 15th", which a month may follow. */
  alone?: boolean
}

const MENTIONS_MAX = 40

export function findDays(folded: string, patterns: TimePatterns, frame: DayFrame): DayMention[] {
  const found = [
    ...explicitDays(folded, patterns, frame),
    ...weekdays(folded, patterns, frame),
    ...relativeDays(folded, patterns, frame),
  ]
  const isPart = (day: DayMention) =>
    found.some((other) => !other.alone && day.start < other.end && other.start < day.end)
  found.sort((a, b) => a.start - b.start || b.end - a.end)
  const kept: DayMention[] = []
  for (const mention of found) {
    if (mention.alone && isPart(mention)) continue
    if (kept.length < MENTIONS_MAX && !kept.some((other) => mention.start < other.end)) kept.push(mention)
  }
  return merge(kept, folded)
}

/** "Wednesday, 13 January": two names of one day. If they disagree, neither is certain. */
function merge(mentions: DayMention[], folded: string): DayMention[] {
  const merged: DayMention[] = []
  for (const mention of mentions) {
    const before = merged.at(-1)
    const gap = before ? folded.slice(before.end, mention.start) : ''
    const joins = before && /^[\s,(]*(?:the|den|dem|der|dia|el|le|il|de|am|el dia|on|,)?[\s,(]*$/u.test(gap)
    if (!joins || mention.start - before.end > 10 || !combinable(before, mention)) {
      merged.push({ ...mention })
      continue
    }
    const both = combine(before, mention)
    if (both.days.length === 0 && mention.loose) continue
    merged[merged.length - 1] = { start: before.start, end: mention.end, ...both }
  }
  return merged
}

function combinable(a: DayMention, b: DayMention): boolean {
  return (a.weekday === undefined) !== (b.weekday === undefined)
}

function combine(a: DayMention, b: DayMention): Pick<DayMention, 'days' | 'last'> {
  const [named, dated] = a.weekday !== undefined ? [a, b] : [b, a]
  if (dated.days.length === 0) {
    // "Wednesday next week"
    const start = dated.last === null ? null : dated.last - 4
    return start === null ? { days: [], last: null } : { days: [start + named.weekday!], last: start + named.weekday! }
  }
  const days = dated.days.filter((day) => weekdayOf(day) === named.weekday)
  return { days, last: days[0] ?? null }
}

function explicitDays(folded: string, patterns: TimePatterns, frame: DayFrame): DayMention[] {
  const found: DayMention[] = []
  const add = (match: RegExpExecArray, days: (EpochDay | null)[], { loose = false, alone = false } = {}) => {
    const real = [...new Set(days.filter((day) => day !== null))]
    if (real.length === 0) return
    found.push({ start: match.index, end: match.index + match[0].length, days: real, last: real[0]!, loose, alone })
  }
  for (const match of folded.matchAll(patterns.isoDay)) {
    const { y, m, d } = match.groups!
    add(match, [dayOf(Number(y), Number(m), Number(d))])
  }
  for (const pattern of [patterns.dayMonth, patterns.monthDay]) {
    for (const match of folded.matchAll(pattern)) {
      const { d, month, year } = match.groups!
      const index = patterns.monthOf.findIndex((name) => name.test(month!))
      add(match, [inYear(index + 1, Number(d), year, frame)])
    }
  }
  for (const match of folded.matchAll(patterns.numericDay)) add(match, numericDays(match.groups!, frame))
  for (const pattern of patterns.dayOnly) {
    for (const match of folded.matchAll(pattern))
      add(match, inMonths(Number(match.groups!.dom), frame), { alone: true })
  }
  for (const match of folded.matchAll(patterns.numberAfterWeekday))
    add(match, inMonths(Number(match.groups!.dom), frame), { loose: true })
  return found
}

/** 3/4 is March or April; only a number that is no month, or a language that puts the day first, settles it. */
function numericDays({ a, b, sep, y, dot }: Record<string, string | undefined>, frame: DayFrame): (EpochDay | null)[] {
  const [first, second] = [Number(a), Number(b)]
  if (sep !== '/' && !y && !dot) return []
  const year = y && y.length === 2 ? `20${y}` : y
  const dayFirst = inYear(second, first, year, frame)
  if (!frame.english || sep === '.') return [dayFirst]
  return [dayFirst, inYear(first, second, year, frame)]
}

/** Without a year it is the next such day after the mail. */
function inYear(month: number, dayOfMonth: number, year: string | undefined, frame: DayFrame): EpochDay | null {
  if (month < 1 || month > 12) return null
  if (year) return dayOf(Number(year), month, dayOfMonth)
  const { year: current } = dateOf(frame.written)
  const day = dayOf(current, month, dayOfMonth)
  return day !== null && day >= frame.written ? day : dayOf(current + 1, month, dayOfMonth)
}

/** "the 15th": of this month or the next, and of the month that was asked for. */
function inMonths(dayOfMonth: number, frame: DayFrame): (EpochDay | null)[] {
  if (dayOfMonth < 1 || dayOfMonth > 31) return []
  const nextAfter = (from: EpochDay): EpochDay | null => {
    const { year, month } = dateOf(from)
    const day = dayOf(year, month, dayOfMonth)
    if (day !== null && day >= frame.written) return day
    return month === 12 ? dayOf(year + 1, 1, dayOfMonth) : dayOf(year, month + 1, dayOfMonth)
  }
  return [nextAfter(frame.written), nextAfter(frame.slot)]
}

/**
 * A bare weekday is the next one after the mail, or the one in the week that was asked for. Where these are two days,
 * the words do not say which.
 */
function weekdays(folded: string, patterns: TimePatterns, frame: DayFrame): DayMention[] {
  const found: DayMention[] = []
  for (const match of folded.matchAll(patterns.weekday)) {
    const { name, pre, post } = match.groups!
    const weekday = patterns.weekdayOf.findIndex((pattern) => pattern.test(name!))
    if (weekday < 0) continue
    const days = weekdayDays(weekday, pre ?? post, patterns, frame)
    found.push({ start: match.index, end: match.index + match[0].length, days, last: days[0]!, weekday })
  }
  return found
}

function weekdayDays(weekday: number, beside: string | undefined, patterns: TimePatterns, frame: DayFrame): EpochDay[] {
  const { written, slot } = frame
  const coming = written + (((weekday - weekdayOf(written) + 6) % 7) + 1)
  if (beside && patterns.next.test(beside)) {
    const ofNextWeek = written - weekdayOf(written) + 7 + weekday
    return [...new Set([coming, ofNextWeek])]
  }
  if (beside && patterns.coming.test(beside)) return [coming]
  const ofSlotWeek = slot - weekdayOf(slot) + weekday
  return ofSlotWeek > written ? [...new Set([coming, ofSlotWeek])] : [coming]
}

function relativeDays(folded: string, patterns: TimePatterns, frame: DayFrame): DayMention[] {
  const { written } = frame
  const friday = written - weekdayOf(written) + 4
  const found: DayMention[] = []
  const add = (pattern: RegExp, days: EpochDay[], last: EpochDay) => {
    for (const match of folded.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, days, last })
  }
  add(patterns.dayAfterTomorrow, [written + 2], written + 2)
  add(patterns.tomorrow, [written + 1], written + 1)
  add(patterns.today, [written], written)
  add(patterns.thisWeek, [], Math.max(friday, written))
  add(patterns.nextWeek, [], friday + 7)
  return found
}
