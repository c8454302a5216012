import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type DraftTerms, draftError, type KnownPerson } from './draft-rules.ts'

const jane: KnownPerson = {
  full_name: 'Jane Doe',
  job_title: 'Senior Engineer',
  company: 'TechCorp',
  location: 'Bern',
  headline: 'Building reliable cloud infrastructure for hospitals',
}
const terms: DraftTerms = { type: 'connection_request', limits: { note: 200, message: 8000 } }
const note = (content: string) => draftError({ type: 'connection_request', content }, jane, terms)?.code ?? 'fine'

test('the sample of the contract is fine', () => {
  expect(
    note('Hi Jane, I noticed your work at TechCorp on cloud infrastructure. Would love to connect and share insights.'),
  ).toBe('fine')
})

describe('at least one detail of the profile', () => {
  test.for([
    ['Hello Jane, how is life at techcorp these days?', 'fine'],
    ['Hello Jane, I am looking for a senior engineer like you.', 'fine'],
    ['Hello Jane, greetings to Bern from me, shall we connect?', 'fine'],
    ['Hello Jane, your cloud infrastructure caught my eye.', 'fine'],
    ['Hello Jane, I would like to connect with you.', 'message.impersonal'],
    ['Hello Jane, I read about engineers and clouds.', 'message.impersonal'],
    ['Hello Jane, I like TechCorporate things a lot.', 'message.impersonal'],
    ['Hello Jane, Bernard sends his regards to you.', 'message.impersonal'],
  ] as const)('%s: %s [O-msg.7]', ([content, code]) => {
    expect(note(content)).toBe(code)
  })

  test('of a person of whom nothing is known there is nothing to say', () => {
    const draft = { type: 'connection_request', content: 'Hello Jane Doe, shall we connect?' } as const
    expect(draftError(draft, { full_name: 'Jane Doe' }, terms)?.code).toBe('message.impersonal')
  })
})

describe('what was left to be filled in', () => {
  test.for(['{first_name}', '{{name}}', '[Name]', '[Your Company]', '<first name>', '%FIRST_NAME%', '[insert detail]'])(
    '%s',
    (placeholder) => {
      expect(note(`Hello ${placeholder}, how is life at TechCorp?`)).toBe('message.placeholder')
    },
  )
  test.for(['I <3 TechCorp, Jane, truly', 'TechCorp [2024] was a good talk', '100% of TechCorp liked it, Jane'])(
    '%s is not one',
    (content) => {
      expect(note(content)).toBe('fine')
    },
  )
})

test('a note has the length that the channel takes, as a field counts it; a message may be longer [S000-4.3]', () => {
  const text = (length: number) => `TechCorp ${'x'.repeat(length - 9)}`
  expect(note(text(200))).toBe('fine')
  expect(note(text(201))).toBe('message.too_long')
  expect(note(`TechCorp ${'😀'.repeat(96)}`)).toBe('message.too_long')
  const message = { type: 'follow_up', content: text(201) } as const
  expect(draftError(message, jane, { ...terms, type: 'follow_up' })).toBeNull()
})

test('a step sends what it is for', () => {
  expect(draftError({ type: 'direct_message', content: 'Hello from TechCorp fans' }, jane, terms)).toMatchObject({
    code: 'message.other_type',
    path: '/message/type',
  })
})

test('what nobody sees, nobody approves', () => {
  for (const unseen of ['\u200b', '\u202e', '\u0007', '\u{e0041}', '\ufeff', '\ud800'])
    expect(note(`How is ${unseen}life at TechCorp, Jane?`), JSON.stringify(unseen)).toBe('message.unseen_characters')
  expect(note('How is life\nat TechCorp? 👩‍💻❤️')).toBe('fine')
})

test('whatever the text and the profile, there is an answer', () => {
  const any = fc.string({ unit: 'binary', maxLength: 400 })
  fc.assert(
    fc.property(any, any, any, (content, company, headline) => {
      const error = draftError({ type: 'connection_request', content }, { full_name: 'x', company, headline }, terms)
      expect(error === null || error.code.startsWith('message.')).toBe(true)
    }),
  )
})
