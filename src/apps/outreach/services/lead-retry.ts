import type pg from 'pg'
import { requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { leadRow } from '../domain/leads/lead-row.ts'
import { act } from './act.ts'
import { requireCampaign, requireLeadId, unknownLead } from './campaign.ts'
import { profileCheckOf } from './check-profile.ts'
import { type GivenLead, readByHand } from './lead-import.ts'

/** What a person may correct about a lead that was set aside. */
export type CorrectedLead = Pick<
  GivenLead,
  'full_name' | 'profile_url' | 'job_title' | 'company' | 'location' | 'headline'
>

/**
 * Lets a campaign try a lead again that was set aside. What a person corrects is checked like a row of a file; a message
 * that was approved for the lead as it was is not sent any more, and is drafted and approved again.
 */
export async function retryLead(
  lw: Lanewright,
  campaign: string,
  person: string,
  lead: string,
  corrected: CorrectedLead = {},
): Promise<void> {
  const workspace = await requireCampaign(lw, campaign)
  const by = requirePerson(person)
  const id = requireLeadId(lead)
  const checkProfile = await profileCheckOf(lw, workspace)
  const isCorrected = Object.values(corrected).some((value) => value !== undefined)
  await act(lw, { workspace, person: by, operation: 'retry' }, async (app, now) => {
    const before = await leadIn(app, workspace, id)
    if (isCorrected) {
      const { lead: read } = readByHand({ ...before, ...corrected }, checkProfile)
      const { source: _, source_row: __, ...row } = leadRow(read, id, 'manual')
      await correct(app, workspace, row, now)
      await app.query(
        `update outreach.messages set status = 'returned' where workspace_id = $1 and lead_id = $2 and status in ('approved', 'failed')`,
        [workspace, id],
      )
    } else
      await app.query(
        `update outreach.messages set failures = 0 where workspace_id = $1 and lead_id = $2 and status = 'failed' and failures > 0`,
        [workspace, id],
      )
    const { rowCount } = await app.query(
      'update outreach.set_asides set released_at = $3, released_by = $4 where workspace_id = $1 and lead_id = $2 and released_at is null',
      [workspace, id, now, by],
    )
    if (rowCount === 0)
      throw new Failure('lead.not_set_aside', 'This lead is not set aside.', 'Nothing needs to be retried.')
    const reason = isCorrected
      ? 'a lead that was set aside is corrected and tried again'
      : 'a lead that was set aside is tried again'
    return { result: undefined, about: { target_type: 'lead', name: id }, reason }
  })
}

type Cells = Required<GivenLead>

/** The lead in the form that a person would write it in. */
async function leadIn(app: pg.PoolClient, workspace: string, id: string): Promise<Partial<Cells>> {
  const { rows } = await app.query<Record<string, string | null>>(
    `select l.full_name, l.profile_url, l.job_title, l.company, l.details ->> 'location' as location, l.details ->> 'headline' as headline,
       l.details ->> 'about' as about, l.seniority, to_char(l.active_on, 'YYYY-MM-DD') as active_on,
       case when l.company_size_low is not null and l.company_size_high is not null then l.company_size_low || '-' || l.company_size_high
         when l.company_size_low is not null then l.company_size_low || '+' end as company_size
     from outreach.leads l where l.workspace_id = $1 and l.id = $2`,
    [workspace, id],
  )
  if (!rows[0]) throw unknownLead(id)
  return Object.fromEntries(Object.entries(rows[0]).map(([name, value]) => [name, value ?? '']))
}

async function correct(
  app: pg.PoolClient,
  workspace: string,
  row: Omit<ReturnType<typeof leadRow>, 'source' | 'source_row'>,
  now: string,
): Promise<void> {
  const { rowCount } = await app.query(
    'select 1 from outreach.leads where workspace_id = $1 and profile_url = $2 and id <> $3',
    [workspace, row.profile_url, row.id],
  )
  if (rowCount !== 0)
    throw new Failure('lead.already_there', 'The campaign knows this profile already.', 'Drop this lead.')
  await app.query(
    `update outreach.leads set full_name = $3, profile_url = $4, job_title = $5, company = $6, details = $7, updated_at = $8
     where workspace_id = $1 and id = $2`,
    [workspace, row.id, row.full_name, row.profile_url, row.job_title, row.company, row.details, now],
  )
}
