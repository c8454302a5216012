import { Temporal } from 'temporal-polyfill'
import { DAY_MS, type EpochDay } from './calendar.ts'

/** A moment, and the day that the person's wall calendar shows then. */
export interface Now {
  ms: number
  zone: string
  today: EpochDay
}

/** As long as a zone keeps its offset. */
interface ZoneRange {
  fromMs: number
  toMs: number
  offsetMs: number
}

interface Zone {
  id: string
  ranges: ZoneRange[]
}

/** Zones by the name they were asked by. A name is free text, so the memory of them is bounded; the same for stretches. */
const zones = new Map<string, Zone>()
const ZONES_MAX = 500
const RANGES_MAX = 8

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone)
  if (known) return known
  if (zones.size >= ZONES_MAX) zones.clear()
  const zone = { id: lookUp(timeZone), ranges: [] }
  zones.set(timeZone, zone)
  return zone
}

function lookUp(timeZone: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId
  } catch {
    return 'UTC'
  }
}

/** An unknown zone is read as UTC: a wrong zone in a request is no reason to lose the task. */
export function knownZone(timeZone: string): string {
  return zoneOf(timeZone).id
}

/** Asking the time zone database costs tens of microseconds, so the answer is kept for as long as it holds. */
function rangeAt(ms: number, timeZone: string): ZoneRange {
  const { id, ranges } = zoneOf(timeZone)
  const known = ranges.find((range) => ms >= range.fromMs && ms < range.toMs)
  if (known) return known
  const at = Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(id)
  // A millisecond later the transition at this very moment is the previous one.
  const fromMs = at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds
  const toMs = at.getTimeZoneTransition('next')?.epochMilliseconds
  const offsetMs = at.offsetNanoseconds / 1_000_000
  const found = { fromMs: fromMs ?? Number.NEGATIVE_INFINITY, toMs: toMs ?? Number.POSITIVE_INFINITY, offsetMs }
  if (ranges.length >= RANGES_MAX) ranges.shift()
  ranges.push(found)
  return found
}

/** What the wall clock shows, as the milliseconds at which UTC shows the same. */
export function wallMsAt(ms: number, timeZone: string): number {
  return ms + rangeAt(ms, timeZone).offsetMs
}

export function dayAt(ms: number, timeZone: string): EpochDay {
  return Math.floor(wallMsAt(ms, timeZone) / DAY_MS)
}

/** A wall time that the clocks skip moves forward, one that they show twice is the earlier. */
export function instantAtWall(wallMs: number, timeZone: string): number {
  const range = rangeAt(wallMs, timeZone)
  const guess = wallMs - range.offsetMs
  // A day after the last change and before the next, the clocks can neither have skipped this time nor show it twice.
  if (guess >= range.fromMs + DAY_MS && guess < range.toMs) return guess
  return instantOf(Temporal.Instant.fromEpochMilliseconds(wallMs).toZonedDateTimeISO('UTC').toPlainDateTime(), timeZone)
}

/** Zone and day are looked up when they are first needed: most texts with a number in them hold no date. */
export function nowIn(ms: number, timeZone: string): Now {
  let today: EpochDay | undefined
  return {
    ms,
    get zone() {
      return knownZone(timeZone)
    },
    get today() {
      today ??= dayAt(ms, timeZone)
      return today
    },
  }
}

export function wallOf(ms: number, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime()
}

export function instantOf(wall: Temporal.PlainDateTime, timeZone: string): number {
  return wall.toZonedDateTime(knownZone(timeZone), { disambiguation: 'compatible' }).epochMilliseconds
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
