import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Scorable, scoreLead } from '#apps/outreach/domain/leads/score.ts'
import { type CompiledScoring, compileScoring, FACTORS } from '#apps/outreach/domain/leads/scoring-config.ts'
import { SENIORITY_LEVELS } from '#apps/outreach/domain/leads/seniority.ts'
import { openCampaign } from './leads-campaign.ts'

const WORDS = [
  'Senior',
  'seniority',
  'SENIOR',
  'Straße',
  'STRASSE',
  'İzmir',
  'ΟΔΟΣ',
  'C++',
  'of',
  'Ω',
  'ﬁnance',
  '東京',
  '',
  '%',
  '_',
  '\\',
  "'",
]
const phrase = fc.oneof(
  fc.array(fc.constantFrom(...WORDS), { maxLength: 4 }).map((words) => words.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
)
const clean = (text: string) => text.replaceAll('\0', '').toWellFormed().trim().slice(0, 200) || null
const maybe = fc.option(phrase, { freq: 3 }).map((text) => (text === null ? null : clean(text)))
const count = fc.option(fc.integer({ min: 0, max: 1000 }))
const day = fc.integer({ min: 0, max: 400 }).map((n) => new Date(Date.UTC(2025, 0, 1 + n)).toISOString().slice(0, 10))

const lead: fc.Arbitrary<Scorable> = fc
  .record({
    job_title: maybe,
    company: maybe,
    location: maybe,
    headline: maybe,
    about: maybe,
    sizes: fc.tuple(count, count),
    seniority: fc.option(fc.constantFrom(...SENIORITY_LEVELS)),
    active_on: fc.option(day),
  })
  .map(({ sizes: [a, b], ...rest }) => {
    const [low, high] = a !== null && b !== null && a > b ? [b, a] : [a, b]
    return { ...rest, company_size_low: low, company_size_high: high }
  })

const keyword = phrase
  .filter((text) => /[\p{L}\p{N}+#]/u.test(text) && !text.includes('\0'))
  .map((text) => text.toWellFormed())
const criteria = {
  job_title_relevance: fc.record({ target_keywords: fc.array(keyword, { minLength: 1, maxLength: 7 }) }),
  company_size: fc.record(
    { min: fc.integer({ min: 0, max: 300 }), max: fc.integer({ min: 300, max: 1000 }) },
    { requiredKeys: [] },
  ),
  recent_activity: fc.record({ days: fc.integer({ min: 1, max: 200 }) }),
  profile_completeness: fc.constant({}),
  seniority: fc.record({ levels: fc.array(fc.constantFrom(...SENIORITY_LEVELS), { minLength: 1, maxLength: 5 }) }),
  location: fc.record({ places: fc.array(keyword, { minLength: 1, maxLength: 4 }) }),
}

/** Any of the criteria, with weights that sum to one. */
const config: fc.Arbitrary<CompiledScoring> = fc
  .tuple(
    fc.record(criteria),
    fc.subarray([...FACTORS], { minLength: 1 }),
    fc.array(fc.integer({ min: 0, max: 10_000 }), { minLength: 5, maxLength: 5 }),
  )
  .map(([all, factors, cuts]) => {
    const at = [0, ...cuts.slice(0, factors.length - 1).sort((a, b) => a - b), 10_000]
    const chosen = factors.map((factor, i) => [factor, { ...all[factor], weight: (at[i + 1]! - at[i]!) / 10_000 }])
    const result = compileScoring({ criteria: Object.fromEntries(chosen) })
    if ('refused' in result) throw new Error(result.refused.message)
    return result.scoring
  })

test('TypeScript and the database give the same score and the same explanation, for any lead and any config [S001-20.3.2, O-score.1, O-score.3]', async () => {
  const campaign = await openCampaign()
  const leads = fc.sample(lead, { numRuns: 300, seed: 7 })
  const { ids } = await campaign.add(...leads)
  await fc.assert(
    fc.asyncProperty(config, day, async (scoring, onDate) => {
      await campaign.rescore(scoring, onDate)
      const rows = await campaign.rows<{ id: string; weight_score: string; score_explanation: object[] }>(
        'select id, weight_score::text, score_explanation from outreach.scored_leads',
      )
      const stored = new Map(rows.map((r) => [r.id, r]))
      for (const [i, id] of ids.entries()) {
        const { score, explanation } = scoreLead(scoring, leads[i]!, onDate)
        const row = stored.get(id)!
        expect(
          { score: row.weight_score, explanation: row.score_explanation },
          JSON.stringify({ lead: leads[i], scoring, onDate }),
        ).toEqual({ score, explanation })
        const hundredths = explanation.reduce((sum, { part }) => sum + Math.round(Number(part) * 100), 0)
        expect(hundredths).toBe(Math.round(Number(score) * 100))
      }
    }),
    { numRuns: 25 },
  )
})

const BY_TITLE: CompiledScoring = { job_title_relevance: { weight: 10_000, keywords: [' boss '] } }
const BY_PLACE: CompiledScoring = { location: { weight: 10_000, places: [' rome '] } }
const best = (answer: { leads: Array<{ full_name: string }> }) => answer.leads.map((l) => l.full_name)

test('a scoring is one event, whoever joins or changes later is scored by it, and a score that a person gave wins [O-score.5, O-score.6]', async () => {
  const campaign = await openCampaign()
  const { ids } = await campaign.add({ full_name: 'A', job_title: 'Boss' }, { full_name: 'B', location: 'Rome' })
  const events = async () => Number((await campaign.rows('select count(*) as n from kernel.event_log'))[0]!.n)
  const before = await events()
  expect(await campaign.rescore(BY_TITLE)).toBe(1)
  expect((await events()) - before).toBe(1)
  await campaign.add({ full_name: 'C', job_title: 'The Boss', location: 'Rome' })
  const page = () => campaign.view<{ leads: Array<{ full_name: string }> }>('leads', { statuses: ['pending'] })
  expect(
    best(await page())
      .slice(0, 2)
      .sort(),
  ).toEqual(['A', 'C'])
  const give = 'update outreach.leads set weight_score = $2, score_by = $3, score_reason = $4 where id = $1'
  expect(await campaign.refused(give, [ids[1], 100, null, null])).toBe('lead.override_unsigned')
  expect(await campaign.refused(give, [ids[1], 99.5, 'anna', 'met her'])).toBe('done')
  expect(await campaign.refused(give, [ids[0], 0, 'anna', 'left'])).toBe('done')
  expect(best(await page())).toEqual(['C', 'B', 'A'])
  expect(await campaign.rescore(BY_PLACE, '2026-03-01', 2)).toBe(2)
  expect(best(await page())).toEqual(['C', 'B', 'A'])
  expect(await campaign.view('lead', { id: ids[1] })).toMatchObject({
    weight_score: 99.5,
    computed_score: 100,
    given_score: 99.5,
    score_by: 'anna',
    score_version: 2,
  })
  expect(await campaign.refused(give, [ids[1], null, null, null])).toBe('done')
  expect(await campaign.view('lead', { id: ids[1] })).toMatchObject({ weight_score: 100, given_score: null })
})

test('what a config would change is shown before it is applied, and nothing is written [O-score.4]', async () => {
  const campaign = await openCampaign()
  const { ids } = await campaign.add(
    { job_title: 'Boss' },
    { location: 'Rome' },
    { job_title: 'Boss', location: 'Rome' },
  )
  await campaign.rescore(BY_TITLE)
  const head = await campaign.rows('select max(seq) from kernel.event_log')
  const diff = await campaign.view<Array<Record<string, unknown>>>('ranking_diff', {
    after: BY_PLACE,
    on_date: '2026-02-01',
    top: 2,
  })
  const of = (id: string | undefined) => diff.find((d) => d.lead_id === id)
  expect(of(ids[0])).toMatchObject({ place_after: 3, score_before: 100, score_after: 0 })
  expect(of(ids[1])).toMatchObject({ place_before: 3, score_before: 0, score_after: 100 })
  expect(of(ids[2])).toMatchObject({ score_before: 100, score_after: 100 })
  const back = await campaign.view<Array<Record<string, unknown>>>('ranking_diff', {
    before: BY_PLACE,
    after: BY_TITLE,
    on_date: '2026-02-01',
    top: 2,
  })
  expect(back.find((d) => d.lead_id === ids[1])).toMatchObject({ score_before: 100, score_after: 0, place_after: 3 })
  expect(await campaign.rows('select max(seq) from kernel.event_log')).toEqual(head)
})

test('the database takes no config that it would read otherwise than we do [O-score.2]', async () => {
  const campaign = await openCampaign()
  const score = (config: object) =>
    campaign.refused(`select outreach.rescore($1, $2, 1, '2026-01-01')`, [campaign.id, config])
  expect(await score({ profile_completeness: { weight: 9999 } })).toBe('scoring.config')
  expect(await score({ charm: { weight: 10_000 } })).toBe('scoring.config')
  expect(await score({ profile_completeness: { weight: 10_000, more: 1 } })).toBe('scoring.config')
  expect(await score({ recent_activity: { weight: 10_000 } })).toBe('scoring.config')
  expect(await score({ profile_completeness: { weight: '10000' } })).toBe('scoring.config')
  expect(await score({ profile_completeness: { weight: 10_000 } })).toBe('done')
  expect(await campaign.refused('update outreach.scorings set config_version = 2')).toBe('scoring.is_fixed')
})

test('pages follow each other by key, over all statuses, without a gap or a repetition', async () => {
  const campaign = await openCampaign()
  const { ids } = await campaign.add(
    ...Array.from({ length: 57 }, (_, i) => ({ job_title: i % 3 === 0 ? 'Boss' : null })),
  )
  await campaign.rescore(BY_TITLE)
  for (const id of ids.slice(0, 20))
    await campaign.rows(`update outreach.leads set status = 'contacted' where id = $1`, [id])
  const seen: Array<{ id: string; points: number }> = []
  for (;;) {
    const { leads } = await campaign.view<{ leads: Array<{ id: string; points: number }> }>('leads', {
      statuses: ['pending', 'contacted'],
      limit: 10,
      after: seen.at(-1) ?? null,
    })
    if (leads.length === 0) break
    seen.push(...leads.map(({ id, points }) => ({ id, points })))
  }
  expect(new Set(seen.map((l) => l.id))).toEqual(new Set(ids))
  expect(seen).toHaveLength(57)
  expect(seen.map((l) => l.points)).toEqual(seen.map((l) => l.points).sort((a, b) => b - a))
})
