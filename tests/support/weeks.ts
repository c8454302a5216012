import { Temporal } from 'temporal-polyfill'
import type { Planted } from '../integration/ports/calendar-suite.ts'

/** A planted event as a server that unfolds series by itself lists it. */
export function weeksOf({ start, end, weeks = 1 }: Planted): Array<{ start: string; end: string }> {
  const later = (timestamp: string, count: number) => {
    const zoned = Temporal.Instant.from(timestamp).toZonedDateTimeISO('Europe/Berlin').add({ weeks: count })
    return new Date(zoned.epochMilliseconds).toISOString()
  }
  return Array.from({ length: weeks }, (_, count) => ({ start: later(start, count), end: later(end, count) }))
}
