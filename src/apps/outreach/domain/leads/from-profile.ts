import type { Profile } from '#kernel/ports/channel.ts'
import { LEAD_FIELDS, type LeadField } from './columns.ts'
import { type ReadRow, readRow } from './read-row.ts'

const DAY_MS = 86_400_000
const DAYS_MOST = 36_500
/** A longer one is no title but a slogan. */
const TITLE_MOST = 100
const TITLE_ENDS = /\s+(?:at|@|bei|chez|presso|en|w)\s+|\s*[|·•]\s*|\s+[-–—]\s+|,\s/u

/** A profile as a lead, by the checks that a row of a file goes through. Everything in it was written by a stranger. */
export function readFromProfile(profile: Profile, profileUrl: string, now: string): ReadRow {
  const { full_name, headline, company, location, about, active_days_ago } = profile
  const given: Partial<Record<LeadField, string>> = {
    // A name that nobody can be called by is none.
    full_name: /\p{L}/u.test(full_name) ? full_name : '',
    profile_url: profileUrl,
    job_title: titleIn(headline),
    company,
    location,
    headline,
    about,
    active_on: activeOn(active_days_ago, now),
  }
  const cells = LEAD_FIELDS.map((field) => given[field] ?? '')
  return readRow(1, cells, [...LEAD_FIELDS], BY_NAME)
}

const BY_NAME = Object.fromEntries(LEAD_FIELDS.map((field, column) => [field, column]))

/** "VP Sales at Granite Logistics | Logistics": what stands before the place where somebody works. */
function titleIn(headline: string): string {
  const [title = ''] = headline.split(TITLE_ENDS, 1)
  return title.length <= TITLE_MOST ? title : ''
}

function activeOn(days: number | null, now: string): string {
  if (days === null || !Number.isSafeInteger(days) || days < 0 || days > DAYS_MOST) return ''
  return new Date(Date.parse(now) - days * DAY_MS).toISOString().slice(0, 10)
}
