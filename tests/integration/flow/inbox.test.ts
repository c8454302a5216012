import { expect, test } from 'vitest'
import type { Row } from '#kernel/ports/store.ts'
import { openBench, pick, task } from '../../support/bench.ts'

test('people write while another process holds the lease, and the next cycle hears them in order [K-cycle.17, S001-3.4]', async () => {
  const ask = { action_type: 'request_user_input', question: 'Which colour should it have?', options: ['red', 'blue'] }
  const bench = await openBench({ tasks: [task()], says: [pick, ask] })
  await bench.drive()
  const fence = await bench.lw.store.takeLease(bench.workspace, 'somebody else', 60_000)
  const [question] = (await bench.state()).questions
  await bench.send('question.answer', { question_id: question?.question_id, answer: 'blue' })
  await bench.send('task.create', { description: 'Paint the fence blue' })
  await bench.send('workspace.pause', { reason: 'enough for today' })
  // Sending changes nothing but the inbox.
  expect((await bench.state()).questions).toMatchObject([{ status: 'open' }])
  expect((await bench.state()).workspace.status).toBe('active')
  expect((await bench.drive()).ended).toBe('held')
  await bench.lw.store.releaseLease(bench.workspace, fence as bigint)
  expect(await bench.steps()).toEqual([
    'inbox.question.answer',
    'inbox.task.create',
    'inbox.workspace.pause',
    'is.paused',
  ])
  expect((await bench.state()).questions).toMatchObject([{ status: 'answered', answer: 'blue' }])
  expect(await bench.table('kernel.tasks')).toHaveLength(2)

  await bench.send('workspace.resume')
  await bench.drive()
  expect(bench.asked.at(-1)?.snapshot).toMatchObject({
    questions: [{ question: ask.question, answer: 'blue', open: false }],
    pending_tasks: [{ description: 'Paint the fence blue' }],
  })
})

test('mail of the pack arrives the same way, and the pack says what it writes [K-cycle.17]', async () => {
  const bench = await openBench({
    tasks: [task()],
    app: (app) => ({
      ...app,
      receive: (_state, item) =>
        item.kind === 'letters.reply'
          ? {
              kind: 'write',
              make: ({ now, uuid }) => [
                {
                  table: 'letters.letters',
                  op: 'insert',
                  rows: [
                    {
                      letter_id: uuid(),
                      letter_key: 'reply',
                      recipient: 'us',
                      body: String(item.content.text),
                      drafted_at: now,
                    },
                  ],
                },
              ],
            }
          : { kind: 'wait', reason: 'not yet' },
    }),
  })
  await bench.send('letters.reply', { text: 'Thank you for your letter.' })
  await bench.send('letters.other', {})
  expect((await bench.steps()).slice(0, 2)).toEqual(['inbox.letters.reply', 'inbox.refused.letters.other'])
  expect(await bench.table('letters.letters')).toMatchObject([
    { letter_key: 'reply', body: 'Thank you for your letter.' },
  ])
})

test('a bad request is refused with code, message and next step, is told, and changes nothing [K-bad.3]', async () => {
  const bench = await openBench({ tasks: [task()] })
  const task_id = (await bench.state()).eligible_tasks[0]?.task_id
  const before = await bench.rows('select max(seq) as seq from kernel.event_log where workspace_id = $1', [
    bench.workspace,
  ])
  const bad: Array<[kind: string, content: Row, code: string]> = [
    ['task.create', { description: 'short' }, 'schema.length'],
    ['task.create', { description: 'Long enough for this', more: 1 }, 'schema.additional'],
    ['task.block', { task_id, reason: 'half a character \ud800' }, 'text.unstorable'],
    ['task.block', { task_id, reason: 'a nul \0' }, 'text.unstorable'],
    ['approval.decide', { decision: 'grant' }, 'schema.required'],
    ['Not A Kind', {}, 'database.constraint'],
  ]
  for (const [kind, content, code] of bad) {
    const sent = await bench.lw.send(bench.workspace, 'anna', kind, content)
    expect(sent).toMatchObject({
      ok: false,
      refusal: { code, message: expect.stringMatching(/./), next: expect.stringMatching(/./) },
    })
  }
  const recorded = (await bench.audit()).filter((a) => a.payload.target?.operation === 'refuse')
  expect(recorded.map((a) => (a.payload.error as Row).error_code)).toEqual(bad.map(([, , code]) => code))
  expect(
    await bench.rows('select max(seq) as seq from kernel.event_log where workspace_id = $1', [bench.workspace]),
  ).toEqual(before)
  expect(await bench.lw.send('00000000-0000-4000-8000-00000000dead', 'anna', 'workspace.pause', {})).toMatchObject({
    ok: false,
    refusal: { code: 'workspace.unknown' },
  })
})

test('what has the right shape and makes no sense is put aside by the cycle, told, and holds up nothing [K-bad.3]', async () => {
  const nobody = '00000000-0000-4000-8000-00000000dead'
  let poison = true
  const bench = await openBench({
    tasks: [task()],
    app: (app) => ({
      ...app,
      receive() {
        if (poison) throw new Error('a pack with a fault')
        return { kind: 'wait', reason: '' }
      },
    }),
  })
  const hash = 'a'.repeat(64)
  await bench.send('approval.decide', { approval_id: nobody, decision: 'grant', action_hash: hash, role: 'SENDER' })
  await bench.send('approval.edit', { approval_id: nobody, proposal: '{}' })
  await bench.send('question.answer', { question_id: nobody, answer: 'yes' })
  await bench.send('task.complete', { task_id: nobody })
  await bench.send('task.block', { task_id: nobody, reason: 'why not' })
  await bench.send('task.reopen', { task_id: nobody })
  await bench.send('effect.settle', { intent_id: nobody, outcome: 'verified' })
  await bench.send('constructor', {})
  await bench.send('workspace.pause')
  await bench.drive()
  expect((await bench.table('kernel.inbox')).map((i) => String(i.outcome).split(':')[1]?.trim() ?? i.outcome)).toEqual([
    'approval.not_pending',
    'approval.not_pending',
    'question.unknown',
    'task.unknown',
    expect.stringMatching(/^(change\.lost|verification\.)/),
    'task.unknown',
    'effect.not_uncertain',
    'inbox.failed',
    'paused',
  ])
  poison = false
  expect((await bench.state()).workspace.status).toBe('paused')
  const recorded = (await bench.audit()).filter(
    (a) => a.payload.target?.operation === 'consume' && a.payload.outcome === 'failure',
  )
  expect(recorded).toHaveLength(8)
  expect(await bench.table('kernel.tasks')).toMatchObject([{ status: 'pending' }])
})
