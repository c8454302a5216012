import type { MailLanguage } from '#kernel/contracts/scheduling.ts'
import { WORDS } from './words/all.ts'

export interface CalendarNames {
  /** As they stand beside a day: "14 stycznia". January first. */
  months: readonly string[]
  /** Every form of a month, in small letters, with its number. */
  monthForms: ReadonlyMap<string, number>
  /** Nominative. Monday first. */
  weekdays: readonly string[]
  /** In small letters; 1 is Monday. */
  shortWeekdays: ReadonlyMap<string, number>
}

const known = new Map<MailLanguage, CalendarNames>()

export function calendarNames(language: MailLanguage): CalendarNames {
  const names = known.get(language) ?? makeNames(WORDS[language].locale)
  known.set(language, names)
  return names
}

function makeNames(locale: string): CalendarNames {
  const format = (options: Intl.DateTimeFormatOptions, part: 'month' | 'weekday', ms: number) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC', calendar: 'gregory' })
      .formatToParts(ms)
      .find(({ type }) => type === part)!.value
  const months = Array.from({ length: 12 }, (_, i) => Date.UTC(2026, i, 14))
  // 5 January 2026 is a Monday.
  const days = Array.from({ length: 7 }, (_, i) => Date.UTC(2026, 0, 5 + i))
  const monthOptions: Intl.DateTimeFormatOptions[] = [
    { day: 'numeric', month: 'long' },
    { month: 'long' },
    { day: 'numeric', month: 'short' },
    { month: 'short' },
  ]
  const small = (text: string) => text.toLowerCase().replace(/\.$/, '')
  return {
    months: months.map((ms) => format(monthOptions[0]!, 'month', ms)),
    monthForms: new Map(
      monthOptions.flatMap((options) => months.map((ms, i) => [small(format(options, 'month', ms)), i + 1] as const)),
    ),
    weekdays: days.map((ms) => format({ weekday: 'long' }, 'weekday', ms)),
    shortWeekdays: new Map(days.map((ms, i) => [small(format({ weekday: 'short' }, 'weekday', ms)), i + 1])),
  }
}
