import type { Requirement } from './requirement.ts'

/** specs/kernel.md: the road of one proposal. What the database itself holds is in ledger.ts. */
export const kernel = {
  'K-cycle.1': {
    says: 'A cycle takes its workspace first: one writer at a time, and the write of a holder with a stale fencing token is refused by the database.',
    source: 'specs/kernel.md, The cycle 1',
  },
  'K-cycle.2': {
    says: 'The snapshot is loaded in one round trip and is bounded.',
    source: 'specs/kernel.md, The cycle 2',
  },
  'K-cycle.3': {
    says: 'The cost of the snapshot does not depend on how many leads, tasks or log rows exist.',
    source: 'specs/kernel.md, The cycle 2',
  },
  'K-cycle.4': {
    says: 'The agent is invoked with a time limit and a size limit; an answer past either is a rejection.',
    source: 'specs/kernel.md, The cycle 4',
  },
  'K-cycle.5': {
    says: 'Parsing is strict: duplicate keys, lone surrogates and numbers that do not survive are rejected.',
    source: 'specs/kernel.md, The cycle 5',
  },
  'K-cycle.6': {
    says: 'Validation goes through strict parse, closed schema, business rules, invariants and freshness, in this order.',
    source: 'specs/kernel.md, The cycle 5; seed 000, Validation Rules; seed 000, Summary',
  },
  'K-cycle.7': {
    says: 'A proposal is rejected as stale when a row that its snapshot showed has changed since; changes of other rows do not matter.',
    source: 'specs/kernel.md, The cycle 5; specs/kernel.md, People and mail arrive at any time',
  },
  'K-cycle.8': {
    says: 'Authorisation looks at lane, role, scope, prohibitions, policy pins and grant; each of them alone can deny.',
    source: 'specs/kernel.md, The cycle 6',
  },
  'K-cycle.9': {
    says: 'The intent is committed before the tool runs, and pause and revocation are read again after that commit.',
    source: 'specs/kernel.md, The cycle 7',
  },
  'K-cycle.10': {
    says: 'A tool runs through the gateway with an idempotency key, and then its effect is read back.',
    source: 'specs/kernel.md, The cycle 8',
  },
  'K-cycle.11': {
    says: 'Receipt, evidence, row changes, verification, task status and audit are committed in one transaction.',
    source: 'specs/kernel.md, The cycle 9',
  },
  'K-cycle.12': {
    says: 'Evidence that comes late is taken in by a later cycle.',
    source: 'specs/kernel.md, The cycle 9',
  },
  'K-cycle.13': {
    says: 'Every rejection is logged, invalid agent output included.',
    source: 'specs/kernel.md, The cycle; seed 001, 14 Logging; specs/outreach.md, settled point 7',
  },
  'K-cycle.14': {
    says: 'A commit that the database refuses is logged in a second transaction.',
    source: 'specs/kernel.md, The cycle',
  },
  'K-cycle.15': {
    says: 'A cycle without a side effect costs one commit, one with a side effect two.',
    source: 'specs/kernel.md, The cycle',
  },
  'K-cycle.16': {
    says: 'One dispatched job drives a workspace until it is idle or a bounded number of steps is done.',
    source: 'specs/kernel.md, The cycle',
  },
  'K-cycle.17': {
    says: 'Approvals, answers, pauses, edits and inbound mail append to the inbox without the lease, and the cycle consumes them.',
    source: 'specs/kernel.md, People and mail arrive at any time',
  },
  'K-cycle.18': {
    says: 'A stop switch works at once, for one workspace or for all.',
    source: 'specs/kernel.md, People and mail arrive at any time',
  },
  'K-cycle.19': {
    says: 'What spans workspaces lives in the house workspace, where a step reserves first, in its own short transaction, with an expiry; no other transaction touches two workspaces.',
    source: 'specs/kernel.md, Shared state has an owner',
  },
  'K-cycle.20': {
    says: 'Required side effects are predicates from a closed catalogue: rows that exist, page state, message seen, file hash, time passed.',
    source: 'specs/kernel.md, When is a task done?; specs/outreach.md, settled point 9; seed 001, 4.2',
  },
  'K-cycle.21': {
    says: 'A verification is of kind start (preconditions), block (reason) or done (evidence per predicate).',
    source: 'specs/kernel.md, When is a task done?',
  },
  'K-cycle.22': {
    says: 'A task without predicates is completed only by a person.',
    source: 'specs/kernel.md, When is a task done?',
  },

  'K-effect.1': {
    says: 'An irreversible tool ends verified, not_done or uncertain.',
    source: 'specs/kernel.md, Side effects',
  },
  'K-effect.2': {
    says: 'not_done needs an adapter that failed before the first byte, under a valid lease.',
    source: 'specs/kernel.md, Side effects',
  },
  'K-effect.3': {
    says: 'An in-doubt effect is never retried by itself but looked up outside: found is verified, absent stays uncertain and waits for a person.',
    source: 'specs/kernel.md, Side effects',
  },
  'K-effect.4': {
    says: 'The workspace goes on while an uncertain effect waits for a person.',
    source: 'specs/kernel.md, Side effects',
  },
  'K-effect.5': {
    says: 'An idempotent tool may be retried, under the same key.',
    source: 'specs/kernel.md, Side effects',
  },

  'K-grant.1': {
    says: 'A grant is held in the database only; no flag, token or memory outside it lets an action pass.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.2': {
    says: 'A grant is bound to the hash of canonical action, recipient, artifacts and policy version: a change of any one voids it.',
    source: 'specs/kernel.md, Approvals; specs/kernel.md, Words',
  },
  'K-grant.3': {
    says: 'A grant is used once.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.4': {
    says: 'A request for approval that expires means no, and an expired grant lets nothing pass.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.5': {
    says: 'An edit makes a new, human-authored proposal linked to the old one.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.6': {
    says: 'The reason of a rejection stands in the next snapshot.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.7': {
    says: 'Every decision of a person wakes the workspace.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.8': {
    says: 'No grant covers bytes that do not exist yet: a batch approval writes one exact grant per item shown.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.9': {
    says: 'Persisting an artifact always waits for a grant of the user, and no lane may waive it.',
    source: 'specs/kernel.md, Approvals; seed 001, 14 Persistence & Artifacts',
  },
  'K-grant.10': {
    says: 'The risk tier decides what needs a grant at all.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.11': {
    says: 'A lane that needs two people is not opened by one person twice.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.12': {
    says: 'The policy is checked again at execution, not only at approval.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.13': {
    says: 'A policy edit returns open grants for re-approval.',
    source: 'specs/kernel.md, Approvals',
  },
  'K-grant.14': {
    says: 'A person is told that something waits, through the notifier port.',
    source: 'specs/kernel.md, Approvals',
  },

  'K-agent.1': {
    says: 'All agents have one interface, propose(snapshot, rules) to bytes, and pass the same gate.',
    source: 'specs/kernel.md, Agents; specs/outreach.md, Agent',
  },
  'K-agent.2': {
    says: 'Each app ships a deterministic agent that works offline.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.3': {
    says: 'Model agents ask for structured output from OpenAI, Anthropic, Google and OpenAI-compatible servers.',
    source: 'specs/kernel.md, Agents; seed 001, 3.2',
  },
  'K-agent.4': {
    says: 'An external agent can propose over MCP.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.5': {
    says: 'A recorded agent answers with the recorded bytes, so a replay proposes the same again.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.6': {
    says: 'Raw output, prompt hash, model, tokens, latency and cost of every invocation are recorded.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.7': {
    says: 'Untrusted text enters a prompt only in marked, length-capped data fields, and cannot close its own mark.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.8': {
    says: 'A workspace past its budget of calls, tokens or money is paused with the reason.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.9': {
    says: 'An invocation emits an OpenTelemetry span with the GenAI names.',
    source: 'specs/kernel.md, Agents',
  },
  'K-agent.10': {
    says: 'Whatever bytes an agent returns (random, malformed, repeated, oversized), no invariant breaks and each refusal is logged.',
    source: 'specs/kernel.md, Agents; specs/outreach.md, What must be shown; specs/kernel.md, Bad input',
  },
  'K-agent.11': {
    says: 'An agent that says that nothing can be done while there is work is asked again, ever later, at most an hour apart; who waits for a person who was asked is not.',
    source: 'specs/kernel.md, Agents',
  },

  'K-tool.1': {
    says: 'A tool is registered with name, input and output schema, lane, risk, reversible or not, idempotent or not, run, verify and time limit.',
    source: 'specs/kernel.md, Tools',
  },
  'K-tool.2': {
    says: 'Input that does not fit the schema of a tool never reaches it, and an answer that does not fit is not believed.',
    source: 'specs/kernel.md, Tools',
  },
  'K-tool.3': {
    says: 'A tool that runs past its time limit is ended, and an irreversible effect of it is in doubt.',
    source: 'specs/kernel.md, Tools; specs/kernel.md, Side effects',
  },
  'K-tool.4': {
    says: 'A mounted MCP server is pinned by the hash of its tool schemas, and a changed description asks again.',
    source: 'specs/kernel.md, Tools; specs/outreach.md, settled point 10',
  },
  'K-tool.5': {
    says: 'A tool of an MCP server is denied until a lane allows it, and its results are marked untrusted.',
    source: 'specs/kernel.md, Tools; specs/outreach.md, settled point 10',
  },

  'K-policy.1': {
    says: 'No lane means no: what no lane allows to this caller is denied, export included.',
    source: 'specs/kernel.md, Words; specs/casework.md, Lanes; seed 004, 5',
  },
  'K-policy.2': {
    says: 'policy/lanes.yaml and policy/roles.yaml of each app are cross-checked at start: a lane that names a tool, role or table that does not exist stops the start with the line number.',
    source: 'specs/kernel.md, Policy; specs/casework.md, Lanes',
  },
  'K-policy.3': {
    says: "The snapshot's audit entries show the target's name as action_type, while audit_log keeps the enum.",
    source: 'specs/kernel.md, Policy; seed 000, State Snapshot, Example',
  },
} as const satisfies Record<string, Requirement>
