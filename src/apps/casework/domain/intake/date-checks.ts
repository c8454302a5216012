import { type DaySpan, dayOfTimestamp, daySpan, type EpochDay } from '../text/day.ts'
import { type ChecklistItem, unclear } from './checklist.ts'
import type { ClientIntakeForm, DateKind } from './form-schema.ts'

interface Dated extends DaySpan {
  field: string
  what: DateKind | 'filed'
}

const LABELS: Readonly<Record<Dated['what'], string>> = {
  hired: 'Start of the job',
  happened: 'Day it happened',
  complaint_made: 'Day of the complaint',
  ended: 'End of the job',
  unpaid_from: 'First unpaid work',
  unpaid_until: 'Last unpaid work',
  notice_to_sue_received: 'Day the notice of the right to sue came',
  hearing: 'Hearing',
  other: 'Another date',
  filed: 'Day of filing with the agency',
}

/** What lies in the past when it is told at all. A job may well end on a day to come. */
const PAST: ReadonlySet<Dated['what']> = new Set([
  'hired',
  'happened',
  'complaint_made',
  'unpaid_from',
  'unpaid_until',
  'notice_to_sue_received',
  'filed',
])

/** No later one can come before the earliest of the other. */
const IN_ORDER: ReadonlyArray<[earlier: Dated['what'], later: Dated['what']]> = [
  ['hired', 'ended'],
  ['unpaid_from', 'unpaid_until'],
  ['happened', 'filed'],
  ['filed', 'notice_to_sue_received'],
]

const WHICH = 'Which date is right?'

/** Dates that contradict each other or the calendar. A month or a year contradicts only if none of its days would do. */
export function dateItems(form: ClientIntakeForm, now: string): ChecklistItem[] {
  const today = dayOfTimestamp(now)
  if (today === null) throw new Error('The moment of the check is a moment with its zone.')
  const dates = datesOf(form)
  return [
    ...dates
      .filter(({ what, first }) => PAST.has(what) && first > today)
      .map(({ field, what }) => unclear(field, LABELS[what], 'This day is still to come.', WHICH)),
    ...IN_ORDER.flatMap(([earlier, later]) => outOfOrder(dates, earlier, later)),
    ...stillThere(form, dates, today),
    ...birthItems(form, dates, today),
    ...signatureItems(form, today),
  ]
}

function datesOf(form: ClientIntakeForm): Dated[] {
  const filed = form.agency_filing?.filed_on
  const all = [
    ...form.key_dates.map(({ what, date }, index) => ({ field: `key_dates.${index}`, what, span: daySpan(date) })),
    ...(filed === undefined ? [] : [{ field: 'agency_filing.filed_on', what: 'filed' as const, span: daySpan(filed) }]),
  ]
  return all.flatMap(({ field, what, span }) => (span ? [{ field, what, ...span }] : []))
}

function outOfOrder(dates: readonly Dated[], earlier: Dated['what'], later: Dated['what']): ChecklistItem[] {
  const starts = dates.filter(({ what }) => what === earlier).map(({ first }) => first)
  if (starts.length === 0) return []
  const start = Math.min(...starts)
  return dates
    .filter(({ what, last }) => what === later && last < start)
    .map(({ field }) => unclear(field, LABELS[later], `It lies before: ${LABELS[earlier]}.`, WHICH))
}

function stillThere(form: ClientIntakeForm, dates: readonly Dated[], today: EpochDay): ChecklistItem[] {
  const ended = dates.some(({ what, last }) => what === 'ended' && last < today)
  if (form.employer?.still_employed !== true || !ended) return []
  const why = 'The form says both that the job goes on and that it has ended.'
  return [unclear('employer.still_employed', 'Still employed', why, 'Do you still work there?')]
}

function birthItems(form: ClientIntakeForm, dates: readonly Dated[], today: EpochDay): ChecklistItem[] {
  const born = form.client.date_of_birth === undefined ? null : daySpan(form.client.date_of_birth)
  if (!born) return []
  const before = dates.find(({ last }) => last < born.first)
  if (born.first <= today && !before) return []
  const why = before ? `Another date of the form lies before it: ${LABELS[before.what]}.` : 'This day is still to come.'
  return [unclear('client.date_of_birth', 'Date of birth', why, 'When were you born?')]
}

function signatureItems(form: ClientIntakeForm, today: EpochDay): ChecklistItem[] {
  const signed = form.signed_at === undefined ? null : dayOfTimestamp(form.signed_at)
  // A day is left for the zones of the earth.
  if (signed === null || signed <= today + 1) return []
  return [unclear('signed_at', 'Signature', 'This day is still to come.', 'Please sign the form again.')]
}
