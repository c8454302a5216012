import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Approval } from '../../api/types.ts'
import { alike, shared } from './alike.ts'

const draft = (approval: string, words: string, more: Partial<Approval> = {}) =>
  ({
    approval,
    workspace: 'w',
    lane: 'DRAFT',
    action: 'generate_message',
    content: JSON.stringify({ action: { message: { content: words, type: 'follow_up' } } }),
    ...more,
  }) as Approval

test('drafts of one template are decided together; of another template, lane or workspace they are not', () => {
  const one = draft('1', 'Hello Anna, your work as engineer made me curious. May I connect?')
  const same = draft('2', 'Hello Bai, your work as product manager made me curious. May I connect?')
  const others = [
    draft('3', 'Hello Bai, I read about Example and would be glad to connect.'),
    draft('4', 'Hello Bai, your work as clerk made me curious. May I connect?', { workspace: 'v' }),
    draft('5', 'Hello Bai, your work as clerk made me curious. May I connect?', { lane: 'OTHER' }),
    draft('6', 'x', { content: 'not JSON' }),
  ]
  expect(alike(one, [one, same, ...others]).map(({ approval }) => approval)).toEqual(['1', '2'])
})

test('how much is shared is the same from both sides, nothing to everything', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (a, b) => {
      expect(shared(a, b)).toBe(shared(b, a))
      expect(shared(a, b)).toBeGreaterThanOrEqual(0)
      expect(shared(a, b)).toBeLessThanOrEqual(1)
    }),
  )
  expect(shared('one two', 'ONE, two!')).toBe(1)
})
