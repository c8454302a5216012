export interface AccountLine {
  user_id: string
  status: 'active' | 'revoked'
  created_at: string
  created_by: string
  revoked_at: string | null
  roles: string[]
  /** Those in force, here and below. What opens something is known to its holder alone. */
  tokens: Array<{ token_id: string; created_at: string }>
  passkeys: Array<{ credential_id: string; label: string; created_at: string }>
  invitations: Array<{ invitation_id: string; created_by: string; expires_at: string }>
  sessions: Array<{
    session_id: string
    credential_id: string
    created_at: string
    seen_at: string
    expires_at: string
  }>
}

export interface Invited {
  invitation_id: string
  /** Told here, once. */
  token: string
  expires_at: string
}

/** The accounts of this installation, kept by its operator; here or behind HTTP. */
export interface AccessRepository {
  accounts(): Promise<AccountLine[]>
  add(name: string, by: string): Promise<void>
  revoke(name: string): Promise<void>
  /** The token is told here, once, and stands nowhere. */
  token(name: string): Promise<{ token_id: string; token: string }>
  revokeToken(tokenId: string): Promise<void>
  giveRole(name: string, role: string, by: string): Promise<void>
  takeRole(name: string, role: string): Promise<void>
  /** A way to register one passkey. An earlier one that was not used ends. */
  invite(name: string, by: string): Promise<Invited>
  revokeInvitation(invitationId: string): Promise<void>
  /** With every session that began with it. */
  revokePasskey(credentialId: string): Promise<void>
  endSession(sessionId: string): Promise<void>
}
