import { expect, test } from 'vitest'
import { type Scorable, scoreLead } from './score.ts'
import { type CompiledScoring, compileScoring } from './scoring-config.ts'

const jane: Scorable = {
  job_title: 'Senior Platform Engineer',
  company: 'Acme',
  company_size_low: 51,
  company_size_high: 200,
  seniority: 'senior',
  location: 'Berlin, Germany',
  headline: null,
  about: null,
  active_on: '2026-01-01',
}

function compile(criteria: object): CompiledScoring {
  const result = compileScoring({ criteria })
  if ('refused' in result) throw new Error(result.refused.message)
  return result.scoring
}

const refusal = (config: unknown) => {
  const result = compileScoring(config)
  return 'refused' in result ? result.refused.code : 'taken'
}

test('a score is explained by parts that sum to it [O-score.3]', () => {
  const scoring = compile({
    job_title_relevance: { weight: 0.3333, target_keywords: ['Senior', 'Principal', 'platform engineer'] },
    company_size: { weight: 0.3333, min: 100 },
    profile_completeness: { weight: 0.3334 },
  })
  expect(scoreLead(scoring, jane, '2026-02-01')).toEqual({
    score: '61.11',
    explanation: [
      { factor: 'job_title_relevance', weight: '0.3333', value: '0.6667', part: '22.22' },
      { factor: 'company_size', weight: '0.3333', value: '0.5000', part: '16.67' },
      { factor: 'profile_completeness', weight: '0.3334', value: '0.6667', part: '22.22' },
    ],
  })
})

test('"Senior" does not match "seniority", and activity fades from full to nothing [O-score.1]', () => {
  const title = compile({ job_title_relevance: { weight: 1, target_keywords: ['Senior'] } })
  expect(scoreLead(title, { ...jane, job_title: 'SENIOR nurse' }, '2026-01-01').score).toBe('100.00')
  expect(scoreLead(title, { ...jane, job_title: 'Seniority lead' }, '2026-01-01').score).toBe('0.00')
  const activity = compile({ recent_activity: { weight: 1, days: 30 } })
  const on = (day: string) => scoreLead(activity, jane, day).score
  expect([on('2025-12-01'), on('2026-01-31'), on('2026-02-15'), on('2026-03-02')]).toEqual([
    '100.00',
    '100.00',
    '50.00',
    '0.00',
  ])
})

test('weights sum to exactly one, and what is not known is refused [O-score.2]', () => {
  const sized = (...weights: number[]) => ({
    criteria: {
      company_size: { weight: weights[0] },
      profile_completeness: { weight: weights[1] },
      recent_activity: { weight: weights[2], days: 3 },
    },
  })
  expect(refusal(sized(0.1, 0.2, 0.7))).toBe('taken')
  expect(refusal(sized(0.3333, 0.3333, 0.3333))).toBe('scoring.weights')
  expect(refusal(sized(0.33333, 0.33333, 0.33334))).toBe('scoring.weight')
  expect(refusal({ criteria: { charm: { weight: 1 } } })).toBe('scoring.config')
  expect(refusal({ criteria: { profile_completeness: { weight: 1, more: 1 } } })).toBe('scoring.config')
  expect(refusal({ criteria: {} })).toBe('scoring.config')
  expect(refusal({ criteria: { location: { weight: 1, places: ['--'] } } })).toBe('scoring.keyword')
  expect(refusal({ criteria: { company_size: { weight: 1, min: 5, max: 4 } } })).toBe('scoring.size')
  expect(refusal('weights')).toBe('scoring.config')
})
