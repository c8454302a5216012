import { Temporal } from 'temporal-polyfill'

/** A moment, and the day that the person's wall calendar shows then. */
export interface Now {
  ms: number
  zone: string
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

/** Zone and day are looked up when they are first needed: most texts with a number in them hold no date. */
export function nowIn(ms: number, timeZone: string): Now {
  let zone: string | undefined
  let today: Temporal.PlainDate | undefined
  return {
    ms,
    get zone() {
      zone ??= knownZone(timeZone)
      return zone
    },
    get today() {
      today ??= wallOf(ms, this.zone).toPlainDate()
      return today
    },
  }
}

export function wallOf(ms: number, zone: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(zone).toPlainDateTime()
}

/** "compatible": a wall time that the clocks skip moves forward, one that they show twice is the earlier. */
export function zonedAt(wall: Temporal.PlainDateTime, zone: string): Temporal.ZonedDateTime {
  return wall.toZonedDateTime(zone, { disambiguation: 'compatible' })
}

export function instantOf(wall: Temporal.PlainDateTime, zone: string): number {
  return zonedAt(wall, zone).epochMilliseconds
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}

/** Plain arithmetic, several times cheaper than the calendar's own. */
export function addDays(date: Temporal.PlainDate, days: number): Temporal.PlainDate {
  const moved = new Date(Date.UTC(date.year, date.month - 1, date.day + days))
  return new Temporal.PlainDate(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate())
}
