/** Rows in every state that an attack needs, written the legal way, and their ids. */
const uuid = (n: number) => `00000000-0000-4000-8000-${n.toString().padStart(12, '0')}`
export const fresh = (n: number) => uuid(9000 + n)

export const WORKSPACE = uuid(100)
export const OTHER = uuid(101)
export const NOW = '2026-03-01T12:00:00Z'
export const LATER = '2026-03-01T14:00:00Z'

export const task = {
  pending: uuid(200),
  waiting: uuid(201),
  effects: uuid(202),
  person: uuid(203),
  done: uuid(204),
  blocked: uuid(205),
}
export const run = { running: uuid(300), created: uuid(301), completed: uuid(302), granted: uuid(303) }
export const approval = {
  pending: uuid(400),
  granted: uuid(401),
  used: uuid(402),
  returned: uuid(403),
  two: uuid(404),
  half: uuid(405),
}
export const grant = { granted: uuid(500), used: uuid(501), returned: uuid(502), half: uuid(503) }
export const intent = { open: uuid(600), uncertain: uuid(601), verified: uuid(602), doubted: uuid(603) }
export const evidence = { effect: uuid(700), task: uuid(701), absent: uuid(702) }
export const other = {
  receipt: uuid(710),
  artifact: uuid(711),
  waiting: uuid(712),
  consumed: uuid(713),
  chat: uuid(714),
  stop: uuid(715),
  lifted: uuid(716),
  question: uuid(717),
  call: uuid(718),
  reservation: uuid(719),
  verification: uuid(720),
}

export const LANES = 'a'.repeat(64)
export const ROLES = 'b'.repeat(64)
export const BYTES = 'c'.repeat(64)
/** sha256('hello') */
export const BLOB = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824'
export const PREDICATE = '{"kind": "time_passed", "until": "2026-03-01T11:00:00Z"}'

const W = `'${WORKSPACE}'`

export const insertTask = (id: string, more = '', values = '') =>
  `insert into kernel.tasks (workspace_id, task_id, description, source, created_at, updated_at${more}) values (${W}, '${id}', 'A task of some length', 'agent', kernel.now(), kernel.now()${values})`

export const verify = (id: string, taskId: string, kind: string, from: string, to: string, more = '', values = '') =>
  `insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, verified_at${more}) values (${W}, '${id}', '${taskId}', '${kind}', '${from}', '${to}', kernel.now()${values})`

export const move = (taskId: string, to: string) =>
  `update kernel.tasks set status = '${to}' where workspace_id = ${W} and task_id = '${taskId}'`

export const insertRun = (id: string, parent: string | null, status: string, more = '', values = '') =>
  `insert into kernel.runs (workspace_id, run_id, parent_run_id, root_run_id, run_kind, actor_type, actor_id, lanes_pin, roles_pin, status, created_at, started_at, completed_at${more})
   values (${W}, '${id}', ${parent ? `'${parent}', '${run.running}'` : `null, '${id}'`}, 'agent', 'agent', 'mallory', '${LANES}', '${ROLES}', '${status}', kernel.now(),
     ${status === 'created' ? 'null' : 'kernel.now()'}, ${['created', 'running'].includes(status) ? 'null' : 'kernel.now()'}${values})`

export const insertApproval = (id: string, status = 'pending', people = 1) =>
  `insert into kernel.approvals (workspace_id, approval_id, run_id, lane_id, action, action_hash, content, lanes_pin, roles_pin, people_needed, status, requested_at, expires_at)
   values (${W}, '${id}', '${run.running}', 'SEND', 'send', '${BYTES}', '{}', '${LANES}', '${ROLES}', ${people}, '${status}', kernel.now(), timestamptz '${NOW}' + interval '1 hour')`

export const insertGrant = (
  id: string,
  approvalId: string,
  more: Partial<Record<'bytes' | 'person' | 'expires' | 'used', string>> = {},
) =>
  `insert into kernel.grants (workspace_id, grant_id, approval_id, person, role, action_hash, lanes_pin, roles_pin, granted_at, expires_at, used_at, used_by)
   values (${W}, '${id}', '${approvalId}', '${more.person ?? 'anna'}', 'SENDER', '${more.bytes ?? BYTES}', '${LANES}', '${ROLES}', kernel.now(),
     timestamptz '${NOW}' + interval '${more.expires ?? '1 hour'}', ${more.used ? `kernel.now(), '${more.used}'` : 'null, null'})`

export const decide = (approvalId: string, status: string) =>
  `update kernel.approvals set status = '${status}', decided_at = kernel.now() where workspace_id = ${W} and approval_id = '${approvalId}'`

export const useGrant = (id: string, by: string = run.granted) =>
  `update kernel.grants set used_at = kernel.now(), used_by = '${by}' where workspace_id = ${W} and grant_id = '${id}'`

export const insertIntent = (id: string, key: string, more = '', values = '') =>
  `insert into kernel.intents (workspace_id, intent_id, run_id, tool, lane_id, idempotency_key, action_hash, request, effect, created_at${more})
   values (${W}, '${id}', '${run.running}', 'send', 'SEND', '${key}', '${BYTES}', '{}', 'irreversible', kernel.now()${values})`

export const insertReceipt = (id: string, intentId: string, outcome: string) =>
  `insert into kernel.receipts (workspace_id, receipt_id, intent_id, attempt, outcome, received_at) values (${W}, '${id}', '${intentId}', 1, '${outcome}', kernel.now())`

