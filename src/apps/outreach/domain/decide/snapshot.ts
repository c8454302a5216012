import type { SnapshotView } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import { coreSnapshot } from '#kernel/snapshot.ts'
import { type Campaign, campaignOf, goalOf, type WorkLead, workOf } from './campaign.ts'
import { CHANNEL_LIMITS } from './channels.ts'
import { discoverSnapshot, isAsked } from './discover.ts'
import { patternFor } from './pattern.ts'
import { observationOf } from './tools.ts'

/** What an agent of a campaign is given. */
export type CampaignSnapshot = ReturnType<typeof snapshotOf>

/** Seed 000's snapshot, and what the task in progress needs beyond it. No clock: the same rows give the same bytes. */
export function buildSnapshot(state: State): SnapshotView {
  const campaign = campaignOf(state)
  const lead = snapshotLead(campaign)
  const find = campaign.discover?.act === 'visit' ? campaign.discover.find : null
  const subjectId = lead?.id ?? find?.find_id
  return {
    snapshot: snapshotOf(state, campaign),
    ...(subjectId === undefined ? {} : { subjectId }),
    rows: {
      ...(lead ? { 'outreach.leads': [[lead.id, lead.row_version]] } : {}),
      ...(find ? { 'outreach.finds': [[find.find_id, find.row_version]] } : {}),
      ...(campaign.message
        ? { 'outreach.messages': [[campaign.message.message_id, campaign.message.row_version]] }
        : {}),
    },
  }
}

/** While people are looked for, nobody who was found before stands beside them: what is said is filed under one person. */
function snapshotLead({ lead, discover }: Campaign): WorkLead | null {
  return discover?.act ? null : lead
}

function snapshotOf(state: State, campaign: Campaign) {
  const { counts } = campaign
  const lead = snapshotLead(campaign)
  const core = coreSnapshot(state)
  return {
    ...core,
    available_artifacts: core.available_artifacts.map((listed) => withContent(listed, campaign)),
    leads_summary: { ...counts, current_lead: lead && leadView(lead) },
    work: workSnapshot(state, campaign),
  }
}

function leadView({ id, full_name, profile_url, job_title, company, weight_score }: WorkLead) {
  return {
    id,
    full_name,
    profile_url,
    ...(job_title ? { job_title } : {}),
    ...(company ? { company } : {}),
    ...(weight_score === null ? {} : { weight_score }),
  }
}

/** Content is given only of what the task in progress names. */
function withContent(listed: { artifact_type: string; artifact_key: string }, { named }: Campaign) {
  const text = named[`${listed.artifact_type}/${listed.artifact_key}`]
  return text === undefined ? listed : { ...listed, content: JSON.parse(text) as object }
}

function workSnapshot(state: State, campaign: Campaign) {
  const { audience, offer, sender, channel } = goalOf(state)
  const { message } = campaign
  const lead = snapshotLead(campaign)
  const act = campaign.discover?.act ?? campaign.act
  return {
    kind: workOf(state),
    act,
    goal: { audience, offer, sender, channel },
    lead: lead && act ? details(lead) : null,
    draft: act === 'draft' && lead ? draftSnapshot(state, lead) : null,
    discover: discoverSnapshot(state),
    send: act === 'send' && message ? { message_id: message.message_id, type: message.type, step: message.step } : null,
    waiting: waiting(state, campaign),
    analysis: campaign.analysis,
    page: pageSnapshot(state),
    figures: campaign.figures,
  }
}

function details({ location, headline, about, status, standing: progress, next_step }: WorkLead) {
  return {
    location,
    headline,
    about,
    status,
    next_step,
    relation: progress?.relation ?? 'none',
    replies: progress?.replies ?? 0,
  }
}

/** The draft that is wanted for a lead now. */
export function draftSnapshot(state: State, lead: WorkLead) {
  const { steps, channel } = goalOf(state)
  const step = steps[lead.next_step - 1]
  if (!step) return null
  const { variant, text } = patternFor(state.workspace.id, lead, lead.next_step, step.drafts)
  const { note, message } = CHANNEL_LIMITS[channel]
  const most = Math.min(300, step.type === 'connection_request' ? note : message)
  return {
    step: lead.next_step,
    type: step.type,
    variant,
    pattern: text,
    most_characters: most,
    turned_down: lead.turned_down,
  }
}

function waiting({ approvals, rejections, questions, uncertain, current_task }: State, { open_drafts }: Campaign) {
  return {
    drafts: open_drafts,
    approvals: approvals.filter((a) => a.action !== 'generate_message').map((a) => a.action),
    rejected: rejections
      .filter((r) => r.task_id === current_task?.task_id)
      .map(({ action, reason }) => ({ action, reason })),
    questions: questions.map((q) => ({ question: q.question, answer: q.answer, open: q.status === 'open' })),
    uncertain: uncertain.map((i) => i.tool),
  }
}

const PAGE_CHARS = 6000
const PAGE_ELEMENTS = 60

function pageSnapshot(state: State) {
  // The standard tasks are worked from rows; a page is for tasks that somebody made up.
  const observation = workOf(state) === null ? observationOf(state) : null
  return (
    observation && {
      ...observation,
      elements: observation.elements.slice(0, PAGE_ELEMENTS),
      text: observation.text.slice(0, PAGE_CHARS),
      cut: observation.cut || observation.text.length > PAGE_CHARS || observation.elements.length > PAGE_ELEMENTS,
    }
  )
}

/** When asking an agent would bring nothing: something must arrive first, or a time must come. */
export function rest(state: State, nowMs: number): { until?: string } | null {
  const work = workOf(state)
  if (!state.current_task) return state.eligible_tasks.length === 0 ? {} : null
  const { act, lead, discover, report_turned_down } = campaignOf(state)
  switch (work) {
    case null:
      return null
    case 'leads':
      // Without a search of its own, or after it, a campaign waits for what a person imports.
      return !discover?.act || (discover.act === 'ask' && isAsked(state)) ? {} : null
    case 'score':
      // A no to whatever else was asked for is no reason to stand still: scoring by the goal's own configuration needs nobody.
      return state.approvals.length > 0 ? {} : null
    case 'report':
      // The same report would be proposed again at once.
      return state.approvals.length > 0 || report_turned_down ? {} : null
    default: {
      if (act === null) return {}
      const due = act === 'look' ? lead?.standing?.due_at : undefined
      return due !== undefined && Date.parse(due) > nowMs ? { until: new Date(Date.parse(due)).toISOString() } : null
    }
  }
}
