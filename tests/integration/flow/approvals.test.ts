import { expect, test } from 'vitest'
import { openLanewright } from '#host/open.ts'
import { GenerateMessageProposal } from '#kernel/contracts/proposals.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { ApprovalRow, Row } from '#kernel/ports/store.ts'
import { systemIds } from '#system/clock.ts'
import { approve, type Bench, fakeTool, keep, openBench, pick, task, taskFor, use } from '../../support/bench.ts'
import { openFixture } from '../../support/fixture.ts'

const exact = '  approval: exact_bytes\n  approvers: [SENDER]\n'
const draft = { action_type: 'draft_letter', letter_key: 'one', body: 'Dear reader, this is the letter.' }
const wait = { action_type: 'no_op', reason: 'awaiting_user_input' }
const send = { action_type: 'send_letter', letter_key: 'one' }

const waiting = async (bench: Bench) => (await bench.state()).approvals
const decide = (a: ApprovalRow | undefined, decision: 'grant' | 'reject', more: Row = {}): Row => ({
  approval_id: a?.approval_id,
  action_hash: a?.action_hash,
  decision,
  role: 'SENDER',
  ...more,
})

/** The draft is written and its posting waits for a person. */
async function letterWaits(says: unknown[] = []) {
  const lines: string[] = []
  const bench = await openBench({
    says: [pick, draft, pick, send, ...says],
    notifier: { notify: (n) => lines.push(n.kind) },
  })
  await bench.drive()
  const [approval] = await waiting(bench)
  return { bench, approval: approval as ApprovalRow, told: lines }
}

test('an action waits for a person, who is told and sees exactly what would be done [K-grant.2, K-grant.14]', async () => {
  const { bench, approval, told: result } = await letterWaits()
  expect(result).toEqual(['approval'])
  expect(approval).toMatchObject({
    action: 'post_letter',
    lane_id: 'POST_LETTERS',
    recipient: 'Reader of one',
    author: 'agent',
  })
  expect(JSON.parse(approval.content)).toMatchObject({
    action: send,
    input: { tool: 'post_letter', parameters: { body: draft.body, recipient: 'Reader of one' } },
  })
  expect(await bench.posted()).toEqual([])
  await bench.send('approval.decide', decide(approval, 'grant'))
  expect(await bench.steps()).toEqual(['inbox.approval.decide', 'effect.verified', 'task.done', 'workspace.completed'])
  expect(await bench.posted()).toEqual(['one'])
})

test('a grant for other bytes, an unknown role, and one person twice are refused and told, and nothing passes [K-grant.11, K-bad.3]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tasks: [taskFor('probe')],
    tools: [tool],
    lanes: approve('TRY_TOOLS', '  approval: two_people\n  approvers: [SENDER]\n'),
    says: [pick, use('probe')],
  })
  await bench.drive()
  const [approval] = await waiting(bench)
  expect(approval?.people_needed).toBe(2)
  await bench.send('approval.decide', decide(approval, 'grant', { action_hash: sha256Hex('other bytes') }))
  await bench.send('approval.decide', decide(approval, 'grant', { role: 'CLERK' }))
  await bench.send('approval.decide', decide(approval, 'grant'), 'anna')
  await bench.send('approval.decide', decide(approval, 'grant'), 'anna')
  await bench.drive()
  expect((await bench.table('kernel.inbox')).map((i) => String(i.outcome).split(':').slice(0, 2).join(':'))).toEqual([
    'refused: approval.other_bytes',
    'refused: approval.role',
    'granted, waits for a second person',
    'refused: approval.same_person',
  ])
  const recorded = (await bench.audit()).filter(
    (a) => a.payload.target?.target_type === 'inbox' && a.payload.outcome === 'failure',
  )
  expect(recorded.map((a) => (a.payload.error as Row).error_code)).toEqual([
    'approval.other_bytes',
    'approval.role',
    'approval.same_person',
  ])
  expect(tool.runs).toEqual([])

  await bench.send('approval.decide', decide(approval, 'grant'), 'bert')
  expect(await bench.steps()).toEqual(['inbox.approval.decide', 'effect.verified', 'task.done', 'workspace.completed'])
  expect(tool.runs).toHaveLength(1)
})

