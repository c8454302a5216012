import { dateOf, dayOf, type EpochDay, weekdayOf } from '../zones.ts'
import type { TimePatterns } from './patterns.ts'

/** From where a day is counted: the day of the mail, and the day that was asked for, both on the attendee's calendar. */
export interface DayFrame {
  written: EpochDay
  slot: EpochDay
  /** Some put the month first where the mail comes from. */
  monthFirst: boolean
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
  /** The Monday of a week that was named. */
  monday?: EpochDay
  /** Counted from the day of the mail, as its writer's calendar shows it. */
  relative?: boolean
  /** A weekday with nothing beside it. */
  bare?: boolean
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
  const merged = merge(kept, folded)
  for (const [at, mention] of merged.entries()) {
    if (isShifted(mention, folded, patterns)) merged[at] = { ...mention, days: [] }
    else if (mention.bare) merged[at] = anchored(mention, merged[at - 1])
  }
  return merged
}

/** "Thursday, November 26, or Friday": the Friday after it, unless it is nearer otherwise. */
function anchored(mention: DayMention, before: DayMention | undefined): DayMention {
  if (before?.days.length !== 1 || before.bare || before.relative || mention.weekday === undefined) return mention
  const ahead = mention.weekday - weekdayOf(before.days[0]!)
  if (ahead <= 0) return mention
  const day = before.days[0]! + ahead
  return mention.days.includes(day)
    ? { ...mention, days: [day], last: day }
    : { ...mention, days: [...mention.days, day] }
}

/** Beside a day: it is another day that is counted from it. In folded text, of all languages. */
const SHIFT_BEFORE =
  /(?<![\p{L}\p{N}])(?:before|after|following|every|each|first|second|third|fourth|1st|2nd|3rd|4th|last|past|except|other|by|jede[nrms]?|erste[nrms]?|zweite[nrms]?|dritte[nrms]?|letzte[nrms]?|ubernachste[nrms]?|chaque|tous les|premier|deuxieme|troisieme|dernier|lendemain|veille|cada|todos los|primer|segundo|tercer|ultimo|ogni|primo|secondo|terzo|todas as|todos os|primeir[ao]|terceir[ao]|ultim[ao]|elke|iedere|eerste|tweede|derde|laatste|kazd\p{L}+|pierwsz\p{L}+|trzeci\p{L}*|ostatni\p{L}*|кожн\p{L}+|перш\p{L}+|трет\p{L}+|останн\p{L}+)\s*$/u
const ARTICLES = /(?: (?:of|the|that|dem|den|der|le|la|el|il|lo|los|de|del|della|du|o|a|dia|de))*\s*$/u
const SHIFT_AFTER =
  /^[\s,]*(?:week(?! ?end)(?!s? (?:of|from) )|after next|fortnight|in (?:a|one|two|three|\d+) (?:weeks?|months?|days?)|(?:a|one|two|\d+) weeks?|of (?:the )?(?:next|following|first|last|second|third|thanksgiving|christmas|easter)\b|in (?:einer|zwei|drei|\d+|14|acht) (?:wochen?|monaten?|tagen?)|in einem monat|en (?:huit|quinze)|dans (?:une|deux|\d+)|en (?:una|dos|\d+|ocho|quince)|(?:fra|tra) (?:una|due|\d+)|(?:daqui a|dentro de)|over (?:een|twee|\d+)|za (?:tydzien|dwa|\d+)|через|of later|or later|oder spater|ou plus tard|o despues|o dopo|ou depois)(?![\p{L}])/u

/** Weeks and days that stand between the day that is named and the one that is meant. */
const WEEKS_NEAR =
  /(?<![\p{L}])(?:weeks?|fortnight|months?|wochen?|monat\p{L}*|semaines?|mois|semanas?|meses|settiman[ae]|mese|mesi|weken|maand(?:en)?|tydzien|tygodni\p{L}*|miesiac\p{L}*|тижд\p{L}*|тижн\p{L}*|місяц\p{L}*)(?![\p{L}])/u
const NEAR_CHARS = 24

function isShifted({ start, end, monday }: DayMention, folded: string, { after, before }: TimePatterns): boolean {
  const lead = folded.slice(Math.max(0, start - NEAR_CHARS), start)
  const rest = folded.slice(end, end + NEAR_CHARS)
  const words = lead.replace(ARTICLES, ' ')
  if (SHIFT_AFTER.test(rest) || [after, before, SHIFT_BEFORE].some((pattern) => pattern.test(words))) return true
  const near = (text: string) => WEEKS_NEAR.test(text)
  return monday === undefined && (near(lead.replace(/^.*[,;:(]/u, '')) || near(rest.replace(/[,;:)].*$/u, '')))
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
    const relative = before.monday !== undefined || mention.monday !== undefined
    merged[merged.length - 1] = {
      start: before.start,
      end: mention.end,
      ...both,
      ...(relative && { relative, monday: before.monday ?? mention.monday }),
    }
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
    if (dated.monday === undefined) return { days: [], last: dated.last }
    return { days: [dated.monday + named.weekday!], last: dated.monday + named.weekday! }
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
  // "26.11" is no hour, and "14.11" may be one.
  if (sep !== '/' && !y && !dot && !(sep === '.' && first > 24)) return []
  const year = y && y.length === 2 ? `20${y}` : y
  const dayFirst = inYear(second, first, year, frame)
  if (!frame.monthFirst || sep === '.') return [dayFirst]
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
    const beside = pre ?? post
    const plural = patterns.plural?.test(name!) ?? false
    const days = weekdayDays(weekday, beside, patterns, frame)
    const [start, end] = [match.index, match.index + match[0].length]
    const bare = beside === undefined && !plural
    found.push({ start, end, days: plural ? [] : days, last: days[0]!, weekday, relative: true, bare })
  }
  return found
}

function weekdayDays(weekday: number, beside: string | undefined, patterns: TimePatterns, frame: DayFrame): EpochDay[] {
  const { written, slot } = frame
  const coming = written + (((weekday - weekdayOf(written) + 6) % 7) + 1)
  // The nearest, or the one of the week after: people mean either.
  if (beside && patterns.next.test(beside)) return [coming, coming + 7]
  const isToday = weekdayOf(written) === weekday
  if (beside && patterns.coming.test(beside)) return isToday ? [written, coming] : [coming]
  const ofSlotWeek = slot - weekdayOf(slot) + weekday
  return ofSlotWeek >= written ? [...new Set([coming, ofSlotWeek])] : [coming]
}

function relativeDays(folded: string, patterns: TimePatterns, frame: DayFrame): DayMention[] {
  const { written } = frame
  const monday = written - weekdayOf(written)
  const friday = monday + 4
  // Where the week begins on Sunday, "next week" is another one on that day.
  const isSunday = weekdayOf(written) === 6
  const found: DayMention[] = []
  const add = (pattern: RegExp, days: EpochDay[], last: EpochDay, week?: EpochDay) => {
    const of = week === undefined || isSunday ? {} : { monday: week }
    for (const match of folded.matchAll(pattern))
      found.push({ start: match.index, end: match.index + match[0].length, days, last, relative: true, ...of })
  }
  add(patterns.dayAfterTomorrow, [written + 2], written + 2)
  add(patterns.tomorrow, [written + 1], written + 1)
  add(patterns.today, [written], written)
  add(patterns.thisWeek, [], Math.max(friday, written), monday)
  add(patterns.nextWeek, [], friday + 7, monday + 7)
  return found
}
