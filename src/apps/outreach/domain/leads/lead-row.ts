import { companyKey } from './company.ts'
import type { Seniority } from './seniority.ts'
import { foldTokens } from './tokens.ts'

/** How long each text of a lead may be, as the columns have it. */
export const LEAD_LIMITS = {
  full_name: 300,
  profile_url: 2048,
  job_title: 300,
  company: 300,
  company_domain: 300,
  location: 200,
  headline: 500,
  about: 4000,
} as const

/** A person as a campaign knows her, checked and in one form. */
export interface Lead {
  full_name: string
  profile_url: string
  job_title: string | null
  company: string | null
  company_domain: string | null
  company_size_low: number | null
  company_size_high: number | null
  seniority: Seniority | null
  location: string | null
  headline: string | null
  about: string | null
  active_on: string | null
}

export type LeadSource = 'import' | 'manual' | 'discovered'

/** A row for outreach.add_leads. */
export interface LeadRow {
  id: string
  full_name: string
  profile_url: string
  job_title: string | null
  company: string | null
  company_size_low: number | null
  company_size_high: number | null
  seniority: Seniority | null
  active_on: string | null
  details: Record<string, string>
  source: LeadSource
  source_row: number | null
}

export function leadRow(lead: Lead, id: string, source: LeadSource, sourceRow: number | null = null): LeadRow {
  return {
    id,
    full_name: lead.full_name,
    profile_url: lead.profile_url,
    job_title: lead.job_title,
    company: lead.company,
    company_size_low: lead.company_size_low,
    company_size_high: lead.company_size_high,
    seniority: lead.seniority,
    active_on: lead.active_on,
    details: detailsOf(lead),
    source,
    source_row: sourceRow,
  }
}

/** Each where it is known. */
function detailsOf(lead: Lead): Record<string, string> {
  const details: Record<string, string> = {}
  const add = (name: string, text: string | null) => {
    if (text) details[name] = text
  }
  add('location', lead.location)
  add('headline', lead.headline)
  add('about', lead.about)
  add('company_key', companyKey(lead.company, lead.company_domain))
  add('title_tokens', foldTokens(lead.job_title ?? ''))
  add('place_tokens', foldTokens(lead.location ?? ''))
  return details
}

const CELL_END = '\u001f'
const LINE_END = '\u001e'

/** A row for outreach.import_leads: cells between unit separators, nothing for null. */
export function leadLine(row: LeadRow): string {
  return [
    row.id,
    row.full_name,
    row.profile_url,
    row.job_title,
    row.company,
    row.company_size_low,
    row.company_size_high,
    row.seniority,
    row.active_on,
    JSON.stringify(row.details),
    row.source,
    row.source_row,
  ].join(CELL_END)
}

/**
 * Lines between record separators. Neither sign can stand in a cell, because reading it made every control character a
 * blank; the database counts both.
 */
export function joinLines(lines: readonly string[]): string {
  return lines.join(LINE_END)
}
