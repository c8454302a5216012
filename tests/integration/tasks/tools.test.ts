import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Task, TaskPage, ToolName } from '#apps/tasks/contracts.ts'
import { openChat } from '../../support/chat.ts'

const NOT_FOUND = { success: false, data: null, error: 'Task not found', error_code: 'NOT_FOUND' }

async function openTools() {
  const chat = await openChat()
  const anna = chat.as('anna')
  const call = async (tool: ToolName, parameters: Record<string, unknown> = {}) =>
    (await chat.service.call(anna.caller, tool, parameters, { time_zone: 'UTC' })).result
  const add = async (description: string, more = {}) =>
    ((await call('add_task', { description, ...more })) as unknown as { data: Task }).data
  return { ...chat, anna, call, add }
}

describe('the five tools answer by their contract [T-9.1]', () => {
  test('add_task and list_tasks: own tasks of every status, newest first, in pages [T-9.3] [T-9.4]', async () => {
    const { call, add } = await openTools()
    expect(await call('list_tasks')).toEqual({
      success: true,
      data: { tasks: [], total: 0, next_cursor: null },
      error: null,
      error_code: null,
    })
    const tasks = []
    for (const n of [1, 2, 3]) tasks.push(await add(`task number ${n}`))
    await call('complete_task', { task_id: tasks[0]?.task_id })
    const page = (await call('list_tasks', { limit: 2 })) as unknown as { data: TaskPage }
    expect(page.data).toMatchObject({
      total: 3,
      tasks: [{ description: 'task number 3' }, { description: 'task number 2' }],
    })
    const rest = (await call('list_tasks', { limit: 2, cursor: page.data.next_cursor })) as unknown as {
      data: TaskPage
    }
    expect(rest.data).toMatchObject({
      next_cursor: null,
      tasks: [{ description: 'task number 1', status: 'completed' }],
    })
    const pending = (await call('list_tasks', { status: 'pending' })) as unknown as { data: TaskPage }
    expect(pending.data).toMatchObject({ total: 2, tasks: [{}, {}] })
  })

  test('complete_task twice is once: the first moment stays [T-9.5]', async () => {
    const { call, add } = await openTools()
    const { task_id } = await add('water the plants')
    const first = (await call('complete_task', { task_id })) as unknown as { data: Task }
    const again = (await call('complete_task', { task_id })) as unknown as { data: Task }
    expect(first.data.status).toBe('completed')
    expect(Date.parse(again.data.completed_at as string)).toBe(Date.parse(first.data.completed_at as string))
  })

  test('delete_task of a missing task succeeds [T-9.6]', async () => {
    const { call } = await openTools()
    expect(await call('delete_task', { task_id: randomUUID() })).toMatchObject({ success: true, error: null })
  })

  test('an id that is none, and one that does not exist, is not found [S002-val.6] [T-9.2]', async () => {
    const { call } = await openTools()
    for (const task_id of [randomUUID(), 'no uuid', "'; drop table tasks.tasks; --"]) {
      expect(await call('complete_task', { task_id })).toEqual(NOT_FOUND)
      expect(await call('update_task', { task_id, new_description: 'other words' })).toEqual(NOT_FOUND)
    }
  })

  test('a description has 1 to 1000 characters, when it is added and when it is changed [S002-val.4] [S002-val.5]', async () => {
    const { call, add } = await openTools()
    const { task_id } = await add('x')
    await add('🧀'.repeat(1000))
    const refusal = {
      success: false,
      data: null,
      error: 'Task description must be 1-1000 characters',
      error_code: 'VALIDATION_ERROR',
    }
    for (const description of ['', '🧀'.repeat(1001)]) {
      expect(await call('add_task', { description })).toEqual(refusal)
      expect(await call('update_task', { task_id, new_description: description })).toEqual(refusal)
    }
    expect(await call('update_task', { task_id, new_description: 'y'.repeat(1000) })).toMatchObject({ success: true })
  })

  test('a foreign, missing or wrong parameter is refused by name, and nothing changes [S002-out.2]', async () => {
    const { call, anna } = await openTools()
    for (const parameters of [
      {},
      { description: 5 },
      { description: 'a', color: 'red' },
      { description: 'a', priority: 9 },
    ]) {
      expect(await call('add_task', parameters)).toMatchObject({ success: false, error_code: 'VALIDATION_ERROR' })
    }
    expect(await anna.tasks()).toEqual([])
  })

  test('a day or a moment that no calendar knows is refused, and the person goes on', async () => {
    const { call, anna } = await openTools()
    for (const detail of [
      { due_on: '0000-01-01' },
      { due_on: '2026-02-30' },
      { due_at: '0000-01-01T00:00:00Z' },
      { due_at: '2026-01-01T23:59:60Z' },
      { due_at: '2026-01-01T12:00:00+23:59' },
      { remind_at: '2026-01-01T12:00:00-23:00' },
    ]) {
      const refused = { success: false, error_code: 'VALIDATION_ERROR' }
      expect(await call('add_task', { description: 'a', ...detail }), JSON.stringify(detail)).toMatchObject(refused)
    }
    expect((await anna.say('add buy milk')).reply).toBe("I've added 'buy milk' to your tasks.")
  })

  test('the same turn sent twice is one turn', async () => {
    const { service, anna } = await openTools()
    const around = { turn_id: randomUUID(), conversation_id: anna.conversation }
    const first = await service.say(anna.caller, 'add buy milk', around)
    expect(await service.say(anna.caller, 'add buy milk', around)).toEqual(first)
    expect(await anna.tasks()).toHaveLength(1)
  })
})

