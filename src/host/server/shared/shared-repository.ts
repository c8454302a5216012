import type { KnownPasskey } from '#integrations/webauthn/passkeys.ts'
import type { NewPasskey } from '#kernel/controller/sharing.ts'
import type { KnownPeople } from './people.ts'

export interface Invitation {
  invitation_id: string
  user_id: string
  account_id: string
}

/** What signing in reads and writes, in the house of this installation. */
export interface SharedRepository {
  known(): Promise<KnownPeople>
  appOf(workspace: string): Promise<string | null>
  /** The one that this secret opens, if it still stands. */
  invitation(token: string): Promise<Invitation | null>
  passkeysOf(userId: string): Promise<string[]>
  /** A passkey in force of an account in force. */
  passkey(credentialId: string): Promise<(KnownPasskey & { user_id: string }) | null>
  register(invitation: Invitation, passkey: NewPasskey): Promise<void>
  counted(passkey: KnownPasskey, signCount: number): Promise<void>
  /** The token is told here, once, and stands nowhere. */
  begin(by: { user_id: string; credential_id: string }): Promise<{ token: string; expires_at: string }>
  end(session: string): Promise<void>
  touch(session: string): Promise<void>
}
