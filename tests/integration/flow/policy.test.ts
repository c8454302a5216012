import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { openLanewright } from '#host/open.ts'
import { hashCanonical } from '#kernel/ledger/canonical.ts'
import type { App } from '#kernel/ports/app.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { systemIds } from '#system/clock.ts'
import { lettersApp } from '../../../examples/letters/app/app.ts'
import { approve, type Bench, fakeTool, keep, openBench, pick, task, use } from '../../support/bench.ts'
import { createDatabase } from '../../support/server.ts'

/** Another start of the product with an edited lanes.yaml, on the same database. */
async function editPolicy(bench: Bench, edit: (lanes: string) => string): Promise<void> {
  const { app } = bench.lw.deps.apps.get('letters') as { app: App }
  const lanes = { ...app.policy.lanes, text: edit(app.policy.lanes.text) }
  const other = await openLanewright({
    dataDir: `${bench.dataDir}/other`,
    newJournal: { person: 'anna', reason: 'a further node' },
    database: bench.database,
    seeded: { clock: bench.clock, ids: systemIds, entropy: 'bench' },
    apps: [{ ...app, policy: { ...app.policy, lanes } }],
  })
  await other.close()
}

test('a policy is registered by the hash of its content and pinned by every run; a comment does not change it [S004-pin.1, S004-1.1]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick] })
  await bench.drive()
  const { lanes, roles } = (bench.lw.deps.apps.get('letters') as { app: App }).app.policy
  const pins = { lanes_pin: hashCanonical(parse(lanes.text)), roles_pin: hashCanonical(parse(roles.text)) }
  const registered = await bench.rows('select kind, hash, content from kernel.policies where pack = $1 order by kind', [
    'letters',
  ])
  expect(registered).toEqual([
    { kind: 'lanes', hash: pins.lanes_pin, content: lanes.text },
    { kind: 'roles', hash: pins.roles_pin, content: roles.text },
  ])
  const runs = await bench.table('kernel.runs')
  expect(runs.length).toBeGreaterThan(2)
  for (const run of runs) expect(run).toMatchObject({ ...pins, contract_version: 'v1' })

  await editPolicy(bench, (text) => `# looked at by anna\n${text}`)
  expect((await bench.state()).pins).toEqual({ lanes: pins.lanes_pin, roles: pins.roles_pin })
  const changes = await bench.rows(
    `select 1 from kernel.audit_log where workspace_id = $1 and action_type = 'policy_change'`,
    [SYSTEM_WORKSPACE],
  )
  expect(changes).toHaveLength(1)
})

test('without its pins a run cannot be stored, and a run whose pins are not in force may do nothing [S004-1.1]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick, pick] })
  const insert = (pins: string) =>
    bench.meddle(
      `insert into kernel.runs (workspace_id, run_id, root_run_id, run_kind, actor_type, actor_id, ${pins}, status, created_at)
       select workspace_id, id, id, 'system', 'system', 'x', ${pins}, 'created', created_at
       from kernel.runs, (select gen_random_uuid() as id) as fresh where workspace_id = $1 limit 1`,
      [bench.workspace],
    )
  await expect(insert('lanes_pin')).rejects.toThrow(/null value in column "roles_pin"/)
  await expect(insert('roles_pin')).rejects.toThrow(/null value in column "lanes_pin"/)
  const { store } = bench.lw
  bench.wrapStore(() => ({
    async load(workspace) {
      const state = await store.load(workspace)
      return state && { ...state, runs: state.runs.map((r) => ({ ...r, lanes_pin: 'f'.repeat(64) })) }
    },
  }))
  expect((await bench.drive()).steps[0]?.did).not.toBe('select_next_task')
  expect((await bench.table('kernel.tasks'))[0]).toMatchObject({ status: 'pending' })
})

