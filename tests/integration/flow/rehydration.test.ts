import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { type Lanewright, openLanewright } from '#host/open.ts'
import { scriptedAgent } from '#integrations/models/scripted.ts'
import { canonicalText, sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Agent } from '#kernel/ports/agent.ts'
import type { App } from '#kernel/ports/app.ts'
import { takeSnapshot } from '#kernel/snapshot.ts'
import { systemIds } from '#system/clock.ts'
import { clerk } from '../../../examples/letters/app/agent/clerk.ts'
import { type Bench, keep, openBench, pick, task } from '../../support/bench.ts'
import { openFixture } from '../../support/fixture.ts'

/** The product started again: another process, another folder, nothing but the database in common. */
async function restart(bench: Bench, agent: Agent): Promise<Lanewright> {
  const { app } = bench.lw.deps.apps.get('letters') as { app: App }
  return openLanewright({
    dataDir: mkdtempSync(join(bench.dataDir, 'again-')),
    newJournal: { person: 'anna', reason: 'a further node' },
    database: bench.database,
    seeded: { clock: bench.clock, ids: systemIds, entropy: 'bench' },
    agentFor: () => agent,
    apps: [app],
  })
}

test('deleting all chat and summaries leaves the next snapshot byte-identical [S001-8.1]', async () => {
  const ask = { action_type: 'request_user_input', question: 'Which colour should it have?' }
  const draft = { action_type: 'draft_letter', letter_key: 'one', body: 'Dear reader, this is the letter.' }
  const bench = await openBench({ says: [pick, ask, draft, pick] })
  const { app } = bench.lw.deps.apps.get('letters') as { app: App }
  const next = async () => takeSnapshot(app, await bench.state(), 0)
  for (let i = 0; i < 3; i++) {
    await bench.drive()
    const before = await next()
    expect((await bench.table('kernel.chat')).length).toBe(i === 0 ? 2 : 0)
    await bench.meddle('delete from kernel.chat where workspace_id = $1', [bench.workspace])
    const after = await next()
    expect(canonicalText(after.value)).toBe(canonicalText(before.value))
    expect(after.hash).toBe(before.hash)
  }
})

test('after a restart everything is loaded from the database alone, and the work goes on where it stood [S001-8.2, S001-5.3, S001-17.6]', async () => {
  const bench = await openBench({
    tasks: [task('The first thing to do'), task('The second thing to do')],
    says: [pick, keep({ color: 'blue' })],
  })
  await bench.drive()
  await bench.grantAll(bench.workspace)
  await bench.drive()
  const before = await bench.state()
  const seen: unknown[] = []
  const again = await restart(bench, {
    name: 'fresh',
    async propose({ snapshot }) {
      seen.push(snapshot)
      return { bytes: Buffer.from('{"action_type":"no_op","reason":"awaiting_user_input"}') }
    },
  })
  try {
    const after = await again.store.load(bench.workspace)
    expect(after).toEqual(before)
    expect(after?.artifacts).toMatchObject([{ artifact_type: 'context', artifact_key: 'campaign_context', version: 1 }])
    const content = await again.store.readBlob(bench.workspace, after?.artifacts[0]?.hash as string)
    expect(Buffer.from(content ?? []).toString()).toBe('{"color":"blue"}')
    // A campaign must be named, and one that is not there is an error and nothing else.
    await expect(again.store.load('00000000-0000-4000-8000-00000000dead')).resolves.toBeNull()
    await again.drive(bench.workspace)
    expect(seen[0]).toMatchObject({ current_task: { description: 'The first thing to do', status: 'in-progress' } })
  } finally {
    await again.close()
  }
})

test('an agent that forgets everything between cycles, or is another one each time, brings the tasks to completion [S001-9.1, S001-3.1, K-agent.1]', async () => {
  let asked = 0
  const fixture = await openFixture({
    // A new agent for every single question; each has only the snapshot.
    agentFor: () => ({ name: `clerk-${++asked}`, propose: (call) => clerk.propose({ ...call, errors: [] }) }),
  })
  const workspace = await fixture.letters(['one', 'two', 'three'])
  expect(await fixture.finish(workspace)).toBe('completed')
  expect(await fixture.posted()).toEqual(['one', 'two', 'three'])
  const agents = await fixture.rows('select distinct agent from kernel.agent_calls where workspace_id = $1', [
    workspace,
  ])
  expect(agents.length).toBeGreaterThan(9)
})

test('another agent in mid-campaign goes on from the same state [S001-3.1]', async () => {
  const bench = await openBench({ says: [pick] })
  await bench.drive()
  bench.lw.deps.agentFor = () =>
    scriptedAgent('second', [
      { action_type: 'draft_letter', letter_key: 'one', body: 'Dear reader, this is the letter.' },
    ])
  expect((await bench.steps()).slice(0, 2)).toEqual(['draft_letter', 'task.done'])
})

test('each invocation receives campaign, tasks, bounded audit and the rules, and nothing it does to them counts [S001-6.1, S000-snap.2, S000-snap.3, S000-snap.4, S000-snap.5, S000-snap.9, S000-snap.10, S001-2.1]', async () => {
  const tasks = Array.from({ length: 14 }, (_, i) => task(`Thing number ${i + 1} to be done`))
  const bench = await openBench({
    tasks,
    says: [
      pick,
      keep({ a: 1 }),
      (call: { snapshot: { current_task: { status: string } }; rules: string }) => {
        // An agent that scribbles on what it was given.
        call.snapshot.current_task.status = 'done'
        return { action_type: 'no_op', reason: 'campaign_complete' }
      },
    ],
  })
  await bench.drive()
  await bench.grantAll(bench.workspace)
  await bench.drive()
  const { rules, snapshot } = bench.asked.at(-1) as { rules: string; snapshot: Record<string, unknown> }
  expect(rules).toBe((bench.lw.deps.apps.get('letters') as { app: App }).app.rules)
  expect(snapshot).toMatchObject({
    campaign: { id: bench.workspace, name: 'Letters', status: 'active' },
    current_task: {
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      description: 'Thing number 1 to be done',
      status: 'in-progress',
      preconditions: [],
    },
    pending_total: 13,
    available_artifacts: [{ artifact_type: 'context', artifact_key: 'campaign_context' }],
  })
  expect(snapshot.pending_tasks).toHaveLength(10)
  expect(snapshot.recent_audit_log).toHaveLength(5)
  for (const entry of snapshot.recent_audit_log as unknown[]) {
    expect(entry).toMatchObject({
      action_type: expect.any(String),
      timestamp: expect.stringMatching(/^2026-03-02T.*Z$/),
      success: expect.any(Boolean),
    })
  }
  // Stored with an underscore, shown with a hyphen.
  expect((await bench.state()).current_task?.status).toBe('in_progress')
  expect(sha256Hex(canonicalText(snapshot))).toBe(bench.asked.at(-1)?.snapshotHash)
})

test('nothing that an agent is given can act: plain data, a signal, and no way to a tool or a row [S001-2.1, S001-5.2]', async () => {
  const bench = await openBench({ tasks: [task()], says: [pick] })
  await bench.drive()
  for (const call of bench.asked) {
    const { signal, ...rest } = call
    expect(structuredClone(rest)).toEqual(rest)
    expect(signal).toBeInstanceOf(AbortSignal)
    expect(Object.keys(call).sort()).toEqual([
      'errors',
      'maxBytes',
      'rules',
      'signal',
      'snapshot',
      'snapshotHash',
      'workspaceId',
    ])
  }
})
