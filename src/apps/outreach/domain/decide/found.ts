import type { EndedEffect, Followed } from '#kernel/ports/app.ts'
import type { Profile } from '#kernel/ports/channel.ts'
import type { Change } from '#kernel/ports/store.ts'
import type { FindOptions, SearchOptions } from '../../contracts.ts'
import type { FoundPage } from '../../tools/discover.ts'
import { readFromProfile } from '../leads/from-profile.ts'
import { leadRow } from '../leads/lead-row.ts'
import { normalizeProfileUrl } from '../leads/profile-url.ts'

interface Context {
  now: string
  uuid(): string
}

/** A page of the search: whom it showed. The database leaves out who is a lead already or is to be left alone. */
export function afterSearch(
  { status, transient, error }: EndedEffect,
  { page }: SearchOptions,
  { now, uuid }: Context,
): Followed {
  // A process that died has read nothing; whatever else failed would fail again.
  if (status !== 'verified' || !transient)
    return error && isOurs(error.code) && error.code !== 'effect.in_doubt'
      ? { changes: [], pause: `The search could not be read: ${error.message}. ${error.next}` }
      : { changes: [] }
  const { urls, more } = transient as FoundPage
  const profiles = [...new Set(urls.map(normalizeProfileUrl).filter((url) => url !== null))]
  const search = {
    search_id: uuid(),
    page,
    found: profiles.length,
    // A page with nobody on it is the last, whatever it says.
    more: more && profiles.length > 0,
    searched_at: now,
  }
  const finds = profiles.map((profile_url, i) => ({
    find_id: uuid(),
    page,
    place: i + 1,
    profile_url,
    found_at: now,
  }))
  return {
    changes: [
      { table: 'outreach.searches', op: 'insert', rows: [search] },
      ...(finds.length > 0 ? [{ table: 'outreach.finds', op: 'insert' as const, rows: finds }] : []),
    ],
  }
}

const TRIES_MOST = 3
/** So many in a row that cannot be read are the network's doing, and not theirs. */
const MISSES_MOST = 3

const GONE: Record<string, string> = {
  'channel.no_such_profile': 'gone',
  'channel.not_a_profile': 'not_a_profile',
  'channel.other_person': 'other_person',
  'channel.unreadable': 'unreadable',
}

/** Somebody who was found, as their page shows them: a lead, or left out with the reason. Nobody blocks the campaign. */
export function afterVisit(
  { status, transient, error }: EndedEffect,
  find: FindOptions,
  url: string,
  { now }: Context,
): Followed {
  if (status === 'verified' && transient) return { changes: added(transient as Profile, find, url, now) }
  const code = error?.code ?? ''
  const reason = GONE[code] ?? (isOurs(code) && find.tries + 1 >= TRIES_MOST ? 'unreadable' : null)
  if (reason === null)
    return { changes: isOurs(code) ? [change(find, { tries: Math.min(find.tries + 1, TRIES_MOST) })] : [] }
  const changes = [leftOut(find, reason, now)]
  return reason === 'unreadable' && (find.misses + 1) % MISSES_MOST === 0
    ? { changes, pause: `${find.misses + 1} profiles in a row could not be read. Look at the network, then resume.` }
    : { changes }
}

/** Tools and channels fail by themselves; a stop or another policy is no fault of the page. */
const isOurs = (code: string) => /^(?:tool|effect|browser|channel)\./.test(code)

function added(profile: Profile, find: FindOptions, url: string, now: string): Change[] {
  if (find.invites && profile.relation !== 'none') return [leftOut(find, 'in_touch_already', now)]
  const { lead, errors } = readFromProfile(profile, url, now)
  if (!lead) return [leftOut(find, (errors[0]?.code ?? 'lead.unreadable').replace('lead.', ''), now)]
  return [
    {
      table: 'outreach.leads',
      op: 'insert',
      rows: [{ ...leadRow(lead, find.find_id, 'discovered'), created_at: now }],
    },
    change(find, { status: 'added', ended_at: now }),
  ]
}

function leftOut(find: FindOptions, reason: string, now: string): Change {
  return change(find, { status: 'left_out', reason, ended_at: now })
}

function change({ find_id }: FindOptions, row: Record<string, unknown>): Change {
  return { table: 'outreach.finds', op: 'update', where: { find_id }, row }
}
