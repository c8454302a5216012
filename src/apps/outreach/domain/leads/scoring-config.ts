import { type Static, Type } from 'typebox'
import { closed, list, oneOf, text } from '#kernel/contracts/closed.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { compileSchema } from '#kernel/validate.ts'
import { SENIORITY_LEVELS } from './seniority.ts'
import { foldTokens } from './tokens.ts'

const Weight = Type.Number({ minimum: 0, maximum: 1 })
const Employees = Type.Integer({ minimum: 0, maximum: 100_000_000 })
const words = (maxLength: number) => list(text(maxLength, 1), 100, { minItems: 1 })

/** How leads are scored. The weights of the criteria that are named sum to one; one that is not named counts nothing. */
export const ScoringConfig = closed(
  {
    criteria: closed(
      {
        /** Which share of the keywords stands in the job title, as whole words. */
        job_title_relevance: Type.Optional(closed({ weight: Weight, target_keywords: words(100) })),
        /** Wholly within the range counts full, partly half. */
        company_size: Type.Optional(
          closed({ weight: Weight, min: Type.Optional(Employees), max: Type.Optional(Employees) }),
        ),
        /** Active within so many days counts full, and falls to nothing at twice as many. */
        recent_activity: Type.Optional(closed({ weight: Weight, days: Type.Integer({ minimum: 1, maximum: 3650 }) })),
        /** Which share of title, company, company size, location, headline and about is known. */
        profile_completeness: Type.Optional(closed({ weight: Weight })),
        seniority: Type.Optional(
          closed({ weight: Weight, levels: list(oneOf(SENIORITY_LEVELS), 10, { minItems: 1 }) }),
        ),
        /** One of the places stands in the location, as whole words. */
        location: Type.Optional(closed({ weight: Weight, places: words(100) })),
      },
      { minProperties: 1 },
    ),
  },
  { title: 'ScoringConfig' },
)
export type ScoringConfig = Static<typeof ScoringConfig>

/** The order in which factors are added up and told. */
export const FACTORS = [
  'job_title_relevance',
  'company_size',
  'recent_activity',
  'profile_completeness',
  'seniority',
  'location',
] as const
export type Factor = (typeof FACTORS)[number]

/** A config as outreach.scorings keeps it: weights in ten-thousandths, words as tokens, nothing left to interpret. */
export interface CompiledScoring {
  job_title_relevance?: { weight: number; keywords: string[] }
  company_size?: { weight: number; min: number | null; max: number | null }
  recent_activity?: { weight: number; days: number }
  profile_completeness?: { weight: number }
  seniority?: { weight: number; levels: string[] }
  location?: { weight: number; places: string[] }
}

const UNITS = 10_000

/**
 * Checks a config and brings it into the form that scores. Weights have at most four decimals and sum to exactly 1: the
 * sum is made of whole ten-thousandths, so the tolerance is zero.
 */
export function compileScoring(config: unknown): { scoring: CompiledScoring } | { refused: Refusal } {
  const error = compileSchema(ScoringConfig)(config)
  if (error) return refuse('config', `${error.path || 'The config'}: ${error.message}`)
  const { criteria } = config as ScoringConfig
  const weights = Object.values(criteria).map(({ weight }) => unitsOf(weight))
  if (weights.includes(null)) return refuse('weight', 'A weight has more than four decimals.')
  const sum = weights.reduce((total: number, units) => total + units!, 0)
  if (sum !== UNITS) return refuse('weights', `The weights sum to ${sum / UNITS}, not to 1.`)
  const { min = null, max = null } = criteria.company_size ?? {}
  if (min !== null && max !== null && min > max)
    return refuse('size', 'The smallest company size is above the largest.')
  const keywords = tokensOf(criteria.job_title_relevance?.target_keywords)
  const places = tokensOf(criteria.location?.places)
  if (!keywords || !places) return refuse('keyword', 'A keyword or a place has no letter and no number.')
  return { scoring: compiled(criteria, { min, max }, keywords, places) }
}

function compiled(
  criteria: ScoringConfig['criteria'],
  range: { min: number | null; max: number | null },
  keywords: string[],
  places: string[],
): CompiledScoring {
  const { job_title_relevance: title, company_size: size, recent_activity: activity } = criteria
  const { profile_completeness: profile, seniority, location } = criteria
  const weight = (of: { weight: number }) => unitsOf(of.weight)!
  return {
    ...(title && { job_title_relevance: { weight: weight(title), keywords } }),
    ...(size && { company_size: { weight: weight(size), ...range } }),
    ...(activity && { recent_activity: { weight: weight(activity), days: activity.days } }),
    ...(profile && { profile_completeness: { weight: weight(profile) } }),
    ...(seniority && { seniority: { weight: weight(seniority), levels: [...new Set(seniority.levels)] } }),
    ...(location && { location: { weight: weight(location), places } }),
  }
}

/** Whole ten-thousandths; null when there is more behind them than the noise of a binary fraction. */
function unitsOf(weight: number): number | null {
  const units = Math.round(weight * UNITS)
  return Math.abs(weight * UNITS - units) < 1e-6 ? units : null
}

/** Each word once; null when one of them has nothing to look for. */
function tokensOf(given: readonly string[] = []): string[] | null {
  const tokens = given.map(foldTokens)
  return tokens.includes('') ? null : [...new Set(tokens)]
}

function refuse(what: string, message: string): { refused: Refusal } {
  return { refused: { code: `scoring.${what}`, message, next: 'Correct the config, and propose it again.' } }
}
