import { expect, test } from 'vitest'
import { actionHash, type BoundAction } from './action-hash.ts'

const bound: BoundAction = {
  workspace_id: 'w',
  action: { action_type: 'send_letter', letter_key: 'one' },
  input: { tool: 'post_letter', parameters: { body: 'Dear reader', recipient: 'Anna' } },
  recipient: 'Anna',
  artifacts: ['a'.repeat(64), 'b'.repeat(64)],
  pins: { lanes: 'c'.repeat(64), roles: 'd'.repeat(64) },
}

test.for<[string, Partial<BoundAction>]>([
  ['workspace', { workspace_id: 'v' }],
  ['action', { action: { action_type: 'send_letter', letter_key: 'two' } }],
  [
    'text that would be sent',
    { input: { tool: 'post_letter', parameters: { body: 'Dear Reader', recipient: 'Anna' } } },
  ],
  ['recipient', { recipient: 'Bert' }],
  ['artifact', { artifacts: ['a'.repeat(64)] }],
  ['lanes', { pins: { ...bound.pins, lanes: 'e'.repeat(64) } }],
  ['roles', { pins: { ...bound.pins, roles: 'e'.repeat(64) } }],
])('another %s is another action [K-grant.2]', ([, change]) => {
  expect(actionHash({ ...bound, ...change })).not.toBe(actionHash(bound))
})

test('the order in which keys and artifacts were written does not matter', () => {
  const action = { letter_key: 'one', action_type: 'send_letter' }
  expect(actionHash({ ...bound, action, artifacts: bound.artifacts.toReversed() })).toBe(actionHash(bound))
})
