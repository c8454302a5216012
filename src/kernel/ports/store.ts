import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import type { Verdict } from '#kernel/contracts/verdict.ts'

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json }
export type Row = Record<string, unknown>

/** A row change, applied in order inside one transaction. An update or delete that meets another number of rows is refused. */
export type Change =
  | { table: string; op: 'insert'; rows: Row[] }
  | { table: string; op: 'update'; row: Row; where: Row; count?: number }
  | { table: string; op: 'delete'; where: Row; count?: number }

export interface AuditEntry {
  id: string
  action_type: string
  payload: Row
  private?: { person?: string; data: unknown }
}

export interface Pins {
  lanes: string
  roles: string
}

/** Rows that a snapshot showed, with the version shown: `{table: [[id, version]]}`. */
export type Basis = Record<string, Array<[id: string, version: string]>>

export interface StepCommit {
  workspace: string
  fence: bigint
  now: string
  /** Refuse when stopped or not active. */
  running?: true
  /** Refuse when another policy is in force. */
  pins?: Pins & { pack: string }
  /** Refuse when a shown row has changed. */
  basis?: Basis
  changes: Change[]
  blobs?: Array<{ hash: string; bytes: Uint8Array }>
  usage?: {
    agent_calls?: number
    tokens?: number
    cost_micros?: number
    failed_attempts?: number
    agent_outages?: number
  }
  audit: AuditEntry[]
}

export interface Head {
  seq: bigint
  hash: string
}

export type Committed = { ok: true; head: Head } | { ok: false; refusal: Refusal }

export type WorkspaceStatus = 'initializing' | 'active' | 'paused' | 'completed' | 'error'
export type TaskStatus = 'pending' | 'in_progress' | 'done' | 'blocked'

export interface TaskRow {
  task_id: string
  description: string
  status: TaskStatus
  preconditions: string[]
  open_preconditions: number
  required_effects: Predicate[]
  blocked_reason: string | null
  subject_id: string | null
  source: 'controller' | 'agent' | 'user'
  metadata: Row
  created_at: string
  updated_at: string
  row_version: string
}

/** The closed catalogue of required side effects. */
export type Predicate =
  | { kind: 'rows_exist'; table: string; where: Row; at_least: number }
  | { kind: 'effect_verified'; tool: string; key: string }
  | { kind: 'file_hash'; path: string; sha256: string }
  | { kind: 'page_state'; url: string; role: string; name: string }
  | { kind: 'time_passed'; until: string }

export interface RunRow {
  run_id: string
  parent_run_id: string | null
  root_run_id: string
  run_kind: string
  run_name: string | null
  task_id: string | null
  actor_type: 'agent' | 'human' | 'system'
  actor_id: string
  role_id: string | null
  lane_id: string | null
  lanes_pin: string
  roles_pin: string
  status: 'created' | 'running' | 'completed' | 'failed' | 'cancelled' | 'denied'
  created_at: string
  parameters_hash: string | null
  /** Where the pack has them: the session that a client is heard in, and the versions of what things are sorted by. */
  client_session_id?: string | null
  taxonomy_versions?: RunRecord['taxonomy_versions'] | null
  inputs_artifacts?: ArtifactRef[]
  outputs_artifacts?: ArtifactRef[]
}

export interface GrantRow {
  grant_id: string
  approval_id: string
  person: string
  role: string
  action_hash: string
  lanes_pin: string
  roles_pin: string
  granted_at: string
  expires_at: string
  used_at: string | null
  returned_at: string | null
}

export interface ApprovalRow {
  approval_id: string
  run_id: string
  task_id: string | null
  subject_id: string | null
  lane_id: string
  action: string
  action_hash: string
  content: string
  recipient: string | null
  lanes_pin: string
  roles_pin: string
  people_needed: number
  author: 'agent' | 'human'
  replaces: string | null
  status: 'pending' | 'granted' | 'rejected' | 'expired' | 'returned' | 'superseded' | 'used'
  reason: string | null
  requested_at: string
  expires_at: string
  grants: GrantRow[]
}

export interface IntentRow {
  intent_id: string
  run_id: string
  task_id: string | null
  subject_id: string | null
  tool: string
  lane_id: string
  idempotency_key: string
  action_hash: string
  request: string
  effect: 'read' | 'idempotent' | 'irreversible'
  status: 'open' | 'verified' | 'not_done' | 'uncertain'
  approval_id: string | null
  created_at: string
}

export type EarlierIntent = Pick<IntentRow, 'intent_id' | 'run_id' | 'idempotency_key' | 'status'>

