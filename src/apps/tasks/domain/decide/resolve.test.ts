import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Task } from '../../contracts.ts'
import { lookIn, readReference, resolveIn, resolveTaskReference } from './resolve.ts'

/** A task for tests, pending and without details unless it says otherwise. */
function aTask(more: Partial<Task> = {}): Task {
  const at = '2026-03-02T09:00:00.000Z'
  return {
    task_id: randomUUID(),
    description: 'buy milk',
    status: 'pending',
    created_at: at,
    updated_at: at,
    completed_at: more.status === 'completed' ? at : null,
    due_on: null,
    due_at: null,
    priority: null,
    labels: [],
    recurrence: null,
    remind_at: null,
    list: null,
    time_zone: null,
    version: 1,
    ...more,
  }
}

const list = (...descriptions: string[]): Task[] => descriptions.map((description) => aTask({ description }))
const found = (reference: string, tasks: Task[]) => resolveTaskReference(reference, tasks)?.description ?? null

describe('the seed’s order', () => {
  test('the exact words win, in any case [S002-ref.1] [S002-ref.5]', () => {
    expect(found('BUY MILK', list('buy milk and eggs', 'Buy milk'))).toBe('Buy milk')
  })

  test('then a part of the words [S002-ref.2]', () => {
    expect(found('groceries', list('call mom', 'buy groceries for the week'))).toBe('buy groceries for the week')
  })

  test('then a position [S002-ref.3]', () => {
    const tasks = list('a', 'b', 'c')
    expect(['first', 'second', 'the third one', 'last', 'the last task', '2nd'].map((r) => found(r, tasks))).toEqual([
      'a',
      'b',
      'c',
      'c',
      'c',
      'b',
    ])
  })

  test('then a number [S002-ref.4]', () => {
    const tasks = list('a', 'b', 'c')
    expect(['task 1', '#2', '3', 'number 2', 'task #3', 'task two'].map((r) => found(r, tasks))).toEqual([
      'a',
      'b',
      'c',
      'b',
      'c',
      'b',
    ])
  })

  test('an earlier kind wins: words before places [S002-ref.5]', () => {
    expect(found('first', list('call mom', 'read the first chapter'))).toBe('read the first chapter')
    expect(found('2', list('call mom', 'write letter', 'buy 2 apples'))).toBe('buy 2 apples')
  })

  test('several matches are none [S002-ref.6]', () => {
    expect(found('buy', list('buy milk', 'buy bread'))).toBeNull()
  })

  test('no match is none, and so is a place that is not there [S002-ref.7]', () => {
    expect(found('report', list('buy milk'))).toBeNull()
    expect(found('task 2', list('buy milk'))).toBeNull()
    expect(found('task 0', list('buy milk'))).toBeNull()
  })
})

test('a place is a place only when the reference is nothing else [T-4.2]', () => {
  expect(readReference('buy first aid kit').place).toBeNull()
  expect(readReference('plaster').place).toBeNull()
  expect(readReference('the one').place).toBeNull()
  expect(readReference('last two').place).toBeNull()
  expect(readReference('').place).toBeNull()
})

test('pending tasks are looked at first; completed ones only where they may be meant [T-4.6] [T-4.7]', () => {
  const tasks = [aTask({ description: 'buy milk', status: 'completed' }), aTask({ description: 'buy milk today' })]
  const looked = lookIn(tasks, readReference('buy'))
  expect(resolveIn(readReference('buy'), looked, true)).toMatchObject({
    kind: 'one',
    task: { description: 'buy milk today' },
  })
  const old = [aTask({ description: 'old report', status: 'completed' })]
  const reference = readReference('old report')
  expect(resolveIn(reference, lookIn(old, reference), true)).toMatchObject({ kind: 'one' })
  expect(resolveIn(reference, lookIn(old, reference), false)).toEqual({ kind: 'none' })
})

test('numbers follow the order that was shown [T-4.3]', () => {
  const tasks = list('newest', 'older', 'oldest')
  const shown = [tasks[2]!.task_id, tasks[0]!.task_id]
  const reference = readReference('2')
  expect(resolveIn(reference, lookIn(tasks, reference, shown), true)).toMatchObject({ task: { description: 'newest' } })
})

test('a lone task is found by its own words, whatever they are', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 40 }), (words) => {
      const [task] = list(words)
      const expected = words.trim() === '' ? undefined : task?.task_id
      expect(resolveTaskReference(words, [task!])?.task_id).toBe(expected)
    }),
  )
})
