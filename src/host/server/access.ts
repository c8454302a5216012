import { randomBytes } from 'node:crypto'
import { Failure } from '#kernel/contracts/refusal.ts'
import { addAccount, newToken, revokeAccount, revokeToken } from '#kernel/controller/access.ts'
import { endSession, giveRole, invite, revokeInvitation, revokePasskey, takeRole } from '#kernel/controller/sharing.ts'
import { AUDITOR, OPERATOR } from '#kernel/policy/system-roles.ts'
import { ask } from '#storage/ask.ts'
import type { Lanewright } from '../open.ts'
import type { AccessRepository, AccountLine } from './access-repository.ts'
import { listPolicies } from './queries.ts'
import { humanRoles } from './shared/repository.ts'
import type { KnownUsers } from './users.ts'

const TOKEN_BYTES = 32
// Nothing in a name may move a cursor or turn the reading direction; it is shown in lists and headers.
const NAME = /^[^\p{C}\p{Z}](?:[^\p{C}\p{Zl}\p{Zp}]{0,198}[^\p{C}\p{Z}])?$/u

export function accessRepositoryOf(lw: Lanewright): AccessRepository & { known(): Promise<KnownUsers> } {
  const { deps, leases } = lw
  const auditor = () => lw.database.pool('auditor')
  return {
    accounts: () => ask<AccountLine>(auditor(), ACCOUNTS, [new Date(deps.clock.nowMs()).toISOString()]),
    async add(name, by) {
      await addAccount(deps, leases, requireName(name), by)
    },
    revoke: (name) => revokeAccount(deps, leases, name),
    async token(name) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return { token_id: await newToken(deps, leases, name, token), token }
    },
    revokeToken: (tokenId) => revokeToken(deps, leases, tokenId),
    async giveRole(name, role, by) {
      await requireRole(lw, role)
      await giveRole(deps, leases, name, role, by)
    },
    takeRole: (name, role) => takeRole(deps, leases, name, role),
    async invite(name, by) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return { ...(await invite(deps, leases, name, token, by)), token }
    },
    revokeInvitation: (id) => revokeInvitation(deps, leases, id),
    revokePasskey: (id) => revokePasskey(deps, leases, id),
    endSession: (id) => endSession(deps, leases, id),
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

/** A role that somebody may hold: of a person in an app in force, or one of the house's own. */
async function requireRole(lw: Lanewright, role: string): Promise<void> {
  const ofApps = (await listPolicies(lw.database.pool('auditor'))).flatMap(humanRoles())
  const known = [...new Set([...ofApps, AUDITOR, OPERATOR])].sort()
  if (!known.includes(role))
    throw new Failure('role.unknown', `${role} is no role of a person here`, `Choose one of: ${known.join(', ')}.`)
}

/** Where this installation is shared, as its house says; null where it is one person's. */
export async function sharedOrigin(lw: Lanewright): Promise<string | null> {
  const sql = 'select origin from kernel.sharing limit 1'
  return (await ask<{ origin: string | null }>(lw.database.pool('auditor'), sql))[0]?.origin ?? null
}

/** Can anybody come in? Without one a shared server would be open to nobody, for good. */
export async function requireWayIn(lw: Lanewright): Promise<void> {
  const sql = `select 1 from kernel.accounts a where a.status = 'active' and (
    exists (select 1 from kernel.passkeys p where p.workspace_id = a.workspace_id and p.user_id = a.user_id and p.revoked_at is null)
    or exists (select 1 from kernel.invitations i where i.workspace_id = a.workspace_id and i.user_id = a.user_id
      and i.used_at is null and i.revoked_at is null and i.expires_at > $1)) limit 1`
  const now = new Date(lw.deps.clock.nowMs()).toISOString()
  if ((await ask(lw.database.pool('auditor'), sql, [now])).length > 0) return
  const message = 'a shared server needs an account with a passkey or an invitation, and there is none'
  throw new Failure(
    'server.no_account',
    message,
    'Add one: `lanewright accounts add NAME --role OPERATOR`, then `lanewright accounts invite NAME`.',
  )
}

function requireName(name: string): string {
  if (NAME.test(name)) return name
  const message = 'a name has 1 to 200 visible characters, and no space at its ends'
  throw new Failure('account.bad_name', message, 'Choose another name.')
}

const ACCOUNTS = `
  select a.user_id, a.status, kernel.stamp(a.created_at) as created_at, a.created_by, kernel.stamp(a.revoked_at) as revoked_at,
    array(select r.role from kernel.account_roles r where r.workspace_id = a.workspace_id and r.user_id = a.user_id order by r.role) as roles,
    (select coalesce(jsonb_agg(jsonb_build_object('token_id', t.token_id, 'created_at', kernel.stamp(t.created_at)) order by t.created_at, t.token_id), '[]')
     from kernel.access_tokens t where t.workspace_id = a.workspace_id and t.user_id = a.user_id and t.revoked_at is null) as tokens,
    (select coalesce(jsonb_agg(jsonb_build_object('credential_id', p.credential_id, 'label', p.label, 'created_at', kernel.stamp(p.created_at)) order by p.created_at, p.credential_id), '[]')
     from kernel.passkeys p where p.workspace_id = a.workspace_id and p.user_id = a.user_id and p.revoked_at is null) as passkeys,
    (select coalesce(jsonb_agg(jsonb_build_object('invitation_id', i.invitation_id, 'created_by', i.created_by, 'expires_at', kernel.stamp(i.expires_at)) order by i.created_at), '[]')
     from kernel.invitations i where i.workspace_id = a.workspace_id and i.user_id = a.user_id and i.used_at is null and i.revoked_at is null and i.expires_at > $1) as invitations,
    (select coalesce(jsonb_agg(jsonb_build_object('session_id', s.session_id, 'credential_id', s.credential_id, 'created_at', kernel.stamp(s.created_at),
       'seen_at', kernel.stamp(s.seen_at), 'expires_at', kernel.stamp(s.expires_at)) order by s.created_at desc), '[]')
     from kernel.sessions s where s.workspace_id = a.workspace_id and s.user_id = a.user_id and s.ended_at is null and s.expires_at > $1) as sessions
  from kernel.accounts a order by a.user_id limit 1000`

const IN_FORCE = `
  select a.user_id, array(select t.token_hash from kernel.access_tokens t
    where t.workspace_id = a.workspace_id and t.user_id = a.user_id and t.revoked_at is null) as hashes
  from kernel.accounts a where a.status = 'active' order by a.user_id limit 1000`
