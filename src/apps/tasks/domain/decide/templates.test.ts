import { describe, expect, test } from 'vitest'
import { INTENT_TYPES, type Task, TOOL_NAMES } from '../../contracts.ts'
import * as says from './templates.ts'

const task = (description: string, more: Partial<Task> = {}) =>
  ({ description, status: 'pending', due_on: null, ...more }) as Task

describe('the seed’s sentences, to the letter', () => {
  test.for<[sentence: string, expected: string]>([
    [says.added('x'), "I've added 'x' to your tasks."],
    [says.yourTasks([task('x'), task('y')], 2), 'Here are your tasks:\n1. x\n2. y'],
    [says.yourTasks([], 0), "You don't have any tasks yet."],
    [says.completed('x'), "Done! 'x' has been marked as completed."],
    [says.updated('x', 'y'), "Updated 'x' to 'y'."],
    [says.deleted('x'), "'x' has been deleted."],
  ])(
    'success: %s [S002-say.1] [S002-say.2] [S002-say.3] [S002-say.4] [S002-say.5] [S002-say.6]',
    ([sentence, expected]) => {
      expect(sentence).toBe(expected)
    },
  )

  test.for<[sentence: string, expected: string]>([
    [
      says.whichIntent(['CREATE_TASK', 'LIST_TASKS']),
      "I'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?",
    ],
    [
      says.whichTask('x', [task('xa'), task('xb')]),
      "I found multiple tasks that match 'x':\n1. xa\n2. xb\nWhich one did you mean?",
    ],
    [says.noMatch('x', [task('a')], 1), "I couldn't find a task matching 'x'. Here are your current tasks:\n1. a"],
    [says.WHAT_TO_SAY, 'What would you like the task to say?'],
  ])('questions: %s [S002-ask.1] [S002-ask.2] [S002-ask.3] [S002-ask.4]', ([sentence, expected]) => {
    expect(sentence).toBe(expected)
  })

  test('before a deletion, with "This cannot be undone" in it although it can [S002-say.7] [T-undo.4]', () => {
    expect(says.confirmDelete('x')).toBe(
      "Are you sure you want to delete 'x'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel.",
    )
  })

  test('what went wrong, with the action in plain words [S002-err.1] [S002-err.2] [S002-err.3] [S002-val.4]', () => {
    expect(TOOL_NAMES.map(says.wasNotAble)).toEqual(
      ['add the task', 'list your tasks', 'update the task', 'complete the task', 'delete the task'].map(
        (action) => `Sorry, I wasn't able to ${action}. Please try again.`,
      ),
    )
    expect(says.AUTH_MISSING).toBe('I need you to be logged in to manage tasks.')
    expect(says.NOT_UNDERSTOOD).toBe("I didn't understand that. Could you rephrase?")
    expect(says.DESCRIPTION_LENGTH).toBe('Task description must be 1-1000 characters')
    expect(says.TOO_LONG).toMatch(/taking longer than expected/)
  })
})

test('words go into a sentence as they are, whatever they hold', () => {
  const words = '$& {description} $1 <b> 🧀\n'
  for (const sentence of [says.added(words), says.completed(words), says.deleted(words), says.confirmDelete(words)])
    expect(sentence).toContain(`'${words}'`)
})

test('two different options are always named, whatever was possible', () => {
  for (const first of INTENT_TYPES)
    for (const second of INTENT_TYPES) {
      const [, one, two] =
        /Would you like to (.+), (.+), or something else\?$/.exec(says.whichIntent([first, second])) ?? []
      expect(one, `${first} ${second}`).toMatch(/^(add|complete|update|delete) a task$|^see your tasks$/)
      expect(two).toMatch(/^(add|complete|update|delete) a task$|^see your tasks$/)
      expect(one).not.toBe(two)
    }
  expect(says.whichIntent(['DELETE_TASK', 'UPDATE_TASK', 'LIST_TASKS'])).toContain('delete a task, update a task, or')
})

test('a list tells what is done, what is due and how many more there are', () => {
  const tasks = [task('a', { due_on: '2026-03-05' }), task('b', { status: 'completed', due_on: '2026-03-01' })]
  expect(says.yourTasks(tasks, 5)).toBe('Here are your tasks:\n1. a (due 2026-03-05)\n2. ✓ b\n... and 3 more')
  expect(says.noMatch('x', [], 0)).toBe(
    "I couldn't find a task matching 'x'. Here are your current tasks:\nYou don't have any tasks yet.",
  )
})

test('help and refusals say how to go on', () => {
  for (const help of ['CREATE_TASK', 'LIST_TASKS', 'COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'])
    expect(says.howTo(help), help).toMatch(/say|name/i)
  expect(says.howTo('nothing known')).toBe(says.howTo('ANY'))
  expect(says.oneAtATime('DELETE_TASK')).toContain('"delete task 1"')
  expect(says.oneAtATime('COMPLETE_TASK')).toContain('"complete task 1"')
  expect(says.oneAtATime('UPDATE_TASK')).toContain('"change task 1 to')
})
