import { requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { nowIso } from '#kernel/controller/deps.ts'
import { ask } from '#storage/ask.ts'
import { type Erased, erasePerson } from '#storage/erase.ts'
import { requireCampaign, requireLeadId, unknownLead } from './campaign.ts'
import { suppress } from './suppress.ts'

export interface ErasedLead {
  /** How many campaigns held the person. */
  campaigns: number
  rows: number
  cleaned: Erased['cleaned']
}

export interface Erasure {
  campaign: string
  person: string
  lead: string
  reason: string
  /** In all campaigns, now and later, and not in this one alone. */
  everywhere?: boolean
}

const REASON_MAX = 2000
const CAMPAIGNS_MAX = 10_000

/**
 * Erases a lead on request. First the hash of the profile goes on the suppression list, so that whatever happens next
 * nobody imports the person again; then the person's key is destroyed. Run again, it finishes what was cut short.
 */
export async function eraseLead(lw: Lanewright, given: Erasure): Promise<ErasedLead> {
  const workspace = await requireCampaign(lw, given.campaign)
  const by = requirePerson(given.person)
  const id = requireLeadId(given.lead)
  const { reason, everywhere = false } = given
  if (reason.length < 1 || reason.length > REASON_MAX || reason.includes('\0') || !reason.isWellFormed())
    throw new Failure('erase.no_reason', `an erasure needs a reason of 1 to ${REASON_MAX} characters`, 'Say why.')
  const profile = await profileOf(lw, workspace, id)
  const where = everywhere ? ('house' as const) : { campaign: workspace }
  const copies = profile !== null && everywhere ? await copiesOf(lw, profile) : [{ workspace, person: id }]
  if (profile !== null) await suppress(lw, by, { where, kind: 'profile', key: profile }, 'erased')
  const total: ErasedLead = { campaigns: 0, rows: 0, cleaned: 'later' }
  for (const copy of copies) {
    const erased = await erasePerson(wayOf(lw), lw.journal, {
      ...copy,
      by,
      reason,
      now: nowIso(lw.deps),
      ...entropyOf(lw),
    })
    if (!erased.ok) throw new Failure(erased.refusal.code, erased.refusal.message, erased.refusal.next)
    total.campaigns += 1
    total.rows += Object.values(erased.rows).reduce((sum, n) => sum + n, 0)
    total.cleaned = erased.cleaned
    await lw.dispatch.wake(copy.workspace)
  }
  return total
}

function wayOf({ database, server }: Lanewright) {
  return { owner: database.pool('owner'), ...(server ? { superuserUrl: server.url('superuser') } : {}) }
}

function entropyOf({ entropy }: Lanewright): { entropy?: string } {
  return entropy === null ? {} : { entropy }
}

/** Null where the person is erased already. */
async function profileOf(lw: Lanewright, workspace: string, id: string): Promise<string | null> {
  const [lead] = await ask<{ profile_url: string }>(
    lw.database.pool('auditor'),
    'select profile_url from outreach.leads where workspace_id = $1 and id = $2',
    [workspace, id],
  )
  if (!lead) throw unknownLead(id)
  return lead.profile_url === '[erased]' ? null : lead.profile_url
}

/** The same profile in every campaign, each found by its key: as a lead, or as one whom a search found and left out. */
async function copiesOf(lw: Lanewright, profile: string): Promise<Array<{ workspace: string; person: string }>> {
  return ask(
    lw.database.pool('auditor'),
    `select p.workspace_id as workspace, p.id as person
     from (select workspace_id from kernel.workspaces where app = 'outreach' order by created_at limit $2) w
     cross join lateral (
       select l.workspace_id, l.id from outreach.leads l where l.workspace_id = w.workspace_id and l.profile_url = $1 and l.profile_url <> '[erased]'
       union select f.workspace_id, f.find_id from outreach.finds f where f.workspace_id = w.workspace_id
         and f.key_hash = outreach.suppression_key('profile', $1) and f.profile_url <> '[erased]') p`,
    [profile, CAMPAIGNS_MAX],
  )
}
