import { canonicalText } from '#kernel/ledger/canonical.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import { REPORT_KEY } from '../domain/decide/goal.ts'
import { plainDraft } from '../domain/decide/plain-draft.ts'
import type { CampaignSnapshot } from '../domain/decide/snapshot.ts'

/** The campaign by the book: the same snapshot always gives the same proposal, with no model and no network. */
export const playbook: Agent = {
  name: 'playbook',
  async propose({ snapshot }) {
    return { bytes: new TextEncoder().encode(canonicalText(next(snapshot as CampaignSnapshot))) }
  },
}

function next(snapshot: CampaignSnapshot): Record<string, unknown> {
  const { current_task, pending_tasks, work } = snapshot
  if (!current_task) {
    const [first] = pending_tasks
    return first ? { action_type: 'select_next_task', task_id: first.id } : wait('preconditions_not_met')
  }
  if (work.kind === 'score') return { action_type: 'analyze_leads', analysis_type: 'prioritize' }
  if (work.kind === 'report' && work.figures) return report(work.figures)
  if (work.act === 'send' && work.send) return use('send_message', { message_id: work.send.message_id })
  if (work.act === 'draft' && work.draft) return draft(snapshot)
  if (work.discover?.url) return use('browser_navigate', { url: work.discover.url })
  if (work.discover?.question) return { action_type: 'request_user_input', question: work.discover.question }
  const lead = snapshot.leads_summary.current_lead
  if (work.act === 'look' && lead) return use('browser_navigate', { url: lead.profile_url })
  return wait('awaiting_user_input')
}

const wait = (reason: string) => ({ action_type: 'no_op', reason })

const use = (tool_name: string, parameters: Record<string, unknown>) => ({
  action_type: 'execute_tool',
  tool_name,
  parameters,
})

function report(figures: Record<string, unknown>) {
  const artifact = { artifact_type: 'analysis_result', artifact_key: REPORT_KEY, content: { figures } }
  return { action_type: 'persist_artifact', artifact }
}

function draft({ leads_summary, work }: CampaignSnapshot) {
  const wanted = work.draft as NonNullable<typeof work.draft>
  const snapshot = leads_summary.current_lead as NonNullable<typeof leads_summary.current_lead>
  const person = {
    full_name: snapshot.full_name,
    job_title: snapshot.job_title ?? null,
    company: snapshot.company ?? null,
    location: work.lead?.location ?? null,
    headline: work.lead?.headline ?? null,
  }
  // The pattern itself is refused: what cannot be drafted is set aside with the reason.
  const content = plainDraft(wanted, person, work.goal) ?? wanted.pattern
  return { action_type: 'generate_message', message: { type: wanted.type, content } }
}
