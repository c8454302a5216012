import { expect, test } from 'vitest'
import { lookAgain, nextLookAgainMs, recoverIntent } from '#kernel/controller/recovery.ts'
import type { State } from '#kernel/ports/store.ts'
import type { Tool } from '#kernel/ports/tool.ts'
import { AT, fakeTool, inserted, intent, loaded, run, stage, state, updated, WORKSPACE } from './stage.ts'

const open = (more = {}) => state({ open_intents: [intent(more)] })
const REFUSED = { code: 'snapshot.stale', message: 'it changed', next: 'Look again.' }

test('nothing is recovered where nothing is open', async () => {
  const { deps, lease, commits } = stage()
  expect(await recoverIntent(deps, lease, state(), loaded([fakeTool()]))).toBeNull()
  expect(commits).toEqual([])
})

test('irreversible and there: verified without being run, with a receipt that says that nobody knew [K-effect.3]', async () => {
  const { deps, lease, commits } = stage()
  const tool = fakeTool()
  expect(await recoverIntent(deps, lease, open(), loaded([tool]))).toEqual({ did: 'recovered.verified', idle: false })
  expect(tool.runs).toEqual([])
  expect(tool.looks).toMatchObject([{ idempotencyKey: 'probe:anna', workspaceId: WORKSPACE, runId: 'run-tool' }])
  expect(commits).toHaveLength(1)
  expect(inserted(commits[0], 'kernel.receipts')).toMatchObject([
    {
      attempt: 1,
      outcome: 'unknown',
      error: {
        code: 'effect.in_doubt',
        message: 'the process ended before the outcome was known',
        next: 'Looked up outside.',
      },
    },
  ])
  expect(inserted(commits[0], 'kernel.evidence')).toMatchObject([{ found: true, kind: 'read_back' }])
  expect(updated(commits[0], 'kernel.intents')).toEqual([
    { where: { intent_id: 'intent-1' }, row: { status: 'verified', ended_at: AT } },
  ])
  expect(updated(commits[0], 'kernel.runs')).toMatchObject([
    { where: { run_id: 'run-tool' }, row: { status: 'completed' } },
  ])
})

test('irreversible and absent: uncertain, and never run [K-effect.3]', async () => {
  const { deps, lease, told: result } = stage()
  const tool = fakeTool({ finds: () => ({ found: false }) })
  expect(await recoverIntent(deps, lease, open(), loaded([tool]))).toEqual({ did: 'recovered.uncertain', idle: false })
  expect(tool.runs).toEqual([])
  expect(result).toMatchObject([{ kind: 'uncertain' }])
})

test('idempotent: run again under its key, with what was intended [K-effect.5]', async () => {
  const { deps, lease, commits } = stage()
  const tool = fakeTool({ effect: 'idempotent' })
  await recoverIntent(deps, lease, open(), loaded([tool]))
  expect(tool.runs).toMatchObject([{ input: { to: 'anna' }, context: { idempotencyKey: 'probe:anna' } }])
  expect(inserted(commits[0], 'kernel.receipts')).toMatchObject([
    { outcome: 'unknown' },
    { outcome: 'done', attempt: 2 },
  ])
})

test('idempotent under a stop: looked up only [K-cycle.18]', async () => {
  const stopped = { code: 'workspace.stopped', message: 'stopped', next: 'Wait.' }
  const { deps, lease } = stage({ mayRun: stopped })
  const tool = fakeTool({ effect: 'idempotent' })
  expect(await recoverIntent(deps, lease, open(), loaded([tool]))).toMatchObject({ did: 'recovered.verified' })
  expect(tool.runs).toEqual([])
  expect(tool.looks).toHaveLength(1)
})

test('whether it may run is asked for the pins of its own run', async () => {
  const { deps, lease } = stage()
  const asked: unknown[] = []
  deps.store.mayRun = async (...args) => {
    asked.push(args)
    return null
  }
  await recoverIntent(deps, lease, open(), loaded([fakeTool({ effect: 'idempotent' })]))
  const { lanes_pin, roles_pin } = run()
  expect(asked).toEqual([[WORKSPACE, { pack: 'letters', lanes: lanes_pin, roles: roles_pin }]])
})

test('a tool that is gone leaves it uncertain, without evidence', async () => {
  const { deps, lease, commits } = stage({ lanes: ['OTHER'] })
  expect(await recoverIntent(deps, lease, open(), loaded([]))).toMatchObject({ did: 'recovered.uncertain' })
  expect(inserted(commits[0], 'kernel.evidence')).toEqual([])
})

