import type { Command } from 'commander'
import type { Context, Runner } from '../context.ts'
import { printable } from '../terminal.ts'

export function addDemo(program: Command, run: Runner): void {
  program
    .command('demo')
    .argument('<pack>', 'the pack to show: tasks')
    .description("run a pack's sample from its first word to the proof of it, offline and without a key")
    .addHelpText(
      'after',
      `
Works in the data folder with people made for it, and leaves them there to be looked at.

Examples:
  lanewright demo tasks
  lanewright demo tasks --data ./demo --json`,
    )
    .action(run((context, pack: string, _options: object) => demo(context, pack)))
}

async function demo({ settings, out }: Context, pack: string): Promise<number> {
  const [{ withLanewright }, { demonstrate }, { Failure }] = await Promise.all([
    import('../opening.ts'),
    import('#apps/tasks/demo.ts'),
    import('#contracts/refusal.ts'),
  ])
  if (pack !== 'tasks')
    throw new Failure('demo.unknown', `there is no sample of ${JSON.stringify(pack)}`, 'Choose one of: tasks.')
  return withLanewright(settings, async (lw) => {
    const shown = await demonstrate(lw, (line) => out.say(printable(line)))
    out.answer({ pack, ...shown })
    return shown.ledger.verified ? 0 : 1
  })
}
