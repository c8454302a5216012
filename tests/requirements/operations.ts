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
  'K-backup.1': {
    says: 'backup writes everything of one moment to one private file, while work goes on, on the embedded server and any other; it replaces no file and leaves no half.',
    source: 'specs/kernel.md, Ledger; specs/kernel.md, Interfaces',
  },
  'K-backup.2': {
    says: 'restore makes a database of it in an empty folder or database only; verify and replay are green, work goes on, what was uncertain stays uncertain, and a signed statement in the journal says so.',
    source: 'specs/kernel.md, Ledger; specs/kernel.md, Side effects',
  },
  'K-backup.3': {
    says: 'After a restore nothing is sent twice: a workspace that had gone on after the backup, or may have, is stopped until a person has looked.',
    source: 'specs/kernel.md, Side effects',
  },
  'K-backup.4': {
    says: 'People erased after the backup was taken are erased again by the restore.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-backup.5': {
    says: 'A backup with any bit changed, cut off or without its signature is refused before anything is made, and the damaged part is named.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, How it is tested',
  },
  'K-backup.6': {
    says: 'Backup and restore hold no table in memory: they cost the same few megabytes at any size.',
    source: 'specs/scale.md, One machine',
  },
  'K-backup.7': {
    says: 'Starting on a data folder of another PostgreSQL major version is refused with the next step, and a backup of the old restores into the new.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-backup.8': {
    says: 'The files of cases are in the backup, wherever they lie, and a restore puts them where the restored product looks for them; none of a case that was erased since.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-backup.9': {
    says: 'A file that is damaged on the disk is named by the backup and left out of it; everything else is in it.',
    source: 'specs/trust.md, How it is tested',
  },
} as const satisfies Record<string, Requirement>
