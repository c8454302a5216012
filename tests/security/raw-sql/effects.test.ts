import { expect, test } from 'vitest'
import { type Attack, attackers, expectRefused, HOUSE, openArena } from './attack.ts'
import {
  approval,
  BLOB,
  BYTES,
  decide,
  evidence,
  fresh,
  grant,
  insertApproval,
  insertEvidence,
  insertGrant,
  insertIntent,
  insertReceipt,
  intent,
  LANES,
  LATER,
  other,
  ROLES,
  run,
  useGrant,
  WORKSPACE,
} from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, key: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${key} = '${id}'`
const settle = (id: string, status: string, more = '') => set('intents', 'intent_id', id, `status = '${status}'${more}`)

type Row = [what: string, refused: string, sql: string, more?: Partial<Attack>]
const cases = (rows: Row[]) => rows.map(([what, refused, sql, more]) => ({ what, refused, sql, ...more }))

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

test.each(
  cases([
    ['a second intent under one key', '23505', insertIntent(fresh(1), 'open')],
    ['a second intent under the key of a verified one', '23505', insertIntent(fresh(1), 'verified')],
    [
      'another key for the same intent',
      'intent.is_fixed',
      set('intents', 'intent_id', intent.open, `idempotency_key = 'new'`),
    ],
    ['a receipt without intent', 'outcome.without_intent', insertReceipt(fresh(1), fresh(2), 'done')],
    ['evidence without intent', 'outcome.without_intent', insertEvidence(fresh(1), true, { intent: fresh(2) })],
    ['a receipt of no intent', '23502', insertReceipt(fresh(1), fresh(2), 'done').replace(`'${fresh(2)}'`, 'null')],
    [
      "a receipt for another workspace's intent",
      'outcome.without_intent',
      insertReceipt(fresh(1), intent.open, 'done').replaceAll(W, `'${HOUSE}'`),
      { workspace: HOUSE },
    ],
    ['a second receipt of one attempt', '23505', insertReceipt(fresh(1), intent.verified, 'done')],
    ['a receipt changed', 'outcome.is_fixed', set('receipts', 'receipt_id', other.receipt, `outcome = 'not_done'`)],
    ['evidence changed', 'outcome.is_fixed', set('evidence', 'evidence_id', evidence.absent, 'found = true')],
  ]),
)('$what is refused [K-db.14]', (attack) => expectRefused(arena, attack))

test.each(
  cases([
    ['that begins verified', 'intent.initial_status', insertIntent(fresh(1), 'x', ', status', `, 'verified'`)],
    [
      'under an approval that waits',
      'intent.not_granted',
      insertIntent(fresh(1), 'x', ', approval_id', `, '${approval.pending}'`),
    ],
    [
      'under an approval that was used',
      'intent.not_granted',
      insertIntent(fresh(1), 'x', ', approval_id', `, '${approval.used}'`),
    ],
    [
      'of other bytes than its approval',
      'intent.not_granted',
      insertIntent(fresh(1), 'x', ', approval_id', `, '${approval.granted}'`).replace(BYTES, LANES),
    ],
    ['verified without evidence', 'intent.no_evidence', settle(intent.open, 'verified')],
    [
      "verified on a person's word alone",
      'intent.no_evidence',
      settle(intent.open, 'verified', `, decided_by = 'anna'`),
    ],
    ['verified by evidence of absence', 'intent.no_evidence', settle(intent.uncertain, 'verified')],
    ['not done without a receipt that says so', 'intent.in_doubt', settle(intent.open, 'not_done')],
    ['not done although an attempt is in doubt', 'intent.in_doubt', settle(intent.doubted, 'not_done')],
    ['uncertain, then not done by nobody', 'intent.needs_person', settle(intent.uncertain, 'not_done')],
    [
      'found late, then not done by nobody',
      'intent.needs_person',
      `${insertEvidence(fresh(1), true, { intent: intent.uncertain })}; ${settle(intent.uncertain, 'not_done')}`,
    ],
    ['uncertain, then open', 'intent.transition', settle(intent.uncertain, 'open')],
    ['verified, then open', 'intent.ended', settle(intent.verified, 'open')],
    [
      'verified, then not done by a person',
      'intent.ended',
      settle(intent.verified, 'not_done', `, decided_by = 'anna'`),
    ],
    [
      'with another request',
      'intent.is_fixed',
      set('intents', 'intent_id', intent.open, `request = '{"to":"mallory"}'`),
    ],
    ['with another effect', 'intent.is_fixed', set('intents', 'intent_id', intent.open, `effect = 'idempotent'`)],
  ]),
)('an intent $what is refused [K-effect.1]', (attack) => expectRefused(arena, attack))

test('an uncertain effect is settled by evidence that is found, or by a person [K-effect.3]', async () => {
  const found = `${insertEvidence(fresh(1), true, { intent: intent.uncertain })}; ${settle(intent.uncertain, 'verified')}`
  const said = settle(intent.uncertain, 'not_done', `, decided_by = 'anna'`)
  const failed = `${insertReceipt(fresh(1), intent.open, 'not_done')}; ${settle(intent.open, 'not_done')}`
  for (const who of attackers) {
    for (const sql of [found, said, failed]) expect(await arena.attempt(who, { sql })).toBe('accepted: UPDATE 1')
  }
})

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
    [
      'bytes changed',
      'blob.is_fixed',
      `update kernel.blobs set bytes = 'other' where workspace_id = ${W}`,
      { app: '42501' },
    ],
    ['bytes deleted', 'row.permanent', `delete from kernel.blobs where workspace_id = ${W}`, { app: '42501' }],
    ['bytes truncated', 'table.no_truncate', 'truncate kernel.blobs', { app: '42501' }],
    [
      'a policy changed',
      'row.is_fixed',
      `update kernel.policies set content = 'all' where workspace_id = kernel.house()`,
      { workspace: HOUSE },
    ],
    [
      'a policy in force that nobody registered',
      'policy.unregistered',
      `update kernel.active_policies set lanes_pin = '${BYTES}' where workspace_id = kernel.house()`,
      { workspace: HOUSE },
    ],
    [
      'lanes in force as roles',
      'policy.unregistered',
      `update kernel.active_policies set roles_pin = '${LANES}' where workspace_id = kernel.house()`,
      { workspace: HOUSE },
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
      `insert into kernel.reservations values (kernel.house(), '${fresh(1)}', 'mail', ${W}, 1, 'used', kernel.now(), kernel.now())`,
      { workspace: HOUSE },
    ],
    [
      'a reservation of more',
      'reservation.is_fixed',
      `update kernel.reservations set amount = 2 where workspace_id = kernel.house()`,
      { workspace: HOUSE },
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
      set('inbox', 'item_id', other.consumed, 'consumed_at = null, outcome = null'),
    ],
    [
      'an item of the inbox that begins consumed',
      'inbox.initial',
      `insert into kernel.inbox (workspace_id, item_id, kind, content, received_at, consumed_at) values (${W}, '${fresh(1)}', 'note', '{}', now(), now())`,
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
)('$what is refused', (attack) => expectRefused(arena, attack))

test('the bytes of an artifact are found by their hash and stand in no log [K-db.7]', async () => {
  const { rows } = await arena.auditor.query(
    `select (select count(*) from kernel.blobs where hash = '${BLOB}') as kept,
       (select count(*) from kernel.event_log where change_payload ~ '(68656c6c6f|aGVsbG8)') as told`,
  )
  expect(rows).toEqual([{ kept: '1', told: '0' }])
})
