import { findRunning } from '#host/cli/running.ts'
import type { Settings } from '#host/cli/settings.ts'
import type { AgentChooser, CampaignAgents } from '../../services/agent-service.ts'

/** The agents of campaigns: over the running server of this folder, else in this process. */
export async function withAgents<T>(
  settings: Settings,
  work: (agents: CampaignAgents & AgentChooser) => Promise<T>,
): Promise<T> {
  const running = await findRunning(settings.dataDir)
  if (running) return work((await import('../../services/remote-agents.ts')).remoteAgents(running))
  const [{ withLanewright }, { campaignAgentsOf }] = await Promise.all([
    import('#host/cli/opening.ts'),
    import('../../services/agent-turn.ts'),
  ])
  return withLanewright(settings, (lw) => work(campaignAgentsOf(lw)))
}
