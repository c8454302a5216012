import type { TaskDetails } from '../../../contracts.ts'
import { DAY_MS, dayFromIso, dayOfWeek, type EpochDay, partsOf } from './calendar.ts'
import { MONTH_NAMES, WEEKDAY_CODES, WEEKDAY_NAMES } from './vocabulary.ts'
import { isoOf, type Now, nowIn, wallMsAt } from './zone.ts'

/** A short line for people: "Due tomorrow at 17:00, every week, p1, #home." Empty when there is nothing to say. */
export function describeDetails(details: TaskDetails, options: { nowMs: number; timeZone: string }): string {
  const now = nowIn(options.nowMs, options.timeZone)
  const parts = [
    details.due_on === null ? '' : `due ${dueWords(details.due_on, details.due_at, now)}`,
    details.recurrence === null ? '' : describeRecurrence(details.recurrence),
    details.priority === null ? '' : `p${details.priority}`,
    ...details.labels.map((label) => `#${label}`),
    details.list === null ? '' : `list ${details.list}`,
    details.remind_at === null || details.remind_at === details.due_at
      ? ''
      : `reminder ${timestampWords(Date.parse(details.remind_at), now)}`,
  ].filter((part) => part !== '')
  const line = parts.join(', ')
  return line === '' ? '' : `${line[0]!.toUpperCase()}${line.slice(1)}.`
}

function dueWords(dueOn: string, dueAt: string | null, now: Now): string {
  return dueAt === null ? dayWords(dayFromIso(dueOn), now) : timestampWords(Date.parse(dueAt), now)
}

function timestampWords(ms: number, now: Now): string {
  const wall = wallMsAt(ms, now.zone)
  return `${dayWords(Math.floor(wall / DAY_MS), now)} at ${isoOf(wall).slice(11, 16)}`
}

function dayWords(day: EpochDay, now: Now): string {
  const away = day - now.today
  if (away === 0) return 'today'
  if (away === 1) return 'tomorrow'
  if (away === -1) return 'yesterday'
  if (away > 1 && away < 7) return `on ${WEEKDAY_NAMES[dayOfWeek(day)]}`
  const { year, month, day: number } = partsOf(day)
  return `on ${number} ${MONTH_NAMES[month]}${year === partsOf(now.today).year ? '' : ` ${year}`}`
}

const UNITS: Record<string, string> = { HOURLY: 'hour', DAILY: 'day', WEEKLY: 'week', MONTHLY: 'month', YEARLY: 'year' }
const PLACES: Record<string, string> = {
  '1': 'first',
  '2': 'second',
  '3': 'third',
  '4': 'fourth',
  '5': 'fifth',
  '-1': 'last',
}
const WORKDAYS = 'MO,TU,WE,TH,FR'

/** A rule in words; one with parts that have no short words is only said to repeat. */
export function describeRecurrence(rule: string): string {
  const parts = new Map(rule.split(';').map((part) => part.split('=') as [string, string | undefined]))
  const unit = UNITS[parts.get('FREQ') ?? '']
  if (unit === undefined) return 'repeats'
  const interval = parts.get('INTERVAL') ?? '1'
  const days = parts.get('BYDAY')
  if (unit === 'week' && days === WORKDAYS && interval === '1') return `every weekday${untilWords(parts)}`
  const named = days === undefined ? '' : weekdayWords(days)
  const every = interval === '1' ? `every ${unit}` : `every ${interval} ${unit}s`
  if (unit === 'week' && named !== '') {
    return (interval === '1' ? `every ${named}` : `${every} on ${named}`) + untilWords(parts)
  }
  return every + onWords(parts, named) + untilWords(parts)
}

function onWords(parts: Map<string, string | undefined>, named: string): string {
  const monthDay = parts.get('BYMONTHDAY')
  const month = MONTH_NAMES[Number(parts.get('BYMONTH'))]
  if (month && monthDay) return ` on ${monthDay} ${month}`
  if (monthDay === '-1') return ' on the last day'
  if (monthDay !== undefined) return ` on the ${monthDay.split(',').map(ordinal).join(' and ')}`
  return named === '' ? '' : ` on ${named}`
}

function untilWords(parts: Map<string, string | undefined>): string {
  const until = /^(\d{4})(\d\d)(\d\d)/.exec(parts.get('UNTIL') ?? '')
  const count = parts.get('COUNT')
  if (count !== undefined) return `, ${count} ${count === '1' ? 'time' : 'times'}`
  return until ? ` until ${Number(until[3])} ${MONTH_NAMES[Number(until[2])] ?? ''} ${until[1]}` : ''
}

/** "MO,TH" -> "Monday and Thursday"; "1MO" -> "the first Monday". */
function weekdayWords(days: string): string {
  const names = days.split(',').map((day) => {
    const name = WEEKDAY_NAMES[WEEKDAY_CODES.indexOf(day.slice(-2) as 'MO')] ?? day
    const place = day.slice(0, -2)
    return place === '' ? name : `the ${PLACES[place] ?? place} ${name}`
  })
  const last = names.pop()!
  return names.length === 0 ? last : `${names.join(', ')} and ${last}`
}

function ordinal(text: string): string {
  const day = Number(text)
  const tens = day % 100
  if (tens >= 11 && tens <= 13) return `${day}th`
  return `${day}${['th', 'st', 'nd', 'rd'][day % 10] ?? 'th'}`
}
