import type { Json } from '#kernel/ports/store.ts'
import type { Direction, LeadOrder } from '../domain/leads/table-views.ts'
import { comparePlaces, type LeadStatus, type Place } from './lead-cursor.ts'

/** One place is remembered for so many leads. */
export const STEP = 1000
/** How often what is remembered is looked at again, and how long it may serve at most where the counts stayed as they were. */
const FRESH_MS = 5000
const OLD_MS = 10 * 60 * 1000
/** So many streams are remembered: 64 thousand places for those of a million leads each. */
const STREAMS_MAX = 64

interface Marks {
  places: Place[]
  count: number
  readAtMs: number
}

export interface JumpQuery {
  campaign: string
  order: LeadOrder
  direction: Direction
  streams: Array<{ status: LeadStatus; count: number }>
  at: number
}

/** From here so many leads are passed over. */
export interface Landing {
  after?: Place
  skip: number
}

export interface JumpDeps {
  view(campaign: string, name: string, parameters: object): Promise<Json>
  nowMs(): number
}

/**
 * Finds a position far down a table without reading what stands before it. For each status every thousandth place of an
 * order is remembered, read from its index once; a jump goes to the nearest place before the position, counts exactly where
 * that is (at most a thousand entries a status), and passes over the rest. Remembered in this process alone.
 */
export function createJumps({ view, nowMs }: JumpDeps): (asked: JumpQuery) => Promise<Landing> {
  const known = new Map<string, Promise<Marks>>()

  async function marksOf(campaign: string, order: LeadOrder, status: LeadStatus, count: number): Promise<Place[]> {
    const name = `${campaign}/${order}/${status}`
    const before = await known.get(name)?.catch(() => undefined)
    const ageMs = before ? nowMs() - before.readAtMs : Number.POSITIVE_INFINITY
    if (before && (ageMs < FRESH_MS || (before.count === count && ageMs < OLD_MS))) return before.places
    const read = view(campaign, `lead_marks_by_${order}`, { status, step: STEP }).then((places) => ({
      ...{ places: places as unknown as Place[], count, readAtMs: nowMs() },
    }))
    known.delete(name)
    known.set(name, read)
    read.catch(() => known.get(name) === read && known.delete(name))
    const oldest = known.keys().next().value
    if (known.size > STREAMS_MAX && oldest !== undefined) known.delete(oldest)
    return (await read).places
  }

  return async ({ campaign, order, direction, streams, at }) => {
    const filled = streams.filter(({ count }) => count > 0)
    if (at <= filled.length * STEP) return { skip: at }
    const marked = await Promise.all(
      filled.map(async ({ status, count }) => ({ status, places: await marksOf(campaign, order, status, count) })),
    )
    const total = filled.reduce((sum, { count }) => sum + count, 0)
    const found = nearest(marked, direction === 'ascending' ? at : total - at, direction)
    if (!found) return { skip: at }
    const { place, before } = found
    const counted = await view(campaign, `lead_rank_by_${order}`, { from: before, ...place })
    const rank = before.reduce((sum, { base }) => sum + base, 0) + Number(counted)
    const skip = direction === 'ascending' ? at - rank - 1 : at - (total - rank)
    return { after: place, skip: Math.max(0, skip) }
  }
}

interface Marked {
  status: LeadStatus
  places: Place[]
}

/** The place nearest to a rank, on the side that a page begins from, and for each status the last place up to it. */
export function nearest(marked: Marked[], rank: number, direction: Direction) {
  const all = marked
    .flatMap(({ status, places }) => places.map((place, i) => ({ status, place, base: i * STEP })))
    .sort((a, b) => comparePlaces(a.place, b.place))
  const last = new Map<LeadStatus, { status: LeadStatus; key: string | number; id: string; base: number }>()
  let found: { place: Place; before: Array<Place & { status: LeadStatus; base: number }> } | null = null
  for (const { status, place, base } of all) {
    last.set(status, { status, ...place, base })
    const least = [...last.values()].reduce((sum, one) => sum + one.base, 0)
    const here = () => ({ place, before: [...last.values()] })
    if (direction === 'ascending') {
      // Every status may have up to a thousand more before this place.
      if (least + last.size * STEP >= rank) break
      found = here()
    } else if (least >= rank) return here()
  }
  return direction === 'ascending' ? found : null
}
