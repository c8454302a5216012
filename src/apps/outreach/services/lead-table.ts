import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { LeadView } from '../domain/leads/export.ts'
import { DIRECTIONS, type Direction, LEAD_ORDERS, type LeadOrder } from '../domain/leads/table-views.ts'
import { requireCampaign } from './campaign.ts'
import {
  LEAD_STATUSES,
  type LeadStatus,
  type Place,
  readCursor,
  TABLE_ORDERS,
  type TableOrder,
  writeCursor,
} from './lead-cursor.ts'
import { createJumps, type JumpQuery, type Landing } from './lead-marks.ts'

export interface LeadQuery {
  statuses?: LeadStatus[]
  order?: TableOrder
  direction?: Direction
  /** Words that stand in the name, the company or the title, in any case and with or without accents. */
  search?: string
  /** Points from 0 to 100. */
  score?: { low?: number; high?: number }
  limit?: number
  /** `next` of the page before. */
  after?: string
  /** Or a position in the table, counted from 0; not in what is searched for. */
  at?: number
}

export interface LeadPage {
  leads: LeadView[]
  counts: Record<'total' | LeadStatus, number>
  /** How many the table has; null where that is known only by reading all of them. */
  total: number | null
  /** Null where the table ends. A page of a search may be short, or empty, and go on all the same. */
  next: string | null
}

const PAGE_MAX = 1000
const WORDS_MAX = 8

type LeadTableQuery = Required<Pick<LeadQuery, 'statuses' | 'order' | 'direction' | 'limit'>> & {
  words: string[]
  points: { low?: number; high?: number }
}
type Jump = (asked: JumpQuery) => Promise<Landing>
/** A lead with its key in the order that was asked for. */
type Found = LeadView & { key: string | number }

/** The leads of a campaign as a table, in this process. */
export function leadTableOf(lw: Lanewright): (campaign: string, query?: LeadQuery) => Promise<LeadPage> {
  const view = (campaign: string, name: string, parameters: object) => lw.view(campaign, 'outreach', name, parameters)
  const jump = createJumps({ view, nowMs: lw.deps.clock.nowMs })
  return async (given, query = {}) => {
    const campaign = await requireCampaign(lw, given)
    const asked = queryOf(query)
    const counts = (await view(campaign, 'lead_counts', {})) as unknown as LeadPage['counts']
    // The snapshot counts who accepted as contacted; a table shows each once.
    const kept = { ...counts, contacted: counts.contacted - counts.accepted }
    const known = asked.words.length === 0 && Object.keys(asked.points).length === 0
    const total = known ? asked.statuses.reduce((sum, status) => sum + kept[status], 0) : null
    const table = { view, jump, campaign, asked, kept }
    const page = asked.order === 'status' ? await byStatus(table, query) : await inOneOrder(table, asked.order, query)
    const next = page.next && writeCursor({ order: asked.order, direction: asked.direction, ...page.next })
    return { leads: page.leads, counts: kept, total, next }
  }
}

interface Table {
  view: (campaign: string, name: string, parameters: object) => Promise<unknown>
  jump: Jump
  campaign: string
  asked: LeadTableQuery
  kept: LeadPage['counts']
}

interface Page {
  leads: LeadView[]
  next: { after: Place; status?: LeadStatus | undefined } | null
}

async function inOneOrder(table: Table, order: LeadOrder, { after, at }: LeadQuery): Promise<Page> {
  const { asked, kept, campaign } = table
  const streams = asked.statuses.map((status) => ({ status, count: kept[status] }))
  const place: Landing =
    after !== undefined
      ? { after: readCursor(after, order, asked.direction).after, skip: 0 }
      : at === undefined
        ? { skip: 0 }
        : await table.jump({ campaign, order, direction: asked.direction, streams, at })
  return read(table, order, asked, place)
}

