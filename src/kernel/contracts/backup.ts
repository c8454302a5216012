import { type Static, Type } from 'typebox'
import { closed, IsoTime, list, oneOf, Sha256Hex, text, Uuid } from './closed.ts'

export const BACKUP_FORMAT = 'lanewright backup 2'
/** Without the files of cases, which lay on the disk beside it. It is read as ever. */
export const FIRST_BACKUP_FORMAT = 'lanewright backup 1'

/** Numbers of 64 bits, as text. */
const Whole = Type.String({ pattern: '^(0|[1-9][0-9]{0,18})$', maxLength: 19 })
const Name = Type.String({ pattern: '^[a-z][a-z0-9_]*\\.[a-z][a-z0-9_]*$', maxLength: 130 })
const Column = Type.String({ pattern: '^[a-z_][a-z0-9_]*$', maxLength: 63 })

/** What a backup holds. It is signed; every part of the file is named in it with its hash. */
export const BackupManifest = closed({
  format: oneOf([FIRST_BACKUP_FORMAT, BACKUP_FORMAT]),
  taken_at: IsoTime,
  postgres: text(40, 1),
  installation: Uuid,
  migrations: list(closed({ name: text(200, 1), hash: Sha256Hex }), 10_000),
  heads: list(closed({ workspace: Uuid, seq: Whole, hash: Sha256Hex }), 10_000_000),
  tables: list(
    closed({
      table: Name,
      columns: list(Column, 1600),
      part: text(200, 1),
      rows: Whole,
      size_bytes: Whole,
      sha256: Sha256Hex,
    }),
    10_000,
  ),
  /** Partitions that came later than their table: a restore makes them again. */
  partitions: list(closed({ table: Name, parent: Name, bound: text(1000, 1) }), 100_000),
  /** Of cases, where they lie outside of the tables. Each part is named after its own hash; this is the hash of the list. */
  files: Type.Optional(closed({ count: Whole, size_bytes: Whole, sha256: Sha256Hex })),
})
export type BackupManifest = Static<typeof BackupManifest>

export const BackupSignature = closed({
  key: Sha256Hex,
  public_key: Type.String({ pattern: '^[A-Za-z0-9+/]{43}=$', maxLength: 44 }),
  signature: Type.String({ pattern: '^[A-Za-z0-9+/]{86}==$', maxLength: 88 }),
})
export type BackupSignature = Static<typeof BackupSignature>
