import { requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { act, type Done } from './act.ts'
import { requireCampaign, requireLeadId, unknownLead } from './campaign.ts'

const REASON_MAX = 1000

/** A score that a person gives wins over the computed one and is kept by every scoring; null takes it back. */
export async function scoreLead(
  lw: Lanewright,
  campaign: string,
  person: string,
  lead: string,
  given: { score: number; reason: string } | null,
): Promise<void> {
  const by = requirePerson(person)
  if (given) requireScore(given)
  const values = given ? [given.score, by, given.reason] : [null, null, null]
  await change(lw, campaign, by, lead, {
    operation: given ? 'score' : 'unscore',
    reason: given ? 'a score given by hand' : 'the score given by hand taken back',
    set: 'weight_score = $4, score_by = $5, score_reason = $6',
    values,
  })
}

/** A person decides that somebody is not to be written to in this campaign. */
export async function rejectLead(lw: Lanewright, campaign: string, person: string, lead: string): Promise<void> {
  const how = { operation: 'reject', reason: 'the lead rejected', set: `status = 'rejected'`, values: [] }
  await change(lw, campaign, requirePerson(person), lead, how)
}

interface Change {
  operation: string
  reason: string
  set: string
  values: unknown[]
}

async function change(lw: Lanewright, campaign: string, person: string, lead: string, how: Change): Promise<void> {
  const workspace = await requireCampaign(lw, campaign)
  const id = requireLeadId(lead)
  await act(lw, { workspace, person, operation: how.operation }, async (app, now): Promise<Done<void>> => {
    const { rowCount } = await app.query(
      `update outreach.leads set ${how.set}, updated_at = $3 where workspace_id = $1 and id = $2`,
      [workspace, id, now, ...how.values],
    )
    if (rowCount !== 1) throw unknownLead(id)
    return { result: undefined, about: { target_type: 'lead', name: id }, reason: how.reason }
  })
}

function requireScore({ score, reason }: { score: number; reason: string }): void {
  if (!Number.isFinite(score) || score < 0 || score > 100)
    throw new Failure('lead.bad_score', 'a score is a number from 0 to 100', 'Give another one.')
  if (reason.length < 1 || reason.length > REASON_MAX || reason.includes('\0') || !reason.isWellFormed())
    throw new Failure('lead.no_reason', `a score needs a reason of 1 to ${REASON_MAX} characters`, 'Say why.')
}
