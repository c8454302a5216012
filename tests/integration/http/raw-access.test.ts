import { expect, test } from 'vitest'
import { cases, expectRefused, openArena, SYSTEM_WORKSPACE } from '../security/raw-sql/attack.ts'
import { fresh, WORKSPACE } from '../security/raw-sql/fixture.ts'

/** What the database itself promises of accounts and tokens, attacked directly. */
const arena = openArena()
const HASH = 'd'.repeat(64)
const OTHER_HASH = 'e'.repeat(64)

const account = (name: string, more = '', values = '') =>
  `insert into kernel.accounts (workspace_id, account_id, user_id, created_at, created_by${more}) values (kernel.house(), gen_random_uuid(), '${name}', kernel.now(), 'olga'${values})`
const token = (user: string, hash: string, more = '', values = '') =>
  `insert into kernel.access_tokens (workspace_id, token_id, user_id, token_hash, scope, created_at${more}) values (kernel.house(), gen_random_uuid(), '${user}', '${hash}', 'tasks', kernel.now()${values})`

test('an account, its token and its end can be written', async () => {
  const installation = { workspace: SYSTEM_WORKSPACE }
  await arena.commit(`${account('anna')}; ${token('anna', HASH)}`, installation)
  await arena.commit(`${account('gone')}; ${token('gone', OTHER_HASH)}`, installation)
  await arena.commit(
    `update kernel.accounts set status = 'revoked', revoked_at = kernel.now() where workspace_id = kernel.house() and user_id = 'gone';
     update kernel.access_tokens set revoked_at = kernel.now() where workspace_id = kernel.house() and user_id = 'gone'`,
    installation,
  )
  const { rows } = await arena.auditor.query(
    `select entity_type, count(*)::int as n from kernel.event_log where workspace_id = $1 and entity_type in ('kernel.accounts', 'kernel.access_tokens') group by 1 order by 1`,
    [SYSTEM_WORKSPACE],
  )
  expect(rows).toEqual([
    { entity_type: 'kernel.access_tokens', n: 3 },
    { entity_type: 'kernel.accounts', n: 3 },
  ])
})

test.each(
  cases([
    [
      'an account that begins revoked',
      'account.initial_status',
      account('new', ', status, revoked_at', `, 'revoked', kernel.now()`),
    ],
    ['a second account of a name', '23505', account('anna')],
    ['a second account of a name that was revoked', '23505', account('gone')],
    ['an account without a name', '23514', account('')],
    ['an account with an endless name', '23514', account('n'.repeat(201))],
    [
      'an account of one workspace',
      '23514',
      account('new').replace('kernel.house()', `'${WORKSPACE}'`),
      { workspace: WORKSPACE },
    ],
    ['an account renamed', 'account.is_fixed', `update kernel.accounts set user_id = 'otto' where user_id = 'anna'`],
    [
      'an account that comes back',
      'account.is_fixed',
      `update kernel.accounts set status = 'active', revoked_at = null where user_id = 'gone'`,
    ],
    ['a revocation without its time', '23514', `update kernel.accounts set status = 'revoked' where user_id = 'anna'`],
    ['a token of nobody', 'account.unknown', token('nobody', 'f'.repeat(64))],
    ['a token of a revoked account', 'account.unknown', token('gone', 'f'.repeat(64))],
    ['a token in the clear', '23514', token('anna', 'n'.repeat(43))],
    ['a second token of the same hash', '23505', token('anna', HASH)],
    ['a token for everything', '23514', token('anna', 'f'.repeat(64)).replace(`'tasks'`, `'everything'`)],
    ['a token that begins revoked', 'token.initial', token('anna', 'f'.repeat(64), ', revoked_at', ', kernel.now()')],
    [
      "a token's hash",
      'token.is_fixed',
      `update kernel.access_tokens set token_hash = '${'f'.repeat(64)}' where user_id = 'anna'`,
    ],
    ["a token's owner", 'token.is_fixed', `update kernel.access_tokens set user_id = 'otto' where user_id = 'anna'`],
    [
      'a token that comes back',
      'token.is_fixed',
      `update kernel.access_tokens set revoked_at = null where user_id = 'gone'`,
    ],
    ['a token that is another one', 'row.key_is_fixed', `update kernel.access_tokens set token_id = '${fresh(1)}'`],
    ['a token deleted', 'row.permanent', 'delete from kernel.access_tokens', { app: '42501' }],
    ['an account deleted', 'row.permanent', 'delete from kernel.accounts', { app: '42501' }],
  ]),
)('$what is refused', async (attack) => {
  await expectRefused(arena, { workspace: SYSTEM_WORKSPACE, ...attack })
})

test('from a workspace neither accounts nor tokens can be seen', async () => {
  for (const table of ['kernel.accounts', 'kernel.access_tokens']) {
    const sql = `select * from ${table}`
    expect(await arena.attempt('app', { sql }), table).toBe('accepted: SELECT 0')
    expect(await arena.attempt('desk', { sql }), table).toBe('accepted: SELECT 0')
    expect(await arena.attempt('app', { sql, workspace: SYSTEM_WORKSPACE }), table).toBe('accepted: SELECT 2')
  }
})
