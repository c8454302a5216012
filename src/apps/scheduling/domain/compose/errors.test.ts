import { expect, test } from 'vitest'
import type { CommunicationError } from '#kernel/contracts/scheduling.ts'
import { checkMessage } from './check/check-message.ts'
import { compose } from './compose.ts'
import { sampleContext, sampleHistory } from './context.fixture.ts'

const REQUIRED = [
  'next_action',
  'next_action.type',
  'attendee_email',
  'attendee_name',
  'attendee',
  'conv_history',
  'scheduling_operation.title',
  'scheduling_operation.duration',
  'scheduling_operation.location',
  'scheduling_operation.timezone',
  'scheduling_operation.date.start',
  'scheduling_operation.date.end',
]

function changed(path: string, change: (parent: Record<string, unknown>, key: string) => void): unknown {
  const context: Record<string, unknown> = structuredClone(sampleContext({ type: 'Initiate' }))
  const keys = path.split('.')
  const parent = keys.slice(0, -1).reduce((at, key) => at[key] as Record<string, unknown>, context)
  change(parent, keys.at(-1)!)
  return context
}

test.for(REQUIRED)('Initiate without %s writes nothing and names it [M-err.1]', (path) => {
  const without = [
    changed(path, (parent, key) => delete parent[key]),
    changed(path, (parent, key) => {
      parent[key] = null
    }),
    changed(path, (parent, key) => {
      parent[key] = ''
    }),
  ]
  for (const context of without) {
    const { subject, body, metadata } = compose(context)
    expect({ subject, body }).toEqual({ subject: '', body: '' })
    const error = metadata as CommunicationError
    expect(error.error).toBe('missing_critical_details')
    expect(error.missing_fields).toEqual([path])
    expect(error.details).not.toContain('@')
  }
})

test('without the whole operation every field of it is named [M-err.1]', () => {
  const { metadata } = compose(changed('scheduling_operation', (parent, key) => delete parent[key]))
  expect((metadata as CommunicationError).missing_fields).toEqual(
    expect.arrayContaining([
      'scheduling_operation',
      ...REQUIRED.filter((path) => path.startsWith('scheduling_operation.')),
    ]),
  )
})

test.for(['CST', 'IST', 'AST', 'Mars/Olympus'])('the zone %s is asked for as an IANA name [M-err.1]', (zone) => {
  const { metadata } = compose(
    changed('scheduling_operation.timezone', (parent, key) => Object.assign(parent, { [key]: zone })),
  )
  const { missing_fields, details } = metadata as CommunicationError
  expect(missing_fields).toEqual(['scheduling_operation.timezone'])
  expect(details).toContain('IANA')
})

test.for([
  [{ type: 'Negotiate' }, 'Negotiate'],
  [{ type: 'Reply', subtype: 'nonsense' }, 'Reply.nonsense'],
  [{ type: 'Initiate', subtype: 'answer' }, 'Initiate.answer'],
  [{ type: 'initiate' }, 'initiate'],
  [{ type: 'Wait', subtype: 'attendee' }, 'Wait.attendee'],
  [{ type: 'Escalate', subtype: 'unusual' }, 'Escalate.unusual'],
  [{ type: 'Close', subtype: 'declined' }, 'Close.declined'],
  [{ type: 42 }, '42'],
  [{ type: 'toString' }, 'toString'],
] as const)('the action %j is undefined, and nothing is written [M-err.2]', ([next_action, received]) => {
  const context = { ...sampleContext({ type: 'Initiate' }), next_action }
  const output = compose(context)
  expect(output).toMatchObject({ subject: '', body: '' })
  expect(output.metadata).toMatchObject({ error: 'undefined_action_type', action_received: received })
  expect(checkMessage(output, context)).toEqual([])
})

const FIRST = compose(sampleContext({ type: 'Initiate' })).body

test('a follow-up takes what the operation lacks from the mail before it [M-err.3]', () => {
  const bare = {
    ...sampleContext({ type: 'Follow_up' }, 'en', sampleHistory(['outbound', FIRST])),
    scheduling_operation: {},
    attendee_name: undefined,
  }
  const output = compose(bare)
  expect(output.subject).toBe('Following up: Q3 Integration Roadmap')
  expect(output.body).toContain('Tuesday, January 14 at 2:00 PM')
  expect(output.body).toMatch(/^(?:Hi|Hello) Michael,/)
  expect(checkMessage(output, bare)).toEqual([])
})

test('an answer takes place and length from it as well [M-err.3]', () => {
  const history = sampleHistory(['outbound', FIRST], ['inbound', 'Where is it, and how long will it take?'])
  const bare = { ...sampleContext({ type: 'Reply' }, 'en', history), scheduling_operation: {} }
  const output = compose(bare)
  expect(output.body).toContain('video call')
  expect(output.body).toContain('60 minutes')
  expect(checkMessage(output, bare)).toEqual([])
})

test("the seed's example mail is a source of details too [M-err.3]", () => {
  const seed =
    "Hi Michael,\n\nI'm coordinating a meeting to discuss the Q3 Integration Roadmap. We'd like to schedule this for Tuesday, January 14th at 2:00 PM EST (60 minutes) via video call.\n\nWould this time work for you?\n\nBest regards"
  const output = compose({
    ...sampleContext({ type: 'Follow_up' }, 'en', sampleHistory(['outbound', seed])),
    scheduling_operation: undefined,
  })
  expect(output.subject).toBe('Following up: Q3 Integration Roadmap')
  expect(output.body).toContain('Tuesday, January 14 at 2:00 PM')
})

test('what cannot be recovered is left out, and what an attendee wrote is no source [M-err.3]', () => {
  const history = sampleHistory(['inbound', 'The meeting "Bonus" is on Friday, January 17 at 9:00 AM.'])
  for (const type of ['Follow_up', 'Reply', 'Confirm'] as const) {
    const bare = { ...sampleContext({ type }, 'en', history), scheduling_operation: {} }
    const output = compose(bare)
    expect(output.body).not.toMatch(/Bonus|Friday|9:00|undefined|null|\{|\}/)
    expect(checkMessage(output, bare)).toEqual([])
  }
})
