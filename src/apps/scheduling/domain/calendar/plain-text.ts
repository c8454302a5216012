/** iCalendar knows one line break and no control characters but the tab. */
export function calendarText(text: string, max: number): string {
  return text
    .slice(0, max)
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\t\n]/gu, '')
    .toWellFormed()
}

/** For names and labels: one line, no controls, nothing that turns the direction of writing. */
export function oneLine(text: string, max: number): string {
  return text
    .slice(0, max * 4)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, max)
    .toWellFormed()
}

/** An address is written without escapes, so whatever could end a line or a value is percent-encoded. */
export function mailto(address: string): string {
  const safe = address.toWellFormed().replace(/[^\w.!#$&'*+/=?^`{|}~@-]/gu, (sign) => encodeURIComponent(sign))
  return `mailto:${safe}`
}

/** The address of an ATTENDEE or ORGANIZER, in small letters; null where it is none. */
export function addressOf(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > 1000) return null
  const found = /^\s*mailto:\s*(\S+@\S+)\s*$/i.exec(value)?.[1]
  if (found === undefined || found.length > 320) return null
  try {
    const address = decodeURIComponent(found).toLowerCase()
    return /^[^\s\p{Cc}<>,;:"]+@[^\s\p{Cc}<>,;:"@]+$/u.test(address) ? address : null
  } catch {
    return null
  }
}