test('a policy edited in mid-tree returns what was open, denies the next action, and the work goes on in new runs of the same tree [S004-pin.2, K-grant.13, S004-life.3, S004-life.4]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tasks: [task()],
    tools: [tool],
    lanes: approve('TRY_TOOLS', '  approval: exact_bytes\n  approvers: [SENDER]\n'),
    says: [
      pick,
      keep({ a: 1 }),
      use('probe'),
      { action_type: 'no_op', reason: 'awaiting_user_input' },
      use('probe'),
      use('probe'),
    ],
  })
  await bench.drive()
  const [first, second] = (await bench.state()).approvals
  const content = {
    approval_id: second?.approval_id,
    action_hash: second?.action_hash,
    decision: 'grant',
    role: 'SENDER',
  }
  await bench.send('approval.decide', content)
  const before = (await bench.state()).runs

  await editPolicy(bench, (text) => text.replace('risk: high', 'risk: medium'))
  const steps = await bench.steps()
  expect(steps).toEqual([
    'inbox.approval.decide',
    'approvals.tidied',
    'policy.renewed',
    'approval.asked',
    'wait.awaiting_user_input',
  ])
  expect(tool.runs).toEqual([])
  expect((await bench.table('kernel.approvals')).slice(0, 2)).toMatchObject([
    { approval_id: first?.approval_id, status: 'returned' },
    { approval_id: second?.approval_id, status: 'returned' },
  ])
  expect(await bench.table('kernel.grants')).toMatchObject([{ used_at: null, returned_at: expect.any(String) }])

  const after = (await bench.state()).runs
  const { pins } = await bench.state()
  expect(before.map((r) => r.run_kind).sort()).toEqual(['agent', 'orchestrator'])
  for (const old of before) {
    expect((await bench.table('kernel.runs')).find((r) => r.run_id === old.run_id)).toMatchObject({
      status: 'denied',
      error: { error_code: 'pins.mismatch' },
    })
    const fresh = after.find((r) => r.run_kind === old.run_kind)
    expect(fresh).toMatchObject({
      parent_run_id: old.run_id,
      root_run_id: old.root_run_id,
      lanes_pin: pins?.lanes,
      task_id: old.task_id,
    })
    const denial = (await bench.audit()).filter(
      (a) => a.payload.run_id === old.run_id && (a.payload.authz as { rule_id?: string })?.rule_id === 'pins.mismatch',
    )
    expect(denial.at(-1)?.payload).toMatchObject({
      outcome: 'deny',
      outcome_reason: expect.stringMatching(/policy was changed/),
    })
  }
  // Asked again under the new policy, the same action passes.
  await bench.grantAll(bench.workspace)
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.approval.decide', 'effect.verified'])
  // Children of a living run inherit its pins, its version and its case.
  const runs = await bench.table('kernel.runs')
  for (const run of runs.filter((r) => r.run_kind === 'tool_gateway' || r.run_kind === 'db_write')) {
    const parent = runs.find((r) => r.run_id === run.parent_run_id)
    expect(run).toMatchObject({
      lanes_pin: parent?.lanes_pin,
      roles_pin: parent?.roles_pin,
      contract_version: parent?.contract_version,
      workspace_id: parent?.workspace_id,
      root_run_id: parent?.root_run_id,
    })
  }
})

test('a policy edited between load and intent is noticed by the database [S004-pin.2]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tasks: [task()],
    tools: [tool],
    says: [pick, use('probe'), use('probe'), use('probe')],
  })
  const { store } = bench.lw
  let edited = false
  bench.wrapStore(() => ({
    async commit(step) {
      if (!edited && step.changes.some((c) => c.table === 'kernel.intents')) {
        edited = true
        await editPolicy(bench, (text) => text.replace('risk: high', 'risk: medium'))
      }
      return store.commit(step)
    },
  }))
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'refused.pins.mismatch',
    'policy.renewed',
    'effect.verified',
    'wait.awaiting_user_input',
  ])
  expect((await bench.state()).usage.failed_attempts).toBe(0)
})

const LANES = `
NARROW:
  callers: [CLERK]
  actions: [no_scope, no_session, prohibited, unknown_trait, fine]
  scope: [workspace_id, run_id, task_id, letter_key, session]
  prohibits: [foreign_recipient]
  approval: none
`

