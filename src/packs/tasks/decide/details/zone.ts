import { Temporal } from 'temporal-polyfill'

/** A moment as the person's wall clock shows it. */
export interface Now {
  ms: number
  zone: string
  wall: Temporal.PlainDateTime
  today: Temporal.PlainDate
}

/** An unknown zone is read as UTC: a wrong zone in a request is no reason to lose the task. */
export function knownZone(timeZone: string): string {
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone).timeZoneId
  } catch {
    return 'UTC'
  }
}

export function nowIn(ms: number, timeZone: string): Now {
  const zone = knownZone(timeZone)
  const wall = wallOf(ms, zone)
  return { ms, zone, wall, today: wall.toPlainDate() }
}

export function wallOf(ms: number, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime()
}

/** "compatible": a wall time that the clocks skip moves forward, one that they show twice is the earlier. */
export function instantOf(wall: Temporal.PlainDateTime, zone: string): number {
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}
