import type ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { parameterOf, type RawProperty, rawProperty } from './parse.ts'
import { canonicalZone, instantIn, type Zone, zoneIn } from './zones.ts'

/** One moment of a calendar: what the wall clock shows, and the zone in which it does. */
export interface Timestamp {
  wall: Temporal.PlainDateTime
  zone: Zone
  isDate: boolean
  ms: number
}

export interface EventTimes {
  start: Timestamp
  endMs: number
  /** How long it lasts on the wall clock: a day is a day also when the clocks change. */
  lasts: Temporal.Duration
}

const YEAR_MIN = 1900
const YEAR_MAX = 2200

/** Reads a DATE or DATE-TIME; what has no zone of its own is local to `home`. A text says why it could not be read. */
export function readTimestamp(
  calendar: ICAL.Component,
  property: RawProperty,
  value: unknown,
  home: string,
): Timestamp | string {
  if (typeof value !== 'string') return 'A time is missing.'
  const parts = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z?))?$/.exec(value)
  if (!parts) return 'A time is no time.'
  const zone = zoneOfTimestamp(calendar, property, parts[3] === 'Z', home)
  if (typeof zone === 'string') return zone
  try {
    // A leap second is the second before it, as everywhere.
    const time = (parts[2] ?? '00:00:00').replace(/:60$/, ':59')
    const wall = Temporal.PlainDateTime.from(`${parts[1]}T${time}`, { overflow: 'reject' })
    if (wall.year < YEAR_MIN || wall.year > YEAR_MAX) return 'A time lies too far away.'
    return { wall, zone, isDate: parts[2] === undefined, ms: instantIn(wall, zone) }
  } catch {
    return 'A time is no time.'
  }
}

function zoneOfTimestamp(calendar: ICAL.Component, property: RawProperty, isUtc: boolean, home: string): Zone | string {
  if (isUtc) return { iana: 'UTC' }
  const tzid = parameterOf(property, 'tzid')
  if (tzid === '') return { iana: canonicalZone(home) ?? 'UTC' }
  return zoneIn(calendar, tzid) ?? 'Its time zone is not known.'
}

/** Is the time without any zone of its own? */
export function isFloating(property: RawProperty): boolean {
  const value = property.values[0]
  return (
    typeof value === 'string' && value.includes('T') && !value.endsWith('Z') && parameterOf(property, 'tzid') === ''
  )
}

/** When an event begins and ends; a text says why that cannot be told. */
export function readTimes(calendar: ICAL.Component, event: ICAL.Component, home: string): EventTimes | string {
  const dtstart = rawProperty(event, 'dtstart')
  if (!dtstart) return 'It has no start.'
  const start = readTimestamp(calendar, dtstart, dtstart.values[0], home)
  if (typeof start === 'string') return start
  const dtend = rawProperty(event, 'dtend')
  if (dtend) {
    const end = readTimestamp(calendar, dtend, dtend.values[0], home)
    if (typeof end === 'string') return end
    if (end.ms < start.ms) return 'It ends before it begins.'
    return { start, endMs: end.ms, lasts: lastsUntil(start, end) }
  }
  const lasts = readDuration(rawProperty(event, 'duration')?.values[0], start.isDate)
  if (lasts === null) return 'It ends before it begins, or never.'
  return { start, endMs: endOf(start, lasts), lasts }
}

function lastsUntil(start: Timestamp, end: Timestamp): Temporal.Duration {
  if (start.isDate && end.isDate) return start.wall.until(end.wall, { largestUnit: 'day' })
  return Temporal.Duration.from({ milliseconds: end.ms - start.ms })
}

function readDuration(value: unknown, isDate: boolean): Temporal.Duration | null {
  if (value === undefined) return Temporal.Duration.from({ days: isDate ? 1 : 0 })
  try {
    const found = Temporal.Duration.from(String(value))
    const days = found.total({ unit: 'day', relativeTo: Temporal.PlainDate.from('2024-01-01') })
    return days >= 0 && days <= 4000 ? found : null
  } catch {
    return null
  }
}

/** Days pass on the wall clock, hours in time (RFC 5545, 3.3.6). */
export function endOf(start: Timestamp, lasts: Temporal.Duration): number {
  const { weeks, days } = lasts
  const clock = lasts.subtract({ weeks, days })
  const wall = weeks === 0 && days === 0 ? start.wall : start.wall.add({ weeks, days })
  const base = wall === start.wall ? start.ms : instantIn(wall, start.zone)
  return base + Math.round(clock.total('millisecond'))
}
