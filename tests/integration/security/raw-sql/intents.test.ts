import { expect, test } from 'vitest'
import { attackers, cases, expectRefused, openArena, SYSTEM_WORKSPACE } from './attack.ts'
import {
  approval,
  BYTES,
  evidence,
  fresh,
  insertEvidence,
  insertIntent,
  insertReceipt,
  intent,
  LANES,
  other,
  WORKSPACE,
} from './fixture.ts'

const arena = openArena()
const W = `'${WORKSPACE}'`
const set = (table: string, key: string, id: string, change: string) =>
  `update kernel.${table} set ${change} where workspace_id = ${W} and ${key} = '${id}'`
const settle = (id: string, status: string, more = '') => set('intents', 'intent_id', id, `status = '${status}'${more}`)

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
      insertReceipt(fresh(1), intent.open, 'done').replaceAll(W, `'${SYSTEM_WORKSPACE}'`),
      { workspace: SYSTEM_WORKSPACE },
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
