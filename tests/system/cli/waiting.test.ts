import { join } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { GOAL } from '../../support/fake-network.ts'
import { cli, folderForFile, rawRequest, type Started, startCli } from './harness.ts'

vi.setConfig({ testTimeout: 180_000 })

const on = ['--data', join(folderForFile(), 'data')]
const waiting = (...words: string[]) => cli(['waiting', ...words, ...on, '--json'])
let server: Started | undefined
afterAll(() => server?.end('SIGKILL'))

test('the command line lists what waits, and a person answers, completes and reopens it [H-blocked.1, H-blocked.2, H-blocked.3]', async () => {
  server = await startCli(on)
  const { port, token } = server
  const headers = { host: `localhost:${port}`, authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const post = async (path: string, body: object) =>
    (await rawRequest(port, 'POST', `/api${path}`, headers, JSON.stringify(body))).json
  expect((await cli(['waiting', ...on])).out).toBe('Nothing waits for a person.\n')

  const goal = { ...GOAL, agent: 'external' }
  const { workspace: id } = await post('/workspaces', { app: 'outreach', name: 'Spring', goal })
  const look = () => post(`/campaigns/${id}/turn`, {})
  const propose = async (proposal: object) => {
    const { snapshot_hash } = await look()
    const answer = await post(`/campaigns/${id}/proposals`, {
      snapshot_hash,
      proposal: JSON.stringify(proposal),
    })
    expect(answer).toMatchObject({ verdict: { ok: true } })
  }
  await propose({
    action_type: 'create_task',
    justification: 'The profile names no office.',
    task: { description: 'Ask the sales team for the office address' },
  })
  const pending = (await look()).snapshot.pending_tasks as Array<{ id: string; description: string }>
  const made = pending.find(({ description }) => description.startsWith('Ask the sales'))?.id as string
  const standard = pending.find(({ id: task }) => task !== made)?.id as string
  await propose({ action_type: 'select_next_task', task_id: made })
  await propose({ action_type: 'request_user_input', question: 'Which office is meant?', options: ['Paris'] })

  const listed = await cli(['waiting', '--workspace', id, ...on])
  const question = (await waiting()).json.questions[0].question_id as string
  expect(listed.out).toContain(`question  ${question}  Spring\n  Which office is meant?\n  "Paris"`)
  expect(listed.out).toContain(`task for a person  ${made}  Spring\n  Ask the sales team for the office address`)
  expect(await waiting('answer', question, 'The', 'one', 'in', 'Rome')).toMatchObject({ code: 0, json: { ok: true } })
  expect((await look()).snapshot.work.waiting.questions).toMatchObject([{ answer: 'The one in Rome', open: false }])
  const completed = await cli(['waiting', 'complete', made, '--note', 'It is 4 Rue Haute.', ...on])
  expect(completed).toMatchObject({ code: 0, out: 'Completed.\n' })

  await post(`/workspaces/${id}/inbox`, { kind: 'task.block', content: { task_id: standard, reason: 'No list yet.' } })
  await expect.poll(async () => (await waiting()).json.tasks).toMatchObject([{ task_id: standard, can: ['reopen'] }])
  expect(await waiting('complete', standard)).toMatchObject({
    code: 1,
    json: { ok: false, error: { code: 'task.verified_by_effects', next: expect.stringContaining('reopen') } },
  })
  expect(await waiting('reopen', standard, '--note', 'The list is there.')).toMatchObject({ code: 0 })
  expect((await waiting()).json).toEqual({ ok: true, questions: [], tasks: [] })

  expect(await waiting('reopen', standard)).toMatchObject({ code: 2, json: { error: { code: 'task.unknown' } } })
  expect(await waiting('answer', made, 'Yes')).toMatchObject({ code: 2, json: { error: { code: 'question.unknown' } } })
  expect(await waiting('answer', 'first', 'Yes')).toMatchObject({ json: { error: { code: 'question.bad_id' } } })
})