test('lane, scope and prohibition each deny alone; a denial changes no row and is told with its rule [K-cycle.8, K-policy.1, S004-gate.2, S004-gate.3, S004-0.1, S001-5.4]', async () => {
  const whole = { letter_key: 'one', session: 's-1' }
  const make = (name: string, more: Partial<Tool>): Tool => ({
    ...fakeTool(name, 'irreversible'),
    scope: () => whole,
    ...more,
  })
  const tools = [
    make('in_no_lane', {}),
    make('export_everything', {}),
    make('no_scope', { scope: () => ({}) }),
    make('no_session', { scope: () => ({ letter_key: 'one', session: ' ' }) }),
    make('prohibited', { traits: () => ['foreign_recipient'] }),
    make('unknown_trait', { traits: () => ['never_heard_of'] }),
    make('fine', {}),
  ]
  const bench = await openBench({
    tasks: [task()],
    limits: { maxAttempts: 20 },
    tools,
    lanes: (text) => text.slice(0, text.indexOf('\nTRY_TOOLS')) + LANES,
    says: [pick, ...tools.map((t) => use(t.name))],
  })
  const before = await bench.rows<{ seq: string }>(
    'select max(seq) as seq from kernel.event_log where workspace_id = $1',
    [bench.workspace],
  )
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'refused.lane.none',
    'refused.lane.none',
    'refused.scope.missing',
    'refused.scope.missing',
    'refused.lane.prohibited',
    'refused.trait.unknown',
    'effect.verified',
    'wait.awaiting_user_input',
  ])
  const denials = (await bench.audit()).filter(
    (a) => a.action_type === 'authz_decision' && a.payload.outcome === 'deny',
  )
  expect(denials.map((a) => (a.payload.authz as { rule_id: string }).rule_id)).toEqual([
    'lane.none',
    'lane.none',
    'scope.missing:letter_key',
    'scope.missing:session',
    'prohibited:foreign_recipient',
    'trait.unknown',
  ])
  for (const denial of denials) expect(denial.payload.outcome_reason).toMatch(/\w+\.\w+: .+/)
  // From the first denial to the one action that was allowed, only the agent's words were kept.
  const between = await bench.rows<{ entity_type: string }>(
    `select distinct entity_type from kernel.event_log where workspace_id = $1 and seq > $2 and seq between $3 and $4`,
    [bench.workspace, before[0]?.seq, denials[0]?.seq, denials.at(-1)?.seq],
  )
  expect(between).toEqual([{ entity_type: 'kernel.agent_calls' }])
})

test('an agent in a role that no lane calls may do nothing at all [K-cycle.8, K-policy.1]', async () => {
  const bench = await openBench({
    tasks: [task()],
    app: (app) => ({
      ...app,
      agentRole: 'VISITOR',
      policy: {
        ...app.policy,
        roles: {
          ...app.policy.roles,
          text: `${app.policy.roles.text}\nVISITOR:\n  kind: agent\n  purpose: Looks only.\n`,
        },
      },
    }),
    says: [pick],
  })
  expect((await bench.steps())[0]).toBe('refused.lane.none')
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'pending' }])
})

test('the gateway looks at pins before lane, scope, prohibitions and approval, and only then intends, executes and tells [S004-gate.1, K-cycle.8]', async () => {
  // One tool, every fault at once; each is mended in turn, and the next one in the order shows.
  const tool = fakeTool('probe', 'irreversible')
  const scope: Record<string, string> = {}
  let traits = ['foreign_recipient']
  Object.assign(tool, { scope: () => scope, traits: () => traits })
  const lane = (actions: string) => `
GUARDED:
  callers: [CLERK]
  actions: [${actions}]
  scope: [workspace_id, run_id, task_id, letter_key]
  prohibits: [foreign_recipient]
  approval: exact_bytes
  approvers: [SENDER]
`
  const says = Array.from({ length: 20 }, () => [
    use('probe'),
    { action_type: 'no_op', reason: 'awaiting_user_input' },
  ]).flat()
  const bench = await openBench({
    tasks: [task()],
    limits: { maxAttempts: 20 },
    tools: [tool],
    lanes: (text) => text.slice(0, text.indexOf('\nTRY_TOOLS')),
    says: [pick, ...says],
  })
  expect((await bench.steps()).slice(0, 2)).toEqual(['select_next_task', 'refused.lane.none'])
  await editPolicy(bench, (text) => text + lane('probe'))
  expect((await bench.steps())[0]).toBe('policy.renewed')
  expect((await bench.steps())[0]).toBe('refused.scope.missing')
  scope.letter_key = 'one'
  expect((await bench.steps())[0]).toBe('refused.lane.prohibited')
  traits = []
  expect((await bench.steps())[0]).toBe('approval.asked')
  await bench.grantAll(bench.workspace)
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.approval.decide', 'effect.verified'])
  const run = (await bench.table('kernel.runs')).find((r) => r.run_kind === 'tool_gateway')
  const recorded = (await bench.audit()).filter((a) => a.payload.run_id === run?.run_id)
  expect(recorded.map((a) => `${a.action_type} ${a.payload.target?.operation}`)).toEqual([
    'authz_decision start',
    'system running',
    'tool_call intent',
    'tool_call outcome:verified',
    'system completed',
  ])
})

