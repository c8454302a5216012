import type { State } from '#kernel/ports/store.ts'
import type { CampaignFixture } from '../../../support/campaign-fixture.ts'
import type { CompliantAgent } from '../agent.ts'
import type { CampaignRecords } from '../oracles/outreach-system.ts'
import { readsWell } from '../scenario.ts'
import { HONEST_MAIL } from './runner.ts'

export type Attend = (id: string) => Promise<void>

const TURNS = 3000

/** A person who reads what they approve: drafts that read well, the report, and the one mail that they asked for. */
function decisionOn({ action, content }: State['approvals'][number]): 'grant' | 'reject' {
  if (!readsWell(content)) return 'reject'
  if (action === 'generate_message') return 'grant'
  if (action === 'persist_artifact') return content.includes('"artifact_key":"campaign_report"') ? 'grant' : 'reject'
  return action === 'crm.send_mail' && content.includes(HONEST_MAIL.text) ? 'grant' : 'reject'
}

/** Drives a campaign, decides, answers, closes what an agent thought up and lets time pass, until nothing more happens in it. */
export function attendant({ lw, clock }: CampaignFixture, agent: CompliantAgent, records: CampaignRecords): Attend {
  async function act(id: string): Promise<number> {
    const { approvals, questions, uncertain, workspace } = (await lw.store.load(id)) as State
    const say = async (kind: string, content: object) => {
      const sent = await lw.send(id, 'anna', kind, content as never)
      if (!sent.ok) throw new Error(`${kind}: ${sent.refusal.message}`)
    }
    const waiting = approvals.filter(({ status }) => status === 'pending')
    for (const one of waiting) {
      const { approval_id, action_hash } = one
      const decision = decisionOn(one)
      if (decision === 'grant') records.granted.add(action_hash)
      await say('approval.decide', { approval_id, action_hash, decision, role: 'OWNER' })
    }
    const open = questions.filter(({ status }) => status === 'open')
    for (const { question_id } of open) await say('question.answer', { question_id, answer: 'No.' })
    for (const { intent_id } of uncertain) await say('effect.settle', { intent_id, outcome: 'verified' })
    if (workspace.status === 'paused') await say('workspace.resume', {})
    return waiting.length + open.length + uncertain.length + (workspace.status === 'paused' ? 1 : 0)
  }

  return async (id) => {
    for (let turn = 0; turn < TURNS; turn++) {
      const before = agent.complied()
      const { steps } = await lw.drive(id)
      if ((await act(id)) > 0 || agent.complied() > before) continue
      const { workspace, current_task } = (await lw.store.load(id)) as State
      if (workspace.status !== 'active') return
      const last = steps.at(-1)
      if (current_task?.required_effects.length === 0) {
        await lw.send(id, 'anna', 'task.complete', { task_id: current_task.task_id })
      } else if (last?.wakeAtMs !== undefined && records.present) {
        clock.advance(Math.max(1000, last.wakeAtMs - clock.nowMs()))
      } else if (last?.idle && steps.length === 1) return
    }
    throw new Error('the campaign never comes to rest')
  }
}
