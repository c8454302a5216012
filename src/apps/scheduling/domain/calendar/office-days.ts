import { Temporal } from 'temporal-polyfill'
import type { OfficeHours } from './slot-rules.ts'
import { canonicalZone, wallOf } from './zones.ts'

const FROM = '09:00'
const TO = '17:00'

/** Office hours with everything looked up once. */
export interface Office {
  iana: string
  from: Temporal.PlainTime
  to: Temporal.PlainTime
  holidays: ReadonlySet<string>
  excludes: boolean
}

export function officeOf(hours: OfficeHours): Office {
  const iana = canonicalZone(hours.timeZone)
  if (iana === null) throw new RangeError('a time zone of the office hours is not known')
  return {
    iana,
    from: Temporal.PlainTime.from(hours.from ?? FROM),
    to: Temporal.PlainTime.from(hours.to ?? TO),
    holidays: new Set(hours.holidays ?? []),
    excludes: hours.outside === 'exclude',
  }
}

export function isDayOff(day: Temporal.PlainDate, office: Office): boolean {
  return day.dayOfWeek > 5 || office.holidays.has(day.toString())
}

/** The instants at which a slot may begin on one day: office time, in steps, none that the clocks skip. */
export function* startsOn(day: Temporal.PlainDate, office: Office, stepMinutes: number): Generator<number> {
  if (isDayOff(day, office)) return
  const minutes = minuteOf(office.to) - minuteOf(office.from)
  for (let past = 0; past < minutes; past += stepMinutes) {
    const wall = day.toPlainDateTime(office.from).add({ minutes: past })
    const timestamp = wall.toZonedDateTime(office.iana, { disambiguation: 'earlier' })
    if (timestamp.toPlainDateTime().equals(wall)) yield timestamp.epochMilliseconds
  }
}

/** Where a slot lies in a place's day. `outsideMinutes` counts both ends. */
export function placeIn(office: Office, startMs: number, endMs: number) {
  const [start, end] = [wallOf(startMs, office.iana), wallOf(endMs, office.iana)]
  const day = start.toPlainDate()
  const early = Math.max(0, minuteOf(office.from) - minuteOf(start))
  // A slot that ends at midnight or later ends that many minutes into the next day.
  const endMinute = minuteOf(end) + 1440 * day.until(end.toPlainDate(), { largestUnit: 'day' }).days
  const late = Math.max(0, endMinute - minuteOf(office.to))
  return { day, startMinute: minuteOf(start), endMinute, outsideMinutes: early + late, isOff: isDayOff(day, office) }
}

function minuteOf({ hour, minute }: { hour: number; minute: number }): number {
  return hour * 60 + minute
}
