import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MESSAGE_MAX } from '../../../contracts.ts'
import { classifyIntent } from './classify.ts'
import { utterances } from './utterances.fixture.ts'

const ACTIONS = ['CREATE_TASK', 'COMPLETE_TASK', 'UPDATE_TASK', 'DELETE_TASK']
const intentOf = (message: string) => classifyIntent(message, []).intent_type

const requests = utterances.filter(
  ({ intent, says }) => ACTIONS.includes(intent) && /^(add|remind|delete|remove|mark|put|take|set|rename)\b/.test(says),
)
const request = fc.constantFrom(...requests)
const spoken = fc.constantFrom(...utterances.filter(({ says }) => /\w$/.test(says)))

/** Words that no frame holds, so that a text made of them is only a text. */
const content = fc.constantFrom(
  'zebra',
  'Übung',
  'milk',
  '🥛',
  'café',
  '42nd',
  'Ωmega',
  'naïve',
  "o'brien",
  'x-ray',
  '3.14',
  '牛奶',
  '(soon)',
  '!!',
)
const text = fc
  .tuple(
    fc.constantFrom('zebra', 'Übung', 'milk', '🥛', '牛奶'),
    fc.array(fc.tuple(fc.constantFrom(' ', '  ', ' , '), content), { maxLength: 12 }),
  )
  .map(([first, rest]) => first + rest.map(([gap, word]) => gap + word).join(''))

const anything = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
  fc.array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 }).map((codes) => String.fromCharCode(...codes)),
  fc
    .array(
      fc.constantFrom(...utterances.flatMap(({ says }) => says.split(' ')), '"', ':', ',', '.', '?', '\n', '\0', '#2'),
      { maxLength: 60 },
    )
    .map((words) => words.join(' ')),
)

describe('any message at all', () => {
  test('is answered, never thrown at', () => {
    fc.assert(
      fc.property(anything, (message) => {
        const { intent_type, confidence, extracted_params } = classifyIntent(message, [])
        expect(confidence).toBeGreaterThan(0)
        expect(confidence).toBeLessThanOrEqual(1)
        if (intent_type === 'CREATE_TASK' && extracted_params?.description)
          expect(message).toContain(extracted_params.description.slice(0, 1))
      }),
      { numRuns: 500 },
    )
  })

  test.for([
    ['lone surrogates', '\ud83d'.repeat(MESSAGE_MAX)],
    ['emoji', '😀'.repeat(MESSAGE_MAX / 2)],
    ['right to left', 'أضف مهمة '.repeat(400)],
    ['nothing', '\0'.repeat(MESSAGE_MAX)],
    ['quotes', '"\''.repeat(MESSAGE_MAX / 2)],
    ['one word', 'add'.padEnd(MESSAGE_MAX, 'd')],
    ['conjunctions', 'and '.repeat(MESSAGE_MAX / 4)],
    ['letters that grow when lowered', 'İ'.repeat(MESSAGE_MAX)],
  ] as const)('full of %s is answered too', ([, message]) => {
    expect(ACTIONS.slice(1)).not.toContain(intentOf(message))
  })

  test('means the same each time', () => {
    fc.assert(
      fc.property(anything, (message) => {
        expect(classifyIntent(message, [])).toEqual(classifyIntent(message, []))
      }),
    )
  })
})

describe('the same wish in other clothes', () => {
  const before = fc.constantFrom(
    'please ',
    'hey could you please ',
    'can you ',
    'i was wondering if you could ',
    'I would like you to ',
    'ok so ',
    'go ahead and ',
  )
  const after = fc.constantFrom('', ' please', ', thanks', ' thank you', '!')

  test('courtesy changes no intent', () => {
    fc.assert(
      fc.property(before, request, after, (opening, { says, intent }, closing) => {
        expect(intentOf(opening + says + closing), opening + says + closing).toBe(intent)
      }),
      { numRuns: 400 },
    )
  })

  test('case and closing marks change no intent', () => {
    fc.assert(
      fc.property(
        spoken,
        fc.constantFrom('', '.', '!', '!!', '…', ' '),
        fc.boolean(),
        ({ says, intent }, mark, loud) => {
          expect(intentOf((loud ? says.toUpperCase() : says) + mark)).toBe(intent)
        },
      ),
      { numRuns: 400 },
    )
  })

  test('forbidden, it never acts', () => {
    const no = fc.constantFrom("don't ", 'do not ', 'please do not ', 'never ', "please don't ")
    fc.assert(
      fc.property(no, request, (opening, { says }) => {
        expect(ACTIONS, opening + says).not.toContain(intentOf(opening + says))
      }),
    )
  })
})

describe('the words of a task', () => {
  test.for(['todo: ', 'add task ', 'Add task: ', 'to do: ', 'new task: '])('behind "%s" stay as they are', (frame) => {
    fc.assert(
      fc.property(text, (words) => {
        expect(classifyIntent(frame + words, [])).toMatchObject({
          intent_type: 'CREATE_TASK',
          extracted_params: { description: words },
        })
      }),
    )
  })

  test('behind "remind me to" only the closing mark goes', () => {
    fc.assert(
      fc.property(text, fc.constantFrom('', '.', '!', ' please'), (words, end) => {
        fc.pre(!/[.!]$/.test(words))
        expect(classifyIntent(`remind me to ${words}${end}`, []).extracted_params).toEqual({ description: words })
      }),
    )
  })
})
