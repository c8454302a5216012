import { sha256Hex } from '#kernel/ledger/canonical.ts'
import {
  addWorkingDays,
  daysBetween,
  isWorkingTime,
  lastWorkingTimeBefore,
  nextMorning,
  nextWorkingTime,
} from './working-time.ts'

export interface Unanswered {
  startMs: number
  zone: string
  sentMs: number
  /** How many of ours went unanswered before this mail. */
  attempt: number
  /** Who is waited for: the same person waits the same days on a replay. */
  seed: string
}

/** Days between two mails, shortest and longest, by how far off the meeting is. Weekends are not counted. */
function daysToWait(daysLeft: number): readonly [number, number] {
  if (daysLeft > 7) return [3, 4]
  return daysLeft >= 4 ? [2, 3] : [1, 2]
}

/** Null where the meeting begins before it. */
export function followUpMs({ startMs, zone, sentMs, attempt, seed }: Unanswered): number | null {
  const [shortest, longest] = daysToWait(daysBetween(sentMs, startMs))
  const draw = Number.parseInt(sha256Hex(`${seed}\n${attempt}`).slice(0, 8), 16)
  const due = addWorkingDays(sentMs, shortest + (draw % (longest - shortest + 1)), zone)
  return due < startMs ? due : null
}

/** A wished moment within the terms: from the next working morning on, in working hours, before the meeting. */
export function boundedMs(requestedMs: number | null, nowMs: number, startMs: number, zone: string): number | null {
  const earliest = nextMorning(nowMs, zone)
  const requested = requestedMs ?? addWorkingDays(nowMs, daysToWait(daysBetween(nowMs, startMs))[0], zone)
  const asked = nextWorkingTime(Math.max(requested, earliest), zone)
  if (asked < startMs) return asked
  const latest = lastWorkingTimeBefore(startMs, zone)
  return latest >= earliest && isWorkingTime(latest, zone) ? latest : null
}
