import { expect, test } from 'vitest'
import { openFixture } from '../../support/fixture.ts'

test('a workspace goes from empty to completed, with a person deciding what leaves the house [K-agent.2]', async () => {
  const fixture = await openFixture()
  const workspace = await fixture.letters(['one', 'two'])
  expect(await fixture.finish(workspace)).toBe('completed')
  expect(await fixture.posted()).toEqual(['one', 'two'])
})