/** A share of what workspaces have in common: at most `cap` of the resource may be held or used since `since`. */
export interface ReservationRequest {
  /** For example `outreach/account-7/connect/day`. */
  resource: string
  amount: number
  cap: number
  since: string
  /** Until then it counts. */
  expiresAt: string
}

export interface Reservation {
  forWorkspace: string
  now: string
  reservations: Array<ReservationRequest & { reservationId: string }>
}

export interface InboxRow {
  item_id: string
  kind: string
  person: string | null
  subject_id: string | null
  content: Row
  received_at: string
}

export interface QuestionRow {
  question_id: string
  task_id: string | null
  question: string
  options: string[]
  context: string | null
  status: 'open' | 'answered'
  answer: string | null
  answered_by: string | null
  subject_id: string | null
}

export interface ArtifactListing {
  artifact_id: string
  artifact_type: string
  artifact_key: string
  version: number
  source: 'user' | 'agent'
  status: 'pending' | 'approved' | 'rejected'
  hash: string
}

/** Everything a cycle knows, loaded fresh in one round trip. */
export interface State {
  workspace: {
    id: string
    pack: string
    name: string
    status: WorkspaceStatus
    status_reason: string | null
    goal: Row
    budget: { agent_calls?: number; tokens?: number; cost_micros?: number }
    created_at: string
    row_version: string
  }
  stopped: boolean
  pins: Pins | null
  counts: { total: number; pending: number; in_progress: number; done: number; blocked: number }
  usage: { agent_calls: number; tokens: number; cost_micros: number; failed_attempts: number; agent_outages: number }
  current_task: TaskRow | null
  eligible_tasks: TaskRow[]
  inbox: InboxRow[]
  open_intents: IntentRow[]
  /** `looked_at`: when the outside was last asked about it. */
  uncertain: Array<IntentRow & { looked_at: string | null }>
  approvals: ApprovalRow[]
  rejections: Array<{ approval_id: string; task_id: string | null; action: string; reason: string | null }>
  questions: QuestionRow[]
  runs: RunRow[]
  artifacts: ArtifactListing[]
  last_call: { verdict: Verdict; called_at: string } | null
  recent_audit: Array<{ action_type: string; timestamp: string; payload: Row }>
  /** What the pack's snapshot.sql added. */
  app: Row
}

/** The truth. Every method is one round trip; a refusal of the database comes back as data. */
export interface Store {
  load(workspace: string): Promise<State | null>
  commit(step: StepCommit): Promise<Committed>
  /** What stands in the way right now: a stop, another status, a pause that waits to be heard, another policy. */
  mayRun(workspace: string, pins: Pins & { pack: string }): Promise<Refusal | null>
  countRows(workspace: string, table: string, where: Row, enough: number): Promise<number>
  /** Of the keys, first try first, the intent of the last that has one. Not the newest by time: clocks jump. */
  latestIntent(workspace: string, keys: string[]): Promise<EarlierIntent | null>
  /** Of any status; `State` holds only the tasks that can be worked on, and the newest questions. */
  task(workspace: string, taskId: string): Promise<TaskRow | null>
  question(workspace: string, questionId: string): Promise<QuestionRow | null>
  uncertainIntent(workspace: string, intentId: string): Promise<IntentRow | null>
  /** One that is pending or granted, however many there are. */
  openApproval(workspace: string, by: { id: string } | { actionHash: string }): Promise<ApprovalRow | null>
  latestArtifact(workspace: string, type: string, key: string): Promise<ArtifactListing | null>
  /** Takes all shares in the house, or none and says the first resource that has no room. */
  reserve(request: Reservation): Promise<string | null>
  /** Gives back what was reserved for an effect that did not happen. */
  releaseReservations(request: { reservationIds: string[]; now: string }): Promise<void>
  readBlob(workspace: string, hash: string): Promise<Uint8Array | null>
  /** People and mail: no lease, and the workspace is woken in the same transaction. */
  receive(workspace: string, item: Omit<InboxRow, 'received_at'> & { now: string }): Promise<Committed>
  stop(workspace: string | 'all', stopId: string, person: string, reason: string, now: string): Promise<Committed>
  liftStop(workspace: string | 'all', now: string): Promise<Committed>
  /** The texts of a registered policy; null where there is none with these pins. */
  readPolicy(app: string, pins: Pins): Promise<{ lanes: string; roles: string } | null>
  hasPolicy(app: string, kind: 'lanes' | 'roles', hash: string): Promise<boolean>
  activePins(app: string): Promise<Pins | null>
  takeLease(workspace: string, holder: string, ttlMs: number): Promise<bigint | null>
  renewLeases(held: Array<{ workspace: string; fence: bigint }>, ttlMs: number): Promise<string[]>
  releaseLease(workspace: string, fence: bigint): Promise<void>
}
