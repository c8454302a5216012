import { guard } from './formula.ts'

/** A lead as the view `leads` gives it. */
export type LeadView = Record<string, unknown> & { id: string; points: number }

const COLUMNS = [
  'full_name',
  'profile_url',
  'job_title',
  'company',
  'company_size',
  'seniority',
  'location',
  'headline',
  'about',
  'active_on',
  'status',
  'weight_score',
  'computed_score',
  'given_score',
  'score_reason',
  'score_version',
  'source',
  'created_at',
] as const

export interface PageKey {
  points: number
  id: string
}

/**
 * The leads as CSV (RFC 4180, CRLF, UTF-8), page after page by key: memory for one page, however many leads there are.
 * A cell that a spreadsheet would run (= + - @, tab, line break first) begins with an apostrophe, which reading takes
 * off again.
 */
export async function* exportLeads(
  readPage: (after: PageKey | null) => Promise<LeadView[]>,
  options: { bom?: boolean } = {},
): AsyncGenerator<string> {
  yield `${options.bom ? '\uFEFF' : ''}${COLUMNS.join(',')}\r\n`
  let after: PageKey | null = null
  for (;;) {
    const leads = await readPage(after)
    const last = leads.at(-1)
    if (!last) return
    yield leads.map(csvLine).join('')
    after = { points: last.points, id: last.id }
  }
}

export function csvLine(lead: LeadView): string {
  const cells = COLUMNS.map((column) => (column === 'company_size' ? sizeOf(lead) : String(lead[column] ?? '')))
  return `${cells.map((cell) => quoted(guard(cell))).join(',')}\r\n`
}

function quoted(cell: string): string {
  return /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell
}

function sizeOf({ company_size_low: low, company_size_high: high }: LeadView): string {
  if (typeof low !== 'number' && typeof high !== 'number') return ''
  if (typeof high !== 'number') return `${low}+`
  return low === high ? String(low) : `${low ?? 0}-${high}`
}
