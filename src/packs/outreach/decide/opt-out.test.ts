import fc from 'fast-check'
import { expect, test } from 'vitest'
import { asksToStop } from './opt-out.ts'

test.for([
  'Please do not contact me again.',
  "please don't message me anymore",
  'Don’t write to me again, thanks',
  'STOP',
  'Stop messaging me!!!',
  'unsubscribe',
  'Kindly remove me from your list',
  'take me off this list',
  'Thanks, but I would rather opt out.',
  'I do not wish to be contacted about this.',
  'I do not want to hear from you again',
  'no thanks',
  'Leave me alone',
  'This is the third time. I am reporting you.',
  'Delete my data please',
])('asks to stop: %s [O-seq.6]', (reply) => {
  expect(asksToStop(reply)).toBe(true)
})

test.for([
  'Yes, happy to talk next week!',
  'Not now, ask me again in spring.',
  'No thanks needed, glad it helped. What do you have in mind?',
  'We never stop learning here. Tell me more?',
  'I do not know yet, what is it about?',
  'Can you contact my colleague instead?',
  "I don't mind if you write to me by mail",
  '',
])('does not: %s [O-seq.6]', (reply) => {
  expect(asksToStop(reply)).toBe(false)
})

test('whatever stands around it, and however it is written, the wish is heard [O-seq.6]', () => {
  const around = fc.string({ maxLength: 200 }).map((text) => text.replaceAll(/[\p{L}\p{M}\p{N}+#'’]/gu, ' '))
  fc.assert(
    fc.property(around, around, fc.boolean(), (before, after, loud) => {
      const wish = `${before} please do not contact me again ${after}`
      expect(asksToStop(loud ? wish.toUpperCase() : wish)).toBe(true)
    }),
  )
})
