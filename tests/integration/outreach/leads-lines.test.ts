import { expect, test } from 'vitest'
import { joinLines, type LeadRow, leadLine } from '#apps/outreach/domain/leads/lead-row.ts'
import { type Campaign, openCampaign } from './leads-campaign.ts'

const idOf = (n: number) => `0198c0de-0000-7000-8000-${n.toString(16).padStart(12, '0')}`

/** Every column with and without a value, and words that something could take for a sign of its own. */
const rowsOf = (address: string, from: number): LeadRow[] =>
  Array.from(
    { length: 120 },
    (_, i): LeadRow => ({
      id: idOf(from + i),
      full_name: ['Zoë "Z" O\'Neil', '\\N', 'null', '{a,b}', '日本 \u2028 太郎'][i % 5]!,
      profile_url: `https://x.example/${address}/${i}`,
      job_title: i % 2 ? 'a, b\\c; "d"' : null,
      company: i % 3 ? 'NULL' : null,
      company_size_low: i % 4 ? 51 : null,
      company_size_high: i % 5 ? 200 : null,
      seniority: i % 6 ? 'senior' : null,
      active_on: i % 7 ? '2026-01-31' : null,
      details: i % 8 ? { about: 'tab\there "x" \\ \u001f end', company_key: i === 9 ? 'shut' : 'acme' } : {},
      source: 'import',
      source_row: i + 2,
    }),
  )

const asJson = (campaign: Campaign, rows: LeadRow[]) =>
  campaign.rows('select outreach.add_leads($1, $2) as answer', [campaign.id, JSON.stringify(rows)])
const asLines = (campaign: Campaign, rows: LeadRow[], sent = rows.length) =>
  campaign.rows('select outreach.import_leads($1, $2, $3) as answer', [
    campaign.id,
    joinLines(rows.map(leadLine)),
    sent,
  ])

test('leads that come as lines are those that come as JSON, and the same ones are left out', async () => {
  const campaign = await openCampaign()
  await campaign.rows(
    `insert into outreach.suppressions (workspace_id, suppression_id, kind, key_hash, reason, suppressed_at, suppressed_by)
     select $1, $1, 'company', outreach.suppression_key('company', 'shut'), 'person', now(), 'anna'`,
    [campaign.id],
  )
  const written = rowsOf('json', 0)
  const lines = rowsOf('lines', 1000)
  // Two rows of one profile in one batch: the second is there already.
  for (const rows of [written, lines]) rows[20]!.profile_url = rows[10]!.profile_url
  const answer = { added: 118, present: [22], suppressed: [11] }
  expect(await asJson(campaign, written)).toEqual([{ answer }])
  expect(await asLines(campaign, lines)).toEqual([{ answer }])
  const kept = (address: string) =>
    campaign.rows(
      `select to_jsonb(l) - '{id,profile_url,created_at}'::text[] as lead, o.words, o.name_key, o.company_key, o.status, s.points
       from outreach.leads l join outreach.lead_orders o on o.workspace_id = l.workspace_id and o.lead_id = l.id
       join outreach.lead_scores s on s.workspace_id = l.workspace_id and s.lead_id = l.id
       where l.workspace_id = $1 and l.profile_url like $2 order by l.source_row`,
      [campaign.id, `https://x.example/${address}/%`],
    )
  expect(await kept('lines')).toEqual(await kept('json'))
  expect(await kept('lines')).toHaveLength(118)
  // Once more, and nothing is new.
  const again = await asLines(campaign, lines)
  expect(again).toMatchObject([{ answer: { added: 0, suppressed: [11] } }])
})

test('a line or a cell that was not sent as one stops the import', async () => {
  const campaign = await openCampaign()
  const rows = rowsOf('odd', 0).slice(0, 2)
  const total = () => campaign.rows('select count(*)::integer as n from outreach.leads')
  await expect(asLines(campaign, rows, 3)).rejects.toThrow('read 2 leads where 3 were sent')
  const cut = [{ ...rows[0]!, full_name: 'a\u001eb' }, rows[1]!]
  await expect(asLines(campaign, cut)).rejects.toThrow('read 1 leads where 2 were sent')
  const shifted = [{ ...rows[0]!, company: 'a\u001fb' }, rows[1]!]
  await expect(asLines(campaign, shifted)).rejects.toThrow('read 1 leads where 2 were sent')
  expect(await total()).toEqual([{ n: 0 }])
})
