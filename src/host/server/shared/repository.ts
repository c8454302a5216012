import { randomBytes } from 'node:crypto'
import { validate } from 'uuid'
import type { KnownPasskey } from '#integrations/webauthn/passkeys.ts'
import { beginSession, countPasskey, endSession, registerPasskey, touchSession } from '#kernel/controller/sharing.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { ask } from '#storage/ask.ts'
import type { Lanewright } from '../../open.ts'
import { readPolicy } from '../policy-text.ts'
import { listPolicies } from '../queries.ts'
import type { Invitation, SharedRepository } from './shared-repository.ts'

const TOKEN_BYTES = 32

export function sharedRepositoryOf(lw: Lanewright): SharedRepository {
  const { deps, leases } = lw
  const auditor = () => lw.database.pool('auditor')
  const first = async <T extends object>(sql: string, values: unknown[]) =>
    (await ask<T>(auditor(), sql, values))[0] ?? null
  const humans = humanRoles()
  const apps = new Map<string, string>()
  const now = () => new Date(deps.clock.nowMs()).toISOString()
  return {
    async known() {
      const [sessions, roles, policies] = await Promise.all([
        ask<{ hash: string; session_id: string; user_id: string; seen: string; expires: string }>(auditor(), SESSIONS, [
          now(),
        ]),
        ask<{ user_id: string; roles: string[] }>(auditor(), ROLES),
        listPolicies(auditor()),
      ])
      return {
        sessions: new Map(
          sessions.map(({ hash, seen, expires, ...session }) => [
            hash,
            { ...session, seenMs: Number(seen), expiresMs: Number(expires) },
          ]),
        ),
        roles: new Map(roles.map((row) => [row.user_id, row.roles])),
        packs: new Map(policies.map((policy) => [policy.pack, humans(policy)])),
      }
    },
    async appOf(workspace) {
      const known = apps.get(workspace)
      if (known !== undefined) return known
      // What is no id at all is no workspace either.
      if (!validate(workspace)) return null
      const found = await first<{ pack: string }>(APP, [workspace])
      if (apps.size > MOST_APPS) apps.clear()
      if (found) apps.set(workspace, found.pack)
      return found?.pack ?? null
    },
    invitation: (token) => first<Invitation>(INVITATION, [sha256Hex(token), now()]),
    passkeysOf: async (userId) =>
      (await ask<{ id: string }>(auditor(), PASSKEYS_OF, [userId])).map((passkey) => passkey.id),
    async passkey(credentialId) {
      const found = await first<KnownPasskey & { user_id: string }>(PASSKEY, [credentialId])
      return found && { ...found, sign_count: Number(found.sign_count) }
    },
    register: (invitation, passkey) => registerPasskey(deps, leases, invitation, passkey),
    counted: ({ credential_id, sign_count }, signCount) =>
      countPasskey(deps, leases, credential_id, { from: sign_count, to: signCount }),
    async begin(by) {
      const token = randomBytes(TOKEN_BYTES).toString('base64url')
      return { token, expires_at: (await beginSession(deps, leases, by, token)).expires_at }
    },
    end: (session) => endSession(deps, leases, session),
    touch: (session) => touchSession(deps, leases, session),
  }
}

/** Workspaces keep their pack for good. */
const MOST_APPS = 100_000

/** The roles in which people act, of each policy in force; a text is read once. */
export function humanRoles(): (policy: {
  pack: string
  lanes: string
  roles: string
  pins: { roles: string }
}) => string[] {
  const known = new Map<string, string[]>()
  return (policy) => {
    const read = known.get(policy.pins.roles)
    if (read) return read
    const roles = [...(readPolicy(policy)?.roles ?? [])]
      .filter(([, { kind }]) => kind === 'human')
      .map(([name]) => name)
    known.set(policy.pins.roles, roles)
    return roles
  }
}

const SESSIONS = `
  select s.token_hash as hash, s.session_id, s.user_id,
    floor(extract(epoch from s.seen_at) * 1000)::bigint as seen, floor(extract(epoch from s.expires_at) * 1000)::bigint as expires
  from kernel.sessions s join kernel.accounts a on a.workspace_id = s.workspace_id and a.user_id = s.user_id
  join kernel.passkeys p on p.workspace_id = s.workspace_id and p.credential_id = s.credential_id
  where s.ended_at is null and s.expires_at > $1 and a.status = 'active' and p.revoked_at is null
  order by s.created_at desc limit 50000`

const ROLES = `
  select r.user_id, array_agg(r.role order by r.role) as roles
  from kernel.account_roles r join kernel.accounts a on a.workspace_id = r.workspace_id and a.user_id = r.user_id
  where a.status = 'active' group by r.user_id limit 1000`

const APP = `select pack from kernel.workspaces where workspace_id = $1 and workspace_id <> kernel.house()`

const INVITATION = `
  select i.invitation_id, i.user_id, a.account_id
  from kernel.invitations i join kernel.accounts a on a.workspace_id = i.workspace_id and a.user_id = i.user_id
  where i.token_hash = $1 and i.used_at is null and i.revoked_at is null and i.expires_at > $2 and a.status = 'active'`

const PASSKEYS_OF = `select credential_id as id from kernel.passkeys where user_id = $1 and revoked_at is null order by created_at limit 20`

const PASSKEY = `
  select p.credential_id, p.user_id, p.public_key, p.sign_count
  from kernel.passkeys p join kernel.accounts a on a.workspace_id = p.workspace_id and a.user_id = p.user_id
  where p.credential_id = $1 and p.revoked_at is null and a.status = 'active'`
