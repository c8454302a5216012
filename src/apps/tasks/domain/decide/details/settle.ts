import { LABELS_MAX, type TaskDetails } from '../../../contracts.ts'
import { dayFromIso, type EpochDay, isoDay } from './calendar.ts'
import { type Chip, noDetails } from './chip.ts'
import { firstDay, nextOccurrence } from './next-occurrence.ts'
import type { Piece } from './pieces.ts'
import type { Repeat } from './repeat.ts'
import type { TimeOfDay } from './time-of-day.ts'
import { type Due, dueAt, instantAt, resolveDue, type When } from './when.ts'
import { isoOf, type Now } from './zone.ts'

/** A day alone reminds at nine in the morning. */
const REMINDER_HOUR = 9

/** One of each kind, the first that was written; labels are many. What loses stays words. */
export function chooseFirst(pieces: Piece[]): Piece[] {
  const taken = new Set<string>()
  let labels = 0
  return pieces.filter((piece) => {
    if (piece.type === 'mark' && piece.kind === 'label') return labels++ < LABELS_MAX
    const claims = claimsOf(piece)
    if (claims.some((claim) => taken.has(claim))) return false
    for (const claim of claims) taken.add(claim)
    return true
  })
}

/** What only one piece can say. A recurrence and a day go together: the day is where it starts. */
function claimsOf(piece: Piece): string[] {
  if (piece.type === 'mark') return [piece.kind]
  if (piece.type === 'remind') return ['remind']
  const claims = piece.time ? ['time'] : []
  if (piece.type === 'repeat') return [...claims, 'repeat']
  if (piece.momentMs !== null) return ['day', 'time']
  return piece.day ? [...claims, 'day'] : claims
}

export function detailsOf(pieces: Piece[], remind: boolean, now: Now): TaskDetails {
  const details = noDetails()
  const seen = new Set<string>()
  for (const piece of pieces) {
    if (piece.type !== 'mark') continue
    if (piece.kind === 'priority') details.priority = Number(piece.value)
    else if (piece.kind === 'list') details.list = piece.value
    else if (!seen.has(piece.value.toLowerCase())) details.labels.push(piece.value)
    if (piece.kind === 'label') seen.add(piece.value.toLowerCase())
  }
  const due = dueOf(pieces, now)
  if (!due) return details
  details.due_on = due.due_on
  details.due_at = due.due_at
  details.recurrence = pieces.find((piece) => piece.type === 'repeat')?.rule ?? null
  details.remind_at = reminderOf(pieces, due, remind, now)
  return details
}

function dueOf(pieces: Piece[], now: Now): Due | null {
  const whens = pieces.filter((piece) => piece.type === 'when')
  const repeat = pieces.find((piece) => piece.type === 'repeat')
  const timestamp = whens.find((when) => when.momentMs !== null)
  const day = whens.find((when) => when.day)?.day ?? null
  const time = whens.find((when) => when.time)?.time ?? null
  if (repeat) return firstDue(repeat, repeat.from ?? day?.date ?? now.today, repeat.time ?? time, now)
  if (timestamp) return dueOfWhen(timestamp, now)
  if (day || time) return resolveDue(day, time, now)
  const reminder = pieces.find((piece) => piece.type === 'remind')?.when
  return reminder ? dueOfWhen(reminder, now) : null
}

function dueOfWhen(when: When, now: Now): Due {
  return when.momentMs === null ? resolveDue(when.day, when.time, now) : dueAt(when.momentMs, now)
}

/** The first time that a recurrence names, at or after its start, and still ahead when it has a time of day. */
function firstDue(repeat: Repeat, from: EpochDay, time: TimeOfDay | null, now: Now): Due {
  if (repeat.rule.startsWith('FREQ=HOURLY') && !time) {
    const hours = Number(/INTERVAL=(\d+)/.exec(repeat.rule)?.[1] ?? 1)
    return dueAt(Math.floor(now.ms / 60_000) * 60_000 + hours * 3_600_000, now)
  }
  const day = firstDay(repeat.rule, from) ?? from
  if (!time) return { due_on: isoDay(day), due_at: null }
  const due = dueAt(instantAt(day, time.hour, time.minute, now), now)
  if (Date.parse(due.due_at!) > now.ms) return due
  return nextOccurrence(repeat.rule, due, now.zone, now.ms) ?? due
}

/** A time of day reminds by itself; a day alone only when the person asked. */
function reminderOf(pieces: Piece[], due: Due, remind: boolean, now: Now): string | null {
  const piece = pieces.find((other) => other.type === 'remind')
  if (!piece && (due.due_at !== null || !remind)) return due.due_at
  const day = dayFromIso(due.due_on)
  const at = due.due_at ?? isoOf(instantAt(day, REMINDER_HOUR, 0, now))
  if (piece?.beforeMs != null) return isoOf(Date.parse(at) - piece.beforeMs)
  if (piece?.when?.time && !piece.when.day) {
    // "dentist on friday, remind me at 9am": of the same day.
    return isoOf(instantAt(day, piece.when.time.hour, piece.when.time.minute, now))
  }
  return piece?.when ? dueOfWhen(piece.when, now).due_at : at
}

export function chipOf(piece: Piece, details: TaskDetails): Pick<Chip, 'kind' | 'value'> {
  if (piece.type === 'mark') return { kind: piece.kind, value: piece.value }
  if (piece.type === 'repeat') return { kind: 'recurrence', value: piece.rule }
  if (piece.type === 'remind') return { kind: 'reminder', value: details.remind_at ?? '' }
  return { kind: 'due', value: details.due_at ?? details.due_on ?? '' }
}
