import type { Temporal } from 'temporal-polyfill'
import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import type { ZoneWords } from '../zones/find.ts'
import { AMBIGUOUS, abbreviationAt, offsetName, readZone } from '../zones/names.ts'
import type { Fact } from './facts.ts'
import { WORDS } from './words/all.ts'

/** What is known of the meeting, ready to be written; null for what is not known. */
export interface Details {
  title: string | null
  place: string | null
  about: string | null
  durationMinutes: number | null
  start: Temporal.ZonedDateTime | null
  end: Temporal.ZonedDateTime | null
  /**
   * The start as a mail states it: on the recipient's own clock if that is known, and on the organizer's where it shows
   * another time. Empty where it is not known whose clock the start is on: such a time is not stated.
   */
  clocks: readonly Temporal.ZonedDateTime[]
}

export function clocksOf(start: Temporal.ZonedDateTime | null, ownZone: unknown): Temporal.ZonedDateTime[] {
  if (!start) return []
  const reading = readZone(ownZone)
  if (!('zone' in reading)) return [start]
  const own = start.withTimeZone(reading.zone)
  return own.offsetNanoseconds === start.offsetNanoseconds ? [own] : [own, start]
}

/** "14:00 to ", "2-": what follows may be the end. */
const ENDS_A_RANGE =
  /[\d\u00b7](?:\s?(?:[ap]\.?m\.?|uhr|uur|h))?\s*(?:[–—-]|to|until|till|bis|à|a|y|e|alle|às|até|tot|do|до)\s*(?:(?:las|ore|godz\.)\s)?$/iu

/** Whether what a text says of a time is what the operation says, on any of the clocks. `before` is the text in front. */
export function agrees(fact: Fact, details: Details, language: MailLanguage, before = ''): boolean {
  const { start, durationMinutes, clocks } = details
  if (fact.kind === 'duration') return fact.minutes === durationMinutes
  if (isLength(fact, details)) return true
  if (fact.kind === 'zone') return clocks.some((clock) => namesClock(fact.words, clock, language))
  const shown = clocks.length > 0 ? clocks : start ? [start] : []
  return shown.some((clock) => agreesOn(fact, clock, details, language, before))
}

export function isLength(fact: Fact, { durationMinutes }: Details): boolean {
  return fact.kind === 'hours' && durationMinutes === fact.hour * 60 + fact.minute
}

/** The same on one clock. */
export function agreesOn(
  fact: Fact,
  clock: Temporal.ZonedDateTime,
  { end }: Details,
  language: MailLanguage,
  before = '',
): boolean {
  const until = end?.withTimeZone(clock.timeZoneId)
  const isEnd = (hour: number, minute: number) =>
    until !== undefined && until.hour === hour && until.minute === minute && ENDS_A_RANGE.test(before)
  const isTime = (hour: number, minute: number) =>
    (clock.hour === hour && clock.minute === minute) || isEnd(hour, minute)
  switch (fact.kind) {
    case 'time':
    case 'hours':
      return isTime(fact.hour, fact.minute)
    case 'dotted':
      return isTime(fact.first, fact.second) || (fact.first === clock.day && fact.second === clock.month)
    case 'date':
      return fact.day === clock.day && fact.month === clock.month && (fact.year ?? clock.year) === clock.year
    case 'numeric date':
      return isNumericDate(fact, clock, language)
    case 'weekday':
      return fact.weekday === clock.dayOfWeek
    case 'month':
      return fact.month === clock.month
    case 'number':
      return fact.value === clock.day || fact.value === clock.year || isBareHour(fact.value, clock, language)
    default:
      return false
  }
}

/** Is it an hour of the day, and not a length, a day or a year? */
export function isClockTime(fact: Fact, details: Details, language: MailLanguage): boolean {
  if (fact.kind === 'time') return true
  if (fact.kind === 'hours') return !isLength(fact, details)
  const { clocks } = details
  if (fact.kind === 'dotted') return !clocks.some(({ day, month }) => fact.first === day && fact.second === month)
  if (fact.kind !== 'number') return false
  return clocks.some(
    (clock) => fact.value !== clock.day && fact.value !== clock.year && isBareHour(fact.value, clock, language),
  )
}

export function endsRange(before: string): boolean {
  return ENDS_A_RANGE.test(before)
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

const GENERIC: Readonly<Record<string, readonly string[]>> = {
  ET: ['EST', 'EDT'],
  CT: ['CST', 'CDT'],
  MT: ['MST', 'MDT'],
  PT: ['PST', 'PDT'],
  AT: ['AST', 'ADT'],
}

/** Whether the words name this clock, as it is called at that moment: in July nobody is on EST. */
export function namesClock(words: ZoneWords, clock: Temporal.ZonedDateTime, language: MailLanguage): boolean {
  if (words.kind === 'named') return words.name === zoneLabel(clock, language)
  if (words.kind === 'zones')
    return words.zones.every((zone) => clock.withTimeZone(zone).offsetNanoseconds === clock.offsetNanoseconds)
  if (words.kind !== 'abbreviation') return false
  const { name } = words
  if (name === 'GMT' || name === 'UTC') return clock.offsetNanoseconds === 0
  const own = abbreviationAt(clock)
  if (own === null) return false
  if (GENERIC[name]) return GENERIC[name].includes(own)
  return name === own || Object.values(WORDS).some(({ zoneNames }) => zoneNames?.[own] === name)
}

/** "EST" in English, "MEZ, UTC+1" elsewhere: not every reader knows the abbreviations of another land. */
export function zoneLabel(start: Temporal.ZonedDateTime, language: MailLanguage): string {
  const offset = offsetName(start.offsetNanoseconds / 60_000_000_000)
  const abbreviation = abbreviationAt(start)
  if (!abbreviation) {
    const name = placeName(start, language)
    return name ? `${name}, ${offset}` : offset
  }
  if (abbreviation === offset) return offset
  const name = WORDS[language].zoneNames?.[abbreviation] ?? abbreviation
  return language === 'en' && !AMBIGUOUS.has(name) ? name : `${name}, ${offset}`
}

const placeNames = new Map<string, string | null>()
const PLACE_NAMES_MAX = 1000

/** "Türkiye Time", "heure : Turquie"; null where a zone is only a distance from UTC. */
function placeName({ timeZoneId, epochMilliseconds }: Temporal.ZonedDateTime, language: MailLanguage): string | null {
  if (/^(?:UTC$|Etc\/|[+-])/.test(timeZoneId)) return null
  const key = `${timeZoneId} ${language}`
  const known = placeNames.get(key)
  if (known !== undefined) return known
  if (placeNames.size >= PLACE_NAMES_MAX) placeNames.clear()
  const format = new Intl.DateTimeFormat(WORDS[language].locale, { timeZone: timeZoneId, timeZoneName: 'shortGeneric' })
  const name = format.formatToParts(epochMilliseconds).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  // An abbreviation that this catalog does not know says less than the place.
  const plain = name.replace(/\s/gu, ' ')
  const place = /^(?:GMT|UTC|[A-Z]{2,5}$)/.test(plain) ? cityOf(timeZoneId) : plain
  placeNames.set(key, place)
  return place
}

function cityOf(timeZoneId: string): string {
  return timeZoneId.slice(timeZoneId.lastIndexOf('/') + 1).replaceAll('_', ' ')
}
