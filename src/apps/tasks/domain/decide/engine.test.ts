import { describe, expect, test, vi } from 'vitest'
import type { DecisionContext, Task, UserIntent } from '../../contracts.ts'
import { aTask, inputOf, intended, LATER, MILK, NOTHING, NOW, TASKS, WAITING } from './engine.fixture.ts'
import { needsTasks, processMessage } from './engine.ts'
import { classifyIntent } from './language/classify.ts'
import { lookIn, readReference } from './resolve.ts'
import * as says from './templates.ts'

const decide = (message: string | null, more: Partial<DecisionContext> = {}, classify = classifyIntent) =>
  processMessage(inputOf(message, more), classify).decision
/** The decision on a message that was read as this intent. */
const decideOn = (intent: UserIntent) => decide('a message', {}, () => intent)
/** The second phase, with these tasks at hand. */
const resolve = (intent: UserIntent, tasks: Task[] = TASKS) => {
  const looked = lookIn(tasks, readReference(intent.extracted_params?.task_reference ?? ''))
  return processMessage({ ...inputOf('a message'), resolution: { intent, looked } })
}
const calls = (tool_name: string, parameters: object) => ({
  ...NOTHING,
  decision_type: 'INVOKE_TOOL',
  tool_calls: [{ tool_name, parameters, sequence: 1 }],
})
const asks = (clarification_question: string) => ({
  ...NOTHING,
  decision_type: 'ASK_CLARIFICATION',
  clarification_question,
})
const responds = (response_text: string) => ({ ...NOTHING, decision_type: 'RESPOND_ONLY', response_text })

describe('rule 1: what waits for a yes comes first', () => {
  const waiting = { pending_confirmation: WAITING }

  test('a yes executes exactly it, a no cancels it [S002-rule1.1] [S002-rule1.2]', () => {
    expect(decide('yes', waiting)).toEqual({
      ...calls('delete_task', { user_id: 'anna', task_id: MILK }),
      decision_type: 'EXECUTE_PENDING',
    })
    expect(decide('no', waiting)).toEqual({
      ...responds("Okay, I won't delete 'buy milk'."),
      decision_type: 'CANCEL_PENDING',
    })
  })

  test('a yes or no goes to it and to no question that was asked beside it [S002-rule1.4]', () => {
    const asked = { intent_type: 'CREATE_TASK' as const }
    expect(processMessage({ ...inputOf('ok', waiting), asked }).decision.decision_type).toBe('EXECUTE_PENDING')
    expect(processMessage({ ...inputOf('cancel', waiting), asked }).decision.decision_type).toBe('CANCEL_PENDING')
    // The same words mean something else only when nothing waits.
    expect(decide('cancel').decision_type).toBe('RESPOND_ONLY')
  })

  test('any other message is classified as if nothing waited [S002-rule1.3]', () => {
    for (const message of ['add buy eggs', 'show my tasks', 'delete buy bread', 'hello there'])
      expect(decide(message, waiting), message).toEqual(decide(message))
  })

  test('at the moment of its end it is over [S002-rule1.5] [T-3.6]', () => {
    const at = (now: string) => processMessage({ ...inputOf('yes', waiting), now }).decision
    expect(at('2026-03-04T09:04:59.999Z').decision_type).toBe('EXECUTE_PENDING')
    expect(at(LATER)).toEqual(responds('There is nothing to confirm right now.'))
  })

  test('a yes or no with nothing waiting confirms nothing [T-3.8]', () => {
    for (const message of ['yes', 'ok', 'no', 'cancel'])
      expect(decide(message), message).toEqual(responds('There is nothing to confirm right now.'))
  })
})

