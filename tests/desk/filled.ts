import { systemClock } from '#adapters/system/clock.ts'
import { samplesOf } from '#apps/samples.ts'
import { tasksServiceOf } from '#apps/tasks/local.ts'
import { playbook } from '#packs/outreach/agents/playbook.ts'
import { tasksPack } from '#packs/tasks/pack.ts'
import type { Agent } from '#ports/agent.ts'
import type { Pack } from '#ports/pack.ts'
import type { State } from '#ports/store.ts'
import { temporary } from '../embedded/harness.ts'
import { type CampaignWorld, openCampaignWorld } from '../harness/campaign.ts'
import type { ManualClock } from '../harness/clock.ts'
import { type Desk, openDesk } from './harness.ts'

const DAY_MS = 86_400_000
export const QUESTION = {
  action_type: 'request_user_input',
  question: 'Two people of one company look alike. Whom shall I write to first?',
  options: ['The director', 'The manager'],
  context: 'Both have the same score, and one of each company is written to at most.',
}

/** A desk where something stands in every room: a campaign of eleven days, a list of tasks, and what waits for a person. */
export async function openFilled(): Promise<CampaignWorld & { desk: Desk }> {
  const clock = clockBefore(11 * DAY_MS)
  let asking = false
  const agent: Agent = {
    name: playbook.name,
    async propose(call) {
      if (!asking) return playbook.propose(call)
      asking = false
      return { bytes: Buffer.from(JSON.stringify(QUESTION)) }
    },
  }
  const agentFor = (_state: State, pack: Pack) => (pack.name === 'outreach' ? agent : pack.agent)
  const world = await openCampaignWorld({ beside: [tasksPack], clock, people: 18, goal: { contacts: 8 }, agentFor })
  const keep = (weight: number) =>
    world.send('artifact.keep', {
      artifact_type: 'context',
      artifact_key: 'tone',
      content: { voice: 'plain and friendly', weight },
    })
  await keep(1)
  await keep(2)
  await untilFollowUpsWait(world)
  const [draft] = (await world.state()).approvals.filter(({ status }) => status === 'pending')
  if (draft) {
    const { action } = JSON.parse(draft.content)
    const words = `${action.message.content} Have a good week!`
    const proposal = JSON.stringify({ ...action, message: { ...action.message, content: words } })
    await world.send('approval.edit', { approval_id: draft.approval_id, proposal }, 'olga')
  }
  asking = true
  await world.lw.drive(world.campaign)
  clock.advance(Math.max(0, Date.now() - clock.nowMs()))
  await world.lw.drive(world.campaign)

  const dataDir = temporary()
  const tasks = tasksServiceOf(world.lw)
  await samplesOf(world.lw, tasks, dataDir).start({ sample: 'tasks', time_zone: 'Europe/Berlin' }, 'olga')
  for (const said of ['complete read about lanes', 'add call the printer tomorrow at 10 p2 #office'])
    await tasks.say({ user_id: 'olga' }, said, { time_zone: 'Europe/Berlin' })
  return { ...world, desk: await openDesk(world.lw, { dataDir }) }
}

/** It goes like every clock, so much behind, and can be put forward. */
function clockBefore(ms: number): ManualClock {
  let behindMs = ms
  return {
    ...systemClock,
    nowMs: () => Date.now() - behindMs,
    advance(by) {
      behindMs -= by
    },
  }
}

/** Invitations are approved, sent and answered, day after day; what follows up on them waits. */
async function untilFollowUpsWait({ lw, campaign, clock, state, grantAll }: CampaignWorld): Promise<void> {
  const isFirst = ({ content }: { content: string }) => content.includes('connection_request')
  while (clock.nowMs() < Date.now() - DAY_MS) {
    for (let turn = 0; turn < 20; turn++) {
      await lw.drive(campaign)
      const pending = (await state()).approvals.filter(({ status }) => status === 'pending')
      if (!pending.some(isFirst)) break
      await grantAll()
    }
    const waiting = (await state()).approvals.filter(({ status }) => status === 'pending')
    if (waiting.length >= 3) return
    clock.advance(DAY_MS / 2)
  }
}
