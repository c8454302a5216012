import type { TSchema } from 'typebox'
import type { ArtifactRef } from '#kernel/contracts/artifact-ref.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import type { RunRecord } from '#kernel/contracts/run-record.ts'
import type { ValidationError } from '#kernel/contracts/verdict.ts'
import type { Agent, AgentKind } from './agent.ts'
import type { Decision } from './decision.ts'
import type { ApprovalRow, Change, Row, State, TaskRow } from './store.ts'
import type { Tool } from './tool.ts'

/** The bounded state shown to an agent. `basis` and hash are made from it by the kernel. */
export interface SnapshotView {
  snapshot: unknown
  /** The person this snapshot is mainly about: what the agent says about it is filed under that person's key. */
  subjectId?: string
  /** Rows of pack tables that were shown, beyond the kernel's tasks. */
  rows?: Record<string, Array<[id: string, version: string]>>
}

export interface NewTask {
  description: string
  preconditions?: number[]
  required_effects?: TaskRow['required_effects']
  metadata?: Row
}

/** `about` is the person whom the agent was shown when it proposed: for what was approved, the one of that day. */
// biome-ignore lint/suspicious/noExplicitAny: each action has its own proposal type; the schema guards it
export type Decide = (state: State, proposal: any, about: string | null) => Decision

export interface EndedEffect {
  intentId: string
  /** When it was begun; how it ended may be known much later. */
  intendedAt: string
  tool: string
  input: unknown
  /** The run that it was done in, and the approval that it was the execution of. */
  runId: string
  approvalId: string | null
  status: 'verified' | 'not_done' | 'uncertain'
  /** The tool's own word, where it gave one: a receipt. */
  output: unknown
  /** What the tool brought beside it, for the pack's rows alone. */
  transient?: unknown
  /** Why it was not done, or is not known; null where that is told by a person or by a later look. */
  error: Refusal | null
}

/** What follows from an effect inside the house. */
export interface Followed {
  changes: Change[]
  /** Bytes by their hash that the rows speak of. */
  blobs?: Array<{ hash: string; bytes: Uint8Array }>
  /** Artifacts that came of it and lie elsewhere. */
  outputs?: ArtifactRef[]
  /** More to tell than that a tool was called: an export that was assembled, for example. */
  records?: Array<{ action: 'promotion' | 'export'; name: string; operation: string }>
  /** Going on would help nobody before a person has looked: the workspace pauses, with this reason. */
  pause?: string
  /** The task that the effect served cannot be gone on with: it is blocked, with this reason. */
  block?: string
  /** For whoever looks after it, at once: few words without names. */
  notice?: string
}

export interface SetAside {
  changes: Change[]
  /** Few words without names, for the audit log. */
  reason: string
}

/** What a run is about beyond who runs it, where a pack has more to say. */
export interface RunDetails {
  client_session_id?: string
  taxonomy_versions?: RunRecord['taxonomy_versions']
  inputs_artifacts?: ArtifactRef[]
}

/** What the controller does next by itself, where starting work is not an agent's to choose. */
export type Orchestrated = { start: string } | { begin: Omit<NewTask, 'preconditions'> }

/** What the whole workspace leaves behind when its last task is done. */
export interface Closing {
  artifact: { artifact_type: string; artifact_key: string; content_type: string; bytes: Uint8Array }
  metadata: Row
}

export interface DecisionRecord {
  name: string
  operation: string
  person: string
  text: Row
}

/** A part of the snapshot that may be sent to a model. */
export interface ModelPart {
  /** Names joined by dots, through lists as well; `*` is any name. Everything below it belongs to it. */
  path: string
  /** What it contains, in a person's words. */
  holds: string
}

export interface AppModel {
  /** The agent that asks the model, and falls back on the app's own agent. */
  agentWith(model: Agent): Agent
  /** Everything that a request may contain of the snapshot. What is not listed is removed before the request is made. */
  readonly sends: readonly ModelPart[]
  /** Whose data it is, where the operator has to name the app in the setting for confidential apps. */
  readonly confidential?: string
  /** How long the model is waited for, where that is less than an agent may take. */
  readonly timeoutMs?: number
}

