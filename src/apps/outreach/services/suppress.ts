import type pg from 'pg'
import { requirePerson } from '#host/answers.ts'
import type { Lanewright } from '#host/open.ts'
import { Failure } from '#kernel/contracts/refusal.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { SUPPRESSION_REASONS, type SuppressionKind, suppressionKey } from '../domain/leads/suppression.ts'
import { act } from './act.ts'
import { requireCampaign } from './campaign.ts'

/** Whom, and where: in one campaign, or in the house, which holds for all of them. */
export interface Suppressed {
  where: 'house' | { campaign: string }
  kind: SuppressionKind
  /** The address of a profile, or the name or web address of a company. Only its hash is kept. */
  key: string
}

export type SuppressionReason = (typeof SUPPRESSION_REASONS)[number]

/** `before`: it was on the list already. */
export async function suppress(
  lw: Lanewright,
  person: string,
  whom: Suppressed,
  why: SuppressionReason,
): Promise<{ before: boolean }> {
  if (!SUPPRESSION_REASONS.includes(why))
    throw new Failure('suppression.bad_reason', 'there is no such reason', `Say ${SUPPRESSION_REASONS.join(', ')}.`)
  const { workspace, kind, hash, by } = await meant(lw, person, whom)
  return act(lw, { workspace, person: by, operation: 'suppress' }, async (app) => {
    const before = await isListed(app, workspace, kind, hash)
    if (!before)
      await app.query(
        `insert into outreach.suppressions (workspace_id, suppression_id, kind, key_hash, reason, suppressed_at, suppressed_by)
         values ($1, $2, $3, $4, $5, kernel.now(), $6)`,
        [workspace, lw.deps.ids.uuid(), kind, hash, why, by],
      )
    const reason = before ? `a ${kind} that was suppressed already` : `a ${kind} suppressed (${why})`
    return { result: { before }, about: { target_type: 'suppression', name: hash }, reason }
  })
}

/** Takes somebody off the list of this place. Who asked to be erased stays on it. */
export async function allow(lw: Lanewright, person: string, whom: Suppressed): Promise<void> {
  const { workspace, kind, hash, by } = await meant(lw, person, whom)
  await act(lw, { workspace, person: by, operation: 'allow' }, async (app) => {
    const { rows } = await app.query<{ reason: SuppressionReason }>(
      `update outreach.suppressions set lifted_at = kernel.now(), lifted_by = $4
       where workspace_id = $1 and kind = $2 and key_hash = $3 and lifted_at is null returning reason`,
      [workspace, kind, hash, by],
    )
    if (!rows[0]) throw notListed(whom)
    if (rows[0].reason === 'erased')
      throw new Failure('suppression.erased', 'the person asked to be erased', 'It stays: choose another lead.')
    return { result: undefined, about: { target_type: 'suppression', name: hash }, reason: `a ${kind} allowed again` }
  })
}

async function isListed(app: pg.PoolClient, workspace: string, kind: string, hash: string): Promise<boolean> {
  const { rowCount } = await app.query(
    'select 1 from outreach.suppressions where workspace_id = $1 and kind = $2 and key_hash = $3 and lifted_at is null',
    [workspace, kind, hash],
  )
  return rowCount !== 0
}

async function meant(lw: Lanewright, person: string, { where, kind, key }: Suppressed) {
  const by = requirePerson(person)
  const hash = key.length <= 4096 && key.isWellFormed() ? suppressionKey(kind, key) : null
  if (hash === null) {
    const [what, next] =
      kind === 'profile'
        ? ['is no address of a profile', 'Give it as https://...']
        : ['names no company', 'Give its name, or its web address.']
    throw new Failure('suppression.bad_key', `${JSON.stringify(key.slice(0, 80))} ${what}`, next)
  }
  return { workspace: where === 'house' ? SYSTEM_WORKSPACE : await requireCampaign(lw, where.campaign), kind, hash, by }
}

function notListed({ where }: Suppressed): Failure {
  const [place, next] =
    where === 'house'
      ? ['in the house', 'It may stand in one campaign: name it.']
      : ['in this campaign', 'It may stand in the house, for all campaigns.']
  return new Failure('suppression.unknown', `there is no such suppression ${place}`, next)
}
