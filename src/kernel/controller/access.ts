import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import type { Change, Row } from '#kernel/ports/store.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import { storableText } from '#kernel/text.ts'
import type { Deps } from './deps.ts'
import type { Leases } from './leases.ts'
import { anyPins, inSystemWorkspace } from './system-workspace.ts'

const ACCOUNTS = 'kernel.accounts'
const TOKENS = 'kernel.access_tokens'
export const PASSKEYS = 'kernel.passkeys'
export const INVITATIONS = 'kernel.invitations'
export const SESSIONS = 'kernel.sessions'
/** What a token opens; nothing else can be asked for. */
const SCOPE = 'tasks'
const MOST_ACCOUNTS = 1000
const MOST_TOKENS = 20
/** More than one account can have open of anything. */
const MOST_ROWS = 10_000

/** A name is given once, for good: whoever came later under the same one would find another's things. */
export async function addAccount(deps: Deps, leases: Leases, userId: string, by: string): Promise<string> {
  const account_id = deps.ids.uuid()
  await change(deps, leases, 'account', userId, 'add', async (count, now) => {
    if (await count(ACCOUNTS, { user_id: userId }, 1))
      throw new Failure('account.exists', 'there is or was an account of this name', 'Choose another name.')
    if ((await count(ACCOUNTS, {}, MOST_ACCOUNTS)) >= MOST_ACCOUNTS)
      throw new Failure('account.too_many', `there are ${MOST_ACCOUNTS} accounts`, 'Use another installation.')
    const row = { account_id, user_id: userId, status: 'active', created_at: now, created_by: by }
    return [{ table: ACCOUNTS, op: 'insert', rows: [row] }]
  })
  return account_id
}

/** Revokes the account for good, and with it every way in that it still has. */
export async function revokeAccount(deps: Deps, leases: Leases, userId: string): Promise<void> {
  await change(deps, leases, 'account', userId, 'revoke', async (count, now) => {
    const account = { user_id: userId, status: 'active' }
    if (!(await count(ACCOUNTS, account, 1))) throw unknownAccount()
    const open = { user_id: userId, revoked_at: null }
    return [
      { table: ACCOUNTS, op: 'update', where: account, row: { revoked_at: now, status: 'revoked' } },
      ...(await endAll(count, TOKENS, open, { revoked_at: now })),
      ...(await endAll(count, PASSKEYS, open, { revoked_at: now })),
      ...(await endAll(count, INVITATIONS, { ...open, used_at: null }, { revoked_at: now })),
      ...(await endAll(count, SESSIONS, { user_id: userId, ended_at: null }, { ended_at: now })),
    ]
  })
}

/** Ends all rows like this, where there are any: a change that meets none is refused. */
export async function endAll(count: Count, table: string, where: Row, row: Row): Promise<Change[]> {
  const found = await count(table, where, MOST_ROWS)
  return found > 0 ? [{ table, op: 'update', where, row, count: found }] : []
}

/** Makes the given secret open the tasks of this account. Only its hash is kept. */
export async function newToken(deps: Deps, leases: Leases, userId: string, token: string): Promise<string> {
  const token_id = deps.ids.uuid()
  await change(deps, leases, 'token', token_id, 'add', async (count, now) => {
    if (!(await count(ACCOUNTS, { user_id: userId, status: 'active' }, 1))) throw unknownAccount()
    if ((await count(TOKENS, { user_id: userId, revoked_at: null }, MOST_TOKENS)) >= MOST_TOKENS)
      throw new Failure('token.too_many', `the account has ${MOST_TOKENS} tokens`, 'Revoke one that is not used.')
    const row = { token_id, user_id: userId, token_hash: sha256Hex(token), scope: SCOPE, created_at: now }
    return [{ table: TOKENS, op: 'insert', rows: [row] }]
  })
  return token_id
}

export async function revokeToken(deps: Deps, leases: Leases, tokenId: string): Promise<void> {
  await change(deps, leases, 'token', tokenId, 'revoke', async (count, now) => {
    const open = { token_id: tokenId, revoked_at: null }
    if (!(await count(TOKENS, open, 1)))
      throw new Failure('token.unknown', 'no such token is in force', 'List them with `lanewright accounts list`.')
    return [{ table: TOKENS, op: 'update', where: open, row: { revoked_at: now } }]
  })
}

/** A decision about somebody who is nobody here, kept in the house; its text lies under the house's own key. */
export async function recordDenied(deps: Deps, leases: Leases, decision: string, text: Row): Promise<void> {
  const work = { name: 'denied access', rule: 'access.start', pins: await anyPins(deps) }
  const target = { target_type: 'decision', name: decision, operation: 'deny' }
  const recorded = { action: 'system', outcome: 'deny', reason: 'no account in force', target } as const
  await inSystemWorkspace(deps, leases, work, async () => ({ changes: [], recorded, text }))
}

export function unknownAccount(): Failure {
  const next = 'List them with `lanewright accounts list`.'
  return new Failure('account.unknown', 'there is no active account of this name', next)
}

export type Count = (table: string, where: Row, enough: number) => Promise<number>

/** A change of who may come in, and as what. */
export async function change(
  deps: Deps,
  leases: Leases,
  target: 'account' | 'token' | 'role' | 'invitation' | 'passkey' | 'session' | 'sharing',
  name: string,
  operation: 'add' | 'revoke',
  decide: (count: Count, now: string) => Promise<Change[]>,
): Promise<void> {
  const work = { name: `${operation} ${target}`, rule: 'access.start', pins: await anyPins(deps) }
  const recorded = {
    action: 'policy_change',
    outcome: 'success',
    target: { target_type: target, name: storableText(name, 200), operation },
  } as const
  const count: Count = (table, where, enough) => deps.store.countRows(SYSTEM_WORKSPACE, table, where, enough)
  await inSystemWorkspace(deps, leases, work, async (now) => ({ changes: await decide(count, now), recorded }))
}
