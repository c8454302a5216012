import { expect, test } from 'vitest'
import type { State } from '#kernel/ports/store.ts'
import type { Discovery } from './campaign.ts'
import { discoverInput, discoverSnapshot, nobodyFound, refuseSearch, searchAddress } from './discover.ts'

const FIND = '0198c0de-0000-7000-8000-000000000001'
const find = { find_id: FIND, profile_url: 'https://network.example/in/jane', tries: 1, row_version: '7' }
const IDLE: Discovery = { act: null, find: null, next_page: 3, added: 2, misses: 0, left_out: {} }

function stateOf(discover: Partial<Discovery> | null, type = 'connection_request'): State {
  const wanted = { query: 'R&D lead, Köln', at_most: 20 }
  return {
    workspace: { goal: { channel: 'linkedin', steps: [{ type }], discover: wanted } },
    app: { discover: discover && { ...IDLE, ...discover } },
  } as unknown as State
}

const SEARCH = 'linkedin:search?query=R%26D%20lead%2C%20K%C3%B6ln&page=3'

test('the address of a search names the channel, the words and the page, and no host [O-new.4]', () => {
  expect(searchAddress('linkedin', { query: 'R&D lead, Köln', page: 3 })).toBe(SEARCH)
  expect(URL.parse(SEARCH)?.host).toBe('')
  // The longest words in the widest letters still fit what a tool is told.
  expect(searchAddress('demo', { query: '語'.repeat(200), page: 100 }).length).toBeLessThan(2048)
})

test('an agent is shown one address, or what to ask, and nothing where nobody is looked for [O-new.4]', () => {
  const shown = { query: 'R&D lead, Köln', at_most: 20, added: 2, url: null, question: null }
  expect(discoverSnapshot(stateOf({ act: 'search' }))).toEqual({ ...shown, url: SEARCH })
  expect(discoverSnapshot(stateOf({ act: 'visit', find }))).toEqual({ ...shown, url: find.profile_url })
  expect(discoverSnapshot(stateOf({ act: null }))).toEqual(shown)
  expect(discoverSnapshot(stateOf({ act: 'ask' }))?.question).toContain('found nobody')
  expect(discoverSnapshot(stateOf(null))).toBeNull()
})

test('what is read beyond the page follows from exactly the address that was shown [O-new.4]', () => {
  expect(discoverInput(stateOf({ act: 'search' }), SEARCH)).toEqual({ search: { query: 'R&D lead, Köln', page: 3 } })
  expect(discoverInput(stateOf({ act: 'search' }), SEARCH.replace('page=3', 'page=4'))).toBeNull()
  expect(discoverInput(stateOf({ act: 'search' }), find.profile_url)).toBeNull()
  const wanted = { find_id: FIND, tries: 1, misses: 0 }
  const visit = stateOf({ act: 'visit', find })
  expect(discoverInput(visit, `${find.profile_url}/?from=search`)).toEqual({ find: { ...wanted, invites: true } })
  expect(discoverInput(stateOf({ act: 'visit', find }, 'direct_message'), find.profile_url)).toEqual({
    find: { ...wanted, invites: false },
  })
  expect(discoverInput(visit, 'https://network.example/in/john')).toBeNull()
  expect(discoverInput(visit, SEARCH)).toBeNull()
  expect(discoverInput(stateOf(null), SEARCH)).toBeNull()
})

test('an address of the search out of its turn is refused with the one that is next [O-new.4]', () => {
  expect(refuseSearch(stateOf({ act: 'search' }), 'linkedin:search?query=x&page=1')).toMatchObject({
    kind: 'refuse',
    error: { code: 'discover.not_next', expected: SEARCH },
  })
  expect(refuseSearch(stateOf(null), SEARCH)).toMatchObject({ error: { expected: 'no search is made now' } })
  expect(refuseSearch(stateOf({ act: 'search' }), 'https://www.linkedin.com/in/jane')).toBeNull()
})

test('whoever looked in vain says how many were left out and what to do now [O-new.4]', () => {
  expect(nobodyFound('welder', {})).toBe(
    'The search for "welder" found nobody. Import a file of people, or begin a campaign with another search.',
  )
  const summary = nobodyFound('x'.repeat(200), { suppressed: 2, in_touch_already: 1 })
  expect(summary).toContain('(left out: 1 in touch already, 2 suppressed)')
  expect(summary.length).toBeLessThan(1000)
})
