/** Times of a zone by the browser's own tables: what its clock shows, and which moment a time on its clock is. */

const DAY_MS = 86_400_000

export function isZone(name: string): boolean {
  try {
    Intl.DateTimeFormat(undefined, { timeZone: name })
    return true
  } catch {
    return false
  }
}

/** What the clock of a zone shows, as `2026-03-12T10:00`. */
export function wallOf(at: string | number | Date, zone: string): string {
  return wallSeconds(new Date(at).getTime(), zone).slice(0, 16)
}

function wallSeconds(atMs: number, zone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    calendar: 'iso8601',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  })
  const part = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${part.year?.padStart(4, '0')}-${part.month}-${part.day}T${part.hour}:${part.minute}:${part.second}`
}

function offsetMs(atMs: number, zone: string): number {
  const whole = Math.floor(atMs / 1000) * 1000
  return Date.parse(`${wallSeconds(whole, zone)}Z`) - whole
}

/** `exists` is false for a time that the clock leaps over; then it is the moment as if it had not leapt. */
export function timestampOf(wall: string, zone: string): { at: string; exists: boolean } | null {
  const asUtc = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(wall) && isZone(zone) ? Date.parse(`${wall}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  const tried = [asUtc - DAY_MS, asUtc + DAY_MS].map((near) => asUtc - offsetMs(near, zone))
  const fitting = tried.filter((ms) => ms + offsetMs(ms, zone) === asUtc)
  // A time that the clock shows twice is its first.
  const found = fitting.length > 0 ? Math.min(...fitting) : (tried[0] as number)
  return { at: new Date(found).toISOString(), exists: fitting.length > 0 }
}

/** From the first moment of one day to the last of another, as days of the zone. */
export function windowOf(from: string, to: string, zone: string): { from: string; to: string } | null {
  const begin = timestampOf(`${from}T00:00`, zone)
  const end = timestampOf(`${dayAfter(to)}T00:00`, zone)
  return begin && end ? { from: begin.at, to: end.at } : null
}

export function dayAfter(day: string, days = 1): string {
  const ms = Date.parse(`${day}T00:00Z`)
  return Number.isNaN(ms) ? '' : new Date(ms + days * DAY_MS).toISOString().slice(0, 10)
}

/** Do the clocks of two zones show the same at this moment? */
export function sameClock(at: string, zone: string, other: string): boolean {
  return !isZone(zone) || !isZone(other) || wallOf(at, zone) === wallOf(at, other)
}
