import { describe, expect, test } from 'vitest'
import type { HistoryMessage, IntentType } from '#apps/tasks/contracts.ts'
import { classifyIntent } from '#apps/tasks/domain/decide/language/classify.ts'

/** The seed's own words, alone and in a sentence, and what the settled points say about them. */

const read = (message: string, history: HistoryMessage[] = []) => classifyIntent(message, history)
const intentOf = (message: string) => read(message).intent_type
/** All at once, so that a failure shows every message that was misread. */
function expectAll(intent: IntentType, messages: string[]): void {
  expect(Object.fromEntries(messages.map((message) => [message, intentOf(message)]))).toEqual(
    Object.fromEntries(messages.map((message) => [message, intent])),
  )
}
const extracts = (message: string) => read(message).extracted_params

describe('CREATE_TASK', () => {
  test('each trigger is recognised in a sentence [S002-int.4]', () => {
    expectAll('CREATE_TASK', [
      'add task buy milk',
      'add task: buy milk',
      'Add a task to buy milk',
      'remind me to call mom',
      'Remind me about the dentist appointment',
      'create a task to water the plants',
      'create buy milk',
      'I need to buy milk',
      'i need to finish the report by friday',
      "don't forget to call mom",
      'Don’t forget to call mom',
      'todo: buy milk',
      'ToDo: buy milk',
    ])
  })

  test('each trigger is recognised alone, without words for the task [S002-int.4]', () => {
    const alone = ['add task', 'remind me', 'create', 'I need to', "don't forget to", 'todo:']
    expectAll('CREATE_TASK', alone)
    for (const message of alone) expect(extracts(message)?.description ?? '', message).toBe('')
  })

  test.for([
    ['add task buy milk', 'buy milk'],
    ['Add Task: Buy MILK!', 'Buy MILK!'],
    ['remind me to call mom', 'call mom'],
    ['create a task to water the plants', 'water the plants'],
    ['I need to pay the rent', 'pay the rent'],
    ["don't forget to call mom", 'call mom'],
    ['todo: Ça va — “Käse” 🧀', 'Ça va — “Käse” 🧀'],
  ] as const)('"%s" is about "%s" [S002-int.5]', ([message, description]) => {
    expect(read(message)).toMatchObject({ intent_type: 'CREATE_TASK', extracted_params: { description } })
  })
})

describe('LIST_TASKS', () => {
  const LISTS = [
    'show tasks',
    'show my tasks',
    'Show all tasks please',
    'what are my tasks',
    'What are my tasks?',
    'my list',
    "what's on my list?",
    'what do I need to do',
    'what do I need to do today?',
    'show me',
    'show me my tasks',
    'show me the list',
  ]

  test('each trigger is recognised, and nothing is extracted [S002-int.6]', () => {
    expectAll('LIST_TASKS', LISTS)
    for (const message of LISTS) expect(extracts(message), message).toBeNull()
  })
})

describe('COMPLETE_TASK', () => {
  test('each trigger is recognised in a sentence [S002-int.7]', () => {
    expectAll('COMPLETE_TASK', [
      'done with the report',
      'the report is done',
      'I finished the report',
      'finished buy milk',
      'I completed the report',
      'completed task 2',
      'mark the report as done',
      'mark task 2 as done',
      'I did the dishes',
      'check off buy milk',
      'check buy milk off',
    ])
  })

  test('each trigger is recognised alone [S002-int.7]', () => {
    expectAll('COMPLETE_TASK', ['done', 'finished', 'completed', 'mark as done', 'I did', 'check off'])
  })

  test.for([
    ['I finished the report', 'report'],
    ['done with the dishes', 'dishes'],
    ['mark buy milk as done', 'buy milk'],
    ['check off task 2', '2'],
    ['I did the laundry', 'laundry'],
    ['completed the first one', 'first'],
  ] as const)('"%s" is about "%s" [S002-int.8]', ([message, word]) => {
    const { intent_type, extracted_params } = read(message)
    expect(intent_type).toBe('COMPLETE_TASK')
    expect(extracted_params?.task_reference).toContain(word)
  })
})

