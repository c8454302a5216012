import type { Answered } from '#host/answers.ts'
import type { WorkspaceStatus } from '#kernel/ports/store.ts'
import type { CampaignGoal } from '../contracts.ts'
import type { GoalError } from '../domain/decide/goal.ts'
import type { Caps, GovernedAct } from '../domain/decide/governor.ts'
import type {
  CampaignOverview,
  Funnel,
  InboxCounts,
  Latency,
  LeadsByStatus,
  MessageDetail,
  MessageView,
  PerDay,
  Rejections,
  ReplyView,
  Variant,
} from '../domain/views/answers.ts'

/** What a person sees of campaigns. Nothing here changes anything. A refusal is an answer. */

export interface CampaignLine {
  id: string
  name: string
  status: WorkspaceStatus
  status_reason: string | null
  stopped: boolean
  channel: string | null
  account: string | null
  created_at: string
  tasks: { done: number; total: number; blocked: number }
  now: string | null
  leads: LeadsByStatus
  /** `waiting`: ready to be sent. */
  messages: { sent: number; waiting: number; failed: number; uncertain: number }
  waiting: { approvals: number; questions: number; uncertain: number; unread: number; set_aside: number }
}

/** What an account may still do, over all campaigns that use it. */
export interface AccountLimits {
  account: string
  time_zone: string
  /** When working hours begin again; null while they last, or where there are none. */
  opens: string | null
  acts: Record<GovernedAct, { used: Caps; caps: Caps }>
}

export interface Uncertain {
  effect: string
  tool: string
  recipient: string | null
  since: string
}

export interface CampaignDetail {
  campaign: Omit<CampaignOverview, 'goal'>
  goal: Partial<CampaignGoal>
  budget: { agent_calls?: number; tokens?: number; cost_micros?: number }
  usage: { agent_calls: number; tokens: number; cost_micros: number }
  limits: AccountLimits | null
  uncertain: Uncertain[]
}

export interface MessageQuery {
  status?: MessageView['status']
  lead?: string
  limit?: number
  after?: { approved_at: string; id: string }
}

export interface ReplyQuery {
  unread?: boolean
  limit?: number
  after?: { seen_at: string; id: string }
}

export interface Metrics {
  funnel: Funnel
  per_day: PerDay
  per_variant: Variant[]
  approval_latency: Latency[]
  rejections: Rejections
}

export interface Said {
  id: string
  author: 'controller' | 'agent' | 'user'
  text: string
  said_at: string
}

export interface QuestionView {
  id: string
  question: string
  options: string[]
  context: string | null
  status: 'open' | 'answered'
  answer: string | null
  answered_by: string | null
  asked_at: string
  answered_at: string | null
}

export interface ArtifactView {
  artifact_type: string
  artifact_key: string
  version: number
  source: 'user' | 'agent'
  status: 'pending' | 'approved' | 'rejected'
  content_type: string
  byte_size: number
  hash: string
  created_at: string
}

/** Everything in `page` was written by strangers. */
export interface LastPage {
  tool: string
  task: string
  seen_at: string
  page: {
    untrusted: true
    url: string
    title: string
    elements: Array<{ role: string; name: string; nth?: number; value?: string; disabled?: boolean }>
    text: string
    cut: boolean
  }
}

export interface CampaignsService {
  list(): Promise<CampaignLine[]>
  show(campaign: string): Promise<Answered<CampaignDetail>>
  messages(campaign: string, query?: MessageQuery): Promise<Answered<{ messages: MessageView[] }>>
  message(campaign: string, message: string): Promise<Answered<MessageDetail>>
  replies(campaign: string, query?: ReplyQuery): Promise<Answered<{ replies: ReplyView[]; counts: InboxCounts }>>
  figures(campaign: string): Promise<Answered<Metrics>>
  chat(
    campaign: string,
    query?: { limit?: number; before?: { said_at: string; id: string } },
  ): Promise<Answered<{ chat: Said[] }>>
  questions(campaign: string): Promise<Answered<{ questions: QuestionView[] }>>
  artifacts(campaign: string): Promise<Answered<{ artifacts: ArtifactView[] }>>
  versions(campaign: string, type: string, key: string): Promise<Answered<{ versions: ArtifactView[] }>>
  artifact(
    campaign: string,
    type: string,
    key: string,
    version: number,
  ): Promise<Answered<ArtifactView & { content: string | null }>>
  lastPage(campaign: string): Promise<Answered<{ seen: LastPage | null }>>
  report(campaign: string): Promise<Answered<{ html: string }>>
  example(): Promise<{ goal: CampaignGoal; text: string }>
  check(goal: Record<string, unknown>): { error: GoalError | null }
}
