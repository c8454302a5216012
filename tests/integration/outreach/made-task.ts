import { playbook } from '#apps/outreach/agent/playbook.ts'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/show.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { Row } from '#kernel/ports/store.ts'
import { openCampaignWorld } from '../../support/campaign.ts'
import type { CampaignOptions, CampaignWorld } from '../../support/campaign-world.ts'

export const use = (tool_name: string, parameters: Row) => ({ action_type: 'execute_tool', tool_name, parameters })

/** Says these things for the task that a person made, one after the other, and waits where a person is asked. */
function speaker(says: Row[]): Agent {
  let n = 0
  return {
    name: 'speaker',
    async propose(call) {
      const { work, current_task } = call.snapshot as CampaignSnapshot
      if (!current_task || work.kind !== null) return playbook.propose(call)
      const said = (work.waiting.approvals.length === 0 && says[n++]) || {
        action_type: 'no_op',
        reason: 'awaiting_user_input',
      }
      return { bytes: Buffer.from(JSON.stringify(said)) }
    },
  }
}

/** A campaign with leads, whose only task is one that a person gave; the standard ones wait behind a blocked one. */
export async function withMadeTask(
  description: string,
  says: Row[],
  options: CampaignOptions & { before?(world: CampaignWorld): Promise<void> } = {},
): Promise<CampaignWorld> {
  const { before, leads, ...rest } = options
  const world = await openCampaignWorld({ ...rest, leads: [], agent: speaker(says) })
  await world.lw.drive(world.campaign)
  const task = (await world.state()).current_task
  await world.send('task.block', { task_id: task?.task_id, reason: 'Later.' })
  await world.addLeads(world.campaign, leads ?? world.network.people)
  await before?.(world)
  await world.send('task.create', { description })
  await world.lw.drive(world.campaign)
  return world
}

/** What became of each proposal, in order: its fault, or ok. */
export async function verdicts(world: CampaignWorld): Promise<string[]> {
  const rows = await world.rows<{ code: string | null }>(
    `select verdict #>> '{error,code}' as code from kernel.agent_calls order by called_at, call_id`,
  )
  return rows.map(({ code }) => code ?? 'ok')
}
