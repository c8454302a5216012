import { open, rm } from 'node:fs/promises'
import type { Lanewright } from '#apps/compose.ts'
import { Failure } from '#contracts/refusal.ts'
import { renderReport } from '#packs/outreach/report/render-report.ts'
import { REPLIES_SHOWN, type ReportData } from '#packs/outreach/report/report-data.ts'
import type { CampaignOverview, ShownReply } from '#packs/outreach/views/answers.ts'

export type Views = Pick<Lanewright, 'view'>

/** Everything that a report says, asked of the views at this moment. */
export async function gatherReport(lw: Views, campaign: string, madeAt: string): Promise<ReportData> {
  const ask = async <T>(name: string, parameters = {}) => (await lw.view(campaign, 'outreach', name, parameters)) as T
  const [overview, inbox] = await Promise.all([
    overviewOf(lw, campaign),
    ask<{ replies: ShownReply[] }>('inbox', { limit: REPLIES_SHOWN }),
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

/** A new file for its owner alone: it names people. A file that exists is somebody's; half a report is nobody's. */
export async function writeReport(
  lw: Views,
  { campaign, file, madeAt }: { campaign: string; file: string; madeAt: string },
): Promise<void> {
  const page = renderReport(await gatherReport(lw, campaign, madeAt))
  const opened = await open(file, 'wx', 0o600).catch((error) => {
    const taken = error.code === 'EEXIST'
    const message = taken ? `${file} exists already` : `${file} cannot be written (${error.code})`
    const next = 'Choose another file with --out.'
    throw new Failure(taken ? 'export.file_exists' : 'export.not_writable', message, next, error)
  })
  try {
    await opened.writeFile(page)
    await opened.sync()
  } catch (error) {
    await rm(file, { force: true })
    throw error
  } finally {
    await opened.close()
  }
}
