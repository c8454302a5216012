import type { MessageType } from '#kernel/contracts/proposals.ts'
import type { Pins, State } from '#kernel/ports/store.ts'
import type { CampaignGoal } from '../../contracts.ts'

/** What the tasks of a campaign are about; an agent's own tasks have none of these. */
export const WORKS = ['leads', 'score', 'draft', 'connect', 'wait', 'follow_up', 'report'] as const
export type Work = (typeof WORKS)[number]

export interface WorkProgress {
  relation: 'none' | 'pending' | 'connected'
  step: number
  sent_at: string
  accepted_at: string | null
  replies: number
  due_at: string
  ready_step: number | null
  closed_why: string | null
}

export interface WorkLead {
  id: string
  full_name: string
  profile_url: string
  job_title: string | null
  company: string | null
  location: string | null
  headline: string | null
  about: string | null
  weight_score: number | null
  status: 'pending' | 'contacted' | 'accepted' | 'responded' | 'rejected'
  row_version: string
  /** Why nobody writes to this person now; null where somebody may. */
  closed_why: 'erased' | 'rejected' | 'suppressed' | 'set_aside' | null
  next_step: number
  standing: WorkProgress | null
  turned_down: Array<{ content: string; reason: string | null }>
}

export interface WorkMessage {
  message_id: string
  lead_id: string
  step: number
  type: MessageType
  content: string
  author: 'agent' | 'human'
  status: 'approved' | 'failed'
  failures: number
  row_version: string
  /** Of the policy under which it was approved. */
  pins: Pins
  sent_before: number
}

/** How far the search stands that the campaign makes itself. */
export interface Discovery {
  act: 'search' | 'visit' | 'ask' | null
  find: { find_id: string; profile_url: string; tries: number; row_version: string } | null
  next_page: number
  added: number
  /** Profiles in a row that could not be read. */
  misses: number
  /** How many of those who were found were left out, by reason. */
  left_out: Record<string, number>
}

/** What schema/snapshot.sql gives. */
export interface Campaign {
  /** What can be done for `lead` right now. */
  act: 'send' | 'draft' | 'look' | null
  lead: WorkLead | null
  /** Null unless the leads of the campaign are being looked for. */
  discover: Discovery | null
  message: WorkMessage | null
  /** The people of the open approvals, by id. */
  asked: Record<string, WorkLead>
  counts: { total: number; pending: number; contacted: number; responded: number }
  open_drafts: number
  /** Leads that wait for a person to correct or drop them; the first of them by name. */
  set_aside: { total: number; leads: Array<{ id: string; full_name: string; stage: string; reason: string }> }
  /** Leads in a row that were set aside because no proposal for them was valid, with nothing wrong about the leads. */
  misses: number
  scoring: { number: number; config_version: number } | null
  /** The newest version of the artifact that says how leads are scored. */
  scoring_config: { version: number; hash: string; content: unknown } | null
  analysis: { by: string; result: Array<{ group: string; leads: number }> } | null
  /** The receipt of the last look at a page for this task. */
  page: string | null
  named: Record<string, string>
  scripts: Record<string, { version: number; hash: string }>
  figures: Record<string, unknown> | null
  /** A person said no to the report that this task asked for. */
  report_turned_down: boolean
}

export function campaignOf(state: State): Campaign {
  return state.app as unknown as Campaign
}

export function goalOf(state: State): CampaignGoal {
  return state.workspace.goal as unknown as CampaignGoal
}

export function workOf(state: State): Work | null {
  const work = state.current_task?.metadata.work
  return WORKS.find((known) => known === work) ?? null
}

/** The lead that a proposal is about: the one that was shown, or the one whose draft is being decided on. */
export function leadOf(state: State, about: string | null): WorkLead | null {
  const { lead, asked } = campaignOf(state)
  if (about === null) return null
  return lead?.id === about ? lead : (asked[about] ?? null)
}

export const GIVE_UP_DAYS = 14
export const CLOSE_DAYS = 7
