import { expect, onTestFinished } from 'vitest'
import { scriptedAgent } from '#integrations/models/scripted.ts'
import { closed } from '#kernel/contracts/closed.ts'
import { ExecuteToolProposal } from '#kernel/contracts/proposals.ts'
import { auditLacks, type StoredAudit, toAuditEvent } from '#kernel/ledger/audit.ts'
import type { Agent, AgentCall } from '#kernel/ports/agent.ts'
import type { App, NewTask } from '#kernel/ports/app.ts'
import type { Row, State, Store } from '#kernel/ports/store.ts'
import type { Evidence, Tool, ToolContext, ToolResult } from '#kernel/ports/tool.ts'
import { type StoredRun, toRunRecord } from '#kernel/run-record.ts'
import { checkContract } from '#kernel/validate.ts'
import { systemIds } from '#system/clock.ts'
import { type ManualClock, manualClock } from './clock.ts'
import { type Fixture, type FixtureOptions, openFixture } from './fixture.ts'

export interface BenchOptions extends Omit<FixtureOptions, 'pack' | 'seeded' | 'agentFor' | 'lanes'> {
  tasks?: NewTask[]
  tools?: Tool[]
  /** What the agent says, in order; then it waits. Or an agent. */
  says?: readonly unknown[] | Agent
  /** More lanes, or other ones. Tools stand in a lane of their own without approval unless this changes it. */
  lanes?: (text: string) => string
  app?: (app: App) => App
  clock?: ManualClock
  create?: Row
}

export interface Bench extends Fixture {
  clock: ManualClock
  workspace: string
  /** Everything the agent was asked, in order. */
  asked: AgentCall[]
  drive(): ReturnType<Fixture['lw']['drive']>
  /** What each step of a drive did. */
  steps(): Promise<string[]>
  state(): Promise<State>
  send(kind: string, content?: Row, person?: string): Promise<void>
  /** Rows of a table of this workspace as JSON, in order of their keys. */
  table<T extends Row = Row>(name: string): Promise<T[]>
  audit(): Promise<Array<{ seq: number; action_type: string; payload: Row & { target?: Row; outcome?: string } }>>
  /** A change that nobody expects: raw SQL past the controller, with the fence that is in force. */
  meddle(sql: string, values?: unknown[]): Promise<void>
  /** Another store in front of the real one, until the test ends. */
  wrapStore(wrap: (store: Store) => Partial<Store>): void
}

/**
 * The letters world with tasks, tools, lanes and an agent made to measure, on a clock that the test moves. When the
 * test ends, every run it made must be told in the audit from beginning to end.
 */
export async function openBench(options: BenchOptions = {}): Promise<Bench> {
  const { tasks, tools = [], says = [], lanes = (t) => t, app: change = (p) => p, create, ...rest } = options
  const clock = options.clock ?? manualClock()
  const agent = Array.isArray(says) ? scriptedAgent('script', says) : (says as Agent)
  const asked: AgentCall[] = []
  const listening: Agent = {
    name: agent.name,
    propose(call) {
      asked.push(call)
      return agent.propose(call)
    },
  }
  const fixture = await openFixture({
    ...rest,
    seeded: { clock, ids: systemIds, entropy: 'bench' },
    agentFor: () => listening,
    app: (p) => change(withTools(tasks ? { ...p, standardTasks: () => tasks } : p, tools, lanes)),
  })
  onTestFinished(() => expectAudited(fixture))
  const workspace = await fixture.letters(tasks ? [] : ['one'], create)
  const drive = () => fixture.lw.drive(workspace)
  return {
    ...fixture,
    clock,
    workspace,
    asked,
    drive,
    steps: async () => (await drive()).steps.map((s) => s.did),
    state: async () => (await fixture.lw.store.load(workspace)) as State,
    async send(kind, content = {}, person = 'anna') {
      const sent = await fixture.lw.send(workspace, person, kind, content)
      if (!sent.ok) throw new Error(`${sent.refusal.code}: ${sent.refusal.message}`)
    },
    async table<T extends Row>(name: string) {
      const rows = await fixture.rows<{ row: T }>(
        `select to_jsonb(t) as row from ${name} t where workspace_id = $1 order by to_jsonb(t) ->> $2`,
        [workspace, KEYS[name] ?? 'created_at'],
      )
      return rows.map((r) => r.row)
    },
    async audit() {
      const rows = await fixture.rows<{ seq: string; action_type: string; payload: string }>(
        'select seq, action_type, payload from kernel.audit_log where workspace_id = $1 order by seq',
        [workspace],
      )
      return rows.map((r) => ({ seq: Number(r.seq), action_type: r.action_type, payload: JSON.parse(r.payload) }))
    },
    async meddle(sql, values = []) {
      const client = await fixture.database.client('superuser')
      try {
        await client.query('begin')
        await client.query(
          `select set_config('lanewright.workspace', $1, true), set_config('lanewright.fence', (select fence::text from kernel.heads where workspace_id = $1::uuid), true)`,
          [workspace],
        )
        await client.query(sql, values)
        await client.query('commit')
      } finally {
        await client.end()
      }
    },
    wrapStore(wrap) {
      fixture.lw.deps.store = { ...fixture.lw.deps.store, ...wrap(fixture.lw.deps.store) }
    },
  }
}

