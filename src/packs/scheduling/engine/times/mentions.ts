import type { Sentence } from '../read/sentences.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { type EpochDay, instantOf, MINUTE_MS, type Wall, wallAt, weekdayOf, zoneNamed } from '../zones.ts'
import { type DayMention, findDays } from './days.ts'
import { findHours, type HourMention } from './hours.ts'
import { timePatterns } from './patterns.ts'

/** What a mail's times are measured by. */
export interface TimeFrame {
  writtenMs: number
  startMs: number
  durationMinutes: number
  /** The attendee's, in which the mail is written, and the operation's, in which it was asked. */
  zone: string
  askedZone: string
}

type Part = 'morning' | 'afternoon' | 'evening'

/** A time as it stands in a sentence: a day, an hour, a part of a day, or several of them. */
export interface Mention {
  start: number
  end: number
  text: string
  day: DayMention | null
  hour: HourMention | null
  part: Part | null
  /** Named beside the hour; undefined when none is, null when it is not known whose clock is meant. */
  zone: string | null | undefined
}

const NEAR_CHARS = 12
const SAME_DAY_CHARS = 60

export function findMentions(sentence: Sentence, lexicon: Lexicon, frame: TimeFrame): Mention[] {
  const patterns = timePatterns(lexicon)
  const { folded } = sentence
  const days = findDays(folded, patterns, {
    written: wallAt(frame.writtenMs, frame.zone).day,
    slot: wallAt(frame.startMs, frame.zone).day,
    english: lexicon.language === 'en',
  })
  const hours = findHours(folded, patterns, days)
  const parts = (['morning', 'afternoon', 'evening'] as const).flatMap((part) =>
    [...folded.matchAll(patterns[part])].map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      part,
    })),
  )
  const free = parts.filter(
    ({ start, end }) => ![...days, ...hours].some((other) => start < other.end && other.start < end),
  )
  const items = [...days.map((day) => ({ ...day, day })), ...hours.map((hour) => ({ ...hour, hour })), ...free]
  items.sort((a, b) => a.start - b.start)
  const mentions: Mention[] = []
  for (const [at, item] of items.entries()) {
    const day = 'day' in item ? (item.day as DayMention) : null
    const hour = 'hour' in item ? (item.hour as HourMention) : null
    const part = 'part' in item ? (item.part as Part) : null
    const mention = { start: item.start, end: item.end, text: '', day, hour, part, zone: undefined }
    const next = items[at + 1]
    const isOfNext =
      hour !== null &&
      next !== undefined &&
      'day' in next &&
      AHEAD.test(folded.slice(item.end, next.start)) &&
      APART.test(folded.slice(mentions.at(-1)?.end ?? 0, item.start))
    if (isOfNext) mentions.push(mention)
    else place(mentions, mention)
  }
  return mentions.map((mention) => finish(mention, sentence))
}

/** "Tuesday's bad, could do 3pm on Wednesday": the hour stands before its own day, and apart from the one before. */
const AHEAD =
  /^(?: in the (?:morning|afternoon|evening))? (?:on|am|on the|le|el|op|di|na|w|we|у|в|no dia|na)(?: the)? $/u
const APART = /[,;:]|\p{L}.* \p{L}/u

/** Puts an hour to its day, whichever comes first. */
function place(mentions: Mention[], item: Mention): void {
  const before = mentions.at(-1)
  const gap = before ? item.start - before.end : 0
  if (before && item.day && !before.day && gap <= NEAR_CHARS) {
    mentions[mentions.length - 1] = { ...before, end: item.end, day: item.day }
  } else if (before?.day && !item.day && gap <= SAME_DAY_CHARS) {
    const joins = gap <= NEAR_CHARS * 2 && !before.hour && !(before.part && item.part)
    if (joins)
      mentions[mentions.length - 1] = { ...before, end: item.end, hour: item.hour, part: before.part ?? item.part }
    else mentions.push({ ...item, day: before.day })
  } else {
    mentions.push(item)
  }
}

