import { constants } from 'node:os'
import { resolve } from 'node:path'
import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Context, Runner } from '../context.ts'
import type { Output } from '../io.ts'
import { type Progress, progressBar } from '../progress.ts'
import { osUser } from '../settings.ts'
import { onSignal } from '../signals.ts'
import { oneLine } from '../terminal.ts'

export function addRestore(program: Command, run: Runner): void {
  program
    .command('restore')
    .argument('<file>', 'a file that `lanewright backup` wrote')
    .description('make a new data folder out of a backup, verify it and say so in the journal')
    .requiredOption('--reason <text>', 'why, for the journal')
    .option('--person <name>', 'who restores it (default: your user name)')
    .option('--key <id>', 'the key that must have signed it, where no journal says so')
    .addHelpText(
      'after',
      `
Into an empty folder only (--data), or an empty database (DATABASE_URL). The journal (--journal, else beside the folder)
tells what happened after the backup: people erased since are erased again, and a workspace that had gone on since is
stopped until you have looked which effects have happened. Without the journal every open workspace is stopped.

Example:
  lanewright restore /backups/2026-03-01.tar --data ./again --journal ./.lanewright.journal --reason "the disk broke"`,
    )
    .action(run(restore))
}

interface Options {
  reason: string
  person?: string
  key?: string
}

async function restore({ settings, out, io }: Context, file: string, options: Options): Promise<number> {
  const { reason, person = osUser(), key } = options
  if (reason.length < 1 || reason.length > 2000)
    throw new Failure('restore.no_reason', 'a reason has 1 to 2000 characters', 'Say why with --reason.')
  if (key !== undefined && !/^[0-9a-f]{64}$/.test(key))
    throw new Failure(
      'backup.bad_key',
      '--key is no id of a key',
      'Give 64 hexadecimal digits, as a restore names them.',
    )
  const [{ restoreTo }, { loadApps }] = await Promise.all([import('../../restoring.ts'), import('../load-apps.ts')])
  const apps = (await loadApps(settings)).flatMap((p) => (p.sql ? [{ name: p.name, folder: p.sql }] : []))
  const bars = stepBars(io.stderr)
  // The server of the unfinished folder ends with this process.
  const release = onSignal((signal) => process.exit(128 + constants.signals[signal]))
  const restored = await restoreTo({
    file: resolve(io.cwd(), file),
    dataDir: settings.dataDir,
    journalDir: settings.journalDir,
    ...(settings.databaseUrl ? { databaseUrl: settings.databaseUrl } : {}),
    apps,
    by: person,
    reason,
    ...(key === undefined ? {} : { key }),
    progress: bars.at,
  }).finally(() => {
    bars.end()
    release()
  })
  out.answer({ ok: true, data: settings.dataDir, ...restored })
  out.say(
    `${out.paint('good', 'green')}: ${restored.entries} entries of ${restored.workspaces} workspaces and ${restored.files} files of cases stand again in ${oneLine(settings.dataDir)}, as of ${restored.taken_at}; stated in line ${restored.line} of the journal.`,
  )
  if (!restored.known)
    out.note(`No journal was at hand: nothing here says whose key ${restored.key} is. A new journal begins.`)
  if (restored.erased.length > 0) out.note(`${restored.erased.length} erased since the backup: erased again.`)
  if (restored.lost.length > 0)
    out.note(`Begun after the backup, and not in it: ${restored.lost.map(oneLine).join(', ')}`)
  for (const id of restored.stopped)
    out.note(`Stopped: ${id}. Look which effects have happened since, then: lanewright stop --lift ${id}`)
  return 0
}

/** One bar after the other. */
function stepBars(stderr: Output): { at(step: string, done: number): void; end(): void } {
  let now: { step: string; bar: Progress } | undefined
  return {
    at(step, done) {
      if (now?.step !== step) {
        now?.bar.end()
        now = { step, bar: progressBar(step, undefined, stderr) }
      }
      now.bar.at(done)
    },
    end: () => now?.bar.end(),
  }
}
