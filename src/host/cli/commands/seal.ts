import type { Command } from 'commander'
import { Failure } from '#kernel/contracts/refusal.ts'
import type { Context, Runner } from '../context.ts'
import { osUser } from '../settings.ts'
import { requireReason } from './keys.ts'

export function addSeal(program: Command, run: Runner): void {
  program
    .command('seal')
    .description('seal every head that moved since its last seal')
    .option('--accept-catalog', 'first state that the tables, functions and triggers are meant to be as they are')
    .option('--reason <text>', 'why the catalog changed')
    .option('--person <name>', 'who accepts it (default: your user name)')
    .addHelpText(
      'after',
      `
A change of the schema that no migration of this program made is a finding of verify until a person accepts it here.

Examples:
  lanewright seal
  lanewright seal --accept-catalog --reason "index added by the operator"`,
    )
    .action(run(seal))
}

interface Options {
  acceptCatalog?: boolean
  reason?: string
  person?: string
}

async function seal({ settings, out }: Context, { acceptCatalog, reason, person = osUser() }: Options) {
  const { withSealer } = await import('../opening.ts')
  const done = await withSealer(settings, async (sealer, fingerprint) => {
    if (!sealer)
      throw new Failure(
        'journal.not_at_hand',
        `the journal in ${settings.journalDir} cannot be written for this database`,
        'Run `lanewright doctor`.',
      )
    let accepted: number | null = null
    if (acceptCatalog) {
      requireReason(reason)
      accepted = (await sealer.state({ kind: 'catalog', body: { fingerprint: await fingerprint(), reason, person } }))
        .line
    }
    return { sealed: await sealer.sealMoved(), accepted }
  })
  out.answer({ ok: true, ...done })
  if (done.accepted !== null) out.say(`Line ${done.accepted} of the journal states the catalog as it is.`)
  out.say(done.sealed === 0 ? 'Every head is sealed.' : `${done.sealed} heads were sealed.`)
  return 0
}
