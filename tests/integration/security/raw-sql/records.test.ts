import { expect, test } from 'vitest'
import { cases, expectRefused, openArena, SYSTEM_WORKSPACE } from './attack.ts'
import { BLOB, BYTES, fresh, LANES, other, ROLES, WORKSPACE } from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, key: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${key} = '${id}'`

test.each(
  cases([
    [
      'an artifact, other content',
      'artifact.is_fixed',
      set('artifacts', 'artifact_id', other.artifact, `hash = '${BYTES}'`),
    ],
    [
      'an artifact, another version',
      'artifact.is_fixed',
      set('artifacts', 'artifact_id', other.artifact, 'version = 2'),
    ],
    [
      'an artifact, decided again',
      'artifact.decided',
      set('artifacts', 'artifact_id', other.artifact, `status = 'rejected'`),
    ],
    [
      'a second artifact of one version',
      '23505',
      `insert into kernel.artifacts select workspace_id, '${fresh(1)}', artifact_type, artifact_key, version, source, status, hash, hash_source, content_type, byte_size, lineage, confidentiality, run_id, created_at from kernel.artifacts where workspace_id = ${W}`,
    ],
    [
      'bytes under a hash that is not theirs',
      'blob.hash',
      `insert into kernel.blobs values (${W}, '${BYTES}', 'hello')`,
    ],
    ['bytes changed', 'blob.is_fixed', `update kernel.blobs set bytes = 'other' where workspace_id = ${W}`],
    ['bytes deleted', 'row.permanent', `delete from kernel.blobs where workspace_id = ${W}`, { app: '42501' }],
    ['bytes truncated', 'table.no_truncate', 'truncate kernel.blobs', { app: '42501' }],
    [
      'a policy changed',
      'row.is_fixed',
      `update kernel.policies set content = 'all' where workspace_id = kernel.system_workspace()`,
      { workspace: SYSTEM_WORKSPACE },
    ],
    [
      'a policy in force that nobody registered',
      'policy.unregistered',
      `update kernel.active_policies set lanes_pin = '${BYTES}' where workspace_id = kernel.system_workspace()`,
      { workspace: SYSTEM_WORKSPACE },
    ],
    [
      'lanes in force as roles',
      'policy.unregistered',
      `update kernel.active_policies set roles_pin = '${LANES}' where workspace_id = kernel.system_workspace()`,
      { workspace: SYSTEM_WORKSPACE },
    ],
    [
      'a policy in force in one workspace alone',
      'policy.unregistered',
      `insert into kernel.active_policies values (${W}, 'letters', '${LANES}', '${ROLES}', kernel.now(), 'mallory')`,
    ],
    [
      'a policy of one workspace alone',
      '23514',
      `insert into kernel.policies values (${W}, '${LANES}', 'letters', 'lanes', 'x', kernel.now())`,
    ],
    [
      'a reservation outside of the house',
      '23514',
      `insert into kernel.reservations values (${W}, '${fresh(1)}', 'mail', ${W}, 1, 'held', kernel.now(), kernel.now())`,
    ],
    [
      'a reservation that begins used',
      'reservation.initial_status',
      `insert into kernel.reservations values (kernel.system_workspace(), '${fresh(1)}', 'mail', ${W}, 1, 'used', kernel.now(), kernel.now())`,
      { workspace: SYSTEM_WORKSPACE },
    ],
    [
      'a reservation of more',
      'reservation.is_fixed',
      `update kernel.reservations set amount = 2 where workspace_id = kernel.system_workspace()`,
      { workspace: SYSTEM_WORKSPACE },
    ],
    [
      'a stop of everything by one workspace',
      '23514',
      `insert into kernel.stops values (${W}, '${fresh(1)}', true, 'mallory', 'x', kernel.now(), null)`,
    ],
    ["a stop with another's name", 'stop.is_fixed', set('stops', 'stop_id', other.stop, `person = 'otto'`)],
    ['a stop that comes back', 'stop.is_fixed', set('stops', 'stop_id', other.lifted, 'lifted_at = null')],
    [
      'an item of the inbox, other words',
      'inbox.is_fixed',
      set('inbox', 'item_id', other.waiting, `content = '{"x": 1}'`),
    ],
    [
      'an item of the inbox, another person',
      'inbox.is_fixed',
      set('inbox', 'item_id', other.waiting, `person = 'anna'`),
    ],
    [
      'an item of the inbox, consumed again',
      'inbox.is_fixed',
      set('inbox', 'item_id', other.consumed, `outcome = 'other'`),
    ],
    [
      'an item of the inbox, unread again',
      'inbox.is_fixed',
      set('inbox', 'item_id', other.consumed, 'processed_at = null, outcome = null'),
    ],
    [
      'an item of the inbox that begins consumed',
      'inbox.initial',
      `insert into kernel.inbox (workspace_id, item_id, kind, content, received_at, processed_at) values (${W}, '${fresh(1)}', 'note', '{}', now(), now())`,
    ],
    ["an agent's words changed", 'row.is_fixed', set('agent_calls', 'call_id', other.call, `output = 'other'`)],
    ['a member without a role', '23514', `insert into kernel.members values (${W}, 'otto', 'nobody')`],
    [
      'a member of no workspace',
      '23502',
      `insert into kernel.members values (null, 'otto', 'SENDER')`,
      { app: '42501', owner: '42501' },
    ],
  ]),
)('$what is refused [K-db.13]', (attack) => expectRefused(arena, attack))

test('the bytes of an artifact are found by their hash and stand in no log [K-db.7]', async () => {
  const { rows } = await arena.auditor.query(
    `select (select count(*) from kernel.blobs where hash = '${BLOB}') as kept,
       (select count(*) from kernel.event_log where change_payload ~ '(68656c6c6f|aGVsbG8)') as told`,
  )
  expect(rows).toEqual([{ kept: '1', told: '0' }])
})
