import { isOwn } from './check-slot.ts'
import { type Office, officeOf, placeIn, startsOn } from './office-days.ts'
import type { Slot, SlotRequest } from './slot-rules.ts'
import { hourReasons, type Near, neighborReasons, placeReasons, scoreOf } from './slot-score.ts'
import { isoOf, wallOf } from './zones.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const WINDOW_MAX_DAYS = 100
const COUNT_MAX = 50
/** A choice of times is a choice of days, as long as there are enough days. */
const PER_DAY = 2

/**
 * The best times for a meeting, the best first and of equals the earlier; none of them overlaps another. Pure: the same
 * request gives the same slots. Throws on a request that makes no sense; ours are checked before.
 */
export function findSlots(request: SlotRequest): Slot[] {
  const all = candidatesOf(request)
  all.sort((a, b) => b.score - a.score || a.start.localeCompare(b.start))
  return choose(all, Math.min(request.count ?? 5, COUNT_MAX), officeOf(request.hours[0]).iana)
}

function candidatesOf(request: SlotRequest): Slot[] {
  const { startMs, endMs, nowMs, lastsMs, stepMinutes, bufferMinutes } = boundsOf(request)
  const [home, ...others] = request.hours.slice(0, 20).map(officeOf) as [Office, ...Office[]]
  const near = nearOf(request)
  const slots: Slot[] = []
  let day = wallOf(startMs, home.iana).toPlainDate()
  for (let past = 0; past <= WINDOW_MAX_DAYS; past++, day = day.add({ days: 1 })) {
    const starts = [...startsOn(day, home, stepMinutes)]
    const first = starts[0]
    if (first === undefined) continue
    if (first >= endMs) break
    const today = touching(near, first - DAY_MS, first + 2 * DAY_MS + lastsMs)
    for (const from of starts) {
      const slot = { startMs: from, endMs: from + lastsMs }
      if (from < startMs || slot.endMs > endMs || placeIn(home, from, slot.endMs).outsideMinutes > 0) continue
      const beside = neighborReasons(slot, today, bufferMinutes)
      const elsewhere = beside && placeReasons(slot, others)
      if (!beside || !elsewhere) continue
      const reasons = [...beside, ...hourReasons(slot, home, nowMs), ...elsewhere]
      slots.push({ start: isoOf(from), end: isoOf(slot.endMs), score: scoreOf(reasons), reasons })
    }
  }
  return slots
}

function boundsOf(request: SlotRequest) {
  const [windowStartMs, endMs, nowMs] = [request.window.start, request.window.end, request.now].map(Date.parse) as [
    number,
    number,
    number,
  ]
  const lastsMs = request.durationMinutes * MINUTE_MS
  if (![windowStartMs, endMs, nowMs].every(Number.isFinite) || !(lastsMs > 0))
    throw new RangeError('no times to look at')
  return {
    startMs: Math.max(windowStartMs, nowMs + (request.noticeMinutes ?? 120) * MINUTE_MS),
    endMs: Math.min(endMs, windowStartMs + WINDOW_MAX_DAYS * DAY_MS),
    nowMs,
    lastsMs,
    stepMinutes: Math.max(5, Math.floor(request.granularityMinutes ?? 15)),
    bufferMinutes: Math.min(240, request.bufferMinutes ?? 15),
  }
}

function nearOf(request: SlotRequest): Near[] {
  const own = new Set(request.ownUids ?? [])
  return request.busy.flatMap(({ calendar, times }) =>
    times
      .filter((busy) => !isOwn(busy, own))
      .map((busy) => ({ calendar, busy, startMs: Date.parse(busy.start), endMs: Date.parse(busy.end) })),
  )
}

function touching(near: Near[], startMs: number, endMs: number): Near[] {
  return near.filter((one) => one.startMs < endMs && one.endMs > startMs)
}

/** First at most two a day, then whatever is left; in the order of their worth. */
function choose(sorted: Slot[], count: number, iana: string): Slot[] {
  const chosen: Slot[] = []
  const perDay = new Map<string, number>()
  for (const max of [PER_DAY, Number.POSITIVE_INFINITY]) {
    for (const slot of sorted) {
      if (chosen.length >= count) break
      const day = wallOf(Date.parse(slot.start), iana).toPlainDate().toString()
      const taken = perDay.get(day) ?? 0
      if (taken >= max || chosen.some((one) => one.start < slot.end && slot.start < one.end)) continue
      chosen.push(slot)
      perDay.set(day, taken + 1)
    }
  }
  return chosen.sort((a, b) => b.score - a.score || a.start.localeCompare(b.start))
}
