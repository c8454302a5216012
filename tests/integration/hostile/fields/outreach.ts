import { playbook } from '#apps/outreach/agent/playbook.ts'
import { outreachApp } from '#apps/outreach/app.ts'
import type { Lanewright } from '#host/open.ts'
import type { Random } from '#integrations/models/hostile/random.ts'
import type { State } from '#kernel/ports/store.ts'
import { CAMPAIGN_LANES, checkCampaigns } from '../../../attack/compliant/oracles/outreach.ts'
import { addLeads } from '../../../support/campaign-fixture.ts'
import { manualClock } from '../../../support/clock.ts'
import { BASE, fakeNetwork, GOAL, siteOf } from '../../../support/fake-network.ts'
import type { Field } from '../field.ts'
import { reopenOne, resumeIfPaused } from './system-workspace.ts'

const PEOPLE = 1000
const EACH = 6

/** Campaigns on a network that is held in the hand, each with people of its own, on a clock that runs ahead. */
export function outreachField(): Field {
  const clock = manualClock()
  const network = fakeNetwork(clock, PEOPLE)
  const leads = new Map<string, string>()

  async function attend(lw: Lanewright, ws: string, random: Random): Promise<void> {
    await resumeIfPaused(lw, ws, 'anna')
    await reopenOne(lw, ws, 'anna')
    const { approvals, current_task, questions, rejections } = (await lw.store.load(ws)) as State
    for (const { approval_id, action_hash } of approvals.filter(({ status }) => status === 'pending')) {
      const decision = random.chance(0.6) ? 'grant' : 'reject'
      await lw.send(ws, 'anna', 'approval.decide', { approval_id, action_hash, decision, role: 'OWNER' })
    }
    for (const { question_id } of questions.filter(({ status }) => status === 'open'))
      await lw.send(ws, 'anna', 'question.answer', { question_id, answer: 'As you like.' })
    if (current_task?.source === 'agent') await lw.send(ws, 'anna', 'task.complete', { task_id: current_task.task_id })
    // Whoever turned a report down and wants another one takes the task back and opens it anew.
    const task_id = current_task?.metadata.work === 'report' ? current_task.task_id : null
    if (rejections.some((no) => no.task_id === task_id) && random.chance(0.2))
      await lw.send(ws, 'anna', 'task.block', { task_id, reason: 'Another report, please.' })
    if (random.chance(0.05)) {
      const made_up = { approval_id: random.uuid(), action_hash: 'b'.repeat(64), decision: 'grant', role: 'OWNER' }
      await lw.send(ws, 'mallory', 'approval.decide', made_up)
    }
    clock.advance(3_600_000)
  }

  return {
    app: outreachApp(siteOf(network)),
    options: { clock, present: () => true, limits: { maxAttempts: 100 } },
    names: ['OWNER', 'SEND_MESSAGES', 'KEEP_ARTIFACTS', 'outreach.leads', 'outreach.messages', 'kernel.grants'],
    allowed: CAMPAIGN_LANES,
    async begin(lw, n) {
      const goal = { ...GOAL, contacts: EACH, one_per_company: false }
      const ws = await lw.create({ pack: 'outreach', name: `Storm ${n}`, goal })
      const from = (n * EACH) % (PEOPLE - EACH)
      const people = network.people.slice(from, from + EACH)
      for (const { slug, name } of people) leads.set(`${BASE}/in/${slug}`, name)
      await addLeads(lw, ws, people, clock, BASE)
      return ws
    },
    sly: () => playbook,
    slyness: 0.05,
    attend,
    oracle: ({ lw }) => checkCampaigns(lw, { arrived: network.arrived, hosts: [new URL(BASE).host], leads }),
  }
}
