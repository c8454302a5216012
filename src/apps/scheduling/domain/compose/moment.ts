import { Temporal } from 'temporal-polyfill'

const MOMENT_MAX_CHARS = 80

/**
 * An ISO time on the clocks of a zone. With an offset it is a moment, shown there; without one it is what those clocks
 * show: a time that they skip moves forward, one that they show twice is the earlier. Null for what is no date and time.
 */
export function readTimestamp(iso: unknown, zone: string | null): Temporal.ZonedDateTime | null {
  if (typeof iso !== 'string' || iso.length > MOMENT_MAX_CHARS) return null
  const text = iso.trim().replace(/\[[^\]]*\]$/, '')
  const parts =
    /^[+-]?\d{4,6}-?\d{2}-?\d{2}[T ]\d{2}(?::?\d{2}(?::?\d{2}(?:[.,]\d{1,9})?)?)?(Z|[+-]\d{2}(?::?\d{2})?)?$/i.exec(
      text,
    )
  if (!parts) return null
  try {
    if (!parts[1]) return zone ? Temporal.PlainDateTime.from(text).toZonedDateTime(zone) : floating(text)
    const instant = Temporal.Instant.from(text)
    return instant.toZonedDateTimeISO(
      zone ??
        (/z/i.test(parts[1]) ? 'UTC' : Temporal.ZonedDateTime.from(`${text}[${normalOffset(parts[1])}]`).timeZoneId),
    )
  } catch {
    return null
  }
}

/** Without a zone the wall time is all that is known; it stands on clocks that are never named. */
function floating(text: string): Temporal.ZonedDateTime {
  return Temporal.PlainDateTime.from(text).toZonedDateTime('UTC')
}

function normalOffset(offset: string): string {
  const [, sign, hours, minutes = '00'] = /^([+-])(\d{2}):?(\d{2})?$/.exec(offset)!
  return `${sign}${hours}:${minutes}`
}
