import { expect, test } from 'vitest'
import { openChat } from '../../support/chat.ts'

async function openUndo() {
  const chat = await openChat()
  const anna = chat.as('anna')
  const undo = () => chat.service.undo(anna.caller)
  const words = async () => (await anna.tasks()).map((t) => `${t.description}/${t.status}`)
  return { ...chat, anna, undo, words }
}

test('an addition, a change and a completion are taken back, each in turn [T-undo.1]', async () => {
  const { anna, undo, words } = await openUndo()
  await anna.says('add buy milk', 'change buy milk to buy oat milk', 'I finished buy oat milk')
  expect(await words()).toEqual(['buy oat milk/completed'])
  await undo()
  expect(await words()).toEqual(['buy oat milk/pending'])
  await undo()
  expect(await words()).toEqual(['buy milk/pending'])
  await undo()
  expect(await words()).toEqual([])
  await expect(undo()).rejects.toMatchObject({ code: 'undo.nothing' })
})

test('a confirmed deletion comes back as it was, with its id and its history [T-undo.2]', async () => {
  const { anna, undo, service } = await openUndo()
  await anna.says('add Buy MILK tomorrow p2 #home', 'change buy milk to Buy oat MILK')
  const [before] = await anna.tasks()
  await anna.says('delete oat', 'yes')
  expect(await anna.tasks()).toEqual([])
  await undo()
  const [after] = await anna.tasks()
  const { version: _v, updated_at: _u, ...same } = before!
  expect(after).toMatchObject(same)
  const history = await service.history(anna.caller, { task_id: before!.task_id })
  expect(history.map(({ operation }) => operation)).toEqual(['undo', 'delete', 'update', 'add'])
  expect(history.find(({ operation }) => operation === 'delete')).toMatchObject({ undone: true })
})

test('one change of the history is restored by its id, unless something else has happened since [T-undo.5]', async () => {
  const { anna, service, words } = await openUndo()
  await anna.says('add buy milk', 'delete buy milk', 'yes', 'add call mom')
  const history = await service.history(anna.caller, {})
  const deletion = history.find(({ operation }) => operation === 'delete')!
  const addition = history.find(({ operation, after }) => operation === 'add' && after?.description === 'buy milk')!
  await expect(service.restore(anna.caller, addition.history_id)).rejects.toMatchObject({ code: 'undo.changed' })
  await service.restore(anna.caller, deletion.history_id)
  expect(await words()).toEqual(['call mom/pending', 'buy milk/pending'])
  await expect(service.restore(anna.caller, deletion.history_id)).rejects.toMatchObject({ code: 'undo.nothing' })
})

test('a recurring task that is completed comes back with its next date; one undo takes back both [T-rec.1] [T-undo.1]', async () => {
  const { anna, undo, words } = await openUndo()
  await anna.say('add water the plants every day')
  const [task] = await anna.tasks()
  expect(task?.recurrence).toBe('FREQ=DAILY')
  await anna.say('complete water the plants')
  const [next, done] = await anna.tasks()
  expect(done).toMatchObject({ task_id: task?.task_id, status: 'completed' })
  expect(next).toMatchObject({ description: 'water the plants', status: 'pending', recurrence: 'FREQ=DAILY' })
  expect(Date.parse(next!.due_on!) - Date.parse(task!.due_on!)).toBe(86_400_000)
  await undo()
  expect(await words()).toEqual(['water the plants/pending'])
})

test('no message can undo or search: both are the person’s own commands [T-undo.3]', async () => {
  const { anna, words, rows } = await openUndo()
  await anna.says('add buy milk', 'undo', '/undo', 'undo that', 'please undo the last change', 'search for milk')
  expect(await words()).toEqual(['buy milk/pending'])
  expect(await rows("select 1 from tasks.history where operation = 'undo'")).toEqual([])
})

test('one person’s undo does not reach another’s change', async () => {
  const { as, service, anna } = await openUndo()
  const bob = as('bob')
  await anna.say('add buy milk')
  await bob.say('hello')
  await expect(service.undo(bob.caller)).rejects.toMatchObject({ code: 'undo.nothing' })
  const [entry] = await service.history(anna.caller, {})
  await expect(service.restore(bob.caller, entry!.history_id)).rejects.toMatchObject({ code: 'undo.nothing' })
  expect(await anna.tasks()).toHaveLength(1)
})
