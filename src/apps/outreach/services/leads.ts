import { answered } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { previewLeads } from '../domain/leads/import.ts'
import { requireCampaign } from './campaign.ts'
import { profileCheckOf } from './check-profile.ts'
import { rejectLead, scoreLead } from './lead-acts.ts'
import { eraseLead } from './lead-erase.ts'
import { addLead, importLeads } from './lead-import.ts'
import { diffRanking, exportLeads, showLead } from './lead-reading.ts'
import { retryLead } from './lead-retry.ts'
import { leadTableOf } from './lead-table.ts'
import type { LeadsService } from './service.ts'
import { allow, suppress } from './suppress.ts'

/** The leads of the campaigns of a product in this process. */
export function leadsServiceOf(lw: Lanewright): LeadsService {
  const table = leadTableOf(lw)
  const done = (work: Promise<void>) => work.then(() => ({ ok: true as const }))
  return {
    preview: (file, mapping, campaign) =>
      answered(async () => {
        const check = campaign === undefined ? undefined : await profileCheckOf(lw, await requireCampaign(lw, campaign))
        const preview = await previewLeads(file, mapping, check)
        if ('refused' in preview) throw new Failure(preview.refused.code, preview.refused.message, preview.refused.next)
        return preview
      }),
    import: (given) => answered(() => importLeads(lw, given)),
    add: (campaign, person, lead) => answered(() => addLead(lw, campaign, person, lead)),
    list: (campaign, query) => answered(() => table(campaign, query)),
    show: (campaign, lead) => answered(() => showLead(lw, campaign, lead)),
    score: (campaign, person, lead, given) => answered(() => done(scoreLead(lw, campaign, person, lead, given))),
    reject: (campaign, person, lead) => answered(() => done(rejectLead(lw, campaign, person, lead))),
    retry: (campaign, person, lead, corrected) =>
      answered(() => done(retryLead(lw, campaign, person, lead, corrected))),
    suppress: (person, whom, why) => answered(() => suppress(lw, person, whom, why)),
    allow: (person, whom) => answered(() => done(allow(lw, person, whom))),
    erase: (given) => answered(() => eraseLead(lw, given)),
    diff: (campaign, given) => answered(() => diffRanking(lw, campaign, given)),
    export: (campaign, person) => exportLeads(lw, campaign, person),
  }
}
