import type { Attack } from './attack.ts'
import { compliantAttacks } from './compliant/attacks.ts'
import { gates } from './interfaces/attacks.ts'
import { simulatorAttacks } from './sim/attacks.ts'

/** Everything that `npm run harness -- attack` does, in the order of the table that it prints. */
export const attacks: Attack[] = [
  {
    adversary: 'insider-sql',
    name: 'every guarantee of the database, attacked by its application role, its owner and its superuser',
    suite: ['tests/integration/security/raw-sql/'],
  },
  ...gates,
  ...simulatorAttacks,
  ...compliantAttacks,
]
