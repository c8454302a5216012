import { randomBytes } from 'node:crypto'
import { ask } from '#adapters/postgres/ask.ts'
import type { Lanewright } from '#apps/compose.ts'
import { Failure } from '#contracts/refusal.ts'
import { addAccount, newToken, revokeAccount, revokeToken } from '#controller/access.ts'
import type { KnownUsers } from './users.ts'

export interface AccountLine {
  user_id: string
  status: 'active' | 'revoked'
  created_at: string
  created_by: string
  revoked_at: string | null
  /** Those in force. What they are is known to their holders alone. */
  tokens: Array<{ token_id: string; created_at: string }>
}

/** The accounts of this installation, kept by its operator; here or behind HTTP. */
export interface AccessBook {
  accounts(): Promise<AccountLine[]>
  add(name: string, by: string): Promise<void>
  revoke(name: string): Promise<void>
  /** The token is told here, once, and stands nowhere. */
  token(name: string): Promise<{ token_id: string; token: string }>
  revokeToken(tokenId: string): Promise<void>
}

const TOKEN_BYTES = 32
// Nothing in a name may move a cursor or turn the reading direction; it is shown in lists and headers.
const NAME = /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]{0,198}[^\p{C}\p{Z}])?$/u

export function accessBookOf(lw: Lanewright): AccessBook & { known(): Promise<KnownUsers> } {
  const { deps, leases } = lw
  const auditor = () => lw.database.pool('auditor')
  return {
    accounts: () => ask<AccountLine>(auditor(), ACCOUNTS),
    async add(name, by) {
      await addAccount(deps, leases, requireName(name), by)
    },
    revoke: (name) => revokeAccount(deps, leases, name),
    async token(name) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return { token_id: await newToken(deps, leases, name, token), token }
    },
    revokeToken: (tokenId) => revokeToken(deps, leases, tokenId),
    async known() {
      const rows = await ask<{ user_id: string; hashes: string[] }>(auditor(), IN_FORCE)
      return {
        active: new Set(rows.map((row) => row.user_id)),
        owners: new Map(rows.flatMap(({ user_id, hashes }) => hashes.map((hash) => [hash, user_id] as const))),
      }
    },
  }
}

export async function isRevoked(lw: Lanewright, userId: string): Promise<boolean> {
  const sql = `select 1 from kernel.accounts where user_id = $1 and status = 'revoked' limit 1`
  return (await ask(lw.database.pool('auditor'), sql, [userId])).length > 0
}

function requireName(name: string): string {
  if (NAME.test(name)) return name
  const message = 'a name has 1 to 200 visible characters, and no space at its ends'
  throw new Failure('account.bad_name', message, 'Choose another name.')
}

const ACCOUNTS = `
  select a.user_id, a.status, kernel.stamp(a.created_at) as created_at, a.created_by, kernel.stamp(a.revoked_at) as revoked_at,
    (select coalesce(jsonb_agg(jsonb_build_object('token_id', t.token_id, 'created_at', kernel.stamp(t.created_at)) order by t.created_at, t.token_id), '[]')
     from kernel.access_tokens t where t.workspace_id = a.workspace_id and t.user_id = a.user_id and t.revoked_at is null) as tokens
  from kernel.accounts a order by a.user_id limit 1000`

const IN_FORCE = `
  select a.user_id, array(select t.token_hash from kernel.access_tokens t
    where t.workspace_id = a.workspace_id and t.user_id = a.user_id and t.revoked_at is null) as hashes
  from kernel.accounts a where a.status = 'active' order by a.user_id limit 1000`