test('a grant is bound to the bytes: a draft that changed after the approval is not sent [K-grant.2, K-grant.12]', async () => {
  const { bench, approval } = await letterWaits()
  await bench.send('approval.decide', decide(approval, 'grant'))
  await bench.meddle(
    `update letters.letters set body = 'Dear reader, something else entirely.' where workspace_id = $1`,
    [bench.workspace],
  )
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.approval.decide', 'granted.approval.missing'])
  expect(await bench.posted()).toEqual([])
  expect(await bench.table('kernel.approvals')).toMatchObject([{ status: 'superseded' }])
  expect(await bench.table('kernel.grants')).toMatchObject([{ used_at: null, returned_at: expect.any(String) }])
})

test('a draft that changes while the grant is being executed is not sent either [K-grant.2, K-cycle.7]', async () => {
  const { bench, approval } = await letterWaits()
  const { store } = bench.lw
  let meddled = false
  bench.wrapStore(() => ({
    async latestIntent(...asked) {
      // The state was loaded and decided upon; the intent is not committed yet.
      if (meddled) return store.latestIntent(...asked)
      meddled = true
      await bench.meddle(`update letters.letters set body = 'Dear reader, something else.' where workspace_id = $1`, [
        bench.workspace,
      ])
      return store.latestIntent(...asked)
    },
  }))
  await bench.send('approval.decide', decide(approval, 'grant'))
  expect((await bench.steps()).slice(0, 3)).toEqual([
    'inbox.approval.decide',
    'snapshot.stale',
    'granted.approval.missing',
  ])
  expect(await bench.posted()).toEqual([])
})

test('a rejection and its reason stand in the next snapshot [K-grant.6]', async () => {
  const { bench, approval } = await letterWaits()
  await bench.send('approval.decide', decide(approval, 'reject', { reason: 'The tone is too stiff.' }))
  await bench.drive()
  expect(bench.asked.at(-1)?.snapshot).toMatchObject({
    rejections: [{ action: 'post_letter', reason: 'The tone is too stiff.' }],
    waiting_approvals: [],
  })
  expect(await bench.posted()).toEqual([])
})

test('an edit is a new, human-authored proposal linked to the old one; the old one is closed and its own yes is void [K-grant.5]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick, keep({ tone: 'stiff' })] })
  await bench.drive()
  const [old] = await waiting(bench)
  await bench.send('approval.edit', { approval_id: old?.approval_id, proposal: JSON.stringify(keep({ tone: 'warm' })) })
  await bench.drive()
  const [edited] = await waiting(bench)
  expect(edited).toMatchObject({ author: 'human', replaces: old?.approval_id, status: 'pending' })
  expect(edited?.action_hash).not.toBe(old?.action_hash)
  expect((await bench.table('kernel.approvals'))[0]).toMatchObject({
    approval_id: old?.approval_id,
    status: 'superseded',
  })

  await bench.send('approval.decide', decide(old, 'grant'))
  await bench.send('approval.decide', decide(edited, 'grant'))
  await bench.drive()
  expect((await bench.table('kernel.inbox')).map((i) => String(i.outcome).slice(0, 30))).toEqual([
    expect.stringMatching(/^edited: /),
    'refused: approval.not_pending:',
    'granted',
  ])
  // What a person wrote is the person's.
  const [kept] = await bench.table('kernel.artifacts')
  expect(kept).toMatchObject({ source: 'user', status: 'approved', version: 1 })
  expect(Buffer.from((await bench.lw.store.readBlob(bench.workspace, kept?.hash as string)) ?? []).toString()).toBe(
    '{"tone":"warm"}',
  )
})