describe('UPDATE_TASK', () => {
  test('each trigger is recognised in a sentence [S002-int.9]', () => {
    expectAll('UPDATE_TASK', [
      'change buy milk to buy oat milk',
      'update buy milk to buy oat milk',
      'modify task 2 to call Anna',
      'edit task 1',
      'edit buy milk to say buy bread',
      'rename task 2 to call Anna',
      'make it buy oat milk',
    ])
  })

  test('each trigger is recognised alone [S002-int.9]', () => {
    expectAll('UPDATE_TASK', ['change', 'update', 'modify', 'edit', 'rename', 'make it'])
  })

  test.for([
    ['change buy milk to buy oat milk', 'buy milk', 'buy oat milk'],
    ['rename task 2 to Call Anna', '2', 'Call Anna'],
    ['update the report to the essay', 'report', 'the essay'],
    ['modify the first task to go home', 'first', 'go home'],
  ] as const)('"%s" changes "%s" to "%s" [S002-int.10]', ([message, reference, words]) => {
    const { intent_type, extracted_params } = read(message)
    expect({ intent_type, new_description: extracted_params?.new_description }).toEqual({
      intent_type: 'UPDATE_TASK',
      new_description: words,
    })
    expect(extracted_params?.task_reference).toContain(reference)
  })
})

describe('DELETE_TASK', () => {
  test('each trigger is recognised in a sentence [S002-int.11]', () => {
    expectAll('DELETE_TASK', [
      'delete buy milk',
      'Delete the groceries one',
      'remove task 2',
      'remove buy milk from my list',
      'cancel the report',
      'get rid of buy milk',
      'forget the report',
      'forget about buy milk',
    ])
  })

  test('each trigger is recognised alone, but "cancel", which answers [S002-int.11] [T-2.1]', () => {
    expectAll('DELETE_TASK', ['delete', 'remove', 'delete it', 'remove that', 'get rid of', 'forget'])
    expectAll('CONFIRM_NO', ['cancel', 'Cancel.', 'cancel!'])
  })

  test.for([
    ['delete buy milk', 'buy milk'],
    ['remove the second task', 'second'],
    ['get rid of the report', 'report'],
    ['forget the laundry', 'laundry'],
    ['cancel task 3', '3'],
  ] as const)('"%s" is about "%s" [S002-int.12]', ([message, reference]) => {
    const { intent_type, extracted_params } = read(message)
    expect(intent_type).toBe('DELETE_TASK')
    expect(extracted_params?.task_reference).toContain(reference)
  })
})

test('without any task-related pattern it is small talk, and nothing is extracted [S002-int.13]', () => {
  const CHAT = [
    'hello there',
    'good morning',
    'thank you so much',
    'the weather is lovely in Lisbon',
    'who won the world cup in 1998?',
    'what is the capital of France',
    'tell me a joke',
    'lol',
    '🙂',
  ]
  expectAll('GENERAL_CHAT', CHAT)
  for (const message of CHAT) expect(extracts(message), message).toBeNull()
})

test('what may be several things is AMBIGUOUS, and says which [S002-int.14]', () => {
  for (const message of [
    'add milk and show my list',
    'delete the report and add a new one',
    'show my tasks and delete task 1',
  ]) {
    const { intent_type, extracted_params } = read(message)
    expect(intent_type, message).toBe('AMBIGUOUS')
    expect(extracted_params?.possible_intents?.length, message).toBeGreaterThanOrEqual(2)
  }
})

describe('yes and no', () => {
  const YES = ['yes', 'confirm', 'do it', 'go ahead', 'sure', 'ok']
  const NO = ['no', 'cancel', "don't", 'never mind', 'stop']
  const dressed = (words: string[]) =>
    words.flatMap((word) => [word, word.toUpperCase(), `${word}!`, `${word}.`, ` ${word} `, `${word}, please`])

  test('each trigger of a yes is recognised, and nothing is extracted [S002-int.15]', () => {
    expectAll('CONFIRM_YES', dressed(YES))
    for (const word of YES) expect(extracts(word), word).toBeNull()
  })

  test('each trigger of a no is recognised, and nothing is extracted [S002-int.16]', () => {
    expectAll(
      'CONFIRM_NO',
      dressed(NO).filter((words) => !/, please$/.test(words) || words.startsWith('no')),
    )
    expectAll('CONFIRM_NO', ['don’t', 'no thanks', 'No, thank you', 'nevermind'])
    for (const word of NO) expect(extracts(word), word).toBeNull()
  })

  test('every way of the settled points to say yes is one [T-3.7]', () => {
    expectAll('CONFIRM_YES', ['yes', 'Yes!', 'yes please', 'go ahead', 'ok', 'sure do it'])
  })

  test('a yes that takes itself back is none', () => {
    for (const message of ['yes but no', "ok don't", 'yes, wait, no', "sure, but don't delete it", 'no yes'])
      expect(intentOf(message), message).not.toBe('CONFIRM_YES')
  })
})