test('in a lane that this process does not have, another recovers it', async () => {
  const { deps, lease, commits } = stage({ lanes: ['OTHER'] })
  expect(await recoverIntent(deps, lease, open(), loaded([fakeTool()]))).toEqual({
    did: 'elsewhere',
    idle: true,
    elsewhere: 'POST',
  })
  expect(commits).toEqual([])
  const mine = stage({ lanes: ['POST'] })
  expect(await recoverIntent(mine.deps, mine.lease, open(), loaded([fakeTool()]))).toMatchObject({ idle: false })
})

test("what happens in a person's browser is looked at only while somebody is at the desk", async () => {
  const alone = stage({ present: false })
  const tool = fakeTool({ attended: true })
  expect(await recoverIntent(alone.deps, alone.lease, open(), loaded([tool]))).toMatchObject({
    did: 'recovered.uncertain',
  })
  expect(tool.looks).toEqual([])
  const seen = stage({ present: true })
  await recoverIntent(seen.deps, seen.lease, open(), loaded([tool]))
  expect(tool.looks).toHaveLength(1)
  // Without a browser, and for a mere reading, nobody has to be there.
  const plain = stage({ present: false })
  const free = fakeTool()
  await recoverIntent(plain.deps, plain.lease, open(), loaded([free]))
  expect(free.looks).toHaveLength(1)
  const reading = stage({ present: false })
  const read = fakeTool({ effect: 'read', attended: true })
  expect(await recoverIntent(reading.deps, reading.lease, open(), loaded([read]))).toMatchObject({
    did: 'recovered.not_done',
  })
})

test('an open intent whose run is not there is a broken invariant', async () => {
  const { deps, lease } = stage()
  await expect(recoverIntent(deps, lease, { ...open(), runs: [] }, loaded([fakeTool()]))).rejects.toMatchObject({
    code: 'recovery.run_missing',
    message: 'intent intent-1 is open but its run is not',
    next: 'Run `lanewright verify`.',
  })
})

test('a commit that is refused ends the step, and is tried later', async () => {
  const { deps, lease, clock } = stage({ refuses: [REFUSED] })
  expect(await recoverIntent(deps, lease, open(), loaded([fakeTool()]))).toEqual({
    did: 'snapshot.stale',
    idle: true,
    wakeAtMs: clock.nowMs() + 30_000,
  })
})

const uncertain = (more = {}): State =>
  state({ uncertain: [{ ...intent({ status: 'uncertain', ...more }), looked_at: null, ...more }] })

async function look(at: ReturnType<typeof stage>, known: State, tool = fakeTool(), app = loaded([tool])) {
  return { step: await lookAgain(at.deps, at.lease, known, app), tool, commit: at.commits[0] }
}

test('what is uncertain is looked at again after a minute, not before', async () => {
  const early = stage()
  early.clock.advance(59_999)
  const first = await look(early, uncertain())
  expect(first).toMatchObject({ step: null, commit: undefined })
  expect(first.tool.looks).toEqual([])
  const due = stage()
  due.clock.advance(60_000)
  const { step, commit, tool } = await look(due, uncertain())
  expect(step).toEqual({ did: 'effect.found_late', idle: false })
  expect(tool.runs).toEqual([])
  const now = new Date(due.clock.nowMs()).toISOString()
  expect(inserted(commit, 'kernel.evidence')).toMatchObject([{ found: true, intent_id: 'intent-1', read_at: now }])
  expect(updated(commit, 'kernel.intents')).toEqual([
    { where: { intent_id: 'intent-1', status: 'uncertain' }, row: { status: 'verified', ended_at: now } },
  ])
  expect(commit?.audit).toMatchObject([
    {
      action_type: 'tool_call',
      payload: {
        outcome: 'success',
        request_hash_sha256: 'action-hash',
        target: { target_type: 'tool', name: 'probe', operation: 'look:found' },
      },
    },
  ])
})

