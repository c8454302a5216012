import { Temporal } from 'temporal-polyfill'
import { findZones, type ZoneWords } from '../../zones/find.ts'
import { instantMeant, zonesNamed } from '../../zones/resolve.ts'
import type { Sentence } from '../read/sentences.ts'
import type { Lexicon } from '../words/lexicon.ts'
import { DAY_MS, type EpochDay, MINUTE_MS, type Wall, wallAt, weekdayOf } from '../zones.ts'
import { type DayMention, findDays } from './days.ts'
import { isUnsure } from './doubt.ts'
import { sidesOf, type TimeFrame } from './frame.ts'
import { findHours, type HourStyle } from './hours.ts'
import { type Draft, type Item, joinItems, type Part, shareZones } from './join.ts'
import { timePatterns } from './patterns.ts'

/** A time in a sentence: a day, an hour, a part of a day, or several of them. */
export interface Mention extends Omit<Draft, 'hourStart' | 'hourEnd'> {
  text: string
  /** "Is that 2pm EST or 2pm London time?": the same hour on two clocks is a question about the clock. */
  asksClock: boolean
}

export function findMentions(sentence: Sentence, lexicon: Lexicon, frame: TimeFrame): Mention[] {
  const patterns = timePatterns(lexicon)
  const { folded } = sentence
  const zone = frame.ownZone ?? frame.askedZone
  const zones = findZones(sentence.text)
  const days = findDays(folded, patterns, {
    written: wallAt(frame.writtenMs, zone).day,
    slot: wallAt(frame.startMs, zone).day,
    monthFirst: lexicon.language === 'en' || isAmerican(frame.ownZone),
  }).filter((day) => !zones.some((other) => day.start < other.end && other.start < day.end))
  const hours = findHours(folded, patterns, [...days, ...zones], styleOf(lexicon, frame))
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
  const items: Item[] = [
    ...days.map((day) => ({ start: day.start, end: day.end, day })),
    ...hours.map((hour) => ({ start: hour.start, end: hour.end, hour })),
    ...zones.map((found) => ({ start: found.start, end: found.end, zone: found })),
    ...free,
  ]
  items.sort((a, b) => a.start - b.start)
  const mentions = shareZones(joinItems(items, folded), folded)
  return sameTimestamps(
    mentions.map((mention) => finish(mention, mentions, sentence, lexicon)),
    folded,
    frame,
  )
}

