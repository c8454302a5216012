import { describe, expect, test } from 'vitest'
import { INTENT_TYPES } from '#apps/tasks/contracts.ts'
import { classifyIntent } from '#apps/tasks/domain/decide/language/classify.ts'
import { english } from '#apps/tasks/domain/decide/language/english.ts'
import { buildGrammar } from '#apps/tasks/domain/decide/language/grammar.ts'
import type { Language } from '#apps/tasks/domain/decide/language/language.ts'
import * as says from '#apps/tasks/domain/decide/templates.ts'

/** A language as its file would be: words and patterns, no code. */
const german: Language = {
  ...english,
  tag: 'de',
  contractions: {},
  spellings: {},
  corrected: '',
  lookalikes: '',
  stretched: '',
  openings: [],
  frames: [
    { intent: 'CREATE_TASK', trust: 'sure', says: 'erinnere mich an {d}' },
    { intent: 'CREATE_TASK', trust: 'sure', says: 'neue aufgabe {d}' },
    { intent: 'LIST_TASKS', trust: 'sure', says: 'zeig meine aufgaben' },
    { intent: 'COMPLETE_TASK', trust: 'sure', says: '{r} ist erledigt' },
    { intent: 'UPDATE_TASK', trust: 'sure', says: 'ändere {r} in {n}' },
    { intent: 'DELETE_TASK', trust: 'sure', says: 'lösche {r}' },
  ],
  assent: { ...english.assent, yes: 'ja', no: 'nein' },
  reference: { ...english.reference, before: 'die, den, das', after: '' },
}

describe('a language is one file of data', () => {
  test('another file makes its patterns understood, without a line of code [T-lang.1]', () => {
    const grammar = buildGrammar(german)
    const read = (message: string) => {
      const { intent_type, extracted_params } = classifyIntent(message, [], grammar)
      return [intent_type, extracted_params]
    }
    expect(read('Erinnere mich an Milch kaufen')).toEqual(['CREATE_TASK', { description: 'Milch kaufen' }])
    expect(read('neue Aufgabe Straße fegen 🧹')).toEqual(['CREATE_TASK', { description: 'Straße fegen 🧹' }])
    expect(read('Zeig meine Aufgaben!')).toEqual(['LIST_TASKS', null])
    expect(read('Bericht ist erledigt')).toEqual(['COMPLETE_TASK', { task_reference: 'Bericht' }])
    expect(read('ändere Milch in Hafermilch')).toEqual([
      'UPDATE_TASK',
      { task_reference: 'Milch', new_description: 'Hafermilch' },
    ])
    expect(read('lösche den Bericht')).toEqual(['DELETE_TASK', { task_reference: 'Bericht' }])
    expect(read('Ja!')).toEqual(['CONFIRM_YES', null])
    expect(read('nein')).toEqual(['CONFIRM_NO', null])
    // English is not its language.
    expect(read('remind me to buy milk')[0]).not.toBe('CREATE_TASK')
    expect(classifyIntent('lösche den Bericht', []).intent_type).not.toBe('DELETE_TASK')
    expect(classifyIntent('delete the report', []).intent_type).toBe('DELETE_TASK')
  })

  test('nothing in it is code [T-lang.1]', () => {
    expect(structuredClone(english)).toEqual(english)
    expect(JSON.parse(JSON.stringify(english))).toEqual(english)
  })
})

test('English is complete: patterns for every intent, words for every part, a sentence for every occasion [T-lang.2]', () => {
  const acting = INTENT_TYPES.filter((intent) => !/^(AMBIGUOUS|CONFIRM_YES|CONFIRM_NO)$/.test(intent))
  for (const intent of acting)
    expect(english.frames.filter((frame) => frame.intent === intent).length, intent).toBeGreaterThan(0)
  for (const kind of ['yes', 'no', 'not', 'unsure'] as const) expect(english.assent[kind].trim(), kind).not.toBe('')
  for (const [part, value] of Object.entries(english)) expect(JSON.stringify(value).length, part).toBeGreaterThan(2)
  for (const [name, sentence] of Object.entries(says))
    if (typeof sentence === 'string') expect(sentence, name).toMatch(/^[A-Z].+/)
  for (const intent of acting.filter((i) => i !== 'GENERAL_CHAT'))
    expect(says.howTo(intent), intent).not.toBe(says.howTo('ANY'))
  // What the chat asks is what the engine recognises as asked.
  const { confirm, description, which } = english.asked
  expect(confirm.some((words) => says.confirmDelete('x').includes(words))).toBe(true)
  expect(description.some((words) => says.WHAT_TO_SAY.includes(words))).toBe(true)
  expect(which.some((words) => says.whichTask('x', []).includes(words))).toBe(true)
})