describe('two people, the same words', () => {
  test('an id of another person is as one that does not exist, from every tool [T-9.7]', async () => {
    const { service, as } = await openChat()
    const [anna, bob] = [as('anna'), as('bob')]
    await anna.says('add buy milk', 'show my tasks')
    await bob.says('add call mom', 'show my tasks')
    const foreign = (await anna.tasks())[0]?.task_id as string
    for (const [tool, more] of [
      ['complete_task', {}],
      ['update_task', { new_description: 'mine now' }],
      ['delete_task', {}],
    ] as const) {
      const around = { conversation_id: bob.conversation, time_zone: 'UTC' }
      const missing = randomUUID()
      const theirs = await service.call(bob.caller, tool, { task_id: foreign, ...more }, around)
      const nobodys = await service.call(bob.caller, tool, { task_id: missing, ...more }, around)
      const plain = (value: unknown, id: string, turn: string) =>
        JSON.stringify(value).replaceAll(id, 'ID').replaceAll(turn, 'TURN')
      expect(plain(theirs, foreign, theirs.turn_id)).toBe(plain(nobodys, missing, nobodys.turn_id))
    }
    expect((await bob.say('delete buy milk')).reply).toBe(
      "I couldn't find a task matching 'buy milk'. Here are your current tasks:\n1. call mom",
    )
    expect(await anna.tasks()).toMatchObject([{ description: 'buy milk', status: 'pending', version: 1 }])
  })

  test('a foreign id runs the same statements as a missing one, so time tells nothing [T-9.8]', async () => {
    const { service, as, lw } = await openChat()
    const [anna, bob] = [as('anna'), as('bob')]
    await anna.say('add buy milk')
    await bob.say('add call mom')
    const foreign = (await anna.tasks())[0]?.task_id as string
    const pool = lw.database.pool('app')
    const query = pool.query.bind(pool) as (...given: unknown[]) => unknown
    const statements = async (task_id: string) => {
      const seen: string[] = []
      pool.query = ((...given: unknown[]) => {
        const [first] = given as [string | { text: string }]
        const text = typeof first === 'string' ? first : first.text
        // A heartbeat of the lease comes when it comes.
        if (!text.includes('renew_leases')) seen.push(text)
        return query(...given)
      }) as typeof pool.query
      await service.call(bob.caller, 'complete_task', { task_id }, { time_zone: 'UTC' })
      pool.query = query as typeof pool.query
      return seen
    }
    await statements(randomUUID())
    const missing = await statements(randomUUID())
    expect(await statements(foreign)).toEqual(missing)
    expect(missing.length).toBeGreaterThan(3)
  })
})
