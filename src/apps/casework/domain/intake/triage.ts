import { addMonths, dayOfTimestamp, daySpan, type EpochDay } from '../text/day.ts'
import { oneLine, quoted } from '../text/quote.ts'
import type { IntakeChecklist } from './checklist.ts'
import type { ClientIntakeForm } from './form-schema.ts'
import { type RunningPeriod, runningPeriods } from './running-periods.ts'

export type ConflictAnswer = 'yes' | 'no' | 'possible' | 'unknown'
export type Urgency = 'normal' | 'soon' | 'urgent'

export interface TriageFlag {
  code: string
  text: string
  field?: string
}

export interface Triage {
  route: 'attorney_review' | 'needs_more_info' | 'conflict_review'
  urgency: Urgency
  flags: TriageFlag[]
  /** What an attorney may want to do. It decides nothing. */
  suggestion: 'accept' | 'reject' | 'request_more'
  periods: RunningPeriod[]
}

const URGENT_DAYS = 14
const SOON_DAYS = 60
/** What passed so lately may still be saved today; what passed before is no emergency any more. */
const LATELY_DAYS = 30
const CHECK = 'A person must check this.'

/**
 * Where a form goes next and how fast. Only answers with a fixed meaning are read: not a word of the client's story can
 * move it. `now` is a moment with its zone.
 */
export function triage(
  form: ClientIntakeForm,
  checklist: IntakeChecklist,
  conflict: ConflictAnswer,
  now: string,
): Triage {
  const today = dayOfTimestamp(now)
  if (today === null) throw new Error('The moment of the triage is a moment with its zone.')
  const periods = runningPeriods(form, today)
  const known = knownDeadlines(form, today)
  const flags = [
    ...CONFLICT_FLAGS[conflict],
    ...checklistFlags(checklist),
    ...known.map(deadlineFlag),
    ...periods.map(periodFlag).filter((flag) => flag !== null),
    ...personFlags(form, today),
  ]
  const dated = periods.filter(({ days_left }) => days_left !== null)
  const allPassed = dated.length > 0 && dated.every(hasPassed)
  return {
    route: routeOf(conflict, checklist),
    urgency: [...known, ...dated].map(({ days_left }) => urgencyOf(days_left!)).reduce(moreUrgent, 'normal'),
    flags,
    suggestion: suggestionOf(conflict, checklist.complete && !allPassed && !known.some(hasPassed)),
    periods,
  }
}

function routeOf(conflict: ConflictAnswer, { complete }: IntakeChecklist): Triage['route'] {
  if (conflict === 'yes' || conflict === 'possible') return 'conflict_review'
  if (!complete) return 'needs_more_info'
  // Nobody takes a case before the conflict check has answered.
  return conflict === 'unknown' ? 'conflict_review' : 'attorney_review'
}

function suggestionOf(conflict: ConflictAnswer, isReady: boolean): Triage['suggestion'] {
  if (conflict === 'yes') return 'reject'
  return conflict === 'no' && isReady ? 'accept' : 'request_more'
}

const CONFLICT_FLAGS: Readonly<Record<ConflictAnswer, readonly TriageFlag[]>> = {
  yes: [{ code: 'conflict_found', text: `Somebody named here stands in another case of the firm. ${CHECK}` }],
  possible: [
    { code: 'conflict_possible', text: `Somebody named here may stand in another case of the firm. ${CHECK}` },
  ],
  unknown: [{ code: 'conflict_unchecked', text: 'The conflict check has not answered.' }],
  no: [],
}

function checklistFlags({ items }: IntakeChecklist): TriageFlag[] {
  const open = (status: string, code: string, text: string) => {
    const count = items.filter((item) => item.status === status).length
    return count === 0 ? [] : [{ code, text: `${text}: ${count}.` }]
  }
  return [
    ...open('missing', 'incomplete', 'Answers or documents that are missing'),
    ...open('unclear', 'unclear', 'Answers or documents that are unclear'),
  ]
}

interface KnownDeadline {
  field: string
  what: string
  day: string
  days_left: number
}

/** Deadlines that the client tells of, and hearings. */
function knownDeadlines(form: ClientIntakeForm, today: EpochDay): KnownDeadline[] {
  const dated = (field: string, what: string, day: string) => ({
    field,
    what,
    day,
    days_left: daySpan(day)!.first - today,
  })
  return [
    ...(form.deadlines_known ?? []).map(({ what, date }, i) => dated(`deadlines_known.${i}`, what, date)),
    ...form.key_dates.flatMap(({ what, date }, i) =>
      what === 'hearing' ? [dated(`key_dates.${i}`, 'hearing', date)] : [],
    ),
  ]
}

function deadlineFlag({ field, what, day, days_left }: KnownDeadline): TriageFlag {
  const summary = `The client tells of ${quoted(what, 120)} on ${day}`
  if (days_left < 0) return { code: 'deadline_passed', text: `${summary}, which has passed. ${CHECK}`, field }
  return { code: urgencyOf(days_left) === 'normal' ? 'deadline' : 'deadline_near', text: `${summary}. ${CHECK}`, field }
}

function periodFlag({ title, source, counted_from, last_day, days_left }: RunningPeriod): TriageFlag | null {
  const what = `${title} (${source})`
  if (days_left === null)
    return { code: 'period_start_unknown', text: `${what}: no date from which it could run. ${CHECK}` }
  if (days_left < 0)
    return {
      code: 'period_passed',
      text: `${what}: counted from ${counted_from}, may have ended on ${last_day}. ${CHECK}`,
    }
  if (urgencyOf(days_left) === 'normal') return null
  return { code: 'period_near', text: `${what}: counted from ${counted_from}, may end on ${last_day}. ${CHECK}` }
}

function personFlags(form: ClientIntakeForm, today: EpochDay): TriageFlag[] {
  const born = form.client.date_of_birth === undefined ? null : daySpan(form.client.date_of_birth)
  const flags: TriageFlag[] = []
  if (born && addMonths(born.first, 18 * 12) > today)
    flags.push({
      code: 'client_is_minor',
      text: 'By the date of birth the client is a minor.',
      field: 'client.date_of_birth',
    })
  if (oneLine(form.other_attorney ?? '', 1) !== '')
    flags.push({
      code: 'other_attorney',
      text: 'The client names another attorney in this matter.',
      field: 'other_attorney',
    })
  if (form.agency_filing)
    flags.push({ code: 'agency_filing', text: 'The client has filed with an agency.', field: 'agency_filing' })
  return flags
}

function hasPassed({ days_left }: { days_left: number | null }): boolean {
  return days_left !== null && days_left < 0
}

function urgencyOf(daysLeft: number): Urgency {
  if (daysLeft > SOON_DAYS || daysLeft < -LATELY_DAYS) return 'normal'
  return daysLeft > URGENT_DAYS ? 'soon' : 'urgent'
}

function moreUrgent(one: Urgency, other: Urgency): Urgency {
  const order: Urgency[] = ['normal', 'soon', 'urgent']
  return order[Math.max(order.indexOf(one), order.indexOf(other))]!
}