test('the snapshot shows the name of the target as action_type, the audit log keeps the enum [K-policy.3]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe')] })
  await bench.drive()
  const snapshot = bench.asked.at(-1)?.snapshot as undefined | { recent_audit_log: Array<Record<string, unknown>> }
  expect(snapshot?.recent_audit_log).toContainEqual(
    expect.objectContaining({
      action_type: 'probe',
      success: true,
      payload: expect.objectContaining({ kind: 'tool_call' }),
    }),
  )
  expect((await bench.audit()).filter((a) => a.payload.target?.name === 'probe').map((a) => a.action_type)).toContain(
    'tool_call',
  )
})

test('a lane that names a tool, role or table that does not exist stops the start with the line [K-policy.2]', async () => {
  const database = await createDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'lanewright-policy-'))
  onTestFinished(async () => {
    await database.drop()
    rmSync(folder, { recursive: true, force: true })
  })
  const start = (from: string, to: string) => {
    const app = lettersApp({ postOffice: '/nowhere' })
    const text = app.policy.lanes.text.replace(from, to)
    const lines = text.split('\n').findIndex((l) => l.includes(to.split('\n')[0] as string)) + 1
    const lanes = { ...app.policy.lanes, text }
    const opened = openLanewright({
      dataDir: join(folder, 'data'),
      database,
      apps: [{ ...app, policy: { ...app.policy, lanes } }],
    })
    return { opened, line: `policy/lanes.yaml:${lines}:` }
  }
  for (const [from, to, code] of [
    ['actions: [post_letter]', 'actions: [post_letters]', 'policy.action_unknown'],
    ['callers: [CLERK]', 'callers: [CLARK]', 'policy.role_unknown'],
    ['actions: [draft_letter]', 'actions: [append:lettres]', 'policy.table_unknown'],
  ] as const) {
    const { opened, line } = start(from, to)
    const failure = await opened.then(
      (lw) => lw.close(),
      (error) => error as Error,
    )
    expect(failure).toMatchObject({ code: 'policy.invalid', next: expect.stringContaining('Correct') })
    expect((failure as Error).message).toContain(line)
    expect((failure as Error).message).toContain(code)
  }
})

test('a tool is registered whole, and its lane and risk stand in the policy [K-tool.1]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tools: [tool] })
  const { policy, tools } = bench.lw.deps.apps.get('letters') as unknown as {
    policy: { lanes: Map<string, { actions: string[]; risk: string }> }
    tools: Map<string, { tool: Tool }>
  }
  expect(tools.get('probe')?.tool).toMatchObject({ name: 'probe', effect: 'irreversible', timeoutMs: 5000 })
  expect([...policy.lanes].find(([, lane]) => lane.actions.includes('probe'))).toMatchObject([
    'TRY_TOOLS',
    { risk: 'medium' },
  ])
  for (const part of ['input', 'output', 'effect', 'timeoutMs', 'key', 'run', 'verify'] as const) {
    const { [part]: _gone, ...rest } = fakeTool('half', 'irreversible')
    await expect(openBench({ tools: [rest as unknown as Tool] }), part).rejects.toThrow(/tool "half"/)
  }
  await expect(openBench({ tools: [tool, fakeTool('probe', 'read')] })).rejects.toThrow(/name of another/)
  await expect(openBench({ tools: [fakeTool('no_op', 'read')] })).rejects.toThrow(/name of another/)
})
