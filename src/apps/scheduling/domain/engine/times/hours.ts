import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { TimePatterns } from './patterns.ts'
import { findSpokenHours, type SpokenHour } from './spoken.ts'

/** Words that name an hour. One minute of the day is certain; several are what the words may mean; none is unknown. */
export interface HourMention {
  start: number
  end: number
  minutes: number[]
  /** The end of a window that was named: "from 3 to 5pm". */
  untilMinute: number | null
  bound: 'after' | 'before' | 'about' | null
}

/** How hours are written where the mail comes from. */
export interface HourStyle {
  language: MailLanguage
  /** Twelve hours are usual there, and nothing in the mail is written in twenty-four. */
  twelve: boolean
  /** A time of the mail is written in twenty-four hours. */
  has24: boolean
  /** The meeting that was asked for is in the daytime of the attendee. */
  byDay: boolean
}

const NOON = 12 * 60
const MENTIONS_MAX = 40
/** An hour below without am or pm may be one of the afternoon. */
const FIRST_MORNING_HOUR = 8
const FIRST_LATE_HOUR = 10

/** Right before an hour: it is not exactly this one. In folded text, of all languages. */
const ABOUT =
  /(?<![\p{L}\p{N}])(?:around|about|approx(?:imately)?\.?|roughly|circa|ca\.?|c\.|by|towards?|say|gegen|etwa|ungefahr|rund|so um|vers|environ|autour de|aux alentours de|sobre las?|hacia las?|alrededor de las?|a eso de las?|aproximadamente|verso le|verso|intorno alle|circa alle|por volta das?|pelas|cerca das?|la para as|rond|omstreeks|ongeveer|tegen|okolo|kolo|mniej wiecej|gdzies|близько|приблизно|десь|орієнтовно|біля)\s*(?:at |um |a |las? |as |o |о |об )?$/u
/** Right after it. */
const ABOUT_AFTER =
  /^(?:-?ish| ish| ?c\. ?t\.|[\s,]*(?:or|oder|ou|o|of|lub|albo|або|чи) (?:so|any ?time after|later|after(?:wards)?|earlier|before|thereabouts|spater|fruher|danach|davor|so|plus tard|plus tot|apres|avant|mas tarde|despues|antes|dopo|piu tardi|prima|mais tarde|depois|later|eerder|zo|pozniej|po|wczesniej|пізніше|раніше|після)(?![\p{L}])|[\s,]*(?:onwards?|at the (?:earliest|latest)|approx(?:imately)?|circa|ungefahr|environ|more or less|plus ou moins|mas o menos|piu o meno|mais ou menos|spatestens|fruhestens|au plus tard|au plus tot|al massimo|in poi|en adelante|em diante|i pozniej|wzwyz|and (?:after|later)|und spater|et (?:apres|plus)|y despues|\+)(?![\p{L}]))/u

