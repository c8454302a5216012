import { expect, test } from 'vitest'
import { leadsServiceOf } from '#apps/outreach/services/leads.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import { BASE, GOAL } from '../../support/fake-network.ts'
import { fileOf } from './leads-files.ts'

const LINKEDIN = 'https://www.linkedin.com/in/jane'

test('leads of another channel are refused with row, value and next step, in every way that they come in [H-campaign.7]', async () => {
  const fixture = await openCampaignFixture({
    leads: [],
    site: { hostsOf: (channel) => [channel === 'linkedin' ? 'www.linkedin.com' : new URL(BASE).host] },
  })
  const leads = leadsServiceOf(fixture.lw)
  const person = 'anna'
  const demo = fixture.campaign
  const linkedin = await fixture.lw.create({ pack: 'outreach', name: 'Real', goal: { ...GOAL, channel: 'linkedin' } })
  const file = fileOf(`Name,Profile\nJane Doe,${LINKEDIN}\nOla Nord,${BASE}/in/ola\n`)
  for (const [campaign, row, other] of [
    [demo, 2, LINKEDIN],
    [linkedin, 3, `${BASE}/in/ola`],
  ] as const) {
    const report = await leads.import({ campaign, person, file })
    expect(report).toMatchObject({ rows: 2, imported: 1, skipped: 1, skipped_by_code: { 'lead.other_channel': 1 } })
    const [error] = 'errors' in report ? report.errors : []
    expect(error).toMatchObject({ row, column: 'Profile', code: 'lead.other_channel' })
    expect(error?.message).toContain(other)
    expect(error?.message).toContain('Use addresses like')
    const preview = await leads.preview(file, undefined, campaign)
    expect('rows' in preview && preview.rows.filter(({ lead }) => lead === null)).toMatchObject([{ row }])
    expect(await leads.add(campaign, person, { full_name: 'Jane Doe', profile_url: other })).toMatchObject({
      refused: { code: 'lead.other_channel' },
    })
  }
})

test('a name that nobody could be called by is refused, and one that no message can use is flagged [H-campaign.8]', async () => {
  const fixture = await openCampaignFixture({ leads: [] })
  const names = ['\u200b\u2063', '12345', '=HYPERLINK("x")', 'Zoë\u200b Lee', '李 明', "Anne-Marie O'Neil"]
  const rows = names.map((name, i) => `"${name.replaceAll('"', '""')}",${BASE}/in/p${i}`)
  const file = fileOf(`Name,Profile\n${rows.join('\n')}\n`)
  const report = await leadsServiceOf(fixture.lw).import({ campaign: fixture.campaign, person: 'anna', file })
  expect(report).toMatchObject({
    ...{ rows: 6, imported: 4, skipped_by_code: { 'lead.no_name': 2 } },
    errors: [{ row: 2 }, { row: 3 }],
    warnings: [{ row: 4, code: 'lead.unusual_name' }],
  })
  const kept = await fixture.rows<{ full_name: string }>('select full_name from outreach.leads')
  expect(kept.map(({ full_name }) => full_name)).toContain('Zoë Lee')
})
