import type { Temporal } from 'temporal-polyfill'
import type { MailLanguage } from '#contracts/scheduling.ts'
import type { Fact } from './facts.ts'
import { WORDS } from './words/all.ts'
import { abbreviationAt, offsetName } from './zones.ts'

/** What is known of the meeting, ready to be written; null for what is not known. */
export interface Details {
  title: string | null
  place: string | null
  about: string | null
  durationMinutes: number | null
  start: Temporal.ZonedDateTime | null
  end: Temporal.ZonedDateTime | null
  /** Without it the hour is known, but not on whose clocks. */
  hasZone: boolean
}

/** "14:00 to ", "2-": what follows may be the end. */
const ENDS_A_RANGE =
  /[\d\u00b7](?:\s?(?:[ap]\.?m\.?|uhr|uur|h))?\s*(?:[–—-]|to|until|till|bis|à|a|y|e|alle|às|até|tot|do|до)\s*(?:(?:las|ore|godz\.)\s)?$/iu

/** Whether what a text says of a time is what the operation says. `before` is the text in front of it. */
export function agrees(fact: Fact, details: Details, language: MailLanguage, before = ''): boolean {
  const { start, end, durationMinutes } = details
  if (fact.kind === 'duration') return fact.minutes === durationMinutes
  if (fact.kind === 'hours' && durationMinutes === fact.hour * 60 + fact.minute) return true
  if (!start || fact.kind === 'vague') return false
  const isEnd = (hour: number, minute: number) =>
    end !== null && end.hour === hour && end.minute === minute && ENDS_A_RANGE.test(before)
  const isTime = (hour: number, minute: number) =>
    (start.hour === hour && start.minute === minute) || isEnd(hour, minute)
  switch (fact.kind) {
    case 'time':
    case 'hours':
      return isTime(fact.hour, fact.minute)
    case 'dotted':
      return isTime(fact.first, fact.second) || (fact.first === start.day && fact.second === start.month)
    case 'date':
      return fact.day === start.day && fact.month === start.month && (fact.year ?? start.year) === start.year
    case 'numeric date':
      return isNumericDate(fact, start, language)
    case 'weekday':
      return fact.weekday === start.dayOfWeek
    case 'month':
      return fact.month === start.month
    case 'zone':
      return details.hasZone && isZone(fact.zone, start)
    case 'number':
      return fact.value === start.day || fact.value === start.year || isBareHour(fact.value, start, language)
  }
}

/** "2:00 PM", "14:00", "14h00". */
export function clockOf(at: Temporal.ZonedDateTime, language: MailLanguage): string {
  const minute = String(at.minute).padStart(2, '0')
  const { clock } = WORDS[language]
  if (clock === '2:00 PM') return `${((at.hour + 11) % 12) + 1}:${minute} ${at.hour < 12 ? 'AM' : 'PM'}`
  return `${String(at.hour).padStart(2, '0')}${clock === '14h00' ? 'h' : ':'}${minute}`
}

function isBareHour(value: number, start: Temporal.ZonedDateTime, language: MailLanguage): boolean {
  return start.minute === 0 && (value === start.hour || (language === 'en' && value === ((start.hour + 11) % 12) + 1))
}

function isNumericDate(
  fact: Extract<Fact, { kind: 'numeric date' }>,
  { day, month, year }: Temporal.ZonedDateTime,
  language: MailLanguage,
): boolean {
  const monthFirst = fact.second > 12 || (language === 'en' && fact.first <= 12)
  const [d, m] = monthFirst ? [fact.second, fact.first] : [fact.first, fact.second]
  return d === day && m === month && (fact.year ?? year) === year
}

const SPELLED: Readonly<Record<string, readonly string[]>> = {
  eastern: ['EST', 'EDT'],
  central: ['CST', 'CDT'],
  mountain: ['MST', 'MDT'],
  pacific: ['PST', 'PDT'],
  'central european': ['CET', 'CEST'],
  'eastern european': ['EET', 'EEST'],
  'western european': ['WET', 'WEST'],
  'greenwich mean': ['GMT'],
  'british summer': ['BST'],
}

function isZone(written: string, start: Temporal.ZonedDateTime): boolean {
  const offsetMinutes = start.offsetNanoseconds / 60_000_000_000
  const abbreviation = abbreviationAt(start)
  if (/^(?:UTC|GMT)$/.test(written)) return offsetMinutes === 0
  const offset = /^(?:UTC|GMT)?([+-]\d{1,2})(?::(\d{2}))?$/.exec(written)
  if (offset) {
    const hours = Number(offset[1])
    const size = Math.abs(hours) * 60 + Number(offset[2] ?? 0)
    return offsetMinutes === (offset[1]!.startsWith('-') ? -size : size)
  }
  if (written.includes('/')) return written === start.timeZoneId
  const spelled = /^(.*?)(standard|daylight|summer)?time$/i.exec(written)
  if (spelled) {
    const entry = Object.entries(SPELLED).find(([name]) => name.replace(' ', '') === spelled[1]!.toLowerCase())
    if (!entry || !abbreviation || !entry[1].includes(abbreviation)) return false
    return !spelled[2] || /standard/i.test(spelled[2]) === (abbreviation === entry[1][0])
  }
  const own = Object.values(WORDS).map(({ zoneNames }) => (abbreviation ? zoneNames?.[abbreviation] : undefined))
  return written === abbreviation || own.includes(written)
}

/** "EST" in English, "MEZ, UTC+1" elsewhere: not every reader knows the abbreviations of another land. */
export function zoneLabel(start: Temporal.ZonedDateTime, language: MailLanguage): string {
  const offset = offsetName(start.offsetNanoseconds / 60_000_000_000)
  const abbreviation = abbreviationAt(start)
  if (!abbreviation || abbreviation === offset) return offset
  const name = WORDS[language].zoneNames?.[abbreviation] ?? abbreviation
  return language === 'en' && name !== 'CST' ? name : `${name}, ${offset}`
}
