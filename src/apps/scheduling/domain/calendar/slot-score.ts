import type { Busy } from '#kernel/ports/calendar.ts'
import { type Office, placeIn } from './office-days.ts'
import type { SlotReason } from './slot-rules.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const at = (hour: number, minute = 0) => hour * 60 + minute

export interface Candidate {
  startMs: number
  endMs: number
}

export interface Near extends Candidate {
  calendar: string
  busy: Busy
}

/** What a slot loses because of the hour and the day where the meeting is. */
export function hourReasons(slot: Candidate, office: Office, nowMs: number): SlotReason[] {
  const { day, startMinute, endMinute } = placeIn(office, slot.startMs, slot.endMs)
  const reasons: SlotReason[] = []
  if (startMinute < at(13) && endMinute > at(12)) reasons.push(reason('lunch', 15, 'Over lunch'))
  if (startMinute < at(9, 30)) reasons.push(reason('early', 5, 'Early in the day'))
  if (endMinute > at(16, 30)) reasons.push(reason('late', 5, 'Late in the day'))
  if (day.dayOfWeek === 5 && endMinute > at(13)) reasons.push(reason('friday_afternoon', 15, 'Friday afternoon'))
  const daysAway = Math.floor((slot.startMs - nowMs) / DAY_MS)
  if (daysAway < 1) reasons.push(reason('short_notice', 20, 'Within a day from now'))
  if (daysAway > 7) reasons.push(reason('far', Math.min(20, daysAway - 7), `${daysAway} days away`))
  return reasons
}

/** What it loses because of the clocks of those who join from elsewhere; null where a place excludes it. */
export function placeReasons(slot: Candidate, offices: Office[]): SlotReason[] | null {
  const reasons: SlotReason[] = []
  for (const office of offices) {
    const { startMinute, endMinute, outsideMinutes, isOff } = placeIn(office, slot.startMs, slot.endMs)
    if (outsideMinutes === 0 && !isOff) continue
    if (office.excludes) return null
    if (isOff) reasons.push(reason('day_off', 30, `A day off in ${office.iana}`))
    if (startMinute < at(7) || endMinute > at(21)) reasons.push(reason('night', 50, `At night in ${office.iana}`))
    else if (outsideMinutes > 0) {
      const points = Math.min(30, 10 + Math.ceil(outsideMinutes / 15) * 2)
      reasons.push(reason('outside_hours', points, `Outside office hours in ${office.iana}`))
    }
  }
  return reasons
}

/** What it loses because of what lies in it or beside it; null where something blocks it. */
export function neighborReasons(slot: Candidate, near: Near[], bufferMinutes: number): SlotReason[] | null {
  const reasons: SlotReason[] = []
  let isTight = false
  for (const { startMs, endMs, calendar, busy } of near) {
    const isSoft = busy.kind === 'tentative' || busy.kind === 'hold'
    if (startMs < slot.endMs && endMs > slot.startMs) {
      if (!isSoft) return null
      const [code, points, what] =
        busy.kind === 'hold' ? (['hold', 25, 'Held for'] as const) : (['tentative', 30, 'Tentative:'] as const)
      reasons.push(reason(code, points, `${what} ${busy.label} (${calendar})`))
    } else if (!isSoft) {
      const gapMs = startMs >= slot.endMs ? startMs - slot.endMs : slot.startMs - endMs
      if (gapMs < bufferMinutes * MINUTE_MS) isTight = true
    }
  }
  if (isTight) reasons.push(reason('buffer', 10, `Less than ${bufferMinutes} minutes to the next event`))
  // With so many the score is nothing anyway.
  return reasons.slice(0, 20)
}

export function scoreOf(reasons: SlotReason[]): number {
  return Math.max(0, 100 - reasons.reduce((sum, { points }) => sum + points, 0))
}

function reason(code: SlotReason['code'], points: number, text: string): SlotReason {
  return { code, points, text }
}
