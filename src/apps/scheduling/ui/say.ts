import { zone as here } from '#host/desk/components/zone.ts'
import { isZone, sameClock, wallOf } from './zoned.ts'

/** Times as people say them, in the person's own zone unless another one is named. */

const TIME = { hour: '2-digit', minute: '2-digit' } as const
const DAY = { weekday: 'short', day: 'numeric', month: 'short' } as const

const years = (at: string, now: Date) =>
  new Date(at).getFullYear() === now.getFullYear() ? {} : { year: 'numeric' as const }
const safe = (zone: string) => (isZone(zone) ? zone : here)

/** "Thu, 12 Mar, 10:00 – 11:00" */
export function sayTime(start: string, end: string | null, zone = here, now = new Date()): string {
  const format = new Intl.DateTimeFormat(undefined, { ...DAY, ...TIME, ...years(start, now), timeZone: safe(zone) })
  return end === null ? format.format(new Date(start)) : format.formatRange(new Date(start), new Date(end))
}

/** "10:00 – 11:00" */
export function sayHours(start: string, end: string, zone = here): string {
  return new Intl.DateTimeFormat(undefined, { ...TIME, timeZone: safe(zone) }).formatRange(
    new Date(start),
    new Date(end),
  )
}

/** "Thursday, 12 March" */
export function sayDay(at: string, zone = here, now = new Date()): string {
  const parts = { weekday: 'long', day: 'numeric', month: 'long', ...years(at, now), timeZone: safe(zone) } as const
  return new Intl.DateTimeFormat(undefined, parts).format(new Date(at))
}

/** The same time on the clock of the meeting, where that shows another one than the person's; else nothing. */
export function sayThere(start: string, end: string | null, zone: string | null, own = here): string | null {
  if (zone === null || sameClock(start, zone, own)) return null
  const sameDay = wallOf(start, zone).slice(0, 10) === wallOf(start, own).slice(0, 10)
  return `${sameDay && end !== null ? sayHours(start, end, zone) : sayTime(start, end, zone)} in ${zone}`
}

/** Lengths in minutes: "45 minutes", "1 hour", "1 h 30 min". */
export function sayLength(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return `${rest} minutes`
  if (rest === 0) return hours === 1 ? '1 hour' : `${hours} hours`
  return `${hours} h ${rest} min`
}