describe('cancel, forget and their objects', () => {
  test('"cancel" alone is a no [T-2.1]', () => {
    expectAll('CONFIRM_NO', ['cancel', 'CANCEL', 'cancel please', 'please cancel'])
  })

  test.for([
    ['cancel the gym membership', 'gym membership'],
    ['cancel buy milk', 'buy milk'],
    ['forget the report', 'report'],
    ['forget buy milk', 'buy milk'],
  ] as const)('"%s" is a deletion of "%s" [T-2.2]', ([message, object]) => {
    const { intent_type, extracted_params } = read(message)
    expect(intent_type).toBe('DELETE_TASK')
    expect(extracted_params?.task_reference).toContain(object)
  })

  test.for([
    ["don't forget to call mom", 'call mom'],
    ['do not forget to delete the old files', 'delete the old files'],
    ["Don't forget to cancel the gym", 'cancel the gym'],
  ] as const)('"%s" is a task, although it holds "forget" [T-2.3]', ([message, description]) => {
    expect(read(message)).toMatchObject({ intent_type: 'CREATE_TASK', extracted_params: { description } })
  })

  test('"don\'t delete it" is never a deletion [T-2.4]', () => {
    for (const message of [
      "don't delete it",
      'do not delete it',
      'Don’t delete the report!',
      'please don’t remove task 2',
      'never delete buy milk',
      "you shouldn't delete that",
      'no, do not delete buy milk',
    ])
      expect(intentOf(message), message).not.toBe('DELETE_TASK')
  })
})

describe('several intents in one message', () => {
  test('"add milk and show my list" names both [T-5.1]', () => {
    expect(read('add milk and show my list')).toMatchObject({
      intent_type: 'AMBIGUOUS',
      extracted_params: { possible_intents: ['CREATE_TASK', 'LIST_TASKS'] },
    })
  })

  test('verbs that belong to a task do not make a second intent [T-5.2]', () => {
    expect(read('remind me to cancel my gym membership and call mom')).toMatchObject({
      intent_type: 'CREATE_TASK',
      extracted_params: { description: 'cancel my gym membership and call mom' },
    })
  })
})

describe('what does not act', () => {
  test('a negation completes, deletes and changes nothing [T-6.1]', () => {
    for (const message of [
      'I did not finish the report',
      "I didn't finish the report",
      "I haven't done the dishes yet",
      'the report is not done',
      "don't mark task 2 as done",
      "I can't complete the report",
    ])
      expect(['COMPLETE_TASK', 'DELETE_TASK', 'UPDATE_TASK'], message).not.toContain(intentOf(message))
  })

  test('a question how something is done is answered with help [T-6.2]', () => {
    expect(read('how do I delete a task?')).toMatchObject({
      intent_type: 'GENERAL_CHAT',
      extracted_params: { help: 'DELETE_TASK' },
    })
    expect(read('how can I add a task?')).toMatchObject({
      intent_type: 'GENERAL_CHAT',
      extracted_params: { help: 'CREATE_TASK' },
    })
  })

  test('a request for many at once says so [T-7.1]', () => {
    for (const message of ['delete all completed tasks', 'delete everything', 'remove all my tasks'])
      expect(read(message), message).toMatchObject({ intent_type: 'DELETE_TASK', extracted_params: { bulk: true } })
    expect(read('mark all tasks as done')).toMatchObject({
      intent_type: 'COMPLETE_TASK',
      extracted_params: { bulk: true },
    })
  })
})
