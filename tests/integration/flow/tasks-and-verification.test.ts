import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Predicate } from '#kernel/ports/store.ts'
import { fakeTool, openBench, pick, task, taskFor, use } from '../../support/bench.ts'

const needs = (required: Predicate) => ({
  description: `A task that needs ${required.kind}`,
  required_effects: [required],
})

test('rows that exist, an effect that was seen, a file: each is read back, and only then is the task done [K-cycle.20, K-cycle.21, S001-14.1]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const path = join(tmpdir(), `lanewright-report-${crypto.randomUUID()}.txt`)
  const bench = await openBench({
    tools: [tool],
    tasks: [
      needs({ kind: 'rows_exist', table: 'kernel.chat', where: { author: 'controller' }, at_least: 1 }),
      needs({ kind: 'effect_verified', tool: 'probe', key: 'the-one' }),
      needs({ kind: 'file_hash', path, sha256: sha256Hex('the report') }),
    ],
    says: [pick, { action_type: 'request_user_input', question: 'Shall something be said?' }, pick, use('probe'), pick],
  })
  expect(await bench.steps()).toEqual([
    'select_next_task',
    'request_user_input',
    'task.done',
    'select_next_task',
    'effect.verified',
    'task.done',
    'select_next_task',
    'wait.awaiting_user_input',
  ])

  await writeFile(path, 'a draft of the report')
  expect(await bench.steps()).toEqual(['wait.awaiting_user_input'])
  await writeFile(path, 'the report')
  expect(await bench.steps()).toEqual(['task.done', 'workspace.completed'])
  await rm(path)
})

test('a page, then a time: the workspace wakes by itself when only time is missing [K-cycle.20]', async () => {
  const until = '2026-03-02T10:00:00.000Z'
  let page = false
  const bench = await openBench({
    tasks: [
      needs({ kind: 'page_state', url: 'https://example.org/', role: 'button', name: 'Sent' }),
      needs({ kind: 'time_passed', until }),
    ],
    says: [pick, { action_type: 'no_op', reason: 'awaiting_user_input' }, pick],
  })
  // No browser here: not seen, not done, no error.
  expect(await bench.steps()).toEqual(['select_next_task', 'wait.awaiting_user_input'])
  bench.lw.deps.pages = { observe: async () => ({ found: page, detail: 'read from the page' }) }
  page = true
  const { steps } = await bench.drive()
  expect(steps.map((s) => s.did)).toEqual(['task.done', 'select_next_task', 'wait.awaiting_user_input'])
  expect(steps.at(-1)?.wakeAtMs).toBe(Date.parse(until))
  bench.clock.advance(60 * 60 * 1000)
  expect(await bench.steps()).toEqual(['task.done', 'workspace.completed'])
})

test('done carries one piece of evidence for each predicate, start and block carry theirs [K-cycle.21]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tools: [tool],
    tasks: [taskFor('probe'), task('A thing that is given up')],
    says: [pick, use('probe'), pick],
  })
  await bench.drive()
  const open = (await bench.state()).current_task
  await bench.send('task.block', { task_id: open?.task_id, reason: 'Nobody wants it.' })
  await bench.drive()
  const verifications = await bench.table<{
    kind: string
    results: Array<{ evidence_id: string; predicate: Predicate }>
  }>('kernel.verifications')
  expect(verifications.map((v) => v.kind)).toEqual(['start', 'done', 'start', 'block'])
  const [result] = verifications[1]?.results ?? []
  expect(result).toMatchObject({ predicate: { kind: 'effect_verified', tool: 'probe' }, ok: true })
  expect((await bench.table('kernel.evidence')).map((e) => e.evidence_id)).toContain(result?.evidence_id)
  expect(verifications[3]).toMatchObject({ reason: 'Nobody wants it.', person: 'anna' })
})

test('every file and page that is looked at is told, found or not, at no cost of a commit [S001-4.2, K-cycle.15]', async () => {
  const path = join(tmpdir(), `lanewright-none-${crypto.randomUUID()}`)
  const bench = await openBench({ tasks: [needs({ kind: 'file_hash', path, sha256: sha256Hex('x') })], says: [pick] })
  let commits = 0
  const { store } = bench.lw
  bench.wrapStore(() => ({
    commit(step) {
      commits += 1
      return store.commit(step)
    },
  }))
  await bench.drive()
  expect(commits).toBe(2)
  expect((await bench.audit()).filter((a) => a.payload.target?.target_type === 'file')).toMatchObject([
    { action_type: 'tool_call', payload: { outcome: 'failure', target: { name: path, operation: 'read' } } },
  ])
  // What cannot be read is not found, and breaks nothing.
  bench.lw.deps.files = { hash: () => Promise.reject(new Error('permission denied')) }
  expect(await bench.steps()).toEqual(['wait.awaiting_user_input'])
  expect(
    (await bench.audit()).filter((a) => a.payload.target?.target_type === 'file')[1]?.payload.outcome_reason,
  ).toMatch(/permission denied/)
})

