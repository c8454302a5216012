import { expect, test } from 'vitest'
import { earlierEffect, effectKeys, outsideKey } from '#kernel/controller/effect-key.ts'
import type { EarlierIntent } from '#kernel/ports/store.ts'
import { fakeTool, loaded, stage, WORKSPACE } from './stage.ts'

const call = { kind: 'tool', tool: 'probe', input: { to: 'anna' } } as const
const earlier = (status: EarlierIntent['status'], idempotency_key = 'probe:anna'): EarlierIntent => ({
  intent_id: 'intent-0',
  run_id: 'run-0',
  idempotency_key,
  status,
})
const ask = (latest: EarlierIntent | null, tool = fakeTool()) => {
  const { deps, lease } = stage({ latest })
  return earlierEffect(deps, lease, loaded([tool]), call)
}

test('each try has a key of its own, the first the plainest', () => {
  const keys = effectKeys('probe', 'anna')
  expect(keys).toHaveLength(20)
  expect(keys.slice(0, 3)).toEqual(['probe:anna', 'probe#2:anna', 'probe#3:anna'])
  expect(keys.at(-1)).toBe('probe#20:anna')
})

test.for([
  ['probe:anna', 'probe:anna'],
  ['probe#2:anna', 'probe:anna'],
  ['probe#12:anna', 'probe:anna'],
  ['probe:a#2:b', 'probe:a#2:b'],
  ['probe#2:a#3:b', 'probe:a#3:b'],
  ['a#b:probe#2:x', 'a#b:probe#2:x'],
])('the outside sees one key for all tries: %s is %s', ([inside, outside]) => {
  expect(outsideKey(inside as string)).toBe(outside)
})

test('what was never intended has the first key', async () => {
  expect(await ask(null)).toEqual({ key: 'probe:anna', retryOf: null })
})

test('every key is asked for, of this workspace', async () => {
  const { deps, lease } = stage()
  const asked: unknown[] = []
  deps.store.latestIntent = async (...args) => {
    asked.push(args)
    return null
  }
  await earlierEffect(deps, lease, loaded([fakeTool()]), call)
  expect(asked).toEqual([[WORKSPACE, effectKeys('probe', 'anna')]])
})

test('what was surely not done is tried again under the next key, until there is none', async () => {
  expect(await ask(earlier('not_done'))).toEqual({ key: 'probe#2:anna', retryOf: 'run-0' })
  expect(await ask(earlier('not_done', 'probe#19:anna'))).toEqual({ key: 'probe#20:anna', retryOf: 'run-0' })
  expect(await ask(earlier('not_done', 'probe#20:anna'))).toEqual({
    refused: {
      code: 'effect.too_many_tries',
      path: '',
      message: 'it was tried 20 times and never done',
      expected: 'Block the task.',
      next: 'Block the task.',
    },
  })
})

test('what was done is not done again', async () => {
  expect(await ask(earlier('verified'))).toEqual({
    refused: {
      code: 'effect.done',
      path: '',
      message: 'exactly this was done before',
      expected: 'Propose what comes next.',
      next: 'Propose what comes next.',
    },
  })
})

test.for(['open', 'uncertain'] as const)(
  'of what is %s nobody knows: it waits, and nobody is to blame',
  async (status) => {
    expect(await ask(earlier(status))).toMatchObject({
      refused: {
        code: 'effect.in_doubt',
        message: 'nobody knows yet whether this happened',
        next: 'Wait until it is known; meanwhile propose something else or no_op.',
      },
      notCounted: true,
      idle: true,
    })
  },
)

test('a reading, a decision that calls no tool and a tool that is not there have no key', async () => {
  const none = { key: null, retryOf: null }
  expect(await ask(earlier('verified'), fakeTool({ effect: 'read' }))).toEqual(none)
  const { deps, lease } = stage({ latest: earlier('verified') })
  expect(await earlierEffect(deps, lease, loaded([fakeTool()]), { kind: 'wait', reason: 'x' })).toEqual(none)
  expect(await earlierEffect(deps, lease, loaded([]), call)).toEqual(none)
})
