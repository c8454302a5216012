import { expect, test } from 'vitest'
import { ERASED, evidenceRow, finishEffect, following, inputOf } from '#kernel/controller/outcome.ts'
import type { Attempt, Settled } from '#kernel/controller/tool-run.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { EndedEffect, Followed } from '#kernel/ports/app.ts'
import type { State } from '#kernel/ports/store.ts'
import {
  AT,
  fakeTool,
  inserted,
  intent,
  loaded,
  run,
  type StageOptions,
  stage,
  state,
  task,
  updated,
  WORKSPACE,
} from './stage.ts'

const DONE: Attempt = { outcome: 'done', output: { receipt: 1 } }
const FAILED: Attempt = {
  outcome: 'unknown',
  error: { code: 'tool.failed', message: 'it said "Anna is ill"', next: 'Look.' },
}
const VERIFIED: Settled = { status: 'verified', evidence: { found: true } }

interface Scene extends StageOptions {
  attempts?: Attempt[]
  settled?: Settled
  follows?: Followed
  redacted?: true
  known?: State
  effect?: 'read' | 'irreversible'
}

async function finish({
  attempts = [DONE],
  settled = VERIFIED,
  follows,
  redacted,
  known = state(),
  effect,
  ...rest
}: Scene = {}) {
  const at = stage(rest)
  const ended: EndedEffect[] = []
  const app = loaded([fakeTool()], {
    ...(redacted ? { redacted } : {}),
    ...(follows
      ? {
          outcome: (one: EndedEffect) => {
            ended.push(one)
            return follows
          },
        }
      : {}),
  })
  const done = await finishEffect(
    at.deps,
    at.lease,
    known,
    app,
    intent(effect ? { effect } : {}),
    run(),
    attempts,
    settled,
  )
  return { ...at, done, ended, commit: at.commits[0] }
}

test('verified: receipt, evidence, the end of intent and run, and the audit stand in one commit [K-effect.1]', async () => {
  const { done, commit, commits, told: result } = await finish()
  expect(done).toEqual({ ok: true, status: 'verified' })
  expect(commits).toHaveLength(1)
  expect(commit).toMatchObject({ workspace: WORKSPACE, fence: 7n, now: AT, usage: { failed_attempts: 0 } })
  expect(inserted(commit, 'kernel.receipts')).toEqual([
    {
      receipt_id: 'id-1',
      intent_id: 'intent-1',
      attempt: 1,
      outcome: 'done',
      result: '{"receipt":1}',
      error: null,
      subject_id: 'subject-1',
      received_at: AT,
    },
  ])
  expect(inserted(commit, 'kernel.evidence')).toMatchObject([
    {
      intent_id: 'intent-1',
      task_id: 'task-1',
      kind: 'read_back',
      found: true,
      detail: null,
      content_hash: null,
      subject_id: 'subject-1',
      read_at: AT,
    },
  ])
  expect(updated(commit, 'kernel.intents')).toEqual([
    { where: { intent_id: 'intent-1' }, row: { status: 'verified', ended_at: AT } },
  ])
  expect(updated(commit, 'kernel.runs')).toMatchObject([
    { where: { run_id: 'run-tool' }, row: { status: 'completed', completed_at: AT } },
  ])
  expect(commit?.changes.map((c) => c.table)).toEqual([
    'kernel.receipts',
    'kernel.evidence',
    'kernel.intents',
    'kernel.runs',
  ])
  expect(commit?.audit.map((a) => a.payload)).toMatchObject([
    {
      outcome: 'success',
      severity: 'info',
      target: { target_type: 'tool', name: 'probe', operation: 'outcome:verified' },
      request_hash_sha256: 'action-hash',
      response_hash_sha256: sha256Hex('{"receipt":1}'),
    },
    { outcome: 'success', target: { operation: 'completed' } },
  ])
  expect(commit?.audit[0]).toMatchObject({ action_type: 'tool_call' })
  expect(commit?.audit[0]?.payload).not.toHaveProperty('error')
  expect(commit?.audit[0]?.payload).not.toHaveProperty('outcome_reason')
  expect(commit?.audit[1]?.payload).not.toHaveProperty('outcome_reason')
  expect(result).toEqual([])
})

