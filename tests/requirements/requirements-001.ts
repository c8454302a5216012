import type { Requirement } from './requirement.ts'

/** Seed 001, the deterministic agent, sections 2-9 and 14-20, as settled by specs/outreach.md and specs/kernel.md. */
export const requirements001 = {
  'S001-2.1': {
    says: 'An agent can only propose: nothing that it is given lets it change a task or campaign, run a tool, or write or skip a log entry.',
    source: 'seed 001, 2; seed 001, 3.2; seed 001, 14 Tasks; seed 001, 4.3; seed 001, 4.2; seed 001, 15',
  },
  'S001-2.2': {
    says: 'An agent that claims a task done completes nothing.',
    source: 'seed 001, 2; seed 001, 3.2; seed 001, 9',
  },

  'S001-3.1': {
    says: 'An agent is stateless and replaceable: with another agent in mid-campaign the work goes on from the same state.',
    source: 'seed 001, 3.2',
  },
  'S001-3.2': {
    says: 'Exactly one proposal is processed per cycle; two proposals in one output are a rejection.',
    source: 'seed 001, 3.2; seed 001, 14 State & Execution; seed 000, Agent Proposal',
  },
  'S001-3.3': {
    says: 'The UI shows campaign state, tasks, logs and leads, takes input and confirmations, and can start a cycle.',
    source: 'seed 001, 3.3',
  },
  'S001-3.4': {
    says: 'The UI changes nothing by itself: what a person does there goes through the controller and its checks.',
    source: 'seed 001, 3.3',
  },

  'S001-4.1': {
    says: 'tasks.md, context.md and environment.md are projections: deleting or editing them changes nothing, and they are never read back.',
    source: 'seed 001, 4.2; seed 001, 20.1',
  },
  'S001-4.2': {
    says: 'Every tool invocation, browser interaction and file read or write is in the audit log; files go through the files port.',
    source:
      'seed 001, 4.3; seed 001, 14 Logging; seed 000, Controller Invariant Checks 1; specs/kernel.md, Side effects',
  },

  'S001-5.1': {
    says: 'No side effect happens without a log entry: an intent row before it, an outcome row after it.',
    source: 'seed 001, 5; seed 000, Controller Invariant Checks 1; specs/outreach.md, settled point 7',
  },
  'S001-5.2': {
    says: 'No tool (browser, filesystem, CLI, network) runs except through the controller.',
    source: 'seed 001, 5; seed 001, 3.1; seed 000, Controller Invariant Checks 3',
  },
  'S001-5.3': {
    says: 'State is loaded fresh from the database at the start of every cycle.',
    source: 'seed 001, 5; seed 001, 14 State & Execution',
  },
  'S001-5.4': {
    says: 'If any invariant fails, the step is rejected and changes nothing but the log.',
    source: 'seed 001, 5; seed 001, 14',
  },

  'S001-6.1': {
    says: 'Each invocation receives the campaign state, the tasks, a summary of leads, a bounded summary of the audit log and the system rules, which no agent can change.',
    source: 'seed 001, 6.1',
  },
  'S001-6.2': {
    says: 'Free-form narration has no effect: text around or instead of the structured proposal is never interpreted.',
    source: 'seed 001, 6.2',
  },

  'S001-7.1': {
    says: 'A cycle runs load, select, invoke, validate, execute, persist logs, update task, repeat; no step may be skipped.',
    source: 'seed 001, 7; specs/kernel.md, The cycle; seed 000, Integration Tests',
  },
  'S001-7.2': {
    says: 'Eligible is a pending task whose preconditions are all done; another cannot be started.',
    source: 'seed 001, 7; seed 001, 4.2; specs/kernel.md, The cycle',
  },

  'S001-8.1': {
    says: 'Chat and summaries are bounded projections of what was committed: deleting them all at any point leaves the next snapshot byte-identical.',
    source:
      'seed 001, 8.1; seed 001, 8.2 Summarization; seed 001, 3.1; seed 001, 18; specs/outreach.md, Chat; specs/kernel.md, The cycle 10',
  },
  'S001-8.2': {
    says: 'After a restart the controller requires or selects a campaign id, loads campaign, tasks and artifacts from the database alone, and resumes with no progress lost and no manual intervention.',
    source:
      'seed 001, 8.2 Cross-Session Rehydration; seed 001, 17 tasks; seed 001, 17 Explicit Constraint; seed 001, 17 Schema-Level Guarantees; seed 001, 9; seed 001, 18',
  },
  'S001-8.3': {
    says: 'The content of an artifact is given to the agent only when the active task names its type and key.',
    source: 'seed 001, 8.3; seed 001, 20.1; specs/outreach.md, settled point 2',
  },

  'S001-9.1': {
    says: 'An agent that forgets everything between two cycles still brings its tasks to completion, from each snapshot alone.',
    source: 'seed 001, 9; seed 001, 18; seed 000, State Snapshot; seed 001, 3.2',
  },
  'S001-9.2': {
    says: 'An agent that repeats a proposal causes no second effect.',
    source: 'seed 001, 9',
  },
  'S001-9.3': {
    says: 'An agent that crashes, hangs or restarts in a cycle changes nothing, and the loop goes on.',
    source: 'seed 001, 9',
  },

  'S001-14.1': {
    says: "A task becomes done only when every required side effect is verified by a read-back; a tool's answer is a receipt, never evidence.",
    source:
      'seed 001, 14 Tasks; specs/outreach.md, settled point 9; specs/kernel.md, Side effects; specs/kernel.md, Words',
  },
  'S001-14.2': {
    says: 'No task is skipped unless it is explicitly marked blocked, with a reason.',
    source: 'seed 001, 14 Tasks',
  },

  'S001-15.1': {
    says: 'initializing becomes active only after environment and database were validated.',
    source: 'seed 001, 15',
  },
  'S001-15.2': {
    says: 'active to paused and paused to active are acts of a user.',
    source: 'seed 001, 15',
  },
  'S001-15.3': {
    says: 'active becomes completed when there is at least one task and all are done; a blocked task prevents it, and no_op with campaign_complete completes nothing.',
    source: 'seed 001, 15; specs/outreach.md, settled point 8',
  },
  'S001-15.4': {
    says: 'Any state becomes error, and only for a broken invariant or an unrecoverable failure.',
    source: 'seed 001, 15; specs/outreach.md, settled point 7',
  },
  'S001-15.5': {
    says: 'error is left only by the act of a person, and only to paused.',
    source: 'specs/outreach.md, settled point 7',
  },
  'S001-15.6': {
    says: 'Every other transition of a campaign is refused.',
    source: 'seed 001, 15',
  },

  'S001-17.1': {
    says: 'campaigns has id (primary key), name, created_at and status: initializing, active, paused, completed or error.',
    source: 'seed 001, 17 campaigns; seed 001, 4.1; seed 001, 15 States',
  },
  'S001-17.2': {
    says: 'tasks has id (primary key), the campaign as foreign key, description, metadata (jsonb) and status (pending, in_progress, done, blocked), optionally preconditions and required side effects.',
    source: 'seed 001, 17 tasks; seed 001, 4.2',
  },
  'S001-17.3': {
    says: 'leads has id (primary key), the campaign as foreign key, full_name, profile_url, weight_score and status.',
    source: 'seed 001, 17 leads',
  },
  'S001-17.4': {
    says: 'artifacts has id (primary key), the campaign as foreign key, artifact_type, optional artifact_key, source (user, agent), content and created_at.',
    source: 'seed 001, 17 artifacts; seed 001, 14 Persistence & Artifacts; specs/outreach.md, settled point 4',
  },
  'S001-17.5': {
    says: 'audit_log has id, campaign, timestamp, action_type and payload; event_log has id, campaign, timestamp, entity_type, entity_id and change_payload.',
    source: 'seed 001, 17 audit_log; seed 001, 17 event_log',
  },
  'S001-17.6': {
    says: 'Arbitrary knowledge is persisted only as artifacts, found by (campaign, artifact_type, artifact_key) in any later session.',
    source: 'seed 001, 17 artifacts; seed 001, 18',
  },
  'S001-17.7': {
    says: 'Artifacts are versioned: new content under a key is a new version, and the old one stays.',
    source: 'specs/outreach.md, settled point 4; seed 001, 20.3',
  },
  'S001-20.1.1': {
    says: 'The campaign context is an artifact of type context with the key campaign_context.',
    source: 'seed 001, 20.1',
  },
  'S001-20.2.1': {
    says: 'Secrets are never stored in artifacts, but in the secure storage of the OS or encrypted.',
    source: 'seed 001, 20.2',
  },
  'S001-20.2.2': {
    says: 'An agent never sees the value of a secret, only its symbolic name.',
    source: 'seed 001, 20.2',
  },
  'S001-20.2.3': {
    says: 'environment.md is a redacted projection: it names secrets and holds none.',
    source: 'seed 001, 20.2',
  },
  'S001-20.3.1': {
    says: 'Lead scoring is configured by a versioned artifact of type lead_scoring_config; an agent proposes a change, the controller validates and applies it.',
    source: 'seed 001, 20.3; specs/outreach.md, settled point 4',
  },
  'S001-20.3.2': {
    says: 'The same scoring config and the same lead give the same score, now and in a replay.',
    source: 'seed 001, 20.3',
  },
  'S001-20.4.1': {
    says: 'Script content in a proposal is data: inline code becomes a pending python_script artifact, and nothing runs.',
    source: 'seed 001, 20.4; specs/outreach.md, settled point 10',
  },
  'S001-20.4.2': {
    says: 'A script runs only by reference to a python_script artifact that a user explicitly approved, and never silently.',
    source: 'seed 001, 20.4; specs/outreach.md, settled point 10',
  },
} as const satisfies Record<string, Requirement>
