import { describe, expect, test } from 'vitest'
import { type HistoryMessage, INTENT_TYPES } from '../../../contracts.ts'
import { classifyIntent } from './classify.ts'
import { utterances } from './utterances.fixture.ts'

const timestamp = '2026-01-01T09:00:00Z'
const turns = (...contents: string[]): HistoryMessage[] =>
  contents.map((content, i) => ({ role: i % 2 === 0 ? 'user' : 'assistant', content, timestamp }))

describe('what people write is understood', () => {
  test.for(utterances)('$intent: $says', ({ says, intent, params }) => {
    const heard = classifyIntent(says, [])
    expect(heard.intent_type).toBe(intent)
    if (params !== undefined) expect(heard.extracted_params).toEqual(params)
  })

  test('the sentences are many, of every intent, and many of them are none of ours', () => {
    const count = (intent: string) => utterances.filter((utterance) => utterance.intent === intent).length
    expect(new Set(utterances.map(({ says }) => says)).size).toBeGreaterThanOrEqual(400)
    for (const intent of INTENT_TYPES) expect(count(intent), intent).toBeGreaterThan(9)
    expect(count('GENERAL_CHAT')).toBeGreaterThanOrEqual(120)
  })
})

describe('a confidence says how plain it was', () => {
  test.for(['remind me to call mom', 'delete groceries', 'yes', 'tell me a joke', 'maybe'])('%s', (says) => {
    const { confidence } = classifyIntent(says, [])
    expect(confidence).toBeGreaterThanOrEqual(0.5)
    expect(confidence).toBeLessThanOrEqual(1)
  })

  test('a form that names the task is surer than a bare verb', () => {
    const sure = classifyIntent('remove groceries from my list', []).confidence!
    expect(sure).toBeGreaterThan(classifyIntent('remove groceries', []).confidence!)
  })
})

describe('an answer is read with its question', () => {
  const which = "I found multiple tasks that match 'milk':\n1. buy milk\n2. spill milk\nWhich one did you mean?"
  const confirm =
    "Are you sure you want to delete 'milk'? This cannot be undone. Reply 'yes' to confirm or 'no' to cancel."

  test('a bare number picks from the tasks that were shown', () => {
    const heard = classifyIntent('2', turns('delete milk', which))
    expect(heard).toMatchObject({ intent_type: 'DELETE_TASK', extracted_params: { task_reference: '2' } })
  })

  test('a name picks too, and a change keeps its new words', () => {
    const heard = classifyIntent('the spill one', turns('change milk to buy oats', which))
    expect(heard).toMatchObject({
      intent_type: 'UPDATE_TASK',
      extracted_params: { task_reference: 'spill', new_description: 'buy oats' },
    })
  })

  test('asked again, the answer still belongs to the first wish', () => {
    const heard = classifyIntent('the first one', turns('I finished milk', which, 'the milk one', which))
    expect(heard).toMatchObject({ intent_type: 'COMPLETE_TASK', extracted_params: { task_reference: 'first' } })
  })

  test('asked for its words, the answer is the task', () => {
    const heard = classifyIntent('buy milk', turns('add a task', 'What would you like the task to say?'))
    expect(heard).toMatchObject({ intent_type: 'CREATE_TASK', extracted_params: { description: 'buy milk' } })
  })

  test('asked for the new words, the answer is the change', () => {
    const heard = classifyIntent('buy oats', turns('edit task 2', 'What would you like the task to say?'))
    expect(heard).toMatchObject({
      intent_type: 'UPDATE_TASK',
      extracted_params: { task_reference: 'task 2', new_description: 'buy oats' },
    })
  })

  test.for(['never mind', 'what is the weather', 'show my list', 'why?'])('%s is no answer to it', (says) => {
    const asked = classifyIntent(says, turns('add a task', 'What would you like the task to say?'))
    expect(asked).toEqual(classifyIntent(says, []))
  })

  test('"ok delete it" is a yes only to the question whether to', () => {
    expect(classifyIntent('ok delete it', turns('delete milk', confirm)).intent_type).toBe('CONFIRM_YES')
    expect(classifyIntent('ok delete it', []).intent_type).toBe('DELETE_TASK')
  })

  test('without a question, a number says nothing', () => {
    expect(classifyIntent('2', turns('hello', 'Hi!')).intent_type).toBe('GENERAL_CHAT')
  })
})
