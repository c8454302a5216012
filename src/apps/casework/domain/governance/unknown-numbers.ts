import type { Finding } from './finding.ts'
import type { Glyphs } from './glyphs.ts'

/** Numbers of people and things, birth dates and file names that are in no source of the case, by their form alone. */
export function findUnknownNumbers(glyphs: Glyphs): Finding[] {
  return FORMS.flatMap(({ code, what, pattern, holds = () => true }): Finding[] =>
    [...glyphs.flat.matchAll(pattern)]
      .filter(({ index, 0: text }) => holds(text, glyphs.flat.slice(Math.max(0, index - 24), index)))
      .map(({ index, 0: text }) => ({
        ...{ kind: 'client_identity', code, what },
        ...{ start: glyphs.starts[index]!, end: glyphs.ends[index + text.length - 1]! },
      })),
  )
}

interface Form {
  code: string
  what: string
  pattern: RegExp
  holds?(text: string, before: string): boolean
}

const NUMBER = {
  code: 'identity.looks_like_number',
  what: 'something that looks like the number of a person or a thing',
}
const BIRTH = { code: 'identity.looks_like_birth_date', what: 'something that looks like a date of birth' }
const FILE = { code: 'identity.looks_like_file', what: 'something that looks like the name of a file' }
const DISGUISE = { code: 'identity.looks_disguised', what: 'a word that is written apart or with digits in it' }

const START = '(?<![\\p{L}\\d])'
const END = '(?![\\p{L}\\d])'
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}'

/** Each takes a bounded number of steps at any place. */
const FORMS: Form[] = [
  // E-20931, 7KLM392, C02XK1ZZJGH5
  {
    ...NUMBER,
    pattern: new RegExp(`${START}[a-z\\d]{1,80}(?:[-_/][a-z\\d]{1,24}){0,4}${END}`, 'gu'),
    holds: (text, before) =>
      text.split(/[-_/]/).some(isIdentifier) && !/\b(?:form|section|rule|§{1,2})\s$/.test(before),
  },
  { ...NUMBER, pattern: new RegExp(`#\\s?\\d{3,12}${END}`, 'gu') },
  {
    ...NUMBER,
    pattern: new RegExp(
      `${START}(?:badge|employee|personnel|payroll|account|acct|serial|plate|licen[cs]e|policy|member|student|passport|vin|ticket|order|invoice|reference|ref|patient|record|phone)(?: (?:id|no\\.?|number|card))?:? ?(?:is |was )?[a-z]{0,3}-?\\d{3,12}${END}`,
      'gu',
    ),
  },
  {
    ...NUMBER,
    pattern:
      /(?<![\p{L}])(?:phone|phones|telephone|tel|mobile|cell|fax|dial|dials|dialed|dialled|call|called|text|texted|pager)\.?:? (?:(?:is|was|at|on|number|no\.) ){0,2}\d[\d -]{3,12}\d(?![\d%])(?!,\d| (?:times|hours|days|people|witnesses|workers|minutes|employees))/gu,
  },
  {
    ...BIRTH,
    pattern: new RegExp(
      `${START}(?:born|dob|d\\.o\\.b\\.|date of birth|birth ?date|birthday)(?: (?:is|was|on|in))?:? (?:(?:${MONTH}\\.? )?\\d{1,4}|\\d{1,2}\\.? ${MONTH})`,
      'gu',
    ),
  },
  {
    ...FILE,
    pattern: new RegExp(
      `${START}[\\p{L}\\d][\\p{L}\\d_-]{0,80}\\.(?:pdf|docx?|xlsx?|pptx?|txt|rtf|eml|msg|csv|jpe?g|png|heic|tiff?|mp[34]|m4a|mov|wav|zip|pst)${END}`,
      'gu',
    ),
  },
  // Wendel1ne; not B2B, F3d or H1B.
  { ...DISGUISE, pattern: new RegExp(`${START}\\p{L}{2,24}\\d{1,2}\\p{L}{2,24}${END}`, 'gu') },
  // R0b3rt
  {
    ...DISGUISE,
    pattern: new RegExp(`${START}\\p{L}{1,24}(?:\\d\\p{L}{1,24}){1,6}\\d?${END}`, 'gu'),
    holds: (text) => text.length > 4 && /\d.*\d/.test(text),
  },
  // W e n d e l i n e
  { ...DISGUISE, pattern: new RegExp(`${START}\\p{L}(?:[ .\\-_*]\\p{L}){3,24}${END}`, 'gu') },
]

/** Letters and at least three digits in one word, or a long number beside letters; not 1981a, 2020s, 100mg or 40hrs. */
function isIdentifier(part: string, _at: number, parts: readonly string[]): boolean {
  if (/^\d{5,}$/.test(part)) return parts.some((other) => /\p{L}/u.test(other) && other.length < 4)
  if (!/\p{L}/u.test(part) || (part.match(/\d/g)?.length ?? 0) < 3) return false
  return !/^(?:\d+\p{L}{1,3}|\d+(?:days?|hours?|weeks?|months?|years?))$/u.test(part)
}
