import type { Signed } from '#kernel/contracts/inbox.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'

/** Who the people of an installation are. Asked at each decision: a role may have been taken since it was sent. */
export interface People {
  /** Null in local mode: there whoever runs the product speaks for everybody. */
  accessOf(person: string): Promise<PersonAccess | null>
}

export interface PersonAccess {
  /** The roles of packs that the account holds; none without an account in force. */
  roles: readonly string[]
  /** Did a passkey of this account sign exactly this challenge, here, with its person verified? Null: it did. */
  checkSigned(challenge: string, signed: Signed): Promise<Refusal | null>
}