test('an edit that is no valid proposal, or another action, is refused and changes nothing [K-bad.3]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick, keep({ tone: 'stiff' })] })
  await bench.drive()
  const [old] = await waiting(bench)
  const edit = (proposal: string) => bench.send('approval.edit', { approval_id: old?.approval_id, proposal })
  await edit('{"tone":"warm"}')
  await edit(JSON.stringify({ action_type: 'no_op', reason: 'awaiting_user_input' }))
  await edit(JSON.stringify({ ...keep({ tone: 'warm' }), task_id: '00000000-0000-4000-8000-00000000dead' }))
  await bench.drive()
  expect((await bench.table('kernel.inbox')).map((i) => String(i.outcome).split(':')[1])).toEqual([
    ' action.missing',
    ' approval.other_action',
    ' task.not_current',
  ])
  expect(await waiting(bench)).toMatchObject([{ approval_id: old?.approval_id, status: 'pending' }])
})

test('a request that nobody decides expires to no, and an expired grant lets nothing pass [K-grant.4]', async () => {
  const { bench, approval } = await letterWaits([wait, wait, send])
  const week = 7 * 24 * 60 * 60 * 1000
  const { steps } = await bench.drive()
  expect(steps.at(-1)?.wakeAtMs).toBe(bench.clock.nowMs() + week)
  bench.clock.advance(week)
  await bench.send('approval.decide', decide(approval, 'grant'))
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.refused.approval.decide', 'approvals.tidied'])
  expect((await bench.table('kernel.approvals'))[0]).toMatchObject({ status: 'expired' })

  // The agent asked again; this time the yes comes in time but the workspace sleeps past it.
  const [second] = await waiting(bench)
  await bench.send('approval.decide', decide(second, 'grant'))
  await bench.send('workspace.pause')
  expect(await bench.steps()).toEqual(['inbox.approval.decide', 'inbox.workspace.pause', 'is.paused'])
  bench.clock.advance(week)
  await bench.send('workspace.resume')
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.workspace.resume', 'approvals.tidied'])
  expect(await bench.posted()).toEqual([])
  expect(await bench.table('kernel.grants')).toMatchObject([{ used_at: null, returned_at: expect.any(String) }])
})

test('a grant is used once: the same bytes later need another [K-grant.3, S001-17.7, S001-17.6]', async () => {
  const bench = await openBench({
    tasks: [task()],
    says: [pick, keep({ v: 1 }), wait, keep({ v: 2 }), wait, keep({ v: 1 }), wait, keep({ v: 1 })],
  })
  for (let i = 0; i < 3; i++) {
    await bench.drive()
    expect(await bench.grantAll(bench.workspace)).toBe(1)
  }
  // The newest version has this content: nothing to ask for.
  expect(await bench.steps()).toEqual([
    'inbox.approval.decide',
    'persist_artifact',
    'refused.artifact.unchanged',
    'wait.awaiting_user_input',
  ])
  const versions = await bench.table('kernel.artifacts')
  expect(versions.map((a) => [a.artifact_type, a.artifact_key, a.version])).toEqual([
    ['context', 'campaign_context', 1],
    ['context', 'campaign_context', 2],
    ['context', 'campaign_context', 3],
  ])
  expect(versions[0]?.hash).toBe(versions[2]?.hash)
  expect((await bench.table('kernel.grants')).every((g) => g.used_at !== null)).toBe(true)
  expect(new Set((await bench.table('kernel.grants')).map((g) => g.used_by)).size).toBe(3)
  // Found by name in any later session; the listing shows the newest.
  expect((await bench.state()).artifacts).toMatchObject([{ artifact_key: 'campaign_context', version: 3 }])
  expect(await bench.lw.store.latestArtifact(bench.workspace, 'context', 'campaign_context')).toMatchObject({
    version: 3,
  })
})

