import { playbook } from '#apps/outreach/agent/playbook.ts'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/snapshot.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { Row } from '#kernel/ports/store.ts'
import { openCampaignFixture } from '../../support/campaign.ts'
import type { CampaignFixture, CampaignOptions } from '../../support/campaign-fixture.ts'

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
  options: CampaignOptions & { before?(fixture: CampaignFixture): Promise<void> } = {},
): Promise<CampaignFixture> {
  const { before, leads, ...rest } = options
  const fixture = await openCampaignFixture({ ...rest, leads: [], agent: speaker(says) })
  await fixture.lw.drive(fixture.campaign)
  const task = (await fixture.state()).current_task
  await fixture.send('task.block', { task_id: task?.task_id, reason: 'Later.' })
  await fixture.addLeads(fixture.campaign, leads ?? fixture.network.people)
  await before?.(fixture)
  await fixture.send('task.create', { description })
  await fixture.lw.drive(fixture.campaign)
  return fixture
}

/** What became of each proposal, in order: its fault, or ok. */
export async function verdicts(fixture: CampaignFixture): Promise<string[]> {
  const rows = await fixture.rows<{ code: string | null }>(
    `select verdict #>> '{error,code}' as code from kernel.agent_calls order by called_at, call_id`,
  )
  return rows.map(({ code }) => code ?? 'ok')
}
