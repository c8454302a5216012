import { isMissingModel, noModel } from '#host/agent-choice.ts'
import type { Lanewright } from '#host/open.ts'
import type { Change, Row, State } from '#kernel/ports/store.ts'
import { ask } from '#storage/ask.ts'
import { act } from './act.ts'
import type { CampaignAgent } from './agent-service.ts'
import { requireCampaign } from './campaign.ts'

/** A person lets another agent propose from now on. What the campaign has come to stays as it is. */
export async function chooseAgent(
  lw: Lanewright,
  given: string,
  person: string,
  agent: CampaignAgent,
): Promise<{ before: CampaignAgent | null; agent: CampaignAgent }> {
  const campaign = await requireCampaign(lw, given)
  const { workspace, ...rest } = (await lw.store.load(campaign)) as State
  const requested = { ...rest, workspace: { ...workspace, goal: { ...workspace.goal, agent } } }
  if (isMissingModel(lw.deps.agentFor(requested))) throw noModel()
  return act(lw, { workspace: campaign, person, operation: 'choose_agent' }, async (app) => {
    const [row] = await ask<{ goal: Row }>(app, 'select goal from kernel.workspaces where workspace_id = $1', [
      campaign,
    ])
    const goal = row?.goal ?? {}
    const change: Change = {
      table: 'kernel.workspaces',
      op: 'update',
      where: {},
      row: { goal: { ...goal, agent } },
    }
    await app.query('select kernel.apply_change($1, $2)', [campaign, JSON.stringify(change)])
    return {
      result: { before: (goal.agent as CampaignAgent | undefined) ?? null, agent },
      about: { target_type: 'workspace', name: 'agent' },
      reason: `${agent} proposes from now on`,
    }
  })
}