test('uncertain: the run failed, the audit says why, a person is told', async () => {
  const {
    done,
    commit,
    told: result,
  } = await finish({
    attempts: [FAILED],
    settled: { status: 'uncertain', evidence: { found: false } },
  })
  expect(done).toEqual({ ok: true, status: 'uncertain' })
  expect(commit).not.toHaveProperty('usage')
  expect(inserted(commit, 'kernel.receipts')).toMatchObject([
    {
      outcome: 'unknown',
      result: null,
      error: { code: 'tool.failed', message: 'it said "Anna is ill"', next: 'Look.' },
    },
  ])
  expect(updated(commit, 'kernel.runs')).toMatchObject([
    {
      row: {
        status: 'failed',
        error: { error_code: 'tool.failed', message: 'it said "Anna is ill"', retryable: false },
      },
    },
  ])
  const reason = 'tool.failed: it said "Anna is ill"'
  expect(commit?.audit.map((a) => a.payload)).toMatchObject([
    {
      outcome: 'failure',
      severity: 'error',
      outcome_reason: `uncertain: ${reason}`,
      target: { operation: 'outcome:uncertain' },
      error: { error_code: 'tool.failed', message: 'it said "Anna is ill"', retryable: false },
    },
    { outcome: 'failure', outcome_reason: reason, target: { operation: 'failed' } },
  ])
  expect(commit?.audit[0]?.payload).not.toHaveProperty('response_hash_sha256')
  expect(result).toEqual([
    {
      workspaceId: WORKSPACE,
      kind: 'uncertain',
      text: 'Nobody can tell whether probe happened. Please look and decide.',
    },
  ])
})

test('not done may be tried again, and frightens nobody', async () => {
  const { commit, told: result } = await finish({ attempts: [FAILED], settled: { status: 'not_done', evidence: null } })
  expect(updated(commit, 'kernel.runs')).toMatchObject([{ row: { error: { retryable: true } } }])
  expect(commit?.audit[0]?.payload).toMatchObject({ severity: 'warning', error: { retryable: true } })
  expect(inserted(commit, 'kernel.evidence')).toEqual([])
  expect(result).toEqual([])
})

test('done by its own word and not seen outside is said so', async () => {
  for (const attempts of [[DONE], []]) {
    const { commit } = await finish({ attempts, settled: { status: 'uncertain', evidence: { found: false } } })
    expect(updated(commit, 'kernel.runs')).toMatchObject([
      {
        row: {
          error: { error_code: 'effect.not_seen', message: 'the effect could not be read back from the outside world' },
        },
      },
    ])
  }
})

test('the pack hears of what was not seen, with what to do next', async () => {
  const settled: Settled = { status: 'uncertain', evidence: { found: false } }
  const { ended } = await finish({ settled, follows: { changes: [] } })
  expect(ended).toMatchObject([{ error: { code: 'effect.not_seen', next: 'Look there and say whether it happened.' } }])
})

test('each try has its receipt, numbered in order; the last one counts', async () => {
  const { commit } = await finish({ attempts: [FAILED, { outcome: 'done', output: undefined }] })
  expect(inserted(commit, 'kernel.receipts')).toMatchObject([
    { attempt: 1, outcome: 'unknown' },
    { attempt: 2, outcome: 'done', result: 'null' },
  ])
  expect(commit?.audit[0]?.payload).toMatchObject({ response_hash_sha256: sha256Hex('null') })
})

test('what was said is cut to what can be kept', async () => {
  const long: Attempt = { outcome: 'unknown', error: { code: 'tool.failed', message: 'x'.repeat(3000), next: '' } }
  const wide: Attempt = { outcome: 'done', output: 'y'.repeat(300_000) }
  const { commit } = await finish({ attempts: [long, wide] })
  const [first, second] = inserted(commit, 'kernel.receipts') as Array<{ error: { message: string }; result: string }>
  expect(first?.error.message).toHaveLength(2000)
  expect(second?.result).toHaveLength(256 * 1024)
})

test('in a discreet pack the words of others are kept nowhere', async () => {
  const settled: Settled = { status: 'uncertain', evidence: { found: false } }
  const { commit } = await finish({ attempts: [FAILED], settled, redacted: true })
  expect(JSON.stringify(commit?.changes)).not.toContain('Anna is ill')
  expect(JSON.stringify(commit?.audit)).not.toContain('Anna is ill')
  const done = await finish({ redacted: true })
  expect(inserted(done.commit, 'kernel.receipts')).toMatchObject([{ result: '{"receipt":1}' }])
})

test('found without a try: verified, and nothing was brought', async () => {
  const { done, commit } = await finish({ attempts: [] })
  expect(done).toEqual({ ok: true, status: 'verified' })
  expect(inserted(commit, 'kernel.receipts')).toEqual([])
  expect(inserted(commit, 'kernel.artifacts')).toEqual([])
})

test('what a reading saw is an observation; what it said of it is kept', () => {
  const { deps } = stage()
  const evidence = { found: true, detail: 'd'.repeat(3000), contentHash: 'hash' }
  const row = evidenceRow(deps, intent({ effect: 'read' }), evidence, AT)
  expect(row).toMatchObject({ evidence_id: 'id-1', kind: 'observation', found: true, content_hash: 'hash' })
  expect(row.detail).toHaveLength(2000)
  expect(evidenceRow(deps, intent({ effect: 'idempotent' }), { found: false }, AT)).toMatchObject({ kind: 'read_back' })
})