const THAT_IS =
  /^[\s,]*(?:\(|\/|=|i\.e\.|that is|which is|aka|d\.h\.|das (?:ist|sind|waren)|also|soit|c.est-a-dire|o sea|es decir|ovvero|cioe|ou seja|dus|oftewel|czyli|тобто)[\s,]*/u

/** "3pm (2pm UK)" says one time twice. If these are two, one of them is on another clock than it seems. */
function sameTimestamps(mentions: Mention[], folded: string, frame: TimeFrame): Mention[] {
  for (const [at, mention] of mentions.entries()) {
    const before = mentions[at - 1]
    if (!before?.hour || !mention.hour) continue
    const between = folded.slice(before.end, mention.start)
    // "2pm London, 4pm Paris": on one day, each with its clock and no "or" between them.
    const isListed = /^[\s,;]*$/u.test(between) && before.zone !== null && mention.zone !== null
    if (!isListed && !THAT_IS.test(between)) continue
    const [one, other] = [certainStart(before, frame), certainStart(mention, frame)]
    if (one !== null && other !== null && one !== other) {
      mentions[at - 1] = { ...before, doubt: true }
      mentions[at] = { ...mention, doubt: true }
    }
  }
  return mentions
}

/** Americans write am and pm, and so do those who write English there. */
function isAmerican(zone: string | null): boolean {
  return (
    zone !== null &&
    /^(?:America\/(?:New_York|Chicago|Denver|Los_Angeles|Phoenix|Detroit|Anchorage|Toronto|Vancouver|Winnipeg|Edmonton|Halifax|Boise|Regina|Montreal)|US\/|Canada\/|Pacific\/Honolulu)/.test(
      zone,
    )
  )
}

const TWELVE_NOT = /^(?:Europe\/(?!London|Dublin)|Africa\/|Asia\/(?:Tokyo|Shanghai|Jerusalem))/

function styleOf({ language }: Lexicon, frame: TimeFrame): HourStyle {
  const { ownZone } = frame
  const named = frame.zones.flatMap((words) => zonesNamed(words, sidesOf(frame)))
  const is24 =
    frame.has24 ||
    [...named, ...(ownZone ? [ownZone] : [])].some((zone) => TWELVE_NOT.test(zone) || /^(?:UTC|[+-])/.test(zone))
  const isLatin = (language === 'es' || language === 'pt') && ownZone !== null && ownZone.startsWith('America/')
  const { minute } = wallAt(frame.startMs, ownZone ?? frame.askedZone)
  return {
    language,
    has24: frame.has24,
    twelve: (language === 'en' && !is24) || (isLatin && !frame.has24),
    byDay: minute >= PARTS.morning[0] + 6 * 60 && minute < 19 * 60,
  }
}

const PARTS: Record<Part, readonly [number, number]> = {
  morning: [0, 720],
  afternoon: [720, 1140],
  evening: [1020, 1440],
}

function finish(draft: Draft, all: readonly Draft[], sentence: Sentence, lexicon: Lexicon): Mention {
  const { hour, part } = draft
  const text = sentence.text.slice(draft.start, draft.end)
  const minutes = hour && part ? hour.minutes.filter((minute) => isInPart(minute, part)) : hour?.minutes
  const isTwin = ({ hour: other, zone }: Draft) =>
    zone !== null && zone !== draft.zone && other !== null && other.minutes.join() === hour?.minutes.join()
  const asksClock = sentence.asked && draft.zone !== null && all.some(isTwin)
  const { hourStart: _start, hourEnd: _end, ...mention } = draft
  const doubt = draft.doubt || isUnsure(draft, all, sentence, lexicon)
  return { ...mention, text, hour: hour && { ...hour, minutes: minutes! }, doubt, asksClock }
}

function isInPart(minute: number, part: Part): boolean {
  return minute >= PARTS[part][0] && minute < PARTS[part][1]
}

/** Does it speak of the slot, or of another time? */
export function isSlot(mention: Mention, frame: TimeFrame): boolean {
  const { ownZone, askedZone } = frame
  const fits = (zone: string) => {
    const wall = wallAt(frame.startMs, zone)
    return dayFits(mention.day, wall.day) && hourFits(mention, wall, frame.durationMinutes)
  }
  if (mention.zone && !mention.asksClock) {
    const named = zonesNamed(mention.zone, sidesOf(frame))
    return named.length > 0 && named.every(fits)
  }
  if (ownZone === null || !mention.hour) return fits(askedZone) || (ownZone !== null && fits(ownZone))
  return fits(ownZone)
}

function dayFits(day: DayMention | null, slot: EpochDay): boolean {
  if (!day) return true
  if (day.days.length > 0) return day.days.includes(slot)
  return day.last !== null && slot - weekdayOf(slot) === day.last - weekdayOf(day.last)
}

function hourFits({ hour, part }: Mention, { minute }: Wall, durationMinutes: number): boolean {
  if (part && !isInPart(minute, part)) return false
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
  const { hour, day, doubt } = mention
  if (!hour || doubt || hour.bound || hour.minutes.length !== 1) return null
  if (day ? day.days.length !== 1 : frame.otherDay) return null
  // A window is a time only if the meeting fills it.
  if (hour.untilMinute !== null && hour.untilMinute - hour.minutes[0]! !== frame.durationMinutes) return null
  return startAt(day?.days[0], hour.minutes[0]!, mention, frame)
}

const DAY_OPENS_MINUTE = 7 * 60
const DAY_ENDS_MINUTE = 20 * 60

/** What the words may mean, where they leave a choice of few. */
export function possibleStarts(mention: Mention, frame: TimeFrame): number[] {
  const { hour, day } = mention
  if (!hour || hour.bound || mention.doubt || (day && day.days.length === 0)) return []
  const minutes = hour.minutes.filter((minute) => minute >= DAY_OPENS_MINUTE && minute < DAY_ENDS_MINUTE)
  const days = day ? day.days : [undefined]
  const starts = days.flatMap((at) => minutes.map((minute) => startAt(at, minute, mention, frame)))
  return starts.filter((start) => start !== null)
}

function startAt(day: EpochDay | undefined, minute: number, mention: Mention, frame: TimeFrame): number | null {
  const sides = sidesOf(frame)
  const words = mention.zone ?? frame.allIn
  const at = day ?? slotDay(words, frame)
  if (at === null || (mention.day?.relative && !isSameToday(words, frame))) return null
  const wall = wallTime(at, minute)
  const start = instantMeant(wall, words, sides)
  if (start === null || start <= frame.writtenMs || start === frame.startMs) return null
  if (mention.zoneAgain && instantMeant(wall, mention.zoneAgain, sides) !== start) return null
  // Beside another clock in the same mail, an hour without one may be on either.
  const isEither = words === null && frame.zones.some((other) => instantMeant(wall, other, sides) !== start)
  // "14:00" in Berlin, where we asked for 14:00 in New York: it may be the slot.
  const mayBeSlot = words === null && instantMeant(wall, { kind: 'yours' }, sides) === frame.startMs
  return isEither || mayBeSlot ? null : start
}

function wallTime(day: EpochDay, minute: number): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(day * DAY_MS + minute * MINUTE_MS)
    .toZonedDateTimeISO('UTC')
    .toPlainDateTime()
}

function clocksAtStake(words: ZoneWords | null, frame: TimeFrame): string[] {
  const named = words ? zonesNamed(words, sidesOf(frame)) : []
  return [frame.askedZone, ...(frame.ownZone ? [frame.ownZone] : []), ...named]
}

/** The day that was asked for; null where it is not the same day on every clock that may be meant. */
function slotDay(words: ZoneWords | null, frame: TimeFrame): EpochDay | null {
  const days = new Set(clocksAtStake(words, frame).map((zone) => wallAt(frame.startMs, zone).day))
  return days.size === 1 ? [...days][0]! : null
}

/** "Tomorrow" is counted on the writer's calendar, and must be the same on that of the clock that is named. */
function isSameToday(words: ZoneWords | null, frame: TimeFrame): boolean {
  if (frame.ownZone !== null && words === null) return true
  const [asked, ...others] = clocksAtStake(words, frame)
  const zones = frame.ownZone === null ? [asked!, ...others] : others
  return new Set(zones.map((zone) => wallAt(frame.writtenMs, zone).day)).size === 1
}