describe('rule 2: from an intent to an action', () => {
  test('an addition and a listing call their tool at once [S002-rule2.1] [S002-rule2.2]', () => {
    expect(decide('add task buy eggs')).toEqual(calls('add_task', { user_id: 'anna', description: 'buy eggs' }))
    expect(decide('show my tasks')).toEqual(calls('list_tasks', { user_id: 'anna' }))
  })

  test.for([
    ['COMPLETE_TASK', 'complete buy milk'],
    ['UPDATE_TASK', 'change buy milk to buy oat milk'],
    ['DELETE_TASK', 'delete buy milk'],
  ] as const)(
    '%s: "%s" lists before it looks for the task [S002-rule2.3] [S002-rule2.6] [S002-rule2.9] [T-1.2]',
    ([intent, message]) => {
      const first = processMessage(inputOf(message))
      expect(first.intent.intent_type).toBe(intent)
      expect(first.decision).toEqual(calls('list_tasks', { user_id: 'anna' }))
      expect(needsTasks(intent)).toBe(true)
      const second = resolve(first.intent)
      expect(second.intent).toEqual(first.intent)
      expect(second.decision).not.toEqual(first.decision)
      expect(JSON.stringify(second.decision)).toContain(MILK)
      // Without the tasks of the second phase nothing could have been named.
      expect(JSON.stringify(first.decision)).not.toContain(MILK)
    },
  )

  test('a match is completed, changed, or asked about before it is deleted [S002-rule2.4] [S002-rule2.7] [S002-rule2.10]', () => {
    expect(resolve(intended('COMPLETE_TASK', { task_reference: 'milk' })).decision).toEqual(
      calls('complete_task', { user_id: 'anna', task_id: MILK }),
    )
    expect(
      resolve(intended('UPDATE_TASK', { task_reference: 'milk', new_description: 'buy oat milk' })).decision,
    ).toEqual(calls('update_task', { user_id: 'anna', task_id: MILK, new_description: 'buy oat milk' }))
    expect(resolve(intended('DELETE_TASK', { task_reference: 'milk' })).decision).toEqual({
      ...NOTHING,
      decision_type: 'REQUEST_CONFIRMATION',
      response_text: says.confirmDelete('buy milk'),
      pending_action: { action_type: 'DELETE_TASK', task_id: MILK, task_description: 'buy milk' },
    })
  })

  test('no match, or several, is asked about and calls nothing [S002-rule2.5] [S002-rule2.8] [S002-rule2.11] [S002-ask.5]', () => {
    for (const intent of ['COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'] as const) {
      const params = (task_reference: string) => ({ task_reference, new_description: 'x' })
      expect(resolve(intended(intent, params('the moon'))).decision).toEqual(
        asks("I couldn't find a task matching 'the moon'. Here are your current tasks:\n1. buy bread\n2. buy milk"),
      )
      expect(resolve(intended(intent, params('buy'))).decision).toEqual(
        asks("I found multiple tasks that match 'buy':\n1. buy bread\n2. buy milk\nWhich one did you mean?"),
      )
    }
  })

  test('a task that is completed is not completed by its words, but may be changed and deleted [T-4.6]', () => {
    const done = [aTask(MILK, 'buy milk', { status: 'completed', completed_at: NOW })]
    const types = (['COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'] as const).map(
      (intent) =>
        resolve(intended(intent, { task_reference: 'buy milk', new_description: 'x' }), done).decision.decision_type,
    )
    expect(types).toEqual(['ASK_CLARIFICATION', 'INVOKE_TOOL', 'REQUEST_CONFIRMATION'])
  })

  test('small talk is answered, and calls nothing [S002-rule2.12]', () => {
    expect(decideOn(intended('GENERAL_CHAT'))).toEqual(responds(says.howTo('ANY')))
    for (const message of ['hello there', 'thanks a lot', 'what is the capital of France?'])
      expect(decide(message), message).toMatchObject({ decision_type: 'RESPOND_ONLY', tool_calls: null })
  })

  test('what could be several things is asked about, with the options named, and calls nothing [S002-rule2.13] [S002-ask.1] [S002-ask.5]', () => {
    expect(decideOn(intended('AMBIGUOUS', { possible_intents: ['DELETE_TASK', 'COMPLETE_TASK'] }))).toEqual(
      asks("I'm not sure what you'd like to do. Would you like to delete a task, complete a task, or something else?"),
    )
  })

  test('several tasks at once are refused with a way to go on, before any list is asked for [T-7.1]', () => {
    for (const intent of ['COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK'] as const) {
      const decision = decideOn(intended(intent, { bulk: true }))
      expect(decision).toMatchObject({ decision_type: 'RESPOND_ONLY', tool_calls: null, pending_action: null })
      expect(decision.response_text).toMatch(/one task at a time.*Name one, for example ".+"/)
    }
  })
})