/** One application on the kernel. Everything in it is data or pure, except `tools`. */
export interface App {
  readonly name: string
  readonly title: string
  /** Folder of forward-only migrations, as a file URL; omitted when the pack has no tables. */
  readonly sql?: URL
  /** SQL text: `select <jsonb>` with $1 = workspace id; what the snapshot needs beyond the kernel's state. */
  readonly snapshotSql?: string
  readonly policy: { lanes: { path: string; text: string }; roles: { path: string; text: string } }
  /** The deterministic agent: works offline, with no key; the default where no other is configured. */
  readonly agent: Agent
  /** How a model may propose in that agent's place, and what it is sent; omitted where the app takes none. */
  readonly model?: AppModel
  /** The role of roles.yaml that the pack's agent acts as. */
  readonly agentRole: string
  /** Where several agents share the work: the role of the one whose task it is. */
  roleOf?(task: Pick<TaskRow, 'metadata'> | null): string
  /** The role of roles.yaml that the workspace's own run has; it stands in no lane. */
  readonly orchestratorRole?: string
  /** Where the controller starts the work and no agent chooses it: what comes next, or null while nothing is due. */
  orchestrate?(state: State, nowMs: number): Orchestrated | null
  /** What the run of a task is about. */
  runOf?(state: State, task: Pick<TaskRow, 'metadata'>): RunDetails
  closing?(state: State): Closing
  /** What people send in the pack's own kinds is a run in a lane, under the role that they name in `role`. */
  readonly authorizeHumanActions?: true
  /** Its people's and agents' words stand in no log: runs and audit tell refusals without what they quote. */
  readonly redacted?: true
  /** Immutable system rules, in Markdown, part of every call. */
  readonly rules: string
  /** Its work comes in by the inbox and is not planned in the kernel's tasks: proposals serve none. */
  readonly unplanned?: true
  /** Finite vocabulary: action_type -> schema. */
  readonly actions: Record<string, TSchema>
  /** Where a person who edits a proposal may write more than an agent: the schema of the edited action. */
  readonly edits?: Record<string, TSchema>
  /**
   * What an agent's action may come to, in the names of the lanes. One that comes to nothing in any lane of the agent's
   * role is denied before the state is looked at; and each denial is a run of its own, which was denied.
   */
  readonly resolvesTo?: Record<string, readonly string[]>
  /** Names that decisions write under, and lanes list, beyond the actions themselves. */
  readonly writes?: string[]
  readonly tools: Tool[]
  /** Traits that lanes may prohibit. */
  readonly traits?: string[]
  /** Decisions of the pack's own actions; the kernel decides its six generic ones unless the pack does. */
  readonly decide?: Record<string, Decide>
  /** Who is to propose by the word of the goal; without one, the model where one is configured, else the pack's own. */
  agentOf?(goal: Row): AgentKind | undefined
  /** What is wrong with the goal of a new workspace; null when nothing is. */
  checkGoal?(goal: Row): Refusal | null
  /** `nowMs` is the controller's clock, for what depends on the time; whatever does not, leaves it alone. */
  buildSnapshot(state: State, nowMs: number): SnapshotView
  /** Tasks that the controller writes when a workspace is created. `preconditions` are indexes into this list. */
  standardTasks?(goal: Row): NewTask[]
  /** What the pack's own rows become when an effect has ended: in the same commit, whenever and however that is known. */
  outcome?(ended: EndedEffect, context: { now: string; uuid(): string }): Followed
  /** What the pack's own rows become when a person says no to what a tool was to do: in the same commit. */
  rejected?(asked: { tool: string; input: unknown }, context: { now: string }): Change[]
  /**
   * No proposal was valid in all attempts: what the pack sets aside so that the rest of the task goes on. Null where nothing
   * can be, and the task is blocked.
   */
  setAside?(state: State, refused: ValidationError, context: { now: string; uuid(): string }): SetAside | null
  /** Why what is asked for cannot be approved any more: an approval is refused, and the request is withdrawn. */
  refuseApproval?(state: State, approval: ApprovalRow): Refusal | null
  /** The action that an inbox item of the pack's own kind asks for. */
  receive?(state: State, item: State['inbox'][number]): Decision
  /** Nothing to ask an agent for, until then or until something arrives; null when there is. */
  rest?(state: State, nowMs: number): { until?: string } | null
  /** What the audit log keeps of an agent's decision, taken or refused; its text lies under the person's key. */
  record?(state: State, proposal: unknown, refused: ValidationError | null): DecisionRecord | null
  /** SQL texts, `select <jsonb>` with $1 = workspace id and $2 = a jsonb of parameters: what people may look at. */
  readonly views?: Record<string, string>
}
