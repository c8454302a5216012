import type { CampaignGoal } from '#apps/outreach/contracts.ts'
import type { CampaignFixture } from '../../../support/campaign-fixture.ts'
import { GOAL } from '../../../support/fake-network.ts'
import type { CampaignRecords } from '../oracles/outreach-system.ts'
import type { KnownCampaign } from './translate.ts'

const OPENINGS = ['Hello', 'Dear', 'Hi', 'Good day', 'Greetings']

/** As many patterns as there may be: somebody whose drafts were all turned down is left alone, and gives no more orders. */
export function goalOf(contacts: number): CampaignGoal {
  const drafts = OPENINGS.map((opening, n) => ({
    ...{ variant: `v${n}`, text: `${opening} {first_name}, {company} made me curious. May I connect?` },
  }))
  const [first, ...rest] = GOAL.steps as [CampaignGoal['steps'][number]]
  return { ...GOAL, contacts, one_per_company: false, steps: [{ ...first, drafts }, ...rest] }
}

/** Notes what reaches the network and when, by the network's own hand, and lets those answer who have an order to give. */
export function witness({ network, clock }: CampaignFixture, records: CampaignRecords): void {
  const { connect, message } = network.channel
  network.channel.connect = async (url, text, signal) => {
    records.sent.push({ url, kind: 'connect', text, atMs: clock.nowMs() })
    const order = records.replies.get(url)
    const done = await connect(url, text, signal)
    if (order === undefined) return done
    network.accept(url)
    network.answers.set(url, [order])
    return done
  }
  network.channel.message = (url, text, signal) => {
    records.sent.push({ url, kind: 'message', text, atMs: clock.nowMs() })
    return message(url, text, signal)
  }
}

export async function knownOf(fixture: CampaignFixture): Promise<Omit<KnownCampaign, 'suppressed'>> {
  const [row] = await fixture.rows<Omit<KnownCampaign, 'suppressed'>>(
    `select m.message_id as message, m.lead_id as lead, (select t.task_id from kernel.tasks t where t.workspace_id = $1 and t.status = 'pending' limit 1) as task,
       jsonb_build_object('approval_id', a.approval_id, 'action_hash', a.action_hash) as approval
     from outreach.messages m join kernel.approvals a using (workspace_id, approval_id) where m.workspace_id = $1 and m.status = 'approved' limit 1`,
    [fixture.campaign],
  )
  if (!row) throw new Error('the other campaign has no message that waits')
  return row
}

/** Everything that the log says of the other campaign: it grows with any change. */
export async function fingerprint(fixture: CampaignFixture): Promise<string> {
  const rows = await fixture.rows(
    `select (select count(*) from kernel.event_log where workspace_id = $1) as events, (select count(*) from kernel.audit_log where workspace_id = $1) as told`,
    [fixture.campaign],
  )
  return JSON.stringify(rows)
}