const copy = { artifact_type: 'letter', name: 'copy', content_type: 'text/plain', bytes: Buffer.from('Dear Anna') }
const bringing: Attempt = { outcome: 'done', output: {}, artifacts: [copy] }

test('what was brought home is registered by its hash, pending, and is its agent’s too', async () => {
  const { commit } = await finish({ attempts: [bringing] })
  const hash = sha256Hex(copy.bytes)
  expect(inserted(commit, 'kernel.artifacts')).toEqual([
    {
      artifact_id: 'id-2',
      artifact_type: 'letter',
      artifact_key: 'copy:intent-1',
      version: 1,
      source: 'agent',
      status: 'pending',
      hash,
      hash_source: 'bytes',
      content_type: 'text/plain',
      byte_size: 9,
      lineage: { derived_from: [], transformation: 'probe', run_id: 'run-tool' },
      run_id: 'run-tool',
      created_at: AT,
    },
  ])
  expect(commit?.blobs).toEqual([{ hash, bytes: copy.bytes }])
  expect(updated(commit, 'kernel.runs')).toMatchObject([
    { where: { run_id: 'run-agent' }, row: { outputs_artifacts: [{ artifact_id: 'id-2' }] } },
    { where: { run_id: 'run-tool' }, row: { outputs_artifacts: [{ hash_sha256: hash }] } },
  ])
  expect(commit?.audit[0]?.payload).toMatchObject({ output_artifacts: [{ artifact_id: 'id-2' }] })
})

test('what was brought home is that of its own parent and of no other run', async () => {
  const known = state({ runs: [run({ run_id: 'run-other', run_kind: 'agent', task_id: 'task-9' }), ...state().runs] })
  const { commit } = await finish({ attempts: [bringing], known })
  expect(updated(commit, 'kernel.runs').map(({ where }) => where.run_id)).toEqual(['run-agent', 'run-tool'])
})

test('of what is not verified nothing is brought home', async () => {
  const { commit } = await finish({
    attempts: [bringing],
    settled: { status: 'uncertain', evidence: { found: false } },
  })
  expect(inserted(commit, 'kernel.artifacts')).toEqual([])
  expect(commit?.blobs).toEqual([])
})

test('the pack is told how it ended, and its rows, bytes and words follow in the same commit', async () => {
  const row = { table: 'letters.letters', op: 'insert' as const, rows: [{ letter: 1 }] }
  const blob = { hash: 'h', bytes: new Uint8Array(1) }
  const follows: Followed = {
    changes: [row],
    blobs: [blob],
    records: [{ action: 'export', name: 'bundle', operation: 'assembled' }],
  }
  const { commit, ended } = await finish({ attempts: [{ ...DONE, transient: 'secret' } as Attempt], follows })
  expect(ended).toEqual([
    {
      intentId: 'intent-1',
      intendedAt: AT,
      tool: 'probe',
      input: { to: 'anna' },
      runId: 'run-tool',
      approvalId: 'approval-1',
      status: 'verified',
      output: { receipt: 1 },
      transient: 'secret',
      error: null,
    },
  ])
  expect(commit?.changes).toContainEqual(row)
  expect(commit?.blobs).toEqual([blob])
  expect(commit?.audit[1]).toMatchObject({
    action_type: 'export',
    payload: {
      outcome: 'success',
      target: { target_type: 'export', name: 'bundle', operation: 'assembled' },
      request_hash_sha256: 'action-hash',
    },
  })
})

test('the pack is told of a failure without an output, and what it tells failed too', async () => {
  const follows: Followed = { changes: [], records: [{ action: 'export', name: 'bundle', operation: 'assembled' }] }
  const settled: Settled = { status: 'not_done', evidence: null }
  const { commit, ended } = await finish({ attempts: [FAILED], follows, settled })
  expect(ended).toMatchObject([{ status: 'not_done', output: null, error: { code: 'tool.failed' } }])
  expect(ended[0]).not.toHaveProperty('transient')
  expect(commit?.audit[1]?.payload).toMatchObject({ outcome: 'failure' })
  const quiet = await finish({ follows })
  expect(quiet.ended[0]).not.toHaveProperty('transient')
})

test('what lies elsewhere is an output, too', async () => {
  const elsewhere = { artifact_id: 'far', artifact_kind: 'bundle', hash_sha256: 'x' } as never
  const { commit } = await finish({ follows: { changes: [], outputs: [elsewhere] } })
  expect(commit?.audit[0]?.payload).toMatchObject({ output_artifacts: [{ artifact_id: 'far' }] })
})

