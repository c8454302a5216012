import { resolve } from 'node:path'
import type { Command } from 'commander'
import type { Context, Runner } from '../context.ts'
import { progressBar } from '../progress.ts'
import { closing } from '../signals.ts'
import { oneLine } from '../terminal.ts'

export function addBackup(program: Command, run: Runner): void {
  program
    .command('backup')
    .argument('<file>', 'a new file')
    .description('write everything, as it stands in this moment, to one signed file')
    .addHelpText(
      'after',
      `
Work goes on meanwhile. The file is as secret as the database: it holds personal data and the keys that conceal them.
It is a tar archive of PostgreSQL's own text form and is restored by any later version; see docs/guides/backup.md.

Example:
  lanewright backup /backups/2026-03-01.tar`,
    )
    .action(run((context, file: string, _options: object) => backup(context, resolve(context.io.cwd(), file))))
}

async function backup({ settings, out, io }: Context, path: string): Promise<number> {
  const [{ openWay }, { openDatabase }, { backUp }] = await Promise.all([
    import('../opening.ts'),
    import('#storage/database.ts'),
    import('../../backing-up.ts'),
  ])
  const made = await closing(
    () => openWay(settings),
    (way) => way.close(),
    async (way) => {
      const database = openDatabase(way.connections)
      const bar = progressBar('backing up', undefined, io.stderr)
      try {
        const { journalDir, databaseUrl } = settings
        const dataDir = databaseUrl === undefined ? settings.dataDir : null
        return await backUp({ database, journalDir, dataDir, path, progress: bar.at })
      } finally {
        bar.end()
        await database.close()
      }
    },
  )
  out.answer({
    ok: made.damaged.length === 0,
    file: path,
    size_bytes: made.sizeBytes,
    tables: made.tables,
    rows: Number(made.rows),
    files: Number(made.manifest.files?.count ?? 0),
    damaged_files: made.damaged.length,
    taken_at: made.manifest.taken_at,
  })
  out.say(
    `${made.rows} rows of ${made.tables} tables and ${made.manifest.files?.count ?? 0} files of cases written to ${oneLine(path)} (${megabytes(made.sizeBytes)} MB).`,
  )
  for (const { caseId, sha256 } of made.damaged.slice(0, 20))
    out.note(`Damaged on the disk, and not in the backup: file ${sha256} of case ${caseId}.`)
  out.note('Keep it as secret as the database, and the journal beside it: a restore asks for both.')
  // Nobody reads what a nightly job says while it exits 0.
  return made.damaged.length === 0 ? 0 : 1
}

function megabytes(sizeBytes: number): string {
  return (sizeBytes / 1024 / 1024).toFixed(1)
}
