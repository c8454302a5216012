import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { tzlib_get_ical_block } from 'timezones-ical-library'

/**
 * The VTIMEZONE of an IANA zone for an event. The library writes it with yearly rules, which every calendar program
 * understands, but its data may be older than ours or too simple (Ramadan in Casablanca): where it says another offset
 * than Temporal around the event, the changes are written out one by one.
 */
export function vtimezoneOf(iana: string, startMs: number, endMs: number): ICAL.Component {
  const ruled = fromLibrary(iana)
  const timestamps = [startMs, endMs].map((ms) => Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(iana))
  return ruled && timestamps.every((timestamp) => agrees(ruled, timestamp)) ? ruled : writtenOut(iana, timestamps)
}

function fromLibrary(iana: string): ICAL.Component | null {
  const found: unknown = tzlib_get_ical_block(iana)
  if (!Array.isArray(found) || typeof found[0] !== 'string') return null
  const component = new ICAL.Component(ICAL.parse(found[0]))
  // The library may know the zone by another of its names.
  component.updatePropertyWithValue('tzid', iana)
  component.removeProperty('last-modified')
  return component
}

/** Does the component put this wall time where Temporal puts it? */
export function agrees(component: ICAL.Component, timestamp: Temporal.ZonedDateTime): boolean {
  const { year, month, day, hour, minute, second } = timestamp
  const time = new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone)
  const rules = new ICAL.Timezone({ component, tzid: timestamp.timeZoneId })
  return rules.utcOffset(time) * 1_000_000_000 === timestamp.offsetNanoseconds
}

function writtenOut(iana: string, timestamps: Temporal.ZonedDateTime[]): ICAL.Component {
  const component = new ICAL.Component('vtimezone')
  component.addPropertyWithValue('tzid', iana)
  const from = timestamps[0]!.subtract({ years: 1 })
  const until = timestamps.at(-1)!.add({ years: 1 })
  addChange(component, from, from)
  let change = from.getTimeZoneTransition('next')
  for (let written = 0; change && written < 12; written++) {
    if (Temporal.ZonedDateTime.compare(change, until) > 0) break
    addChange(component, change.subtract({ nanoseconds: 1 }), change)
    change = change.getTimeZoneTransition('next')
  }
  return component
}

/** DTSTART of a change is the time that the clocks show just when they are changed. */
function addChange(component: ICAL.Component, before: Temporal.ZonedDateTime, change: Temporal.ZonedDateTime): void {
  const isForward = change.offsetNanoseconds > before.offsetNanoseconds
  const part = new ICAL.Component(isForward ? 'daylight' : 'standard')
  const wall = change.toInstant().toZonedDateTimeISO(before.offset).toPlainDateTime()
  part.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString(wall.toString({ smallestUnit: 'second' })))
  part.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(before.offset))
  part.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(change.offset))
  component.addSubcomponent(part)
}
