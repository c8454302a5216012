import { Failure } from '#kernel/contracts/refusal.ts'
import { sha256Hex } from '#kernel/ledger/canonical.ts'
import { AUDITOR } from '#kernel/policy/system-roles.ts'
import { change, endAll, INVITATIONS, PASSKEYS, SESSIONS, unknownAccount } from './access.ts'
import { type Deps, nowIso } from './deps.ts'
import type { Leases } from './leases.ts'
import { recordInSystemWorkspace } from './system-workspace.ts'

/** The people of a shared installation: their roles, and how they come in. Each change is told in the house's ledger. */

const SHARING = 'kernel.sharing'
const ROLES = 'kernel.account_roles'
const ACTIVE = 'kernel.accounts'
const MOST_ROLES = 20
const MOST_PASSKEYS = 20
const MOST_SESSIONS = 50

export const INVITATION_MS = 24 * 60 * 60 * 1000
export const SESSION_MS = 12 * 60 * 60 * 1000
export const SESSION_IDLE_MS = 30 * 60 * 1000

/** Shares this installation under an origin, or (null) gives it back to the person who runs it. */
export async function setSharing(deps: Deps, leases: Leases, origin: string | null, by: string): Promise<void> {
  await change(deps, leases, 'sharing', origin ?? 'none', origin ? 'add' : 'revoke', async (count, now) => {
    const row = { origin, changed_at: now, changed_by: by }
    return (await count(SHARING, {}, 1))
      ? [{ table: SHARING, op: 'update', where: {}, row }]
      : [{ table: SHARING, op: 'insert', rows: [row] }]
  })
}

/** Whether the role exists is known to the caller; that an auditor holds no other is held by the database, too. */
export async function giveRole(deps: Deps, leases: Leases, userId: string, role: string, by: string): Promise<void> {
  await change(deps, leases, 'role', `${role} of ${userId}`, 'add', async (count, now) => {
    if (!(await count(ACTIVE, { user_id: userId, status: 'active' }, 1))) throw unknownAccount()
    if (await count(ROLES, { user_id: userId, role }, 1))
      throw new Failure('role.held', `the account holds ${role} already`, 'Nothing has to be done.')
    const others = await count(ROLES, { user_id: userId }, MOST_ROLES)
    if (others >= MOST_ROLES)
      throw new Failure('role.too_many', `the account holds ${MOST_ROLES} roles`, 'Take one that it does not need.')
    if (others > 0 && (role === AUDITOR || (await count(ROLES, { user_id: userId, role: AUDITOR }, 1)))) {
      const next = 'Take the other roles first, or use another account.'
      throw new Failure('role.auditor_alone', 'an auditor holds no other role', next)
    }
    return [{ table: ROLES, op: 'insert', rows: [{ user_id: userId, role, given_at: now, given_by: by }] }]
  })
}

export async function takeRole(deps: Deps, leases: Leases, userId: string, role: string): Promise<void> {
  await change(deps, leases, 'role', `${role} of ${userId}`, 'revoke', async (count) => {
    const held = { user_id: userId, role }
    if (!(await count(ROLES, held, 1)))
      throw new Failure(
        'role.unknown',
        `the account does not hold ${role}`,
        'List them with `lanewright accounts list`.',
      )
    return [{ table: ROLES, op: 'delete', where: held }]
  })
}

/** Makes the given secret register one passkey for this account, for a while. An earlier one of the account ends. */
export async function invite(
  deps: Deps,
  leases: Leases,
  userId: string,
  token: string,
  by: string,
): Promise<{ invitation_id: string; expires_at: string }> {
  const invitation_id = deps.ids.uuid()
  const expires_at = new Date(deps.clock.nowMs() + INVITATION_MS).toISOString()
  await change(deps, leases, 'invitation', invitation_id, 'add', async (count, now) => {
    if (!(await count(ACTIVE, { user_id: userId, status: 'active' }, 1))) throw unknownAccount()
    if ((await count(PASSKEYS, { user_id: userId, revoked_at: null }, MOST_PASSKEYS)) >= MOST_PASSKEYS)
      throw new Failure('passkey.too_many', `the account has ${MOST_PASSKEYS} passkeys`, 'Revoke one that is not used.')
    const open = { user_id: userId, used_at: null, revoked_at: null }
    const row = { invitation_id, user_id: userId, token_hash: sha256Hex(token), created_at: now, created_by: by }
    return [
      ...(await endAll(count, INVITATIONS, open, { revoked_at: now })),
      { table: INVITATIONS, op: 'insert', rows: [{ ...row, expires_at }] },
    ]
  })
  return { invitation_id, expires_at }
}

