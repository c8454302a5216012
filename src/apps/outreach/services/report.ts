import { toNewFile } from '#host/new-file.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { renderReport } from '../domain/report/render-report.ts'
import { REPLIES_SHOWN, type ReportData } from '../domain/report/report-data.ts'
import type { CampaignOverview, ReplyView } from '../domain/views/answers.ts'

export type Views = Pick<Lanewright, 'view'>

/** Everything that a report says, asked of the views at this moment. */
export async function gatherReport(lw: Views, campaign: string, madeAt: string): Promise<ReportData> {
  const ask = async <T>(name: string, parameters = {}) => (await lw.view(campaign, 'outreach', name, parameters)) as T
  const [overview, inbox] = await Promise.all([
    overviewOf(lw, campaign),
    ask<{ replies: ReplyView[] }>('inbox', { limit: REPLIES_SHOWN }),
  ])
  return {
    made_at: madeAt,
    campaign: overview,
    funnel: await ask('funnel'),
    per_day: await ask('per_day'),
    per_variant: await ask('per_variant'),
    approval_latency: await ask('approval_latency'),
    rejections: await ask('rejections'),
    inbox_counts: await ask('inbox_counts'),
    replies: inbox.replies,
  }
}

export async function overviewOf(lw: Views, campaign: string): Promise<CampaignOverview> {
  const overview = (await lw.view(campaign, 'outreach', 'campaign')) as CampaignOverview | null
  if (overview) return overview
  const next = 'List the campaigns with `lanewright campaigns list`.'
  throw new Failure('campaign.unknown', `there is no campaign ${campaign}`, next)
}

/** A new file for its owner alone: it names people. */
export async function writeReport(
  lw: Views,
  { campaign, file, madeAt }: { campaign: string; file: string; madeAt: string },
): Promise<void> {
  const page = renderReport(await gatherReport(lw, campaign, madeAt))
  await toNewFile(file, [page])
}
