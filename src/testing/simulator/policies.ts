const BASE = `
PLAN:
  callers: [CLERK]
  actions: [create_task, select_next_task, request_user_input, no_op]
  scope: [workspace_id, run_id]
  approval: none
WRITE:
  callers: [CLERK]
  actions: [write_note]
  scope: [workspace_id, run_id, task_id]
  approval: none
KEEP:
  callers: [CLERK]
  actions: [persist_artifact]
  scope: [workspace_id, run_id, task_id]
  approval: exact_bytes
  approvers: [SENDER]
DESK:
  callers: [CLERK]
  actions: [look_up, make_note]
  scope: [workspace_id, run_id, task_id]
  approval: none
BELL:
  callers: [CLERK]
  actions: [ring_bell]
  scope: [workspace_id, run_id, task_id]
  approval: none
PARCELS:
  callers: [CLERK]
  actions: [send_parcel]
  scope: [workspace_id, run_id, task_id]
  prohibits: [foreign_recipient]
  approval: none
SIGN:
  callers: [CLERK]
  actions: [sign_paper]
  scope: [workspace_id, run_id, task_id]
  approval: exact_bytes
  approvers: [SENDER]
SHRED:
  callers: [CLERK]
  actions: [shred_paper]
  scope: [workspace_id, run_id, task_id]
  approval: two_people
  approvers: [SENDER]
DOOR:
  callers: [CLERK]
  actions: [open_door]
  scope: [workspace_id, run_id, task_id]
  approval: none
  presence: required
BOOKS:
  callers: [BOOKKEEPER]
  actions: [pay_bill]
  scope: [workspace_id, run_id, task_id]
  approval: none
`

export type PolicyName = 'base' | 'comment' | 'strict' | 'quiet'

/** The policies that are edited into each other while the work goes on. */
export const LANES: Record<PolicyName, string> = {
  base: BASE,
  // Other bytes, the same meaning: runs and grants are pinned to bytes.
  comment: `# Read by the auditor.\n${BASE}`,
  // A signature takes two people, and a bell takes one.
  strict: BASE.replace(/(\[sign_paper\](?:.|\n)*?)exact_bytes/, '$1two_people').replace(
    /(\[ring_bell\]\n {2}scope: .*\n) {2}approval: none/,
    '$1  approval: exact_bytes\n  approvers: [SENDER]',
  ),
  // No bell, no parcels.
  quiet: BASE.replace(/BELL:\n(?: {2}.*\n)*/, '').replace(/PARCELS:\n(?: {2}.*\n)*/, ''),
}

export const ROLES = `
CLERK:
  kind: agent
  purpose: Runs errands.
BOOKKEEPER:
  kind: agent
  purpose: Pays bills; is not the agent of these workspaces.
SENDER:
  kind: human
  purpose: The person in whose name things happen.
`
