import { expect, test } from 'vitest'
import { closed, text } from '#kernel/contracts/closed.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Row, Store } from '#kernel/ports/store.ts'
import type { ToolContext } from '#kernel/ports/tool.ts'
import { done, fakeTool, notDone, openBench, pick, task, taskFor, use } from '../../support/bench.ts'
import { manualClock } from '../../support/clock.ts'

test('the intent stands in the database before the tool runs, the read-back follows, and the outcome closes it [K-cycle.9, K-cycle.10, K-cycle.11, S001-5.1, S001-14.1]', async () => {
  const seen: unknown[] = []
  const tool = fakeTool(
    'probe',
    'irreversible',
    async () => {
      seen.push(...(await bench.table('kernel.intents')).map((i) => i.status))
      seen.push((await bench.audit()).at(-1)?.payload.target)
      return done()
    },
    async () => {
      seen.push((await bench.table('kernel.receipts')).length)
      return { found: true, detail: 'seen in the thread' }
    },
  )
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  expect(await bench.steps()).toEqual(['select_next_task', 'effect.verified', 'task.done', 'workspace.completed'])
  expect(seen).toEqual(['open', { target_type: 'tool', name: 'probe', operation: 'intent' }, 0])
  expect(tool.runs[0]?.context.idempotencyKey).toBe('probe:the-one')

  // Receipt, evidence, intent, run and audit carry one transaction.
  const transactions = await bench.rows(
    `select xmin::text from kernel.receipts where workspace_id = $1 union select xmin::text from kernel.evidence where workspace_id = $1 and intent_id is not null
     union select xmin::text from kernel.intents where workspace_id = $1 union select xmin::text from kernel.runs where workspace_id = $1 and run_kind = 'tool_gateway'
     union select xmin::text from kernel.audit_log where workspace_id = $1 and payload like '%outcome:verified%'`,
    [bench.workspace],
  )
  expect(transactions).toHaveLength(1)
  // So do the verification, its evidence and the status of the task.
  const ended = await bench.rows(
    `select xmin::text from kernel.tasks where workspace_id = $1 union select xmin::text from kernel.verifications where workspace_id = $1 and kind = 'done'
     union select xmin::text from kernel.evidence where workspace_id = $1 and intent_id is null`,
    [bench.workspace],
  )
  expect(ended).toHaveLength(1)
})

test('an irreversible tool ends verified, not_done or uncertain, whatever it says [K-effect.1, K-effect.2, K-tool.2]', async () => {
  const absent = () => ({ found: false })
  const cases = {
    'done, and seen': [() => done(), () => ({ found: true }), 'verified'],
    'done, and not seen': [() => done(), absent, 'uncertain'],
    'says that nothing left the house': [() => notDone(), () => ({ found: true }), 'not_done'],
    'throws, and is seen all the same': [
      () => {
        throw new Error('connection lost')
      },
      () => ({ found: true }),
      'verified',
    ],
    'throws, and is not seen': [
      () => {
        throw new Error('connection lost \ud800')
      },
      absent,
      'uncertain',
    ],
    'answers what does not fit': [() => done({ more: 'than agreed' }), absent, 'uncertain'],
    'answers what does not fit, and is seen': [
      () => done({ more: 'than agreed' }),
      () => ({ found: true }),
      'verified',
    ],
    'answers nothing that is known': [() => ({ outcome: 'perhaps' }) as never, absent, 'uncertain'],
    'cannot be looked up': [
      () => done(),
      () => {
        throw new Error('no network')
      },
      'uncertain',
    ],
  } as const
  const tools = Object.values(cases).map(([run, verify], i) => fakeTool(`probe_${i}`, 'irreversible', run, verify))
  const bench = await openBench({ tasks: [task()], tools, says: [pick, ...tools.map((t) => use(t.name))] })
  await bench.drive()
  const intents = await bench.table('kernel.intents')
  expect(Object.fromEntries(Object.keys(cases).map((what, i) => [what, intents[i]?.status]))).toEqual(
    Object.fromEntries(Object.entries(cases).map(([what, [, , status]]) => [what, status])),
  )
  expect(tools.map((t) => t.runs.length)).toEqual(tools.map(() => 1))
  // The workspace goes on, and nothing of this is held against the task.
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'in_progress' }])
})

