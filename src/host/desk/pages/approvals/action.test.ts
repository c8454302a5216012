import { expect, test } from 'vitest'
import { inFull, readAction, withWords } from './action.ts'

const content = (message: unknown) => JSON.stringify({ action: { action_type: 'write', message } })

test('the words of a message and of a mail are found, and changed where they were found', () => {
  const message = readAction(content({ type: 'note', content: 'Hello' }))
  expect(message).toMatchObject({ words: 'Hello', kind: 'note', subject: null })
  expect(withWords(message.action ?? {}, 'Hi', null)).toEqual({
    action_type: 'write',
    message: { type: 'note', content: 'Hi' },
  })
  const mail = readAction(content({ subject: 'Roadmap', body: 'Dear Ada' }))
  expect(mail).toMatchObject({ words: 'Dear Ada', subject: 'Roadmap' })
  expect(inFull(mail)).toBe('Roadmap\n\nDear Ada')
  expect(withWords(mail.action ?? {}, 'Hi Ada', 'Plan')).toEqual({
    action_type: 'write',
    message: { subject: 'Plan', body: 'Hi Ada' },
  })
})

test('what has no words is shown as it is', () => {
  for (const odd of ['no JSON', '{}', content(null), content({ body: 7 })])
    expect(readAction(odd)).toMatchObject({ words: null, subject: null })
  expect(inFull(readAction('{}'))).toBeNull()
})
