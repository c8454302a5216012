import { expect, test } from 'vitest'
import { attackers, cases, expectRefused, openArena } from './attack.ts'
import {
  approval,
  BYTES,
  decide,
  fresh,
  grant,
  insertApproval,
  insertGrant,
  insertIntent,
  LANES,
  LATER,
  run,
  useGrant,
  WORKSPACE,
} from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, key: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${key} = '${id}'`

test.each(
  cases([
    ['that begins granted', 'approval.initial_status', insertApproval(fresh(1), 'granted')],
    ['granted by nobody', 'approval.grants_missing', decide(approval.pending, 'granted')],
    ['for two people, granted by one', 'approval.grants_missing', decide(approval.half, 'granted')],
    ['used without its grants', 'approval.grants_missing', decide(approval.granted, 'used')],
    ['used before it is granted', 'approval.transition', decide(approval.pending, 'used')],
    ['used twice', 'approval.closed', decide(approval.used, 'used')],
    ['returned and granted again', 'approval.closed', decide(approval.returned, 'granted')],
    [
      'with other bytes',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.pending, `action_hash = '${LANES}'`),
    ],
    [
      'with other words shown',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.pending, `content = '{"x":1}'`),
    ],
    [
      'with another recipient',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.granted, `recipient = 'mallory'`),
    ],
    [
      'under another policy',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.granted, `lanes_pin = '${BYTES}'`),
    ],
    [
      'with fewer people',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.two, 'people_needed = 1'),
    ],
    [
      'with a longer life',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.pending, `expires_at = 'infinity'`),
    ],
    [
      'by another author',
      'approval.bytes_are_fixed',
      set('approvals', 'approval_id', approval.pending, `author = 'human'`),
    ],
  ]),
)('an approval $what is refused', (attack) => expectRefused(arena, attack))

test.each(
  cases([
    [
      'for other bytes than were asked for',
      'grant.other_bytes',
      insertGrant(fresh(1), approval.pending, { bytes: LANES }),
    ],
    ['for what nobody asked', 'grant.nothing_pending', insertGrant(fresh(1), fresh(2))],
    [
      'for what was granted already',
      'grant.nothing_pending',
      insertGrant(fresh(1), approval.granted, { person: 'otto' }),
    ],
    ['for what was returned', 'grant.nothing_pending', insertGrant(fresh(1), approval.returned, { person: 'otto' })],
    ['after its time', 'grant.nothing_pending', insertGrant(fresh(1), approval.pending), { now: LATER }],
    ['that outlives its approval', 'grant.outlives', insertGrant(fresh(1), approval.pending, { expires: '1 year' })],
    ['that begins used', 'grant.initial', insertGrant(fresh(1), approval.pending, { used: run.granted })],
    ['twice by one person', '23505', insertGrant(fresh(1), approval.half)],
    ['used a second time', 'grant.spent', useGrant(grant.used)],
    [
      'used again after being made unused',
      'grant.spent',
      set('grants', 'grant_id', grant.used, 'used_at = null, used_by = null'),
    ],
    ['used after it was returned', 'grant.spent', useGrant(grant.returned)],
    ['used after its time', 'grant.expired', useGrant(grant.granted), { now: LATER }],
    ['used for a run of other bytes', 'grant.other_bytes', useGrant(grant.granted, run.running)],
    ['used while a second person is missing', 'grant.not_in_force', useGrant(grant.half)],
    [
      'used after its approval was returned',
      'grant.not_in_force',
      `${decide(approval.granted, 'returned')}; ${useGrant(grant.granted)}`,
    ],
    [
      'bound to other bytes later',
      'grant.bytes_are_fixed',
      set('grants', 'grant_id', grant.granted, `action_hash = '${LANES}'`),
    ],
    [
      'with a longer life',
      'grant.bytes_are_fixed',
      set('grants', 'grant_id', grant.granted, `expires_at = 'infinity'`),
    ],
    ["in another person's name", 'grant.bytes_are_fixed', set('grants', 'grant_id', grant.granted, `person = 'otto'`)],
  ]),
)('a grant $what is refused', (attack) => expectRefused(arena, attack))

test('a grant is used once: the same commit spends it and its approval [K-grant.3]', async () => {
  const spend = `${insertIntent(fresh(1), 'spend', ', approval_id', `, '${approval.granted}'`)}; ${useGrant(grant.granted)}; ${decide(approval.granted, 'used')}`
  for (const who of attackers) expect(await arena.attempt(who, { sql: spend })).toBe('accepted: UPDATE 1')
  await expectRefused(arena, { sql: `${spend}; ${useGrant(grant.granted)}`, refused: 'grant.spent' })
  const second = insertIntent(fresh(2), 'spend again', ', approval_id', `, '${approval.granted}'`)
  await expectRefused(arena, { sql: `${spend}; ${second}`, refused: 'intent.not_granted' })
})
