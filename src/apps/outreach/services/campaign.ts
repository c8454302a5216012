import { validate } from 'uuid'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { ask } from '#storage/ask.ts'

/** The campaign that is meant; anything else is refused in plain words. */
export async function requireCampaign(lw: Lanewright, id: string): Promise<string> {
  const next = 'List the campaigns with `lanewright workspaces`.'
  if (!validate(id)) throw new Failure('campaign.bad_id', 'this is no id of a campaign', next)
  const [known] = await ask<{ app: string }>(
    lw.database.pool('auditor'),
    'select app from kernel.workspaces where workspace_id = $1',
    [id],
  )
  if (!known) throw new Failure('campaign.unknown', `there is no campaign ${id}`, next)
  if (known.app !== 'outreach')
    throw new Failure('campaign.other_app', `${id} is a workspace of ${known.app}, not a campaign`, next)
  return id.toLowerCase()
}

export function requireLeadId(id: string): string {
  if (validate(id)) return id.toLowerCase()
  throw new Failure('lead.bad_id', 'this is no id of a lead', 'Copy it from `lanewright leads list`.')
}

export function unknownLead(id: string): Failure {
  return new Failure('lead.unknown', `the campaign has no lead ${id}`, 'Copy its id from `lanewright leads list`.')
}
