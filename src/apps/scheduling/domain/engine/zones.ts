import { Temporal } from 'temporal-polyfill'
import { readZone } from '../zones/names.ts'

/** Days since 1970-01-01 on the wall calendar of a zone. */
export type EpochDay = number

/** A wall clock: a day, and the minutes since its midnight. */
export interface Wall {
  day: EpochDay
  minute: number
}

export const MINUTE_MS = 60_000
export const HOUR_MS = 60 * MINUTE_MS
export const DAY_MS = 24 * HOUR_MS

/** Zones by the text they were asked by; the text is free, so the memory is bounded. */
const known = new Map<string, string | null>()
const KNOWN_MAX = 500

/** The IANA zone that a name or an abbreviation means; null for none, or for several. */
export function zoneNamed(name: string): string | null {
  const found = known.get(name)
  if (found !== undefined) return found
  if (known.size >= KNOWN_MAX) known.clear()
  const reading = readZone(name)
  const zone = 'zone' in reading ? reading.zone : null
  known.set(name, zone)
  return zone
}

export function wallAt(ms: number, zone: string): Wall {
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone)
  const local = ms + at.offsetNanoseconds / 1_000_000
  const day = Math.floor(local / DAY_MS)
  return { day, minute: Math.floor((local - day * DAY_MS) / MINUTE_MS) }
}

/** A time that the clocks skip is moved on, one that they show twice is the first. */
export function instantOf({ day, minute }: Wall, zone: string): number {
  const at = new Date(day * DAY_MS + minute * MINUTE_MS)
  return new Temporal.PlainDateTime(
    at.getUTCFullYear(),
    at.getUTCMonth() + 1,
    at.getUTCDate(),
    at.getUTCHours(),
    at.getUTCMinutes(),
  ).toZonedDateTime(zone).epochMilliseconds
}

/** 0 is Monday. */
export function weekdayOf(day: EpochDay): number {
  return (((day + 3) % 7) + 7) % 7
}

/** Null for a date that no calendar has. */
export function dayOf(year: number, month: number, dayOfMonth: number): EpochDay | null {
  const ms = Date.UTC(year, month - 1, dayOfMonth)
  const date = new Date(ms)
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === dayOfMonth ? Math.round(ms / DAY_MS) : null
}

export function dateOf(day: EpochDay): { year: number; month: number; dayOfMonth: number } {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, dayOfMonth: date.getUTCDate() }
}

const TIMESTAMP =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:[.,]\d{1,9})?)?)?\s*(Z|z|[+-]\d{2}(?::?\d{2})?)?$/

/** ISO 8601; without an offset it is the zone's own clock. Null for what is no moment, or out of the years 1970 to 2199. */
export function parseTimestamp(text: string, zone: string): number | null {
  const parts = TIMESTAMP.exec(text.trim())
  if (!parts) return null
  const [, year, month, dayOfMonth, hour = '0', minute = '0', second = '0', offset] = parts
  const day = dayOf(Number(year), Number(month), Number(dayOfMonth))
  if (day === null || Number(year) < 1970 || Number(year) > 2199) return null
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null
  const wall = { day, minute: Number(hour) * 60 + Number(minute) }
  const seconds = Number(second) * 1000
  if (!offset) return instantOf(wall, zone) + seconds
  const sign = offset[0] === '-' ? -1 : 1
  const digits = /^z$/i.test(offset) ? '0000' : offset.slice(1).replace(':', '').padEnd(4, '0')
  const offsetMinutes = sign * (Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2)))
  return day * DAY_MS + (wall.minute - offsetMinutes) * MINUTE_MS + seconds
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString().replace('.000Z', 'Z')
}
