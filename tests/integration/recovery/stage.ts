import type { Refusal } from '#kernel/contracts/refusal.ts'
import { DEFAULT_LIMITS, type Deps, type Lease, type LoadedApp } from '#kernel/controller/deps.ts'
import type { App } from '#kernel/ports/app.ts'
import type { EarlierIntent, IntentRow, RunRow, State, StepCommit, TaskRow } from '#kernel/ports/store.ts'
import type { Evidence, Tool, ToolContext, ToolResult } from '#kernel/ports/tool.ts'
import { type ManualClock, manualClock } from '../../support/clock.ts'

/** A controller with nothing behind it: what it would write is kept in a list, what it may read is said by the test. */

export const WORKSPACE = '0198c0de-0000-7000-8000-000000000001'
export const AT = '2026-03-02T09:00:00.000Z'

export interface Stage {
  deps: Deps
  lease: Lease
  clock: ManualClock
  commits: StepCommit[]
  told: Array<{ workspaceId: string; kind: string; text: string }>
  /** Another controller takes over. */
  lose(): void
}

export interface StageOptions {
  /** The answers of the database to commits, in order; then it takes them. */
  refuses?: Refusal[]
  mayRun?: Refusal | null
  latest?: EarlierIntent | null
  present?: boolean
  lanes?: string[]
  toolAttempts?: number
}

export function stage({ refuses = [], mayRun = null, latest = null, ...options }: StageOptions = {}): Stage {
  const clock = manualClock(AT)
  const commits: StepCommit[] = []
  const result: Stage['told'] = []
  const lost = new AbortController()
  const refusals = [...refuses]
  let ids = 0
  const store = {
    async commit(step: StepCommit) {
      commits.push(step)
      const refusal = refusals.shift()
      return refusal ? { ok: false, refusal } : { ok: true, head: { seq: BigInt(commits.length), hash: '' } }
    },
    mayRun: async () => mayRun,
    latestIntent: async () => latest,
  }
  const deps = {
    store,
    clock,
    ids: { uuid: () => `id-${++ids}` },
    notifier: { notify: (note: Stage['told'][number]) => void result.push(note) },
    present: () => options.present ?? true,
    ...(options.lanes ? { lanes: new Set(options.lanes) } : {}),
    limits: { ...DEFAULT_LIMITS, toolAttempts: options.toolAttempts ?? 3 },
  } as unknown as Deps
  return {
    deps,
    lease: { workspace: WORKSPACE, fence: 7n, lost: lost.signal },
    clock,
    commits,
    told: result,
    lose: () => lost.abort(),
  }
}

export interface FakeTool extends Tool {
  runs: Array<{ input: unknown; context: ToolContext }>
  looks: ToolContext[]
}

export interface ToolOptions {
  effect?: Tool['effect']
  /** One answer for each run; the last one from then on. */
  answers?: Array<() => ToolResult | Promise<ToolResult>>
  finds?: () => Evidence | Promise<Evidence>
  attended?: true
  timeoutMs?: number
}

export const DONE: ToolResult = { outcome: 'done', output: { receipt: 1 } }
export const NOT_DONE: ToolResult = {
  outcome: 'not_done',
  error: { code: 'post.closed', message: 'the post office is closed', next: 'Come again.' },
}

export function fakeTool({
  effect = 'irreversible',
  answers = [() => DONE],
  finds = () => ({ found: true }),
  ...more
}: ToolOptions = {}): FakeTool {
  const tool: FakeTool = {
    name: 'probe',
    input: {},
    output: {},
    effect,
    timeoutMs: 1000,
    ...more,
    key: (input: { to: string }) => input.to,
    runs: [],
    looks: [],
    async run(input, context) {
      tool.runs.push({ input, context })
      return (answers[tool.runs.length - 1] ?? answers.at(-1)!)()
    },
    async verify(_input, context) {
      tool.looks.push(context)
      return finds()
    },
  }
  return tool
}

export function loaded(tools: Tool[], app: Partial<App> = {}, misfit?: string, path = '/receipt'): LoadedApp {
  const checkOutput = () =>
    misfit === undefined ? null : { code: 'schema.type', path, message: misfit, expected: '', next: '' }
  return {
    app: { name: 'letters', ...app } as App,
    actions: {},
    tools: new Map(tools.map((tool) => [tool.name, { tool, checkInput: () => null, checkOutput }])),
    policyFor: async () => null,
  }
}

export function intent(more: Partial<IntentRow> = {}): IntentRow {
  return {
    intent_id: 'intent-1',
    run_id: 'run-tool',
    task_id: 'task-1',
    subject_id: 'subject-1',
    tool: 'probe',
    lane_id: 'POST',
    idempotency_key: 'probe:anna',
    action_hash: 'action-hash',
    request: '{"parameters":{"to":"anna"}}',
    effect: 'irreversible',
    status: 'open',
    approval_id: 'approval-1',
    created_at: AT,
    ...more,
  }
}

export function run(more: Partial<RunRow> = {}): RunRow {
  return {
    run_id: 'run-tool',
    parent_run_id: 'run-agent',
    root_run_id: 'run-root',
    run_kind: 'tool_gateway',
    run_name: null,
    task_id: 'task-1',
    actor_type: 'system',
    actor_id: 'controller',
    role_id: null,
    lane_id: 'POST',
    lanes_pin: 'a'.repeat(64),
    roles_pin: 'b'.repeat(64),
    status: 'running',
    created_at: AT,
    parameters_hash: null,
    ...more,
  }
}

export const task: TaskRow = {
  task_id: 'task-1',
  description: 'write to Anna',
  status: 'in_progress',
  preconditions: [],
  open_preconditions: 0,
  required_effects: [],
  blocked_reason: null,
  subject_id: null,
  source: 'controller',
  metadata: {},
  created_at: AT,
  updated_at: AT,
  row_version: '1',
}

export function state(more: Partial<State> = {}): State {
  return {
    workspace: { id: WORKSPACE, pack: 'letters', name: 'Letters', status: 'active' } as State['workspace'],
    stopped: false,
    current_task: task,
    eligible_tasks: [],
    open_intents: [],
    uncertain: [],
    approvals: [],
    questions: [],
    last_call: null,
    runs: [run({ run_id: 'run-agent', parent_run_id: 'run-root', run_kind: 'agent' }), run()],
    ...more,
  } as State
}

/** The rows that a commit inserts into a table. */
export function inserted(step: StepCommit | undefined, table: string) {
  return (step?.changes ?? []).flatMap((c) => (c.table === table && c.op === 'insert' ? c.rows : []))
}

/** The updates of a table in a commit: what they look for and what it becomes. */
export function updated(step: StepCommit | undefined, table: string) {
  return (step?.changes ?? []).flatMap((c) =>
    c.table === table && c.op === 'update' ? [{ where: c.where, row: c.row }] : [],
  )
}
