import { type Static, Type } from 'typebox'
import { Count, closed, IsoTime, list, nullable, oneOf, Sha256Hex, Uuid } from '#kernel/contracts/closed.ts'
import { Refused } from './schemas.ts'

/** What is asked of the settings over HTTP, and what is answered. No answer has a place for the value of a secret. */

export const Nothing = closed({})
// What is wrong with a name or a value is said without repeating it: a schema would quote it.
export const SetSecret = closed({ name: Type.String(), value: Type.String() })
export const RemoveSecret = closed({ name: Type.String() })
/** A file of the backups folder and of no other: no slash, and nothing hidden. */
export const BACKUP_NAME = '^[A-Za-z0-9][A-Za-z0-9._-]{0,120}[.]tar$'
export const ByFile = closed({ file: Type.String({ pattern: BACKUP_NAME, maxLength: 130 }) })

const Path = Type.String()
const Lack = closed({ message: Type.String(), next: Type.String() })

const Model = closed({
  provider: Type.String(),
  model: Type.String(),
  /** Of a server that was named; without user, password or query. */
  server: nullable(Type.String()),
  /** Where the key comes from and whether one is there. Never a character of it. */
  key: closed({ from: oneOf(['secret', 'file', 'none']), name: nullable(Type.String()), there: Type.Boolean() }),
})
const AppModel = closed({
  app: Type.String(),
  title: Type.String(),
  /** The model proposes, or the app's own rules do. */
  proposes: oneOf(['model', 'rules']),
  /** Whose data it is, where the operator has to name the app among the confidential ones. */
  confidential: nullable(Type.String()),
  /** The setting that switches the model on for this app; null where the app takes none. */
  setting: nullable(Type.String()),
  /** What a request to the model contains. Empty while the model is off for this app. */
  sends: list(closed({ path: Type.String(), holds: Type.String() }), 100),
})
const Browser = closed({
  /** The program, where one was found. */
  program: nullable(Path),
  lacks: nullable(Lack),
  /** A browser that the person started, or one of ours with a profile in the data folder. */
  way: oneOf(['own', 'profile']),
  address: nullable(Type.String()),
  profile: nullable(closed({ folder: Path, there: Type.Boolean() })),
})
const Overview = closed({
  version: Type.String(),
  node: Type.String(),
  platform: Type.String(),
  person: Type.String(),
  database: closed({
    kind: oneOf(['embedded', 'server']),
    /** Where it is: host and port, nothing of the login. Null for the embedded one. */
    host: nullable(Type.String()),
    name: Type.String(),
    postgres: Type.String(),
    size_bytes: Count,
    migrations: Count,
    /** The newest migration of the kernel. */
    schema: nullable(Type.String()),
    installation: Uuid,
    workspaces: Count,
    entries: Count,
  }),
  folder: closed({ path: Path, free_bytes: nullable(Count) }),
  journal: closed({
    folder: Path,
    /** Ids of the keys that signed it; the last one signs now. */
    keys: list(Sha256Hex, 10_000),
    last_seal: nullable(closed({ at: IsoTime, line: Count })),
  }),
  model: nullable(Model),
  /** Who proposes in each app, and what leaves this machine for it. */
  apps: list(AppModel, 100),
  /** A server that receives the recordings of dictated answers; null where they are transcribed on this machine. */
  speech: nullable(closed({ server: Type.String(), model: Type.String() })),
  browser: Browser,
  presence: closed({ idle_minutes: Type.Number() }),
})
export type Overview = Static<typeof Overview>

const Features = closed({ features: list(closed({ name: Type.String(), lacks: nullable(Lack) }), 100) })

