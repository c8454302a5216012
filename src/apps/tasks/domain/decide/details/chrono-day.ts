import { casual } from 'chrono-node/en'
import { dayFrom, type EpochDay, partsOf } from './calendar.ts'
import type { Now } from './zone.ts'

/** What chrono-node said of a text on a day; there are few such texts, and asking again costs 40 microseconds. */
const asked = new Map<string, EpochDay | null>()
const ASKED_MAX = 500

/**
 * chrono-node sees only what the grammar here has recognised, must read all of it, and is given noon of the person's
 * day, so that its answer depends on no other clock or zone.
 */
export function chronoDay(text: string, now: Now): EpochDay | null {
  const key = `${now.today} ${text}`
  const known = asked.get(key)
  if (known !== undefined) return known
  if (asked.size >= ASKED_MAX) asked.clear()
  const day = askChrono(text, now.today)
  asked.set(key, day)
  return day
}

function askChrono(text: string, today: EpochDay): EpochDay | null {
  const { year, month, day } = partsOf(today)
  const [result, other] = casual.parse(text, new Date(year, month - 1, day, 12), { forwardDate: true })
  if (!result || other || result.text.length !== text.length || result.end) return null
  const { start } = result
  return dayFrom(start.get('year') ?? 0, start.get('month') ?? 0, start.get('day') ?? 0)
}
