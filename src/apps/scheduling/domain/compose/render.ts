import type { Temporal } from 'temporal-polyfill'
import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { calendarNames } from './calendar-names.ts'
import { clockOf, type Details, zoneLabel } from './details.ts'
import { WORDS } from './words/all.ts'

export type Values = Partial<Record<'name' | 'title' | 'slot' | 'duration' | 'place' | 'zone' | 'about', string>>

/** A template with its values; null where one is missing that it cannot do without. */
export function fill(template: string, values: Values): string | null {
  let isWhole = true
  const put = (text: string) =>
    text.replace(/ ?\{(\w+)\}/g, (found, name: keyof Values) => {
      const value = values[name]
      if (value !== undefined) return found.replace(/\{\w+\}/, () => value)
      if (name === 'title') return ''
      isWhole = false
      return ''
    })
  const open = template.replace(/\[([^\]]*)\]/g, (_, inner: string) =>
    [...inner.matchAll(/\{(\w+)\}/g)].every(([, name]) => values[name as keyof Values] !== undefined) ? inner : '',
  )
  const filled = put(open)
  return isWhole ? filled.replace(/(?<!\.)\.\.$/u, '.') : null
}

/** With its full stop, but not a second one: "King Street 12." may end a place. */
export function ended(sentence: string): string {
  return /(?<!\.)\.$/u.test(sentence) ? sentence : `${sentence}.`
}

/** French sets a space before double signs, and it must not break. */
export function typeset(template: string, language: MailLanguage): string {
  if (language !== 'fr') return template
  return template.replace(/ ([:;?!»])/gu, '\u00a0$1').replace(/« /gu, '«\u00a0')
}

/** A time is stated on every clock that counts, each with its name; where no clock is known, no time is stated. */
export function valuesOf(details: Details, language: MailLanguage): Values {
  const { title, place, about, durationMinutes, clocks } = details
  const values: Values = {}
  if (title) values.title = quoted(title, language)
  if (place) values.place = place
  if (about) values.about = about
  if (durationMinutes) values.duration = durationOf(durationMinutes, language)
  if (clocks.length > 0) {
    values.slot = slotOf(clocks, language)
    values.zone = clocks.map((clock) => zoneOf(clock, language)).join(' / ')
  }
  return values
}

/** Quotation marks keep a title together, whatever stands in it. */
export function quoted(title: string, language: MailLanguage): string {
  const [open, close] = WORDS[language].quotes
  return `${typeset(open, language)}${innerTitle(title)}${typeset(close, language)}`
}

/** A quotation mark in the title would end the quotation. */
export function innerTitle(title: string): string {
  return title.replace(/["„“”«»‟]/gu, "'")
}

/** "Thursday, January 15 at 4:00 AM JST (Wednesday, January 14 at 2:00 PM EST)". */
function slotOf([first, second]: readonly Temporal.ZonedDateTime[], language: MailLanguage): string {
  const label = zoneLabel(first!, language)
  const isInline = language === 'en' && !label.includes(',')
  if (!second) return isInline ? `${wallOf(first!, language)} ${label}` : `${wallOf(first!, language)} (${label})`
  const isSameDay = first!.toPlainDate().equals(second.toPlainDate())
  const other = isSameDay ? clockOf(second, language) : wallOf(second, language)
  const otherLabel = zoneLabel(second, language)
  const inside = language === 'en' && !otherLabel.includes(',') ? `${other} ${otherLabel}` : `${other}, ${otherLabel}`
  return isInline
    ? `${wallOf(first!, language)} ${label} (${inside})`
    : `${wallOf(first!, language)} (${label}; ${inside})`
}

function wallOf(start: Temporal.ZonedDateTime, language: MailLanguage): string {
  const words = WORDS[language]
  const { months, weekdays } = calendarNames(language)
  const date = words.date
    .replace('{weekday}', (words.weekdayInDate ?? weekdays)[start.dayOfWeek - 1]!)
    .replace('{day}', start.day === 1 && words.firstDay ? words.firstDay : String(start.day))
    .replace('{month}', months[start.month - 1]!)
  const pattern = start.hour === 11 && words.slotAtEleven ? words.slotAtEleven : words.slot
  return pattern.replace('{date}', date).replace('{time}', clockOf(start, language))
}

function zoneOf(start: Temporal.ZonedDateTime, language: MailLanguage): string {
  const label = zoneLabel(start, language)
  const name = start.timeZoneId
  return /^(?:UTC$|Etc\/|[+-])/.test(name) ? label : `${name} (${label})`
}

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: string, unit: 'minute' | 'hour'): Intl.NumberFormat {
  const key = `${locale} ${unit}`
  const options = { style: 'unit', unit, unitDisplay: 'long', useGrouping: false, maximumFractionDigits: 2 } as const
  const format = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, format)
  return format
}

/** Nominative. From two hours on in hours. */
export function durationOf(minutes: number, language: MailLanguage): string {
  const { locale } = WORDS[language]
  const unit = (value: number, name: 'minute' | 'hour') => formatOf(locale, name).format(value).replace(/\s/gu, ' ')
  if (minutes < 120 || !Number.isInteger(minutes)) return unit(minutes, 'minute')
  const rest = minutes % 60
  return rest === 0 ? unit(minutes / 60, 'hour') : `${unit(Math.floor(minutes / 60), 'hour')} ${unit(rest, 'minute')}`
}