export const insertEvidence = (id: string, found: boolean, of: { intent?: string; task?: string }) =>
  `insert into kernel.evidence (workspace_id, evidence_id, intent_id, task_id, kind, found, read_at)
   values (${W}, '${id}', ${of.intent ? `'${of.intent}'` : 'null'}, ${of.task ? `'${of.task}'` : 'null'}, 'read_back', ${found}, kernel.now())`

export const SYSTEM_WORKSPACE_FIXTURE = `
  insert into kernel.policies (workspace_id, hash, app, kind, content, registered_at) values
    (kernel.system_workspace(), '${LANES}', 'letters', 'lanes', 'lanes', kernel.now()), (kernel.system_workspace(), '${ROLES}', 'letters', 'roles', 'roles', kernel.now());
  insert into kernel.active_policies values (kernel.system_workspace(), 'letters', '${LANES}', '${ROLES}', kernel.now(), 'start-up');
  insert into kernel.reservations values (kernel.system_workspace(), '${other.reservation}', 'mail', ${W}, 1, 'held', kernel.now(), kernel.now() + interval '1 minute')`

/** Each is one transaction of the application role. */
export const FIXTURE = [
  `insert into kernel.workspaces (workspace_id, app, name, created_at) values (${W}, 'letters', 'Attacked', kernel.now());
   update kernel.workspaces set status = 'active' where workspace_id = ${W};
   insert into kernel.members values (${W}, 'anna', 'SENDER')`,
  [
    insertTask(task.pending),
    insertTask(task.waiting, ', preconditions', `, '{${task.pending}}'`),
    insertTask(task.effects, ', required_effects', `, '[${PREDICATE}]'`),
    ...[task.person, task.done, task.blocked].map((id) => insertTask(id)),
    ...[task.effects, task.person, task.done].flatMap((id, i) => [
      verify(fresh(900 + i), id, 'start', 'pending', 'in_progress'),
      move(id, 'in_progress'),
    ]),
    verify(other.verification, task.done, 'done', 'in_progress', 'done', ', person', `, 'anna'`),
    move(task.done, 'done'),
    verify(fresh(904), task.blocked, 'block', 'pending', 'blocked', ', reason', `, 'no way'`),
    move(task.blocked, 'blocked'),
    insertEvidence(evidence.task, true, { task: task.effects }),
  ].join(';\n'),
  [
    insertRun(run.running, null, 'running'),
    insertRun(run.created, run.running, 'created'),
    insertRun(run.completed, run.running, 'completed'),
    insertRun(run.granted, run.running, 'running', ', parameters_hash', `, '${BYTES}'`),
    ...Object.entries(approval).map(([name, id]) =>
      insertApproval(id, 'pending', name === 'two' || name === 'half' ? 2 : 1),
    ),
    ...(['granted', 'used', 'returned', 'half'] as const).map((name) => insertGrant(grant[name], approval[name])),
    ...(['granted', 'used', 'returned'] as const).map((name) => decide(approval[name], 'granted')),
    useGrant(grant.used),
    decide(approval.used, 'used'),
    decide(approval.returned, 'returned'),
    `update kernel.grants set returned_at = kernel.now() where workspace_id = ${W} and grant_id = '${grant.returned}'`,
  ].join(';\n'),
  [
    ...Object.entries(intent).map(([name, id]) => insertIntent(id, name)),
    insertReceipt(other.receipt, intent.verified, 'done'),
    insertReceipt(fresh(905), intent.doubted, 'unknown'),
    insertEvidence(evidence.effect, true, { intent: intent.verified }),
    insertEvidence(evidence.absent, false, { intent: intent.uncertain }),
    `update kernel.intents set status = 'verified' where workspace_id = ${W} and intent_id = '${intent.verified}'`,
    `update kernel.intents set status = 'uncertain' where workspace_id = ${W} and intent_id = '${intent.uncertain}'`,
  ].join(';\n'),
  `insert into kernel.blobs values (${W}, '${BLOB}', 'hello');
   insert into kernel.artifacts (workspace_id, artifact_id, artifact_type, artifact_key, version, source, status, hash, hash_source, content_type, byte_size, created_at)
     values (${W}, '${other.artifact}', 'note', 'greeting', 1, 'agent', 'approved', '${BLOB}', 'bytes', 'text/plain', 5, kernel.now());
   insert into kernel.inbox (workspace_id, item_id, kind, content, received_at) values (${W}, '${other.waiting}', 'note', '{}', kernel.now()), (${W}, '${other.consumed}', 'note', '{}', kernel.now());
   update kernel.inbox set processed_at = kernel.now(), outcome = 'read' where workspace_id = ${W} and item_id = '${other.consumed}';
   insert into kernel.chat (workspace_id, message_id, author, text, said_at) values (${W}, '${other.chat}', 'user', 'hello', kernel.now());
   insert into kernel.stops (workspace_id, stop_id, person, reason, stopped_at) values (${W}, '${other.stop}', 'anna', 'lunch', kernel.now()), (${W}, '${other.lifted}', 'anna', 'tea', kernel.now());
   update kernel.stops set lifted_at = kernel.now() where workspace_id = ${W} and stop_id = '${other.lifted}';
   insert into kernel.questions (workspace_id, question_id, run_id, question, asked_at) values (${W}, '${other.question}', '${run.running}', 'Which?', kernel.now());
   insert into kernel.agent_calls (workspace_id, call_id, agent, snapshot_hash, output_bytes, verdict, called_at) values (${W}, '${other.call}', 'scripted', '${BYTES}', 0, '{}', kernel.now())`,
]