export function findHours(
  folded: string,
  patterns: TimePatterns,
  taken: readonly { start: number; end: number }[],
  style: HourStyle,
): HourMention[] {
  const found: HourMention[] = []
  const isFree = (start: number, end: number) =>
    ![...taken, ...found].some((other) => start < other.end && other.start < end)
  const boundOf = (lead: string, rest: string): HourMention['bound'] => {
    if (patterns.after.test(lead)) return 'after'
    if (patterns.before.test(lead)) return 'before'
    return ABOUT.test(lead) || ABOUT_AFTER.test(rest) ? 'about' : null
  }
  const add = (start: number, end: number, minutes: number[], untilMinute: number | null = null, whole = false) => {
    if (found.length >= MENTIONS_MAX || !isFree(start, end)) return
    const [lead, rest] = [folded.slice(Math.max(0, start - 30), start), folded.slice(end)]
    // "half three" and "quarter past 3" are not three o'clock.
    const fraction = !whole && (patterns.fractionBefore.test(lead) || patterns.fractionAfter.test(rest))
    const bound = untilMinute === null ? boundOf(lead, rest) : null
    found.push({ start, end, minutes: fraction ? [] : minutes, untilMinute, bound })
  }
  const spoken = findSpokenHours(folded, style.language)
  const addSpoken = ({ start, end, minute, exact }: SpokenHour) => {
    const mark = minute === null ? null : patterns.markAfter.exec(folded.slice(end))
    const { am, pm } = mark?.groups ?? {}
    add(start, end + (mark?.[0].length ?? 0), minute === null ? [] : spokenMinutes(minute, exact, am, pm), null, true)
  }
  for (const match of folded.matchAll(ISO_CLOCK)) {
    const { h, m } = match.groups!
    add(match.index, match.index + match[0].length, [Number(h) * 60 + Number(m)])
  }
  for (const one of spoken) if (!one.bare) addSpoken(one)
  for (const match of folded.matchAll(patterns.range)) {
    const range = rangeOf(match.groups!, style)
    if (range) add(match.index, match.index + match[0].length, range.from === null ? [] : [range.from], range.until)
  }
  for (const match of folded.matchAll(patterns.hour)) {
    const { at, h, m, sep, unit, am, pm } = match.groups!
    if (!m && !unit && !am && !pm && !at) continue
    if (sep === '.' && !at && !unit && !am && !pm) continue
    // The preposition belongs to the bound that may be before it.
    const lead = at ? match[0].length - match[0].slice(at.length).trimStart().length : 0
    const end = endBefore(match.index, match[0], taken)
    // "15 Uhr 30"
    const more = unit && !m && !am && !pm ? MINUTES_AFTER.exec(folded.slice(end)) : null
    const extra = more && isFree(end, end + more[0].length) ? more : null
    add(match.index + lead, end + (extra?.[0].length ?? 0), minutesOf(h!, extra?.[1] ?? m, am, pm, style, unit))
  }
  for (const match of folded.matchAll(patterns.noon)) {
    const twelve = /(?<![\p{N}.:])12(?: h| uhr| del)? $/u.exec(folded.slice(0, match.index))?.[0].length ?? 0
    const start = match.index - (isFree(match.index - twelve, match.index) ? twelve : 0)
    // "Mittags" and "a mediodía" are any time around noon.
    const isVague = start === match.index && (style.language === 'de' || style.language === 'es')
    add(start, match.index + match[0].length, isVague ? [] : [NOON])
  }
  for (const one of spoken) if (one.bare) addSpoken(one)
  return joinWindows(
    found.sort((a, b) => a.start - b.start),
    folded,
  )
}

/** Between the two ends of a window, and before the first where "and" is between them. In folded text, of all languages. */
const TO =
  /^[\s,]*(?:-|to|until|till|through|bis|a|alle|al|as|ate(?: as)?|tot|do|до|hasta(?: las?)?|jusqu.a)\s*(?:at |las? |um |godz\.? )?$/u
const AND = /^[\s,]*(?:and|und|et|y|e|en|i|a|oraz|і|та|й)\s*(?:at |las? |le |as |um )?$/u
const BETWEEN =
  /(?<![\p{L}])(?:between|zwischen|entre|tra|fra|tussen|pomiedzy|miedzy|між)\s*(?:las? |le |as |at |um )?$/u

/** "dalle 15 alle 16": the second hour is the end of the first, and no time by itself. */
function joinWindows(hours: HourMention[], folded: string): HourMention[] {
  const joined: HourMention[] = []
  for (const hour of hours) {
    const last = joined.at(-1)
    const gap = last ? folded.slice(last.end, hour.start) : ''
    const isTo = TO.test(gap) || (AND.test(gap) && BETWEEN.test(folded.slice(0, last?.start)))
    if (!last || last.untilMinute !== null || hour.untilMinute !== null || !isTo) {
      joined.push(hour)
      continue
    }
    const [from, until] = [last.minutes, hour.minutes]
    const isSure = from.length === 1 && until.length === 1 && from[0]! < until[0]!
    joined[joined.length - 1] = {
      start: last.start,
      end: hour.end,
      minutes: isSure ? from : [],
      untilMinute: until[0] ?? NOON,
      bound: null,
    }
  }
  return joined
}

