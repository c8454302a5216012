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
  const { company_domain, location, headline, about, ...columns } = lead
  return {
    id,
    ...columns,
    details: present({
      location,
      headline,
      about,
      company_key: companyKey(lead.company, company_domain),
      title_tokens: foldTokens(lead.job_title ?? ''),
      place_tokens: foldTokens(location ?? ''),
    }),
    source,
    source_row: sourceRow,
  }
}

function present(details: Record<string, string | null>): Record<string, string> {
  const known = Object.entries(details).filter((entry): entry is [string, string] => Boolean(entry[1]))
  return Object.fromEntries(known)
}
