import type { Requirement } from './requirement.ts'

/** What a case must show through the real controller and the real database: seed 004, 6 and 7, and specs/casework.md. */
export const caseworkProofs = {
  'C-seed7.1': {
    says: 'INTERVIEW_AGENT can capture transcription via tool_gateway with lane enforcement and audit logs.',
    source: 'seed 004, 7',
  },
  'C-seed7.2': {
    says: 'INTERVIEW_AGENT can persist transcripts via db_write with lane enforcement and audit logs.',
    source: 'seed 004, 7',
  },
  'C-seed7.3': {
    says: 'MAPPING_AGENT can write facts/evidence_map/coa_map via db_write with lane enforcement and audit logs.',
    source: 'seed 004, 7',
  },
  'C-seed7.4': {
    says: 'GOVERNANCE_AGENT can promote sanitized insight only (raw case text prohibited) with audit logs.',
    source: 'seed 004, 7',
  },
  'C-seed7.5': {
    says: 'Export produces export_bundle manifest + hashes and logs export audit events.',
    source: 'seed 004, 7',
  },
  'C-seed6.1': {
    says: 'Agents of a case emit authz_decision at run start.',
    source: 'seed 004, 6',
  },
  'C-seed6.2': {
    says: 'Agents of a case emit a terminal outcome event.',
    source: 'seed 004, 6',
  },
  'C-seed6.3': {
    says: 'Every tool call of a case is audited: tool_gateway child run and tool_call audit event.',
    source: 'seed 004, 6',
  },
  'C-seed6.4': {
    says: 'Every write of a case is audited: db_write child run and db_write audit event.',
    source: 'seed 004, 6',
  },
  'C-seed6.5': {
    says: 'Runs and audit of a case record artifact references, inputs and outputs, per the artifact_ref schema.',
    source: 'seed 004, 6',
  },
  'C-words.1': {
    says: 'What a refusal quotes of the words of people and agents, and what a tool or agent says when it fails, is told in no run, audit or plain event of a case.',
    source: 'specs/casework.md, What must be shown',
  },
} as const satisfies Record<string, Requirement>
