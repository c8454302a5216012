import { expect, test } from 'vitest'
import type { EndedEffect } from '#kernel/ports/app.ts'
import type { Profile } from '#kernel/ports/channel.ts'
import { outcome } from './outcome.ts'

const NOW = '2026-03-02T09:00:00.000Z'
const FIND = '0198c0de-0000-7000-8000-000000000001'
const URL = 'https://network.example/in/jane'
let n = 0
const context = { now: NOW, uuid: () => `id-${++n}` }
const refused = (code: string) => ({ code, message: 'It went wrong', next: 'Look at it.' })
const find = { find_id: FIND, tries: 0, misses: 0, invites: true }
const profile: Profile = {
  url: URL,
  full_name: 'Jane Doe',
  headline: 'Head of Engineering at TechCorp | Clouds',
  company: 'TechCorp',
  location: 'Berlin',
  about: 'I build things.',
  active_days_ago: 3,
  relation: 'none',
}

function ended(input: object, rest: Partial<EndedEffect>) {
  const given = {
    intentId: 'i',
    intendedAt: context.now,
    runId: 'r',
    approvalId: null,
    tool: 'browser_navigate',
    status: 'verified' as const,
    output: {},
    error: null,
  }
  return outcome(
    { ...given, input: { url: URL, channel: 'demo', account: 'a', watched: null, ...input }, ...rest },
    context,
  )
}
const searched = (urls: string[], more = true) =>
  ended({ search: { query: 'x', page: 2 } }, { transient: { urls, more } })
const visited = (shown: Partial<Profile>, change = {}) =>
  ended({ find: { ...find, ...change } }, { transient: { ...profile, ...shown } })
const failed = (code: string, change = {}) =>
  ended({ find: { ...find, ...change } }, { status: 'not_done', error: refused(code) })
const rowOf = ({ changes }: ReturnType<typeof outcome>) =>
  changes.flatMap((c) => (c.table === 'outreach.finds' && c.op === 'update' ? [c.row] : []))[0]

test('a page of the search becomes a row, and each address on it one more, in one form and once [O-new.4]', () => {
  const { changes } = searched([`${URL}/`, `${URL}?x=1`, 'javascript:alert(1)', 'https://network.example/in/john'])
  expect(changes).toMatchObject([
    { table: 'outreach.searches', rows: [{ page: 2, found: 2, more: true, searched_at: NOW }] },
    { table: 'outreach.finds', rows: [{ profile_url: URL, page: 2, place: 1, found_at: NOW }, { place: 2 }] },
  ])
  expect(searched([], true).changes).toMatchObject([{ table: 'outreach.searches', rows: [{ found: 0, more: false }] }])
})

test('a search that cannot be read pauses the campaign; a process that died only tries again [O-new.4]', () => {
  const of = (code: string) => ended({ search: { query: 'x', page: 1 } }, { status: 'not_done', error: refused(code) })
  expect(of('channel.unreadable').pause).toContain('The search could not be read')
  expect(of('channel.captcha').pause).toBe('It went wrong. Look at it.')
  for (const code of ['effect.in_doubt', 'workspace.stopped']) expect(of(code)).toEqual({ changes: [] })
})

test('somebody who was found becomes a lead under the id of the find, checked like a row of a file [O-new.4]', () => {
  expect(visited({}).changes).toEqual([
    {
      table: 'outreach.leads',
      op: 'insert',
      rows: [
        expect.objectContaining({
          id: FIND,
          full_name: 'Jane Doe',
          profile_url: URL,
          job_title: 'Head of Engineering',
          company: 'TechCorp',
          active_on: '2026-02-27',
          source: 'discovered',
          created_at: NOW,
        }),
      ],
    },
    { table: 'outreach.finds', op: 'update', where: { find_id: FIND }, row: { status: 'added', ended_at: NOW } },
  ])
})

test('who cannot be a lead is left out with the reason [O-new.4]', () => {
  const reasons = [
    visited({ full_name: '' }),
    visited({ full_name: '🔥🔥' }),
    visited({ relation: 'connected' }),
    failed('channel.no_such_profile'),
    failed('channel.other_person'),
    failed('channel.unreadable'),
    failed('tool.timeout', { tries: 2 }),
  ].map((followed) => rowOf(followed)?.reason)
  const [no_name, gone] = ['no_name', 'gone']
  expect(reasons).toEqual([no_name, no_name, 'in_touch_already', gone, 'other_person', 'unreadable', 'unreadable'])
  // Who begins with a message needs somebody who is in touch.
  expect(rowOf(visited({ relation: 'connected' }, { invites: false }))).toMatchObject({ status: 'added' })
})

test('a look that brought nothing is counted; a stop, another policy or a captcha is no fault of the page [O-new.4]', () => {
  expect(rowOf(failed('tool.timeout'))).toEqual({ tries: 1 })
  expect(rowOf(failed('effect.in_doubt', { tries: 1 }))).toEqual({ tries: 2 })
  expect(failed('workspace.stopped')).toEqual({ changes: [] })
  expect(failed('channel.captcha')).toMatchObject({ changes: [], pause: expect.any(String) })
})

test('every third profile in a row that cannot be read stops the campaign [O-new.4]', () => {
  const paused = [0, 1, 2, 3, 4, 5].map((misses) => failed('channel.unreadable', { misses }).pause !== undefined)
  expect(paused).toEqual([false, false, true, false, false, true])
})