const ZONE_AFTER = /^ ?\(?([A-Z]{2,4})\)?(?![A-Za-z])/
const WHOSE_AFTER = /^ (?:your|tu|votre|ihrer|sua|uw|local|[a-z]+) time/

function finish(mention: Mention, sentence: Sentence): Mention {
  const rest = sentence.text.slice(mention.end)
  const named = mention.hour ? ZONE_AFTER.exec(rest)?.[1] : undefined
  const zone = named ? (zoneNamed(named) ?? undefined) : undefined
  const whose = mention.hour && WHOSE_AFTER.test(rest.toLowerCase()) && !rest.toLowerCase().startsWith(' my time')
  return { ...mention, text: sentence.text.slice(mention.start, mention.end), zone: whose ? null : zone }
}

const PARTS: Record<Part, readonly [number, number]> = {
  morning: [0, 720],
  afternoon: [720, 1080],
  evening: [1020, 1440],
}

/** Does it speak of the slot, or of another time? */
export function isSlot(mention: Mention, frame: TimeFrame): boolean {
  const walls = [...new Set([mention.zone ?? frame.zone, frame.askedZone])].map((zone) => wallAt(frame.startMs, zone))
  return walls.some((wall) => dayFits(mention.day, wall.day) && hourFits(mention, wall, frame.durationMinutes))
}

function dayFits(day: DayMention | null, slot: EpochDay): boolean {
  if (!day) return true
  if (day.days.length > 0) return day.days.includes(slot)
  return day.last !== null && slot - weekdayOf(slot) === day.last - weekdayOf(day.last)
}

function hourFits({ hour, part }: Mention, { minute }: Wall, durationMinutes: number): boolean {
  if (part && !(minute >= PARTS[part][0] && minute < PARTS[part][1])) return false
  if (!hour) return true
  const end = minute + durationMinutes
  if (hour.untilMinute !== null) return hour.minutes.some((from) => from <= minute) && end <= hour.untilMinute
  if (hour.bound === 'after') return hour.minutes.length > 0 && hour.minutes.every((from) => minute >= from)
  if (hour.bound === 'before') return hour.minutes.length > 0 && hour.minutes.every((until) => end <= until)
  return hour.minutes.includes(minute)
}

/**
 * The moment, where the words leave no doubt about day, hour and clock; an hour alone is of the day that was asked for.
 * Null otherwise: nothing is guessed.
 */
export function certainStart(mention: Mention, frame: TimeFrame): number | null {
  const { hour, day, zone } = mention
  if (!hour || hour.bound || hour.minutes.length !== 1 || zone === null) return null
  if (day && day.days.length !== 1) return null
  if (hour.untilMinute !== null && hour.untilMinute - hour.minutes[0]! < frame.durationMinutes) return null
  return startAt(day?.days[0], hour.minutes[0]!, mention, frame)
}

const DAY_OPENS_MINUTE = 7 * 60
const DAY_ENDS_MINUTE = 20 * 60

/** What the words may mean, where they leave a choice of few. */
export function possibleStarts(mention: Mention, frame: TimeFrame): number[] {
  const { hour, day, zone } = mention
  if (!hour || hour.bound || zone === null || (day && day.days.length === 0)) return []
  const minutes = hour.minutes.filter((minute) => minute >= DAY_OPENS_MINUTE && minute < DAY_ENDS_MINUTE)
  const days = day ? day.days : [undefined]
  const starts = days.flatMap((at) => minutes.map((minute) => startAt(at, minute, mention, frame)))
  return starts.filter((start) => start !== null)
}

function startAt(day: EpochDay | undefined, minute: number, mention: Mention, frame: TimeFrame): number | null {
  const zone = mention.zone ?? frame.zone
  const start = instantOf({ day: day ?? wallAt(frame.startMs, zone).day, minute }, zone)
  return start > frame.writtenMs && start !== frame.startMs ? start : null
}

export function endOf(startMs: number, frame: TimeFrame): number {
  return startMs + frame.durationMinutes * MINUTE_MS
}
