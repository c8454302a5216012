import { requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { exportLeads as asCsv, type LeadView } from '../domain/leads/export.ts'
import { compileScoring } from '../domain/leads/scoring-config.ts'
import { leadViews } from '../domain/leads/views.ts'
import { act } from './act.ts'
import { requireCampaign, requireLeadId, unknownLead } from './campaign.ts'
import { LEAD_STATUSES } from './lead-cursor.ts'
import { inOneMoment } from './one-moment.ts'

const PAGE_MAX = 1000

/** One lead, with what its score is made of. */
export async function showLead(lw: Lanewright, campaign: string, lead: string): Promise<LeadView> {
  const workspace = await requireCampaign(lw, campaign)
  const id = requireLeadId(lead)
  const shown = (await lw.view(workspace, 'outreach', 'lead', { id })) as unknown as LeadView | null
  if (!shown) throw unknownLead(id)
  return shown
}

export interface Moved {
  lead_id: string
  full_name: string
  job_title: string | null
  company: string | null
  place_before: number
  place_after: number
  score_before: number | null
  score_after: number
}

/** How the first places would change under another scoring; nothing is written. */
export async function diffRanking(
  lw: Lanewright,
  campaign: string,
  { config, top = 20, onDate }: { config: unknown; top?: number; onDate?: string },
): Promise<Moved[]> {
  const workspace = await requireCampaign(lw, campaign)
  const compiled = compileScoring(config)
  if ('refused' in compiled)
    throw new Failure(compiled.refused.code, compiled.refused.message, 'Correct the config, and look again.')
  if (!Number.isInteger(top) || top < 1 || top > PAGE_MAX)
    throw new Failure('lead.bad_limit', `1 to ${PAGE_MAX} places can be compared`, 'Ask for less.')
  const on_date = onDate ?? new Date(lw.deps.clock.nowMs()).toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(on_date) || Number.isNaN(Date.parse(on_date)))
    throw new Failure('lead.bad_date', 'this is no day', 'Give it as YYYY-MM-DD.')
  return (await lw.view(workspace, 'outreach', 'ranking_diff', {
    after: compiled.scoring,
    on_date,
    top,
  })) as unknown as Moved[]
}

/** All leads as CSV, as they stand at one moment, in memory for one page. That somebody took them is told first. */
export async function* exportLeads(lw: Lanewright, campaign: string, person: string): AsyncGenerator<string> {
  const workspace = await requireCampaign(lw, campaign)
  await act(lw, { workspace, person: requirePerson(person), operation: 'export' }, async () => ({
    result: undefined,
    about: { target_type: 'workspace', name: workspace },
    reason: 'all leads exported',
  }))
  yield* inOneMoment(lw, workspace, (view) =>
    asCsv(async (after) => {
      const page = await view(leadViews.leads!, { statuses: LEAD_STATUSES, limit: PAGE_MAX, after })
      return (page as { leads: LeadView[] }).leads
    }),
  )
}
