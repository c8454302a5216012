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
  'C-lanes.5': {
    says: 'For every role and action of the table: a run that does not run, a pin that is missing or another, an unregistered name and a grant that is not an approver’s, unused, in time and of these bytes each deny.',
    source: 'specs/casework.md, Lanes; specs/casework.md, What must be shown',
  },
  'C-deny.1': {
    says: 'Each agent is denied every action outside of its lanes before the state of the case is looked at: a denied run, told with its rule and reason, and not a row of the case.',
    source: 'seed 004, 5; specs/casework.md, What must be shown',
  },
  'C-deny.2': {
    says: 'An agent states no scope of its own: a case, run, session, ticket, lane, role or approval in a proposal is refused, and so is the task of somebody else.',
    source: 'specs/casework.md, Lanes',
  },
  'C-deny.3': {
    says: 'Through the controller each missing field of a required scope denies whoever acts, on the whole road of a case, and writes nothing.',
    source: 'specs/casework.md, What must be shown',
  },
  'C-deny.4': {
    says: 'A person in another role than the lane has, an override without ticket or reason and an upload that names another case are denied, each in a denied run, and write nothing else.',
    source: 'specs/casework.md, Lanes',
  },
  'C-deny.5': {
    says: 'Work that an agent cannot do right is given up after three attempts and not begun again before a person says so.',
    source: 'specs/kernel.md, The cycle; specs/casework.md, Lifecycle',
  },
  'C-isolate.1': {
    says: 'An agent that names a document, fact, turn or task of another case is answered as if it were nowhere, audited in its own case alone.',
    source: 'seed 004, Non-Negotiable; specs/casework.md, What must be shown',
  },
  'C-isolate.2': {
    says: 'A person who names anything of another case, in whatever they send, is answered as if it were nowhere, and nothing of either case moves.',
    source: 'seed 004, Non-Negotiable; specs/trust.md, Adversaries and controls',
  },
  'C-isolate.3': {
    says: 'Each tool of a case refuses what is of another case, and reads no bytes by a hash that only another case holds.',
    source: 'seed 004, Non-Negotiable; specs/casework.md, Schemas (closed objects, published as JSON Schema)',
  },
  'C-isolate.4': {
    says: 'Row-level security: entered in one case, the application sees, changes and adds no row of another, in any table.',
    source: 'specs/trust.md, Adversaries and controls',
  },
  'C-policy.1': {
    says: 'A policy edited in the middle of a case denies the next act of an agent or a person with a clear reason and nothing written, and the work goes on in fresh runs under the new pins below the same root.',
    source: 'specs/casework.md, Lanes',
  },
  'C-policy.2': {
    says: 'What waits for an approval, or has one, under another policy is asked for again.',
    source: 'specs/kernel.md, Approvals; specs/casework.md, Lanes',
  },
  'C-policy.3': {
    says: 'In the database of a case a completed run is not made to run, no run is kept without both pins, and plain UPDATE, DELETE and TRUNCATE on the ledger fail as owner and as superuser.',
    source: 'specs/casework.md, What must be shown',
  },
  'C-promote.1': {
    says: 'Through the real flow each planted name, alias, phone, mail, address, span of eight words and privileged note is denied with its kind and span whatever its disguise, and nothing is shared.',
    source: 'seed 004, 4.5; specs/casework.md, Governance',
  },
  'C-promote.2': {
    says: 'A clean insight with ticket, sign-off and approval is shared, and a receipt that a person can read says who signed, what was compared and by which rules.',
    source: 'seed 004, 4.5; specs/casework.md, Governance',
  },
  'C-promote.3': {
    says: 'Without a sign-off of an attorney, or with the approval of somebody who may not give it, nothing leaves a case; a no is not asked again and stands in nobody’s way.',
    source: 'seed 004, 4.5; specs/kernel.md, Approvals',
  },
  'C-export.18': {
    says: 'One changed byte anywhere in a package that the real flow made is found, and the file and place are named.',
    source: "specs/casework.md, The agents' work, for real; specs/casework.md, What must be shown",
  },
  'C-act.2': {
    says: 'Where an app governs people, what a person does is a run below the orchestrator with their name, role, lane and pins, told from authz_decision to its end.',
    source: 'specs/casework.md, Lanes; specs/casework.md, Lifecycle',
  },
  'C-act.3': {
    says: 'A denied act of a person leaves a denied run and nothing else; one without a role or that is refused is no run, and one that the database refuses is put aside whole.',
    source: 'specs/casework.md, Lanes; specs/casework.md, Lifecycle',
  },
  'C-orch.1': {
    says: 'The orchestrator starts one task at a time, each with an agent run below its own in the role of the task, and asks no agent while nothing is due.',
    source: 'seed 004, 4.1',
  },
  'C-orch.2': {
    says: 'The orchestrator stands in no lane: nothing is done in its role.',
    source: 'seed 004, 4.1; specs/casework.md, Lanes',
  },
  'C-orch.3': {
    says: 'What comes to nothing in any lane of a role is denied before the state is looked at, in a run of its own that was denied.',
    source: 'specs/casework.md, Lanes',
  },
  'C-on.1': {
    says: 'In a lane whose approval is given on one action, that action waits for the grant, and the others must name the approval and wait for none.',
    source: 'specs/casework.md, Lanes',
  },
  'C-words.1': {
    says: 'What a refusal quotes of the words of people and agents, and what a tool or agent says when it fails, is told in no run, audit or plain event of a case.',
    source: 'specs/casework.md, What must be shown',
  },
  'C-words.2': {
    says: 'Sentences of documents, form answers, transcripts, insights and reasons appear in no run, audit entry or plain event, and in no file of a production but the produced documents and their text, whatever was refused, denied or failed.',
    source: 'specs/casework.md, What must be shown',
  },
} as const satisfies Record<string, Requirement>