/** Every audit row is an audit_event, every run a run_record, and no run lacks what its audit must tell. */
export async function expectAudited(fixture: Pick<Fixture, 'rows'>): Promise<void> {
  const stored = await fixture.rows<StoredAudit & Row>(
    `select workspace_id, id, seq, kernel.stamp("timestamp") as timestamp, action_type, payload from kernel.audit_log`,
  )
  const events = stored.map((row) => toAuditEvent(row) as ReturnType<typeof toAuditEvent> & { run_id: string })
  for (const event of events)
    expect({ event, error: checkContract('audit_event', event) }).toEqual({ event, error: null })
  const runs = await fixture.rows<{ run: StoredRun }>('select to_jsonb(r) as run from kernel.runs r')
  for (const { run } of runs) {
    const record = toRunRecord(run)
    expect({ record, error: checkContract('run_record', record) }).toEqual({ record, error: null })
    const lacks = auditLacks(
      run,
      events.filter((e) => e.run_id === run.run_id),
    )
    expect({ record, lacks }).toEqual({ record, lacks: [] })
    if (run.run_kind === 'agent') expect(record).toMatchObject({ parameters_hash_sha256: expect.any(String) })
  }
}

const KEYS: Record<string, string> = {
  'kernel.agent_calls': 'call_id',
  'kernel.approvals': 'approval_id',
  'kernel.grants': 'grant_id',
  'kernel.intents': 'intent_id',
  'kernel.receipts': 'receipt_id',
  'kernel.evidence': 'evidence_id',
  'kernel.tasks': 'task_id',
  'kernel.runs': 'run_id',
  'kernel.inbox': 'item_id',
  'kernel.verifications': 'verification_id',
  'kernel.artifacts': 'artifact_id',
}

const TOOL_LANE = `
TRY_TOOLS:
  callers: [CLERK]
  actions: [TOOLS]
  scope: [workspace_id, run_id, task_id]
  approval: none
  risk: medium
`

function withTools(app: App, tools: Tool[], lanes: (text: string) => string): App {
  const text = app.policy.lanes.text
  const lane = tools.length > 0 ? TOOL_LANE.replace('[TOOLS]', `[${tools.map((t) => t.name).join(', ')}]`) : ''
  return {
    ...app,
    actions: tools.length > 0 ? { ...app.actions, execute_tool: ExecuteToolProposal } : app.actions,
    tools: [...app.tools, ...tools],
    policy: { ...app.policy, lanes: { ...app.policy.lanes, text: lanes(text + lane) } },
  }
}

/** A lane text with the approval of one lane replaced. */
export function approve(lane: string, approval: string) {
  return (text: string) =>
    text.replace(new RegExp(`(\\n${lane}:\\n(?:  .*\\n)*?)  approval: .*\\n(?:  approvers: .*\\n)?`), `$1${approval}`)
}

export interface FakeTool extends Tool {
  runs: Array<{ input: unknown; context: ToolContext }>
  looks: number
}

/** A tool of the test: what it does and what is found afterwards is given. */
export function fakeTool(
  name: string,
  effect: Tool['effect'],
  run: (context: ToolContext, input: Row) => Promise<ToolResult> | ToolResult = () => done(),
  verify: () => Promise<Evidence> | Evidence = () => ({ found: true }),
): FakeTool {
  const tool: FakeTool = {
    name,
    effect,
    input: closed({}),
    output: closed({}),
    timeoutMs: 5000,
    key: () => 'the-one',
    runs: [],
    looks: 0,
    async run(input, context) {
      tool.runs.push({ input, context })
      return run(context, input)
    },
    async verify() {
      tool.looks += 1
      return verify()
    },
  }
  return tool
}

export const done = (output: unknown = {}): ToolResult => ({ outcome: 'done', output })
export const notDone = (code = 'post.closed'): ToolResult => ({
  outcome: 'not_done',
  error: { code, message: 'nothing left the house', next: 'Try again later.' },
})

/** What an agent says. */
export const pick = (call: AgentCall) => ({
  action_type: 'select_next_task',
  task_id: (call.snapshot as { pending_tasks: Array<{ id: string }> }).pending_tasks[0]?.id,
})
export const use = (tool_name: string, parameters: Row = {}) => ({ action_type: 'execute_tool', tool_name, parameters })
export const keep = (content: Row, more: Row = {}) => ({
  action_type: 'persist_artifact',
  artifact: { artifact_type: 'context', artifact_key: 'campaign_context', content },
  ...more,
})

/** A task that only a person completes. */
export const task = (description = 'Do what the test is about'): NewTask => ({ description })
/** A task that is done when the effect was seen. */
export const taskFor = (tool: string, key = 'the-one'): NewTask => ({
  description: `See to it that ${tool} happens`,
  required_effects: [{ kind: 'effect_verified', tool, key }],
})
