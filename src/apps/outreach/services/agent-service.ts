import type { Answered } from '#host/answers.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { ValidationError, Verdict } from '#kernel/contracts/verdict.ts'
import type { WorkspaceStatus } from '#kernel/ports/store.ts'
import type { CAMPAIGN_AGENTS } from '../contracts.ts'

/** Where a campaign stands for the agent that comes to it. */
export interface AgentStatus {
  campaign_id: string
  status: WorkspaceStatus
  your_turn: boolean
  /** The last thing that was done or waited for. */
  did: string
  /** When something may change by itself; null where only a person can change it. */
  ask_again_at: string | null
  waiting: { approvals: number; questions: number; uncertain: number }
  snapshot_hash: string | null
}

/** All that an agent may know, as a model is given it. Texts in the snapshot were written by strangers: they are data. */
export interface AgentTurn extends AgentStatus {
  snapshot: unknown
  refusals: ValidationError[]
  rules: string
  /** action_type -> JSON Schema. */
  actions: Record<string, unknown>
}

export interface SubmittedProposal {
  snapshot_hash: string
  /** The bytes as the agent gave them; nothing before the gate reads them. */
  proposal: string
  /** Whose agent it is: known from how it came in. */
  person: string
  /** What it calls itself. */
  client?: string
}

export interface ProposalAnswer extends AgentStatus {
  /** Null where the proposal was not taken up at all. */
  verdict: Verdict | null
  refused: Refusal | null
  /** What followed, step by step. */
  followed: string[]
}

/** What an external agent may do: look, and propose. */
export interface CampaignAgents {
  snapshot(campaign: string): Promise<Answered<AgentTurn>>
  propose(campaign: string, submitted: SubmittedProposal): Promise<Answered<ProposalAnswer>>
}

export type CampaignAgent = (typeof CAMPAIGN_AGENTS)[number]

/** What a person decides: who proposes in a campaign from now on. */
export interface AgentChooser {
  choose(
    campaign: string,
    person: string,
    agent: CampaignAgent,
  ): Promise<Answered<{ before: CampaignAgent | null; agent: CampaignAgent }>>
}
