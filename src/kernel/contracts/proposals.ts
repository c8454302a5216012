import { type Static, Type } from 'typebox'
import { closed, list, OpenObject, oneOf, text, Uuid } from './closed.ts'

/** What an agent asks for: exactly one action. Nothing in it is trusted yet. */

// Every proposal may say which task it serves; without it, the current task is meant.
const task_id = Type.Optional(Uuid)

export const CreateTaskProposal = closed(
  {
    action_type: Type.Literal('create_task'),
    task_id,
    task: closed({
      description: text(500, 10),
      preconditions: Type.Optional(list(Uuid, 50)),
    }),
    justification: Type.Optional(text(1000)),
  },
  { title: 'CreateTaskProposal' },
)

export const SelectNextTaskProposal = closed(
  {
    action_type: Type.Literal('select_next_task'),
    task_id: Uuid,
    reasoning: Type.Optional(text(1000)),
  },
  { title: 'SelectNextTaskProposal' },
)

export const OUTREACH_TOOLS = [
  'browser_navigate',
  'browser_click',
  'browser_type',
  'send_message',
  'python_execute',
] as const

/** The proposal for a given set of tools: a workspace with mounted tools shows its agent a longer list. */
export function executeToolProposal<const T extends string[]>(toolNames: readonly [...T]) {
  return closed(
    {
      action_type: Type.Literal('execute_tool'),
      task_id,
      tool_name: oneOf(toolNames),
      parameters: OpenObject,
      expected_outcome: Type.Optional(text(1000)),
    },
    { title: 'ExecuteToolProposal' },
  )
}
export const ExecuteToolProposal = executeToolProposal(OUTREACH_TOOLS)

// An agent may ask for an approval that the policy would not need; it can never waive one.
const requires_approval = Type.Optional(Type.Boolean({ default: true }))

export const MESSAGE_TYPES = ['connection_request', 'follow_up', 'direct_message'] as const
export type MessageType = (typeof MESSAGE_TYPES)[number]

export const GenerateMessageProposal = closed(
  {
    action_type: Type.Literal('generate_message'),
    task_id,
    message: closed({
      type: oneOf(MESSAGE_TYPES),
      content: text(300, 20),
      personalization_context: Type.Optional(OpenObject),
    }),
    requires_approval,
  },
  { title: 'GenerateMessageProposal' },
)

export const AnalyzeLeadsProposal = closed(
  {
    action_type: Type.Literal('analyze_leads'),
    task_id,
    analysis_type: oneOf(['prioritize', 'categorize', 'score_update']),
    parameters: Type.Optional(OpenObject),
  },
  { title: 'AnalyzeLeadsProposal' },
)

export const RequestUserInputProposal = closed(
  {
    action_type: Type.Literal('request_user_input'),
    task_id,
    question: text(1000, 10),
    options: Type.Optional(list(text(200), 20)),
    context: Type.Optional(text(2000)),
  },
  { title: 'RequestUserInputProposal' },
)

/** `scoring_algorithm` and `lead_scoring_config` are two names for the same thing. */
export const AGENT_ARTIFACT_TYPES = [
  'job_posting',
  'scoring_algorithm',
  'lead_scoring_config',
  'python_script',
  'analysis_result',
  'context',
  'environment',
] as const

/** A person may also keep what fits no type. */
export const ARTIFACT_TYPES = [...AGENT_ARTIFACT_TYPES, 'arbitrary'] as const

export const PersistArtifactProposal = closed(
  {
    action_type: Type.Literal('persist_artifact'),
    task_id,
    artifact: closed({
      artifact_type: oneOf(AGENT_ARTIFACT_TYPES),
      artifact_key: text(200, 1),
      content: OpenObject,
    }),
    requires_approval,
  },
  { title: 'PersistArtifactProposal' },
)

export const NoOpProposal = closed(
  {
    action_type: Type.Literal('no_op'),
    task_id,
    reason: oneOf(['awaiting_user_input', 'preconditions_not_met', 'rate_limit_reached', 'campaign_complete']),
    details: Type.Optional(text(1000)),
  },
  { title: 'NoOpProposal' },
)

/** The finite vocabulary. Validation picks the schema by `action_type` first, so errors speak of one action only. */
export const ProposalByAction = {
  create_task: CreateTaskProposal,
  select_next_task: SelectNextTaskProposal,
  execute_tool: ExecuteToolProposal,
  generate_message: GenerateMessageProposal,
  analyze_leads: AnalyzeLeadsProposal,
  request_user_input: RequestUserInputProposal,
  persist_artifact: PersistArtifactProposal,
  no_op: NoOpProposal,
}
export type ActionType = keyof typeof ProposalByAction

export type CreateTaskProposal = Static<typeof CreateTaskProposal>
export type SelectNextTaskProposal = Static<typeof SelectNextTaskProposal>
export type ExecuteToolProposal = Static<typeof ExecuteToolProposal>
export type GenerateMessageProposal = Static<typeof GenerateMessageProposal>
export type AnalyzeLeadsProposal = Static<typeof AnalyzeLeadsProposal>
export type RequestUserInputProposal = Static<typeof RequestUserInputProposal>
export type PersistArtifactProposal = Static<typeof PersistArtifactProposal>
export type NoOpProposal = Static<typeof NoOpProposal>

export type Proposal = { [A in ActionType]: Static<(typeof ProposalByAction)[A]> }[ActionType]