test('a tool that hangs is ended at its limit, and its irreversible effect is in doubt [K-tool.3]', async () => {
  const clock = manualClock()
  let given: ToolContext | undefined
  const tool = fakeTool(
    'probe',
    'irreversible',
    (context) => {
      given = context
      clock.advance(5000)
      return new Promise(() => {})
    },
    () => ({ found: false }),
  )
  const bench = await openBench({ clock, tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  expect(await bench.steps()).toEqual(['select_next_task', 'effect.uncertain', 'wait.awaiting_user_input'])
  expect(given?.signal.aborted).toBe(true)
  expect(await bench.table('kernel.receipts')).toMatchObject([{ outcome: 'unknown', error: { code: 'tool.timeout' } }])
})

test('input that does not fit never reaches the tool [K-tool.2]', async () => {
  const tool = { ...fakeTool('probe', 'irreversible'), input: closed({ to: text(20, 1) }) }
  const bench = await openBench({
    tasks: [task()],
    tools: [tool],
    says: [pick, use('probe', { to: '' }), use('probe', { to: 'x', cc: 'y' })],
  })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'refused.schema.length',
    'refused.schema.additional',
    'wait.awaiting_user_input',
  ])
  expect(tool.runs).toEqual([])
  expect(bench.asked[2]?.errors[0]?.path).toBe('/parameters/to')
})

test('an uncertain effect waits for a person while the workspace goes on; the person settles it [K-effect.3, K-effect.4, S001-9.2]', async () => {
  const lines: string[] = []
  const tool = fakeTool(
    'probe',
    'irreversible',
    () => done(),
    () => ({ found: false }),
  )
  const bench = await openBench({
    tasks: [taskFor('probe'), task('Something else to be done')],
    tools: [tool, fakeTool('other', 'irreversible')],
    notifier: { notify: (n) => lines.push(n.kind) },
    // The agent repeats itself, as agents do.
    says: [pick, use('probe'), use('other'), use('probe')],
  })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'effect.uncertain',
    'effect.verified',
    'refused.effect.in_doubt',
  ])
  expect(lines).toEqual(['uncertain'])
  await bench.drive()
  expect(tool.runs).toHaveLength(1)
  expect((await bench.state()).workspace.status).toBe('active')
  const [intent] = (await bench.state()).uncertain
  await bench.send('effect.settle', { intent_id: intent?.intent_id, outcome: 'verified' })
  expect(await bench.steps()).toEqual(['inbox.effect.settle', 'task.done', 'wait.awaiting_user_input'])
  expect((await bench.table('kernel.intents'))[0]).toMatchObject({ status: 'verified', decided_by: 'anna' })
  // Settled once; a second word on it is refused and told.
  await bench.send('effect.settle', { intent_id: intent?.intent_id, outcome: 'not_done' })
  expect((await bench.steps())[0]).toBe('inbox.refused.effect.settle')
})

test('late evidence is found by a later cycle, on the clock, without doing anything again [K-cycle.12, K-effect.3]', async () => {
  let arrived = false
  const tool = fakeTool(
    'probe',
    'irreversible',
    () => done(),
    () => ({ found: arrived }),
  )
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe')] })
  const { steps } = await bench.drive()
  expect(steps.at(-1)?.wakeAtMs).toBe(bench.clock.nowMs() + 60_000)
  bench.clock.advance(59_999)
  expect(await bench.steps()).toEqual(['wait.awaiting_user_input'])
  bench.clock.advance(1)
  expect(await bench.steps()).toEqual(['effect.still_absent', 'wait.awaiting_user_input'])
  arrived = true
  bench.clock.advance(60_000)
  expect(await bench.steps()).toEqual(['effect.found_late', 'task.done', 'workspace.completed'])
  expect(tool.runs).toHaveLength(1)
  expect((await bench.table('kernel.evidence')).map((e) => e.found)).toEqual([false, false, true, true])
})

