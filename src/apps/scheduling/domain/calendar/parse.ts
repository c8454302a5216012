import ICAL from 'ical.js'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** A calendar of a mail or of a server is small; what is larger is not looked at. */
const CHARACTERS_MAX = 1_000_000
const LINES_MAX = 20_000
const LINE_MAX = 100_000
const DEPTH_MAX = 6
const CONTENT_LINE = /^([A-Za-z0-9-]{1,100})[;:]/

export type Parsed = { ok: true; calendar: ICAL.Component; notices: string[] } | { ok: false; refusal: Refusal }

/** Reads one VCALENDAR written by a stranger. Lines that are none are left out, and that is said. */
export function parseCalendar(ics: string): Parsed {
  if (ics.length > CHARACTERS_MAX)
    return refuse('calendar.too_large', 'The calendar text is over a million characters.')
  const notices: string[] = []
  const lines = unfold(ics)
  if (lines.length > LINES_MAX) return refuse('calendar.too_large', 'The calendar text has too many lines.')
  const sane = lines.filter((line) => CONTENT_LINE.test(line) && line.length <= LINE_MAX)
  if (sane.length < lines.length) notices.push('Lines that are not iCalendar were left out.')
  if (ics.includes('\uFFFD')) notices.push('Some characters could not be decoded.')
  const nesting = checkNesting(sane)
  if (nesting) return refuse('calendar.unreadable', nesting)
  try {
    const root: unknown = ICAL.parse(sane.join('\r\n'))
    if (!Array.isArray(root) || root[0] !== 'vcalendar')
      return refuse('calendar.unreadable', 'It does not hold exactly one calendar.')
    return { ok: true, calendar: new ICAL.Component(root), notices }
  } catch {
    // The library's message quotes the text, which is a stranger's.
    return refuse('calendar.unreadable', 'A line of it breaks the rules of iCalendar.')
  }
}

function unfold(ics: string): string[] {
  return ics
    .replace(/^\uFEFF/, '')
    .replaceAll('\0', '')
    .replace(/(?:\r\n|\r|\n)[ \t]/g, '')
    .split(/\r\n|\r|\n/)
    .filter((line) => line.trim() !== '')
}

/** What is opened is closed, in order and not deep: the parser itself would take any END for the right one. */
function checkNesting(lines: string[]): string | null {
  const open: string[] = []
  for (const line of lines) {
    const mark = /^(BEGIN|END):\s*(\S*)\s*$/i.exec(line)
    if (!mark) continue
    const name = mark[2]!.toUpperCase()
    if (mark[1]!.toUpperCase() === 'BEGIN') {
      if (open.push(name) > DEPTH_MAX) return 'Its parts are nested too deeply.'
    } else if (open.pop() !== name) return 'Its parts do not end as they begin.'
  }
  if (open.length > 0) return 'It ends too early.'
  return lines.length === 0 ? 'It is empty.' : null
}

function refuse(code: string, message: string): Parsed {
  return { ok: false, refusal: { code, message, next: 'Read the mail itself, or ask the sender to send it again.' } }
}

/** One property as it came: jCal without anything interpreted. */
export interface RawProperty {
  parameters: Record<string, unknown>
  type: string
  values: unknown[]
}

export function rawProperties(component: ICAL.Component, name: string, max = 1000): RawProperty[] {
  return component
    .getAllProperties(name)
    .slice(0, max)
    .map((property) => {
      const [, parameters, type, ...values] = property.toJSON() as [
        string,
        Record<string, unknown>,
        string,
        ...unknown[],
      ]
      return { parameters, type, values }
    })
}

export function rawProperty(component: ICAL.Component, name: string): RawProperty | null {
  return rawProperties(component, name, 1)[0] ?? null
}

/** The text of a property; empty where there is none. */
export function textOf(component: ICAL.Component, name: string): string {
  const value = rawProperty(component, name)?.values[0]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

export function parameterOf(property: RawProperty, name: string): string {
  const value = Object.hasOwn(property.parameters, name) ? property.parameters[name] : undefined
  const first = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first : ''
}
