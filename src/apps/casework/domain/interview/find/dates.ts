import { daySpan } from '../../text/day.ts'

export interface FoundDate {
  /** As it was said. */
  text: string
  /** A day, a month or a year, where that is beyond doubt; null where it would have to be guessed. */
  iso: string | null
}

const FOUND_MAX = 100

// biome-ignore format: a table
const MONTHS: Readonly<Record<string, number>> = {
  january: 1, february: 2, march: 3, april: 4, may: 5, june: 6, july: 7, august: 8, september: 9, october: 10,
  november: 11, december: 12, jan: 1, feb: 2, mar: 3, apr: 4, jun: 6, jul: 7, aug: 8, sep: 9, sept: 9, oct: 10,
  nov: 11, dec: 12,
  enero: 1, febrero: 2, marzo: 3, abril: 4, mayo: 5, junio: 6, julio: 7, agosto: 8, septiembre: 9, octubre: 10,
  noviembre: 11, diciembre: 12,
  januar: 1, februar: 2, märz: 3, mai: 5, juni: 6, juli: 7, oktober: 10, dezember: 12,
  janvier: 1, février: 2, mars: 3, avril: 4, juin: 6, juillet: 7, août: 8, septembre: 9, octobre: 10, novembre: 11,
  décembre: 12,
}
const MONTH = `(${Object.keys(MONTHS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th|\\.)?'
const YEAR = '((?:19|20)\\d{2})'
const WEEKDAY = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'
const COUNT = '(?:\\d{1,3}|an?|one|two|three|four|five|six|seven|eight|nine|ten|a few|several|a couple of)'
const UNIT = '(?:days?|weeks?|months?|years?)'

const pattern = (source: string) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${source})(?![\\p{L}\\p{N}])`, 'giu')
const sayNothing = () => null

/** The first that fits at a place is what was meant; longer forms come first. */
const FORMS: ReadonlyArray<{ pattern: RegExp; read: (parts: string[]) => string | null }> = [
  { pattern: pattern(`${YEAR}-(\\d{2})-(\\d{2})`), read: ([y, m, d]) => iso(y, m, d) },
  { pattern: pattern(`${MONTH}\\s+${DAY},?\\s+${YEAR}`), read: ([m, d, y]) => iso(y, monthOf(m), d) },
  {
    pattern: pattern(`${DAY}\\s+(?:of\\s+|de\\s+)?${MONTH},?\\s+(?:de\\s+|del\\s+)?${YEAR}`),
    read: ([d, m, y]) => iso(y, monthOf(m), d),
  },
  { pattern: pattern(`(\\d{1,2})[/.-](\\d{1,2})[/.-]${YEAR}`), read: ([a, b, y]) => eitherWay(a!, b!, y!) },
  { pattern: pattern('\\d{1,2}/\\d{1,2}/\\d{2}'), read: sayNothing },
  { pattern: pattern(`${MONTH},?\\s+(?:of\\s+|de\\s+|del\\s+)?${YEAR}`), read: ([m, y]) => iso(y, monthOf(m)) },
  { pattern: pattern(`${MONTH}\\s+\\d{1,2}(?:st|nd|rd|th)?`), read: sayNothing },
  { pattern: pattern(`\\d{1,2}(?:st|nd|rd|th)?\\.?\\s+(?:of\\s+|de\\s+)?${MONTH}`), read: sayNothing },
  {
    pattern: pattern(
      `(?:in|since|during|until|by|early|late|summer|fall|spring|winter|en|desde)\\s+(?:of\\s+)?${YEAR}`,
    ),
    read: ([y]) => iso(y),
  },
  {
    pattern: pattern(
      `(?:in|since|last|this|early|late|until)\\s+(?:early\\s+|late\\s+)?(?!mar\\b|may\\s+\\p{Ll})${MONTH}`,
    ),
    read: sayNothing,
  },
  { pattern: pattern(`${COUNT}\\s+${UNIT}\\s+(?:ago|later|before|after|earlier)`), read: sayNothing },
  {
    pattern: pattern(`(?:last|next|this|the same)\\s+(?:week|month|year|spring|summer|fall|autumn|winter|${WEEKDAY})`),
    read: sayNothing,
  },
  { pattern: pattern(`yesterday|today|tomorrow|${WEEKDAY}`), read: sayNothing },
]

/** The dates of a text in their order, each place once. Nothing is reckoned: "two weeks later" stays as it was said. */
export function findDates(text: string): FoundDate[] {
  const found: Array<FoundDate & { start: number; end: number }> = []
  for (const { pattern: form, read } of FORMS) {
    for (const match of text.matchAll(form)) {
      const [start, end] = [match.index, match.index + match[0].length]
      if (found.length >= FOUND_MAX) break
      if (found.some((other) => start < other.end && other.start < end)) continue
      found.push({ text: match[0].replace(/\s+/gu, ' '), iso: read(match.slice(1)), start, end })
    }
  }
  return found.toSorted((a, b) => a.start - b.start).map(({ text: said, iso: when }) => ({ text: said, iso: when }))
}

function monthOf(name: string | undefined): string {
  return String(MONTHS[name?.toLowerCase() ?? ''] ?? 0)
}

/** Null for a day that no calendar has. */
function iso(...parts: Array<string | undefined>): string | null {
  const date = parts.map((part, i) => (part ?? '').padStart(i === 0 ? 4 : 2, '0')).join('-')
  return daySpan(date) ? date : null
}

/** 3/14/2025 and 14.3.2025 are one day wherever they were written; 3/4/2025 is not. */
function eitherWay(a: string, b: string, year: string): string | null {
  const [first, second] = [iso(year, a, b), iso(year, b, a)]
  if (first && second) return first === second ? first : null
  return first ?? second
}