test('persisting always waits for a person, whatever the agent says, and the content stands in no log [K-grant.9, K-grant.1, S000-p.7, K-db.7]', async () => {
  const secret = 'the client prefers blue ink'
  const bench = await openBench({ tasks: [task()], says: [pick, keep({ secret }, { requires_approval: false })] })
  expect(await bench.steps()).toEqual(['select_next_task', 'approval.asked', 'wait.awaiting_user_input'])
  expect(await bench.table('kernel.artifacts')).toEqual([])
  await bench.grantAll(bench.workspace)
  await bench.drive()
  const [artifact] = await bench.table('kernel.artifacts')
  expect(artifact).toMatchObject({ source: 'agent', status: 'approved' })
  const run = (await bench.table('kernel.runs')).find((r) => r.run_name === 'persist_artifact')
  expect(run?.outputs_artifacts).toMatchObject([{ artifact_id: artifact?.artifact_id, hash_sha256: artifact?.hash }])
  const leaks = await bench.rows(
    `select seq from kernel.event_log where change_payload like $1 union all select seq from kernel.audit_log where payload like $1`,
    ['%blue ink%'],
  )
  expect(leaks).toEqual([])
})

test('no lane may let an artifact pass without a grant: such a policy does not start [K-grant.9]', async () => {
  const lanes = approve('KEEP_ARTIFACTS', '  approval: none\n')
  await expect(openBench({ lanes })).rejects.toThrow(/policy\.grant_waived/)
})

test('an agent may ask for a person where the policy would not; then a person must answer [S000-p.7]', async () => {
  const message = { type: 'follow_up', content: 'A message of at least twenty characters.' }
  const generate = (requires_approval?: boolean) => ({
    action_type: 'generate_message',
    message,
    ...(requires_approval === undefined ? {} : { requires_approval }),
  })
  const bench = await openBench({
    tasks: [task()],
    lanes: (text) => text.replace('actions: [draft_letter]', 'actions: [draft_letter, generate_message]'),
    app: (app) => ({
      ...app,
      actions: { ...app.actions, generate_message: GenerateMessageProposal },
      decide: { ...app.decide, generate_message: () => ({ kind: 'write', say: 'A message.', make: () => [] }) },
    }),
    says: [pick, generate(false), generate(), generate(true)],
  })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'generate_message',
    'generate_message',
    'approval.asked',
    'wait.awaiting_user_input',
  ])
  await bench.grantAll(bench.workspace)
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.approval.decide', 'generate_message'])
})

test('a batch is one exact grant for each item shown, and nothing that comes later is covered [K-grant.8]', async () => {
  const item = (i: number) => ({
    ...keep({ i }),
    artifact: { artifact_type: 'context', artifact_key: `k${i}`, content: { i } },
  })
  const items = Array.from({ length: 25 }, (_, i) => item(i))
  const bench = await openBench({
    tasks: [task()],
    says: [pick, ...items, wait, item(25)],
  })
  await bench.drive()
  const all = await bench.table<ApprovalRow & Row>('kernel.approvals')
  expect(all).toHaveLength(25)
  // Decided in whatever order a person likes, the last one shown first.
  for (const approval of all.toReversed()) await bench.send('approval.decide', decide(approval, 'grant'))
  await bench.drive()
  const grants = await bench.table('kernel.grants')
  expect(new Set(grants.map((g) => g.action_hash)).size).toBe(25)
  expect(await bench.table('kernel.artifacts')).toHaveLength(25)
  expect(await waiting(bench)).toMatchObject([{ status: 'pending' }])
})

test('a proposal repeated while it waits is asked for once, and the workspace waits with it [S001-9.2]', async () => {
  const { bench } = await letterWaits([send, send])
  await bench.drive()
  await bench.drive()
  expect(await bench.table('kernel.approvals')).toHaveLength(1)
  expect((await bench.state()).usage.failed_attempts).toBe(0)
  expect((await bench.state()).current_task?.status).toBe('in_progress')
})

test('a grant that outlives its task executes nothing', async () => {
  const { bench, approval } = await letterWaits()
  const { current_task } = await bench.state()
  await bench.send('task.block', { task_id: current_task?.task_id, reason: 'We do not write to them.' })
  await bench.send('approval.decide', decide(approval, 'grant'))
  expect((await bench.steps()).slice(0, 3)).toEqual([
    'inbox.task.block',
    'inbox.approval.decide',
    'granted.task.not_current',
  ])
  expect(await bench.posted()).toEqual([])
})

