import type { Requirement } from './requirement.ts'

/** specs/kernel.md: what the database itself guarantees, and the ledger. */
export const ledger = {
  'K-db.1': {
    says: 'Every insert, update and delete on an evented table appends to event_log in the same transaction, raw SQL included.',
    source: 'specs/kernel.md, Guarantees; seed 001, 4.3; seed 001, 14 Logging',
  },
  'K-db.2': {
    says: 'The event triggers are statement-level on transition tables: an import of many rows in one statement fires once.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.3': {
    says: 'The event triggers stand on the parent and on every partition and are ENABLE ALWAYS, so replica mode does not skip them.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.4': {
    says: 'TRUNCATE and updates of a key on an evented table are refused.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.5': {
    says: 'Every domain table of kernel and apps is evented; the only exceptions are leases, heartbeats, counters, dispatch and seals.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.6': {
    says: 'A table without its triggers fails the start.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.7': {
    says: 'Artifact bytes are stored by hash and never stand in a log payload.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.8': {
    says: 'event_log and audit_log refuse UPDATE, DELETE and TRUNCATE, to the owner and a superuser too.',
    source: 'specs/kernel.md, Guarantees; specs/casework.md, What must be shown; seed 001, 4.3',
  },
  'K-db.9': {
    says: 'Both logs of a workspace share one sequence without gaps and one hash chain, assigned by a locked head row.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.10': {
    says: 'Rows enter the logs only through SECURITY DEFINER functions; a direct INSERT is refused.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.11': {
    says: 'A task cannot change status without a verification row written in the same transaction.',
    source: 'specs/kernel.md, Guarantees; seed 001, 5; seed 000, Controller Invariant Checks 2',
  },
  'K-db.12': {
    says: 'A task is inserted only as pending, and only legal status transitions are stored.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.13': {
    says: 'The database refuses any change of an approved script, by an agent or anyone else.',
    source: 'specs/kernel.md, Guarantees; seed 001, 20.4',
  },
  'K-db.14': {
    says: 'A tool outcome cannot exist without its intent, and there is one intent per idempotency key.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.15': {
    says: 'workspace_id is mandatory on every table.',
    source: 'specs/kernel.md, Guarantees; seed 001, 17 Schema-Level Guarantees',
  },
  'K-db.16': {
    says: 'In a cycle the application role sees and writes rows of one workspace only.',
    source: 'specs/kernel.md, Guarantees; seed 004, Non-Negotiable',
  },
  'K-db.17': {
    says: 'At the desk a person sees only workspaces that the person is a member of.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.18': {
    says: 'Row-level security is forced on every table, the owner has no BYPASSRLS, and views are security_invoker.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.19': {
    says: 'Nothing is created in the schema public, and PUBLIC, anon and authenticated have no rights.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-db.20': {
    says: 'Each app has its own schema and the kernel has kernel; leads belong to outreach, and to-do items are not kernel tasks.',
    source: 'specs/kernel.md, Guarantees',
  },

  'K-ledger.1': {
    says: 'An entry is hashed with SHA-256 over its stored payload bytes, written under pinned TimeZone, DateStyle and float settings.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-ledger.2': {
    says: "Time in the ledger comes from the controller's clock, so two runs with the same seed and clock give the same head.",
    source: 'specs/kernel.md, Ledger; specs/outreach.md, What must be shown',
  },
  'K-ledger.3': {
    says: 'verify walks the whole ledger, finds any change, insertion, deletion or reordering, and names the first bad entry.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-ledger.4': {
    says: 'verify works offline, with only an export in hand.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-ledger.5': {
    says: 'replay rebuilds every table of a workspace from event_log alone in a scratch schema, compares byte for byte, and names a row that differs.',
    source: 'specs/kernel.md, Ledger; seed 001, 4.3; seed 001, 18',
  },
  'K-ledger.6': {
    says: 'The state at any point in time can be rebuilt.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-ledger.7': {
    says: 'Columns declared personal stay plain in their tables; logs, audit payloads, prompts and mails hold them only encrypted under a key per person.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-ledger.8': {
    says: 'Entry hashes cover the ciphertext: verify stays green without any key.',
    source: 'specs/kernel.md, Ledger',
  },

  'K-seal.1': {
    says: 'Seals are roots of a Merkle tree (RFC 6962) over the entries of a workspace, which grows from its peaks without reading old entries.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.2': {
    says: 'Inclusion and consistency proofs are those of RFC 6962, and nothing else passes their check.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.3': {
    says: 'A journal line is canonical JSON, holds the hash of the line before and is signed with Ed25519.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.4': {
    says: 'The journal and its key lie outside of the data folder, closed to other users; the key is in no line, database or export.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, Adversaries',
  },
  'K-seal.5': {
    says: 'A head is sealed and on disk before an irreversible effect; seals that wait share one fsync.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.6': {
    says: 'Sealing goes on after a restart where the journal ends, and a log that was rewritten is not sealed over.',
    source: 'specs/trust.md, Promises',
  },
  'K-seal.7': {
    says: 'A last line that a crash tore is cut off with a note; anything else that is wrong in the journal is a finding.',
    source: 'specs/trust.md, Promises',
  },
  'K-seal.8': {
    says: 'Where a seal cannot be written, nothing irreversible is done, and the journal stays whole.',
    source: 'specs/kernel.md, Ledger; specs/trust.md, How it is tested',
  },
  'K-seal.9': {
    says: 'Several processes of one machine write one journal chain; each machine has a journal of its own, told apart by its key.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.10': {
    says: 'Keys are generated, rotated under the old key, and a loss is stated under a new one and shown by every later verification.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.11': {
    says: 'Tampering as superuser of more than twenty kinds, with log, head, seals, journal, checkpoints, policies or guards, is found, and the first bad entry named.',
    source: 'specs/trust.md, Promises',
  },
  'K-seal.12': {
    says: 'verify goes on from the last clean verification: it reads only what came after.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.13': {
    says: 'An exported slice is verified offline, by lanewright and by a small program that shares no code with it.',
    source: 'specs/kernel.md, Ledger',
  },
  'K-seal.14': {
    says: 'A fingerprint of the catalog is in each seal; a change that nobody stated is found until a person accepts it.',
    source: 'specs/kernel.md, Guarantees',
  },
  'K-seal.15': {
    says: 'A database without its journal, or with the journal of another installation, is told so in clear words; its chains can still be verified.',
    source: 'specs/kernel.md, Bad input',
  },
} as const satisfies Record<string, Requirement>
