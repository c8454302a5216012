import type { Requirement } from './requirement.ts'

/** Seed 004, governed runs, sections 1-2 and 5-6, with the schemas, lifecycle, hashing and gateway of specs/casework.md. */
export const requirements004 = {
  'S004-0.1': {
    says: 'Agents work only through governed runs (of kind agent) and lanes; an action outside both is denied.',
    source: 'seed 004, Non-Negotiable; seed 004, 1',
  },
  'S004-0.2': {
    says: 'Cases are isolated: an artifact or row of case B used in a run of case A is denied unless a lane permits it.',
    source: 'seed 004, Non-Negotiable; specs/casework.md, What must be shown',
  },

  'S004-1.1': {
    says: 'Every run pins contract_version v1, policy_versions.lanes and policy_versions.roles at its start; a missing pin denies.',
    source: 'seed 004, 1; specs/casework.md, Schemas, run_record; specs/casework.md, What must be shown',
  },
  'S004-1.2': {
    says: 'A case-scoped run records its case_id.',
    source: 'seed 004, 1',
    awaits: 'src/apps/casework/app.ts',
  },
  'S004-1.3': {
    says: 'A run records its inputs_artifacts_json and outputs_artifacts_json as arrays of artifact_ref, the only way to refer to an artifact.',
    source: 'seed 004, 1; seed 004, 6; specs/casework.md, Schemas, run_record; seed 004, Non-Negotiable',
  },

  'S004-2.1': {
    says: 'An agent request requires agent_name, case_id, run_id, parent_run_id, root_run_id, policy_versions {lanes, roles}, input_artifacts, parameters and request_hash_sha256; correlation_id and taxonomy_versions {coa, tags, entities} are optional.',
    source: 'seed 004, 2.1',
  },
  'S004-2.2': {
    says: 'The parameters of an agent request are an object that can be hashed; what has no canonical form is refused.',
    source: 'seed 004, 2.1',
  },
  'S004-2.3': {
    says: 'An agent response has agent_name, run_id, output_artifacts, an outcome (success, deny, failure) and, if there is a payload, response_hash_sha256.',
    source: 'seed 004, 2.2',
  },
  'S004-2.4': {
    says: 'The error of a response or run is null or has error_code, a message of at most 2000 characters and retryable.',
    source: 'seed 004, 2.2; specs/casework.md, Schemas, run_record',
  },

  'S004-5.1': {
    says: 'TOOL_INTERVIEW_CAPTURE admits only INTERVIEW_AGENT, for dictation, transcription and interview prompts.',
    source: 'seed 004, 5',
  },
  'S004-5.2': {
    says: 'WRITE_INTAKE_ARTIFACTS admits only INTERVIEW_AGENT and INTAKE_AGENT, to append transcripts and interview_notes and upsert entities.',
    source: 'seed 004, 5',
  },
  'S004-5.3': {
    says: 'WRITE_MAPPING_OUTPUTS admits only MAPPING_AGENT, to append facts, evidence_map and coa_map.',
    source: 'seed 004, 5',
  },
  'S004-5.4': {
    says: 'PROMOTE_SHARED_KNOWLEDGE admits only GOVERNANCE_AGENT and ATTORNEY_ADMIN, to append shared_playbooks and shared_heuristics.',
    source: 'seed 004, 5',
  },

  'S004-6.1': {
    says: 'Every tool call is a tool_gateway child run with a tool_call event, every write a db_write child run with a db_write event; neither happens outside a mediated run.',
    source: 'seed 004, 6; seed 004, 1; seed 004, Non-Negotiable',
  },

  'S004-schema.1': {
    says: 'run_record, audit_event, artifact_ref and export_bundle are closed objects, published as JSON Schema.',
    source: 'specs/casework.md, Schemas',
  },

  'S004-run.1': {
    says: 'run_kind is one of orchestrator, agent, tool_gateway, db_write, db_read, promotion, export, override, system.',
    source: 'specs/casework.md, Schemas, run_record',
  },
  'S004-run.2': {
    says: 'The status of a run is one of created, running, completed, failed, cancelled, denied.',
    source: 'specs/casework.md, Schemas, run_record',
  },
  'S004-run.3': {
    says: 'A run_record has run_id, root_run_id, run_kind, actor, contract_version, policy_versions, created_at_utc, started_at_utc and completed_at_utc (empty until then), status and both artifact arrays; its other fields are optional.',
    source: 'specs/casework.md, Schemas, run_record',
  },
  'S004-run.4': {
    says: 'An actor has actor_type (agent, human, system) and actor_id, optionally role_id and lane_id.',
    source: 'specs/casework.md, Schemas, run_record and audit_event',
  },
  'S004-run.5': {
    says: 'nondeterminism has is_nondeterministic, reasons and replay_strategy: record_and_replay, best_effort or not_replayable.',
    source: 'specs/casework.md, Schemas, run_record',
  },

  'S004-audit.1': {
    says: 'An audit_event has event_id, timestamp_utc, sequence, run_id, action_type, outcome, severity, actor, contract_version and policy_versions; target {target_type, name, operation}, authz {decision, policy_ref, rule_id}, artifacts, hashes, error and further ids are optional.',
    source: 'specs/casework.md, Schemas, audit_event',
  },
  'S004-audit.2': {
    says: 'The action_type of an audit event is one of authz_decision, tool_call, db_write, db_read, promotion, export, policy_change, override, system.',
    source: 'specs/casework.md, Schemas, audit_event; specs/kernel.md, Policy',
  },
  'S004-audit.3': {
    says: 'The outcome of an audit event is one of allow, deny, success, failure.',
    source: 'specs/casework.md, Schemas, audit_event',
  },

  'S004-art.1': {
    says: 'An artifact_ref has artifact_id, artifact_kind, hash_sha256 of 64 lower-case hex digits, scope (case, shared, system) and hash_source (bytes, normalized_text, normalized_json); the rest of its fields is optional.',
    source: 'specs/casework.md, Schemas, artifact_ref; specs/casework.md, Hashing',
  },
  'S004-art.2': {
    says: 'Content is addressed by (case_id, hash): two cases may hold the same file, and neither learns of the other.',
    source: 'specs/casework.md, Schemas, artifact_ref',
  },

  'S004-bundle.1': {
    says: 'An export_bundle has bundle_id, status, created_by, case_id, export_reason, contents, approvals, integrity, signatures, redaction, audit and a bundle_kind: discovery_production, internal_review, attorney_client_delivery, court_filing_support, expert_review, backup_archive or other.',
    source: 'specs/casework.md, Schemas, export_bundle',
  },

  'S004-life.1': {
    says: 'A run goes from created to running, denied or cancelled, and from running to completed, failed, denied or cancelled; every other change is refused.',
    source: 'specs/casework.md, Lifecycle; seed 004, 1',
  },
  'S004-life.2': {
    says: 'A run in a terminal state never changes; the database refuses it.',
    source: 'specs/casework.md, Lifecycle; specs/kernel.md, Guarantees',
  },
  'S004-life.3': {
    says: 'A child run inherits contract version, policy pins and case.',
    source: 'specs/casework.md, Lifecycle',
  },
  'S004-life.4': {
    says: 'A retry is a new run with the failed run as parent and the same root.',
    source: 'specs/casework.md, Lifecycle',
  },
  'S004-life.5': {
    says: 'Every run has at least authz_decision (allow or deny) at its start, running, a terminal event and one event per privileged action in the audit; a lack is found.',
    source: 'specs/casework.md, Lifecycle; seed 004, 1; seed 004, 6',
  },
  'S004-life.6': {
    says: 'A completed run is audited as success, failed as failure, denied as deny, cancelled as failure with a reason.',
    source: 'specs/casework.md, Lifecycle',
  },

  'S004-gate.1': {
    says: 'The gateway keeps this order: identity, run active, pins match, role in lane, tool registered, action in lane, scope complete, prohibitions, approvals, audit intent, execute, register artifacts, audit outcome.',
    source: 'specs/casework.md, Lanes; specs/kernel.md, Tools',
  },
  'S004-gate.2': {
    says: 'Each missing scope field that the lane requires denies the action.',
    source: 'specs/casework.md, What must be shown; specs/casework.md, Lanes',
  },
  'S004-gate.3': {
    says: 'A denied action changes no row, and the denial is audited with its rule and reason.',
    source: 'specs/casework.md, What must be shown; seed 004, 5',
  },

  'S004-pin.1': {
    says: "A policy is registered in the database and pinned per run by the SHA-256 of its file's canonical content.",
    source: 'specs/casework.md, Lanes; specs/kernel.md, Policy',
  },
  'S004-pin.2': {
    says: 'A policy edited in mid-tree denies the next privileged action with a clear reason.',
    source: 'specs/casework.md, Lanes',
  },

  'S004-hash.1': {
    says: 'Requests and contracts are hashed over RFC 8785 canonical JSON with SHA-256 in lower-case hex, so the order of keys does not matter.',
    source: 'specs/casework.md, Hashing; specs/kernel.md, Ledger; seed 004, 2',
  },
  'S004-hash.2': {
    says: 'request_hash_sha256 leaves out run ids, correlation, timestamps and itself; any other change changes it.',
    source: 'specs/casework.md, Hashing; seed 004, 2',
  },
  'S004-hash.3': {
    says: 'Text is hashed normalised (NFC, LF), and the hash of its own bytes is kept too.',
    source: 'specs/casework.md, Hashing',
  },
} as const satisfies Record<string, Requirement>
