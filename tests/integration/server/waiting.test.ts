import { setTimeout as pause } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import type { CampaignSnapshot } from '#apps/outreach/domain/decide/snapshot.ts'
import type { AgentTurn } from '#apps/outreach/services/agent-service.ts'
import { campaignAgentsOf } from '#apps/outreach/services/agent-turn.ts'
import { unwrap } from '#host/answers.ts'
import { GOAL } from '../../support/fake-network.ts'
import { createDatabase } from '../../support/server.ts'
import { openInstallation } from '../shared/installation.ts'
import { openCampaignServer } from './campaign-server.ts'

vi.setConfig({ testTimeout: 120_000 })

const NOBODY = '0198c0de-0000-7000-8000-00000000dead'

test('what waits is listed over HTTP, and a person answers, completes and reopens it [H-blocked.1, H-blocked.2, H-blocked.3]', async () => {
  const database = await createDatabase()
  const { lw, get, post, code } = await openCampaignServer(database)
  const id = await lw.create({ pack: 'outreach', name: 'Spring', goal: { ...GOAL, agent: 'external' } })
  await lw.drive(id)
  const agents = campaignAgentsOf(lw)
  const look = async () => unwrap(await agents.snapshot(id)) as AgentTurn & { snapshot: CampaignSnapshot }
  const propose = async (proposal: object) => {
    const { snapshot_hash } = await look()
    const submitted = { snapshot_hash: snapshot_hash ?? '', proposal: JSON.stringify(proposal), person: 'anna' }
    expect(await agents.propose(id, submitted)).toMatchObject({ verdict: { ok: true } })
  }
  await lw.start(1)
  await propose({
    action_type: 'create_task',
    justification: 'The profile names no office.',
    task: { description: 'Ask the sales team for the office address' },
  })
  await propose({ action_type: 'request_user_input', question: 'Which office is meant?', options: ['Paris'] })
  const today = await get('/today')
  const [question] = today.questions
  expect(question).toMatchObject({ workspace: id, workspace_name: 'Spring', question: 'Which office is meant?' })
  expect(today.tasks).toEqual([])

  const { snapshot } = await look()
  const made = snapshot.pending_tasks.find(({ description }) => description.startsWith('Ask the sales'))
  await propose({ action_type: 'select_next_task', task_id: made?.id })
  const waiting = await get(`/waiting?workspace=${id}`)
  expect(waiting.tasks).toMatchObject([
    { task_id: made?.id, status: 'in_progress', source: 'agent', can: ['complete'] },
  ])
  expect((await get('/today')).tasks).toEqual(waiting.tasks)
  expect(await get(`/waiting?id=${made?.id}`)).toEqual({ questions: [], tasks: waiting.tasks })
  expect((await get(`/waiting?id=${question.question_id}`)).questions).toHaveLength(1)
  expect(await get(`/waiting?id=${NOBODY}`)).toEqual({ questions: [], tasks: [] })

  const answer = `/workspaces/${id}/questions/${question.question_id}/answer`
  expect(await post(answer, { answer: 'Paris' })).toMatchObject({ outcome: 'answered' })
  expect(await post(answer, { answer: 'Paris' })).toMatchObject({ outcome: 'answered' })
  expect(await code('POST', answer, { answer: 'Rome' })).toBe('question.not_open')
  expect((await look()).snapshot.work.waiting.questions).toEqual([
    { question: 'Which office is meant?', answer: 'Paris', open: false },
  ])
  const task = `/workspaces/${id}/tasks/${made?.id}`
  expect(await code('POST', `${task}/reopen`, {})).toBe('task.not_blocked')
  expect(await post(`${task}/complete`, { note: 'It is 4 Rue Haute.' })).toMatchObject({ outcome: 'done' })
  expect(await code('POST', `${task}/reopen`, {})).toBe('task.done')
  expect(await get(`/waiting?workspace=${id}`)).toEqual({ questions: [], tasks: [] })

  expect(await code('POST', `/workspaces/${id}/tasks/${NOBODY}/complete`, {})).toBe('task.unknown')
  expect(await code('POST', `/workspaces/${id}/questions/${NOBODY}/answer`, { answer: 'x' })).toBe('question.unknown')
  expect(await code('POST', `/workspaces/${NOBODY}/tasks/${made?.id}/complete`, {})).toBe('workspace.unknown')
  expect(await code('GET', `/waiting?workspace=${NOBODY}`)).toBe('workspace.unknown')
  expect(await code('POST', answer, { answer: '' })).toBe('schema.length')
})

const installation = openInstallation()

test('in shared mode a person without a role of the app sees and resolves nothing of it [H-blocked.3]', async () => {
  const ida = await installation.guest('ida', 'SENDER')
  const max = await installation.guest('max', 'OPERATOR')
  const { workspace } = await installation.letterWaits()
  const lw = installation.lw()
  const [task] = await installation.rows<{ task_id: string }>(
    `select task_id from kernel.tasks where workspace_id = $1 and status = 'in_progress'`,
    [workspace],
  )
  await lw.send(workspace, 'ida', 'task.block', { task_id: task?.task_id, reason: 'Later' })
  await lw.drive(workspace)
  const list = `/api/waiting?workspace=${workspace}`
  const reopen = `/api/workspaces/${workspace}/tasks/${task?.task_id}/reopen`
  expect((await max.ask('GET', '/api/waiting')).json.tasks).toEqual([])
  expect(await max.ask('GET', list)).toMatchObject({ status: 404, json: { code: 'workspace.unknown' } })
  expect(await max.ask('POST', reopen, {})).toMatchObject({ status: 404, json: { code: 'workspace.unknown' } })
  expect((await ida.ask('GET', list)).json.tasks).toMatchObject([{ task_id: task?.task_id, can: ['reopen'] }])

  expect(await ida.ask('POST', reopen, { person: 'olga' })).toMatchObject({ json: { code: 'person.denied' } })

  // Nobody else works the workspace here.
  let settled = false
  const answer = ida.ask('POST', reopen, {}).finally(() => {
    settled = true
  })
  while (!settled) {
    await lw.drive(workspace)
    await pause(20)
  }
  expect(await answer).toMatchObject({ status: 200, json: { outcome: 'pending' } })
  const reopened = await installation.rows<{ person: string }>(
    `select person from kernel.verifications where task_id = $1 and kind = 'reopen'`,
    [task?.task_id],
  )
  expect(reopened).toEqual([{ person: 'ida' }])
})
