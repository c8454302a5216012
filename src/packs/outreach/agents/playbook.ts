import { canonicalText } from '#kernel/canonical.ts'
import type { Agent } from '#ports/agent.ts'
import { CHANNEL_LIMITS } from '../decide/channels.ts'
import { draftFault } from '../decide/draft-rules.ts'
import { REPORT_KEY } from '../decide/goal.ts'
import { fillPattern, isPlain } from '../decide/pattern.ts'
import type { CampaignSnapshot } from '../decide/show.ts'

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

/** The pattern where it fits this person; otherwise the plainest words that say why they are written to. */
function draft({ leads_summary, work }: CampaignSnapshot) {
  const { type, pattern, most_characters, turned_down } = work.draft as NonNullable<typeof work.draft>
  const shown = leads_summary.current_lead as NonNullable<typeof leads_summary.current_lead>
  const lead = {
    full_name: shown.full_name,
    job_title: shown.job_title ?? null,
    company: shown.company ?? null,
    location: work.lead?.location ?? null,
    headline: work.lead?.headline ?? null,
  }
  const fits = (text: string | null): text is string =>
    text !== null &&
    text.length >= 20 &&
    text.length <= most_characters &&
    !turned_down.some((earlier) => earlier.content === text) &&
    draftFault({ type, content: text }, lead, { type, limits: CHANNEL_LIMITS[work.goal.channel] }) === null
  const content = [fillPattern(pattern, lead, work.goal), ...plain(lead)].find(fits) ?? pattern
  return { action_type: 'generate_message', message: { type, content } }
}

function plain(lead: { full_name: string; job_title: string | null; company: string | null; location: string | null }) {
  const name = lead.full_name.trim().split(/\s+/)[0] ?? ''
  if (!isPlain(name)) return []
  const known = [
    isPlain(lead.company) && `at ${lead.company}`,
    isPlain(lead.job_title) && `as ${lead.job_title}`,
    isPlain(lead.location) && `in ${lead.location}`,
  ].filter((part) => typeof part === 'string')
  return known.flatMap((part) => [
    `Hello ${name}, I came across your work ${part} and would be glad to be in touch.`,
    `Hello ${name}, your work ${part} caught my eye.`,
  ])
}
