/** A date as it was written; `from` and `to` are given only where the day is beyond doubt, and `to` only for a stretch. */
export interface FoundDate {
  from?: string
  to?: string
  text: string
}

// biome-ignore format: a table
const MONTHS: Readonly<Record<string, number>> = {
  january: 1, february: 2, march: 3, april: 4, may: 5, june: 6, july: 7, august: 8, september: 9, october: 10,
  november: 11, december: 12, jan: 1, feb: 2, mar: 3, apr: 4, jun: 6, jul: 7, aug: 8, sep: 9, sept: 9, oct: 10, nov: 11,
  dec: 12,
  enero: 1, febrero: 2, marzo: 3, abril: 4, mayo: 5, junio: 6, julio: 7, agosto: 8, septiembre: 9, octubre: 10,
  noviembre: 11, diciembre: 12,
  januar: 1, februar: 2, märz: 3, mai: 5, juni: 6, juli: 7, oktober: 10, dezember: 12,
  janvier: 1, février: 2, mars: 3, avril: 4, juin: 6, juillet: 7, août: 8, septembre: 9, octobre: 10, novembre: 11,
  décembre: 12,
  gennaio: 1, febbraio: 2, aprile: 4, maggio: 5, giugno: 6, luglio: 7, settembre: 9, ottobre: 10, dicembre: 12,
  janeiro: 1, fevereiro: 2, março: 3, maio: 5, junho: 6, julho: 7, setembro: 9, outubro: 10, novembro: 11,
  dezembro: 12,
  januari: 1, februari: 2, maart: 3, mei: 5, augustus: 8,
}
const MONTH = `(?:${Object.keys(MONTHS)
  .toSorted((a, b) => b.length - a.length)
  .join('|')})`
/** "März 2026": the dot of "2. März" ends nothing. */
export const BEGINS_WITH_MONTH = new RegExp(`^${MONTH}(?!\\p{L})`, 'iu')

const DAY = '(\\d{1,2})(?:st|nd|rd|th|\\.|º)?'
const YEAR = '((?:19|20)\\d{2})'
const TO = '\\s*(?:-|–|—|to|through|thru|until|and)\\s*'

interface Form {
  pattern: RegExp
  read(parts: RegExpExecArray): { from?: string; to?: string }
}

const named = (source: string) => new RegExp(`(?<![\\p{L}\\d])${source}(?![\\p{L}\\d])`, 'giu')
const MON = `(${MONTH})\\.?`

/** Longer forms first: the first that fits at a place is what was meant. */
const FORMS: readonly Form[] = [
  {
    pattern: named(`${MON}\\s+${DAY},?\\s+${YEAR}${TO}${MON}\\s+${DAY},?\\s+${YEAR}`),
    read: ([, m, d, y, m2, d2, y2]) => stretch(day(y, m, d), day(y2, m2, d2)),
  },
  {
    pattern: named(`${MON}\\s+${DAY}${TO}${MON}\\s+${DAY},?\\s+${YEAR}`),
    read: ([, m, d, m2, d2, y]) => stretch(day(y, m, d), day(y, m2, d2)),
  },
  {
    pattern: named(`${MON}\\s+${DAY}${TO}${DAY},?\\s+${YEAR}`),
    read: ([, m, d, d2, y]) => stretch(day(y, m, d), day(y, m, d2)),
  },
  {
    pattern: named(`${MON}\\s+${YEAR}${TO}${MON}\\s+${YEAR}`),
    read: ([, m, y, m2, y2]) => stretch(day(y, m, '1'), lastDay(y2, m2)),
  },
  {
    pattern: named(`${DAY}${TO}${DAY}\\s+(?:of\\s+|de\\s+)?${MON}\\s+(?:de\\s+)?${YEAR}`),
    read: ([, d, d2, m, y]) => stretch(day(y, m, d), day(y, m, d2)),
  },
  {
    pattern: named(`${DAY}\\s+(?:of\\s+|de\\s+)?${MON},?\\s+(?:de\\s+)?${YEAR}`),
    read: ([, d, m, y]) => stretch(day(y, m, d)),
  },
  { pattern: named(`${MON}\\s+${DAY},?\\s+${YEAR}`), read: ([, m, d, y]) => stretch(day(y, m, d)) },
  { pattern: named('(\\d{4})-(\\d{2})-(\\d{2})(?:T[\\d:.]{4,12}Z?)?'), read: ([, y, m, d]) => stretch(day(y, m, d)) },
  { pattern: named('(\\d{4})/(\\d{1,2})/(\\d{1,2})'), read: ([, y, m, d]) => stretch(day(y, m, d)) },
  { pattern: named('(\\d{1,2})([/.-])(\\d{1,2})\\2(\\d{4})'), read: ([, a, , b, y]) => stretch(eitherWay(y, a, b)) },
  { pattern: named('(\\d{1,2})/(\\d{1,2})/(\\d{2})'), read: () => ({}) },
  {
    pattern: named(`${MON},?\\s+(?:of\\s+|de\\s+)?${YEAR}`),
    read: ([, m, y]) => stretch(day(y, m, '1'), lastDay(y, m)),
  },
  // Without a year it stays as it was written.
  { pattern: named(`${MON}\\s+${DAY}`), read: () => ({}) },
  { pattern: named(`${DAY}\\s+(?:of\\s+)?${MON}`), read: () => ({}) },
]

