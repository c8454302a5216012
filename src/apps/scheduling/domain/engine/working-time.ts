import { DAY_MS, type EpochDay, instantOf, type Wall, wallAt, weekdayOf } from './zones.ts'

/** When a mail may be sent: Monday to Friday, 9 to 17 on the attendee's clock. */
export const OPENS_MINUTE = 9 * 60
const CLOSES_MINUTE = 17 * 60
/** No follow-up is planned into the last half hour. */
const LATEST_MINUTE = CLOSES_MINUTE - 30

export function isWorkingDay(day: EpochDay): boolean {
  return weekdayOf(day) < 5
}

export function isWorkingTime(ms: number, zone: string): boolean {
  const { day, minute } = wallAt(ms, zone)
  return isWorkingDay(day) && minute >= OPENS_MINUTE && minute < CLOSES_MINUTE
}

/** The moment itself if it is worked then, else the next opening. */
export function nextWorkingTime(ms: number, zone: string): number {
  if (isWorkingTime(ms, zone)) return ms
  const { day, minute } = wallAt(ms, zone)
  const from = minute >= OPENS_MINUTE ? day + 1 : day
  return openingOf(isWorkingDay(from) ? from : nextWorkingDay(from), zone)
}

export function nextWorkingDay(day: EpochDay): EpochDay {
  let next = day + 1
  while (!isWorkingDay(next)) next++
  return next
}

export function openingOf(day: EpochDay, zone: string): number {
  return instantOf({ day, minute: OPENS_MINUTE }, zone)
}

/** The opening of the first working day after that of the moment. */
export function nextMorning(ms: number, zone: string): number {
  return openingOf(nextWorkingDay(wallAt(ms, zone).day), zone)
}

/** So many working days later, at about the same hour. */
export function addWorkingDays(ms: number, days: number, zone: string): number {
  const wall = wallAt(ms, zone)
  let { day } = wall
  for (let left = days; left > 0; left--) day = nextWorkingDay(day)
  return instantOf(inHours({ day, minute: wall.minute }), zone)
}

function inHours({ day, minute }: Wall): Wall {
  return { day, minute: Math.min(Math.max(minute, OPENS_MINUTE), LATEST_MINUTE) }
}

/** The last good moment before another: the working day before it, or the opening of its own day. */
export function lastWorkingTimeBefore(ms: number, zone: string): number {
  const { day, minute } = wallAt(ms, zone)
  if (isWorkingDay(day) && minute > OPENS_MINUTE) return openingOf(day, zone)
  let before = day - 1
  while (!isWorkingDay(before)) before--
  return instantOf({ day: before, minute: LATEST_MINUTE }, zone)
}

export function daysBetween(fromMs: number, toMs: number): number {
  return (toMs - fromMs) / DAY_MS
}
