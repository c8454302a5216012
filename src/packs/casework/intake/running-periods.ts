import { addMonths, daySpan, type EpochDay, isoDay } from '../text/day.ts'
import type { ClientIntakeForm, DateKind } from './form-schema.ts'
import { type LimitationPeriod, PERIODS } from './periods.ts'

export interface RunningPeriod {
  id: string
  title: string
  source: string
  /** Null when the form tells no date from which it could be counted. */
  last_day: string | null
  days_left: number | null
}

/** The periods that may run in this matter, each with its last day as the form's own dates give it. */
export function runningPeriods(form: ClientIntakeForm, today: EpochDay): RunningPeriod[] {
  return PERIODS.filter((period) => mayRun(period, form)).map((period) => {
    const { id, title, source } = period
    const start = latest(form, period.from)
    if (start === null) return { id, title, source, last_day: null, days_left: null }
    const last = 'days' in period.length ? start + period.length.days : addMonths(start, period.length.months)
    return { id, title, source, last_day: isoDay(last), days_left: last - today }
  })
}

function mayRun({ matters, reasons, sectors, from }: LimitationPeriod, form: ClientIntakeForm): boolean {
  if (!matters.includes(form.matter_type)) return false
  if (reasons && !form.protected_reasons.some((reason) => reasons.includes(reason))) return false
  if (sectors && !sectors.includes(form.employer?.sector ?? 'unknown')) return false
  // A notice that nobody speaks of has probably not come.
  return !from.includes('notice_to_sue_received') || latest(form, from) !== null
}

/** Of a month or a year the first day counts: better too early a deadline than too late. */
function latest(form: ClientIntakeForm, kinds: readonly DateKind[]): EpochDay | null {
  const days = form.key_dates.flatMap(({ what, date }) => (kinds.includes(what) ? [daySpan(date)?.first] : []))
  const known = days.filter((day) => day !== undefined)
  return known.length > 0 ? Math.max(...known) : null
}
