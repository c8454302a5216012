import { zone as here } from '#host/desk/components/zone.ts'
import type { Slot } from './types.ts'
import { wallOf } from './zoned.ts'

export interface Day {
  day: string
  slots: Slot[]
}

/** By day of the person's zone, earliest first; what is past cannot be chosen any more. */
export function byDay(slots: Slot[], now: Date, zone = here): Day[] {
  const days = new Map<string, Slot[]>()
  const open = slots.filter(({ starts_at }) => Date.parse(starts_at) > now.getTime())
  for (const slot of open.toSorted((a, b) => Date.parse(a.starts_at) - Date.parse(b.starts_at))) {
    const day = wallOf(slot.starts_at, zone).slice(0, 10)
    days.set(day, [...(days.get(day) ?? []), slot])
  }
  return [...days].map(([day, of]) => ({ day, slots: of }))
}

/** The best of all; the earlier one where two are alike. */
export function bestOf(slots: Slot[]): Slot | undefined {
  return slots.toSorted((a, b) => b.score - a.score || Date.parse(a.starts_at) - Date.parse(b.starts_at))[0]
}
