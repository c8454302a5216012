import { fresh, run, WORKSPACE } from '../security/raw-sql/fixture.ts'

export const CANARY = 'Zoë Canary-7351'
const W = `'${WORKSPACE}'`
const about = (table: string, key: string, columns: string, values: string, person: string | null) =>
  `insert into kernel.${table} (workspace_id, ${key}, subject_id, ${columns}) values (${W}, '${fresh(10)}', ${person ? `'${person}'` : 'null'}, ${values})`

/** One row in each table with personal columns, each of them holding the canary. */
export const rowsAbout = (person: string | null) => [
  about(
    'tasks',
    'task_id',
    'description, source, created_at, updated_at',
    `'${CANARY} waits', 'user', now(), now()`,
    person,
  ),
  about(
    'agent_calls',
    'call_id',
    'agent, snapshot_hash, output, output_bytes, verdict, called_at',
    `'a', '${'0'.repeat(64)}', '${CANARY}', 1, '{}', now()`,
    person,
  ),
  about(
    'approvals',
    'approval_id',
    'run_id, lane_id, action, action_hash, content, recipient, reason, lanes_pin, roles_pin, status, requested_at, expires_at',
    `'${run.running}', 'L', 'a', '${'0'.repeat(64)}', '${CANARY}', '${CANARY}', '${CANARY}', 'l', 'r', 'pending', now(), now()`,
    person,
  ),
  about(
    'intents',
    'intent_id',
    'run_id, tool, lane_id, idempotency_key, action_hash, request, effect, created_at',
    `'${run.running}', 't', 'L', 'canary', '${'0'.repeat(64)}', '${CANARY}', 'read', now()`,
    person,
  ),
  about(
    'receipts',
    'receipt_id',
    'intent_id, attempt, outcome, result, received_at',
    `'${fresh(10)}', 1, 'done', '${CANARY}', now()`,
    person,
  ),
  about('evidence', 'evidence_id', 'kind, found, detail, read_at', `'k', true, '${CANARY}', now()`, person),
  about('inbox', 'item_id', 'kind, content, received_at', `'note', '{"${CANARY}": ["${CANARY}"]}', now()`, person),
  about('chat', 'message_id', 'author, text, said_at', `'user', '${CANARY}', now()`, person),
  about(
    'questions',
    'question_id',
    'run_id, question, context, answer, asked_at',
    `'${run.running}', '${CANARY}', '${CANARY}', '${CANARY}', now()`,
    person,
  ),
  `select kernel.append_audit(${W}, '[{"id": "${fresh(11)}", "action_type": "system", "payload": {}, "private": {${person ? `"person": "${person}", ` : ''}"data": {"to": "${CANARY}"}}}]')`,
]
