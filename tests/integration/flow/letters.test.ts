import { expect, test } from 'vitest'
import { openWorld } from '../../support/world.ts'

test('a workspace goes from empty to completed, with a person deciding what leaves the house [K-agent.2]', async () => {
  const world = await openWorld()
  const workspace = await world.letters(['one', 'two'])
  expect(await world.finish(workspace)).toBe('completed')
  expect(await world.posted()).toEqual(['one', 'two'])
})
