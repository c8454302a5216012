import type { Requirement } from './requirement.ts'

/** Seed 000, the contract between controller and agent, as settled by specs/outreach.md. */
export const requirements000 = {
  'S000-snap.1': {
    says: 'A snapshot requires campaign, current_task, pending_tasks, leads_summary and recent_audit_log; available_artifacts is optional.',
    source: 'seed 000, State Snapshot',
  },
  'S000-snap.2': {
    says: 'The snapshot shows the campaign with a UUID id, a name and a status: initializing, active, paused, completed or error.',
    source: 'seed 000, State Snapshot, campaign',
  },
  'S000-snap.3': {
    says: 'current_task is null or has a UUID id, a description, a status (pending, in-progress, done, blocked) and optionally preconditions, an array of UUIDs.',
    source: 'seed 000, State Snapshot, current_task',
  },
  'S000-snap.4': {
    says: 'The database stores in_progress, the snapshot shows in-progress, and both are accepted on input.',
    source: 'specs/outreach.md, settled point 1',
  },
  'S000-snap.5': {
    says: 'pending_tasks holds at most 10 tasks, each with a UUID id and a description, beside the total of all that the database holds.',
    source:
      'seed 000, State Snapshot, pending_tasks; seed 000, Summary; specs/outreach.md, settled point 2; seed 001, 6.1',
  },
  'S000-snap.6': {
    says: 'leads_summary requires total, pending, contacted and responded as integers of at least 0, and current_lead.',
    source: 'seed 000, State Snapshot, leads_summary',
  },
  'S000-snap.7': {
    says: 'current_lead is null or has a UUID id, full_name and profile_url (a URI); job_title, company and weight_score (0 to 100) are optional.',
    source: 'seed 000, State Snapshot, leads_summary',
  },
  'S000-snap.8': {
    says: 'The current lead is the best-scored pending one.',
    source: 'specs/outreach.md, settled point 2',
  },
  'S000-snap.9': {
    says: 'recent_audit_log holds at most 5 entries, each with action_type, timestamp (date-time) and success (boolean), optionally a payload object.',
    source: 'seed 000, State Snapshot, recent_audit_log; seed 000, Summary; specs/outreach.md, settled point 2',
  },
  'S000-snap.10': {
    says: 'available_artifacts lists each artifact by artifact_type and artifact_key.',
    source: 'seed 000, State Snapshot, available_artifacts; specs/outreach.md, settled point 2',
  },

  'S000-p.1': {
    says: 'A proposal is exactly one of eight actions: create_task, select_next_task, execute_tool, generate_message, analyze_leads, request_user_input, persist_artifact, no_op.',
    source: 'seed 000, Agent Proposal; seed 000, Schema Validation 1; seed 001, 16',
  },
  'S000-p.2': {
    says: 'Any other action type is rejected with an error that reads "unknown action type".',
    source: 'seed 000, Schema Validation 3; seed 000, Unit Tests; seed 001, 16',
  },
  'S000-p.3': {
    says: 'The proposal schemas are closed: a property that the schema does not name is a rejection, at every level.',
    source: 'specs/outreach.md, settled point 3; seed 001, 14 Agent Safety',
  },
  'S000-p.4': {
    says: 'Every proposal may carry a task_id (UUID), and without one it means the current task.',
    source: 'specs/outreach.md, settled point 3; seed 001, 6.2',
  },
  'S000-p.5': {
    says: 'A proposal references exactly one task or justifies a new one; request_user_input and no_op are exempt.',
    source: 'seed 001, 16; specs/outreach.md, settled point 3',
  },
  'S000-p.6': {
    says: 'The example snapshot and the eight example proposals of the seed are valid; its sample test with the description "Test" is not, since minimum lengths stand.',
    source: 'seed 000, Proposal Types, Examples; specs/outreach.md, settled point 3; seed 000, State Snapshot, Example',
  },
  'S000-p.7': {
    says: 'requires_approval of generate_message and persist_artifact is a boolean, default true; false from an agent is ignored, since the policy decides and an agent may only tighten.',
    source: 'specs/outreach.md, settled point 5; seed 000, Proposal Types, generate_message and persist_artifact',
  },
  'S000-1.1': {
    says: 'create_task requires task.description of 10 to 500 characters; task.preconditions (UUIDs) and justification (a string) are optional.',
    source: 'seed 000, Proposal Types, create_task',
  },
  'S000-1.2': {
    says: 'create_task without a justification is accepted with a warning in warnings[] when a task is current, and rejected when none is.',
    source: 'seed 000, Business Logic Validation 4; specs/outreach.md, settled point 3',
  },
  'S000-2.1': {
    says: 'select_next_task requires task_id, a UUID; reasoning is an optional string.',
    source: 'seed 000, Proposal Types, select_next_task',
  },
  'S000-2.2': {
    says: 'select_next_task with a task_id that does not exist is rejected.',
    source: 'seed 000, Business Logic Validation 2',
  },
  'S000-3.1': {
    says: 'execute_tool requires parameters, an object, and tool_name: browser_navigate, browser_click, browser_type, send_message or python_execute, any other is rejected; expected_outcome is an optional string.',
    source: 'seed 000, Proposal Types, execute_tool; seed 000, Business Logic Validation 1',
  },
  'S000-3.2': {
    says: 'send_message cites an approved draft and nothing else: no text, no recipient, no draft that is not approved.',
    source: 'specs/outreach.md, settled point 10',
  },
  'S000-4.1': {
    says: 'generate_message requires message.type: connection_request, follow_up or direct_message; message.personalization_context is an optional object.',
    source: 'seed 000, Proposal Types, generate_message',
  },
  'S000-4.2': {
    says: 'generate_message requires message.content of 20 to 300 characters; the 301st is a rejection.',
    source:
      'seed 000, Proposal Types, generate_message; seed 000, Business Logic Validation 3; specs/outreach.md, settled point 6',
  },
  'S000-4.3': {
    says: 'A channel may be tighter than 300 characters (a connection note on a free account holds 200), and a person may write a longer direct message.',
    source: 'specs/outreach.md, settled point 6',
  },
  'S000-5.1': {
    says: 'analyze_leads requires analysis_type, one of prioritize, categorize, score_update; parameters is an optional object.',
    source: 'seed 000, Proposal Types, analyze_leads',
  },
  'S000-6.1': {
    says: 'request_user_input requires a question of at least 10 characters; options (strings) and context (a string) are optional.',
    source: 'seed 000, Proposal Types, request_user_input',
  },
  'S000-7.1': {
    says: 'persist_artifact requires artifact.artifact_type, artifact.artifact_key and artifact.content, an object.',
    source: 'seed 000, Proposal Types, persist_artifact',
  },
  'S000-7.2': {
    says: 'Artifact types are job_posting, scoring_algorithm (the same as lead_scoring_config), python_script, analysis_result, context, environment and, for users only, arbitrary.',
    source: 'seed 000, Proposal Types, persist_artifact; seed 001, 20; specs/outreach.md, settled point 4',
  },
  'S000-8.1': {
    says: 'no_op requires reason, one of awaiting_user_input, preconditions_not_met, rate_limit_reached, campaign_complete; details is an optional string.',
    source: 'seed 000, Proposal Types, no_op',
  },

  'S000-v.1': {
    says: 'Only a validated proposal is executed: an invalid one is rejected at once, and no part of it runs.',
    source:
      'seed 000, Schema Validation 2; seed 000, Summary; seed 001, 14 Agent Safety; seed 001, 5; seed 001, 14 State & Execution; seed 001, 6.2',
  },
  'S000-v.2': {
    says: 'Invalid output is retried, at most 3 attempts in all, each with the validation error given back to the agent.',
    source: 'seed 000, Controller Invariant Checks 4; seed 001, 6.2; seed 001, 14; specs/outreach.md, settled point 7',
  },
  'S000-v.3': {
    says: 'After the third invalid output the task is blocked with the reason, and the campaign is not in error.',
    source: 'specs/outreach.md, settled point 7; seed 000, Controller Invariant Checks 4',
  },
  'S000-v.4': {
    says: 'The validation error response has a code, the path, what was expected and what to do next.',
    source: 'seed 000, Summary; specs/outreach.md, settled point 11',
  },
  'S000-v.5': {
    says: 'Ten schemas are published: the snapshot, the eight proposals and the validation error response.',
    source: 'seed 000, Summary',
  },
} as const satisfies Record<string, Requirement>
