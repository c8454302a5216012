import { expect, test } from 'vitest'
import { readMessage } from './read-message.ts'

const options = { nowMs: Date.parse('2026-03-02T09:00:00Z'), timeZone: 'Europe/Berlin' }
const read = (message: string, without: string[] = []) => readMessage(message, { ...options, without })

test('a message that makes a task shows the pieces of the task, and no other message shows any', () => {
  const { classified_intent, description, chips, details } = read('remind me to buy milk tomorrow at 5 p1')
  expect({ classified_intent, description }).toEqual({ classified_intent: 'CREATE_TASK', description: 'buy milk' })
  expect(chips.map(({ kind }) => kind)).toEqual(['due', 'priority'])
  expect(details).toMatchObject({ due_on: '2026-03-03', priority: 1 })
  for (const message of ['what do I need to do tomorrow?', 'delete the milk tomorrow', 'add "read 1984 tomorrow"', ''])
    expect(read(message).chips, message).toEqual([])
})

test('a piece that was taken away stays in the words', () => {
  const { description, chips } = read('add prepare for tomorrow p1', ['for tomorrow'])
  expect(description).toBe('prepare for tomorrow')
  expect(chips.map(({ kind }) => kind)).toEqual(['priority'])
})
