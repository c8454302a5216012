import type { BackupManifest } from '#kernel/contracts/backup.ts'
import type { JournalKnowledge } from '#kernel/ports/statements.ts'
import { SYSTEM_WORKSPACE } from '#kernel/system-workspace.ts'
import type { Installation } from '../installation.ts'
import type { CheckedBackup } from '../server/settings-schemas.ts'

type Place = Pick<Installation, 'dataDir' | 'journalDir' | 'databaseUrl' | 'appFiles'> & {
  file: string
  /** A day, to name the new folder after. */
  today: string
}

/**
 * What a restore of this backup would meet, and the words to do it with. The running product does none of it: see
 * docs/decisions/028.
 */
export function restorePlan(
  manifest: BackupManifest,
  known: JournalKnowledge | null,
  place: Place,
): Omit<CheckedBackup, 'key'> {
  const taken = new Map(manifest.heads.map(({ workspace, seq }) => [workspace, BigInt(seq)]))
  const sealed = (known?.heads ?? []).filter(({ workspace }) => workspace !== SYSTEM_WORKSPACE)
  const goneOn = sealed.filter(({ workspace, seq }) => BigInt(seq) > (taken.get(workspace) ?? BigInt(seq)))
  const sum = (numbers: string[]) => Number(numbers.reduce((all, n) => all + BigInt(n), 0n))
  return {
    taken_at: manifest.taken_at,
    postgres: manifest.postgres,
    tables: manifest.tables.length,
    rows: sum(manifest.tables.map(({ rows }) => rows)),
    workspaces: manifest.heads.filter(({ workspace }) => workspace !== SYSTEM_WORKSPACE).length,
    entries: sum(manifest.heads.map(({ seq }) => seq)),
    // A key that the journal does not know was refused before this.
    known_key: known !== null,
    since: known && {
      gone_on: goneOn.length,
      begun: sealed.filter(({ workspace }) => !taken.has(workspace)).length,
    },
    steps: stepsOf(place),
  }
}

function stepsOf({ dataDir, journalDir, databaseUrl, appFiles, file, today }: Place): CheckedBackup['steps'] {
  const data = `${dataDir}.restored-${today}`
  const apps = appFiles.flatMap((app) => ['--app', app])
  const where = [...(databaseUrl ? [] : ['--data', data]), '--journal', journalDir, ...apps]
  const empty = {
    says: 'Create an empty database, and let DATABASE_URL name it from now on. The old one stays as it is.',
    command: null,
  }
  return [
    {
      says: 'End the running product: Ctrl-C where it was started. Two databases never share a journal.',
      command: null,
    },
    ...(databaseUrl ? [empty] : []),
    {
      says: databaseUrl
        ? 'Restore into it.'
        : 'Restore into a new folder. The one of today stays as it is until you remove it yourself.',
      command: lineOf(['restore', file, ...where, '--reason', 'say why, for the journal']),
    },
    { says: 'Start again from there.', command: lineOf(['start', ...where]) },
  ]
}

/** As a shell takes it: a word with anything but plain characters stands in quotes. */
function lineOf(words: string[]): string {
  const quoted = words.map((word) => {
    if (/^[\w@%+=:,./\\-]+$/.test(word)) return word
    return process.platform === 'win32' ? `"${word.replaceAll('"', '')}"` : `'${word.replaceAll("'", `'\\''`)}'`
  })
  return ['lanewright', ...quoted].join(' ')
}
