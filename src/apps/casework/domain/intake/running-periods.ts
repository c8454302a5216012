import { addMonths, daySpan, type EpochDay, isoDay } from '../text/day.ts'
import type { ClientIntakeForm, DateKind } from './form-schema.ts'
import { type LimitationPeriod, PERIODS } from './periods.ts'

export interface RunningPeriod {
  id: string
  title: string
  source: string
  /** Null, and what follows too, when the form tells no date from which it could be counted. */
  counted_from: string | null
  last_day: string | null
  days_left: number | null
}

const STARTS_MAX = 10

/** The periods that may run in this matter, each counted from every day on which the form's own dates let it begin. */
export function runningPeriods(form: ClientIntakeForm, today: EpochDay): RunningPeriod[] {
  return PERIODS.filter((period) => mayRun(period, form)).flatMap(
    ({ id, title, source, length, from }): RunningPeriod[] => {
      const starts = startsOf(form, from)
      if (starts.length === 0) return [{ id, title, source, counted_from: null, last_day: null, days_left: null }]
      return starts.map((start) => {
        const last = 'days' in length ? start + length.days : addMonths(start, length.months)
        return { id, title, source, counted_from: isoDay(start), last_day: isoDay(last), days_left: last - today }
      })
    },
  )
}

function mayRun({ matters, reasons, sectors, from }: LimitationPeriod, form: ClientIntakeForm): boolean {
  if (!matters.includes(form.matter_type)) return false
  if (reasons && !form.protected_reasons.some((reason) => reasons.includes(reason))) return false
  if (sectors && !sectors.includes(form.employer?.sector ?? 'unknown')) return false
  // A notice that nobody speaks of has probably not come.
  return !from.includes('notice_to_sue_received') || startsOf(form, from).length > 0
}

/**
 * Each act may have a period of its own, so that each day counts; of very many the latest. Of a month or a year the first
 * day counts: better too early a deadline than too late.
 */
function startsOf(form: ClientIntakeForm, kinds: readonly DateKind[]): EpochDay[] {
  const days = form.key_dates.flatMap(({ what, date }) => (kinds.includes(what) ? [daySpan(date)?.first] : []))
  const known = new Set(days.filter((day) => day !== undefined))
  return [...known].toSorted((a, b) => a - b).slice(-STARTS_MAX)
}
