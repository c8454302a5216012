import type pg from 'pg'
import { type KnownPasskey, relyingPartyAt, verifyAssertion } from '#integrations/webauthn/passkeys.ts'
import type { Refusal } from '#kernel/contracts/refusal.ts'
import { isAppRole } from '#kernel/policy/system-roles.ts'
import type { People } from '#kernel/ports/people.ts'
import { ask } from '#storage/ask.ts'

/** The people of this installation as its house knows them now, through the auditor: it sees the house and changes nothing. */
export function peopleOf(auditor: () => pg.Pool): People {
  return {
    async accessOf(person) {
      const [found] = await ask<{ origin: string | null; roles: string[] }>(auditor(), STANDING, [person])
      if (!found?.origin) return null
      const party = relyingPartyAt(found.origin)
      return {
        roles: found.roles.filter(isAppRole),
        async checkSigned(challenge, signed) {
          const [passkey] = await ask<KnownPasskey>(auditor(), PASSKEY, [person, signed.credential_id])
          if (!passkey) return UNKNOWN
          // Its counter was compared when it came in, and stands in the row since.
          const verified = await verifyAssertion(party, challenge, { ...passkey, sign_count: 0 }, signed)
          return 'code' in verified ? verified : null
        },
      }
    },
  }
}

const UNKNOWN: Refusal = {
  code: 'passkey.unknown',
  message: 'this account has no such passkey in force',
  next: 'Use a passkey of your own.',
}

const STANDING = `
  select s.origin, array(select r.role from kernel.account_roles r join kernel.accounts a on a.workspace_id = r.workspace_id and a.user_id = r.user_id
    where r.user_id = $1 and a.status = 'active' order by r.role) as roles
  from kernel.sharing s`

const PASSKEY = `
  select p.credential_id, p.public_key from kernel.passkeys p join kernel.accounts a on a.workspace_id = p.workspace_id and a.user_id = p.user_id
  where p.user_id = $1 and p.credential_id = $2 and p.revoked_at is null and a.status = 'active'`
