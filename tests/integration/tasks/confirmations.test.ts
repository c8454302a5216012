import { expect, test } from 'vitest'
import { systemIds } from '#system/clock.ts'
import { openChat } from '../../support/chat.ts'
import { manualClock } from '../../support/clock.ts'

const MINUTE = 60_000

async function openTimed() {
  const clock = manualClock()
  const chat = await openChat({ seeded: { clock, ids: systemIds, entropy: 'confirmations' } })
  return { ...chat, clock }
}

test('a yes within five minutes deletes, a later one is classified as if nothing waited [S002-rule1.5] [T-3.3] [T-3.6]', async () => {
  const { as, clock, rows } = await openTimed()
  const anna = as('anna')
  await anna.says('add buy milk', 'add buy bread', 'delete buy milk')
  clock.advance(5 * MINUTE - 1000)
  expect((await anna.say('yes')).reply).toBe("'buy milk' has been deleted.")
  await anna.say('delete buy bread')
  clock.advance(5 * MINUTE)
  expect((await anna.say('yes')).reply).toBe('There is nothing to confirm right now.')
  expect(await anna.tasks()).toHaveLength(1)
  expect(await rows('select status from tasks.confirmations order by created_at')).toEqual([
    { status: 'used' },
    { status: 'expired' },
  ])
})

test('a yes of another conversation reaches nothing [T-3.2]', async () => {
  const chat = await openChat()
  const [here, there] = [chat.as('anna'), chat.as('anna')]
  await here.says('add buy milk', 'delete buy milk')
  expect((await there.say('yes')).reply).toBe('There is nothing to confirm right now.')
  expect(await here.tasks()).toHaveLength(1)
  expect((await here.say('yes')).reply).toBe("'buy milk' has been deleted.")
})

test('a task that was changed since is not deleted by the yes [T-3.4]', async () => {
  const chat = await openChat()
  const [here, there] = [chat.as('anna'), chat.as('anna')]
  await here.says('add buy milk', 'delete buy milk')
  await there.say('change buy milk to buy oat milk')
  const answer = await here.say('yes')
  expect(answer).toMatchObject({ result: { success: false }, decision: { decision_type: 'EXECUTE_PENDING' } })
  expect(answer.reply).toBe("'buy milk' has changed since I asked, so I kept it. Say it again if it should still go.")
  expect(await here.tasks()).toMatchObject([{ description: 'buy oat milk' }])
  expect((await here.say('yes')).reply).toBe('There is nothing to confirm right now.')
})

test('the yes is taken by another process too: what waits lives in the store [T-3.1]', async () => {
  const chat = await openChat()
  const anna = chat.as('anna')
  await anna.says('add buy milk', 'delete buy milk')
  const { openLanewright } = await import('#host/open.ts')
  const { tasksServiceOf } = await import('#apps/tasks/services/local.ts')
  const { tasksApp } = await import('#apps/tasks/app.ts')
  const dataDir = `${(await import('node:os')).tmpdir()}/lanewright-other-${anna.conversation}`
  const newJournal = { person: 'anna', reason: 'a further node' }
  const other = await openLanewright({ dataDir, database: chat.database, apps: [tasksApp], newJournal })
  try {
    const said = await tasksServiceOf(other).say(anna.caller, 'yes', { conversation_id: anna.conversation })
    expect(said.reply).toBe("'buy milk' has been deleted.")
  } finally {
    await other.close()
    await (await import('node:fs/promises')).rm(`${dataDir}.journal`, { recursive: true, force: true })
  }
  expect(await anna.tasks()).toEqual([])
})

test('a program’s delete waits for its own answer: no other id, no second use, no word of a chat [T-9.1]', async () => {
  const { service, as } = await openChat()
  const anna = as('anna')
  await anna.says('add buy milk', 'add buy bread')
  const [bread, milk] = await anna.tasks()
  const first = await service.call(anna.caller, 'delete_task', { task_id: milk?.task_id })
  expect(first.result).toMatchObject({ success: false, error_code: 'VALIDATION_ERROR' })
  const second = await service.call(anna.caller, 'delete_task', { task_id: bread?.task_id })
  expect(await anna.tasks()).toHaveLength(2)
  await anna.say('yes')
  expect(await anna.tasks()).toHaveLength(2)
  const wrong = await service.answer(anna.caller, '00000000-0000-4000-8000-000000000000', true)
  expect(wrong.result).toMatchObject({ success: false, error_code: 'NOT_FOUND' })
  const id = second.pending_confirmation?.confirmation_id as string
  const done = await service.answer(anna.caller, id, true)
  expect(done.result).toEqual({
    success: true,
    data: { task_id: bread?.task_id, deleted: true },
    error: null,
    error_code: null,
  })
  expect((await service.answer(anna.caller, id, true)).result).toMatchObject({
    success: false,
    error_code: 'NOT_FOUND',
  })
  const no = await service.answer(anna.caller, first.pending_confirmation?.confirmation_id as string, false)
  expect(no.reply).toBe("Okay, I won't delete 'buy milk'.")
  expect(no.result).toMatchObject({ success: false, error: no.reply, error_code: 'VALIDATION_ERROR' })
  expect(await anna.tasks()).toMatchObject([{ description: 'buy milk' }])
})

test('another person’s confirmation is as none', async () => {
  const { service, as } = await openChat()
  const [anna, bob] = [as('anna'), as('bob')]
  await anna.say('add buy milk')
  const asked = await anna.say('delete buy milk')
  await bob.say('add buy milk')
  const answer = await service.answer(bob.caller, asked.pending_confirmation?.confirmation_id as string, true)
  expect(answer.result).toMatchObject({ success: false, error_code: 'NOT_FOUND' })
  expect(await anna.tasks()).toHaveLength(1)
  expect(await bob.tasks()).toHaveLength(1)
})
