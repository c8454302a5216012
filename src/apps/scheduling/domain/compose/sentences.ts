import { MAIL_LANGUAGES } from '#kernel/contracts/scheduling.ts'
import { calendarNames } from './calendar-names.ts'

const ABBREVIATION =
  /(?:^|[\s("„«])(?:\p{L}|Mr|Mrs|Ms|Dr|Prof|St|No|Nr|vs|etc|approx|ca|bzw|usw|inkl|ggf|Sr|Sra|Ud|Uds|Dra|Av|núm|tel|Tel|godz|ul|np|tj|m\.in|inż|mgr|dhr|mevr|bijv|o\.a|z\.B|d\.h|i\.e|e\.g|p\.m|a\.m|вул|год|хв|ім|пн|напр)\.$/u

/** The sentences of a text. A dot after the day of a date, an abbreviation or before a small letter ends none. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/\n+/)
    .flatMap(splitLine)
    .map((sentence) => sentence.trim())
    .filter((sentence) => /[\p{L}\p{N}□]/u.test(sentence))
}

function splitLine(line: string): string[] {
  const sentences: string[] = []
  let start = 0
  for (const match of line.matchAll(/[.!?…。！？]+["'”“»)\]]*(?:[\s\u00a0]+|$)/gu)) {
    const end = match.index + match[0].length
    const head = line.slice(start, match.index + 1)
    const isDot = match[0].startsWith('.') && !match[0].startsWith('..')
    const next = line.slice(end)
    if (next && isDot && (isDay(head, next) || ABBREVIATION.test(head) || /^\p{Ll}/u.test(next))) continue
    sentences.push(line.slice(start, end))
    start = end
  }
  return start < line.length ? [...sentences, line.slice(start)] : sentences
}

let months: Set<string> | undefined

/** "14. Januar". */
function isDay(head: string, next: string): boolean {
  if (!/(?<!\d)\d{1,2}\.$/.test(head)) return false
  months ??= new Set(MAIL_LANGUAGES.flatMap((language) => [...calendarNames(language).monthForms.keys()]))
  return months.has(/^\p{L}+/u.exec(next)?.[0].toLowerCase() ?? '')
}