describe('what is not valid', () => {
  test('without a user nothing is looked at [S002-err.2] [S002-val.1]', () => {
    const classify = vi.fn(classifyIntent)
    for (const user_id of [null, '', '  '])
      for (const message of ['add buy milk', 'yes', null])
        expect(decide(message, { user_id, pending_confirmation: WAITING }, classify)).toEqual(
          responds('I need you to be logged in to manage tasks.'),
        )
    expect(classify).not.toHaveBeenCalled()
  })

  test('without a message there is nothing to understand [S002-err.3] [S002-val.2]', () => {
    const classify = vi.fn(classifyIntent)
    for (const message of [null, '', ' \n\t'])
      expect(decide(message, {}, classify)).toEqual(responds("I didn't understand that. Could you rephrase?"))
    expect(classify).not.toHaveBeenCalled()
  })

  test('4000 characters are read, 4001 are not, whatever the characters [S002-val.3] [S002-err.3]', () => {
    const classify = vi.fn(classifyIntent)
    for (const character of ['x', 'é', '🧀', '𝒳']) {
      const prefix = 'hello '
      const at = (length: number) => decide(prefix + character.repeat(length - prefix.length), {}, classify)
      expect(at(4000), character).not.toEqual(responds(says.NOT_UNDERSTOOD))
      expect(at(4001), character).toEqual(responds("I didn't understand that. Could you rephrase?"))
    }
    expect(classify).toHaveBeenCalledTimes(4)
  })

  test('a description of 1 to 1000 characters is taken, a longer one is told its limits [S002-val.4] [S002-val.5] [S002-deg.3]', () => {
    const tooLong = responds('Task description must be 1-1000 characters')
    const create = (description: string) => decideOn(intended('CREATE_TASK', { description, quoted: true }))
    const update = (new_description: string) =>
      resolve(intended('UPDATE_TASK', { task_reference: 'milk', new_description, quoted: true })).decision
    for (const words of ['x', '🧀', 'x'.repeat(1000), '🧀'.repeat(1000)]) {
      expect(create(words)).toEqual(calls('add_task', { user_id: 'anna', description: words }))
      expect(update(words)).toEqual(calls('update_task', { user_id: 'anna', task_id: MILK, new_description: words }))
    }
    for (const words of ['x'.repeat(1001), '🧀'.repeat(1001)]) {
      expect(create(words)).toEqual(tooLong)
      expect(update(words)).toEqual(tooLong)
    }
  })

  test('a description that is missing is asked for [S002-ask.4] [S002-ask.5]', () => {
    const question = asks('What would you like the task to say?')
    expect(decide('add a task')).toEqual(question)
    for (const new_description of [undefined, '', '  '])
      expect(
        resolve(
          intended('UPDATE_TASK', {
            task_reference: 'milk',
            ...(new_description === undefined ? {} : { new_description }),
          }),
        ).decision,
      ).toEqual(question)
    expect(resolve(intended('DELETE_TASK')).decision).toEqual(
      asks('Which task do you mean? Here are your current tasks:\n1. buy bread\n2. buy milk'),
    )
  })

  test('a classification that throws is AMBIGUOUS, and asks [S002-deg.1]', () => {
    const classify = () => {
      throw new RangeError('Maximum call stack size exceeded')
    }
    const { intent, decision } = processMessage(inputOf('add buy milk'), classify)
    expect(intent.intent_type).toBe('AMBIGUOUS')
    expect(decision).toEqual(
      asks("I'm not sure what you'd like to do. Would you like to add a task, see your tasks, or something else?"),
    )
    expect(JSON.stringify(decision)).not.toContain('stack')
    // Nor is a deletion executed because its answer could not be read.
    expect(decide('yes', { pending_confirmation: WAITING }, classify).decision_type).toBe('ASK_CLARIFICATION')
  })
})
