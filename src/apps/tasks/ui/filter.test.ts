import { expect, test } from 'vitest'
import { readFilter } from './filter.ts'

test('an address holds a filter, and what it cannot mean is left out', () => {
  expect(readFilter({ status: 'pending', sort: 'due', priority: 1, list: 5, search: 'milk' })).toEqual({
    status: 'pending',
    sort: 'due',
    priority: '1',
    list: '5',
    search: 'milk',
  })
  expect(readFilter({ status: 'deleted', sort: {}, priority: '9', label: '', search: null, other: 'x' })).toEqual({})
})
