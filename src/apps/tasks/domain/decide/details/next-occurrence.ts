import { RRuleTemporal } from 'rrule-temporal'
import { Temporal } from 'temporal-polyfill'
import { DAY_MS, type EpochDay, isoDay } from './calendar.ts'
import type { Due } from './when.ts'
import { instantOf, isoOf, knownZone, wallOf } from './zone.ts'

/** The next time a task is due. `recurrence` is the rule from there on: a COUNT goes down with every occurrence. */
export interface Occurrence extends Due {
  recurrence: string
}

const PARTS = /^FREQ=(?:HOURLY|DAILY|WEEKLY|MONTHLY|YEARLY)(?:;[A-Z]+=[A-Z0-9,+-]+)*$/
const KNOWN = new Set(
  'FREQ INTERVAL COUNT UNTIL BYMONTH BYMONTHDAY BYDAY BYHOUR BYMINUTE BYSETPOS BYYEARDAY BYWEEKNO WKST'.split(' '),
)
/** A higher count is as good as endless, and is not counted down. */
const COUNT_MAX = 1000
/** Enough for every day that exists; a rule without any ("30 February") is given up soon. */
const STEPS_MAX = 1000

/**
 * The first occurrence after both the old due and the completion: a task overdue for a month comes back once. Null
 * when the rule has ended or cannot be read.
 *
 * The rule runs on wall-clock time and is put into the zone afterwards, because a rule that runs in the zone leaves
 * out the occurrences whose local time the clocks skip.
 */
export function nextOccurrence(
  recurrence: string,
  due: Due,
  timeZone: string,
  completedAtMs: number,
): Occurrence | null {
  const parts = ruleParts(recurrence)
  if (!parts) return null
  try {
    return next(parts, due, knownZone(timeZone), completedAtMs)
  } catch {
    // A rule without any day ("30 February"), or one that leaves the calendar: it has no next occurrence.
    return null
  }
}

function ruleParts(recurrence: string): Map<string, string> | null {
  if (recurrence.length > 200 || !PARTS.test(recurrence)) return null
  const parts = new Map(recurrence.split(';').map((part) => part.split('=') as [string, string]))
  return [...parts.keys()].every((key) => KNOWN.has(key)) ? parts : null
}

function next(parts: Map<string, string>, due: Due, zone: string, completedAtMs: number): Occurrence | null {
  // Hours pass on the instant: "every 6 hours" is six hours also in the night when the clocks change.
  const ruleZone = parts.get('FREQ') === 'HOURLY' ? 'UTC' : zone
  const start = due.due_at === null ? wallOfDay(due.due_on) : wallOf(Date.parse(due.due_at), ruleZone)
  const latest = later(start, wallOf(completedAtMs, ruleZone))
  let wall = nextWall(parts, start, due.due_at === null ? endOfDay(latest) : latest)
  if (wall && due.due_at !== null) {
    // In the hour that the clocks show twice, a later wall time can be an earlier moment.
    const after = Math.max(Date.parse(due.due_at), completedAtMs)
    if (instantOf(wall, ruleZone) <= after) wall = nextWall(parts, start, wall)
  }
  if (!wall || wall.year > 9999) return null
  const ms = instantOf(wall, ruleZone)
  const remaining = remainingCount(parts, start, wall)
  if (remaining === 0 || hasEnded(parts.get('UNTIL'), wall, ms, zone)) return null
  if (due.due_at === null) {
    return { due_on: wall.toPlainDate().toString(), due_at: null, recurrence: restOf(parts, remaining, null) }
  }
  const moved = wallOf(ms, ruleZone).equals(wall) ? null : wall
  const due_on = wallOf(ms, zone).toPlainDate().toString()
  return { due_on, due_at: isoOf(ms), recurrence: restOf(parts, remaining, moved) }
}

function wallOfDay(day: string): Temporal.PlainDateTime {
  return Temporal.PlainDate.from(day).toPlainDateTime()
}

function endOfDay(wall: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return wall.withPlainTime({ hour: 23, minute: 59, second: 59 })
}

function later(one: Temporal.PlainDateTime, other: Temporal.PlainDateTime): Temporal.PlainDateTime {
  return Temporal.PlainDateTime.compare(one, other) >= 0 ? one : other
}

const asUtc = (wall: Temporal.PlainDateTime) => wall.toZonedDateTime('UTC')

function ruleFrom(parts: Map<string, string>, start: Temporal.PlainDateTime) {
  const text = [...parts]
    .filter(([key]) => key !== 'COUNT' && key !== 'UNTIL')
    .map((part) => part.join('='))
    .join(';')
  const options = { rruleString: `RRULE:${text}`, dtstart: asUtc(start), temporal: Temporal, maxIterations: STEPS_MAX }
  return new RRuleTemporal(options)
}

function nextWall(parts: Map<string, string>, start: Temporal.PlainDateTime, after: Temporal.PlainDateTime) {
  return ruleFrom(parts, start).next(asUtc(after))?.toPlainDateTime() ?? null
}

/** The first day at or after `from` that the rule names. The interval counts from there, not from the day of writing. */
export function firstDay(recurrence: string, from: EpochDay): EpochDay | null {
  // Without a part that names days, every day is as good as another to begin with.
  if (!recurrence.includes(';BY')) return from
  const parts = ruleParts(recurrence)
  if (!parts) return null
  parts.delete('INTERVAL')
  const start = wallOfDay(isoDay(from))
  try {
    const first = ruleFrom(parts, start).next(asUtc(start), true)
    return first ? Math.floor(first.epochMilliseconds / DAY_MS) : null
  } catch {
    return null
  }
}

function hasEnded(until: string | undefined, wall: Temporal.PlainDateTime, ms: number, zone: string): boolean {
  if (until === undefined) return false
  if (/^\d{8}$/.test(until)) return wall.toPlainDate().toString().replaceAll('-', '') > until
  const timestamp = /^\d{8}T\d{6}Z$/.test(until) ? Temporal.Instant.from(until).epochMilliseconds : null
  return ms > (timestamp ?? instantOf(Temporal.PlainDateTime.from(until), zone))
}

/** How many occurrences are left, the next one included. Occurrences that passed while the task was overdue count too. */
function remainingCount(
  parts: Map<string, string>,
  start: Temporal.PlainDateTime,
  wall: Temporal.PlainDateTime,
): number | null {
  const count = Number(parts.get('COUNT') ?? Number.NaN)
  if (!(count <= COUNT_MAX)) return null
  let passed = 0
  ruleFrom(parts, start).all((date) => {
    const reached = Temporal.PlainDateTime.compare(date.toPlainDateTime(), wall) >= 0
    if (!reached) passed++
    return !reached && passed < count
  })
  return Math.max(0, count - passed)
}

/** A time that the clocks skipped is kept in the rule, or the task would stay at the time it was moved to. */
function restOf(parts: Map<string, string>, remaining: number | null, moved: Temporal.PlainDateTime | null): string {
  const rest = new Map(parts)
  if (remaining !== null) rest.set('COUNT', String(remaining))
  if (moved && !rest.has('BYHOUR')) rest.set('BYHOUR', String(moved.hour))
  if (moved && !rest.has('BYMINUTE')) rest.set('BYMINUTE', String(moved.minute))
  return [...rest].map((part) => part.join('=')).join(';')
}
