import type { Lanewright } from '#host/open.ts'
import type { OutreachApp } from '../app.ts'
import type { CheckProfile } from '../domain/leads/profile-channel.ts'
import type { ChannelName } from '../tools/services.ts'

/** Whether a profile can be reached by this campaign; undefined where the campaign has no channel. */
export async function profileCheckOf(lw: Lanewright, campaign: string): Promise<CheckProfile | undefined> {
  const app = lw.deps.apps.get('outreach')?.app as Partial<OutreachApp> | undefined
  const { rows } = await lw.database
    .pool('auditor')
    .query<{ channel: ChannelName | null }>(
      `select goal ->> 'channel' as channel from kernel.workspaces where workspace_id = $1`,
      [campaign],
    )
  const channel = rows[0]?.channel
  return app?.profileProblem && channel ? (url) => app.profileProblem?.(channel, url) ?? null : undefined
}
