import type { Finding } from './finding.ts'
import type { Glyphs } from './glyphs.ts'
import { NAMED_IN_SOURCE } from './source-names.ts'

interface WrittenDate {
  /** Each day that it may be: 05/04/1988 is one in May or one in April. */
  days: readonly string[]
  from: number
  to: number
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']
const MONTH = `(${MONTHS.join('|')})[a-z]{0,6}\\.?`
const DAY = '(\\d{1,2})(?:st|nd|rd|th)?'
const YEAR = '(\\d{4})'
const DATES_MAX = 5000

const UNITS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth']
const TEENS =
  'tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth'.split(
    ' ',
  )
const SAID_DAYS = [
  ...['', ...UNITS, ...TEENS],
  ...UNITS.map((unit) => `twenty-${unit}`),
  ...['thirtieth', 'thirty-first'],
]
const SAID_DAY = '((?:twenty-|thirty-)?[a-z]{2,7}th|(?:twenty-|thirty-)?(?:first|second|third)|thirtieth|twentieth)'
const dayOfWords = (said: string) => String(SAID_DAYS.indexOf(said))

const FORMS: ReadonlyArray<{ pattern: RegExp; days(parts: readonly string[]): string[] }> = [
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])${MONTH}\\s{0,3}${DAY},?\\s{1,3}${YEAR}(?!\\d)`, 'gu'),
    days: ([month = '', day = '', year = '']) => dayOf(year, monthOf(month), day),
  },
  {
    pattern: new RegExp(`(?<!\\d)${DAY}(?:\\s{1,3}of)?[\\s.-]{1,3}${MONTH},?[\\s-]{1,3}${YEAR}(?!\\d)`, 'gu'),
    days: ([day = '', month = '', year = '']) => dayOf(year, monthOf(month), day),
  },
  {
    pattern: /(?<![\d.-])(\d{4})([ ./-])(\d{1,2})\2(\d{1,2})(?!\d)/gu,
    days: ([year = '', , month = '', day = '']) => dayOf(year, Number(month), day),
  },
  {
    pattern: /(?<![\p{L}\d])((?:19|20)\d\d)(0[1-9]|1[0-2])([0-3]\d)(?![\p{L}\d])/gu,
    days: ([year = '', month = '', day = '']) => dayOf(year, Number(month), day),
  },
  // Aug. 30, '94
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])${MONTH}\\s{0,3}${DAY},?\\s{0,3}['’](\\d{2})(?!\\d)`, 'gu'),
    days: ([month = '', day = '', year = '']) => dayOf(`19${year}`, monthOf(month), day),
  },
  // the thirtieth of August 1994, August thirtieth, 1994
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])${SAID_DAY}(?: day)?(?: of)? ${MONTH},? ${YEAR}(?!\\d)`, 'gu'),
    days: ([day = '', month = '', year = '']) => dayOf(year, monthOf(month), dayOfWords(day)),
  },
  {
    pattern: new RegExp(`(?<![\\p{L}\\d])${MONTH} (?:the )?${SAID_DAY},? ${YEAR}(?!\\d)`, 'gu'),
    days: ([month = '', day = '', year = '']) => dayOf(year, monthOf(month), dayOfWords(day)),
  },
  {
    pattern: /(?<![\d.-])(\d{1,2})([ ./-])(\d{1,2})\2(\d{4}|\d{2})(?!\d)/gu,
    days: ([first = '', , second = '', year = '']) =>
      (year.length === 4 ? [year] : [`19${year}`, `20${year}`]).flatMap((full) => [
        ...dayOf(full, Number(first), second),
        ...dayOf(full, Number(second), first),
      ]),
  },
]

const monthOf = (name: string) => MONTHS.indexOf(name.slice(0, 3)) + 1

function dayOf(year: string, month: number, day: string): string[] {
  const isDay = month >= 1 && month <= 12 && Number(day) >= 1 && Number(day) <= 31 && /^(?:19|20)/.test(year)
  // Laws take effect on these days.
  const isOfLaws = Number(year) >= 2015 && Number(day) === 1 && (month === 1 || month === 7)
  return isDay && !isOfLaws ? [`${year}-${month}-${Number(day)}`] : []
}

export function writtenDatesOf(text: string): WrittenDate[] {
  const found: WrittenDate[] = []
  for (const { pattern, days } of FORMS)
    for (const { 0: date, index, ...rest } of text.matchAll(pattern)) {
      if (found.length >= DATES_MAX) break
      const parts = Object.entries(rest).flatMap(([at, part]) => (/^[1-9]$/.test(at) ? [String(part)] : []))
      const read = days(parts)
      if (read.length > 0) found.push({ days: read, from: index, to: index + date.length })
    }
  return found
}

/** The days of a text that a source names too, however each of them writes it. */
export function findSourceDates(
  glyphs: Glyphs,
  dates: readonly WrittenDate[],
  { id, text }: { id: string; text: string },
): Finding[] {
  if (dates.length === 0) return []
  const places = new Map<string, WrittenDate>()
  for (const date of writtenDatesOf(text.toLowerCase())) for (const day of date.days) places.set(day, date)
  return dates.flatMap(({ days, from, to }): Finding[] => {
    const place = days.map((day) => places.get(day)).find((one) => one !== undefined)
    if (!place) return []
    const what = 'a date from a document of the case'
    const [start, end] = [glyphs.starts[from]!, glyphs.ends[to - 1]!]
    const source = { id, start: place.from, end: place.to }
    return [{ kind: 'client_identity', code: NAMED_IN_SOURCE, what, start, end, source }]
  })
}
