import type { Lead } from './lead-row.ts'
import { type CompiledScoring, FACTORS, type Factor } from './scoring-config.ts'
import { foldTokens } from './tokens.ts'

/** What of a lead a score depends on. */
export type Scorable = Omit<Lead, 'full_name' | 'profile_url' | 'company_domain'>

/** One factor of a score, in decimal texts: the parts of all factors sum to the score to the last digit. */
export interface Part {
  factor: Factor
  weight: string
  value: string
  part: string
}

export interface Score {
  /** 0.00 to 100.00 */
  score: string
  explanation: Part[]
}

const ONE = 10_000

/**
 * The score of a lead on a day: the same config, lead and day give the same score for ever. All of it is done in
 * integers, values in ten-thousandths and scores in hundredths, as outreach.scores does it in the database.
 */
export function scoreLead(scoring: CompiledScoring, lead: Scorable, onDate: string): Score {
  const values: Record<Factor, number> = {
    job_title_relevance: titleValue(scoring.job_title_relevance?.keywords ?? [], lead.job_title),
    company_size: sizeValue(scoring.company_size, lead),
    recent_activity: activityValue(scoring.recent_activity?.days, lead.active_on, onDate),
    profile_completeness: completeness(lead),
    seniority: lead.seniority && scoring.seniority?.levels.includes(lead.seniority) ? ONE : 0,
    location: placeValue(scoring.location?.places ?? [], lead.location),
  }
  let upto = 0
  const explanation: Part[] = []
  for (const factor of FACTORS) {
    const weight = scoring[factor]?.weight
    if (weight === undefined) continue
    const value = values[factor]
    // A part is what the rounded running sum grows by: nothing is lost and nothing is rounded twice.
    const before = rounded(upto)
    upto += weight * value
    const part = rounded(upto) - before
    explanation.push({ factor, weight: decimal(weight, 4), value: decimal(value, 4), part: decimal(part, 2) })
  }
  return { score: decimal(rounded(upto), 2), explanation }
}

function titleValue(keywords: string[], title: string | null): number {
  const tokens = foldTokens(title ?? '')
  return share(keywords.filter((keyword) => tokens.includes(keyword)).length, keywords.length)
}

function sizeValue(range: CompiledScoring['company_size'], { company_size_low, company_size_high }: Scorable): number {
  if (!range || (company_size_low === null && company_size_high === null)) return 0
  const [low, high] = [company_size_low ?? 0, company_size_high ?? UNBOUNDED]
  const [min, max] = [range.min ?? 0, range.max ?? UNBOUNDED]
  if (low > max || high < min) return 0
  return low >= min && high <= max ? ONE : ONE / 2
}

const UNBOUNDED = 2_147_483_647

function activityValue(days: number | undefined, activeOn: string | null, onDate: string): number {
  if (days === undefined || activeOn === null) return 0
  const age = dayNumber(onDate) - dayNumber(activeOn)
  if (age >= 2 * days) return 0
  return age <= days ? ONE : share(2 * days - age, days)
}

function dayNumber(day: string): number {
  return Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000)
}

function completeness(lead: Scorable): number {
  const size = lead.company_size_low ?? lead.company_size_high
  const known = [lead.job_title, lead.company, size, lead.location, lead.headline, lead.about].filter((v) => v !== null)
  return share(known.length, 6)
}

function placeValue(places: string[], location: string | null): number {
  const tokens = foldTokens(location ?? '')
  return places.some((place) => tokens.includes(place)) ? ONE : 0
}

/** count / of, rounded half up to ten-thousandths, without a fraction in between. */
function share(count: number, of: number): number {
  return of === 0 ? 0 : Math.floor((count * 2 * ONE + of) / (2 * of))
}

/** From ten-thousandths of ten-thousandths to hundredths of a point. */
function rounded(sum: number): number {
  return Math.floor((sum + ONE / 2) / ONE)
}

function decimal(units: number, places: number): string {
  const digits = String(units).padStart(places + 1, '0')
  return `${digits.slice(0, -places)}.${digits.slice(-places)}`
}
