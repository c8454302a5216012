import type { AccessRepository, AccountLine } from './access-repository.ts'
import { type Address, clientOf } from './client.ts'

/** The accounts behind the running server, for its operator. Who adds one is known there. */
export function remoteAccess(address: Address): AccessRepository {
  const { get, post } = clientOf(address)
  return {
    accounts: async () => (await get<{ accounts: AccountLine[] }>('/accounts')).accounts,
    async add(name) {
      await post('/accounts', { name })
    },
    async revoke(name) {
      await post('/accounts/revoke', { name })
    },
    token: (name) => post('/accounts/tokens', { name }),
    async revokeToken(token_id) {
      await post('/accounts/tokens/revoke', { token_id })
    },
    async giveRole(name, role) {
      await post('/accounts/roles', { name, role })
    },
    async takeRole(name, role) {
      await post('/accounts/roles/take', { name, role })
    },
    invite: (name) => post('/accounts/invitations', { name }),
    async revokeInvitation(invitation_id) {
      await post('/accounts/invitations/revoke', { invitation_id })
    },
    async revokePasskey(credential_id) {
      await post('/accounts/passkeys/revoke', { credential_id })
    },
    async endSession(session_id) {
      await post('/accounts/sessions/end', { session_id })
    },
  }
}
