import { expect, test } from 'vitest'
import { auditLacks, type StoredAudit, toAuditEvent } from '#kernel/ledger/audit.ts'
import type { Row } from '#kernel/ports/store.ts'
import { type StoredRun, toRunRecord } from '#kernel/run-record.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { checkContract } from '#kernel/validate.ts'
import { type Bench, done, fakeTool, keep, notDone, openBench, pick, task, taskFor, use } from '../../support/bench.ts'

const wait = { action_type: 'no_op', reason: 'awaiting_user_input' }

/** A workspace that has seen everything: refusals, effects of every kind, approvals, blocked tasks, a completed end. */
async function eventful(): Promise<Bench> {
  let tries = 0
  const flaky = fakeTool('flaky', 'irreversible', () => (tries++ === 0 ? notDone() : done()))
  const lost = fakeTool(
    'lost',
    'irreversible',
    () => done(),
    () => ({ found: tries > 1 && settled }),
  )
  let settled = false
  const look = fakeTool('look', 'read')
  const bench = await openBench({
    tools: [flaky, lost, look],
    tasks: [taskFor('flaky'), taskFor('lost'), task('A thing for a person')],
    says: [
      ...[pick, 'nonsense', use('look'), use('flaky'), keep({ a: 1 }), wait],
      ...[use('flaky'), pick, use('lost'), '?', '?', '?', pick, wait],
      ...[wait, pick],
    ],
  })
  await bench.drive()
  await bench.grantAll(bench.workspace)
  await bench.drive()
  const blocked = (await bench.table('kernel.tasks')).find((t) => t.status === 'blocked')
  settled = true
  bench.clock.advance(60_000)
  await bench.drive()
  await bench.send('task.complete', { task_id: (await bench.state()).current_task?.task_id })
  if (blocked) await bench.send('task.reopen', { task_id: blocked.task_id })
  await bench.drive()
  return bench
}

const auditOf = (bench: Bench) =>
  bench.rows<StoredAudit & Row>(
    `select workspace_id, id, seq, kernel.stamp("timestamp") as timestamp, action_type, payload from kernel.audit_log order by workspace_id, seq`,
  )
const runsOf = async (bench: Bench) =>
  (
    await bench.rows<{ run: StoredRun }>('select to_jsonb(r) as run from kernel.runs r order by created_at, run_id')
  ).map((r) => r.run)

test('every run has its decision, its beginning, its end and what it did in the audit; each event and each run fits its contract [S004-life.5, S004-life.6, S004-6.1, S001-4.2, S004-audit.1, S004-run.3, S004-1.2]', async () => {
  const bench = await eventful()
  expect((await bench.table('kernel.tasks')).map((t) => t.status)).toEqual(['done', 'done', 'done'])
  expect((await bench.state()).workspace.status).toBe('completed')

  const events = (await auditOf(bench)).map(toAuditEvent) as Array<
    ReturnType<typeof toAuditEvent> & { run_id: string; outcome: string }
  >
  for (const event of events) expect([event, checkContract('audit_event', event)]).toEqual([event, null])
  const runs = await runsOf(bench)
  for (const run of runs) {
    const record = toRunRecord(run)
    expect([record, checkContract('run_record', record)]).toEqual([record, null])
    expect(record.case_id).toBe(run.workspace_id === SYSTEM_WORKSPACE ? undefined : bench.workspace)
    const lacks = auditLacks(
      run,
      events.filter((e) => e.run_id === run.run_id),
    )
    expect([run.run_kind, run.run_name, run.status, lacks]).toEqual([run.run_kind, run.run_name, run.status, []])
  }
  expect(new Set(runs.map((r) => r.run_kind))).toEqual(
    new Set(['system', 'orchestrator', 'agent', 'tool_gateway', 'db_write']),
  )
  expect(new Set(runs.map((r) => r.status))).toEqual(new Set(['completed', 'failed']))

  // Nothing outside a mediated run: each intent has a run of its own, under an agent's run, and so has each write.
  const byId = new Map(runs.map((r) => [r.run_id, r]))
  for (const intent of await bench.table('kernel.intents')) {
    expect(byId.get(intent.run_id as string)).toMatchObject({
      run_kind: 'tool_gateway',
      lane_id: intent.lane_id,
      role_id: 'CLERK',
    })
    expect(events.filter((e) => e.run_id === intent.run_id && e.action_type === 'tool_call')).toHaveLength(2)
  }
  for (const artifact of await bench.table('kernel.artifacts')) {
    expect(byId.get(artifact.run_id as string)).toMatchObject({ run_kind: 'db_write', lane_id: 'KEEP_ARTIFACTS' })
  }
})

test('a lack is found: an event that is missing is named [S004-life.5]', async () => {
  const bench = await eventful()
  const events = (await auditOf(bench)).map(toAuditEvent) as Array<
    ReturnType<typeof toAuditEvent> & { run_id: string; outcome: string }
  >
  for (const run of await runsOf(bench)) {
    const own = events.filter((e) => e.run_id === run.run_id)
    const needed = own.filter(
      (e) =>
        auditLacks(
          run,
          own.filter((other) => other !== e),
        ).length > 0,
    )
    expect(needed.length).toBeGreaterThanOrEqual(run.run_kind === 'tool_gateway' ? 5 : 2)
    expect(auditLacks(run, [])).toContain('authz_decision')
  }
})
