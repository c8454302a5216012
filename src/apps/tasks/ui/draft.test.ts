import { expect, test } from 'vitest'
import { changesOf, draftOf, problemIn } from './draft.ts'
import type { Task } from './types.ts'

const task: Task = {
  task_id: '0198c0de-0000-7000-8000-000000000001',
  description: 'buy milk',
  status: 'pending',
  created_at: '2026-03-02T09:00:00.000Z',
  updated_at: '2026-03-02T09:00:00.000Z',
  completed_at: null,
  due_on: '2026-03-03',
  due_at: new Date(2026, 2, 3, 17, 0).toISOString(),
  priority: 1,
  labels: ['home'],
  recurrence: null,
  remind_at: null,
  list: null,
  time_zone: 'Europe/Berlin',
  version: 1,
}
const changed = (more: Partial<ReturnType<typeof draftOf>>) => changesOf(task, { ...draftOf(task), ...more })

test('only what was changed is sent, and an emptied field takes the detail away', () => {
  expect(changed({})).toEqual({})
  expect(changed({ description: ' buy oat milk ' })).toEqual({ new_description: 'buy oat milk' })
  expect(changed({ priority: '', list: 'Shop' })).toEqual({ priority: null, list: 'Shop' })
  expect(changed({ labels: '#home, @shop  shop' })).toEqual({ labels: ['home', 'shop'] })
})

test('day and time go together: a day without a time has none, and no day has neither', () => {
  expect(draftOf(task)).toMatchObject({ day: '2026-03-03', time: '17:00' })
  expect(changed({ time: '' })).toEqual({ due_on: '2026-03-03', due_at: null })
  expect(changed({ day: '' })).toEqual({ due_on: null, due_at: null })
  expect(changed({ time: '18:30' })).toEqual({
    due_on: '2026-03-03',
    due_at: new Date(2026, 2, 3, 18, 30).toISOString(),
  })
})

test('what no task can be is said before it is sent', () => {
  expect(problemIn({ ...draftOf(task), description: '  ' })).toMatch(/words/)
  expect(problemIn({ ...draftOf(task), labels: 'good b/ad' })).toMatch(/"b\/ad"/)
  expect(problemIn(draftOf(task))).toBeNull()
})
