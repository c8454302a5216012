import { Type } from 'typebox'
import { closed, oneOf, Uuid } from '#kernel/contracts/closed.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { parseStrict } from '#kernel/parse.ts'
import { checkLater } from '#kernel/validate.ts'
import { DIRECTIONS, type Direction, LEAD_ORDERS, type LeadOrder } from '../domain/leads/table-views.ts'

export const LEAD_STATUSES = ['pending', 'contacted', 'accepted', 'responded', 'rejected'] as const
export type LeadStatus = (typeof LEAD_STATUSES)[number]

/** By status is by where somebody stands in the life of a lead, and among those by score. */
export const TABLE_ORDERS = [...LEAD_ORDERS, 'status'] as const
export type TableOrder = LeadOrder | 'status'

/** A place between two leads of one order: behind the lead with this key. */
export interface Place {
  key: string | number
  id: string
}

/** Where a page ended. */
export interface Cursor {
  order: TableOrder
  direction: Direction
  after: Place
  /** The status that the page had come to, where that is the order. */
  status?: LeadStatus | undefined
}

export const CURSOR_MAX = 700

const check = checkLater(
  closed({
    order: oneOf(TABLE_ORDERS),
    direction: oneOf(DIRECTIONS),
    after: closed({
      key: Type.Union([
        Type.String({ pattern: '^[^\\u0000]*$', maxLength: 120 }),
        Type.Integer({ minimum: -1, maximum: 10_000 }),
      ]),
      id: Uuid,
    }),
    status: Type.Optional(oneOf(LEAD_STATUSES)),
  }),
)

export function writeCursor(cursor: Cursor): string {
  return Buffer.from(JSON.stringify(cursor)).toString('base64url')
}

/** Somebody may have written one by hand; then it is checked like everything else. */
export function readCursor(given: string, order: TableOrder, direction: Direction): Cursor {
  const parsed = parseStrict(Buffer.from(given.slice(0, CURSOR_MAX), 'base64url'), { maxBytes: CURSOR_MAX })
  const cursor = parsed.ok && check(parsed.value) === null ? (parsed.value as Cursor) : null
  const next = 'Give `next` of the page before, with the same order and direction.'
  if (!cursor || !fits(cursor)) throw new Failure('lead.bad_page', 'this is not where a page ends', next)
  if (cursor.order !== order || cursor.direction !== direction)
    throw new Failure('lead.other_page', 'that page stood in another order', next)
  return cursor
}

function fits({ order, after: { key }, status }: Cursor): boolean {
  if ((order === 'status') !== (status !== undefined)) return false
  if (order === 'score' || order === 'status') return typeof key === 'number'
  return typeof key === 'string' && (order !== 'added' || !Number.isNaN(Date.parse(key)))
}

/** The order in which the database has two places: numbers, or the bytes of UTF-8. */
export function comparePlaces(a: Place, b: Place): number {
  const keys =
    typeof a.key === 'number' || typeof b.key === 'number'
      ? Number(a.key) - Number(b.key)
      : Buffer.compare(Buffer.from(a.key), Buffer.from(b.key))
  return keys !== 0 ? keys : Buffer.compare(Buffer.from(a.id), Buffer.from(b.id))
}
