import { expect, test, vi } from 'vitest'
import { openBench, pick } from '../../support/bench.ts'
import { openCaseFixture } from '../../support/case.ts'
import { openChat } from '../../support/chat.ts'
import { expectRunHashes } from '../../support/run-hashes.ts'

vi.setConfig({ testTimeout: 180_000 })

test('every agent run of a case, and every answer in it, carries hashes that anybody can compute again [H-runhash.1, H-runhash.2, S004-hash.2]', async () => {
  const fixture = await openCaseFixture()
  const id = await fixture.open()
  await fixture.work(id)
  await fixture.act(id, 'case.decide', { role: 'ATTORNEY', decision: 'accept', reason: 'A good case.' })
  await fixture.upload(id, 'note.txt', Buffer.from('On March 4, 2026 I complained in writing.\n'), 'text/plain')
  await fixture.work(id)
  const checked = await expectRunHashes(fixture.rows, id, 'ORCHESTRATOR')
  expect(checked.runs).toBeGreaterThan(1)
  expect(checked.answered).toBe(checked.calls)
})

test('a turn of a chat carries the hashes of its question and its answer [H-runhash.2]', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'list my tasks')
  const checked = await expectRunHashes(chat.rows, anna.workspace, 'TASKS_AGENT')
  expect(checked.answered).toBeGreaterThanOrEqual(2)
})

test('an answer that is refused carries its hashes, and silence carries the hash of the question [H-runhash.2]', async () => {
  let turn = 0
  const answers = [pick, { action_type: 'draft_letter', letter_key: 'one', body: 7 }, 'no JSON', null]
  const bench = await openBench({
    says: {
      name: 'script',
      async propose(call) {
        const next = answers[turn++ % answers.length]
        const answer = typeof next === 'function' ? next(call) : next
        if (answer === null) throw new Error('out of reach')
        return { bytes: Buffer.from(typeof answer === 'string' ? answer : JSON.stringify(answer)) }
      },
    },
  })
  for (let i = 0; i < 6; i++) await bench.drive()
  const { calls, answered, runs } = await expectRunHashes(bench.rows, bench.workspace, 'CLERK')
  expect(runs).toBeGreaterThan(0)
  expect(answered).toBeGreaterThan(2)
  expect(calls).toBeGreaterThan(answered)
})
