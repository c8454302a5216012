import ICAL from 'ical.js'
import { Temporal } from 'temporal-polyfill'
import { WINDOWS_ZONES } from './windows-zones.ts'

/** How the wall clock of a place relates to time: an IANA zone, or what a VTIMEZONE of the sender says. */
export type Zone = { iana: string } | { rules: ICAL.Timezone }

const windows = new Map(Object.entries(WINDOWS_ZONES).map(([name, zone]) => [name.toLowerCase(), zone]))
/** One change a year. Anything else in a VTIMEZONE is either history that we do not need or an attack. */
const YEARLY =
  /^(?=.*FREQ=YEARLY)(?=.*BYMONTH=\d{1,2}(?:;|$))(?=.*BYDAY=[+-]?[1-5][A-Z]{2}(?:;|$))[A-Z0-9=;:+-]{1,120}$/

/** The IANA zone that a TZID means: its own name, a Windows name, or a name with an IANA zone at its end. */
export function ianaOf(tzid: string): string | null {
  const name = tzid.trim().replace(/^"|"$/g, '')
  if (name === '' || name.length > 200) return null
  const known = windows.get(name.toLowerCase()) ?? name
  const tail = /(?:^|\/)([A-Za-z_]+\/[A-Za-z_+-]+(?:\/[A-Za-z_]+)?)$/.exec(known)?.[1]
  return canonicalZone(known) ?? (tail === undefined || tail === known ? null : canonicalZone(tail))
}

/** Offsets such as "+02:00" name no place and are not taken for zones. */
export function canonicalZone(name: string): string | null {
  if (!/^[A-Za-z]/.test(name)) return null
  try {
    return Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(name).timeZoneId
  } catch {
    return null
  }
}

/** The zone of a TZID in this calendar; null where neither we nor the calendar know it. */
export function zoneIn(calendar: ICAL.Component, tzid: string): Zone | null {
  const iana = ianaOf(tzid)
  if (iana !== null) return { iana }
  const component = calendar.getAllSubcomponents('vtimezone').find((one) => one.getFirstPropertyValue('tzid') === tzid)
  const parts = component?.getAllSubcomponents() ?? []
  if (!component || parts.length === 0 || parts.length > 20 || !parts.every(isHarmless)) return null
  return { rules: new ICAL.Timezone({ component, tzid }) }
}

function isHarmless(part: ICAL.Component): boolean {
  const rules = part.getAllProperties('rrule')
  return rules.length <= 1 && rules.every((rule) => YEARLY.test(String(rule.getFirstValue())))
}

/** A wall time that the clocks skip moves forward, one that they show twice is the earlier. */
export function instantIn(wall: Temporal.PlainDateTime, zone: Zone): number {
  if ('iana' in zone) return wall.toZonedDateTime(zone.iana, { disambiguation: 'compatible' }).epochMilliseconds
  const { year, month, day, hour, minute, second } = wall
  const offsetS = zone.rules.utcOffset(
    new ICAL.Time({ year, month, day, hour, minute, second, isDate: false }, ICAL.Timezone.localTimezone),
  )
  return wall.toZonedDateTime('UTC').epochMilliseconds - offsetS * 1000
}

export function isoOf(ms: number): string {
  return new Date(ms).toISOString()
}

export function wallOf(ms: number, iana: string): Temporal.PlainDateTime {
  return Temporal.Instant.fromEpochMilliseconds(ms).toZonedDateTimeISO(iana).toPlainDateTime()
}
