import type { TSchema } from 'typebox'
import { AgentRequest, AgentResponse } from './agent-exchange.ts'
import { ArtifactRef } from './artifact-ref.ts'
import { AuditEvent } from './audit-event.ts'
import { ExportBundle } from './export-bundle.ts'
import { LanesFile, RolesFile } from './policy.ts'
import {
  AnalyzeLeadsProposal,
  CreateTaskProposal,
  ExecuteToolProposal,
  GenerateMessageProposal,
  NoOpProposal,
  PersistArtifactProposal,
  RequestUserInputProposal,
  SelectNextTaskProposal,
} from './proposals.ts'
import { RunRecord } from './run-record.ts'
import {
  CommunicationContext,
  CommunicationError,
  CommunicationOutput,
  DecisionInput,
  SchedulingDecision,
} from './scheduling.ts'
import { StateSnapshot } from './snapshot.ts'
import { ValidationError, Verdict } from './verdict.ts'

/** Every published contract by name. `contracts/NAME.schema.json` is generated from here. */
export const contracts = {
  state_snapshot: StateSnapshot,
  create_task_proposal: CreateTaskProposal,
  select_next_task_proposal: SelectNextTaskProposal,
  execute_tool_proposal: ExecuteToolProposal,
  generate_message_proposal: GenerateMessageProposal,
  analyze_leads_proposal: AnalyzeLeadsProposal,
  request_user_input_proposal: RequestUserInputProposal,
  persist_artifact_proposal: PersistArtifactProposal,
  no_op_proposal: NoOpProposal,
  validation_error: ValidationError,
  verdict: Verdict,
  agent_request: AgentRequest,
  agent_response: AgentResponse,
  run_record: RunRecord,
  audit_event: AuditEvent,
  artifact_ref: ArtifactRef,
  export_bundle: ExportBundle,
  communication_context: CommunicationContext,
  communication_output: CommunicationOutput,
  communication_error: CommunicationError,
  scheduling_decision_input: DecisionInput,
  scheduling_decision: SchedulingDecision,
  lanes_policy: LanesFile,
  roles_policy: RolesFile,
} satisfies Record<string, TSchema>

export type ContractName = keyof typeof contracts