test('an idempotent tool is tried again under the same key, and only so often [K-effect.5]', async () => {
  let calls = 0
  const flaky = fakeTool('flaky', 'idempotent', () => {
    calls += 1
    if (calls < 3) throw new Error('busy')
    return done()
  })
  const closedShop = fakeTool('closed_shop', 'idempotent', () => notDone())
  const bench = await openBench({
    tasks: [task()],
    tools: [flaky, closedShop],
    says: [pick, use('flaky'), use('closed_shop')],
  })
  await bench.drive()
  expect(flaky.runs.map((r) => r.context.idempotencyKey)).toEqual(Array(3).fill('flaky:the-one'))
  expect((await bench.table('kernel.receipts')).map((r) => [r.attempt, r.outcome])).toEqual([
    [1, 'unknown'],
    [2, 'unknown'],
    [3, 'done'],
    [1, 'not_done'],
    [2, 'not_done'],
    [3, 'not_done'],
  ])
  expect((await bench.table('kernel.intents')).map((i) => i.status)).toEqual(['verified', 'not_done'])
})

test('what was surely not done may be tried again, as a child of the failed run in the same tree, under the same key outside [S004-life.4]', async () => {
  let open = false
  const tool = fakeTool('probe', 'irreversible', () => (open ? done() : notDone()))
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe'), use('probe')] })
  bench.wrapStore((store) => ({
    async latestIntent(...asked) {
      const latest = await store.latestIntent(...asked)
      open ||= latest?.status === 'not_done'
      return latest
    },
  }))
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'effect.not_done',
    'effect.verified',
    'task.done',
    'workspace.completed',
  ])
  const [first, second] = (await bench.table('kernel.runs')).filter((r) => r.run_kind === 'tool_gateway')
  expect(first).toMatchObject({ status: 'failed', error: { error_code: 'post.closed', retryable: true } })
  expect(second).toMatchObject({ parent_run_id: first?.run_id, root_run_id: first?.root_run_id, status: 'completed' })
  expect(tool.runs.map((r) => r.context.idempotencyKey)).toEqual(['probe:the-one', 'probe:the-one'])
  expect((await bench.table('kernel.intents')).map((i) => i.idempotency_key)).toEqual([
    'probe:the-one',
    'probe#2:the-one',
  ])
})

test('a proposal repeated after its effect causes no second one [S001-9.2]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe'), use('probe')] })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'effect.verified',
    'refused.effect.done',
    'wait.awaiting_user_input',
  ])
  expect(tool.runs).toHaveLength(1)
})

test('even when nobody looked, the database has one intent for a key [S001-9.2, K-cycle.14]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('probe'), use('probe')] })
  bench.wrapStore(() => ({ latestIntent: async () => null }))
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'effect.verified',
    'refused.intent.duplicate_key',
    'wait.awaiting_user_input',
  ])
  expect(tool.runs).toHaveLength(1)
})

test('reading twice is two intents, and what was read is its own evidence', async () => {
  const tool = { ...fakeTool('look', 'read', () => done({ page: 'hello' })), output: closed({ page: text(100) }) }
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('look'), use('look')] })
  await bench.drive()
  expect((await bench.table('kernel.intents')).map((i) => i.status)).toEqual(['verified', 'verified'])
  expect(await bench.table('kernel.evidence')).toMatchObject([
    { kind: 'observation', content_hash: sha256Hex('{"page":"hello"}') },
    { kind: 'observation' },
  ])
  expect(tool.looks).toBe(0)
})

test('what a tool brings home is registered by hash before the outcome is told, and nothing uses it yet [S004-gate.1]', async () => {
  const bytes = Buffer.from('a transcript of the call')
  const tool = fakeTool('listen', 'read', () => ({
    outcome: 'done',
    output: {},
    artifacts: [{ artifact_type: 'transcript', name: 'call', content_type: 'text/plain', bytes }],
  }))
  const bench = await openBench({ tasks: [task()], tools: [tool], says: [pick, use('listen')] })
  await bench.drive()
  const [artifact] = await bench.table('kernel.artifacts')
  expect(artifact).toMatchObject({
    status: 'pending',
    source: 'agent',
    hash: sha256Hex(bytes),
    byte_size: bytes.length,
  })
  const run = (await bench.table('kernel.runs')).find((r) => r.run_kind === 'tool_gateway')
  const ref = { artifact_id: artifact?.artifact_id, artifact_kind: 'transcript', hash_sha256: sha256Hex(bytes) }
  expect(run?.outputs_artifacts).toMatchObject([{ ...ref, lineage: { transformation: 'listen', run_id: run?.run_id } }])
  const outcome = (await bench.audit()).find((a) => a.payload.target?.operation === 'outcome:verified')
  expect(outcome?.payload.output_artifacts).toMatchObject([ref])
  expect(Buffer.from((await bench.lw.store.readBlob(bench.workspace, sha256Hex(bytes))) ?? []).equals(bytes)).toBe(true)
  // The artifact's row stands in the event log before the audit tells the outcome.
  const [event] = await bench.rows<{ seq: string }>(
    `select seq from kernel.event_log where workspace_id = $1 and entity_type = 'kernel.artifacts'`,
    [bench.workspace],
  )
  expect(Number(event?.seq)).toBeLessThan(outcome?.seq as number)
})

