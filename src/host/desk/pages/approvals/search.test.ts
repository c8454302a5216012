import { expect, test } from 'vitest'
import { selectedIn } from './search.ts'

const one = (approval: string, replaces: string | null = null) => ({
  approval,
  replaces: replaces === null ? null : { approval: replaces },
})

test('the one that was chosen stays selected, also as the version that an edit made of it [H-campaign.10]', () => {
  expect(selectedIn([one('a'), one('b')], 'b')).toBe(1)
  expect(selectedIn([one('a'), one('c'), one('d', 'b')], 'b')).toBe(2)
  expect(selectedIn([one('a'), one('b', 'a')], 'a')).toBe(0)
  expect(selectedIn([one('a')], 'gone')).toBe(-1)
  expect(selectedIn([one('a', 'x')], undefined)).toBe(-1)
})
