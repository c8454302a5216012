import { expect, test } from 'vitest'
import type { TaskQuery } from '#apps/tasks/services/service.ts'
import { openChat } from '../../support/chat.ts'

async function openLists() {
  const chat = await openChat()
  const anna = chat.as('anna')
  const add = async (description: string, more: Record<string, unknown> = {}) => {
    const { result } = await chat.service.call(anna.caller, 'add_task', { description, ...more }, { time_zone: 'UTC' })
    return (result.data as { task_id: string }).task_id
  }
  const found = async (query: TaskQuery) =>
    (await chat.service.list(anna.caller, query)).tasks.map(({ description }) => description)
  return { ...chat, anna, add, found }
}

test('tasks are found by their words, from the beginning of each, whatever the case [T-find.1]', async () => {
  const { add, found, service, as } = await openLists()
  await add('Buy Oat Milk at the market')
  await add('call the milkman')
  await add('almond butter')
  expect(await found({ search: 'MILK' })).toEqual(['call the milkman', 'Buy Oat Milk at the market'])
  expect(await found({ search: 'market oat' })).toEqual(['Buy Oat Milk at the market'])
  expect(await found({ search: 'mond' })).toEqual([])
  expect(await found({ search: '%' })).toEqual([])
  const { total } = await service.list({ user_id: 'anna' }, { search: 'milk' })
  expect(total).toBe(2)
  expect((await service.list(as('bob').caller, { search: 'milk' })).tasks).toEqual([])
})

test('tasks are filtered by status, list, label, priority and due date [T-find.2] [T-find.4]', async () => {
  const { add, found, anna, service } = await openLists()
  const done = await add('old thing', { list: 'Work' })
  await service.call(anna.caller, 'complete_task', { task_id: done })
  await add('report', { list: 'Work', labels: ['q3', 'urgent'], priority: 1, due_on: '2026-03-01' })
  await add('slides', { list: 'Work', labels: ['q3'], due_on: '2026-04-01' })
  await add('dishes', { list: 'Home', priority: 1 })
  expect(await found({ status: 'completed' })).toEqual(['old thing'])
  expect(await found({ list: 'Work', status: 'pending' })).toEqual(['slides', 'report'])
  expect(await found({ label: 'q3' })).toEqual(['slides', 'report'])
  expect(await found({ priority: 1 })).toEqual(['dishes', 'report'])
  expect(await found({ due_before: '2026-04-01' })).toEqual(['report'])
  expect((await service.list(anna.caller, { label: 'q3' })).total).toBe(2)
})

test('tasks are sorted by age, due date and priority, page by page [T-find.3]', async () => {
  const { add, found, anna, service } = await openLists()
  await add('a', { due_on: '2026-05-01', priority: 3 })
  await add('b', { due_on: '2026-03-01' })
  await add('c', { due_on: '2026-04-01', priority: 1 })
  await add('d')
  expect(await found({ sort: 'newest' })).toEqual(['d', 'c', 'b', 'a'])
  expect(await found({ sort: 'oldest' })).toEqual(['a', 'b', 'c', 'd'])
  expect(await found({ sort: 'due' })).toEqual(['b', 'c', 'a', 'd'])
  expect(await found({ sort: 'priority' })).toEqual(['c', 'a', 'd', 'b'])
  for (const sort of ['newest', 'oldest', 'due', 'priority'] as const) {
    const whole = await found({ sort })
    const pages: string[] = []
    let cursor: string | undefined
    do {
      const page = await service.list(anna.caller, { sort, limit: 3, cursor })
      pages.push(...page.tasks.map(({ description }) => description))
      cursor = page.next_cursor ?? undefined
    } while (cursor)
    expect(pages).toEqual(whole)
  }
})

test('a file is imported whole, in its order, and one undo takes it back [T-io.1] [T-io.2]', async () => {
  const { found, anna, service } = await openLists()
  await service.import(anna.caller, 'text', '- buy milk\n- [x] call mom\n\n# Work\n1. report p1\n')
  expect(await found({})).toEqual(['buy milk', 'call mom', 'report'])
  expect(await found({ status: 'completed' })).toEqual(['call mom'])
  expect(await found({ list: 'Work', priority: 1 })).toEqual(['report'])
  await service.undo(anna.caller)
  expect(await found({})).toEqual([])
  const csv =
    'TYPE,CONTENT,DESCRIPTION,PRIORITY,INDENT,AUTHOR,RESPONSIBLE,DATE,DATE_LANG,TIMEZONE\ntask,Pay rent @home,,1,1,,,2026-12-01,en,UTC\n'
  await service.import(anna.caller, 'todoist', csv)
  expect((await service.list(anna.caller, {})).tasks).toMatchObject([
    { description: 'Pay rent', labels: ['home'], priority: 1, due_on: '2026-12-01' },
  ])
})

test('a file with a bad row changes nothing and names the row [T-io.3]', async () => {
  const { found, anna, service } = await openLists()
  const text = `first\n${'x'.repeat(1001)}\nthird`
  await expect(service.import(anna.caller, 'text', text)).rejects.toMatchObject({
    message: expect.stringContaining('2'),
  })
  expect(await found({})).toEqual([])
})

test('more tasks than one page go through an export and come back the same [T-io.4] [T-io.5]', async () => {
  const { anna, service, found } = await openLists()
  const lines = Array.from({ length: 430 }, (_, i) => `=cmd|'/C calc'!A${i} "quoted", line ${i}`)
  await service.import(anna.caller, 'text', lines.join('\n'))
  expect((await service.list(anna.caller, {})).total).toBe(430)
  const collect = async (format: 'csv' | 'json' | 'ics') => {
    let text = ''
    for await (const piece of service.export(anna.caller, format)) text += piece
    return text
  }
  expect(JSON.parse(await collect('json'))).toHaveLength(430)
  expect((await collect('ics')).match(/BEGIN:VTODO/g)).toHaveLength(430)
  const csv = await collect('csv')
  expect(csv).not.toMatch(/(^|[\r\n,])"?=/)
  const bob = { user_id: 'bob' }
  await service.import(bob, 'csv', csv)
  const back = (await service.list(bob, { limit: 200, sort: 'oldest' })).tasks.map(({ description }) => description)
  expect(back).toEqual(expect.arrayContaining(lines.slice(0, 5)))
  expect((await service.list(bob, {})).total).toBe(430)
  expect(await found({ limit: 1 })).toEqual([lines[0]])
})
