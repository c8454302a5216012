import type { Command } from 'commander'
import type { Context, Runner } from '../context.ts'
import { wholeNumber } from './start.ts'

export function addWorker(program: Command, run: Runner): void {
  program
    .command('worker')
    .description('work the workspaces without a page or an API')
    .option('--concurrency <n>', 'workspaces worked at the same time', wholeNumber(1, 64), 8)
    .option('--practice-presence', 'campaigns on the practice channel go on with nobody there; no other ones do')
    .addHelpText(
      'after',
      `
Many workers on many machines may share one DATABASE_URL; each workspace is worked by one of them at a time.

Example:
  DATABASE_URL=postgres://USER:PASSWORD@HOST/DATABASE lanewright worker --concurrency 16`,
    )
    .action(run(work))
}

interface Options {
  concurrency: number
  practicePresence?: boolean
}

async function work(context: Context, { concurrency, practicePresence }: Options): Promise<number> {
  const [{ runService }, { activeWorkspaces }] = await Promise.all([
    import('../service.ts'),
    import('#apps/server/queries.ts'),
  ])
  return runService(context, concurrency, async (lw) => {
    if (practicePresence) {
      lw.presence.scriptPractice()
      // Those that found nobody there a moment ago wait to be woken.
      for (const id of await activeWorkspaces(lw.database.pool('auditor'))) await lw.dispatch.wake(id)
    }
    context.out.note('The worker runs until you press Ctrl-C.')
    context.out.answer({ ok: true, pid: process.pid })
    return async () => {}
  })
}
