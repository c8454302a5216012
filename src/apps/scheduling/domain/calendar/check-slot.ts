import type { Busy } from '#kernel/ports/calendar.ts'
import { isHard } from './busy-kind.ts'
import type { CalendarBusy, Conflict } from './slot-rules.ts'

/** What stands in the way of a time, the hardest first. Asked again when a slot is confirmed. */
export function checkSlot(
  slot: { start: string; end: string },
  busy: readonly CalendarBusy[],
  options: { ownUids?: readonly string[] } = {},
): Conflict[] {
  const [startMs, endMs] = [Date.parse(slot.start), Date.parse(slot.end)]
  const own = new Set(options.ownUids ?? [])
  return busy
    .flatMap(({ calendar, times }) => times.map((one) => ({ calendar, busy: one })))
    .filter(({ busy: one }) => Date.parse(one.start) < endMs && Date.parse(one.end) > startMs && !isOwn(one, own))
    .map((one) => ({ ...one, hard: isHard(one.busy.kind), blocks: blocks(one.busy) }))
    .sort((a, b) => Number(b.hard) - Number(a.hard) || Number(b.blocks) - Number(a.blocks))
}

/** Only a hold or meeting of ours is known by its id; a stranger's event with that id would be one of another kind. */
export function isOwn(busy: Busy, own: ReadonlySet<string>): boolean {
  return busy.uid !== null && own.has(busy.uid) && !isHard(busy.kind)
}

export function blocks(busy: Busy): boolean {
  return busy.kind !== 'tentative' && busy.kind !== 'hold'
}
