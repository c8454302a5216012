import type { State } from '#kernel/ports/store.ts'
import { type Campaign, campaignOf, type Discovery, goalOf } from '../domain/decide/campaign.ts'

/** How a campaign stands, from its state alone, for a person who looks. */
export interface CampaignSummary {
  workspace: string
  name: string
  status: State['workspace']['status']
  status_reason: string | null
  stopped: boolean
  channel: string
  account: string
  tasks: State['counts'] & { current: string | null; next: string[] }
  leads: { total: number; pending: number; contacted: number; responded: number }
  /** While people are looked for: how many were added, and who was left out for which reason. */
  discover: Pick<Discovery, 'added' | 'left_out'> | null
  drafts_open: number
  /** Set aside with the reason: corrected and retried, or dropped, by a person. */
  set_aside: Campaign['set_aside']
  approvals: Array<{ approval: string; action: string; recipient: string | null }>
  questions: Array<{ question: string; text: string }>
  /** Nobody knows whether it happened: a person looks, and says. */
  uncertain: Array<{ effect: string; tool: string; recipient: string | null; since: string }>
}

const NEXT_SHOWN = 5

export function summaryOf(state: State): CampaignSummary {
  const { workspace, stopped, counts, current_task, eligible_tasks } = state
  const { counts: leads, open_drafts, discover, set_aside } = campaignOf(state)
  const { channel, account } = goalOf(state)
  return {
    workspace: workspace.id,
    name: workspace.name,
    status: workspace.status,
    status_reason: workspace.status_reason,
    stopped,
    channel,
    account,
    tasks: {
      ...counts,
      current: current_task?.description ?? null,
      next: eligible_tasks.slice(0, NEXT_SHOWN).map(({ description }) => description),
    },
    leads,
    discover: discover ? { added: discover.added, left_out: discover.left_out } : null,
    drafts_open: open_drafts,
    set_aside,
    approvals: state.approvals
      .filter(({ status }) => status === 'pending')
      .map(({ approval_id, action, recipient }) => ({ approval: approval_id, action, recipient })),
    questions: state.questions
      .filter(({ status }) => status === 'open')
      .map(({ question_id, question }) => ({ question: question_id, text: question })),
    uncertain: state.uncertain.map(({ intent_id, tool, request, created_at }) => ({
      ...{ effect: intent_id, tool, since: created_at },
      recipient: recipientIn(request),
    })),
  }
}

function recipientIn(request: string): string | null {
  try {
    const { parameters } = JSON.parse(request) as { parameters?: { profile_url?: unknown; url?: unknown } }
    const found = parameters?.profile_url ?? parameters?.url
    return typeof found === 'string' ? found : null
  } catch {
    // The request of somebody who was erased is no JSON any more.
    return null
  }
}
