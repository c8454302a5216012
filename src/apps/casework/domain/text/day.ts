/** A day as its number since 1970-01-01. */
export type EpochDay = number

export const DAY_MS = 86_400_000
const PARTIAL = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?$/
const FIRST_YEAR = 1900
const LAST_YEAR = 2199

/** A date as people know it, 2025-03-14, 2025-03 or 2025: the first and the last day that it may mean. */
export interface DaySpan {
  first: EpochDay
  last: EpochDay
}

/** Null for what no calendar has, and for years that no case is about. */
export function daySpan(date: string): DaySpan | null {
  const [, year, month, day] = PARTIAL.exec(date)?.map(Number) ?? []
  if (year === undefined || year < FIRST_YEAR || year > LAST_YEAR) return null
  if (!isNumber(month)) return { first: dayOf(year, 1, 1), last: dayOf(year, 12, 31) }
  if (month < 1 || month > 12) return null
  if (!isNumber(day)) return { first: dayOf(year, month, 1), last: dayOf(year, month + 1, 0) }
  const whole = dayOf(year, month, day)
  return isoDay(whole) === date ? { first: whole, last: whole } : null
}

/** The day of a moment with zone, in UTC. Null for what is none. */
export function dayOfTimestamp(timestamp: string): EpochDay | null {
  const ms = TIMESTAMP.test(timestamp) ? Date.parse(timestamp) : Number.NaN
  return Number.isNaN(ms) ? null : Math.floor(ms / DAY_MS)
}

export const TIMESTAMP = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/

export function isoDay(day: EpochDay): string {
  return new Date(day * DAY_MS).toISOString().slice(0, 10)
}

/** So many months later; a month that is too short gives its last day. */
export function addMonths(day: EpochDay, months: number): EpochDay {
  const date = new Date(day * DAY_MS)
  const [year, month] = [date.getUTCFullYear(), date.getUTCMonth() + 1 + months]
  return Math.min(dayOf(year, month, date.getUTCDate()), dayOf(year, month + 1, 0))
}

function dayOf(year: number, month: number, day: number): EpochDay {
  return Date.UTC(year, month - 1, day) / DAY_MS
}

function isNumber(value: number | undefined): value is number {
  return value !== undefined && !Number.isNaN(value)
}