const DATES_MAX = 12

/** The dates of a statement, in their order. Nothing is reckoned: "eight days later" is no date. */
export function datesIn(statement: string): FoundDate[] {
  const found: Array<FoundDate & { at: number; end: number }> = []
  if (!/\d/.test(statement)) return []
  for (const { pattern, read } of FORMS) {
    pattern.lastIndex = 0
    for (let parts = pattern.exec(statement); parts; parts = pattern.exec(statement)) {
      const [at, end] = [parts.index, parts.index + parts[0].length]
      if (found.length >= DATES_MAX) break
      if (found.some((other) => at < other.end && other.at < end) || isNoMonth(parts[0])) continue
      found.push({ ...read(parts), text: parts[0].replace(/[.,]$/, ''), at, end })
    }
  }
  return found.toSorted((a, b) => a.at - b.at).map(({ at: _, end: __, ...date }) => date)
}

/** "may 5", "mar 2", "mai 3": a month in small letters is one only in full and in a language that writes it so. */
function isNoMonth(text: string): boolean {
  return /(?<!\p{L})(?:may|march|mar|dec|sep|sept|mars|mei)(?!\p{L})/u.test(text) && !/\b(?:19|20)\d{2}\b/.test(text)
}

function stretch(from: string | undefined, to?: string): { from?: string; to?: string } {
  if (!from || (to !== undefined && to < from)) return {}
  return to === undefined || to === from ? { from } : { from, to }
}

function day(year: string | undefined, month: string | undefined, dayOfMonth: string | undefined): string | undefined {
  const [y, d] = [Number(year), Number(dayOfMonth)]
  const m = MONTHS[(month ?? '').toLowerCase()] ?? Number(month)
  const date = new Date(Date.UTC(y, m - 1, d))
  const real = y >= 1900 && y <= 2100 && date.getUTCMonth() === m - 1 && date.getUTCDate() === d
  return real ? date.toISOString().slice(0, 10) : undefined
}

function lastDay(year: string | undefined, month: string | undefined): string | undefined {
  const m = MONTHS[(month ?? '').toLowerCase()] ?? 0
  return new Date(Date.UTC(Number(year), m, 0)).toISOString().slice(0, 10)
}

/** 03/02/2026 may be either; 13/02/2026 and 02/02/2026 may not. */
function eitherWay(year: string | undefined, a: string | undefined, b: string | undefined): string | undefined {
  const [monthFirst, dayFirst] = [day(year, a, b), day(year, b, a)]
  return monthFirst && dayFirst && monthFirst !== dayFirst ? undefined : (monthFirst ?? dayFirst)
}