test('the head is on disk outside before anything irreversible; where that fails, nothing is done [K-seal.5, K-seal.8]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe'), use('probe')] })
  const { journal } = bench.lw.deps
  const order: string[] = []
  bench.lw.deps.journal = {
    ...journal,
    async seal() {
      if (order.push('disk full') === 1) throw new Error('no space left')
    },
  }
  expect((await bench.steps()).slice(0, 3)).toEqual(['select_next_task', 'effect.not_done', 'effect.verified'])
  expect(tool.runs).toHaveLength(1)
  expect(await bench.table('kernel.receipts')).toMatchObject([
    { error: { code: 'journal.failed' } },
    { outcome: 'done' },
  ])
  bench.lw.deps.journal = journal
})

test.for(['one', 'all'] as const)(
  'a stop of %s works at once: between load and intent nothing is intended, between intent and execution nothing runs [K-cycle.9, K-cycle.18]',
  async (which) => {
    const tool = fakeTool('probe', 'irreversible')
    const bench = await openBench({
      tasks: [taskFor('probe')],
      tools: [tool],
      says: [pick, use('probe'), use('probe'), use('probe')],
    })
    const { store } = bench.lw
    const target = which === 'all' ? 'all' : bench.workspace
    const now = new Date(bench.clock.nowMs()).toISOString()
    const stop = () => store.stop(target, crypto.randomUUID(), 'anna', 'wait', now)
    const isIntent = (step: Parameters<Store['commit']>[0]) =>
      step.changes.some((c) => c.table === 'kernel.intents' && c.op === 'insert')
    let when: 'before the intent' | 'after the intent' | 'never' = 'before the intent'
    bench.wrapStore(() => ({
      async commit(step) {
        if (isIntent(step) && when === 'before the intent') await stop()
        const committed = await store.commit(step)
        if (isIntent(step) && when === 'after the intent') await stop()
        return committed
      },
    }))
    expect(await bench.steps()).toEqual(['select_next_task', 'refused.workspace.stopped', 'is.stopped'])
    expect(await bench.table('kernel.intents')).toEqual([])

    when = 'after the intent'
    await store.liftStop(target, now)
    expect(await bench.steps()).toEqual(['effect.not_done', 'is.stopped'])
    expect(await bench.table('kernel.receipts')).toMatchObject([{ error: { code: 'workspace.stopped' } }])
    expect(tool.runs).toEqual([])

    when = 'never'
    await store.liftStop(target, now)
    expect(await bench.steps()).toEqual(['effect.verified', 'task.done', 'workspace.completed'])
    expect(tool.runs).toHaveLength(1)
  },
)

test('a pause that arrives after the intent, and a policy changed after it, hold the tool back too [K-cycle.9]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({ tasks: [taskFor('probe')], tools: [tool], says: [pick, use('probe'), use('probe')] })
  const { store } = bench.lw
  bench.wrapStore(() => ({
    async commit(step) {
      const committed = await store.commit(step)
      if (step.changes.some((c) => c.table === 'kernel.intents' && c.op === 'insert'))
        await bench.send('workspace.pause')
      return committed
    },
  }))
  expect(await bench.steps()).toEqual(['select_next_task', 'effect.not_done', 'inbox.workspace.pause', 'is.paused'])
  expect(await bench.table('kernel.receipts')).toMatchObject([{ error: { code: 'workspace.pausing' } }])

  bench.wrapStore(() => ({
    commit: store.commit,
    mayRun: (id, pins) => store.mayRun(id, { ...pins, lanes: 'another' }),
  }))
  await bench.send('workspace.resume')
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.workspace.resume', 'effect.not_done'])
  expect((await bench.table('kernel.receipts')).map((r) => (r.error as Row).code)).toContain('pins.mismatch')
  expect(tool.runs).toEqual([])
})
