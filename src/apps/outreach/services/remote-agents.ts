import { answered } from '#host/answers.ts'
import { type Address, clientOf } from '#host/server/client.ts'
import type { AgentChooser, CampaignAgents } from './agent-service.ts'

/** A step of a browser takes its time, and several may be due. */
const LONG = { timeoutMs: 30 * 60 * 1000 }

/** The campaigns behind the running server, for an agent that comes by itself. */
export function remoteAgents(address: Address): CampaignAgents & AgentChooser {
  const { post } = clientOf(address)
  const at = (campaign: string, rest: string) => `/campaigns/${encodeURIComponent(campaign)}${rest}`
  return {
    snapshot: (campaign) => answered(() => post(at(campaign, '/turn'), {}, LONG)),
    choose: (campaign, person, agent) => answered(() => post(at(campaign, '/agent'), { person, agent })),
    propose: (campaign, submitted) => answered(() => post(at(campaign, '/proposals'), submitted, LONG)),
  }
}
