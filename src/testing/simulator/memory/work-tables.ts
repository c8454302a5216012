import type { Row } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { among, defineTable, longBetween, matches, type Table } from './tables.ts'

const HEX64 = /^[0-9a-f]{64}$/
const RUN_ENDS = ['completed', 'failed', 'cancelled', 'denied']

/** Workspaces, people, tasks, runs and what is said. */
export const workTables: Table[] = [
  defineTable('kernel.workspaces', {
    keys: [],
    columns: `
      app text
      name text
      status text = "initializing"
      status_reason text null
      goal jsonb = {}
      budget jsonb = {}
      created_at timestamptz`,
    checks: {
      workspaces_name_check: longBetween('name', 1, 200),
      workspaces_status_check: among('status', ['initializing', 'active', 'paused', 'completed', 'error']),
    },
  }),
  defineTable('kernel.members', {
    keys: ['user_id', 'role'],
    unfenced: true,
    deletable: true,
    columns: `
      user_id text
      role text`,
    checks: {
      members_role_check: matches('role', /^[A-Z][A-Z0-9_]*$/),
      members_user_id_check: longBetween('user_id', 1, 200),
    },
  }),
  defineTable('kernel.stops', {
    keys: ['stop_id'],
    unfenced: true,
    columns: `
      stop_id uuid
      everything bool = false
      person text
      reason text
      stopped_at timestamptz
      lifted_at timestamptz null`,
    checks: { stops_check: (row: Row) => !row.everything || row.workspace_id === SYSTEM_WORKSPACE },
  }),
  defineTable('kernel.tasks', {
    keys: ['task_id'],
    person: 'subject_id',
    personal: ['description'],
    columns: `
      task_id uuid
      description text
      status text = "pending"
      preconditions uuid[] = []
      open_preconditions int4 = 0
      required_effects jsonb = []
      blocked_reason text null
      subject_id uuid null
      source text
      metadata jsonb = {}
      created_at timestamptz
      updated_at timestamptz`,
    checks: {
      // Every uuid[] that JSON can say is a list.
      preconditions_is_a_list: () => true,
      tasks_description_check: (row: Row) => row.description === '[erased]' || longBetween('description', 10, 500)(row),
      tasks_preconditions_check: (row: Row) => (row.preconditions as string[]).length <= 50,
      tasks_required_effects_check: ({ required_effects: r }: Row) => Array.isArray(r) && r.length <= 20,
      tasks_source_check: among('source', ['controller', 'agent', 'user']),
      tasks_status_check: among('status', ['pending', 'in_progress', 'done', 'blocked']),
    },
  }),
  defineTable('kernel.verifications', {
    keys: ['verification_id'],
    columns: `
      verification_id uuid
      task_id uuid
      kind text
      from_status text
      to_status text
      results jsonb = []
      reason text null
      person text null
      run_id uuid null
      verified_at timestamptz`,
    checks: {
      verifications_check: (row: Row) => VERIFIED_STEPS.has(`${row.kind} ${row.from_status} ${row.to_status}`),
      verifications_check1: (row: Row) => row.kind !== 'block' || row.reason !== null,
      verifications_check2: (row: Row) => row.kind !== 'reopen' || row.person !== null,
      verifications_kind_check: among('kind', ['start', 'block', 'done', 'reopen']),
      verifications_results_check: (row: Row) => Array.isArray(row.results),
    },
  }),
  defineTable('kernel.runs', {
    keys: ['run_id'],
    columns: `
      run_id uuid
      parent_run_id uuid null
      root_run_id uuid
      run_kind text
      run_name text null
      task_id uuid null
      actor_type text
      actor_id text
      role_id text null
      lane_id text null
      correlation_id text null
      client_session_id text null
      contract_version text = "v1"
      lanes_pin text
      roles_pin text
      taxonomy_versions jsonb null
      status text
      created_at timestamptz
      started_at timestamptz null
      completed_at timestamptz null
      error jsonb null
      inputs_artifacts jsonb = []
      outputs_artifacts jsonb = []
      parameters_hash text null
      nondeterminism jsonb null
      data_classification text null
      metadata jsonb = {}`,
    checks: {
      runs_actor_type_check: among('actor_type', ['agent', 'human', 'system']),
      runs_check: (row: Row) => (row.completed_at !== null) === RUN_ENDS.includes(row.status as string),
      runs_check1: (row: Row) =>
        !['running', 'completed', 'failed'].includes(row.status as string) || row.started_at !== null,
      runs_contract_version_check: among('contract_version', ['v1']),
      runs_lanes_pin_check: matches('lanes_pin', HEX64),
      runs_parameters_hash_check: matches('parameters_hash', HEX64),
      runs_roles_pin_check: matches('roles_pin', HEX64),
      runs_run_kind_check: among(
        'run_kind',
        'orchestrator agent tool_gateway db_write db_read promotion export override system'.split(' '),
      ),
      runs_status_check: among('status', ['created', 'running', ...RUN_ENDS]),
    },
  }),
  defineTable('kernel.agent_calls', {
    keys: ['call_id'],
    person: 'subject_id',
    personal: ['output'],
    columns: `
      call_id uuid
      run_id uuid null
      subject_id uuid null
      agent text
      model text null
      snapshot_hash text
      prompt_hash text null
      output text null
      output_hash text null
      output_bytes int4
      verdict jsonb
      tokens_in int4 = 0
      tokens_out int4 = 0
      cost_micros int8 = 0
      latency_ms int4 = 0
      called_at timestamptz`,
    checks: {
      agent_calls_output_hash_check: matches('output_hash', HEX64),
      agent_calls_prompt_hash_check: matches('prompt_hash', HEX64),
      agent_calls_snapshot_hash_check: matches('snapshot_hash', HEX64),
    },
  }),
  defineTable('kernel.inbox', {
    keys: ['item_id'],
    person: 'subject_id',
    personal: ['content'],
    unfenced: true,
    columns: `
      item_id uuid
      kind text
      person text null
      subject_id uuid null
      content jsonb
      received_at timestamptz
      processed_at timestamptz null
      outcome text null`,
    checks: { inbox_kind_check: matches('kind', /^[a-z][a-z_.]*$/) },
  }),
  defineTable('kernel.chat', {
    keys: ['message_id'],
    person: 'subject_id',
    personal: ['text'],
    unfenced: true,
    deletable: true,
    columns: `
      message_id uuid
      author text
      text text
      subject_id uuid null
      said_at timestamptz`,
    checks: {
      chat_author_check: among('author', ['controller', 'agent', 'user']),
      chat_text_check: longBetween('text', 0, 8000),
    },
  }),
  defineTable('kernel.questions', {
    keys: ['question_id'],
    person: 'subject_id',
    personal: ['question', 'context', 'answer'],
    columns: `
      question_id uuid
      run_id uuid
      task_id uuid null
      subject_id uuid null
      question text
      options jsonb = []
      context text null
      status text = "open"
      answer text null
      answered_by text null
      asked_at timestamptz
      answered_at timestamptz null`,
    checks: { questions_status_check: among('status', ['open', 'answered']) },
  }),
]

const VERIFIED_STEPS = new Set([
  'start pending in_progress',
  'done in_progress done',
  'block in_progress blocked',
  'block pending blocked',
  'reopen blocked pending',
])
