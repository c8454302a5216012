import { expect, test } from 'vitest'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Task } from '../contracts.ts'
import type { RemoteTasks } from '../services/remote.ts'
import { openChat } from './chat.ts'

const task: Task = {
  task_id: '0198c0de-0000-7000-8000-000000000001',
  description: 'milk \x1b[2J',
  status: 'completed',
  created_at: '2026-03-01T10:00:00Z',
  updated_at: '2026-03-01T10:00:00Z',
  completed_at: '2026-03-01T11:00:00Z',
  due_on: '2026-03-02',
  due_at: '2026-03-02T16:00:00Z',
  priority: 1,
  labels: ['home'],
  recurrence: null,
  remind_at: null,
  list: null,
  time_zone: null,
  version: 1,
}

function talk() {
  const asked: unknown[][] = []
  const fired: Array<{ notice_id: string; text: string } | Failure> = []
  const tasks = {
    say: async (...args: unknown[]) => {
      asked.push(['say', ...args])
      return { conversation_id: 'c1', reply: `heard \x1b[31m${args[1]}` }
    },
    list: async (...args: unknown[]) => {
      asked.push(['list', ...args])
      return { tasks: [task], total: 3, next_cursor: null }
    },
    // Newest first.
    notices: async () => {
      const away = fired.find((one) => one instanceof Failure)
      if (away) throw away
      return fired.toReversed()
    },
    undo: async () => ({ undone: [], reply: 'Taken back.' }),
    history: async () => [{ operation: 'delete', before: task, after: null, at: '2026-03-01T12:00:00Z', undone: true }],
  }
  const chat = openChat(tasks as unknown as RemoteTasks, { user_id: 'anna' }, 'Europe/Berlin')
  return { asked, fired, handle: chat.handle, news: chat.news }
}

test('what is said goes to the chat in one conversation, and no reply moves the cursor', async () => {
  const { asked, handle } = talk()
  expect(await handle('hello')).toEqual({ text: 'heard \\u{1b}[31mhello' })
  await handle('and more')
  expect(asked).toEqual([
    ['say', { user_id: 'anna' }, 'hello', { time_zone: 'Europe/Berlin' }],
    ['say', { user_id: 'anna' }, 'and more', { time_zone: 'Europe/Berlin', conversation_id: 'c1' }],
  ])
})

test('a list is asked for in words, so that its numbers can be used', async () => {
  const { asked, handle } = talk()
  await handle('/list')
  expect(asked).toEqual([['say', { user_id: 'anna' }, 'show my tasks', { time_zone: 'Europe/Berlin' }]])
})

test('a search shows what it found in the hours of the person, and how much more there is', async () => {
  const { asked, handle } = talk()
  expect((await handle('/search  buy milk ')).text).toBe(
    '[x] milk \\u{1b}[2J  (due 2026-03-02 17:00, p1, #home)\nand 2 more',
  )
  expect(asked).toEqual([['list', { user_id: 'anna' }, { search: 'buy milk', limit: 20 }]])
  expect((await handle('/search')).text).toContain('/search WORDS')
})

test('undo and history are commands of the person', async () => {
  const { asked, handle } = talk()
  expect((await handle('/undo')).text).toBe('Taken back.')
  expect((await handle('/history')).text).toBe('2026-03-01 13:00  deleted, taken back  milk \\u{1b}[2J')
  expect(asked).toEqual([])
})

test('/quit ends, /help helps, and no other command is taken for a message', async () => {
  const { asked, handle } = talk()
  expect(await handle('/quit')).toEqual({ text: '', end: true })
  expect((await handle('/help')).text).toContain('/search WORDS')
  for (const line of ['/nosuch', '/constructor', '/toString now'])
    expect((await handle(line)).text).toBe('There is no such command; /help lists them.')
  expect(asked).toEqual([])
  await handle('buy milk and/or bread')
  expect(asked).toHaveLength(1)
})

test('a reminder that fires while the chat goes on is told once, and what fired before is not', async () => {
  const { fired, news } = talk()
  fired.push({ notice_id: '1', text: 'Reminder: old' })
  expect(await news()).toEqual([])
  fired.push({ notice_id: '2', text: 'Reminder: milk' }, { notice_id: '3', text: 'Reminder: \x1b[2Jbread' })
  expect(await news()).toEqual(['Reminder: milk', 'Reminder: \\u{1b}[2Jbread'])
  expect(await news()).toEqual([])
})

test('reminders that cannot be asked for disturb nobody, and are told when they can', async () => {
  const { fired, news } = talk()
  await news()
  fired.push({ notice_id: '1', text: 'Reminder: milk' }, new Failure('database.failed', 'away', 'Wait.'))
  expect(await news()).toEqual([])
  fired.pop()
  expect(await news()).toEqual(['Reminder: milk'])
})
