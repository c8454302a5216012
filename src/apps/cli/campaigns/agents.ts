import type { AgentChooser, CampaignAgents } from '#apps/outreach/agent-service.ts'
import { findRunning } from '../running.ts'
import type { Settings } from '../settings.ts'

/** The agents of campaigns: over the running server of this folder, else in this process. */
export async function withAgents<T>(
  settings: Settings,
  work: (agents: CampaignAgents & AgentChooser) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work((await import('#apps/outreach/remote-agents.ts')).remoteAgents(running))
  const [{ withLanewright }, { campaignAgentsOf }] = await Promise.all([
    import('../opening.ts'),
    import('#apps/outreach/agent-turn.ts'),
  ])
  return withLanewright(settings, (lw) => work(campaignAgentsOf(lw)))
}
