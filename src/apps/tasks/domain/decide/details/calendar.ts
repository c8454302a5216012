/** A day as its number since 1970-01-01: comparing and counting days is plain arithmetic, and costs nothing. */
export type EpochDay = number

export const DAY_MS = 86_400_000

export interface DayParts {
  year: number
  month: number
  day: number
}

export function partsOf(day: EpochDay): DayParts {
  const date = new Date(day * DAY_MS)
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() }
}

/** Null for a day that no calendar has, and for years that no task needs. */
export function dayFrom(year: number, month: number, day: number): EpochDay | null {
  if (!(year >= 1970 && year <= 9999)) return null
  const found = Date.UTC(year, month - 1, day) / DAY_MS
  const parts = partsOf(found)
  return parts.month === month && parts.day === day ? found : null
}

/** Monday is 1, Sunday is 7. */
export function dayOfWeek(day: EpochDay): number {
  return ((((day + 3) % 7) + 7) % 7) + 1
}

/** Of the month that is `months` away from the day's own: its first day. */
export function firstOfMonth(day: EpochDay, months = 0): EpochDay {
  const { year, month } = partsOf(day)
  return Date.UTC(year, month - 1 + months, 1) / DAY_MS
}

export function isoDay(day: EpochDay): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

export function dayFromIso(iso: string): EpochDay {
  return Date.parse(`${iso}T00:00:00Z`) / DAY_MS
}