const MountedTool = closed({
  name: Type.String(),
  effect: oneOf(['read', 'idempotent', 'irreversible']),
  pin: Sha256Hex,
  lane: nullable(Type.String()),
  mounted: Type.Boolean(),
})
const Mounts = closed({
  mounts: nullable(
    closed({
      file: Path,
      app: Type.String(),
      servers: list(
        closed({
          name: Type.String(),
          way: oneOf(['command', 'url']),
          to: Type.String(),
          tools: list(MountedTool, 50),
        }),
        20,
      ),
    }),
  ),
})
export type Mounts = Static<typeof Mounts>['mounts']

const Names = list(Type.String(), 1000)
const Policy = closed({
  app: Type.String(),
  activated_at: IsoTime,
  pins: closed({ lanes: Sha256Hex, roles: Sha256Hex }),
  lanes: list(
    closed({
      name: Type.String(),
      purpose: Type.String(),
      callers: Names,
      actions: Names,
      scope: Names,
      /** Asked of a role besides. */
      scope_for: list(closed({ role: Type.String(), scope: Names }), 1000),
      prohibits: Names,
      approval: oneOf(['none', 'exact_bytes', 'two_people']),
      approvers: Names,
      presence: oneOf(['not_needed', 'required']),
      risk: oneOf(['low', 'medium', 'high', 'unrated']),
      evidence: Type.String(),
      effect: oneOf(['read', 'add', 'change', 'remove', 'untold']),
    }),
    1000,
  ),
  roles: list(closed({ name: Type.String(), kind: Type.String(), purpose: Type.String() }), 1000),
  /** For another engine to check; null where the app itself is not loaded. */
  cedar: nullable(closed({ schema: Type.String(), policies: Type.String() })),
})
export type PolicyLine = Static<typeof Policy>

const Secrets = closed({
  /** Where they are kept, in words; null where none was ever set. */
  place: nullable(Type.String()),
  secrets: list(closed({ name: Type.String(), used_by: list(Type.String(), 100) }), 500),
})
export type SecretLines = Static<typeof Secrets>

/** What a restore of this backup would meet, and how it is done. */
const Checked = closed({
  taken_at: IsoTime,
  postgres: Type.String(),
  tables: Count,
  rows: Count,
  workspaces: Count,
  entries: Count,
  /** Who signed it, and whether the journal at hand knows that key; false where there is no journal. */
  key: Sha256Hex,
  known_key: Type.Boolean(),
  /** Of workspaces since then, as the journal tells it; null where there is none. */
  since: nullable(closed({ gone_on: Count, begun: Count })),
  steps: list(closed({ says: Type.String(), command: nullable(Type.String()) }), 10),
})
export type CheckedBackup = Static<typeof Checked>

const Work = closed({
  kind: oneOf(['backup', 'check']),
  file: Type.String(),
  state: oneOf(['running', 'done', 'failed', 'cancelled']),
  /** So far: rows of a backup that is written, bytes of one that is looked through. */
  done: Count,
  unit: oneOf(['rows', 'bytes']),
  /** Where the end is known. */
  total: nullable(Count),
  started_at: IsoTime,
  ended_at: nullable(IsoTime),
  refusal: nullable(Refused),
  checked: nullable(Checked),
})
export type BackupWork = Static<typeof Work>

const Backups = closed({
  folder: Path,
  free_bytes: nullable(Count),
  /** The last work on backups since the start, running or ended. */
  work: nullable(Work),
  /** Newest first. */
  backups: list(
    closed({
      file: Type.String(),
      size_bytes: Count,
      written_at: IsoTime,
      /** Of the whole file, as it was when it was made here. */
      sha256: nullable(Sha256Hex),
    }),
    500,
  ),
})
export type BackupList = Static<typeof Backups>

export const answers = {
  overview: Overview,
  features: Features,
  mounts: Mounts,
  policies: closed({ policies: list(Policy, 1000) }),
  secrets: Secrets,
  secretSet: closed({ name: Type.String(), place: Type.String() }),
  secretRemoved: closed({ removed: Type.Boolean() }),
  backups: Backups,
  work: Work,
  cancelled: closed({ cancelled: Type.Boolean() }),
}
