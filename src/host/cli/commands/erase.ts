import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type Context, type Runner, requireUuid } from '../context.ts'
import { progressBar } from '../progress.ts'
import { osUser } from '../settings.ts'
import { closing } from '../signals.ts'

export function addErase(program: Command, run: Runner): void {
  program
    .command('erase')
    .argument('<workspace>', 'workspace id')
    .argument('<person>', "the person's id in that workspace")
    .description('erase a person: the key is destroyed, every personal value is gone, the ledger still verifies')
    .requiredOption('--reason <text>', 'why; stands plain in the ledger, so name nobody in it')
    .option('--person <name>', 'who erases (default: your user name)')
    .addHelpText(
      'after',
      `
This cannot be undone. A legal hold refuses it (lanewright hold). Backups made before still hold the person: delete them,
or keep the journal, which makes a restore erase the person again. If it was cut short, run it again.

Example:
  lanewright erase 0198c0de-0000-7000-8000-000000000001 0198c0de-0000-7000-8000-00000000aaaa --reason "asked on 1 March"`,
    )
    .action(run(erase))
}

interface Options {
  reason: string
  person?: string
}

async function erase(
  { settings, out, io }: Context,
  space: string,
  subject: string,
  options: Options,
): Promise<number> {
  const workspace = requireUuid(space, 'workspace')
  const person = requireUuid(subject, 'person')
  const { reason, person: by = osUser() } = options
  if (reason.length < 1 || reason.length > 2000)
    throw new Failure('erase.no_reason', 'an erasure needs a reason of 1 to 2000 characters', 'Say why with --reason.')
  const [{ openWay, journalAtHand, requireSchema }, { openDatabase }, { erasePerson }, { dropErasedCase }] =
    await Promise.all([
      import('../opening.ts'),
      import('#storage/database.ts'),
      import('#storage/erase.ts'),
      import('#apps/casework/services/erase-case.ts'),
    ])
  const erased = await closing(
    () => openWay(settings),
    (way) => way.close(),
    async (way) => {
      const database = openDatabase(way.connections)
      const journal = journalAtHand(settings, database)
      const bar = progressBar('erasing', undefined, io.stderr)
      try {
        await requireSchema(database.pool('auditor'))
        const sealer = await journal.sealer()
        if (!sealer) throw noJournal(settings.journalDir)
        const place = { owner: database.pool('owner'), ...(way.superuserUrl ? { superuserUrl: way.superuserUrl } : {}) }
        const request = { workspace, person, by, reason, now: new Date().toISOString() }
        return await erasePerson(place, sealer, request)
      } finally {
        bar.end()
        await journal.close()
        await database.close()
      }
    },
  )
  if (!erased.ok) throw new Failure(erased.refusal.code, erased.refusal.message, erased.refusal.next)
  // After the key: a case that is erased has no bytes that anybody could still ask for.
  const files = await dropErasedCase(settings.dataDir, erased)
  out.answer({ ...erased, files })
  const rows = Object.values(erased.rows).reduce((sum, n) => sum + n, 0)
  out.say(erased.before ? 'The person was erased before.' : `Erased: ${rows} rows hold nothing of the person any more.`)
  if (files > 0) out.say(`${files} ${files === 1 ? 'file' : 'files'} of the case went from the disk.`)
  out.note(CLEANED[erased.cleaned])
  return erased.cleaned === 'later' ? 1 : 0
}

const CLEANED = {
  files: 'The values are gone from every file of the database. Backups made before still hold them.',
  tables:
    "The values are gone from tables and indexes. The server's write-ahead log, replicas and backups are its operator's.",
  later:
    'Somebody still reads an older state (a backup, a replay), so its files still hold the values. Run it again later.',
} as const

/** Without it a restore would bring the person back. */
function noJournal(journalDir: string): Failure {
  const next = 'Name the journal of this database with --journal DIR, with its key in it.'
  return new Failure('journal.missing', `the erasure could not be stated: no journal of it in ${journalDir}`, next)
}
