const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
/** RFC 5322, 4.3: the zones of old mails; any other name means that nobody knows, so UTC. */
const ZONES: Record<string, number> = { edt: -4, est: -5, cdt: -5, cst: -6, mdt: -6, mst: -7, pdt: -7, pst: -8 }
const DATE =
  /^\s*(?:[a-z]{3,9},?\s+)?(\d{1,2})\s+([a-z]{3})[a-z]*\s+(\d{2,4})\s+(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d{1,6})?)?\s*([+-]\d{4}|[a-z]{1,5})?/i

/** The time in a Date header, as ISO; null where there is none that could be meant. Never the machine's own zone. */
export function readDate(value: string): string | null {
  const found = DATE.exec(value.slice(0, 200))
  if (!found) return null
  const [, day, month, year, hour, minute, second = '0', zone = ''] = found
  const index = MONTHS.indexOf(month!.toLowerCase())
  const full = Number(year) + (year!.length === 4 ? 0 : Number(year) < 50 && year!.length === 2 ? 2000 : 1900)
  if (index < 0 || full < 1970 || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null
  const local = Date.UTC(full, index, Number(day), Number(hour), Number(minute), Number(second))
  // A day that the month does not have would be one of the next.
  if (new Date(Date.UTC(full, index, Number(day))).getUTCDate() !== Number(day)) return null
  const ms = local - offsetMinutes(zone) * 60_000
  return ms < 0 ? null : new Date(ms).toISOString()
}

function offsetMinutes(zone: string): number {
  if (!/^[+-]/.test(zone)) return (ZONES[zone.toLowerCase()] ?? 0) * 60
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(3))
  return zone.startsWith('-') ? -minutes : minutes
}
