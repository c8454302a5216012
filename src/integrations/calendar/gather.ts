import { setImmediate as breathe } from 'node:timers/promises'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Busy, BusyTimes, TimeRange } from '#kernel/ports/calendar.ts'

const DAY_MS = 86_400_000
const TIMES_MAX = 5000
const EVENTS_MAX = 5000
const UNREAD_MAX = 20
const LIMIT_MS = 30_000
/** Longer than this nobody looks ahead, and a server would be asked for everything it has. */
const RANGE_MAX_MS = 800 * DAY_MS

export function checkRange({ start, end }: TimeRange): void {
  const lengthMs = Date.parse(end) - Date.parse(start)
  if (lengthMs > 0 && lengthMs <= RANGE_MAX_MS) return
  throw new Failure('calendar.range', 'The time to look at is none, or longer than two years.', 'Ask for less.')
}

/** A server puts whole days where it likes; what it found too much is left out again when it is gathered. */
export function aDayMore({ start, end }: TimeRange): TimeRange {
  const iso = (ms: number) => new Date(ms).toISOString()
  return { start: iso(Date.parse(start) - DAY_MS), end: iso(Date.parse(end) + DAY_MS) }
}

/**
 * The busy times of many events, in order and bounded. Events are strangers' text and one may cost a tenth of a second:
 * others get their turn in between, and there is an end.
 */
export async function gatherBusy<T>(
  events: Iterable<T> | AsyncIterable<T>,
  read: (event: T) => BusyTimes,
  range: TimeRange,
  signal: AbortSignal,
): Promise<BusyTimes> {
  signal.throwIfAborted()
  const times: Busy[] = []
  const unread = new Set<string>()
  const [fromMs, toMs] = [Date.parse(range.start), Date.parse(range.end)]
  const startedMs = performance.now()
  let breathedMs = startedMs
  let count = 0
  for await (const event of events) {
    if (performance.now() - breathedMs > 50) {
      await breathe()
      signal.throwIfAborted()
      breathedMs = performance.now()
    }
    if (++count > EVENTS_MAX || breathedMs - startedMs > LIMIT_MS) {
      unread.add('The calendar holds too much; the rest of it was left out.')
      break
    }
    const found = read(event)
    for (const one of found.times) if (Date.parse(one.start) < toMs && Date.parse(one.end) > fromMs) times.push(one)
    for (const one of found.unread) unread.add(one)
    if (times.length > 2 * TIMES_MAX) break
  }
  times.sort((a, b) => a.start.localeCompare(b.start) || a.end.localeCompare(b.end))
  if (times.length > TIMES_MAX) unread.add(`There are more than ${TIMES_MAX} events; the later ones were left out.`)
  return { times: times.slice(0, TIMES_MAX), unread: [...unread].slice(0, UNREAD_MAX) }
}
