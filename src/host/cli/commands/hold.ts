import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import { type Context, type Runner, requireUuid } from '../context.ts'
import { osUser } from '../settings.ts'
import { closing } from '../signals.ts'

export function addHold(program: Command, run: Runner): void {
  program
    .command('hold')
    .argument('<workspace>', 'workspace id')
    .argument('[person]', 'one person in it; without it, everybody')
    .description('a legal hold: nothing is erased while it stands')
    .option('--reason <text>', 'why; stands plain in the ledger')
    .option('--lift', 'lift it')
    .option('--person <name>', 'who places or lifts it (default: your user name)')
    .addHelpText(
      'after',
      `
Examples:
  lanewright hold 0198c0de-0000-7000-8000-000000000001 --reason "case 12/26"
  lanewright hold 0198c0de-0000-7000-8000-000000000001 --lift`,
    )
    .action(run(hold))
}

interface Options {
  reason?: string
  lift?: boolean
  person?: string
}

async function hold(
  { settings, out }: Context,
  space: string,
  subject: string | undefined,
  options: Options,
): Promise<number> {
  const workspace = requireUuid(space, 'workspace')
  const person = subject === undefined ? undefined : requireUuid(subject, 'person')
  const { reason, lift = false, person: by = osUser() } = options
  if (!lift && (reason === undefined || reason.length < 1 || reason.length > 2000))
    throw new Failure('hold.no_reason', 'a hold needs a reason of 1 to 2000 characters', 'Say why with --reason.')
  if (by.length < 1 || by.length > 200)
    throw new Failure('person.bad_name', 'a person has a name of 1 to 200 characters', 'Name one with --person.')
  const [{ openWay, requireSchema }, { openDatabase }, { placeHold, liftHold }] = await Promise.all([
    import('../opening.ts'),
    import('#storage/database.ts'),
    import('#storage/hold.ts'),
  ])
  const done = await closing(
    () => openWay(settings),
    (way) => way.close(),
    async (way) => {
      const database = openDatabase(way.connections)
      try {
        await requireSchema(database.pool('auditor'))
        const what = { workspace, ...(person ? { person } : {}), by, now: new Date().toISOString() }
        const app = database.pool('app')
        return lift ? await liftHold(app, what) : await placeHold(app, { ...what, reason: reason as string })
      } finally {
        await database.close()
      }
    },
  )
  if (!done.ok) throw new Failure(done.refusal.code, done.refusal.message, done.refusal.next)
  out.answer({ ok: true, workspace, person: person ?? null, held: !lift })
  const whom = person ?? 'everybody'
  out.say(lift ? `Lifted: the hold on ${whom} in ${workspace}.` : `Held: nothing of ${whom} in ${workspace} is erased.`)
  return 0
}