const ISO_CLOCK = /(?<=\d{4}-\d{2}-\d{2})[t ](?<h>[01]\d|2[0-3]):(?<m>[0-5]\d)(?::\d{2}(?:\.\d+)?)?/gu
const MINUTES_AFTER = /^\s([0-5]\d)(?![\d.:/]|\s?\p{L})/u

function spokenMinutes(minute: number, exact: boolean, am: string | undefined, pm: string | undefined): number[] {
  if (exact) return [minute]
  const early = minute % NOON
  if (am) return [early]
  return pm ? [early + NOON] : [early + NOON, early]
}

function minutesOf(
  h: string,
  m: string | undefined,
  am: string | undefined,
  pm: string | undefined,
  style: HourStyle,
  unit?: string,
): number[] {
  const hour = Number(h)
  const minute = Number(m ?? 0)
  if (hour > 23) return []
  if (am) return hour > 12 ? [] : [(hour % 12) * 60 + minute]
  if (pm) return hour > 12 ? [hour * 60 + minute] : [((hour % 12) + 12) * 60 + minute]
  const exact = hour * 60 + minute
  if (hour > 12 || hour === 0 || h.startsWith('0')) return [exact]
  // "15:00" is written out; "3:30" and "at 3" are the afternoon's, most likely: not certain.
  const both = [(exact % NOON) + NOON, exact % NOON]
  if (hour < FIRST_MORNING_HOUR) return both
  // "At 9" and "a las 9" are said of the morning and of the evening.
  if (unit === undefined && m === undefined && !style.has24) return both
  // "10h" is a way of writing that has twenty-four hours.
  if (unit === 'h') return hour >= FIRST_LATE_HOUR || style.byDay ? [exact] : both
  if (style.twelve) return hour >= FIRST_LATE_HOUR && m !== undefined ? [exact] : both
  return style.byDay ? [exact] : both
}

/** Null for numbers that are no window; without a beginning where the words have several. */
function rangeOf(
  groups: Record<string, string | undefined>,
  style: HourStyle,
): { from: number | null; until: number } | null {
  const { h1, m1, u1, h, m, am, pm, unit } = groups
  const told = Boolean(m1 || m || u1 || am || pm || unit)
  if (!told) return null
  const exact: HourStyle = { ...style, twelve: false, byDay: true, has24: true }
  const ends = minutesOf(h!, m, am, pm, exact)
  const firstMark = u1 && /^p/u.test(u1) ? 'pm' : u1 && /^a/u.test(u1) ? 'am' : null
  const starts = firstMark
    ? minutesOf(h1!, m1, firstMark === 'am' ? 'am' : undefined, firstMark === 'pm' ? 'pm' : undefined, exact)
    : minutesOf(h1!, m1, am, pm, exact)
  if (ends.length !== 1 || starts.length !== 1) return { from: null, until: ends[0] ?? NOON }
  const [until, from] = [ends[0]!, starts[0]!]
  if (from < until) return { from, until }
  // "11-1pm"
  const earlier = from - NOON
  return earlier >= 0 && earlier < until ? { from: earlier, until } : { from: null, until }
}

/** In "14:00 hora de Madrid" the word for the hour begins the name of the clock. */
function endBefore(start: number, text: string, taken: readonly { start: number; end: number }[]): number {
  const other = taken.find((one) => start < one.start && one.start < start + text.length)
  const own = other ? text.slice(0, other.start - start).trimEnd() : text
  return start + (/\d$/u.test(own) ? own : text).length
}
