import type { Requirement } from './requirement.ts'

/** specs/kernel.md, Ledger: people's rights, backup and restore. */
export const operations = {
  'K-erase.1': {
    says: 'Erasing a person destroys the key and blanks every personal column about the person in one transaction, told in the audit log; verify stays green and replay yields the erased form at every point in time.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-erase.2': {
    says: 'A legal hold on the person or on the workspace refuses the erasure, in raw SQL too, until it is lifted.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-erase.3': {
    says: 'The guards of rows that never change let only an erasure pass: personal columns alone, to the erased form alone, where the key is destroyed already; faking one gains nothing to the application role, the owner or a superuser.',
    source: 'specs/kernel.md, Ledger; specs/kernel.md, Guarantees',
  },
  'K-erase.4': {
    says: 'A table whose personal columns could not take the erased form is refused when it is registered.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-erase.5': {
    says: 'After an erasure the plain value is in no table, index, log, write-ahead log file or backup made after it.',
    source: 'specs/kernel.md, Ledger',
  },
} as const satisfies Record<string, Requirement>