export async function revokeInvitation(deps: Deps, leases: Leases, invitationId: string): Promise<void> {
  await change(deps, leases, 'invitation', invitationId, 'revoke', async (count, now) => {
    const open = { invitation_id: invitationId, used_at: null, revoked_at: null }
    if (!(await count(INVITATIONS, open, 1)))
      throw new Failure('invitation.unknown', 'no such invitation stands', 'List them with `lanewright accounts list`.')
    return [{ table: INVITATIONS, op: 'update', where: open, row: { revoked_at: now } }]
  })
}

export interface NewPasskey {
  credential_id: string
  public_key: string
  sign_count: number
  label: string
}

/** Spends the invitation on this passkey, in one commit: two who come with the same link do not both get in. */
export async function registerPasskey(
  deps: Deps,
  leases: Leases,
  invitation: { invitation_id: string; user_id: string },
  passkey: NewPasskey,
): Promise<void> {
  const { invitation_id, user_id } = invitation
  await change(deps, leases, 'passkey', passkey.credential_id, 'add', async (count, now) => {
    const open = { invitation_id, user_id, used_at: null, revoked_at: null }
    if (!(await count(INVITATIONS, open, 1))) throw noInvitation()
    if (await count(PASSKEYS, { credential_id: passkey.credential_id }, 1))
      throw new Failure('passkey.exists', 'this passkey is registered already', 'Use another one.')
    return [
      { table: INVITATIONS, op: 'update', where: open, row: { used_at: now } },
      { table: PASSKEYS, op: 'insert', rows: [{ ...passkey, user_id, created_at: now }] },
    ]
  })
}

export function noInvitation(): Failure {
  return new Failure(
    'invitation.denied',
    'this invitation was used, withdrawn or has expired',
    'Ask whoever runs this for another link.',
  )
}

/** Revokes a passkey, and every session that began with it. */
export async function revokePasskey(deps: Deps, leases: Leases, credentialId: string): Promise<void> {
  await change(deps, leases, 'passkey', credentialId, 'revoke', async (count, now) => {
    const open = { credential_id: credentialId, revoked_at: null }
    if (!(await count(PASSKEYS, open, 1)))
      throw new Failure('passkey.unknown', 'no such passkey is in force', 'List them with `lanewright accounts list`.')
    return [
      { table: PASSKEYS, op: 'update', where: open, row: { revoked_at: now } },
      ...(await endAll(count, SESSIONS, { credential_id: credentialId, ended_at: null }, { ended_at: now })),
    ]
  })
}

/** The counter of a passkey after it signed. A commit that finds it moved on already is refused: there may be a copy. */
export async function countPasskey(
  deps: Deps,
  leases: Leases,
  credentialId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  // Synced passkeys do not count; theirs stays zero.
  if (from === 0 && to === 0) return
  const where = { credential_id: credentialId, sign_count: from, revoked_at: null }
  const row = { sign_count: to }
  const committed = await recordInSystemWorkspace(deps, leases, [{ table: PASSKEYS, op: 'update', where, row }])
  if (!committed.ok)
    throw new Failure('passkey.denied', 'the passkey was used elsewhere at the same time', 'Try again with it.')
}

/** Makes the given secret a session of this account. Only its hash is kept. */
export async function beginSession(
  deps: Deps,
  leases: Leases,
  { user_id, credential_id }: { user_id: string; credential_id: string },
  token: string,
): Promise<{ session_id: string; expires_at: string }> {
  const session_id = deps.ids.uuid()
  const expires_at = new Date(deps.clock.nowMs() + SESSION_MS).toISOString()
  await change(deps, leases, 'session', session_id, 'add', async (count, now) => {
    const open = { user_id, ended_at: null }
    const many = (await count(SESSIONS, open, MOST_SESSIONS)) >= MOST_SESSIONS
    const row = { session_id, user_id, credential_id, token_hash: sha256Hex(token), created_at: now, seen_at: now }
    return [
      // Forgotten ones would pile up; whoever has so many starts afresh.
      ...(many ? await endAll(count, SESSIONS, open, { ended_at: now }) : []),
      { table: SESSIONS, op: 'insert', rows: [{ ...row, expires_at }] },
    ]
  })
  return { session_id, expires_at }
}

export async function endSession(deps: Deps, leases: Leases, sessionId: string): Promise<void> {
  await change(deps, leases, 'session', sessionId, 'revoke', async (count, now) => {
    const open = { session_id: sessionId, ended_at: null }
    if (!(await count(SESSIONS, open, 1)))
      throw new Failure('session.unknown', 'no such session is in force', 'List them with `lanewright accounts list`.')
    return [{ table: SESSIONS, op: 'update', where: open, row: { ended_at: now } }]
  })
}

/** Notes that a session is in use. One that was ended meanwhile stays so. */
export async function touchSession(deps: Deps, leases: Leases, sessionId: string): Promise<void> {
  const where = { session_id: sessionId, ended_at: null }
  await recordInSystemWorkspace(deps, leases, [
    { table: SESSIONS, op: 'update', where, row: { seen_at: nowIso(deps) } },
  ])
}
