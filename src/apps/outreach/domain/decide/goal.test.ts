import { expect, test } from 'vitest'
import type { CampaignGoal } from '../../contracts.ts'
import { checkGoal, standardTasks } from './goal.ts'

const drafts = [{ variant: 'a', text: 'Hello {first_name}, how is life at {company}?' }]
const goal: CampaignGoal = {
  audience: 'People who lead engineering teams',
  offer: 'a short talk',
  sender: 'Robin',
  channel: 'demo',
  account: 'Robin Sender',
  time_zone: 'Europe/Berlin',
  contacts: 4,
  steps: [
    { type: 'connection_request', drafts },
    { type: 'follow_up', wait_days: 2, drafts },
  ],
}
const code = (change: object) => checkGoal({ ...goal, ...change })?.code ?? 'fine'

test('a goal that cannot be worked on is refused by its own fault [O-new.1]', () => {
  expect(code({})).toBe('fine')
  expect(code({ audience: undefined })).toBe('goal.shape')
  expect(code({ channel: 'carrier pigeon' })).toBe('goal.shape')
  expect(code({ mood: 'good' })).toBe('goal.shape')
  expect(code({ time_zone: 'Europe/Atlantis' })).toBe('goal.time_zone')
  expect(code({ steps: [...goal.steps, { type: 'connection_request', drafts }] })).toBe('goal.steps')
  expect(code({ steps: [{ type: 'connection_request', drafts: [...drafts, ...drafts] }] })).toBe('goal.variants')
  expect(
    code({ steps: [{ type: 'connection_request', drafts: [{ variant: 'a', text: 'Hello {shoe_size}, you!' }] }] }),
  ).toBe('goal.pattern')
  expect(code({ discover: { query: 'engineer berlin', at_most: 500 } })).toBe('fine')
  for (const discover of [
    { query: 'x' },
    { query: '', at_most: 5 },
    { query: 'x', at_most: 501 },
    { query: 'x', at_most: 0 },
  ])
    expect(code({ discover })).toBe('goal.shape')
  expect(code({ discover: { query: ' !? ', at_most: 5 } })).toBe('goal.discover')
  expect(code({ scoring: { criteria: { profile_completeness: { weight: 0.5 } } } })).toBe('scoring.weights')
  expect(checkGoal({ ...goal, time_zone: 'nowhere' })).toMatchObject({
    message: expect.any(String),
    next: expect.stringContaining('Europe/Berlin'),
  })
})

test('the standard tasks follow one another from the leads to the report [O-new.2]', () => {
  const tasks = standardTasks()
  expect(tasks.map((task) => task.metadata?.work)).toEqual([
    'leads',
    'score',
    'draft',
    'connect',
    'wait',
    'follow_up',
    'report',
  ])
  expect(tasks.map((task) => task.preconditions ?? [])).toEqual([[], [0], [1], [2], [3], [4], [5]])
})

test('no standard task is done by a word: each names rows that must be there [O-9.1]', () => {
  for (const { description, required_effects } of standardTasks()) {
    expect(required_effects, description).toHaveLength(1)
    expect(required_effects?.[0]).toMatchObject({ kind: 'rows_exist', at_least: 1 })
  }
})
