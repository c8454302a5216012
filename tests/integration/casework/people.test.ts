import { expect, test, vi } from 'vitest'
import type { Row } from '#kernel/ports/store.ts'
import { openCaseFixture } from '../../support/case.ts'
import { SOME } from './proposals.ts'
import { accept, accepted, auditOf, countRows, deniedRuns, lastSeq, letter, slyAgent } from './steps.ts'

vi.setConfig({ testTimeout: 300_000 })

// ---- People

test('people are held to their lanes: who may not is denied in a run of their own, and nothing else is written [C-deny.4]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  const document_id = (await fixture.rows<{ document_id: string }>('select document_id from casework.documents'))[0]
    ?.document_id
  const decide = { decision: 'accept', reason: 'x' }
  const override = { action: 'rerun.force', override_ticket_id: 'O-1', override_reason: 'because' }
  const mark = { document_id, decision: 'withhold', basis: 'x' }
  const upload = {
    artifact_kind: 'document',
    name: 'x',
    content_type: 'text/plain',
    sha256: 'a'.repeat(64),
    size_bytes: 1,
  }
  const attempts: Array<[role: string, kind: string, content: Row, refused: string]> = [
    ['ASSISTANT', 'case.decide', decide, 'lane.none'],
    ['ASSISTANT', 'case.decide', { ...decide, decision: 'reject' }, 'lane.none'],
    ['ASSISTANT', 'case.decide', { ...decide, decision: 'request_more' }, 'lane.none'],
    ['ORCHESTRATOR', 'case.decide', decide, 'lane.none'],
    ['INTAKE_AGENT', 'case.decide', decide, 'lane.none'],
    ['ATTORNEY', 'case.override', override, 'lane.none'],
    ['ASSISTANT', 'case.override', override, 'lane.none'],
    ['ATTORNEY', 'case.override', { ...override, action: 'override.enable' }, 'lane.none'],
    ['ATTORNEY', 'case.override', { ...override, action: 'override.disable' }, 'lane.none'],
    ['ATTORNEY', 'case.override', { ...override, action: 'taxonomy.unlock' }, 'lane.none'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_ticket_id: undefined }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_reason: undefined }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_ticket_id: ' ' }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.override', { ...override, override_reason: ' ' }, 'scope.missing'],
    ['ATTORNEY_ADMIN', 'case.upload', upload, 'lane.none'],
    ['ATTORNEY_ADMIN', 'case.mark', mark, 'lane.none'],
    ['EXPORT_AGENT', 'case.mark', mark, 'lane.none'],
    ['NOBODY', 'case.mark', mark, 'identity.unknown'],
    ['ASSISTANT', 'case.upload', { ...upload, case_id: SOME }, 'lane.prohibited'],
  ]
  const before = await countRows(fixture)
  for (const [role, kind, content, refused] of attempts) {
    const since = await lastSeq(fixture, id)
    const runs = (await deniedRuns(fixture, id)).length
    const given = JSON.parse(JSON.stringify({ role, ...content }))
    expect(await fixture.act(id, kind, given), `${role} ${kind}`).toMatch(new RegExp(`^refused: ${refused}`))
    const denied = await deniedRuns(fixture, id)
    expect(denied).toHaveLength(runs + 1)
    expect(denied.at(-1)).toMatchObject({ role_id: role, parent_kind: 'orchestrator' })
    const recorded = (await auditOf(fixture, id, since)).filter(({ run_id }) => run_id === denied.at(-1)?.run_id)
    expect(recorded).toMatchObject([
      { action_type: 'authz_decision', outcome: 'deny', outcome_reason: expect.any(String) },
      { action_type: 'system', outcome: 'deny', target: { operation: 'denied' } },
    ])
  }
  expect(await countRows(fixture)).toEqual(before)
  // The same by who may, in writing, is done.
  expect(await fixture.act(id, 'case.override', { role: 'ATTORNEY_ADMIN', ...override, what: 'intake' })).toBe('done')
  await accept(fixture, id)
})

test('an agent that can do nothing right is given up after three attempts, and waits for a person; the retry is a new run below the failed one [C-deny.5, S004-life.4]', async () => {
  const sly = slyAgent()
  sly.say = ({ agent }) => (agent === 'INTAKE_AGENT' ? { action_type: 'write_transcript' } : undefined)
  const fixture = await openCaseFixture({ agentFor: () => sly.agent })
  const id = await fixture.open()
  await fixture.work(id)
  const tasks = () =>
    fixture.rows<{ task_id: string; status: string }>(
      `select task_id, status from kernel.tasks where metadata ->> 'work' = 'intake' order by created_at`,
    )
  const [given] = await tasks()
  expect(await tasks()).toEqual([{ task_id: given?.task_id, status: 'blocked' }])
  await fixture.work(id)
  expect(await tasks()).toHaveLength(1)
  sly.say = () => undefined
  await fixture.lw.send(id, 'olga', 'task.reopen', { task_id: given?.task_id })
  await fixture.work(id)
  expect(await tasks()).toEqual([{ task_id: given?.task_id, status: 'done' }])
  const runs = await fixture.rows<{ run_id: string; parent_run_id: string; root_run_id: string; status: string }>(
    `select run_id, parent_run_id, root_run_id, status from kernel.runs where run_kind = 'agent' and role_id = 'INTAKE_AGENT' order by created_at`,
  )
  const [failed, retry] = runs
  expect(runs).toHaveLength(2)
  expect(failed).toMatchObject({ status: 'failed' })
  expect(retry).toMatchObject({ status: 'completed', parent_run_id: failed?.run_id, root_run_id: failed?.root_run_id })
})

test('a tool that fails is not called for ever: the work is given up with the reason, and goes on once a person says so [C-deny.5]', async () => {
  const fixture = await openCaseFixture()
  const id = await accepted(fixture)
  const { documents } = fixture.casework
  let calls = 0
  fixture.casework.documents = async () => {
    calls += 1
    throw new Error('the reader is out of order')
  }
  await letter(fixture, id)
  await fixture.work(id)
  await fixture.work(id)
  expect(calls).toBe(1)
  const [given] = await fixture.rows<{ task_id: string; blocked_reason: string }>(
    `select task_id, blocked_reason from kernel.tasks where status = 'blocked'`,
  )
  expect(given?.blocked_reason).toMatch(/^text\.extract: tool\.failed/)
  fixture.casework.documents = documents
  await fixture.lw.send(id, 'olga', 'task.reopen', { task_id: given?.task_id })
  await fixture.work(id)
  expect((await fixture.rows('select 1 from casework.facts')).length).toBeGreaterThan(0)
})
