import type { AccessRepository, AccountLine } from './access-repository.ts'
import { type Address, clientOf } from './client.ts'

/** The accounts behind the running server, for its operator. Who adds one is known there. */
export function remoteAccess(address: Address): AccessRepository {
  const { get, post: mail } = clientOf(address)
  return {
    accounts: async () => (await get<{ accounts: AccountLine[] }>('/accounts')).accounts,
    async add(name) {
      await mail('/accounts', { name })
    },
    async revoke(name) {
      await mail('/accounts/revoke', { name })
    },
    token: (name) => mail('/accounts/tokens', { name }),
    async revokeToken(token_id) {
      await mail('/accounts/tokens/revoke', { token_id })
    },
    async giveRole(name, role) {
      await mail('/accounts/roles', { name, role })
    },
    async takeRole(name, role) {
      await mail('/accounts/roles/take', { name, role })
    },
    invite: (name) => mail('/accounts/invitations', { name }),
    async revokeInvitation(invitation_id) {
      await mail('/accounts/invitations/revoke', { invitation_id })
    },
    async revokePasskey(credential_id) {
      await mail('/accounts/passkeys/revoke', { credential_id })
    },
    async endSession(session_id) {
      await mail('/accounts/sessions/end', { session_id })
    },
  }
}