test('what is found late leaves all that it would have left at once [K-cycle.11]', async () => {
  const at = stage()
  at.clock.advance(60_000)
  const tool = fakeTool()
  const far = { artifact_id: 'far', artifact_kind: 'bundle', hash_sha256: 'x' } as never
  const blob = { hash: 'x', bytes: new Uint8Array([1]) }
  const app = loaded([tool], {
    outcome: () => ({
      changes: [{ table: 'letters.letters', op: 'insert', rows: [{ id: 1 }] }],
      ...{ blobs: [blob], outputs: [far], pause: 'p', notice: 'n' },
      records: [{ action: 'export', name: 'letters', operation: 'late' }],
    }),
  })
  const { commit } = await look(at, uncertain(), tool, app)
  expect(commit?.changes.map((c) => c.table)).toEqual([
    'kernel.evidence',
    'kernel.intents',
    'letters.letters',
    'kernel.workspaces',
  ])
  expect(commit?.blobs).toEqual([blob])
  expect(commit?.audit.map(({ payload }) => payload)).toMatchObject([
    { target: { operation: 'look:found' }, output_artifacts: [far] },
    { target: { target_type: 'export', name: 'letters', operation: 'late' }, output_artifacts: [far] },
    { target: { operation: 'pause' } },
  ])
  expect(at.told.map(({ kind }) => kind)).toEqual(['paused', 'reminder'])
  const refused = stage({ refuses: [REFUSED] })
  refused.clock.advance(60_000)
  await look(refused, uncertain(), tool, app)
  expect(refused.told).toEqual([])
})

test('the last look counts, not only when it was intended', async () => {
  const at = stage()
  at.clock.advance(100_000)
  const seen = uncertain({ looked_at: new Date(at.clock.nowMs() - 59_000).toISOString() })
  expect((await look(at, seen)).step).toBeNull()
})

test('still absent: the look is kept as evidence, and nothing else changes', async () => {
  const at = stage()
  at.clock.advance(60_000)
  const { step, commit } = await look(at, uncertain(), fakeTool({ finds: () => ({ found: false }) }))
  expect(step).toEqual({ did: 'effect.still_absent', idle: false })
  expect(commit?.changes.map((c) => c.table)).toEqual(['kernel.evidence'])
  expect(commit?.blobs).toEqual([])
  expect(at.told).toEqual([])
  expect(commit?.audit).toMatchObject([
    { payload: { outcome: 'failure', target: { target_type: 'tool', operation: 'look:absent' } } },
  ])
})

test("found late, the pack's own rows follow", async () => {
  const at = stage()
  at.clock.advance(60_000)
  const tool = fakeTool()
  const followed = { table: 'letters.letters', op: 'insert' as const, rows: [{ letter: 1 }] }
  const app = loaded([tool], { outcome: ({ status }) => ({ changes: status === 'verified' ? [followed] : [] }) })
  const { commit } = await look(at, uncertain(), tool, app)
  expect(commit?.changes).toContainEqual(followed)
})

test('nothing is looked for where the person was erased, the tool is gone or nobody works', async () => {
  const cases: Array<[State, Tool[]]> = [
    [uncertain({ request: '[erased]' }), [fakeTool()]],
    [uncertain(), []],
    [{ ...uncertain(), runs: [] }, [fakeTool()]],
    [state(), [fakeTool()]],
  ]
  for (const [known, tools] of cases) {
    const at = stage()
    at.clock.advance(60_000)
    expect(await lookAgain(at.deps, at.lease, known, loaded(tools))).toBeNull()
    expect(at.commits).toEqual([])
  }
})

test('one that cannot be looked at now does not hold up the next', async () => {
  const at = stage()
  at.clock.advance(60_000)
  const known = state({
    uncertain: [
      { ...intent({ tool: 'gone', intent_id: 'intent-0' }), looked_at: null },
      { ...intent(), looked_at: null },
    ],
  })
  const { step, commit } = await look(at, known)
  expect(step).toMatchObject({ did: 'effect.found_late' })
  expect(inserted(commit, 'kernel.evidence')).toMatchObject([{ intent_id: 'intent-1' }])
})

test('a look in a lane of another process is left to it', async () => {
  const at = stage({ lanes: ['OTHER'] })
  at.clock.advance(60_000)
  expect((await look(at, uncertain())).step).toEqual({ did: 'elsewhere', idle: true, elsewhere: 'POST' })
})

test('a look whose commit is refused is tried later', async () => {
  const at = stage({ refuses: [REFUSED] })
  at.clock.advance(60_000)
  expect((await look(at, uncertain())).step).toMatchObject({ did: 'snapshot.stale', idle: true })
})

test('for an hour somebody comes to look every minute', () => {
  const now = Date.parse(AT)
  expect(nextLookAgainMs(state(), now)).toBeUndefined()
  expect(nextLookAgainMs(uncertain(), now)).toBe(now + 60_000)
  expect(nextLookAgainMs(uncertain(), now + 3_599_999)).toBe(now + 3_659_999)
  expect(nextLookAgainMs(uncertain(), now + 3_600_000)).toBeUndefined()
  const both = state({
    uncertain: [...uncertain({ created_at: '2026-03-01T00:00:00.000Z' }).uncertain, ...uncertain().uncertain],
  })
  expect(nextLookAgainMs(both, now)).toBe(now + 60_000)
})