test('a predicate that nobody knows is a broken invariant, not a done task [K-cycle.20]', async () => {
  const bench = await openBench({ tasks: [needs({ kind: 'somebody_said_so' } as never)], says: [pick] })
  expect(await bench.steps()).toEqual(['select_next_task', expect.stringMatching(/^error: .*somebody_said_so/)])
  expect((await bench.state()).workspace.status).toBe('error')
})

test('a task without predicates is completed by a person only; a person cannot complete one with predicates [K-cycle.22, S001-2.2]', async () => {
  const tool = fakeTool('probe', 'irreversible')
  const bench = await openBench({
    tools: [tool],
    tasks: [task(), taskFor('probe')],
    says: [pick, { action_type: 'no_op', reason: 'campaign_complete' }, pick],
  })
  expect(await bench.steps()).toEqual(['select_next_task', 'wait.campaign_complete'])
  const current = (await bench.state()).current_task
  expect(current?.status).toBe('in_progress')
  await expect(
    bench.meddle(
      `insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, verified_at)
       values ($1, gen_random_uuid(), $2, 'done', 'in_progress', 'done', now())`,
      [bench.workspace, current?.task_id],
    ),
  ).rejects.toThrow('verification.needs_person')
  await bench.send('task.complete', { task_id: current?.task_id })
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.task.complete', 'select_next_task'])
  const second = (await bench.state()).current_task
  await bench.send('task.complete', { task_id: second?.task_id })
  expect((await bench.steps())[0]).toBe('inbox.refused.task.complete')
  expect((await bench.table('kernel.inbox')).at(-1)?.outcome).toMatch(/task\.verified_by_effects/)
})

test('an eligible task is pending with all its preconditions done; it is offered then and not before [S001-7.2]', async () => {
  const bench = await openBench({
    tasks: [task('The first thing to do'), { description: 'The second thing to do', preconditions: [0] }],
    says: [pick],
  })
  await bench.drive()
  expect((await bench.state()).eligible_tasks).toEqual([])
  await bench.send('task.complete', { task_id: (await bench.state()).current_task?.task_id })
  await bench.drive()
  expect((await bench.state()).eligible_tasks).toMatchObject([{ description: 'The second thing to do' }])
})

test('a task is skipped only by blocking it with a reason; taken up again, its run is a child of the one that ended [S001-14.2, S004-life.4, S004-life.6]', async () => {
  const bench = await openBench({
    tasks: [task()],
    says: [pick, '?', '?', '?', { action_type: 'no_op', reason: 'awaiting_user_input' }, pick],
  })
  const [waiting] = await bench.table('kernel.tasks')
  await expect(
    bench.meddle(
      `insert into kernel.verifications (workspace_id, verification_id, task_id, kind, from_status, to_status, verified_at)
       values ($1, gen_random_uuid(), $2, 'block', 'pending', 'blocked', now())`,
      [bench.workspace, waiting?.task_id],
    ),
  ).rejects.toThrow(/violates check constraint/)
  await bench.drive()
  const [blocked] = await bench.table('kernel.tasks')
  expect(blocked?.blocked_reason).toMatch(/3 attempts/)
  await bench.send('task.reopen', { task_id: blocked?.task_id })
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.task.reopen', 'select_next_task'])
  const [failed, again] = (await bench.table('kernel.runs')).filter((r) => r.run_kind === 'agent')
  expect(failed).toMatchObject({ status: 'failed' })
  expect(again).toMatchObject({ parent_run_id: failed?.run_id, root_run_id: failed?.root_run_id, status: 'running' })

  await bench.send('task.block', { task_id: blocked?.task_id, reason: 'Enough of it.' })
  await bench.drive()
  expect((await bench.table('kernel.runs')).find((r) => r.run_id === again?.run_id)).toMatchObject({
    status: 'cancelled',
  })
  const end = (await bench.audit()).find(
    (a) => a.payload.run_id === again?.run_id && a.payload.target?.operation === 'cancelled',
  )
  expect(end?.payload).toMatchObject({ outcome: 'failure', outcome_reason: 'Enough of it.' })
})