/** One status after the other, the best of each first; the statuses alone are turned round. */
async function byStatus(table: Table, { after, at }: LeadQuery): Promise<Page> {
  const { asked, kept, campaign } = table
  const up = asked.direction === 'ascending'
  const row = LEAD_STATUSES.filter((status) => asked.statuses.includes(status))
  const statuses = up ? row : row.toReversed()
  const cursor = after === undefined ? undefined : readCursor(after, 'status', asked.direction)
  let place: Landing = cursor ? { after: cursor.after, skip: 0 } : { skip: at ?? 0 }
  let first = cursor ? statuses.indexOf(cursor.status as LeadStatus) : 0
  if (first < 0) throw new Failure('lead.other_page', 'that page was of other statuses', 'Begin again without `after`.')
  while (!cursor && first < statuses.length - 1 && place.skip >= kept[statuses[first] as LeadStatus]) {
    place = { skip: place.skip - kept[statuses[first] as LeadStatus] }
    first += 1
  }
  const leads: LeadView[] = []
  for (const status of statuses.slice(first)) {
    if (!place.after && place.skip > 0) {
      const streams = [{ status, count: kept[status] }]
      place = await table.jump({ campaign, order: 'score', direction: 'descending', streams, at: place.skip })
    }
    const limit = asked.limit - leads.length
    const page = await read(table, 'score', { ...asked, direction: 'descending', statuses: [status], limit }, place)
    leads.push(...page.leads)
    if (page.next) return { leads, next: { ...page.next, status } }
    place = { skip: 0 }
  }
  return { leads, next: null }
}

async function read(table: Table, order: LeadOrder, asked: LeadTableQuery, place: Landing): Promise<Page> {
  const { statuses, direction, limit, words, points } = asked
  // A range of scores is read from the index that has them in order; anything else is looked for.
  const walks = words.length > 0 || (order !== 'score' && Object.keys(points).length > 0)
  const parameters = { statuses, limit, skip: place.skip, ...points, ...(place.after ? { after: place.after } : {}) }
  const name = `${walks ? 'leads_found_by' : 'leads_by'}_${order}_${direction}`
  const answer = await table.view(table.campaign, name, walks ? { ...parameters, words } : parameters)
  const { leads, cut } = answer as { leads: Found[]; cut: Place | null }
  const last = leads.length === limit ? leads.at(-1) : undefined
  const after = last ? { key: last.key, id: last.id } : cut
  return { leads: leads.map(({ key: _key, ...lead }) => lead as LeadView), next: after && { after } }
}

function queryOf(query: LeadQuery): LeadTableQuery {
  const { statuses = [...LEAD_STATUSES], order = 'score', limit = 50, search = '', score = {} } = query
  const { direction = order === 'score' || order === 'added' ? 'descending' : 'ascending' } = query
  if (statuses.length === 0 || !statuses.every((status) => LEAD_STATUSES.includes(status)))
    throw new Failure('lead.bad_status', 'there is no such status', `Say ${LEAD_STATUSES.join(', ')}.`)
  if (!TABLE_ORDERS.includes(order) || !DIRECTIONS.includes(direction))
    throw new Failure('lead.bad_order', 'there is no such order', `Say ${[...LEAD_ORDERS, 'status'].join(', ')}.`)
  if (!Number.isInteger(limit) || limit < 1 || limit > PAGE_MAX)
    throw new Failure('lead.bad_limit', `a page has 1 to ${PAGE_MAX} leads`, 'Ask for less.')
  const words = search.split(/\s+/).filter((word) => word !== '')
  if (words.length > WORDS_MAX || search.includes('\0') || !search.isWellFormed())
    throw new Failure('lead.bad_search', `a search has up to ${WORDS_MAX} words`, 'Look for fewer.')
  const points = Object.fromEntries(Object.entries(score).map(([end, value]) => [end, Math.round(value * 100)]))
  const filtered = words.length > 0 || Object.keys(points).length > 0
  if (query.at !== undefined && (filtered || query.after !== undefined || !(query.at >= 0)))
    throw new Failure('lead.bad_position', 'a position is counted in the whole table', 'Give `at` alone, or `after`.')
  return { statuses: [...new Set(statuses)], order, direction, limit, words, points }
}
