import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Static } from 'typebox'
import type { CaseServices } from '#apps/casework/api/cases-routes.ts'
import type { AgentChooser, CampaignAgents } from '#apps/outreach/services/agent-service.ts'
import type { CampaignsService } from '#apps/outreach/services/campaigns-service.ts'
import type { LeadsService } from '#apps/outreach/services/service.ts'
import type { MeetingsService } from '#apps/scheduling/services/meetings-service.ts'
import type { Caller, TasksService } from '#apps/tasks/services/service.ts'
import type { Slice } from '#kernel/contracts/ledger-export.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { Row, State, WorkspaceStatus } from '#kernel/ports/store.ts'
import type { VerifyOptions } from '#storage/journal/verification.ts'
import type { Replayed } from '#storage/replay.ts'
import type { Verified } from '#storage/verify.ts'
import type { Health } from '../health/health.ts'
import type { Presence } from '../presence.ts'
import type { SettingsService } from '../settings/service.ts'
import type { AccessRepository } from './access-repository.ts'
import type { Changes } from './changes.ts'
import type { ConnectionLimits } from './connections.ts'
import type { LedgerViews } from './ledger-views.ts'
import type { Samples } from './samples-route.ts'
import type { StopInForce, Today, WaitingWork } from './schemas.ts'
import type { SharedRepository } from './shared/shared-repository.ts'
import type { KnownUsers } from './users.ts'

/** What the command line and the page ask of the product, wherever it runs: in this process or behind HTTP. */

export interface WorkspaceLine {
  workspace: string
  pack: string
  name: string
  status: WorkspaceStatus
  status_reason: string | null
  stopped: boolean
  tasks: { done: number; total: number; blocked: number }
  waiting: { approvals: number; questions: number; uncertain: number }
  created_at: string
}

/** An approval that waits, with everything a person must see to decide on exactly these bytes. */
export interface WaitingApproval {
  workspace: string
  workspace_name: string
  pack: string
  approval: string
  lane: string
  action: string
  recipient: string | null
  /** The canonical action: what is shown is what is hashed and what will be executed. */
  content: string
  action_hash: string
  author: 'agent' | 'human'
  /** What an edit stands in place of, for a person to compare. */
  replaces: { approval: string; author: 'agent' | 'human'; content: string } | null
  /** The policy that it was asked under; a yes holds under no other. */
  pins: { lanes: string; roles: string }
  people_needed: number
  granted_by: string[]
  /** The roles that may decide, by the policy in force. */
  approvers: string[]
  /** Of its lane, by the policy in force: how dear a mistake is, what the lane is for, what is read back afterwards. */
  risk: 'low' | 'medium' | 'high' | 'unrated'
  purpose: string
  evidence: string
  requested_at: string
  expires_at: string
}

export interface PolicyInForce {
  pack: string
  pins: { lanes: string; roles: string }
  activated_at: string
  lanes: string
  roles: string
}

export interface ProcessedItem {
  item: string
  /** What the cycle made of it; null while nobody has consumed it. */
  outcome: string | null
}

export type Done = { ok: true } | { ok: false; refusal: Refusal }
export type Sent = { ok: true; item: string } | { ok: false; refusal: Refusal }

/** What somebody may see: the workspaces of these packs, but of everybody's tasks their own alone. */
export interface Scope {
  packs: readonly string[]
  tasks: string
}

/** Reading needs no pack, writes nothing and migrates nothing. Lists show what is within; without it, everything. */
export interface Views {
  workspaces(within?: Scope): Promise<WorkspaceLine[]>
  approvals(within?: Scope): Promise<WaitingApproval[]>
  policies(): Promise<PolicyInForce[]>
  /** Questions of agents and tasks that wait for a person; of one workspace or all, or the one with this ID. */
  waiting(within?: Scope, workspace?: string, id?: string): Promise<Static<typeof WaitingWork>>
  /** What is stopped now, by whom and why; newest first. */
  stops(): Promise<Array<Static<typeof StopInForce>>>
  processed(workspace: string, item: string): Promise<ProcessedItem | null>
  verify(options: VerifyOptions): Promise<Verified>
  /** The present, compared with the live rows; or a point of the past: the number of an entry, or a moment. */
  replay(workspace: string, at?: string, progress?: (tables: number, all: number) => void): Promise<Replayed>
  /** The lines of an export, header first, proof last; null when there is no such workspace. */
  exportLines(workspace: string, slice: Slice): Promise<AsyncIterable<string> | null>
}

/** The switch must work when nothing else does, so it needs no pack either. */
export interface Switch {
  stop(workspace: string | 'all', person: string, reason: string): Promise<Done>
  lift(workspace: string | 'all'): Promise<Done>
}

export interface Product extends Views, Switch {
  workspace(id: string): Promise<State | null>
  create(spec: { pack: string; name: string; goal: Row }): Promise<string>
  send(workspace: string, person: string, kind: string, content: Row): Promise<Sent>
  /** Works the workspace here until it is idle, where no other process does. */
  settle(workspace: string): Promise<void>
}

/** What answers at /mcp, behind the same gate as everything else. It reads the body itself, and bounds it. */
export interface McpEndpoint {
  handle(request: IncomingMessage, response: ServerResponse, caller: Caller, body?: unknown): Promise<void>
}

export interface ServerOptions {
  product: Product
  tasks: TasksService
  ledger?: LedgerViews
  campaigns?: CampaignsService
  meetings?: MeetingsService
  cases?: CaseServices
  leads?: LeadsService
  agents?: CampaignAgents & AgentChooser
  settings?: SettingsService
  access: AccessRepository & { known(): Promise<KnownUsers> }
  presence: Pick<Presence, 'here' | 'leave' | 'list'>
  changes: Changes
  /** Without it there are no figures, and being alive is all that is told. */
  health?: Pick<Health, 'ready' | 'metrics'>
  today(within?: Scope): Promise<Static<typeof Today>>
  samples?: Samples
  mcp?: McpEndpoint
  /** Answers at /mcp/campaigns, to the operator alone. */
  campaignMcp?: McpEndpoint
  token: string
  version: string
  /** The operator: who a request with the start-up token comes from when it names no other. */
  person: string
  /** Others than the ones that stand in `connections.ts`. */
  limits?: Partial<ConnectionLimits>
  /** For several people; without it the server is its operator's own. */
  shared?: SharedOptions
  log(line: string): void
}

export interface SharedOptions {
  /** `https://host` or `https://host:port`: the one address that this server answers to. */
  origin: string
  /** The address and port of this machine that are listened to. */
  listen: string
  port: number
  /** Without it TLS is ended by a proxy in front. */
  tls?: { cert: string; key: string }
  repository: SharedRepository
  nowMs(): number
}
