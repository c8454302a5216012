import type ICAL from 'ical.js'
import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { type EventTimes, endOf, readTimestamp, type Timestamp } from './event-times.ts'
import { rawProperties } from './parse.ts'
import { instantIn, wallOf, type Zone } from './zones.ts'

export interface Occurrence {
  /** When the rule puts it: the name by which an exception speaks of it. */
  ms: number
  endMs: number
}

export interface Unfolded {
  occurrences: Occurrence[]
  /** The rule is absurd or too dense; what could be told was. */
  incomplete: boolean
}

/** Every hour of half a year; nobody's calendar is denser. */
const OCCURRENCES_MAX = 4500
/** The rule is walked from the start only where it counts; else the library begins near the range. */
const STEPS_MAX = 2500
/** Times that one period of a rule may name: every hour of a day, or every day of a year. */
const DENSITY_MAX = 400
const RULES_MAX = 4
const RULE = /^FREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z-]+=[A-Z0-9,+-]+)*$/
const DAY_MS = 86_400_000

/**
 * When an event takes place within a range. Rules run on wall-clock time and are put into the zone afterwards, because
 * a meeting at nine stays at nine when the clocks change.
 */
export function unfold(
  calendar: ICAL.Component,
  event: ICAL.Component,
  times: EventTimes,
  range: { startMs: number; endMs: number },
  home: string,
): Unfolded {
  const { start, lasts } = times
  const lengthMs = times.endMs - start.ms
  const starts = new Map<number, Timestamp>([[start.ms, start]])
  const rules = rawProperties(event, 'rrule', RULES_MAX).map(({ values }) => ruleText(values[0]))
  let incomplete = event.getAllProperties('rrule').length > RULES_MAX
  for (const rule of rules) {
    const walls = wallsOf(rule, start, { startMs: range.startMs - lengthMs - DAY_MS, endMs: range.endMs + DAY_MS })
    if (walls === null) incomplete = true
    for (const wall of walls ?? []) add(starts, { ...start, wall, ms: instantIn(wall, start.zone) })
  }
  for (const timestamp of listed(calendar, event, 'rdate', home)) add(starts, timestamp)
  const excluded = listed(calendar, event, 'exdate', home)
  const gone = new Set(excluded.map(({ ms }) => ms))
  const goneDays = new Set(excluded.filter(({ isDate }) => isDate).map(({ wall }) => wall.toPlainDate().toString()))
  const occurrences = [...starts.values()]
    .filter(({ ms, wall }) => !gone.has(ms) && !goneDays.has(wall.toPlainDate().toString()))
    .map((timestamp) => ({ ms: timestamp.ms, endMs: endOf(timestamp, lasts) }))
    .filter(({ ms, endMs }) => ms < range.endMs && endMs > range.startMs)
    .sort((a, b) => a.ms - b.ms)
  return { occurrences: occurrences.slice(0, OCCURRENCES_MAX), incomplete: incomplete || starts.size > OCCURRENCES_MAX }
}

function add(starts: Map<number, Timestamp>, timestamp: Timestamp): void {
  if (starts.size <= OCCURRENCES_MAX) starts.set(timestamp.ms, timestamp)
}

/** Null where the rule is one that nobody unfolds: by the second, without any day, or over and over. */
function wallsOf(
  rule: Map<string, string> | null,
  start: Timestamp,
  range: { startMs: number; endMs: number },
): Temporal.PlainDateTime[] | null {
  if (rule === null) return null
  const until = untilIn(rule.get('UNTIL'), start.zone)
  const text = [...rule]
    .filter(([key]) => key !== 'UNTIL')
    .map((part) => part.join('='))
    .join(';')
  try {
    const series = new RRuleTemporal({
      rruleString: `RRULE:${text}`,
      dtstart: start.wall.toZonedDateTime('UTC'),
      ...{ temporal: Temporal, maxIterations: STEPS_MAX, maxCandidateEvaluations: 4 * STEPS_MAX, cache: false },
    })
    const [from, to] = [range.startMs, range.endMs].map((ms) => wallOf(ms, 'UTC').toZonedDateTime('UTC'))
    const found = series.between(from!, to!, true).map((timestamp) => timestamp.toPlainDateTime())
    return found.filter((wall) => until === null || Temporal.PlainDateTime.compare(wall, until) <= 0)
  } catch {
    return null
  }
}

/** A count in the thousands is as good as endless, and cheaper so. */
function ruleText(value: unknown): Map<string, string> | null {
  const text = recurText(value)
  if (text.length > 500 || !RULE.test(text)) return null
  const rule = new Map(text.split(';').map((part) => part.split('=') as [string, string]))
  if (Number(rule.get('COUNT') ?? 0) > 2000) rule.delete('COUNT')
  return densityOf(rule) > DENSITY_MAX ? null : rule
}

function densityOf(rule: Map<string, string>): number {
  const lengthOf = (part: string) => rule.get(part)?.split(',').length ?? 1
  const days = Math.max(...['BYYEARDAY', 'BYMONTHDAY', 'BYDAY', 'BYWEEKNO'].map(lengthOf))
  return days * lengthOf('BYMONTH') * lengthOf('BYHOUR') * lengthOf('BYMINUTE') * lengthOf('BYSECOND')
}

/** jCal holds a rule as an object. FREQ comes first in the text, as old programs want it. */
function recurText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return ''
  const parts = Object.entries(value).map(([key, part]) => [
    key.toUpperCase(),
    String(part).replace(/[-:](?=\d\d)/g, key.toLowerCase() === 'until' ? '' : '$&'),
  ])
  parts.sort(([a], [b]) => Number(b === 'FREQ') - Number(a === 'FREQ'))
  return parts.map((part) => part.join('=')).join(';')
}

function untilIn(until: string | undefined, zone: Zone): Temporal.PlainDateTime | null {
  if (until === undefined) return null
  if (/^\d{8}$/.test(until)) return Temporal.PlainDate.from(until).toPlainDateTime('23:59:59')
  if (!until.endsWith('Z')) return Temporal.PlainDateTime.from(until)
  const instant = Temporal.Instant.from(until)
  // A zone that only the sender knows has no wall clock to ask for; its offset is that of the time itself, nearly.
  if (!('iana' in zone)) return instant.toZonedDateTimeISO('UTC').toPlainDateTime().add({ hours: 14 })
  return instant.toZonedDateTimeISO(zone.iana).toPlainDateTime()
}

function listed(calendar: ICAL.Component, event: ICAL.Component, name: 'rdate' | 'exdate', home: string): Timestamp[] {
  return rawProperties(event, name)
    .flatMap((property) => property.values.slice(0, 1000).map((value) => ({ property, value })))
    .slice(0, 2000)
    .map(({ property, value }) => readTimestamp(calendar, property, Array.isArray(value) ? value[0] : value, home))
    .filter((timestamp) => typeof timestamp !== 'string')
}
