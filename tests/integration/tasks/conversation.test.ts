import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openInstallation } from './open-installation.ts'

test('what was said can be read back: the last conversation, newest first, page by page, and nothing of anybody else', async () => {
  const installation = await openInstallation()
  const [anna, otto] = [await installation.account('anna'), await installation.account('otto')]
  const read = async (token: string, query = '') =>
    (await installation.http(token, 'GET', `/conversation${query}`)).json
  expect(await read(anna.token)).toEqual({
    conversation_id: null,
    turns: [],
    pending_confirmation: null,
    next_cursor: null,
  })

  const talk = installation.as('anna')
  await talk.says('add buy milk', 'add call mom', 'what do I need to do?', 'delete buy milk')
  const all = await read(anna.token)
  expect(all.conversation_id).toBe(talk.conversation)
  expect(all.turns.map((turn: { message: string }) => turn.message)).toEqual([
    'delete buy milk',
    'what do I need to do?',
    'add call mom',
    'add buy milk',
  ])
  expect(all.turns[3]).toMatchObject({
    kind: 'message',
    status: 'answered',
    classified_intent: 'CREATE_TASK',
    decision_type: 'INVOKE_TOOL',
    reply: "I've added 'buy milk' to your tasks.",
  })
  expect(all.pending_confirmation).toMatchObject({ task_description: 'buy milk' })

  const first = await read(anna.token, '?limit=3')
  expect(first.turns).toEqual(all.turns.slice(0, 3))
  const rest = await read(anna.token, `?conversation_id=${talk.conversation}&before=${first.next_cursor}&limit=3`)
  expect(rest).toMatchObject({ turns: all.turns.slice(3), next_cursor: null })

  // A button of the list is a conversation of its own, and not what one comes back to.
  await installation.http(anna.token, 'POST', '/tools/add_task', { parameters: { description: 'by a button' } })
  expect((await read(anna.token)).conversation_id).toBe(talk.conversation)

  expect((await read(otto.token)).turns).toEqual([])
  expect((await read(otto.token, `?conversation_id=${talk.conversation}`)).turns).toEqual([])
  expect((await read(anna.token, `?conversation_id=${randomUUID()}`)).turns).toEqual([])
})

test('a message that is sent again with its turn is said once', async () => {
  const installation = await openInstallation()
  const { token } = await installation.account('anna')
  const turn = { message: 'add buy milk', conversation_id: randomUUID(), turn_id: randomUUID() }
  const [first, second] = [
    await installation.http(token, 'POST', '/messages', turn),
    await installation.http(token, 'POST', '/messages', turn),
  ]
  expect(second.json).toEqual(first.json)
  expect((await installation.http(token, 'GET', '')).json.total).toBe(1)
  expect((await installation.http(token, 'GET', '/conversation')).json.turns).toHaveLength(1)
})

test('what was taken away of a message before it was sent stays in the words of the task', async () => {
  const installation = await openInstallation()
  const { token } = await installation.account('anna')
  const message = 'add prepare the talk for tomorrow p1'
  const parse = { text: message, as: 'message', time_zone: 'Europe/Berlin' }
  const read = (await installation.http(token, 'POST', '/parse', parse)).json
  expect(read).toMatchObject({ classified_intent: 'CREATE_TASK', description: 'prepare the talk' })
  const without = [read.chips[0].text]
  const again = (await installation.http(token, 'POST', '/parse', { ...parse, without })).json
  const { json } = await installation.http(token, 'POST', '/messages', { message, without, time_zone: 'Europe/Berlin' })
  expect(json.result.data).toMatchObject({
    description: again.description,
    due_on: null,
    priority: 1,
  })
  expect(again.description).toBe('prepare the talk for tomorrow')
})