test('a pack may ask for a pause or block the task that it served', async () => {
  const paused = await finish({ follows: { changes: [], pause: 'the mailbox is full' } })
  expect(updated(paused.commit, 'kernel.workspaces')).toMatchObject([
    { row: { status: 'paused', status_reason: 'the mailbox is full' } },
  ])
  expect(paused.told).toEqual([{ workspaceId: WORKSPACE, kind: 'paused', text: 'the mailbox is full' }])
  expect(paused.commit?.audit.at(-1)?.payload).toMatchObject({ target: { operation: 'pause' } })
  const blocked = await finish({ follows: { changes: [], block: 'Anna moved away' } })
  expect(updated(blocked.commit, 'kernel.tasks')).toMatchObject([
    { where: { task_id: 'task-1' }, row: { status: 'blocked', blocked_reason: 'Anna moved away' } },
  ])
  expect(blocked.told).toEqual([])
  expect(blocked.commit?.audit.length).toBeGreaterThan(2)
})

test('nothing is paused or blocked where the workspace stands still, nobody works, or another task is served', async () => {
  const follows: Followed = { changes: [], pause: 'p', block: 'b' }
  const still = state({ workspace: { ...state().workspace, status: 'paused' } })
  for (const known of [still, state({ runs: [run()] })]) {
    const { commit, told: result } = await finish({ follows, known })
    expect(updated(commit, 'kernel.workspaces')).toEqual([])
    expect(updated(commit, 'kernel.tasks')).toEqual([])
    expect(commit?.audit).toHaveLength(2)
    expect(result).toEqual([])
  }
  const idle = state({ current_task: null, runs: [run(), run({ run_id: 'run-root', run_kind: 'orchestrator' })] })
  expect(updated((await finish({ follows, known: idle })).commit, 'kernel.tasks')).toEqual([])
  const other = state({
    current_task: { ...task, task_id: 'task-2' },
    runs: [run(), run({ run_id: 'run-agent', run_kind: 'agent', task_id: 'task-2' })],
  })
  expect(updated((await finish({ follows, known: other })).commit, 'kernel.tasks')).toEqual([])
})

test('what the pack has to say to a person is told beside the rest, and holds nothing up', async () => {
  const said = { workspaceId: WORKSPACE, kind: 'reminder', text: 'Somebody must look.' }
  const { commit, told: result } = await finish({ follows: { changes: [], notice: said.text } })
  expect(result).toEqual([said])
  expect(updated(commit, 'kernel.workspaces')).toEqual([])
  const settled: Settled = { status: 'uncertain', evidence: { found: false } }
  const uncertain = await finish({ settled, follows: { changes: [], pause: 'p', notice: said.text } })
  expect(uncertain.told.map(({ kind }) => kind)).toEqual(['paused', 'reminder', 'uncertain'])
})

test('reasons are cut to what can be kept', async () => {
  const { commit } = await finish({ follows: { changes: [], pause: 'p'.repeat(3000), block: 'b'.repeat(3000) } })
  expect(updated(commit, 'kernel.workspaces')).toMatchObject([{ row: { status_reason: 'p'.repeat(2000) } }])
  expect(updated(commit, 'kernel.tasks')).toMatchObject([{ row: { blocked_reason: 'b'.repeat(2000) } }])
})

test('a commit that is refused is answered with its refusal, and nobody is told', async () => {
  const refusal = { code: 'lease.stale', message: 'another took over', next: 'Stop.' }
  const settled: Settled = { status: 'uncertain', evidence: { found: false } }
  const { done, told: result } = await finish({
    refuses: [refusal],
    settled,
    follows: { changes: [], pause: 'p', notice: 'n' },
  })
  expect(done).toEqual({ ok: false, refusal })
  expect(result).toEqual([])
})

test('what was intended is read from the intent; of an erased person nothing follows', () => {
  expect(ERASED).toBe('[erased]')
  expect(inputOf(intent())).toEqual({ to: 'anna' })
  const { deps } = stage()
  const row = { table: 'letters.letters', op: 'insert' as const, rows: [{ id: 0 }] }
  const app = loaded([], {
    outcome: (_ended, { now, uuid }) => ({ changes: [{ ...row, rows: [{ now, id: uuid() }] }] }),
  })
  const changesOf = (...[from, of]: [typeof app, ReturnType<typeof intent>]) =>
    following(deps, state(), from, of, { status: 'verified', run: run() }).changes
  expect(changesOf(app, intent())).toEqual([{ ...row, rows: [{ now: AT, id: 'id-1' }] }])
  expect(changesOf(app, intent({ request: ERASED }))).toEqual([])
  expect(changesOf(loaded([]), intent())).toEqual([])
})

test('told nothing, the pack hears of no output and no error', () => {
  const { deps } = stage()
  const ended: EndedEffect[] = []
  const app = loaded([], {
    outcome: (one) => {
      ended.push(one)
      return { changes: [] }
    },
  })
  following(deps, state(), app, intent(), { status: 'verified', run: run() })
  expect(ended).toMatchObject([{ output: null, error: null }])
})
