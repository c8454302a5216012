import type { MessageType } from '#kernel/contracts/proposals.ts'
import type { TaskStatus, WorkspaceStatus } from '#kernel/ports/store.ts'
import type { CampaignGoal } from '../../contracts.ts'

/** What the views of a campaign answer. Moments are ISO 8601 in UTC, days are the campaign's own. */

export interface LeadInShort {
  id: string
  full_name: string
  profile_url: string
  job_title: string | null
  company: string | null
  status: 'pending' | 'contacted' | 'accepted' | 'responded' | 'rejected'
  weight_score: number | null
}

export interface GrantView {
  person: string
  role: string
  granted_at: string
}

export interface DraftView {
  approval_id: string
  /** An answer names it: what was seen is what is decided on. */
  action_hash: string
  text: string
  type: MessageType
  author: 'agent' | 'human'
  replaces: string | null
  people_needed: number
  grants: GrantView[]
  requested_at: string
  expires_at: string
  lead: LeadInShort
}

export interface MessageView {
  message_id: string
  step: number
  type: MessageType
  text: string
  author: 'agent' | 'human'
  variant: string | null
  status: 'approved' | 'sent' | 'failed' | 'uncertain' | 'returned'
  failures: number
  approved_at: string
  sent_at: string | null
  lead: LeadInShort
}

export interface MessageDetail extends MessageView {
  approvals: Array<{
    approval_id: string
    author: 'agent' | 'human'
    status: string
    text: string
    reason: string | null
    requested_at: string
    decided_at: string | null
    decided_by: string | null
    latency_seconds: number | null
    grants: GrantView[]
  }>
  intents: Array<{
    intent_id: string
    status: 'open' | 'verified' | 'not_done' | 'uncertain'
    created_at: string
    ended_at: string | null
    decided_by: string | null
    receipts: Array<{ outcome: string; error: string | null; received_at: string }>
    evidence: Array<{ found: boolean; detail: string | null; read_at: string }>
  }>
}

export interface ReplyView {
  reply_id: string
  number: number
  text: string
  opts_out: boolean
  step: number
  seen_at: string
  read_at: string | null
  read_by: string | null
  first: boolean
  lead: LeadInShort
  before: Array<{ message_id: string; step: number; type: MessageType; text: string; sent_at: string }>
}

export interface InboxCounts {
  total: number
  unread: number
  people: number
  opted_out: number
}

export interface LeadsByStatus {
  total: number
  pending: number
  contacted: number
  accepted: number
  responded: number
  rejected: number
}

export interface Funnel {
  leads: LeadsByStatus
  reached: { contacted: number; accepted: number; responded: number }
  /** Contacted of all leads; accepted and responded of the contacted. Null of nothing. */
  shares: { contacted: number | null; accepted: number | null; responded: number | null }
}

export interface PerDay {
  time_zone: string
  /** True where there were more than 366 days: the first ones are left out. */
  cut: boolean
  days: Array<{ day: string; sent: number; accepted: number; replied: number }>
}

export interface Interval {
  share: number
  low: number
  high: number
}

export interface Variant {
  step: number
  type: MessageType
  /** Null: words of a person's own. */
  variant: string | null
  sent: number
  /** Null where nothing can be accepted. */
  accepted: number | null
  accepted_share: Interval | null
  replied: number
  replied_share: Interval | null
}

export interface Latency {
  action: string
  count: number
  turned_down: number
  median_seconds: number
  p90_seconds: number
  max_seconds: number
}

export interface Rejections {
  proposals: Array<{ code: string; count: number; last_at: string }>
  approvals: Array<{ action: string; reason: string | null; count: number }>
}

export interface TaskView {
  id: string
  description: string
  status: TaskStatus
  blocked_reason: string | null
  source: 'controller' | 'agent' | 'user'
  preconditions: string[]
  required_effects: unknown[]
  created_at: string
  updated_at: string
}

/** Somebody whom the campaign could not go on with: a person corrects the lead and retries it, or drops it. */
export interface SetAsideView {
  stage: 'draft' | 'send' | 'look'
  code: string
  reason: string
  since: string
  lead: LeadInShort
  location: string | null
  headline: string | null
}

export interface CampaignOverview {
  id: string
  name: string
  status: WorkspaceStatus
  status_reason: string | null
  created_at: string
  stopped: boolean
  goal: Partial<Omit<CampaignGoal, 'scoring'>>
  tasks: TaskView[]
  task_counts: { total: number; pending: number; in_progress: number; done: number; blocked: number }
  leads: LeadsByStatus
  /** Of the campaign's own search; null where it makes none. */
  discovery: { pages: number; found: number; added: number; left_out: Record<string, number> } | null
  messages: Partial<Record<MessageView['status'], number>>
  waiting: {
    drafts: number
    approvals: number
    questions: number
    uncertain: number
    unread: number
    /** People who were set aside. */
    set_aside: number
    /** Tasks that only a person can end or unblock. */
    tasks: number
  }
  /** Approved, and sent as soon as presence and limits allow. */
  ready_to_send: number
  /** Messages that failed and are not tried again by themselves. */
  failed: number
  /** The first hundred. */
  set_aside: SetAsideView[]
  today: { day: string; connects: number; messages: number }
}

export interface ContextArtifact {
  version: number
  source: 'user' | 'agent'
  created_at: string
  content_type: string
  content: string
}