test('a stop between the yes and its execution leaves the grant as it is [K-cycle.18]', async () => {
  const { bench, approval } = await letterWaits()
  const now = new Date(bench.clock.nowMs()).toISOString()
  const { store } = bench.lw
  bench.wrapStore(() => ({
    async commit(step) {
      if (step.changes.some((c) => c.table === 'kernel.intents'))
        await store.stop(bench.workspace, crypto.randomUUID(), 'anna', 'wait', now)
      return store.commit(step)
    },
  }))
  await bench.send('approval.decide', decide(approval, 'grant'))
  expect(await bench.steps()).toEqual(['inbox.approval.decide', 'workspace.stopped', 'is.stopped'])
  bench.wrapStore(() => ({ commit: store.commit }))
  await store.liftStop(bench.workspace, now)
  expect((await bench.steps())[0]).toBe('effect.verified')
  expect(await bench.posted()).toEqual(['one'])
})

test('the policy is asked again at execution: with nobody at the desk a granted action waits [K-grant.12]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  let present = true
  const bench = await openBench({
    tasks: [taskFor('probe')],
    tools: [tool],
    present: () => present,
    lanes: (text) => approve('TRY_TOOLS', exact)(text).replace(/(TRY_TOOLS:\n)/, '$1  presence: required\n'),
    says: [pick, use('probe')],
  })
  await bench.drive()
  await bench.grantAll(bench.workspace)
  present = false
  expect(await bench.steps()).toEqual(['inbox.approval.decide', 'wait.awaiting_user_input'])
  expect(tool.runs).toEqual([])
  const denials = (await bench.audit()).filter((a) => (a.payload.authz as Row)?.rule_id === 'presence.absent')
  expect(denials).toHaveLength(1)
  present = true
  expect((await bench.steps())[0]).toBe('effect.verified')
})

test('every decision wakes the workspace, in the same transaction [K-grant.7]', async () => {
  const { bench, approval } = await letterWaits()
  const client = await bench.database.client('dispatch')
  const jobs = async () =>
    (await client.query(`select key from graphile_worker.jobs where key = 'drive:' || $1`, [bench.workspace])).rows
  try {
    await client.query(`select graphile_worker.remove_job('drive:' || $1)`, [bench.workspace])
    expect(await jobs()).toEqual([])
    await bench.send('approval.decide', decide(approval, 'reject'))
    expect(await jobs()).toHaveLength(1)
  } finally {
    await client.end()
  }
})

test('in the background, the yes of a person is followed by the effect without anybody driving [K-grant.7, K-cycle.16]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one'])
  await fixture.lw.start(2)
  await expect.poll(async () => (await fixture.lw.store.load(workspace))?.approvals.length, { timeout: 20_000 }).toBe(1)
  await fixture.grantAll(workspace)
  await expect
    .poll(async () => (await fixture.lw.store.load(workspace))?.workspace.status, { timeout: 20_000 })
    .toBe('completed')
  expect(await fixture.posted()).toEqual(['one'])
})

test('a grant is a row and nothing else: another process that never saw the request acts on it [K-grant.1, S001-3.1]', async () => {
  const { bench, approval } = await letterWaits()
  await bench.send('approval.decide', decide(approval, 'grant'))
  const app = bench.lw.deps.apps.get('letters')?.app
  const other = await openLanewright({
    dataDir: `${bench.dataDir}/other`,
    newJournal: { person: 'anna', reason: 'a further node' },
    database: bench.database,
    seeded: { clock: bench.clock, ids: systemIds, entropy: 'bench' },
    apps: app ? [app] : [],
  })
  try {
    await other.drive(bench.workspace)
  } finally {
    await other.close()
  }
  expect(await bench.posted()).toEqual(['one'])
  expect((await bench.state()).workspace.status).toBe('completed')
})
